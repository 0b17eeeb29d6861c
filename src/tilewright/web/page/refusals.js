/** Refusals of searches: in sight when they come, and gone when what they say is over. */

import { problem } from "./say.js";
import { hasRoom, onSearches } from "./searches.js";

/**
 * A place for refusals beside the buttons that begin a search; what was refused for want of room can be tried again, and
 * its words go, as soon as there is room.
 * @param {import("./table.js").Table} table
 * @param {HTMLElement} row
 * @returns {(refused: import("./refused.js").Refused | null) => void} shows a refusal; null takes it away
 */
export function refusalsBeside(table, row) {
  let isBusy = false;
  const show = (refused) => {
    isBusy = refused?.kind === "busy";
    problem(row, refused);
    if (refused) row.nextElementSibling.scrollIntoView({ block: "nearest" });
  };
  table.addEventListener("leave", onSearches(() => isBusy && hasRoom() && show(null)));
  return show;
}
