// Making a puzzle of one's own, step by step, with what is missing always in sight.

import { backend } from "../backend/backend.js";
import { announce } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { askCatalog, lattices } from "../parts/lattices.js";
import { undoKeys } from "../parts/undo.js";
import { actionRow } from "./actions.js";
import { begun, kindOf } from "./documents.js";
import { Draft } from "./draft.js";
import { gaugePanel } from "./gauge.js";
import { made, openInMaker } from "./made.js";
import { makerNotes } from "./notes.js";
import { previewPanel } from "./preview.js";
import { remarksPanel } from "./remarks.js";
import { makerSteps } from "./steps.js";
import { unreadInWords } from "./unread.js";

/**
 * The view in which puzzles are made.
 * @param {HTMLElement} main
 * @param {{from: string|null, tiles: boolean}} params a puzzle of the catalog to begin with, or whether tiles are to be typed
 * @param {() => boolean} isCurrent whether this view is still wanted
 */
export async function show(main, params, isCurrent) {
  const [from] = await Promise.all([params.from ? catalogPuzzle(params.from) : null, askCatalog()]);
  if (!isCurrent()) return null;
  begin(params, from);
  const draft = new Draft();
  const steps = makerSteps(draft, { go, goToMistake, takeBackText });
  const { text } = steps.steps;
  const notes = makerNotes(draft);
  // Who looks at the text is led through it.
  const remarks = remarksPanel(draft, (path, message) => (steps.isTextOpen() && text.find(message)) || go(path), goToMistake);
  const gauge = gaugePanel(draft, () => remarks.summary.textContent);
  const preview = previewPanel(draft);
  remarks.bar.append(gauge.short);
  const actions = actionRow(draft, () => steps.open("text"), remarks.summary);

  function goToMistake(mistake) {
    steps.open("text");
    text.go(mistake);
  }

  function takeBackText() {
    made.retype(null, t("text-taken-back"));
    // The button is gone with the words around it.
    steps.focusOnTab();
  }

  function showText({ detail: mistakes = null } = {}) {
    steps.showDrawn();
    if (!draft.unread) return;
    // Beside the text it is told there.
    if (mistakes && !steps.isTextOpen()) announce(t("text-unread-because", { what: unreadInWords(mistakes) }));
    remarks.update();
    gauge.update();
    preview.update();
  }

  async function go(path) {
    // What is typed comes first: as long as it is not read, there is nothing else to go to.
    if (!(await draft.settled())) return draft.isClosed ? null : goToMistake(draft.unread[0]);
    if (draft.answered !== draft.document) await draft.ask();
    if (!draft.isClosed && draft.answer) steps.lead(path);
    return null;
  }

  draft.addEventListener("answer", () => {
    steps.update();
    remarks.update();
    gauge.update();
    preview.update();
  });
  draft.addEventListener("text", showText);
  fill(main,
    h("div", { class: "make" },
      h("header", { class: "stack tight" }, h("h1", {}, t("make-own-puzzle")), actions.element),
      h("div", { class: "panel steps" }, steps.element),
      // What comes and goes here moves nothing that is drawn.
      h("aside", { class: "panel stack", "aria-label": t("puzzle-so-far") }, remarks.summary, gauge.elements, notes.element, actions.known, remarks.element, preview.element, notes.kept),
      remarks.bar,
    ),
  );
  steps.steps.start.update();
  // What was typed before a reload is shown again, if it still cannot be read.
  if (!(await draft.settled())) steps.open("text");
  showText();
  notes.tell();
  await draft.ask();
  if (params.tiles && isCurrent()) {
    steps.open("parts");
    await steps.steps.tiles.arrive();
  }
  const stopKeys = undoKeys(() => made.undo(), () => made.redo());
  return () => {
    draft.close();
    preview.close();
    gauge.close();
    stopKeys();
  };
}

/** Begin with what is asked for, or go on with what was made before. */
function begin(params, from) {
  if (from) openInMaker(from.document, from.text);
  else if (params.tiles) typeTiles();
  else if (!made.restore()) made.begin({ document: begun("pieces", lattices()[0].id), text: null, typed: null });
  // A reload goes on with what was changed since.
  if (from || params.tiles) history.replaceState(null, "", "#/make");
}

/** Go on with the tiles that were made before, or begin with the first ones. */
function typeTiles() {
  const isFirst = !made.restore();
  if (!isFirst && kindOf(made.now.document) === "tiles") return;
  const words = isFirst ? "" : t("new-tiles-begun");
  made.begin({ document: begun("tiles", lattices()[0].id), text: null, typed: null }, words, words);
}

async function catalogPuzzle(name) {
  const [{ document }, { text }] = await Promise.all([
    backend.ask("view", { puzzle: { name } }),
    backend.ask("save", { puzzle: { name }, format: "toml" }),
  ]);
  return { document, text };
}
