// A patch of a lattice to paint on: cells as Python outlines them, and more room around them when it gets tight.

import { backend } from "../backend/backend.js";
import { refusedFrom } from "../backend/refused.js";
import { problem } from "../parts/announce.js";
import { fill } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { rimOf } from "../parts/geometry.js";
import { LayeredCanvas } from "./layers.js";

const NO_MORE_ROOM = { message: t("no-more-room"), help: t("larger-as-text") };

/** A canvas whose patch is asked for. With the option `beginsPainted` the layer that is shown first has a painted cell. */
export class PatchCanvas extends LayeredCanvas {
  #asked = 0;
  // The patch that could not grow.
  #full = null;

  /**
   * @param {object} wanted as the ask `canvas`: `lattice`, `columns`, `rows`, `layers`, `margin`, and `cells` that must be there
   * @param {{isMore?: boolean, stays?: boolean}} [how] whether it is this patch with more room, and whether the cell with
   *   the focus stays where it is in the window
   */
  async ask(wanted, { isMore = false, stays = isMore } = {}) {
    const number = (this.#asked += 1);
    try {
      const answer = await backend.ask("canvas", wanted);
      this.#take(number, { ...answer, cells: answer.cells.map((cell) => ({ ...cell, key: cell.at.join() })) }, stays);
    } catch (thrown) {
      if (number !== this.#asked) return;
      this.#full = this.patch;
      problem(this.place, isMore ? NO_MORE_ROOM : refusedFrom(thrown));
    }
  }

  #take(number, patch, stays) {
    if (number !== this.#asked || this.waits(() => this.#take(number, patch, stays))) return;
    const { hasFocus } = this;
    const before = stays && this.canvas?.place;
    if (this.options.beginsPainted && !this.patch) this.layer = patch.cells.find((cell) => this.options.isPainted(cell.key))?.layer ?? 0;
    this.patch = patch;
    this.layer = Math.min(this.layer, patch.layers - 1);
    problem(this.place, null);
    this.draw();
    if (before) this.canvas.stayAt(before);
    if (hasFocus) this.focus();
  }

  /** Whether all cells with these keys lie on the patch; null as long as there is none. */
  has(keys) {
    const there = new Set(this.patch?.cells.map((cell) => cell.key));
    return this.patch && keys.every((key) => there.has(key));
  }

  /** What to ask for to have room around what is painted; null where there is room. @param {boolean} [upward] room above as well */
  more(upward = false) {
    return this.patch && this.patch !== this.#full ? moreRoom(this.patch, this.options.isPainted, upward) : null;
  }

  /** Another lattice: its patch is still to be asked for. */
  forget() {
    this.patch = this.canvas = null;
    fill(this.place);
    this.layerRow.hidden = true;
  }
}

/** What to ask for to get a patch with all cells of this one and room around those that were painted, or null where */
function moreRoom(patch, isPainted, upward = false) {
  const painted = patch.cells.filter((cell) => isPainted(cell.key));
  const isBeside = painted.some((cell) => middlesAtRim(patch).has(cell.center.join()));
  const isOnTop = upward && patch.layers > 1 && painted.some((cell) => cell.layer === patch.layers - 1);
  if (!isBeside && !isOnTop) return null;
  return { layers: patch.layers + (isOnTop ? 1 : 0), margin: isBeside ? 1 : 0, cells: outermost(patch.cells).map((cell) => cell.at) };
}

/** The middles of the cells at the rim. */
function middlesAtRim(patch) {
  if (!rims.has(patch)) rims.set(patch, new Set(rimOf(patch.cells.filter((cell) => cell.layer === 0)).map(({ cell }) => cell.center.join())));
  return rims.get(patch);
}

const rims = new WeakMap();

/** The cells that lie farthest out: a patch that has them has all between them. */
function outermost(cells) {
  const ends = [(cell) => cell.center[0], (cell) => cell.center[1], (cell) => cell.layer].flatMap((place) => {
    const order = [...cells].sort((a, b) => place(a) - place(b));
    return [order[0], order.at(-1)];
  });
  return [...new Set(ends)];
}
