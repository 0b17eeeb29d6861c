// What is drawn on the board above the pieces: outlines, hatches, marks and ghosts. None speaks by its color alone.

import { fill, newId, s } from "./dom.js";
import { areaOf, cellSize, edgeBetween, outlineOf } from "./geometry.js";
import { cellsUnder } from "./placing.js";

const LAYERS = ["chosen", "own", "live", "faults", "marks", "ghost", "refused", "focus"];

/** The layers above the pieces of a board. */
export class Overlay {
  /**
   * @param {import("./table.js").Table} table
   * @param {import("./laid.js").Sprites} sprites
   */
  constructor(table, sprites) {
    this._table = table;
    this._sprites = sprites;
    this._conflict = newId("conflict");
    this._chosen = newId("chosen");
    this._refusal = null;
    this.layers = {};
    for (const name of LAYERS) this.layers[name] = s("g", { class: `layer-${name}`, "aria-hidden": "true" });
  }

  /** The hatches, for the definitions of the picture. */
  patterns() {
    const stripes = "M-2 2L2-2M0 9L9 0M7 11L11 7";
    const pattern = (id, name, path) =>
      s("pattern", { id, class: name, width: 9, height: 9, patternUnits: "userSpaceOnUse" }, s("path", { d: path }));
    return [
      pattern(this._conflict, "hatch-conflict", `${stripes}M0 0L9 9`),
      pattern(this._chosen, "hatch-chosen", stripes),
    ];
  }

  /** Cells that are chosen to be blocked. */
  chosen(cells) {
    fill(this.layers.chosen, cells.length ? this._area(cells, "chosen", this._chosen) : null);
  }

  /** Pieces that are not of the search: outlined in a solution, and where the puzzle fixes them. */
  own(placements) {
    const names = this._table.shown ? ["own", "own-stitch"] : ["given", "given-stitch"];
    const outlines = (placement) => names.map((name) => this._outline(this._under(placement), name));
    fill(this.layers.own, placements.map(outlines));
  }

  /** Where something is wrong with what lies on the table. */
  faults() {
    const { placed, shown, faults } = this._table;
    fill(this.layers.faults);
    for (const fault of shown ? [] : faults) {
      const under = fault.pieces.flatMap((number) => (placed[number] ? this._under(placed[number]) : []));
      const cells = [...new Set([...fault.cells, ...under])];
      const edge = fault.cells.length === 2 ? edgeBetween(this._table.view.board, ...fault.cells) : null;
      if (edge) this.layers.faults.append(...this._wrongEdge(edge));
      else if (cells.length) this.layers.faults.append(this._outline(cells, "fault-halo"), this._outline(cells, "fault"));
    }
  }

  /** Two sides that do not match: the edge between them, with a sign in its middle. */
  _wrongEdge([[x, y], [x2, y2]]) {
    const { most } = cellSize(this._table.view.board);
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

  /** What a hint or a finding points at. */
  marks() {
    const { marks, placed } = this._table;
    const kind = marks.kind ?? "hint";
    const layer = fill(this.layers.marks);
    if (marks.cells.length) {
      const isWrong = kind === "not" || kind === "fault";
      layer.append(this._area(marks.cells, kind, isWrong ? this._conflict : null), this._outline(marks.cells, `mark ${kind}`));
    }
    for (const number of marks.placed)
      if (placed[number]) layer.append(this._outline(this._under(placed[number]), `mark ${kind}`));
    if (marks.placement) {
      const picture = this._sprites.placed(marks.placement, "ghost-piece");
      layer.append(picture, this._outline(this._under(marks.placement), `mark ${kind}`));
    }
  }

  /** Where a piece would be laid, as the hand judged it; taken cells are hatched. Null shows nothing. */
  ghost(found, onlyOutline = false) {
    const layer = fill(this.layers.ghost);
    if (!found) return;
    const wrong = found.conflicts.length ? " wrong" : "";
    if (!onlyOutline) layer.append(this._sprites.placed(found.placement, `ghost-piece${wrong}`));
    layer.append(this._outline(found.cells, `ghost${wrong}`));
    if (wrong) layer.append(this._area(found.conflicts, "conflict", this._conflict));
  }

  /** The cells of a refusal, at which something could not be done; null takes the marks away. */
  refused(refusal) {
    // What is drawn anew would beat anew.
    if (refusal === this._refusal) return;
    this._refusal = refusal;
    const cells = refusal?.cells ?? [];
    const marks = () => [this._area(cells, "refused"), this._outline(cells, "fault-halo"), this._outline(cells, "fault")];
    fill(this.layers.refused, cells.length ? marks() : null);
  }

  /** The cell that has the focus; null for none. */
  focus(cell) {
    fill(this.layers.focus, cell === null ? null : [this._outline([cell], "focus-halo"), this._outline([cell], "focus")]);
  }

  _under(placement) {
    return cellsUnder(this._table.view, placement) ?? [];
  }

  _outline(cells, name) {
    return s("path", { class: `outline ${name}`, d: outlineOf(this._table.view.board, cells) });
  }

  _area(cells, name, pattern) {
    return s("path", { class: `area ${name}`, d: areaOf(this._table.view.board, cells), fill: pattern ? `url(#${pattern})` : null });
  }
}
