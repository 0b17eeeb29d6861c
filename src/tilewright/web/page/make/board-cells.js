// The cells of a board as they are painted: what a stroke makes of them, and how they look.

import { counted } from "../parts/amounts.js";

const LOOKS = { empty: "on the board", blocked: "blocked", optional: "may stay empty" };

/** Cells by their keys, each with its state; `tool` is what a stroke changes. */
export class BoardCells {
  tool = "paint";
  #states = new Map();
  #names = new Map();
  #changes = [];
  // The region of each cell that has one: its number, its words, and its badge where it stands.
  #regions = new Map();
  #marked = [];

  /** Show these cells from now on, and the regions that they lie in. */
  set(cells, regions = []) {
    this.#states = new Map(cells.map((cell) => [cell.at.join(), cell.state]));
    this.#names = new Map(cells.map((cell) => [cell.at.join(), cell.name]));
    this.#regions = new Map();
    regions.forEach((region, k) => {
      const own = region.cells.filter((cell) => cells[cell]);
      for (const cell of own) this.#regions.set(cells[cell].at.join(), { k, words: region.words, badge: cell === own.at(-1) ? region.badge : "" });
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
    if (this.tool === "region") return state ? "region" : "";
    return state && (state === this.tool ? "empty" : this.tool);
  }

  apply(cell, what) {
    const isOn = this.has(cell.key);
    if (this.tool === "region") {
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

  /** The names of the cells that a stroke marked as a region, in the order of the board. */
  takeMarked() {
    const marked = new Set(this.#marked.splice(0));
    return [...this.#names].filter(([key]) => marked.has(key)).map(([, name]) => name);
  }

  look({ key }) {
    const state = this.#states.get(key);
    if (!state) return { look: "off", words: "not on the board" };
    const name = this.#names.get(key);
    const region = this.#regions.get(key);
    const isMarked = this.#marked.includes(key);
    const text = region?.badge || (state === "blocked" ? "✕" : state === "optional" ? "?" : (name ?? ""));
    const look = state + (isMarked ? " marked" : region ? ` region tint-${region.k % 6}` : "") + (region?.badge ? " badge" : "");
    const words = LOOKS[state] + (this.#names.has(key) ? `, named ${name}` : "") + (region?.words ? `, in a region where ${region.words}` : "");
    return { look, words, text };
  }

  /** How many there are. */
  get words() {
    const states = [...this.#states.values()];
    const having = (state, words) => (states.includes(state) ? `, ${states.filter((one) => one === state).length} ${words}` : "");
    return counted(states.length, "cell") + having("blocked", "blocked") + having("optional", "optional");
  }
}
