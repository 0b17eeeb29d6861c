// What the browser keeps: for this tab through a reload, or for all tabs until it is cleared.

/**
 * Keep a value through a reload of this tab, in the place of an earlier one, which is gone also where there is no room for
 * the new one.
 * @param {string} key
 * @param {any} value
 */
export function keepInTab(key, value) {
  try {
    sessionStorage.removeItem(key);
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage nothing is kept.
  }
}

/** What was kept through a reload; null if nothing was. @param {string} key */
export function keptInTab(key) {
  return kept(() => sessionStorage, key);
}

/** Keep a value for all tabs, and tell whether there was room; else the earlier one stays. @param {string} key @param {any} value */
export function keepInBrowser(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // Without storage nothing is kept.
    return false;
  }
}

/** What was kept for all tabs; null if nothing was. @param {string} key */
export function keptInBrowser(key) {
  return kept(() => localStorage, key);
}

function kept(storage, key) {
  try {
    return JSON.parse(storage().getItem(key) ?? "null");
  } catch {
    return null;
  }
}
