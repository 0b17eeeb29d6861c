// What this tab of the browser keeps through a reload.

/**
 * Keep a value in the place of an earlier one, which is gone also where there is no room for the new one.
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

/** What was kept; null if nothing was. @param {string} key */
export function keptInTab(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
