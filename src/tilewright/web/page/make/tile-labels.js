// The labels to put on tiles: one is chosen, others can be added.

import { announce, problem } from "../parts/announce.js";
import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { halvesOf } from "./documents.js";
import { NO_LABEL, tinted } from "./label-keys.js";
import { shortened } from "./lettering.js";
import { NONE } from "./letters.js";
import { bothHalves } from "./matching.js";
import { button, field, radios, textInput } from "./widgets.js";

/** The labels of a draft; `chosen` is the one that a click puts on a side. */
export class TileLabels {
  chosen = "";
  // What was typed and is on no tile yet.
  #typed = [];
  #draft;

  /** @param {import("./draft.js").Draft} draft @param {() => void} added there are others to choose from */
  constructor(draft, added) {
    this.#draft = draft;
    this.adder = labelAdder(this, added);
  }

  /** What Python knows, and what was typed. */
  get all() {
    const known = this.#draft.answer.labels;
    const more = this.#typed.filter((label) => !known.some((one) => one.label === label));
    return [...known, ...more.map((label) => ({ label, words: label, color: "#c8c8c8", ink: "#000000", outlined: false }))];
  }

  /** What a label is called. */
  nameOf(label) {
    if (label === null || label === NONE) return t("no-label");
    return this.all.find((one) => one.label === label)?.words ?? String(label);
  }

  /** The labels that a typed one stands for: with halves that meet there are two. */
  madeOf(label) {
    return halvesOf(this.#draft.document) ? bothHalves(label, this.#draft.answer.halves) : [label];
  }

  add(labels) {
    this.#typed = [...new Set([...this.#typed, ...labels])];
    this.chosen = labels[0];
  }

  /** Drop what was typed and is on no tile. */
  forget() {
    this.#typed = [];
  }

  radios() {
    const labels = this.all;
    if (this.chosen !== NONE && !labels.some((one) => one.label === this.chosen)) this.chosen = labels[0]?.label ?? NONE;
    const choices = [...labels, NO_LABEL].map((one) => ({ id: one.label, words: one.words, picture: swatch(one) }));
    return radios("label", t("choose-a-label"), choices, this.chosen, (label) => {
      this.chosen = label;
      announce(this.nameOf(label));
    }, "choices palette");
  }
}

function swatch(one) {
  return tinted(h("span", { class: "swatch", "aria-hidden": "true" }, one.label === NONE ? "" : shortened(one.label, 5)), one);
}

/** It stays while all else is drawn anew, with what is half typed. */
function labelAdder(labels, added) {
  const check = (text) => {
    const label = text.trim();
    if (!label || /\s|\*/.test(label)) return { message: t("label-is-one-word"), help: t("join-two-words") };
    const isThere = labels.madeOf(label).every((one) => labels.all.some((known) => known.label === one));
    return isThere ? { message: t("label-is-there", { label }), help: t("choose-it-above") } : null;
  };
  const input = textInput("new-label", "", () => {}, { class: "short", maxlength: 12 });
  input.addEventListener("input", () => problem(input, null));
  const add = () => {
    const refused = check(input.value);
    problem(input, refused);
    if (refused) return input.focus();
    labels.add(labels.madeOf(input.value.trim()));
    input.value = "";
    added();
  };
  input.addEventListener("keydown", (event) => event.key === "Enter" && add());
  const begin = () => {
    input.value = "";
    problem(input, null);
  };
  return { element: h("div", { class: "row fields" }, field(t("another-label"), input), button("label-add", t("add-the-label"), add)), begin };
}
