// What a person holds: a piece chosen in the tray or picked up from the board, how it is turned, and where it fits.

import { say, sentence } from "./say.js";
import { anchorFor, cellsUnder, same } from "./table.js";
import { cellsInWords, pieceInWords, pieceName, wayInWords } from "./words.js";

/** Two taps within so many milliseconds are a double tap. */
export const DOUBLE_TAP = 350;

const hands = new WeakMap();

/** The hand over a table; all parts of the page mean the same one. */
export function handOf(table) {
  if (!hands.has(table)) hands.set(table, new Hand(table));
  return hands.get(table);
}

/**
 * Events: "hand" (what is held, or how it is turned), "choosing" (whether cells are chosen by clicking them).
 *
 * `held` is null or {piece, way, number, grip}: `number` tells which of `table.placed` was picked up (null if it comes
 * from the tray; it lies there until it is laid elsewhere), `grip` is the cell of the piece by which it is held.
 */
export class Hand extends EventTarget {
  constructor(table) {
    super();
    this.table = table;
    this.held = null;
    this.choosing = null;
    /** The board, where a dragged piece looks for its place. */
    this.surface = null;
    this.isDragged = false;
    this._ways = new Map();
    // Said to nobody: those who draw what is held draw everything anew then, and come after the hand.
    table.addEventListener("view", ({ detail }) => {
      // What is held from the tray is still held when only the set-up changed.
      if (detail.isFresh || this.held?.number !== null) this.held = null;
      if (!detail.isFresh) return;
      this._ways.clear();
      this.choosing = null;
    });
    table.addEventListener("placed", () => this._keepHold());
    table.addEventListener("shown", () => table.shown && this.letGo());
  }

  /** The way in which a piece lies in the tray. */
  wayInTray(piece) {
    return this._ways.get(piece) ?? 0;
  }

  /** Hold a piece of the tray. */
  take(piece, { quietly = false } = {}) {
    if (this.table.shown) this.table.show(null);
    this.held = { piece, way: this.wayInTray(piece), number: null, grip: 0 };
    this._changed();
    if (!quietly) say(`${pieceInWords(this.table.view, piece, this.held.way)}, in your hand. Choose a cell of the board.`);
  }

  /** Hold a piece that lies on the board, by one of the cells under it. */
  pickUp(number, cell, { quietly = false } = {}) {
    const [piece, way] = this.table.placed[number];
    const grip = Math.max(0, (cellsUnder(this.table.view, this.table.placed[number]) ?? []).indexOf(cell));
    this.held = { piece, way, number, grip };
    this._changed();
    if (!quietly) say(`${pieceName(this.table.view, piece)} picked up.`);
  }

  /** Hold nothing. What was picked up from the board lies where it lay. */
  letGo() {
    if (!this.held) return;
    this.held = null;
    this._changed();
  }

  /** Where what is held came from, if it came from the board. */
  get origin() {
    return this.held && this.held.number !== null ? this.table.placed[this.held.number] : null;
  }

  /** Turn, flip or tip what is held; a piece on the board is turned where it lies, if it fits there. */
  move(id) {
    const { view } = this.table;
    if (!this.held) {
      say("Choose a piece first.");
      return;
    }
    const { piece, way } = this.held;
    const next = view.pieces[piece].ways[way].to[id];
    if (next === undefined) {
      say(`${sentence(pieceName(view, piece))} looks the same so, or may not be moved like that.`);
      return;
    }
    const origin = this.origin;
    const at = origin ? (cellsUnder(view, origin) ?? [])[this._gripOf(origin)] : null;
    this.held = { ...this.held, way: next };
    if (this.held.number === null) this._ways.set(piece, next);
    const found = at === null || at === undefined ? null : this.look(at);
    if (found && !found.conflicts.length && found.replaced === null) {
      this._move(found);
      return;
    }
    this._changed();
    const words = wayInWords(view, piece, next) || "as it was";
    say(origin ? `${sentence(words)}. It does not fit there so; choose another place.` : `${sentence(words)}.`);
  }

  /** Turn what is held in the air, without laying it anywhere. */
  turnTo(way) {
    this.held = { ...this.held, way };
    if (this.held.number === null) this._ways.set(this.held.piece, way);
    this._changed();
  }

  /** Hold the piece by another of its cells. */
  nextGrip() {
    if (!this.held) return;
    const n = this.table.view.pieces[this.held.piece].n_cells;
    this.held = { ...this.held, grip: (this.held.grip + 1) % n };
    this._changed();
  }

  _gripOf(origin) {
    return Math.min(this.held.grip, this.table.view.pieces[origin[0]].ways[origin[1]].cells.length - 1);
  }

  /**
   * What would be if a placement were laid: {placement, cells, conflicts, replaced}.
   * `conflicts` are cells that are taken or blocked; `replaced` is the number of a piece of one cell that makes room.
   */
  judge(placement) {
    const { table } = this;
    const cells = cellsUnder(table.view, placement);
    if (!cells) return null;
    const taken = table.taken();
    const conflicts = cells.filter((cell) => {
      const lying = taken.get(cell);
      if (lying) return lying.number === undefined || lying.number !== this.held?.number;
      return table.view.board.cells[cell].state === "blocked";
    });
    const other = conflicts.length === 1 && cells.length === 1 ? taken.get(conflicts[0]) : null;
    if (other && other.number !== undefined && cellsUnder(table.view, other.placement).length === 1)
      return { placement, cells, conflicts: [], replaced: other.number };
    return { placement, cells, conflicts, replaced: null };
  }

