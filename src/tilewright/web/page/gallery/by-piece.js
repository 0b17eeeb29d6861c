// Puzzles found by a piece that they have: its cells are painted, or its labels are typed.

import { backend } from "../backend/backend.js";
import { refusedFrom } from "../backend/refused.js";
import { problem } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { latticeNamed, lattices } from "../parts/lattices.js";
import { DrawnPiece } from "../plane/piece.js";

// What was found before, so that "back" from a puzzle finds the same list at once.
const found = new Map();

/** A filter of the gallery whose puzzles Python finds. What is looked for stands in the address as `word`. */
class Having {
  #asked = 0;
  #names = null;

  /** @param {Element} place what was refused is told behind it */
  constructor(key, place, changed) {
    Object.assign(this, { key, place, changed, word: "" });
  }

  get isOn() {
    return this.#names !== null;
  }

  get words() {
    return this.word ? [this.word] : [];
  }

  has({ name }) {
    return this.#names?.has(name) ?? true;
  }

  tell() {}

  /** Look for puzzles; "" for all. @param {object} asked as the ask `having` */
  async look(word, asked) {
    if (word === this.word) return;
    const number = (this.#asked += 1);
    this.word = word;
    const key = `${this.key} ${word}`;
    let refused = null;
    if (word && !found.has(key)) {
      const answer = await backend.ask("having", asked).catch((thrown) => void (refused = refusedFrom(thrown)));
      if (answer) found.set(key, new Set(answer.puzzles.map(({ name }) => name)));
      if (number !== this.#asked) return;
    }
    problem(this.place, refused);
    this.#names = found.get(key) ?? null;
    this.changed();
  }
}

/**
 * The two filters, and where a person says what to look for.
 * @param {URLSearchParams} query
 * @param {() => void} changed other puzzles are found
 * @param {() => string|undefined} usualLattice of the puzzles that are shown
 * @returns {{rows: Having[], element: HTMLElement, begin: () => void}} `begin` looks for what the address says
 */
export function byPiece(query, changed, usualLattice) {
  const place = h("div", { class: "panel" });
  const shape = new Having("piece", place, changed);
  const labels = new Having("labels", place, changed);
  const piece = new DrawnPiece(pieceOf(query.get("piece") ?? ""));
  const input = h("input", { type: "text", id: "labels", autocomplete: "off", spellcheck: "false", maxlength: 200, placeholder: "HO BW HW" });
  const lookForLabels = () => labels.look(input.value.trim(), { text: input.value });
  input.value = query.get("labels") ?? "";
  input.addEventListener("change", lookForLabels);
  shape.clear = () => piece.cells.length && piece.become({ cells: [] });
  labels.clear = () => {
    input.value = "";
    lookForLabels();
  };
  const lookForShape = () => shape.look(piece.cells.length ? wordOf(piece) : "", { lattice: piece.lattice, cells: piece.cells });
  piece.addEventListener("view", lookForShape);

  let isBuilt = false;
  async function build() {
    if (isBuilt || !element.open) return;
    isBuilt = true;
    const usual = usualLattice();
    if (usual && !piece.cells.length) piece.become({ lattice: usual, cells: [] });
    const { pieceDrawing } = await import("../plane/drawing.js");
    const [controls, layers, canvas, count] = pieceDrawing(piece, { among: lattices() });
    fill(place,
      h("p", { class: "faint small" }, t("paint-a-piece")),
      controls,
      h("div", { class: "stack drawing" }, layers, canvas),
      count,
      h("div", { class: "field" },
        h("label", { for: "labels" }, t("or-the-labels")),
        input,
        h("p", { class: "faint small" }, t("labels-as-pictured")),
      ),
    );
  }

  const element = h("details", { class: "by-piece", ontoggle: build }, h("summary", {}, t("which-puzzle-has")), place);
  element.open = Boolean(piece.cells.length || input.value);
  return { rows: [shape, labels], element, begin: () => [lookForShape, lookForLabels].forEach((look) => look()) };
}

/** A piece in the address, its lattice and its cells (`…:0,0_1,0`); one without cells for anything else. */
function pieceOf(word) {
  const [lattice, cells = ""] = word.split(":");
  if (!latticeNamed(lattice)) return { lattice: lattices()[0].id, freedom: "free", cells: [] };
  return { lattice, freedom: "free", cells: cells.split("_").map((cell) => cell.split(",").map(Number)) };
}

function wordOf(piece) {
  return `${piece.lattice}:${piece.request().cells.map((cell) => cell.join()).join("_")}`;
}
