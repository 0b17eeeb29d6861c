// What is drawn on the board above the pieces: outlines, hatches, marks and ghosts. None speaks by its color alone.

import { fill, newId, s } from "../parts/dom.js";
import { areaOf, cellSize, edgeBetween, insideOf, outlineOf } from "../parts/geometry.js";
import { fitsOf } from "../table/fits.js";
import { cellsUnder } from "../table/placing.js";

const STRIPES = "M-2 2L2-2M0 9L9 0M7 11L11 7";
const LAYERS = ["chosen", "own", "live", "faults", "marks", "ghost", "refused", "target", "focus"];

/** The layers above the pieces of a board. */
export class Overlay {
  /** @param {import("../table/table.js").Table} table @param {import("./placed-layer.js").Sprites} sprites */
  constructor(table, sprites) {
    this._table = table;
    this._sprites = sprites;
    this._conflict = newId("conflict");
    this._chosen = newId("chosen");
    this._refusal = null;
    /** The hatches, for the definitions of the picture. */
    this.patterns = [hatch(this._conflict, "hatch-conflict", `${STRIPES}M0 0L9 9`), hatch(this._chosen, "hatch-chosen", STRIPES)];
    this.layers = Object.fromEntries(LAYERS.map((name) => [name, s("g", { class: `layer-${name}`, "aria-hidden": "true" })]));
  }

  /** Cells that are chosen to be blocked. */
  chosen(cells) {
    fill(this.layers.chosen, cells.length ? this._area(cells, "chosen", this._chosen) : null);
  }

  /** Pieces that are not of the search: outlined in a solution, and where the puzzle fixes them. */
  own(placements) {
    const names = this._table.shown ? ["own", "own-stitch"] : ["given", "given-stitch"];
    fill(this.layers.own, placements.map((placement) => names.map((name) => this._outline(this._under(placement), name))));
  }

  /** Where something is wrong with what lies on the table. */
  faults() {
    const { placed, shown, faults, view: { board } } = this._table;
    const { dead } = fitsOf(this._table);
    const under = ({ pieces }) => pieces.flatMap((number) => (placed[number] ? this._under(placed[number]) : []));
    const crossed = dead.length ? [this._area(dead, "dead", this._conflict), crossesOn(board, dead)] : null;
    fill(this.layers.faults, crossed, shown ? null : faults.map((fault) => faultMarks(board, fault, under(fault))));
  }

  /** What a hint or a finding points at. */
  marks() {
    const { marks, placed } = this._table;
    const kind = marks.kind ?? "hint";
    const outlined = (cells) => this._outline(cells, `mark ${kind}`);
    fill(this.layers.marks,
      marks.cells.length ? [this._area(marks.cells, kind, ["not", "fault"].includes(kind) ? this._conflict : null), outlined(marks.cells)] : null,
      marks.placed.map((number) => placed[number] && outlined(this._under(placed[number]))),
      marks.placement && [this._sprites.placed(marks.placement, "ghost-piece"), outlined(this._under(marks.placement))],
    );
  }

  /** Where a piece would be laid, as the hand judged it; taken cells are hatched. Null shows nothing. */
  ghost(found) {
    if (!found) return void fill(this.layers.ghost);
    const wrong = found.conflicts.length ? " wrong" : "";
    const piece = found.isHome ? null : this._sprites.placed(found.placement, `ghost-piece${wrong}`);
    fill(this.layers.ghost, piece, this._outline(found.cells, `ghost${wrong}`), wrong ? this._area(found.conflicts, "conflict", this._conflict) : null);
  }

  /** The cells of a refusal, at which something could not be done; null takes the marks away. */
  refused(refusal) {
    // What is drawn anew would beat anew.
    if (refusal === this._refusal) return;
    this._refusal = refusal;
    const cells = refusal?.cells ?? [];
    fill(this.layers.refused, cells.length ? [this._area(cells, "refused"), this._outline(cells, "fault-halo"), this._outline(cells, "fault")] : null);
  }

  /** The cell that has the focus, or is the "target" for which tiles are looked for; null for none. */
  focus(cell, name = "focus") {
    fill(this.layers[name], cell === null ? null : [this._outline([cell], "focus-halo"), this._outline([cell], name)]);
  }

  _under(placement) {
    return cellsUnder(this._table.view, placement) ?? [];
  }

  _outline(cells, name) {
    return outline(this._table.view.board, cells, name);
  }

  _area(cells, name, pattern) {
    return s("path", { class: `area ${name}`, d: areaOf(this._table.view.board, cells), fill: pattern ? `url(#${pattern})` : null });
  }
}

function hatch(id, name, path) {
  return s("pattern", { id, class: name, width: 9, height: 9, patternUnits: "userSpaceOnUse" }, s("path", { d: path }));
}

/** A cross on each cell on which nothing fits any more. */
function crossesOn({ cells }, dead) {
  const crosses = dead.map((cell) => {
    const [[x, y], far] = [cells[cell].center, 0.4 * insideOf(cells[cell])];
    return `M${x - far} ${y - far}l${2 * far} ${2 * far}m0 ${-2 * far}l${-2 * far} ${2 * far}`;
  });
  return s("path", { class: "outline dead", d: crosses.join("") });
}

function outline(board, cells, name) {
  return s("path", { class: `outline ${name}`, d: outlineOf(board, cells) });
}

/** A fault: two sides that do not match, or an outline around all cells that it is about, those `under` its pieces as well. */
function faultMarks(board, fault, under) {
  const cells = [...new Set([...fault.cells, ...under])];
  const edge = fault.cells.length === 2 ? edgeBetween(board, ...fault.cells) : null;
  if (edge) return wrongEdge(board, edge);
  return cells.length ? [outline(board, cells, "fault-halo"), outline(board, cells, "fault")] : null;
}

/** Two sides that do not match: the edge between them, with a sign in its middle. */
function wrongEdge(board, [[x, y], [x2, y2]]) {
  const { most } = cellSize(board);
  const d = `M${x} ${y}L${x2} ${y2}`;
  const [cx, cy] = [(x + x2) / 2, (y + y2) / 2];
  const sign = s("text", { class: "fault-sign", x: cx, y: cy, "font-size": 0.1 * most, "text-anchor": "middle", "dominant-baseline": "central" }, "!");
  return [
    s("path", { class: "outline fault-halo", d }),
    s("path", { class: "outline fault edge", d }),
    s("circle", { class: "fault-disk", cx, cy, r: 0.068 * most }),
    sign,
  ];
}
