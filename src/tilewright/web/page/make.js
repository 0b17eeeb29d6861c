// Making a puzzle of one's own, step by step, with what is missing always in sight.

import { backend } from "./backend.js";
import { fill, h } from "./dom.js";
import { askCatalog, latticeNamed, lattices } from "./lattices.js";
import { actionRow } from "./make/actions.js";
import { boardStep } from "./make/board.js";
import { begun, kindOf } from "./make/documents.js";
import { Draft } from "./make/draft.js";
import { made, openInMaker } from "./make/made.js";
import { numbersStep } from "./make/numbers.js";
import { piecesStep } from "./make/pieces.js";
import { previewPanel } from "./make/preview.js";
import { remarksPanel } from "./make/remarks.js";
import { startStep } from "./make/start.js";
import { textStep } from "./make/text.js";
import { tilesStep } from "./make/tiles.js";
import { unreadInWords, unreadNotice } from "./make/unread.js";
import { problem, say } from "./say.js";
import { tabs } from "./tabs.js";
import { undoKeys } from "./undo.js";

// What is only written, where a person looks for it.
const AS_TEXT = {
  start: "Variants, published counts and sources",
  board: "A setup (dice, a date, cells or pieces to choose) and names of cells",
  pieces: "Pieces that always lie at one place, their colors and number in all, those that may not touch, and labels on pieces of several cells,",
  tiles: "Pairs of labels that meet, rules for single sides of the rim, and tiles that always lie at one place",
  numbers: null,
};

/**
 * The view in which puzzles are made.
 * @param {HTMLElement} main
 * @param {{from: string|null, tiles: boolean}} params a puzzle of the catalog to begin with, or whether tiles are to be typed
 * @param {() => boolean} isCurrent whether this view is still wanted
 */
