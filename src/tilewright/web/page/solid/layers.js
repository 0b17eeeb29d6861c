// Which layer of a solid is filled: the lowest one that has room, or the one that a person chooses.

import { able, h } from "../parts/dom.js";
import { freeCells } from "./in-play.js";

/** The layer on which pieces stand. */
export class Layers {
  #chosen = null;
  #first = 0;
  #n = 1;
  #lowest = 0;
  #changed;

  /** @param {() => void} changed another layer is to be filled */
  constructor(changed) {
    this.#changed = changed;
    const button = (words, sign, by) => h("button", { class: "button step", type: "button", "aria-label": words, title: words, onclick: () => this.choose(this.layer + by) }, sign);
    this.up = button("Next layer", "▲", 1);
    this.down = button("Layer below", "▼", -1);
    this.words = h("span", { class: "small", role: "status" });
    this.element = h("div", { class: "solid-layers", role: "group", "aria-label": "Layer", hidden: true }, this.up, this.words, this.down);
  }

  /** Layers are numbered from the lowest one of the board. */
  get layer() {
    return this.#chosen ?? this.#lowest;
  }

  choose(layer) {
    if (layer < this.#first || layer >= this.#first + this.#n) return;
    this.#chosen = layer;
    this.#tell();
    this.#changed();
  }

  /** Other pieces lie on a board: a layer that is full is left. @param {import("./model.js").Model} model */
  follow(model, isOther) {
    [this.#first, this.#n] = [model.lowest, model.nLayers];
    const free = (layer) => freeCells(model, layer).length;
    const layers = Array.from({ length: this.#n }, (_, k) => this.#first + k);
    this.#lowest = layers.find(free) ?? layers.at(-1);
    if (isOther || (this.#chosen !== null && !free(this.#chosen))) this.#chosen = null;
    this.#tell();
  }

  #tell() {
    const number = this.layer - this.#first + 1;
    const words = `Layer ${number} of ${this.#n}`;
    if (this.words.textContent !== words) this.words.textContent = words;
    able(this.up, number < this.#n);
    able(this.down, number > 1);
    this.element.hidden = this.#n < 2;
  }
}
