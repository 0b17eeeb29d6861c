/** The puzzle that the tools of the workshop work on. */

import { backend } from "../backend/backend.js";
import { Refused } from "../backend/refused.js";
import { keepInTab, keptInTab } from "../parts/tabstore.js";

const KEPT = "tilewright:bench";

/**
 * Put a puzzle on the bench, where the workshop finds it, also after a reload.
 * @param {object} puzzle the `puzzle` of a request
 */
export function putOnBench({ placed, ...puzzle }) {
  keepInTab(KEPT, puzzle);
}

/** Put a puzzle on the bench, and go there. @param {object} puzzle the `puzzle` of a request */
export function openWorkshop(puzzle) {
  putOnBench(puzzle);
  location.hash = "#/workshop";
}

/** Put the puzzle of a tool's search on the bench again; a link leads there. */
export function backToBench(search) {
  putOnBench(JSON.parse(search.key));
  if (location.hash === search.route) dispatchEvent(new HashChangeEvent("hashchange"));
}

/** The puzzle on the bench; null if there is none. */
export function benchPuzzle() {
  return keptInTab(KEPT);
}

/** What panels of searches know a table by, with nothing laid on it. Events: "view" (another puzzle), "leave". */
export class Bench extends EventTarget {
  view = null;
  picture = "";
  placed = [];
  isLeft = false;
  /** Goes on with a puzzle that a tool has found, in place of this one; null where there is no other place than the maker. */
  take = null;
  #puzzle = null;

  async open(puzzle) {
    const [view, picture] = await Promise.all([backend.ask("view", { puzzle }), backend.ask("draw", { puzzle, kind: "screen" })]);
    if (this.isLeft) return;
    this.#puzzle = puzzle;
    this.view = view;
    this.picture = picture.text;
    this.dispatchEvent(new CustomEvent("view"));
  }

  /** Choose what the puzzle leaves open, at random. */
  async roll() {
    const chosen = await backend.ask("roll", { puzzle: this.#puzzle, seed: Math.floor(Math.random() * 1e9) });
    const { blocked, pieces, size, ...puzzle } = this.#puzzle;
    putOnBench({ ...puzzle, ...chosen });
  }

  request() {
    return this.#puzzle;
  }

  demandSetUp() {
    if (this.view.missing) throw new Refused(this.view.missing);
  }

  async settled() {}

  leave() {
    this.isLeft = true;
    this.dispatchEvent(new CustomEvent("leave"));
  }
}