export async function show(main, params, isCurrent) {
  const [from] = await Promise.all([params.from ? catalogPuzzle(params.from) : null, askCatalog()]);
  if (!isCurrent()) return null;
  if (from) {
    openInMaker(from.document, from.text);
    // A reload goes on with what was changed since.
    history.replaceState(null, "", "#/make");
  } else if (params.tiles) {
    typeTiles();
    history.replaceState(null, "", "#/make");
  } else if (!made.restore()) made.begin({ document: begun("pieces", lattices()[0].id), text: null, typed: null });
  const draft = new Draft();

  const steps = {
    start: startStep(draft),
    board: boardStep(draft),
    pieces: piecesStep(draft),
    tiles: tilesStep(draft),
    numbers: numbersStep(draft),
    text: textStep(draft, takeBackText),
  };
  const other = h("details", {}, h("summary", {}));
  const partsPlace = h("div", { class: "stack" });
  // What is drawn is not to be seen as long as there is a text that says something else.
  const sheets = [];
  const sheet = (...content) => {
    const drawn = h("div", { class: "stack" }, content);
    const unread = unreadNotice(draft, goToMistake, takeBackText);
    sheets.push({ drawn, unread });
    return [unread.element, drawn];
  };
  const partsAsText = h("div", {});
  const parts = tabs("Steps", [
    { id: "start", title: "1 Kind", content: sheet(steps.start.element, asText("start")) },
    { id: "board", title: "2 Board", content: sheet(steps.board.element, asText("board")) },
    { id: "parts", title: "3 Pieces", content: sheet(partsPlace, partsAsText) },
    { id: "text", title: "Text", content: steps.text.element },
  ], (id) => {
    // The text is only written out where it is looked at.
    if (id === "text") steps.text.update();
    if (id !== "start") steps.start.leave();
  });
  const tabOf = (id) => parts.element.querySelector(`[data-tab="${id}"]`);

  const isTextOpen = () => tabOf("text").getAttribute("aria-selected") === "true";
  // Who looks at the text is led through it.
  const remarks = remarksPanel(draft, (path, message) => (isTextOpen() && steps.text.find(message)) || go(path), goToMistake);
  const refusal = h("div", {});
  const elsewhere = h("div", { class: "note warn", role: "status", hidden: true });
  const preview = previewPanel(draft);
  const actions = actionRow(draft, {
    openText: () => parts.open("text"),
    showRemarks: () => remarks.element.scrollIntoView({ block: "nearest" }),
  });

  function goToMistake(mistake) {
    parts.open("text");
    steps.text.go(mistake);
  }

  function takeBackText() {
    made.retype(null, "The text was taken back. Undo brings it again.");
    // The button is gone with the words around it.
    focusOnTab();
  }

  function asText(part) {
    if (!AS_TEXT[part]) return null;
    return h("p", { class: "faint small" }, `${AS_TEXT[part]} are written as text. `, h("button", { type: "button", class: "linklike", onclick: () => go([]) }, "Open the text"));
  }

  function showText({ detail: mistakes = null } = {}) {
    const hadFocus = sheets.some(({ drawn }) => drawn.contains(document.activeElement));
    for (const { drawn, unread } of sheets) {
      drawn.hidden = draft.typed !== null;
      unread.update();
    }
    if (hadFocus && draft.typed !== null) focusOnTab();
    if (!draft.unread) return;
    // Beside the text it is told there.
    if (mistakes && !isTextOpen()) say(`The text cannot be read. ${unreadInWords(mistakes)}`);
    remarks.update();
    preview.update();
  }

  function focusOnTab() {
    parts.element.querySelector('[role="tab"][aria-selected="true"]').focus();
  }

  async function go(path) {
    // What is typed comes first: as long as it is not read, there is nothing else to go to.
    if (!(await draft.settled())) return draft.isClosed ? null : goToMistake(draft.unread[0]);
    if (draft.answered !== draft.document) await draft.ask();
    if (draft.isClosed || !draft.answer) return null;
    const [first, k] = path;
    const tab = { board: "board", title: "start", about: "start", family: "start", lattice: "start" }[first];
    const isPart = ["pieces", "piece", "tiles", "polyforms", "matching", "rim", "values", "lines", "target", "given", "freedom"].includes(first);
    parts.open(tab ?? (isPart ? "parts" : "text"));
    const panel = parts.element.querySelector(`[data-part="${tab ?? (isPart ? "parts" : "text")}"]`);
    if (first === "piece" && draft.answer.pieces[k]?.cells) steps.pieces.open(k);
    const place = panel.querySelector(`[data-remark="${CSS.escape(`${first}-${k}`)}"]`) ?? panel.querySelector(`[data-key="${CSS.escape(first)}"]`) ?? panel.querySelector("h2");
    if (!place.matches("input, textarea, select, button")) place.tabIndex = -1;
    const folded = place.closest("details");
    if (folded) folded.open = true;
    place.focus();
    place.scrollIntoView({ block: "center" });
    return null;
  }

  let kindShown = "";
  function arrange() {
    const kind = kindOf(draft.document);
    const { tiles, pieces, sets } = draft.answer;
    const hasBoth = (tiles.length || pieces.some((one) => one.tile)) && (sets.length || pieces.some((one) => one.cells));
    const key = `${kind} ${hasBoth}`;
    if (key === kindShown) return;
    kindShown = key;
    fill(partsAsText, asText(kind));
    tabOf("parts").textContent = kind === "numbers" ? "3 Numbers" : kind === "tiles" ? "3 Tiles" : "3 Pieces";
    if (kind === "numbers") fill(partsPlace, steps.numbers.element);
    else {
      const [own, rest, words] = kind === "tiles" ? [steps.tiles, steps.pieces, "Pieces of several cells as well"] : [steps.pieces, steps.tiles, "Tiles with labels as well"];
      other.open = Boolean(hasBoth);
      fill(other, h("summary", {}, words), rest.element);
      fill(partsPlace, own.element, other);
    }
  }

  const opened = h("div", { class: "note info", hidden: true });
  const saying = h("p", { class: "faint small" });
  function tell() {
    opened.hidden = !made.notice;
    fill(opened, made.notice);
    fill(
      saying,
      made.isKept
        ? "Your puzzle is kept in this browser until you begin another one; it goes nowhere else."
        : "This browser has no room to keep your puzzle: save the file before you close this tab.",
    );
  }
  draft.addEventListener("answer", () => {
    arrange();
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
    remarks.update();
    preview.update();
  });
  draft.addEventListener("text", showText);
  draft.addEventListener("document", () => {
    elsewhere.hidden = true;
    tell();
  });
  draft.addEventListener("refused", (event) => problem(refusal, event.detail));
  const tellElsewhere = () => {
    const { other } = made;
    elsewhere.hidden = !other;
    if (!other) return;
    fill(
      elsewhere,
      h("p", {}, `In another tab you made ${other.document.title ? `the puzzle “${other.document.title}”` : "a puzzle without a title"}. It is kept beside this one.`),
      h("p", {}, h("button", { type: "button", class: "button small", onclick: () => made.takeUp() }, "Go on with that one")),
    );
  };
  draft.addEventListener("elsewhere", tellElsewhere);
  tellElsewhere();
  fill(
    main,
    h(
      "div",
      { class: "make" },
      h("header", { class: "stack tight" }, h("h1", {}, "Make your own puzzle"), actions, opened, refusal, elsewhere),
      h("div", { class: "panel steps" }, parts.element),
      h("aside", { class: "panel stack", "aria-label": "Your puzzle so far" }, remarks.element, preview.element, saying),
      remarks.bar,
    ),
  );
  steps.start.update();
  // What was typed before a reload is shown again, if it still cannot be read.
  if (!(await draft.settled())) parts.open("text");
  showText();
  tell();
  await draft.ask();
  if (params.tiles && isCurrent()) {
    parts.open("parts");
    await steps.tiles.arrive();
  }
  const stopKeys = undoKeys(() => made.undo(), () => made.redo());
  return () => {
    draft.close();
    preview.close();
    stopKeys();
  };
}

/** Go on with the tiles that were made before, or begin with the first ones. */
function typeTiles() {
  const isFirst = !made.restore();
  if (!isFirst && kindOf(made.now.document) === "tiles") return;
  const words = isFirst ? "" : "New tiles were begun. Undo brings back the puzzle that was here.";
  made.begin({ document: begun("tiles", lattices()[0].id), text: null, typed: null }, words, words);
}

async function catalogPuzzle(name) {
  const [{ document }, { text }] = await Promise.all([
    backend.ask("view", { puzzle: { name } }),
    backend.ask("save", { puzzle: { name }, format: "toml" }),
  ]);
  return { document, text };
}
