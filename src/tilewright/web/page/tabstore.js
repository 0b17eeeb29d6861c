// What this tab of the browser keeps through a reload.

/**
 * Keep a value in the place of an earlier one.
 * @param {string} key
 * @param {any} value
 */
export function keepInTab(key, value) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    forgetInTab(key);
  }
}

/** What was kept; null if nothing was. @param {string} key */
export function keptInTab(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Where there is no room for the new value, an old one would be taken for it after a reload. */
function forgetInTab(key) {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing is kept.
  }
}
