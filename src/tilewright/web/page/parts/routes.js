// Addresses that several views lead to.

import { keepInTab, keptInTab } from "./tabstore.js";

const OWN = "tilewright:own";

let own = null;

/** Where a puzzle of the catalog lies on the table, as it is or as a variant. */
export function puzzleRoute(name, variant = "") {
  return ["#/puzzle", name, variant].filter(Boolean).map((part, k) => (k ? encodeURIComponent(part) : part)).join("/");
}

/** Put a puzzle that is in no catalog on the table. @param {object} puzzle the `puzzle` of a request */
export function openOwn(puzzle) {
  own = puzzle;
  keepInTab(OWN, puzzle);
  // The address stays the same if another puzzle of one's own lay there; it is shown all the same.
  if (location.hash === "#/own") dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = "#/own";
}

/** The puzzle of one's own that was opened last, also after a reload; null if there is none. */
export function ownPuzzle() {
  return own ?? keptInTab(OWN);
}
