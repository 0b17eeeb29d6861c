// Tiles typed in a grid: a line for each tile, a field for each side. One letter goes on to the next side by itself.

import { backend } from "../backend/backend.js";
import { Refused } from "../backend/refused.js";
import { announce, attempt } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { lettersOf } from "../parts/words.js";
import { begun, list, withItem, withKey, withLabel, withNew, wordsOf } from "./documents.js";
import { labelKeys } from "./label-keys.js";
import { asEqual, asHalves, hasOtherCase, NONE, writingOf } from "./letters.js";
import { made } from "./made.js";
import { pastedPart } from "./pasted.js";
import { photoPart } from "./photo.js";
import { TypingGrid } from "./typing-grid.js";
import { button, field, numberInput } from "./widgets.js";

// The keyboard of a phone composes words, so that a letter there never seems to be final; that of a desk does so for
// writings of which a Latin letter is only the beginning.
const isFinal = (text) => matchMedia("(pointer: coarse)").matches && /[a-z\d]$/i.test(text);

/**
 * The grid of the tiles of a draft, with what helps to fill it.
 * @param {import("./draft.js").Draft} draft
 * @returns {{element: HTMLElement, update: (forms: object[]) => void}} `forms` are those of the cells, each with its sides
 */
export function typingPart(draft) {
  let forms = [];
  let wanted = null;
  let isLonger = false;
  const grid = new TypingGrid();
  const writing = () => writingOf(draft.document, draft.answer.halves);
  const isByLetters = () => controls.letters.checked && writing().isByLetters;
  const halves = halvesNote(draft, () => grid.lines[0].inputs[0].focus());
  const typing = typist(draft, grid, { isByLetters, writing, halves, go, sync, begun: () => (isLonger = false) });
  const keys = labelKeys(typing.key);
  const controls = controlsOf(draft, { sync, more: lengthen, beginAnew: () => go(0, 0) });
  const photo = photoPart();
  const pasted = pastedPart(draft, {
    element: grid.element,
    from: () => grid.current[0],
    room: () => cellsOfBoard(draft),
    after: (n) => {
      isLonger = false;
      sync();
      go(Math.min(grid.current[0] + n, grid.lines.length) - 1, 0);
    },
  });
  const element = viewOf({ grid, note: halves.element, controls, keys, photo, pasted });
  grid.on = typing;

  function lengthen() {
    isLonger = true;
    sync();
    go(grid.lines.length - 1, 0);
  }

  /** Go to a side, as soon as it is there; behind the last one to what comes next. */
  function go(line, side, hasFocus = true) {
    wanted = null;
    if (line < grid.lines.length) grid.go(line, side, hasFocus);
    else if (draft.isBusy) wanted = [line, side];
    else if (hasFocus) controls.lay.focus();
  }

  /** Show the newest document. */
  function sync() {
    if (!forms.length || !draft.answer) return;
    const tiles = tilesOf(draft, forms, isLonger);
    const byLetters = isByLetters();
    grid.draw(tiles, { shown: writing().shown, byLetters, looks: new Map(draft.answer.labels.map((one) => [one.label, one])) });
    controls.tell(tiles, { room: cellsOfBoard(draft), mayBeLetters: writing().isByLetters, byLetters, sides: forms[0].sides });
    if (wanted && !draft.isBusy) go(...wanted);
  }

  function update(given) {
    if (given !== forms) {
      forms = given;
      grid.begin(forms);
    }
    sync();
    const { shown } = writing();
    const byLetters = isByLetters();
    keys.update(draft.answer.labels, (label) => shown(label, byLetters));
  }

  draft.addEventListener("document", sync);
  draft.addEventListener("puzzle", () => {
    isLonger = false;
    halves.hide();
    grid.current = [0, 0];
  });
  return { element, update, arrive: () => (grid.lines[grid.current[0]].inputs[grid.current[1]].dataset.arrive = "") };
}

function cellsOfBoard({ answer }) {
  return answer?.board?.cells.filter((cell) => cell.state !== "blocked").length ?? 0;
}

/** The tiles of the newest document, and the place for the next one, each with the sides that it has in one of the forms. */
function tilesOf(draft, forms, isLonger) {
  const { document } = draft;
  const tiles = list(document, "tiles").map((tile, k) => ({ key: "tiles", k, name: String(k + 1), labels: wordsOf(tile) }));
  const named = list(document, "piece").flatMap((piece, k) => (piece && "tile" in piece ? [{ key: "piece", k, name: String(piece.name), labels: wordsOf(piece.tile) }] : []));
  const next = { key: "tiles", k: tiles.length, name: String(tiles.length + 1), labels: forms[0].sides.map(() => NONE), isNew: true };
  const hasRoom = tiles.length + named.length < cellsOfBoard(draft) || !tiles.length || isLonger;
  const all = [...tiles, ...(forms.length === 1 && hasRoom ? [next] : []), ...named];
  const { blamed } = draft;
  return all.map((tile) => ({ ...tile, blamed: blamed.piece(tile.key, tile.k), sides: (forms.find((form) => form.sides.length === tile.labels.length) ?? forms[0]).sides }));
}

function withTyped(document, { key, k, labels, isNew }, side, label) {
  const changed = withLabel(labels, side, label);
  if (isNew) return withNew(document, key, changed);
  return withItem(document, key, k, key === "piece" ? { ...list(document, key)[k], tile: changed } : changed);
}

/** Take the ready board that has a cell for each tile. */
async function takeBoard(draft, n) {
  const { lattice } = draft.document;
  const { board } = await backend.ask("preset", { lattice, n_cells: n });
  if (!board) throw new Refused({ message: t("no-ready-board", { n }), help: t("choose-a-board") });
  draft.change((document) => (document.lattice === lattice ? withKey(document, "board", board) : document), t("board-is-shape", { shape: board.shape, n }));
}

