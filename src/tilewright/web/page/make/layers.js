// The layers of what is drawn in space: one is painted at a time, and those below and above it shine through.

import { h, s } from "../dom.js";
import { ghost } from "./canvas.js";
import { button } from "./widgets.js";

const GHOSTS = [
  { look: "below", step: -1, words: "a cell on the layer below" },
  { look: "above", step: 1, words: "a cell on the layer above" },
];

/** A layer, as people call it. */
export function layerWords(k, layers) {
  return `Layer ${k + 1}${k === 0 ? " (bottom)" : k === layers - 1 ? " (top)" : ""}`;
}

/** A button for each layer; none where there is only one. */
export function layerButtons(layers, layer, show) {
  if (layers < 2) return [];
  return Array.from({ length: layers }, (_, k) => button(`layer-${k}`, layerWords(k, layers), () => show(k), { "aria-pressed": String(k === layer) }));
}

/**
 * What shines through: which of the layers below and above have a painted cell at the place of a cell.
 * @param {object} patch
 * @param {(key: string) => boolean} isPainted
 * @returns {(cell: object) => Array<{look: string, words: string}>}
 */
export function ghostsOf(patch, isPainted) {
  const place = (layer, cell) => `${layer} ${cell.center.join()}`;
  const keys = new Map(patch.cells.map((cell) => [place(cell.layer, cell), cell.key]));
  return (cell) => GHOSTS.filter(({ step }) => isPainted(keys.get(place(cell.layer + step, cell))));
}

/** The cell of a layer at the place of another cell; that in the middle if there is none. @returns {string} its key */
export function keyOnLayer(patch, layer, key) {
  const center = patch.cells.find((cell) => cell.key === key)?.center.join();
  const cells = patch.cells.filter((cell) => cell.layer === layer);
  return (cells.find((cell) => cell.center.join() === center) ?? cells[Math.floor(cells.length / 2)])?.key;
}

/** What the ghosts mean; nothing where there is only one layer. */
export function ghostLegend(layers) {
  if (layers < 2) return null;
  return h(
    "p",
    { class: "row ghost-legend faint small" },
    GHOSTS.map(({ look, words }) =>
      h("span", { class: "row" }, s("svg", { viewBox: "-20 -20 40 40", "aria-hidden": "true" }, s("rect", { x: -19, y: -19, width: 38, height: 38, class: "cell off" }), ghost([[-20, -20], [20, -20], [20, 20], [-20, 20]], [0, 0], look)), words),
    ),
  );
}
