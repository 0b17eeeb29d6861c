/** The search that a panel follows: of the puzzle on the table, begun in the panel or found again. */

import { able } from "./dom.js";
import { onceAFrame } from "./progress.js";
import { refusedFrom } from "./refused.js";
import { problem, say } from "./say.js";
import { begin as beginSearch, demandRoom, hasRoom, keyOf, onSearches, prepared, restore, searchesOf } from "./searches.js";

/** Milliseconds in which a finger that comes down no longer turns away. */
const PRESS = 300;
/** Milliseconds between the clicks of a double click, at most. */
const DOUBLE = 600;

/**
 * What panels of searches have in common; `search` is the one that is followed, null for none.
 * @param {import("./table.js").Table} table
 * @param {string} mode
 * @param {{button: HTMLElement, row: HTMLElement, draw: () => void, ending: () => string}} panel its `button` begins and
 *   stops; refusals stand below its `row`; `draw` shows the search, and `ending` says how it ended
 */
export function followed(table, mode, { button, row, draw, ending }) {
  let key = "";
  let beginning = null;
  // Of the latest press: the second click of a double click is 2.
  let clicks = 0;
  let wasRunning = false;
  let isBusy = false;
  const self = { search: null, refuse, begin, stop, follow, isStale, searches: () => searchesOf(key, mode), opened };

  /** Show a refusal, in sight when it comes; null takes it away. */
  function refuse(refused) {
    isBusy = refused?.kind === "busy";
    problem(row, refused);
    if (refused) row.nextElementSibling.scrollIntoView({ block: "nearest" });
  }

  /**
   * Begin a search, unless one is being begun, and follow it from the press on, however long it takes to prepare.
   * @param {object} options as of `begin` of the searches
   * @param {string} words said at once
   * @param {() => void} [begun] is told when the backend has begun it
   */
  async function begin(options, words, begun = () => {}) {
    if (beginning) return;
    refuse(null);
    const asked = { mode, ...options };
    const earlier = self.search;
    const search = prepared(table, asked);
    const isShown = () => !table.isLeft && self.search === search;
    try {
      if (!table.busy) demandRoom(table, asked);
      beginning = search;
      search.addEventListener("over", () => beginning === search && (beginning = null));
      follow(search);
      say(words);
      await table.settled();
      if (search.wasStopped) return;
      await beginSearch(table, asked, search);
      // Meanwhile another puzzle may have been set up; then it is among the searches of that one.
      if (isShown() && search.key !== keyOf(table)) follow(self.searches().at(-1) ?? null);
      else if (isShown() && !search.wasStopped) begun();
    } catch (thrown) {
      if (search.wasStopped) return;
      if (isShown()) follow(earlier);
      refuse(refusedFrom(thrown));
    } finally {
      if (beginning === search) beginning = null;
    }
  }

  /** Stop the search that runs; the second click of a double click, whose first one began it, does not. */
  function stop() {
    if (clicks > 1 && Date.now() - self.search.began < DOUBLE) return false;
    self.search.stop();
    return true;
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
      // A search that waits for this setup is of it.
      if (!beginning || beginning.key) follow(null);
    }
    await restore();
    if (table.isLeft || key !== keyOf(table)) return false;
    if (!self.search && self.searches().length) follow(self.searches().at(-1));
    return true;
  }

  button.addEventListener("click", ({ detail }) => (clicks = detail), true);
  table.addEventListener("placed", () => refuse(null));
  // What was refused for want of room can be tried again as soon as there is room.
  table.addEventListener("leave", onSearches(() => isBusy && hasRoom() && refuse(null)));
  // The search goes on; this view of it does not.
  table.addEventListener("leave", () => self.search?.removeEventListener("change", update));
  return self;
}