  /**
   * The way in which the held piece would lie on a cell: as it is held, but a piece of one cell is turned where the
   * cell points another way than the piece.
   */
  wayOn(cell) {
    const { view } = this.table;
    const { piece, way } = this.held;
    const { ways, n_cells: nCells } = view.pieces[piece];
    const pointsAs = (other) => ways[other].cells[0].slice(view.board.dimension).join();
    const wanted = view.board.cells[cell].at.slice(view.board.dimension).join();
    if (nCells > 1 || view.family === "labeling") return way;
    let turned = way;
    for (let k = 0; k < ways.length && pointsAs(turned) !== wanted; k += 1) turned = ways[turned].to.turn ?? turned;
    return turned;
  }

  /**
   * Where the held piece would lie so that it covers a cell: by its grip if it fits so, else by the cell of the piece
   * that is nearest to it and fits; null if it cannot cover the cell at all.
   */
  look(cell) {
    if (!this.held) return null;
    const { view } = this.table;
    const { piece, grip } = this.held;
    const way = this.wayOn(cell);
    const own = view.family === "labeling" ? [[0]] : view.pieces[piece].ways[way].cells;
    const from = own[Math.min(grip, own.length - 1)];
    const order = own
      .map((offset, k) => ({ k, far: Math.hypot(...offset.slice(0, view.board.dimension).map((x, d) => x - from[d])) }))
      .sort((a, b) => a.far - b.far || a.k - b.k);
    let best = null;
    for (const { k } of order) {
      const anchor = anchorFor(view, piece, way, k, cell);
      const found = anchor === null ? null : this.judge([piece, way, anchor]);
      if (found && !found.conflicts.length) return found;
      if (found && (!best || found.conflicts.length < best.conflicts.length)) best = found;
    }
    return best;
  }

  /** Lay what is held so that it covers a cell; says what happened. */
  layOn(cell) {
    if (!this.held) return false;
    const { view } = this.table;
    const found = this.look(cell);
    if (!found) {
      say(`${sentence(pieceName(view, this.held.piece))} does not fit on ${view.board.cells[cell].words} as it is turned now.`);
      return false;
    }
    return this.lay(found);
  }

  /** Lay what is held as it was looked at; says what happened. */
  lay(found) {
    const { table } = this;
    if (found.conflicts.length) {
      const taken = table.taken();
      const isTaken = found.conflicts.some((cell) => taken.has(cell));
      const verb = found.conflicts.length === 1 ? "is" : "are";
      say(`Does not fit: ${cellsInWords(table.view, found.conflicts)} ${verb} ${isTaken ? "taken" : "blocked"}.`);
      return false;
    }
    const origin = this.origin;
    if (origin && same(origin, found.placement)) {
      this.letGo();
      say("It lies where it lay.");
      return true;
    }
    this._move(found);
    this.letGo();
    return true;
  }

  _move({ placement, cells, replaced }) {
    const { table } = this;
    const { number, grip } = this.held;
    const where = cellsInWords(table.view, cells);
    let words = `${pieceInWords(table.view, placement[0], placement[1])}, laid on ${where}.`;
    let placed = [...table.placed];
    if (replaced !== null) {
      const [piece, way] = placed[replaced];
      const back = number === null ? null : [piece, way, placed[number][2]];
      if (back && cellsUnder(table.view, back)) {
        placed[replaced] = back;
        words += ` ${sentence(pieceName(table.view, piece))} changed places with it.`;
      } else {
        placed[replaced] = null;
        words += ` ${sentence(pieceName(table.view, piece))} is back in the tray.`;
      }
    }
    if (number === null) placed.push(placement);
    else placed[number] = placement;
    placed = placed.filter((other) => other !== null);
    const kept = number === null ? null : placed.indexOf(placement);
    this.held = { piece: placement[0], way: placement[1], number: kept, grip };
    table.arrange(placed);
    this._changed();
    say(sentence(words));
  }

  /** Put what is held, or the piece on a cell, back into the tray. */
  takeBack(cell = null) {
    const { table } = this;
    const lying = cell === null ? null : table.taken().get(cell);
    if (this.held && this.held.number === null) {
      this.letGo();
      say("Back in the tray.");
      return true;
    }
    const number = this.held ? this.held.number : lying?.number;
    if (number === undefined || number === null) {
      say(lying ? "This piece is fixed by the puzzle." : "There is nothing to take back.");
      return false;
    }
    const name = pieceName(table.view, table.placed[number][0]);
    this.held = null;
    table.lift(number);
    this._changed();
    say(`${sentence(name)} is back in the tray.`);
    return true;
  }

  /** Begin (or with null end) to choose cells of the board: {toggle(cell), isChosen(cell), words}. */
  choose(choosing) {
    if (this.choosing === choosing) return;
    this.choosing = choosing;
    this.chosen();
    if (choosing) this.letGo();
  }

  /** Tell that other cells are chosen now. */
  chosen() {
    this.dispatchEvent(new Event("choosing"));
  }

  _keepHold() {
    const { held, table } = this;
    if (held && held.number !== null && table.placed[held.number]?.[0] !== held.piece) this.letGo();
    else if (held && held.number === null && table.copiesLeft()[held.piece] < 1) this.letGo();
  }

  _changed() {
    this.dispatchEvent(new Event("hand"));
  }
}
