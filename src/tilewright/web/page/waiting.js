/** A watched search that waits, since something else is shown on the board. */

import { h } from "./dom.js";
import { keyOf, leaveWatch, onSearches, searchesOf } from "./searches.js";

/**
 * A line on the search of this puzzle that waits, with a button that goes on watching and one that stops it.
 * @param {import("./table.js").Table} table
 * @param {(search: import("./search.js").Search) => void} goOn
 * @param {HTMLElement} begin has the focus once there is nothing that waits
 */
export function waitingLine(table, goOn, begin) {
  const element = h(
    "div",
    { class: "row", role: "group", "aria-label": "The search that waits", hidden: true },
    h("p", {}, "The watched search waits."),
    h("button", { class: "button small", type: "button", onclick: () => goOn(search()) }, "Go on watching"),
    h("button", { class: "button small", type: "button", onclick: stop }, "Stop it"),
  );

  /** The search that waits; undefined if there is none. */
  function search() {
    return table.view ? searchesOf(keyOf(table), "watch").find((one) => one.isWatchable && one.pace?.isResting) : undefined;
  }

  function stop() {
    leaveWatch(search());
    begin.focus();
  }

  function draw() {
    element.hidden = !search();
  }

  table.addEventListener("leave", onSearches(draw));
  return { element, search, draw };
}
