// The keys for undo and redo, which work everywhere but in a text field.

/**
 * Listen to Ctrl+Z and Ctrl+Shift+Z.
 * @param {() => void} undo
 * @param {() => void} redo
 * @returns {() => void} takes the keys away
 */
export function undoKeys(undo, redo) {
  const listen = (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    // A field undoes its own typing.
    if (event.target.closest?.(":read-write")) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  };
  document.addEventListener("keydown", listen);
  return () => document.removeEventListener("keydown", listen);
}
