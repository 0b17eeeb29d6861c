// What lies on the table. All parts of the page listen to it and change the puzzle only through it.

import { backend } from "../backend/backend.js";
import { Refused } from "../backend/refused.js";
import { Steps } from "../parts/steps.js";
import { Pictures } from "../pieces/pictures.js";
import { cellsUnder } from "./placing.js";

const NO_MARKS = { cells: [], placed: [], pieces: [], placement: null, kind: null };

/**
 * A puzzle on the table.
 *
 * Events: "view" (another puzzle, setup or target; detail: {isFresh, hasOtherPieces}, whether it is another puzzle, or
 * has other pieces), "placed" (what the person laid), "faults" (the answer to that), "shown", "patch", "marks", "hinted" (a hint was given), "live" (what is known of the solutions left, `live`, is another), "busy", "sprites" (pictures of
 * pieces arrived), "leave" (the view of the table is left; `isLeft` from then on).
 */
export class Table extends EventTarget {
  constructor() {
    super();
    this.view = null;
    this.placed = [];
    this.faults = [];
    this.regions = [];
    // What fits on each cell, and how many sides match, with what was `placed` then; null as long as that is not known.
    this.fits = null;
    this.complete = false;
    this.shown = null;
    // The solutions that were shown, and which thus the person did not find.
    this._lookedUp = new Set();
    this.marks = NO_MARKS;
    this.live = null;
    this.isLeft = false;
    this._leaving = new AbortController();
    /** The options of a listener that lasts until the view of this table is left. */
    this.untilLeft = { signal: this._leaving.signal };
    // What the link to an exercise says; null for any other puzzle.
    this.exercise = null;
    this._puzzle = {};
    this._wanted = this._asItIs();
    this._opening = 0;
    this._changes = 0;
    // Each step is what was set up and what was laid, and in which visit to a field: {puzzle, placed, visit}.
    this._steps = new Steps();
    this._asked = 0;
    this._pictures = new Pictures(this);
  }

  /** The pieces that the puzzle itself fixes. */
  get given() {
    return this.view ? this.view.given : [];
  }

  get canUndo() {
    return this._steps.from(this._steps.now, -1) !== null;
  }

  get canRedo() {
    return this._steps.from(this._steps.now, 1) !== null;
  }

  /** Whether another puzzle or setup is on its way, or dice roll that will give one. */
  get busy() {
    return this._changes > 0;
  }

  /** Wait until no other puzzle or setup is on its way. */
  async settled() {
    while (this.busy) await new Promise((resolve) => this.addEventListener("busy", resolve, { once: true }));
  }

  /** Do what will change the puzzle in the end; the table is busy as long as that takes. */
  async _changing(act) {
    this._changes += 1;
    if (this._changes === 1) this._emit("busy");
    try {
      return await act();
    } finally {
      this._changes -= 1;
      if (!this.busy) this._emit("busy");
    }
  }

  /** The view of this table is left: answers that come in from now on are dropped. */
  leave() {
    this.isLeft = true;
    this._emit("leave");
    this._leaving.abort();
  }

  /** Whether what lies on the table was shown as a solution before. */
  get isLookedUp() {
    return this._lookedUp.has(markOf([...this.given, ...this.placed]));
  }

  /** The puzzle for an ask or a search, with what lies on the table unless told otherwise. */
  request({ placed = true } = {}) {
    const puzzle = { ...this._puzzle };
    if (placed && this.placed.length) puzzle.placed = this.placed.map((placement) => [...placement]);
    return puzzle;
  }

  /** Throws Refused as long as something of the setup is not chosen. */
  demandSetUp() {
    if (this.view.missing) throw new Refused(this.view.missing);
  }

  /** Put a puzzle on the table; throws Refused. */
  async load(request) {
    const { placed = [], ...puzzle } = request;
    await this._open(() => ({ puzzle, placed, step: null, visit: null }));
  }

