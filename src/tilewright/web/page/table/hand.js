// What a person holds: a piece chosen in the tray or picked up from the board, how it is turned, and where it fits.

import { announce, sentence } from "../parts/announce.js";
import { cellsInWords, pieceInWords, pieceName, wayInWords } from "../parts/words.js";
import { conflictInWords, look } from "./fitting.js";
import { cellsUnder, same } from "./placing.js";
import { asSeen, wayAfter } from "./turns.js";
import { t } from "../parts/languages.js";

/** Two taps within so many milliseconds are a double tap. */
export const DOUBLE_TAP = 350;

/** Why nothing can be moved while something else is shown than what the person laid. */
export const ELSEWHERE = t("not-your-table");


const hands = new WeakMap();

/** The hand over a table; all parts of the page mean the same one. */
export function handOf(table) {
  if (!hands.has(table)) hands.set(table, new Hand(table));
  return hands.get(table);
}

/**
 * Events: "hand" (what is held, how it is turned, or what was refused), "found" (where it would lie), "choosing" (whether
 * cells are chosen by clicking them), "turned" (the solid is seen from elsewhere).
 *
 * `held` is null or {piece, way, number, grip}: `number` tells which of `table.placed` was picked up (null if it comes
 * from the tray; it lies there until it is laid elsewhere), `grip` is the cell of the piece by which it is held.
 * `found` is where it would lie, as `look` says, or null; `isPointed` tells whether somebody points at that place.
 * `refusal` is null or {words, cells}: what could not be done, and where on the board; it stands until the next move.
 */
export class Hand extends EventTarget {
  constructor(table) {
    super();
    this.table = table;
    this.held = null;
    this.refusal = null;
    this.choosing = null;
    /** The board, where a dragged piece looks for its place. */
    this.surface = null;
    /** The solid on which pieces are laid, null as long as there is none. */
    this.solid = null;
    /** By how many degrees the solid is turned from how it was at first. */
    this.turned = 0;
    this.found = null;
    this.isPointed = false;
    this.isDragged = false;
    this._ways = new Map();
    // Without an event: views that draw the held piece listen for "view" themselves, after the hand.
    table.addEventListener("view", ({ detail }) => {
      // What is held from the tray is still held when only the set-up changed.
      if (detail.isFresh || detail.hasOtherPieces || this.held?.number !== null) this.held = null;
      this.refusal = null;
      if (detail.isFresh || detail.hasOtherPieces) this._ways.clear();
      if (detail.isFresh) this.choosing = null;
    });
    table.addEventListener("placed", () => {
      this.refusal = null;
      this._keepHold();
    });
    table.addEventListener("shown", () => {
      this.refusal = null;
      if (table.shown) this.letGo();
    });
  }

  /** From now on pieces are laid on a solid, too, the one in the hand as well. */
  useSolid(solid) {
    this.solid = solid;
    this.dispatchEvent(new Event("hand"));
  }

  /** What a point of the window is over: the solid, or else the board. */
  surfaceAt(x, y) {
    return this.solid?.contains(x, y) ? this.solid : this.surface;
  }

  /** Show where what is held would lie, as it was judged; null shows nothing. */
  aim(found, isPointed) {
    [this.found, this.isPointed] = [found, isPointed];
    this.dispatchEvent(new Event("found"));
  }

  /** The solid is seen from elsewhere. */
  turnSolid(degrees) {
    this.turned = degrees;
    this.dispatchEvent(new Event("turned"));
  }

  /** The way in which a piece lies in the tray. */
  wayInTray(piece) {
    return this._ways.get(piece) ?? 0;
  }

  /** From now on a piece lies in the tray so. */
  lieInTray(piece, way) {
    this._ways.set(piece, way);
  }

  /** Hold a piece of the tray. */
  take(piece, { quietly = false } = {}) {
    if (this.table.shown) this.table.show(null);
    this.held = { piece, way: this.wayInTray(piece), number: null, grip: 0 };
    this._changed();
    if (!quietly) announce(t("in-your-hand", { piece: pieceInWords(this.table.view, piece, this.held.way) }));
  }

