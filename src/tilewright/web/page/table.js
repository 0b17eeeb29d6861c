// What lies on the table. All parts of the page listen to it and change the puzzle only through it.

import { backend } from "./backend.js";
import { cellsUnder, same } from "./placing.js";

export { anchorFor, cellsUnder, same } from "./placing.js";

const NO_MARKS = { cells: [], placed: [], pieces: [], placement: null, kind: null };
const MOST_STEPS_BACK = 500;

/**
 * A puzzle on the table.
 *
 * Events: "view" (another puzzle, setup or target; detail: {isFresh}, whether it is another puzzle), "placed" (what the
 * person laid), "faults" (the answer to that), "shown", "patch" (detail: steps), "marks", "busy", "sprites" (pictures of
 * pieces arrived).
 */
export class Table extends EventTarget {
  constructor() {
    super();
    this.view = null;
    this.placed = [];
    this.faults = [];
    this.complete = false;
    this.shown = null;
    this.marks = NO_MARKS;
    this.busy = false;
    this._puzzle = {};
    this._past = [];
    this._future = [];
    this._asked = 0;
    this._sprites = new Map();
    this._wanted = null;
  }

  /** The pieces that the puzzle itself fixes. */
  get given() {
    return this.view ? this.view.given : [];
  }

  get canUndo() {
    return this._past.length > 0;
  }

  get canRedo() {
    return this._future.length > 0;
  }

  /** The puzzle for an ask or a search, with what lies on the table unless told otherwise. */
  request({ placed = true } = {}) {
    const puzzle = { ...this._puzzle };
    if (placed && this.placed.length) puzzle.placed = this.placed.map((placement) => [...placement]);
    return puzzle;
  }

  /** Put a puzzle on the table; throws Refused. */
  async load(request) {
    const { placed = [], ...puzzle } = request;
    this._sprites = new Map();
    await this._open(puzzle, placed, true);
  }

  /** Choose which cells are blocked, by name; pieces that lie on them go back to the tray. Throws Refused. */
  async setBlocked(names) {
    const { blocked, ...puzzle } = this._puzzle;
    await this._open(names.length ? { ...puzzle, blocked: [...names] } : puzzle, this.placed, false);
  }

  /** Choose the sum to reach; null is the puzzle's own. Throws Refused. */
  async setTarget(target) {
    const { target: before, ...puzzle } = this._puzzle;
    await this._open(target === null ? puzzle : { ...puzzle, target }, this.placed, false);
  }

  async _open(puzzle, placed, fresh) {
    const asked = (this._opening = (this._opening ?? 0) + 1);
    this._setBusy(true);
    try {
      const view = await backend.ask("view", { puzzle });
      if (asked !== this._opening) return;
      this._puzzle = puzzle;
      this.view = view;
      const kept = this._fitting(placed);
      if (fresh || kept.length < this.placed.length) this._past = this._future = [];
      this.placed = kept;
      this.shown = null;
      this.marks = NO_MARKS;
      this.faults = [];
      this.complete = false;
      this._emit("view", { isFresh: fresh });
      this._check();
    } finally {
      if (asked === this._opening) this._setBusy(false);
    }
  }

  /** Those of the placements that can lie on the board as it is now, one beside the other. */
  _fitting(placed) {
    const taken = new Set();
    const left = this.view.pieces.map((piece) => piece.most);
    const kept = [];
    for (const placement of [...this.given, ...placed]) {
      const piece = this.view.pieces[placement[0]];
      const cells = piece && piece.ways[placement[1]] ? cellsUnder(this.view, placement) : null;
      const isGiven = kept.length < this.given.length;
      if (!isGiven && (!cells || cells.some((cell) => taken.has(cell) || this.view.board.cells[cell].state === "blocked")))
        continue;
      if (!isGiven && left[placement[0]] < 1) continue;
      for (const cell of cells ?? []) taken.add(cell);
      left[placement[0]] -= 1;
      kept.push([...placement]);
    }
    return kept.slice(this.given.length);
  }

  /** How many copies of each piece are not on the board. */
  copiesLeft() {
    const left = this.view.pieces.map((piece) => piece.most);
    for (const [piece] of [...this.given, ...this.placed]) left[piece] -= 1;
    return left;
  }

  /** What lies on each taken cell: cell -> {number} of `placed`, or {given: number}. */
  taken() {
    const taken = new Map();
    this.given.forEach((placement, given) => {
      for (const cell of cellsUnder(this.view, placement) ?? []) taken.set(cell, { given, placement });
    });
    this.placed.forEach((placement, number) => {
      for (const cell of cellsUnder(this.view, placement) ?? []) taken.set(cell, { number, placement });
    });
    return taken;
  }

