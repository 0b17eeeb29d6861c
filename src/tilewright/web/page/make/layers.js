// The layers of what is painted in space: one is shown at a time, and those below and above it shine through.

import { announce } from "../parts/announce.js";
import { fill, h, s } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { cellCanvas, ghost } from "./canvas.js";
import { button, refill } from "./widgets.js";

const GHOSTS = [
  { look: "below", step: -1, words: t("cell-below") },
  { look: "above", step: 1, words: t("cell-above") },
];

/** A canvas of the layer that is shown of a patch, in `place`, and the buttons for its layers in `layerRow`. */
export class LayeredCanvas {
  place = h("div", { class: "canvas-place" });
  layerRow = h("div", { class: "row", role: "group", "aria-label": t("layer"), hidden: true });
  patch = null;
  layer = 0;
  canvas = null;
  #wantsFocus = false;

  /** @param {object} options as of `cellCanvas`; `look` tells nothing of what shines through, `isPainted` which keys are painted */
  constructor(options) {
    this.options = options;
  }

  draw() {
    const { options: { look, ...options }, patch, layer } = this;
    const ghosts = ghostsOf(patch, options.isPainted);
    const cells = patch.cells.filter((cell) => cell.layer === layer);
    const current = keyOnLayer(patch, layer, this.canvas?.current);
    this.canvas = cellCanvas({ ...options, box: patch.box, columns: patch.columns, cells, current, look: (cell) => ({ ...look(cell), ghosts: ghosts(cell) }) });
    fill(this.place, this.canvas.element, patch.layers > 1 ? ghostLegend() : null);
    this.layerRow.hidden = patch.layers < 2;
    refill(this.layerRow, Array.from({ length: patch.layers > 1 ? patch.layers : 0 }, (_, k) => button(`layer-${k}`, layerWords(k, patch.layers), () => this.#show(k), { "aria-pressed": String(k === layer) })));
  }

  #show(k) {
    this.layer = k;
    this.draw();
    this.layerRow.children[k].focus();
    announce(layerWords(k, this.patch.layers));
  }

  get hasFocus() {
    return this.#wantsFocus || this.place.contains(document.activeElement);
  }

  /** Put the focus on the canvas, as soon as it is there. */
  focus() {
    this.#wantsFocus = !this.canvas;
    this.canvas?.focus();
  }

  /** Whether a stroke is under way; `act` is done after it. */
  waits(act) {
    return this.canvas?.waits(act) ?? false;
  }
}

/** A layer, as people call it. */
function layerWords(k, layers) {
  return t("layer-number", { n: k + 1, place: k === 0 ? "bottom" : k === layers - 1 ? "top" : "between" });
}

/** What shines through: which of the layers below and above have a painted cell at the place of a cell. */
function ghostsOf(patch, isPainted) {
  const place = (layer, cell) => `${layer} ${cell.center.join()}`;
  const keys = new Map(patch.cells.map((cell) => [place(cell.layer, cell), cell.key]));
  return (cell) => GHOSTS.filter(({ step }) => isPainted(keys.get(place(cell.layer + step, cell))));
}

/** The cell of a layer at the place of another cell; that in the middle if there is none. @returns {string} its key */
function keyOnLayer(patch, layer, key) {
  const center = patch.cells.find((cell) => cell.key === key)?.center.join();
  const cells = patch.cells.filter((cell) => cell.layer === layer);
  return (cells.find((cell) => cell.center.join() === center) ?? cells[Math.floor(cells.length / 2)])?.key;
}

function ghostLegend() {
  return h("p", { class: "row ghost-legend faint small" },
    GHOSTS.map(({ look, words }) =>
      h("span", { class: "row" }, s("svg", { viewBox: "-20 -20 40 40", "aria-hidden": "true" }, s("rect", { x: -19, y: -19, width: 38, height: 38, class: "cell off" }), ghost([[-20, -20], [20, -20], [20, 20], [-20, 20]], [0, 0], look)), words),
    ),
  );
}