  /**
   * Choose which cells are blocked, by name; pieces that lie on them go back to the tray.
   * @param {object|null} visit as of `setUp`
   * @returns {Promise<number|null>} as `setUp`
   */
  setBlocked(names, visit = null) {
    return this.setUp({ blocked: names.length ? [...names] : null }, visit);
  }

  /**
   * Choose blocked cells (`blocked`, names), the pieces that take part (`pieces`, names), the size of the board (`size`) and
   * the sum to reach (`target`) at once; null is the puzzle's own. What must be asked for first, such as a roll, is chosen when this is called. Throws
   * Refused.
   * @param {object|Promise<object>} choices
   * @param {object|null} visit the visit to a field (`visitsTo`) in which this is chosen: it takes the place of what was
   *   chosen in the same visit right before, with the pieces that lay there before the visit
   * @returns {Promise<number|null>} how many pieces went back to the tray, or (below 0) came back from there; null if that
   *   is of no interest any more, since something else was chosen meanwhile or the table was left
   */
  setUp(choices, visit = null) {
    return this._open(async () => {
      const puzzle = Object.entries({ ...this._wanted.puzzle, ...(await choices) }).filter(([, value]) => value !== null);
      return { ...this._wanted, puzzle: Object.fromEntries(puzzle), step: null, visit };
    });
  }

  /**
   * What is wanted as long as nothing is asked for. `placed` is what is to lie on another puzzle, `step` one of the steps
   * that is to come back; where both are null, that which lies on the table when the answer comes stays there, or what lay
   * there before the `visit` to a field.
   */
  _asItIs() {
    return { puzzle: this._puzzle, placed: null, step: null, visit: null };
  }

  /** Ask for what is wanted; of several changes only the last one counts, whichever answer or refusal comes first. */
  async _open(wanting) {
    const number = (this._opening += 1);
    const counts = () => number === this._opening && !this.isLeft;
    return this._changing(async () => {
      try {
        const wanted = await wanting();
        if (!counts()) return null;
        this._wanted = wanted;
        const view = await backend.ask("view", { puzzle: wanted.puzzle });
        return counts() ? this._opened(wanted, view) : null;
      } catch (refused) {
        if (!counts()) return null;
        this._wanted = this._asItIs();
        throw refused;
      }
    });
  }

  _opened({ puzzle, placed, step, visit }, view) {
    if (step && !this._steps.has(step)) {
      // What was laid meanwhile took its place.
      this._wanted = this._asItIs();
      return null;
    }
    const isFresh = placed !== null;
    const before = this.placed;
    if (visit && this._steps.now.visit === visit) {
      this._steps.back();
      ({ puzzle: this._puzzle, placed: this.placed } = this._steps.now);
    }
    const hasOtherPieces = this.view === null || partsOf(this.view) !== partsOf(view);
    const stayed = isFresh || !hasOtherPieces ? this.placed : renumbered(this.placed, this.view, view);
    this.view = view;
    // The same setup stays the same object, by which steps know it.
    if (JSON.stringify(puzzle) !== JSON.stringify(this._puzzle)) this._puzzle = puzzle;
    this._wanted = this._asItIs();
    this.placed = this.fitting(placed ?? step?.placed ?? stayed);
    if (isFresh) {
      this._steps = new Steps();
      this._lookedUp.clear();
    }
    if (isFresh || hasOtherPieces) this._pictures = new Pictures(this);
    if (step) this._steps.now = step;
    else this._record(visit);
    this.shown = null;
    this.marks = NO_MARKS;
    this.faults = [];
    this.regions = [];
    this.fits = null;
    this.complete = false;
    this._emit("view", { isFresh, hasOtherPieces });
    this._check();
    // Pieces that a value in between sent back count as well, as long as they stay there.
    return isFresh ? 0 : stayed.length - this.placed.length || before.length - this.placed.length;
  }

  /** Those of the placements that can lie on the board as it is now, one beside the other. */
  fitting(placed) {
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
    this.placed = placed;
    this._record();
    this._placed();
  }