  /** Lay a piece on the board. */
  lay(piece, way, cell) {
    this.arrange([...this.placed, [piece, way, cell]]);
  }

  /** Take the piece with this number in `placed` back into the tray. */
  lift(number) {
    this.arrange(this.placed.filter((_, k) => k !== number));
  }

  /** Take everything back that the person laid. */
  clear() {
    if (this.placed.length) this.arrange([]);
  }

  /** Lay all of these at once, in one step that can be undone. */
  arrange(placed) {
    this._past = [...this._past, this.placed].slice(-MOST_STEPS_BACK);
    this._future = [];
    this._place(placed);
  }

  undo() {
    if (!this._past.length) return false;
    this._future = [...this._future, this.placed];
    const placed = this._past.at(-1);
    this._past = this._past.slice(0, -1);
    this._place(placed);
    return true;
  }

  redo() {
    if (!this._future.length) return false;
    this._past = [...this._past, this.placed];
    const placed = this._future.at(-1);
    this._future = this._future.slice(0, -1);
    this._place(placed);
    return true;
  }

  _place(placed) {
    this.placed = placed;
    this.shown = null;
    this.marks = NO_MARKS;
    this.complete = false;
    this.faults = [];
    this._emit("placed");
    this._check();
  }

  /** Ask what is wrong with what lies there now; only the answer to the latest question counts. */
  async _check() {
    const asked = (this._asked += 1);
    if (!this.placed.length) {
      this._emit("faults");
      return;
    }
    let answer;
    try {
      answer = await backend.ask("table", { puzzle: this.request() });
    } catch (refused) {
      answer = { faults: [{ message: refused.message, pieces: [], cells: [] }], complete: false };
    }
    if (asked !== this._asked) return;
    this.faults = answer.faults;
    this.complete = answer.complete;
    this._emit("faults");
  }

  /** Show placements instead of what the person laid, with words on what they are; null shows the table again. */
  show(placements, words = "") {
    this.shown = placements === null ? null : { placements: placements.map((placement) => [...placement]), words };
    this.marks = NO_MARKS;
    this._emit("shown");
  }

  /** Lay ("+") and take back ("-") on what is shown, without drawing the rest anew. */
  patch(steps) {
    if (!this.shown) return;
    const { placements } = this.shown;
    for (const [sign, ...placement] of steps) {
      if (sign === "+") placements.push(placement);
      else {
        const at = placements.findLastIndex((other) => same(other, placement));
        if (at >= 0) placements.splice(at, 1);
      }
    }
    this._emit("patch", steps);
  }

  /** Highlight cells, laid pieces (by number), pieces of the tray, and a placement as a ghost, until the next change. */
  mark(marks) {
    this.marks = { ...NO_MARKS, ...marks };
    this._emit("marks");
  }

  /** The picture of a piece in one of its ways if it is here; else null, and "sprites" tells when it is. */
  spriteNow(piece, way) {
    const own = this.view.pieces[piece].ways[way].svg ?? this._sprites.get(`${piece},${way}`);
    if (own === undefined) this.sprite(piece, way);
    return own ?? null;
  }

  /** The picture of a piece in one of its ways, as SVG markup. */
  sprite(piece, way) {
    const own = this.view.pieces[piece].ways[way].svg ?? this._sprites.get(`${piece},${way}`);
    if (own !== undefined && own !== null) return Promise.resolve(own);
    // All that is wanted at about the same time is asked for at once.
    if (!this._wanted) {
      const wanted = new Map();
      const answer = new Promise((resolve) => setTimeout(resolve, 15)).then(() => this._fetch(wanted));
      this._wanted = { wanted, answer };
    }
    this._wanted.wanted.set(`${piece},${way}`, [piece, way]);
    return this._wanted.answer.then(() => this._sprites.get(`${piece},${way}`) ?? "");
  }

  async _fetch(wanted) {
    this._wanted = null;
    const sprites = this._sprites;
    try {
      const answer = await backend.ask("sprites", { puzzle: this._puzzle, wanted: [...wanted.values()] });
      for (const [key, markup] of Object.entries(answer.sprites)) sprites.set(key, markup);
      this._emit("sprites");
    } catch {
      // The outline of the piece stands in for its picture.
    }
  }

  _setBusy(busy) {
    if (this.busy === busy) return;
    this.busy = busy;
    this._emit("busy");
  }

  _emit(type, detail = null) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
