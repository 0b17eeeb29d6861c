// Pieces of several cells: drawn by hand, or all shapes of a size.

import { counted } from "../amounts.js";
import { h } from "../dom.js";
import { latticeNamed } from "../lattices.js";
import { copiesFields, nameInput } from "./copies.js";
import { copiesOf, freshName, FREEDOMS, list, withCopies, withItem, withKey, withNew, wordsOf } from "./documents.js";
import { pieceEditor } from "./piece-editor.js";
import { button, field, refill, select, shapePicture } from "./widgets.js";

/** The pieces of a tiling that have no labels all around. @param {import("./draft.js").Draft} draft */
export function piecesStep(draft) {
  const element = h("div", { class: "stack" });
  let editing = null;
  let opened = -1;
  let focusNew = false;
  let wantedSet = 5;
  const oneChosen = new Map();

  const usualFreedom = () => draft.document.freedom ?? latticeNamed(draft.document.lattice)?.freedom;

  function add() {
    let name;
    draft.change(
      (document) => {
        name = freshName(document);
        opened = list(document, "piece").length;
        focusNew = true;
        return withNew(document, "piece", { name, cells: [] });
      },
      () => `Piece ${name} was added; paint its cells.`,
    );
  }

  function remove(key, k, words) {
    opened = -1;
    draft.removeItem(key, k, words);
  }

  function freedom(key, k, item) {
    const set = (value) => draft.changeItem(key, k, (now) => withKey(now, "freedom", value === usualFreedom() ? undefined : value));
    return field("Turning", select(`${key}-${k}-freedom`, item.freedom ?? usualFreedom(), FREEDOMS, set));
  }

  function pieceCard(piece, k, shown) {
    const name = String(piece.name ?? k + 1);
    const cells = shown.cells ?? [];
    const isOpen = shown.cells !== null && opened === k;
    return h(
      "li",
      { class: "part", "data-remark": `piece-${k}` },
      h(
        "div",
        { class: "row top-row" },
        shapePicture(cells, `piece ${name}, ${counted(cells.length, "cell")}`),
        field("Name", nameInput(draft, k, name, "name")),
        copiesFields(draft, "piece", k, `piece ${name}`),
        freedom("piece", k, piece),
      ),
      h(
        "div",
        { class: "row" },
        shown.cells === null ? h("span", { class: "faint" }, "Its cells can only be changed as text.") : button(`piece-${k}-edit`, isOpen ? "Done" : "Paint its cells", () => {
          opened = isOpen ? -1 : k;
          update();
        }, { "aria-expanded": String(isOpen) }),
        button(`piece-${k}-copy`, "Copy as another piece", () => {
          draft.changeAt("piece", k, (document, place) => withNew(document, "piece", { ...list(document, "piece")[place], name: freshName(document) }), "A copy was added at the end.");
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
    const { words, shapes, n, usual } = shown;
    const hasUsual = row.names === "usual";
    return h(
      "li",
      { class: "part", "data-remark": `polyforms-${k}` },
      h("div", { class: "row" }, h("strong", {}, words)),
      h("div", { class: "row shapes" }, shapes.map((shape, n) => h("figure", { class: "named-shape" }, shapePicture(shape.cells, `shape ${shape.name || n + 1}`, "tiny"), hasUsual ? h("figcaption", {}, shape.name) : null))),
      h(
        "div",
        { class: "row" },
        copiesFields(draft, "polyforms", k, words),
        freedom("polyforms", k, row),
        usual || hasUsual ? naming(k, row) : null,
        n === shapes.length && shapes[0]?.name ? oneOf(k, row, shapes) : null,
        n === shapes.length && shapes[0]?.name ? button(`set-${k}-split`, "Break up into pieces", () => breakUp(k, row, shapes), { class: "button small quiet" }) : null,
        button(`set-${k}-remove`, "Remove", () => remove("polyforms", k, "The set was removed."), { class: "button small quiet", "aria-label": `Remove ${words}` }),
      ),
      size > 6 ? h("p", { class: "faint" }, "A set of this size is not shown here.") : null,
    );
  }

  function naming(k, row) {
    const choices = [["", `${row.size}a, ${row.size}b, …`], ["usual", "usual"]];
    if (row.names && row.names !== "usual") choices.push(["own", "as in the file"]);
    const set = (value) => draft.changeItem("polyforms", k, (now) => (value === "own" ? now : withKey(now, "names", value || undefined)));
    return field("Names", select(`set-${k}-names`, choices.at(2)?.[0] ?? row.names ?? "", choices, set));
  }

  /** To leave out one shape of a set, or to have it twice. */
  function oneOf(k, row, shapes) {
    const choice = select(`set-${k}-one`, oneChosen.get(k) ?? shapes[0].name, shapes.map(({ name }) => [name, name]), (name) => oneChosen.set(k, name));
    const chosen = () => shapes.find(({ name }) => name === choice.value);
    return h(
      "div",
      { class: "row fields", role: "group", "aria-label": "One shape of the set" },
      field("One shape", choice),
      button(`set-${k}-out`, "Leave it out", () => takeOut(k, row, chosen(), 0)),
      button(`set-${k}-twice`, "Have it twice", () => takeOut(k, row, chosen(), 2)),
    );
  }

  /** Take a shape out of a set; with copies, it is a piece by itself. */
  function takeOut(k, row, { name, cells }, copies) {
    const { size, names, only, without, copies: before, ...common } = row;
    const left = only ? { only: wordsOf(only).filter((one) => one !== name) } : { without: [...wordsOf(without), name] };
    const [least, most] = copiesOf(row).map((n) => n * copies);
    const piece = withCopies({ name, cells: cells.map((cell) => cell.at), ...common }, least, most);
    oneChosen.delete(k);
    draft.changeAt("polyforms", k, (document, place) => {
      const sets = list(document, "polyforms");
      const isEmpty = left.only?.length === 0;
      const changed = withItem(document, "polyforms", place, isEmpty ? undefined : { ...sets[place], ...left });
      const rest = isEmpty && sets.length === 1 ? withKey(changed, "polyforms", undefined) : changed;
      return copies ? withNew(rest, "piece", piece) : rest;
    }, copies ? `${name} is a piece by itself now, with ${counted(most, "copy", "copies")}.` : `${name} is left out.`);
  }

  /** Put the shapes of a set in its place as pieces, so that each can be changed or removed. */
  function breakUp(k, row, shapes) {
    const { size, names, only, without, ...common } = row;
    const pieces = shapes.map((shape) => ({ name: shape.name, cells: shape.cells.map((cell) => cell.at), ...common }));
    draft.change((document) => {
      const left = list(document, "polyforms").filter((one, at) => at !== k);
      const changed = { ...document, piece: [...list(document, "piece"), ...pieces], polyforms: left };
      return left.length ? changed : withKey(changed, "polyforms", undefined);
    }, `The set is ${counted(pieces.length, "piece")} now.`);
  }

  function setAdder() {
    const { sets: names = [], named = [] } = latticeNamed(draft.document.lattice) ?? {};
    wantedSet = Math.min(wantedSet, names.length);
    // What is one shape, and what are two, depends on how pieces may be laid.
    const way = FREEDOMS.find(([freedom]) => freedom === usualFreedom())?.[1];
    return h(
      "div",
      { class: "row fields" },
      field("A ready set: all", select("set-size", String(wantedSet), names.map((words, k) => [String(k + 1), `${words} (${[counted(k + 1, "cell"), way].filter(Boolean).join(", ")})`]), (value) => (wantedSet = Number(value)))),
      button("set-add", "Add the set", () => draft.change((document) => withNew(document, "polyforms", { size: wantedSet, ...(named.includes(wantedSet) ? { names: "usual" } : {}) }), "The set was added.")),
    );
  }

  function update() {
    const document = draft.answered;
    if (!document || editing?.waits(update)) return;
    const answer = draft.answer;
    const pieces = list(document, "piece");
    // What is too large to be shown is not in the answer.
    const shapes = answer.pieces.map((shown, k) => [pieces[k], k, shown]).filter(([piece, , shown]) => piece && typeof piece === "object" && !shown.tile);
    // An answer may be older than a piece that was just added.
    if (opened >= list(draft.document, "piece").length) opened = -1;
    const putBack = editing?.kept();
    refill(
      element,
      h("h2", {}, "Pieces"),
      shapes.length ? h("ul", { class: "part-list" }, shapes.map(([piece, k, shown]) => pieceCard(piece, k, shown))) : null,
      h("div", { class: "row" }, button("piece-add", "Draw a piece", add, { class: "button primary" })),
      answer.sets.length ? h("ul", { class: "part-list" }, answer.sets.map((shown, k) => setCard(list(document, "polyforms")[k] ?? {}, k, shown))) : null,
      setAdder(),
    );
    if (opened < 0) editing = null;
    else putBack?.();
  }

  draft.addEventListener("puzzle", () => (opened = -1));
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
