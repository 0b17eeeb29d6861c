// The regions of a board: their outlines and conditions above the pieces, and a sign for each that is met or broken.

import { fill, s, svgOf } from "../parts/dom.js";

/** The two layers of the regions of a table's board. */
export class RegionLayers {
  /** @param {import("../table/table.js").Table} table */
  constructor(table) {
    const { over } = table.view.board;
    this._table = table;
    this.outlines = s("g", { class: "layer-regions", "aria-hidden": "true" }, over ? svgOf(over) : null);
    this.states = s("g", { class: "layer-states", "aria-hidden": "true" });
  }

  /** Draw the signs anew; a solution that is shown needs none. */
  draw() {
    const { shown, regions, view } = this._table;
    fill(this.states, shown ? null : regions.map((state, k) => (state === "open" ? null : stateSign(state, view.board.regions[k].badge))));
  }
}

/** A check mark or a cross at the right end of a badge. */
function stateSign(state, [x, y, width, height]) {
  const r = 0.42 * height;
  const d = state === "met" ? `M${-0.5 * r} 0L${-0.1 * r} ${0.45 * r}L${0.5 * r} ${-0.4 * r}` : `M${-0.4 * r} ${-0.4 * r}L${0.4 * r} ${0.4 * r}M${-0.4 * r} ${0.4 * r}L${0.4 * r} ${-0.4 * r}`;
  return s("g", { class: `region-state ${state}`, transform: `translate(${x + width + 0.8 * r} ${y + height / 2})` },
    s("circle", { r }),
    s("path", { d, "stroke-width": 0.28 * r }),
  );
}
