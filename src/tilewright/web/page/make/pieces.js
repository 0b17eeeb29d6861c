// Pieces of several cells: drawn by hand, or all shapes of a size.

import { counted, h } from "../dom.js";
import { copiesFields, nameInput } from "./copies.js";
import { freshName, FREEDOMS, list, withItem, withKey, withNew } from "./documents.js";
import { pieceEditor } from "./piece-editor.js";
import { button, field, refill, select, shapePicture } from "./widgets.js";

const SET_NAMES = {
  square: ["monomino", "domino", "trominoes", "tetrominoes", "pentominoes", "hexominoes"],
  triangular: ["moniamond", "diamond", "triamond", "tetriamonds", "pentiamonds", "hexiamonds"],
  hexagonal: ["monohex", "dihex", "trihexes", "tetrahexes", "pentahexes"],
  cubic: ["monocube", "dicube", "tricubes", "tetracubes"],
};

/** The pieces of a tiling that have no labels all around. @param {import("./draft.js").Draft} draft */
export function piecesStep(draft) {
  const element = h("div", { class: "stack" });
  let editing = null;
  let opened = -1;
  let focusNew = false;
  let wantedSet = 5;

  const usualFreedom = () => draft.document.freedom ?? (draft.document.lattice === "cubic" ? "one_sided" : "free");
  const change = (key, k, item, words) => draft.change(withItem(draft.document, key, k, item), words);

  function add() {
    const name = freshName(draft.document);
    opened = list(draft.document, "piece").length;
    focusNew = true;
    draft.change(withNew(draft.document, "piece", { name, cells: [] }), `Piece ${name} was added; paint its cells.`);
  }

  function remove(key, k, words) {
    if (draft.document !== draft.answered) return;
    opened = -1;
    change(key, k, undefined, words);
  }

  function freedom(key, k, item, words) {
    const now = item.freedom ?? usualFreedom();
    return field(
      "Turning",
      select(`${key}-${k}-freedom`, now, FREEDOMS, (value) => {
        const before = list(draft.document, key)[k];
        change(key, k, withKey(before, "freedom", value === usualFreedom() ? undefined : value), words);
      }),
    );
  }

  function pieceCard(piece, k, shown) {
    const name = String(piece.name ?? k + 1);
    const cells = shown?.cells ?? [];
    const isOpen = opened === k;
    return h(
      "li",
      { class: "part", "data-remark": `piece-${k}` },
      h(
        "div",
        { class: "row top-row" },
        shapePicture(cells, `piece ${name}, ${counted(cells.length, "cell")}`),
        field("Name", nameInput(draft, k, name, "name")),
        copiesFields(draft, "piece", k, `piece ${name}`),
        freedom("piece", k, piece, ""),
      ),
      h(
        "div",
        { class: "row" },
        button(`piece-${k}-edit`, isOpen ? "Done" : "Paint its cells", () => {
          opened = isOpen ? -1 : k;
          update();
        }, { "aria-expanded": String(isOpen) }),
        button(`piece-${k}-copy`, "Copy as another piece", () => {
          const item = list(draft.document, "piece")[k];
          draft.change(withNew(draft.document, "piece", { ...item, name: freshName(draft.document) }), "A copy was added at the end.");
        }, { class: "button small quiet" }),
        button(`piece-${k}-remove`, "Remove", () => remove("piece", k, `Piece ${name} was removed.`), { class: "button small quiet", "aria-label": `Remove piece ${name}` }),
      ),
      isOpen ? editor(k, cells, name) : null,
    );
  }

  /** The canvas of the piece that is being painted; it stays as it is while its piece changes. */
  function editor(k, cells, name) {
    if (editing?.k !== k || editing.name !== name || editing.lattice !== draft.document.lattice) {
      editing = pieceEditor(draft, k, cells, name, focusNew);
      focusNew = false;
    }
    editing.sync(cells);
    return editing.element;
  }

  function setCard(row, k, shown) {
    const size = Number(row.size) || 1;
    const words = shown?.words ?? "a set";
    return h(
      "li",
      { class: "part", "data-remark": `polyforms-${k}` },
      h("div", { class: "row" }, h("strong", {}, words)),
      h("div", { class: "row shapes" }, (shown?.shapes ?? []).map((shape, n) => shapePicture(shape.cells, `shape ${n + 1}`, "tiny"))),
      h(
        "div",
        { class: "row" },
        copiesFields(draft, "polyforms", k, words),
        freedom("polyforms", k, row, ""),
        button(`set-${k}-remove`, "Remove", () => remove("polyforms", k, "The set was removed."), { class: "button small quiet", "aria-label": `Remove ${words}` }),
      ),
      size > 6 ? h("p", { class: "faint" }, "A set of this size is not shown here.") : null,
    );
  }

  function setAdder() {
    const names = SET_NAMES[draft.document.lattice] ?? [];
    wantedSet = Math.min(wantedSet, names.length);
    return h(
      "div",
      { class: "row fields" },
      field("A ready set: all", select("set-size", String(wantedSet), names.map((words, k) => [String(k + 1), `${words} (${counted(k + 1, "cell")})`]), (value) => (wantedSet = Number(value)))),
      button("set-add", "Add the set", () => draft.change(withNew(draft.document, "polyforms", { size: wantedSet }), "The set was added.")),
    );
  }

  function update() {
    const document = draft.answered;
    if (!document || editing?.waits(update)) return;
    const answer = draft.answer;
    const pieces = list(document, "piece");
    const shapes = pieces.map((piece, k) => [piece, k]).filter(([piece, k]) => piece && typeof piece === "object" && !answer.pieces[k]?.tile);
    if (opened >= pieces.length) opened = -1;
    const putBack = editing?.kept();
    refill(
      element,
      h("h2", {}, "Pieces"),
      shapes.length ? h("ul", { class: "part-list" }, shapes.map(([piece, k]) => pieceCard(piece, k, answer.pieces[k]))) : null,
      h("div", { class: "row" }, button("piece-add", "Draw a piece", add, { class: "button primary" })),
      list(document, "polyforms").length ? h("ul", { class: "part-list" }, list(document, "polyforms").map((row, k) => setCard(row ?? {}, k, answer.sets[k]))) : null,
      setAdder(),
    );
    if (opened < 0) editing = null;
    else putBack?.();
  }

  return {
    element,
    update,
    open: (k) => {
      opened = k;
      update();
      editing?.focus();
    },
  };
}