  /**
   * Bring back the step before: what was laid, and what was set up if that was another; throws Refused.
   * @returns {Promise<boolean|null>} whether there was one; null as of `setUp`
   */
  undo() {
    return this._go(-1);
  }

  /** Bring back the step that was undone last; throws Refused. @returns {Promise<boolean|null>} as of `undo` */
  redo() {
    return this._go(1);
  }

  async _go(by) {
    // Who goes several steps at once does not wait for the first.
    const step = this._steps.from(this._wanted.step ?? this._steps.now, by);
    if (!step) return false;
    if (this._wanted.step || step.puzzle !== this._puzzle) {
      const back = await this._open(() => ({ puzzle: step.puzzle, placed: null, step, visit: null }));
      return back === null ? null : true;
    }
    this._steps.now = step;
    this.placed = step.placed;
    this._placed();
    return true;
  }

  /** Write down what is set up and laid now, if that is new. */
  _record(visit = null) {
    const { now } = this._steps;
    const isNew = now?.puzzle !== this._puzzle || String(now.placed) !== String(this.placed);
    if (isNew) this._steps.add({ puzzle: this._puzzle, placed: this.placed, visit });
  }

  /** Something else is laid now. */
  _placed() {
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
    if (!this.placed.length && !this.view.fits) {
      this.regions = [];
      return void this._emit("faults");
    }
    const { placed } = this;
    let answer;
    try {
      answer = await backend.ask("table", { puzzle: this.request() });
    } catch (refused) {
      answer = { faults: [{ message: refused.message, pieces: [], cells: [] }], complete: false };
    }
    if (asked !== this._asked) return;
    this.faults = answer.faults;
    this.regions = this.placed.length ? (answer.regions ?? []) : [];
    this.fits = answer.fits ? { ...answer.fits, placed } : null;
    this.complete = answer.complete;
    this._emit("faults");
  }

  /** Show placements instead of what the person laid, with words on what they are; null shows the table again. */
  show(placements, words = "") {
    this.shown = placements === null ? null : { placements: placements.map((placement) => [...placement]), words };
    if (placements !== null) this.lookUp(placements);
    this.marks = NO_MARKS;
    this._emit("shown");
  }

  /** From now on, these placements are none that the person found. */
  lookUp(placements) {
    this._lookedUp.add(markOf([...this.given, ...placements]));
  }

  /** Other placements of what is shown now, without drawing anew what stays. */
  patch(placements) {
    this.shown.placements = placements;
    this._emit("patch");
  }

  /** Highlight cells, laid pieces (by number), pieces of the tray, and a placement as a ghost, until the next change. */
  mark(marks) {
    this.marks = { ...NO_MARKS, ...marks };
    this._emit("marks");
  }

  /** The person got a hint. */
  hinted() {
    this._emit("hinted");
  }

  /** The picture of a piece in one of its ways if it is here; else null, and "sprites" tells when it is. */
  spriteNow(piece, way) {
    return this._pictures.now(piece, way);
  }

  /** The picture of a piece in one of its ways, as SVG markup. */
  sprite(piece, way) {
    return this._pictures.wait(piece, way);
  }

  _emit(type, detail = null) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

/** Placements in any order, as a text. */
function markOf(placements) {
  return [...new Set(placements.map(String))].sort().join(" ");
}

/** The names of the pieces, and the cells of the board: what numbers stand for. */
function partsOf(view) {
  return JSON.stringify([view.pieces.map(({ name }) => name), view.board.cells.map(({ at }) => at)]);
}

/** Placements in the numbers that pieces and cells have after another set or size was chosen, without what is not in it. */
function renumbered(placed, before, now) {
  const pieces = new Map(now.pieces.map(({ name }, number) => [name, number]));
  const cells = new Map(now.board.cells.map(({ at }, number) => [at.join(), number]));
  const moved = placed.map(([piece, way, cell]) => [pieces.get(before.pieces[piece].name), way, cells.get(before.board.cells[cell].at.join())]);
  return moved.filter(([piece, , cell]) => piece !== undefined && cell !== undefined);
}
