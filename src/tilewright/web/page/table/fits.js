// Which tiles fit on which cell of a table, as Python tells it, and the cell that is chosen to see those that fit there.

import { announce, sentence } from "../parts/announce.js";
import { t } from "../parts/languages.js";
import { pieceInWords } from "../parts/words.js";
import { shows } from "../sharing/exercise.js";
import { handOf } from "./hand.js";

const known = new WeakMap();

/** What fits on the cells of a table; all parts of the page mean the same one. */
export function fitsOf(table) {
  if (!known.has(table)) known.set(table, new Fits(table));
  return known.get(table);
}

/**
 * Event "chosen": another cell is chosen (`cell`, null for none), and it is known what fits there; detail: whether the focus
 * is to go on to that.
 */
class Fits extends EventTarget {
  cell = null;
  /** The tiles that fit on the chosen cell, with their ways: piece -> ways; null if none is chosen, or it is not known yet. */
  here = null;
  _goesOn = false;

  constructor(table) {
    super();
    this.table = table;
    for (const type of ["view", "placed", "shown"]) {
      table.addEventListener(type, () => {
        if (this.cell !== null && (type === "view" || table.shown || table.taken().has(this.cell))) this.choose(null);
      });
    }
    // What was laid meanwhile may leave less.
    table.addEventListener("faults", () => this.cell !== null && this._tell());
  }

  /** Whether a cell can be chosen. */
  has(cell) {
    return shows(this.table, "hint") && (this.table.fits?.of_cells[cell] ?? null) !== null;
  }

  /** The empty cells on which no tile that is left fits. */
  get dead() {
    const { fits, view, shown } = this.table;
    if (!fits || shown || !shows(this.table, "hint")) return [];
    const taken = this.table.taken();
    return view.board.cells.map((_, cell) => cell).filter((cell) => !taken.has(cell) && fits.groups[fits.of_cells[cell]]?.length === 0);
  }

  /** Choose an empty cell; tiles turn in the tray as they fit there. */
  choose(cell, goesOn = false) {
    this.cell = cell;
    this._goesOn = goesOn;
    this._tell();
  }

  _tell() {
    const { cell, table: { fits, placed } } = this;
    // What was laid since is known with the next answer.
    if (cell !== null && fits?.placed !== placed) return;
    const group = cell === null ? null : (fits.groups[fits.of_cells[cell]] ?? []);
    const here = (this.here = group && new Map(group.map(([piece, ...ways]) => [piece, ways])));
    const hand = handOf(this.table);
    for (const [piece, ways] of here ?? []) if (!ways.includes(hand.wayInTray(piece))) hand.lieInTray(piece, ways[0]);
    const words = here ? this.inWords() : "";
    if (here?.size === 0) [this.cell, this.here] = [null, null];
    this.dispatchEvent(new CustomEvent("chosen", { detail: this._goesOn && this.cell !== null }));
    this._goesOn = false;
    if (here?.size === 0) hand.refuse(words, [cell]);
    else if (here) announce(words);
  }

  /** What fits on the chosen cell: `id` is of the words. */
  inWords(id = "fits-on") {
    const { nouns, board } = this.table.view;
    return t(this.here.size ? id : "fits-none", { n: this.here.size, kind: nouns.piece, cell: board.cells[this.cell].words });
  }

  /** Lay a tile that fits on the chosen cell there, as it lies in the tray. */
  lay(piece) {
    const { table, cell } = this;
    const placement = [piece, handOf(table).wayInTray(piece), cell];
    table.lay(...placement);
    announce(sentence(t("laid-on", { piece: pieceInWords(table.view, piece, placement[1]), cell: table.view.board.cells[cell].words })));
  }
}