  /** Hold a piece that lies on the board, by one of the cells under it. */
  pickUp(number, cell, { quietly = false } = {}) {
    const [piece, way] = this.table.placed[number];
    const grip = Math.max(0, (cellsUnder(this.table.view, this.table.placed[number]) ?? []).indexOf(cell));
    this.held = { piece, way, number, grip };
    this._changed();
    if (!quietly) announce(t("picked-up", { piece: pieceName(this.table.view, piece) }));
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

  /** Turn, flip or tip what is held, as it is seen; a piece on the board is turned where it lies, if it fits there. */
  move(id) {
    const { view } = this.table;
    this.turn(asSeen(view, view.moves.find((move) => move.id === id) ?? { id }, this.turned));
  }

  /** The same by one of the moves of the view, however it is seen. */
  turn(move) {
    const { view } = this.table;
    if (!this.held) return void this.refuse(t("choose-piece-first"));
    const { piece, way } = this.held;
    const next = wayAfter(view, piece, way, move);
    if (next === way) {
      this.refuse(t("looks-the-same", { piece: pieceName(view, piece) }));
      return;
    }
    const origin = this.origin;
    const at = origin ? (cellsUnder(view, origin) ?? [])[this._gripOf(origin)] : null;
    this.held = { ...this.held, way: next };
    if (this.held.number === null) this._ways.set(piece, next);
    const found = at === null || at === undefined ? null : look(this.table, this.held, at);
    if (found && !found.conflicts.length && found.replaced === null) return void this._move(found);
    this._changed();
    const words = sentence(wayInWords(view, piece, next) || t("as-it-was"));
    if (origin) this.refuse(t("does-not-fit-so", { way: words }), found?.conflicts);
    else announce(t("turned-so", { way: words }));
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

  /** Lay what is held so that it covers a cell; says what happened. */
  layOn(cell) {
    if (!this.held) return;
    const { view } = this.table;
    const found = look(this.table, this.held, cell);
    if (!found) this.refuse(t("cannot-cover", { piece: pieceName(view, this.held.piece), cell: view.board.cells[cell].words }), [cell]);
    else if (found.conflicts.length) this.refuse(conflictInWords(this.table, found), found.conflicts);
    else this._lay(found);
  }

  /**
   * Lay what was dragged as it was looked at; if it does not fit, it goes back to where it came from.
   * @param {object|null} found null if it would not lie on the board with all its cells
   * @param {number|null} cell the cell under the pointer
   * @param {string} [beyond] the message that says why it would lie nowhere
   */
  drop(found, cell, beyond = "beyond-the-board") {
    if (found && !found.conflicts.length) return void this._lay(found);
    const name = pieceName(this.table.view, this.held.piece);
    const words = found ? conflictInWords(this.table, found) : t(beyond, { piece: name });
    this.letGo();
    this.refuse(words, found ? found.conflicts : cell === null ? [] : [cell]);
  }

  _lay(found) {
    const origin = this.origin;
    const isHome = origin && same(origin, found.placement);
    if (!isHome) this._move(found);
    this.letGo();
    if (isHome) announce(t("lies-where-it-lay"));
  }

  /** Tell why something cannot be done, beside the board and on these of its cells; it stands until the next move. */
  refuse(words, cells = [], { quietly = false } = {}) {
    this.refusal = { words: sentence(words), cells };
    this.dispatchEvent(new Event("hand"));
    if (!quietly) announce(this.refusal.words);
  }

  _move({ placement, cells, replaced }) {
    const { table } = this;
    const { number, grip } = this.held;
    const where = cellsInWords(table.view, cells);
    let words = t("laid-on", { piece: pieceInWords(table.view, placement[0], placement[1]), cell: where });
    let placed = [...table.placed];
    if (replaced !== null) {
      const [piece, way] = placed[replaced];
      const back = number === null ? null : [piece, way, placed[number][2]];
      if (back && cellsUnder(table.view, back)) {
        placed[replaced] = back;
        words += ` ${t("changed-places", { piece: sentence(pieceName(table.view, piece)) })}`;
      } else {
        placed[replaced] = null;
        words += ` ${t("is-back", { piece: sentence(pieceName(table.view, piece)) })}`;
      }
    }
    if (number === null) placed.push(placement);
    else placed[number] = placement;
    placed = placed.filter((other) => other !== null);
    const kept = number === null ? null : placed.indexOf(placement);
    this.held = { piece: placement[0], way: placement[1], number: kept, grip };
    table.arrange(placed);
    this._changed();
    announce(sentence(words));
  }

  /** Put what is held, or the piece on a cell, back into the tray. */
  takeBack(cell = null) {
    const { table } = this;
    const lying = cell === null ? null : table.taken().get(cell);
    if (this.held && this.held.number === null) {
      this.letGo();
      announce(t("back-in-the-tray"));
      return true;
    }
    const number = this.held ? this.held.number : lying?.number;
    if (number === undefined || number === null) {
      if (lying) this.refuseFixed(lying.placement);
      else this.refuse(t("nothing-to-take-back"), cell === null ? [] : [cell]);
      return false;
    }
    const name = pieceName(table.view, table.placed[number][0]);
    this.held = null;
    table.lift(number);
    this._changed();
    announce(t("is-back", { piece: sentence(name) }));
    return true;
  }

  /** Tell that a piece cannot be moved that the puzzle itself has laid. */
  refuseFixed(placement) {
    this.refuse(t("fixed-by-puzzle"), cellsUnder(this.table.view, placement) ?? []);
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
    this.refusal = null;
    this.dispatchEvent(new Event("choosing"));
  }

  _keepHold() {
    const { held, table } = this;
    if (held && held.number !== null && table.placed[held.number]?.[0] !== held.piece) this.letGo();
    else if (held && held.number === null && table.copiesLeft()[held.piece] < 1) this.letGo();
  }

  _changed() {
    this.refusal = null;
    this.dispatchEvent(new Event("hand"));
  }
}