/** What is said where capital and small letters became two halves, and the way back. @param {() => void} lead back to the tiles */
function halvesNote(draft, lead) {
  // The puzzle in which capital and small letters are no halves.
  let equalIn = null;
  const element = h("div", { class: "note info", hidden: true });
  const hide = () => (element.hidden = true);
  const decline = () => {
    equalIn = draft.puzzle;
    hide();
    draft.change(asEqual, t("equal-letters-meet"));
    lead();
  };
  const tell = (letter) => {
    const words = t("letters-are-halves", { capital: letter, small: letter.toLowerCase() });
    announce(words);
    element.hidden = false;
    fill(element, h("p", {}, words), h("p", {}, button("not-halves", t("no-equal-letters"), decline)));
  };
  return { element, tell, hide, isDeclined: () => equalIn === draft.puzzle };
}

/** What a person does in the fields: letters go on by themselves, keys go from field to field. */
function typist(draft, grid, { isByLetters, writing, halves, go, sync, begun }) {
  function put([line, side], label, visit = null) {
    const { tile } = grid.lines[line];
    if ((tile.labels[side] ?? NONE) === label) return;
    if (tile.isNew) begun();
    const asked = hasOtherCase(draft.document, label) && !halves.isDeclined();
    draft.changeAsTyped((document) => {
      const typed = withTyped(document, tile, side, label);
      return asked ? asHalves(typed) : typed;
    }, visit);
    if (asked) halves.tell(label.toUpperCase());
  }

  /** Type the label of a key. */
  function key(label) {
    const hasFocus = grid.body.contains(document.activeElement);
    const at = grid.current;
    put(at, label);
    sync();
    go(...grid.after(at), hasFocus);
  }

  /** Take what was typed as words. */
  function taken(at, input) {
    if (!isByLetters() && input.value !== input.defaultValue) put(at, writing().label(input.value));
  }

  function typed(at, input, event, visit) {
    if (!isByLetters() || (event.isComposing && !isFinal(input.value))) return;
    const letter = lettersOf(input.value.trim()).at(-1);
    put(at, letter ? writing().label(letter) : NONE, visit);
    sync();
    if (letter || event.data === " ") go(...grid.after(at));
  }

  function pressed(at, input, event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [line, side] = at;
    const toLine = (to) => go(Math.max(0, Math.min(grid.lines.length - 1, to)), Math.min(side, grid.lines[0].inputs.length - 1));
    if (event.key === "Tab" && !event.shiftKey) return taken(at, input);
    if (event.key === "Enter") {
      taken(at, input);
      go(line + 1, 0);
    } else if (event.key === "ArrowUp") toLine(line - 1);
    else if (event.key === "ArrowDown") toLine(line + 1);
    else if (event.key === "Backspace" && !input.value && grid.before(at)) {
      go(...grid.before(at));
      put(grid.current, NONE);
    } else if (isByLetters() && event.key === "ArrowRight") go(...grid.after(at));
    else if (isByLetters() && event.key === "ArrowLeft" && grid.before(at)) go(...grid.before(at));
    else return;
    event.preventDefault();
  }

  return { taken, typed, pressed, key };
}

/** What stands around the grid: how many tiles there are, how they are typed, and what comes next. */
function controlsOf(draft, { sync, more, beginAnew }) {
  const letters = h("input", { type: "checkbox", checked: true, "data-key": "by-letters", onchange: () => sync() });
  const how = h("p", { class: "faint small" });
  const stand = h("p", { class: "faint small" });
  const lay = button("lay-typed", t("lay-on-table"), () => draft.dispatchEvent(new CustomEvent("try")), { class: "button primary" });
  const longer = button("type-more", t("one-more-tile"), more);
  const anew = button("type-anew", t("begin-new-tiles"), () => {
    const { title, about, lattice } = draft.document;
    made.begin({ document: begun("tiles", lattice, { title, about }), text: null, typed: null }, t("new-tiles-before"));
    beginAnew();
  }, { class: "button quiet" });
  const number = numberInput("how-many", "", [1, 400], (n) => attempt(number, () => takeBoard(draft, n)));

  function tell(tiles, { room, mayBeLetters, byLetters, sides }) {
    const typedTiles = tiles.filter((tile) => !tile.isNew);
    const bare = typedTiles.flatMap(({ name, labels }) => (labels.includes(NONE) ? [name] : []));
    stand.textContent = t("n-typed", { n: typedTiles.length, room, bare: bare.length, names: bare.join(", ") });
    if (number !== document.activeElement && !number.hasAttribute("aria-invalid")) number.value = number.defaultValue = String(room || "");
    letters.disabled = !mayBeLetters;
    const order = sides.map((side) => side.name).join(", ");
    how.textContent = t(byLetters ? "type-letters-how" : "type-labels-how", { order });
  }

  return { letters, how, stand, lay, more: longer, anew, number, tell };
}

function viewOf({ grid, note, controls: { how, number, stand, lay, more, anew, letters }, keys, photo, pasted }) {
  const buttons = h("div", { class: "row" }, lay, more, anew);
  const byLetters = h("label", { class: "small" }, letters, " ", t("by-letters"));
  const tiles = h("div", { class: "stack tight" }, how, field(t("how-many-tiles"), number), h("div", { class: "grid" }, grid.element), note, stand, buttons, byLetters, keys.element, photo.words);
  return h("section", { class: "typing stack", "aria-label": t("type-the-tiles") }, h("div", { class: "beside" }, tiles, photo.element), pasted.element);
}
