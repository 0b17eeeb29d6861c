// Which layer of a solid is filled: the lowest one that has room, or the one that a person chooses.

import { setWords } from "../parts/announce.js";
import { able, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { freeCells } from "./in-play.js";

/** The layer on which pieces stand. */
export class Layers {
  #chosen = null;
  #lowest = 0;
  #model = null;
  #changed;

  /** @param {() => void} changed another layer is to be filled */
  constructor(changed) {
    this.#changed = changed;
    const button = (words, sign, by) => h("button", { class: "button step", type: "button", "aria-label": words, title: words, onclick: () => this.#choose(this.layer + by) }, sign);
    this.up = button(t("next-layer"), "▲", 1);
    this.down = button(t("layer-below"), "▼", -1);
    this.words = h("span", { class: "small", role: "status" });
    this.element = h("div", { class: "solid-layers", role: "group", "aria-label": t("layer"), hidden: true }, this.up, this.words, this.down);
  }

  get layer() {
    return this.#chosen ?? this.#lowest;
  }

  /** Whether a person chose it: then those above are faint. */
  get isChosen() {
    return this.#chosen !== null;
  }

  #choose(layer) {
    if (!this.#model.layers.includes(layer)) return;
    this.#chosen = layer;
    this.#tell();
    this.#changed();
  }

  /**
   * Look which layer has room now.
   * @param {import("./model.js").Model} model
   * @param {boolean} isOther whether other pieces lie there: then a layer that is full is left
   */
  follow(model, isOther) {
    const free = (layer) => freeCells(model, layer).length;
    if (model !== this.#model || (isOther && !free(this.#chosen))) this.#chosen = null;
    this.#model = model;
    this.#lowest = model.layers.find(free) ?? model.layers.at(-1);
    this.#tell();
  }

  #tell() {
    const [number, n] = [this.#model.layers.indexOf(this.layer) + 1, this.#model.layers.length];
    setWords(this.words, t("layer-of", { number, n }));
    able(this.up, number < n);
    able(this.down, number > 1);
    this.element.hidden = n < 2;
  }
}
