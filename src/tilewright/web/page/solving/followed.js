/** The search that a panel follows: of the puzzle on the table, begun in the panel or found again. */

import { refusedFrom } from "../backend/refused.js";
import { announce, problem } from "../parts/announce.js";
import { able, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { onceAFrame, progressView } from "../parts/progress.js";
import { begin as beginSearch, demandRoom, hasRoom, keyOf, onSearches, prepared, restore, searchesOf } from "./searches.js";

/** Milliseconds in which a finger that comes down no longer turns away. */
const PRESS = 300;
/** Milliseconds between the clicks of a double click, at most. */
const DOUBLE = 600;

/**
 * What panels of searches have in common; `search` is the one that is followed, null for none.
 * @param {import("../table/table.js").Table} table
 * @param {string} mode
 * @param {{button: HTMLElement, label?: string, row: HTMLElement, result?: HTMLElement, draw: () => void,
 *   ending: () => string, said?: () => string}} panel its `button` begins and stops, with this `label` while it can begin;
 *   refusals stand below its `row`; `result` is what it has come to so far; `draw` shows the search, `ending` says how it
 *   ended, and `said` is said then if that is more
 */
export function followed(table, mode, { button, label = null, row, result = null, draw, ending, said = ending }) {
  let key = "";
  let wasRunning = false;
  const presses = pressesOf(button);
  const refuse = refusalsOf(table, row);
  const outcome = outcomeOf(result, ending);
  const begin = (...asked) => beginIn(self, table, mode, ...asked);
  const self = { search: null, beginning: null, progress: outcome.progress, ended: outcome.ended, refuse, begin, stop, follow, isRunning, isStale, drawEnd: () => outcome.update(self.search), searches: () => searchesOf(key, mode), opened };

  /** Stop the search that runs; the second click of a double click, whose first one began it, does not. */
  function stop() {
    if (presses.isDouble(self.search.began)) return false;
    self.search.stop();
    return true;
  }

  function follow(other) {
    if (table.isLeft) return;
    self.search?.removeEventListener("change", update);
    self.search = other;
    wasRunning = other?.isRunning ?? false;
    other?.addEventListener("change", update);
    show();
  }

  function show() {
    outcome.update(self.search);
    if (label) button.textContent = isRunning() ? t("stop") : label;
    if (label) button.classList.toggle("primary", !isRunning());
    draw();
  }

  const update = onceAFrame(() => {
    show();
    const { search } = self;
    if (!wasRunning || !search?.done) return;
    wasRunning = false;
    table.dispatchEvent(new CustomEvent("searched"));
    if (!search.wasStopped) announce(said());
    if (!search.wasStopped && Date.now() - search.began > PRESS) presses.rest();
    if (search.isWithoutSolution && !isStale()) table.dispatchEvent(new CustomEvent("nosolution"));
  });

  function isRunning() {
    return self.search?.isRunning ?? false;
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
      if (!self.beginning || self.beginning.key) follow(null);
    }
    await restore();
    if (table.isLeft || key !== keyOf(table)) return false;
    if (!self.search && self.searches().length) follow(self.searches().at(-1));
    return true;
  }

  // The search goes on; this view of it does not.
  table.addEventListener("leave", () => self.search?.removeEventListener("change", update));
  return self;
}

/** How far a search is, and how it ended. */
function outcomeOf(result, ending) {
  const progress = progressView(result);
  const ended = h("p", { class: "ended", hidden: true });
  const update = (search) => {
    progress.update(search);
    ended.hidden = !search || search.isRunning;
    ended.textContent = ended.hidden ? "" : ending();
  };
  return { progress: progress.element, ended, update };
}

/** A function that shows a refusal below a row, in sight when it comes; null takes it away. */
function refusalsOf(table, row) {
  let isBusy = false;
  function refuse(refused) {
    isBusy = refused?.kind === "busy";
    problem(row, refused);
    if (refused) row.nextElementSibling.scrollIntoView({ block: "nearest" });
  }
  table.addEventListener("placed", () => refuse(null));
  // What was refused for want of room can be tried again as soon as there is room.
  table.addEventListener("leave", onSearches(() => isBusy && hasRoom() && refuse(null)));
  return refuse;
}

/**
 * Begin a search, unless one is being begun, and follow it from the press on, however long it takes to prepare.
 * @param {object} options as of `begin` of the searches
 * @param {string} words said at once
 * @param {() => void} [begun] is told when the backend has begun it
 */
async function beginIn(panel, table, mode, options, words, begun = () => {}) {
  if (panel.beginning) return;
  panel.refuse(null);
  const asked = { mode, ...options };
  const earlier = panel.search;
  const search = prepared(table, asked);
  const isShown = () => !table.isLeft && panel.search === search;
  try {
    if (!table.busy) demandRoom(table, asked);
    panel.beginning = search;
    search.addEventListener("over", () => panel.beginning === search && (panel.beginning = null));
    panel.follow(search);
    announce(words);
    await table.settled();
    if (search.wasStopped) return;
    await beginSearch(table, asked, search);
    // Meanwhile another puzzle may have been set up; then it is among the searches of that one.
    if (isShown() && search.key !== keyOf(table)) panel.follow(panel.searches().at(-1) ?? null);
    else if (isShown() && !search.wasStopped) begun();
  } catch (thrown) {
    if (search.wasStopped) return;
    if (isShown()) panel.follow(earlier);
    panel.refuse(refusedFrom(thrown));
  } finally {
    if (panel.beginning === search) panel.beginning = null;
  }
}

/** The presses of a button that begins and stops what may end at any time. */
function pressesOf(button) {
  // Of the latest press: the second click of a double click is 2.
  let clicks = 0;
  const drop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  button.addEventListener("click", ({ detail }) => (clicks = detail), true);
  return {
    /** Whether the latest one is the second of a double click, whose first one began it. */
    isDouble: (began) => clicks > 1 && Date.now() - began < DOUBLE,
    /** A press that comes now was meant to stop what has just ended: it does nothing. */
    rest: () => {
      able(button, false);
      button.addEventListener("click", drop, true);
      setTimeout(() => {
        able(button, true);
        button.removeEventListener("click", drop, true);
      }, PRESS);
    },
  };
}
