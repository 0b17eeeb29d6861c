// The tools that mark cells of the board: regions, and values that are given.

import { h } from "../parts/dom.js";
import { givenCells } from "./given-cells.js";
import { regionPanel } from "./regions.js";

/**
 * What is said about the cells that are marked next, by the tool that marks them.
 * @param {import("./draft.js").Draft} draft
 * @param {(given: {value: string, at: number[][]}) => void} give
 */
export function markingPanel(draft, give) {
  const regions = regionPanel(draft);
  const panels = { region: regions, given: givenCells(give) };

  /** Show what belongs to a tool, if it marks cells. */
  function show(tool) {
    for (const [id, { element }] of Object.entries(panels)) element.hidden = tool !== id;
  }

  return {
    element: h("div", {}, Object.values(panels).map((panel) => panel.element)),
    rows: regions.rows,
    update: regions.update,
    show,
    /** Do with the marked cells what the tool does. */
    add: (tool, marked) => panels[tool].add(marked),
  };
}
