// The cells of a board as they are painted: what a stroke makes of them, and how they look.

import { blamedWords } from "./blamed.js";
import { t } from "../parts/languages.js";

const LOOKS = { empty: t("on-the-board"), blocked: t("is-blocked"), optional: t("may-stay-empty") };

/** Cells by their keys, each with its state; `tool` is what a stroke changes. */
export class BoardCells {
  tool = "paint";
  #states = new Map();
  // Of each cell its name, its given value, and its region if it has one: the number, the words, and the badge where it
  // stands.
  #facts = new Map();
  #changes = [];
  #marked = [];

  /** Show these cells from now on, the regions that they lie in, and those to blame by their numbers. */
  set(cells, regions = [], isBlamed = () => false) {
    this.#states = new Map(cells.map((cell) => [cell.at.join(), cell.state]));
    this.#facts = new Map(cells.map(({ at, name, given }, k) => [at.join(), { name, given, region: null, isBlamed: isBlamed(k) }]));
    regions.forEach((region, k) => {
      const own = region.cells.filter((cell) => cells[cell]);
      for (const cell of own) this.#facts.get(cells[cell].at.join()).region = { k, words: region.words, badge: cell === own.at(-1) ? region.badge : "" };
    });
  }

  get keys() {
    return [...this.#states.keys()];
  }

  has(key) {
    return this.#states.has(key);
  }

  /** What a stroke that begins on a cell makes of the cells that it touches; "" where the tool can do nothing. */
  strokeFrom(cell) {
    const state = this.#states.get(cell.key);
    if (this.tool === "paint") return state ? "away" : "empty";
    if (this.#isMarking) return state ? this.tool : "";
    return state && (state === this.tool ? "empty" : this.tool);
  }

  /** Whether the tool marks cells, and changes none by itself. */
  get #isMarking() {
    return this.tool === "region" || this.tool === "given";
  }

  apply(cell, what) {
    const isOn = this.has(cell.key);
    if (this.#isMarking) {
      if (isOn) this.#marked.push(cell.key);
      return;
    }
    // Cells are added where there are none; those that are there are taken away, or change their state.
    if (this.tool === "paint" ? isOn !== (what === "away") : !isOn) return;
    this.#changes.push({ at: cell.at, state: what });
    if (what === "away") this.#states.delete(cell.key);
    else this.#states.set(cell.key, what);
  }

  /** What the stroke has changed. */
  takeChanges() {
    return this.#changes.splice(0);
  }

  /** The cells that a stroke marked, in the order of the board, each with its name. */
  takeMarked() {
    const marked = new Set(this.#marked.splice(0));
    return [...this.#facts].filter(([key]) => marked.has(key)).map(([key, { name }]) => ({ name, at: key.split(",").map(Number) }));
  }

  look({ key }) {
    return lookOf(this.#states.get(key), this.#facts.get(key) ?? {}, this.#marked.includes(key));
  }

  /** How many there are. */
  get words() {
    const states = [...this.#states.values()];
    const number = (state) => states.filter((one) => one === state).length;
    return t("n-cells-of-board", { n: states.length, blocked: number("blocked"), optional: number("optional") });
  }
}

function lookOf(state, { name, given, region, isBlamed }, isMarked) {
  if (!state) return { look: "off", words: t("not-on-the-board") };
  const text = given || region?.badge || (state === "blocked" ? "✕" : state === "optional" ? "?" : (name ?? ""));
  const look = state + (isMarked ? " marked" : region ? ` region tint-${region.k % 6}` : "") + (given ? " given" : region?.badge ? " badge" : "") + (isBlamed ? " blamed" : "");
  const words = [LOOKS[state], name !== undefined && t("cell-named", { name }), given && t("with-the-value", { value: given }), region?.words && t("in-a-region", { rule: region.words })];
  return { look, words: blamedWords(isBlamed, words.filter(Boolean).join(", ")), text };
}
