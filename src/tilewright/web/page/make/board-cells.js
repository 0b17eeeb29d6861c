// The cells of a board as they are painted: what a stroke makes of them, and how they look.

import { counted } from "../parts/amounts.js";

const LOOKS = { empty: "on the board", blocked: "blocked", optional: "may stay empty" };

/** Cells by their keys, each with its state; `tool` is what a stroke changes. */
export class BoardCells {
  tool = "paint";
  #states = new Map();
  #names = new Map();
  #changes = [];

  /** Show these cells from now on. */
  set(cells) {
    this.#states = new Map(cells.map((cell) => [cell.at.join(), cell.state]));
    this.#names = new Map(cells.map((cell) => [cell.at.join(), cell.name]));
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
    return state && (state === this.tool ? "empty" : this.tool);
  }

  apply(cell, what) {
    const isOn = this.has(cell.key);
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

  look({ key }) {
    const state = this.#states.get(key);
    if (!state) return { look: "off", words: "not on the board" };
    const name = this.#names.get(key);
    const text = state === "blocked" ? "✕" : state === "optional" ? "?" : (name ?? "");
    return { look: state, words: LOOKS[state] + (this.#names.has(key) ? `, named ${name}` : ""), text };
  }

  /** How many there are. */
  get words() {
    const states = [...this.#states.values()];
    const having = (state, words) => (states.includes(state) ? `, ${states.filter((one) => one === state).length} ${words}` : "");
    return counted(states.length, "cell") + having("blocked", "blocked") + having("optional", "optional");
  }
}
