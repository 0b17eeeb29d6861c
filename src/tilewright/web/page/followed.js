/** The search that a panel follows: of the puzzle on the table, begun in the panel or found again. */

import { able } from "./dom.js";
import { onceAFrame } from "./progress.js";
import { refusedFrom } from "./refused.js";
import { problem, say } from "./say.js";
import { begin as beginSearch, hasRoom, keyOf, onSearches, restore, searchesOf } from "./searches.js";

/** Milliseconds in which a finger that comes down no longer turns away. */
const PRESS = 300;

/**
 * What panels of searches have in common; `search` is the one that is followed, null for none.
 * @param {import("./table.js").Table} table
 * @param {string} mode
 * @param {{button: HTMLElement, row: HTMLElement, draw: () => void, ending: () => string}} panel its `button` begins and
 *   stops; refusals stand below its `row`; `draw` shows the search, and `ending` says how it ended
 */
export function followed(table, mode, { button, row, draw, ending }) {
  let key = "";
  let isBeginning = false;
  let wasRunning = false;
  let isBusy = false;
  const self = { search: null, refuse, begin, follow, isStale, searches: () => searchesOf(key, mode), opened };

  /** Show a refusal, in sight when it comes; null takes it away. */
  function refuse(refused) {
    isBusy = refused?.kind === "busy";
    problem(row, refused);
    if (refused) row.nextElementSibling.scrollIntoView({ block: "nearest" });
  }

  /** Begin a search, unless one is being begun; `begun` is told when it is there, and follows it. */
  async function begin(options, begun) {
    if (isBeginning) return;
    isBeginning = true;
    refuse(null);
    try {
      await table.settled();
      const search = await beginSearch(table, { mode, ...options });
      // Meanwhile the view may have been left, or another puzzle set up; then it is among the searches of that one.
      if (!table.isLeft && search.key === keyOf(table)) begun(search);
    } catch (thrown) {
      refuse(refusedFrom(thrown));
    } finally {
      isBeginning = false;
    }
  }

  function follow(other) {
    if (table.isLeft) return;
    self.search?.removeEventListener("change", update);
    self.search = other;
    wasRunning = other?.isRunning ?? false;
    other?.addEventListener("change", update);
    draw();
  }

  const update = onceAFrame(() => {
    draw();
    const { search } = self;
    if (!wasRunning || !search?.done) return;
    wasRunning = false;
    table.dispatchEvent(new CustomEvent("searched"));
    if (!search.wasStopped) say(ending());
    if (!search.wasStopped && Date.now() - search.began > PRESS) rest();
    if (search.isWithoutSolution && !isStale()) table.dispatchEvent(new CustomEvent("nosolution"));
  });

  /** A press that comes now was meant to stop what has just ended: it does nothing. */
  function rest() {
    able(button, false);
    button.addEventListener("click", drop, true);
    setTimeout(() => {
      able(button, true);
      button.removeEventListener("click", drop, true);
    }, PRESS);
  }

  function drop(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** Whether other pieces lie on the table than when the search began. */
  function isStale() {
    return self.search !== null && JSON.stringify(self.search.placed) !== JSON.stringify(table.placed);
  }

  /** Another puzzle or setup: its own searches belong to it, and the latest is followed. Gives whether it still is there. */
  async function opened() {
    refuse(null);
    if (key !== keyOf(table)) {
      key = keyOf(table);
      follow(null);
    }
    await restore();
    if (table.isLeft || key !== keyOf(table)) return false;
    if (!self.search && self.searches().length) follow(self.searches().at(-1));
    return true;
  }

  table.addEventListener("placed", () => refuse(null));
  // What was refused for want of room can be tried again as soon as there is room.
  table.addEventListener("leave", onSearches(() => isBusy && hasRoom() && refuse(null)));
  // The search goes on; this view of it does not.
  table.addEventListener("leave", () => self.search?.removeEventListener("change", update));
  return self;
}
