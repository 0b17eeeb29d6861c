/**
 * Loads all modules that a view needs at once, instead of one generation of imports after the other: `tilewright site`
 * writes here which they are. A server on the same machine answers at once and needs none of it.
 */

const NEEDED = {};

/** Load what a module needs, and it itself. @param {string} path as it is in the page's folder */
export function loadAhead(path) {
  for (const needed of NEEDED[path] ?? []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = new URL(needed, import.meta.url).href;
    document.head.append(link);
  }
  delete NEEDED[path];
}

// Before the words of the page are there, and before main.js knows the way.
if (/^#(\/(puzzle|file)\/|p=)/.test(location.hash)) loadAhead("table/puzzle.js");
