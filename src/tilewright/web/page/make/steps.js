// The steps to a puzzle of one's own, as tabs: kind, board, pieces or tiles or numbers, and all of it as text.

import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { latticeNamed } from "../parts/lattices.js";
import { tabs } from "../parts/tabs.js";
import { boardStep } from "./board.js";
import { kindOf } from "./documents.js";
import { numbersStep } from "./numbers.js";
import { piecesStep } from "./pieces.js";
import { startStep } from "./start.js";
import { textStep } from "./text.js";
import { tilesStep } from "./tiles.js";
import { unreadNotice } from "./unread.js";

// What is only written, where a person looks for it.
const AS_TEXT = {
  start: t("text-start"),
  board: t("text-board"),
  pieces: t("text-pieces"),
  tiles: t("text-tiles"),
  numbers: null,
};
// The tab of what a remark is about; all else is text.
const TABS = {
  board: ["board", "region"],
  start: ["title", "about", "family", "lattice"],
  parts: ["pieces", "piece", "tiles", "polyforms", "matching", "rim", "values", "lines", "target", "given", "freedom", "group"],
};

/**
 * The steps of a draft.
 * @param {import("./draft.js").Draft} draft
 * @param {{go: (path: Array) => void, goToMistake: (mistake: object) => void, takeBackText: () => void}} ways from one to
 *   another
 */
export function makerSteps(draft, ways) {
  const steps = {
    start: startStep(draft),
    board: boardStep(draft),
    pieces: piecesStep(draft),
    tiles: tilesStep(draft),
    numbers: numbersStep(draft),
    text: textStep(draft, ways.takeBackText),
  };
  const drawn = drawnSheets(draft, ways);
  const third = thirdStep(draft, steps, ways.go);
  const parts = tabs(t("steps"), [
    { id: "start", title: t("step-kind"), content: drawn.sheet(steps.start.element, asText("start", ways.go)) },
    { id: "board", title: t("step-board"), content: drawn.sheet(steps.board.element, asText("board", ways.go)) },
    { id: "parts", title: t("step-pieces"), content: drawn.sheet(third.elements) },
    { id: "text", title: t("text"), content: steps.text.element },
  ], (id) => {
    // The text is only written out where it is looked at.
    if (id === "text") steps.text.update();
    if (id !== "start") steps.start.leave();
  });
  const tabOf = (id) => parts.element.querySelector(`[data-tab="${id}"]`);
  const isTextOpen = () => tabOf("text").getAttribute("aria-selected") === "true";
  const focusOnTab = () => parts.element.querySelector('[role="tab"][aria-selected="true"]').focus();

  function update() {
    third.arrange(tabOf("parts"));
    // A draft that an older page kept may have no lattice: then there is nothing to draw on.
    if (latticeNamed(draft.document.lattice)) {
      steps.board.update();
      if (kindOf(draft.document) === "numbers") steps.numbers.update();
      else {
        steps.pieces.update();
        steps.tiles.update();
      }
    }
    steps.start.update();
    steps.text.update();
  }

  /** What is drawn gives way to a text that says something else. */
  function showDrawn() {
    if (drawn.show() && draft.typed !== null) focusOnTab();
  }

  /** Show the place of a part of the document, and put the focus there. */
  function lead([first, k]) {
    const isOnCells = first === "given" && kindOf(draft.document) !== "numbers";
    const id = isOnCells ? "board" : (Object.keys(TABS).find((tab) => TABS[tab].includes(first)) ?? "text");
    parts.open(id);
    const panel = parts.element.querySelector(`[data-part="${id}"]`);
    if (first === "piece" && draft.answer.pieces[k]?.cells) steps.pieces.open(k);
    const place = panel.querySelector(`[data-remark="${CSS.escape(`${first}-${k}`)}"]`) ?? panel.querySelector(`[data-key="${CSS.escape(first)}"]`) ?? panel.querySelector("h2");
    if (!place.matches("input, textarea, select, button")) place.tabIndex = -1;
    const folded = place.closest("details");
    if (folded) folded.open = true;
    place.focus();
    place.scrollIntoView({ block: "center" });
  }

  return { element: parts.element, steps, open: parts.open, isTextOpen, focusOnTab, showDrawn, update, lead };
}

/** Sheets on which something is drawn: not to be seen as long as there is a text that says something else. */
function drawnSheets(draft, { goToMistake, takeBackText }) {
  const sheets = [];
  const sheet = (...content) => {
    const drawn = h("div", { class: "stack" }, content);
    const unread = unreadNotice(draft, goToMistake, takeBackText);
    sheets.push({ drawn, unread });
    return [unread.element, drawn];
  };
  /** Show them, or not; gives whether one of them had the focus. */
  const show = () => {
    const hadFocus = sheets.some(({ drawn }) => drawn.contains(document.activeElement));
    for (const { drawn, unread } of sheets) {
      drawn.hidden = draft.typed !== null;
      unread.update();
    }
    return hadFocus;
  };
  return { sheet, show };
}

/** The third step: what the kind of puzzle needs, and of pieces and tiles the other ones as well. */
function thirdStep(draft, steps, go) {
  const other = h("details", {}, h("summary", {}));
  const place = h("div", { class: "stack" });
  const words = h("div", {});
  let shown = "";
  const arrange = (tab) => {
    const kind = kindOf(draft.document);
    const { tiles, pieces, sets } = draft.answer;
    const hasBoth = (tiles.length || pieces.some((one) => one.tile)) && (sets.length || pieces.some((one) => one.cells));
    const key = `${kind} ${hasBoth}`;
    if (key === shown) return;
    shown = key;
    fill(words, asText(kind, go));
    tab.textContent = kind === "numbers" ? t("step-numbers") : kind === "tiles" ? t("step-tiles") : t("step-pieces");
    if (kind === "numbers") return void fill(place, steps.numbers.element);
    const [own, rest, title] = kind === "tiles" ? [steps.tiles, steps.pieces, t("large-as-well")] : [steps.pieces, steps.tiles, t("tiles-as-well")];
    other.open = Boolean(hasBoth);
    fill(other, h("summary", {}, title), rest.element);
    fill(place, own.element, other);
  };
  return { elements: [place, words], arrange };
}

function asText(part, go) {
  if (!AS_TEXT[part]) return null;
  return h("p", { class: "faint small" }, t("written-as-text", { what: AS_TEXT[part] }), " ", h("button", { type: "button", class: "linklike", onclick: () => go([]) }, t("open-the-text")));
}
