// Making a puzzle of one's own, step by step, with what is missing always in sight.

import { backend } from "./backend.js";
import { fill, h } from "./dom.js";
import { openOwn } from "./main.js";
import { boardStep } from "./make/board.js";
import { begun, kindOf, LATTICES } from "./make/documents.js";
import { Draft } from "./make/draft.js";
import { numbersStep } from "./make/numbers.js";
import { piecesStep } from "./make/pieces.js";
import { remarksPanel } from "./make/remarks.js";
import { startStep } from "./make/start.js";
import { mistakeList, textStep } from "./make/text.js";
import { tilesStep } from "./make/tiles.js";
import { refusedFrom } from "./refused.js";
import { problem, say } from "./say.js";
import { linkMaker, saveText } from "./share.js";
import { tabs } from "./tabs.js";

const LARGEST_FILE = 2_000_000;

/**
 * The view in which puzzles are made.
 * @param {HTMLElement} main
 * @param {{from: string|null}} params a puzzle of the catalog to begin with
 */
export async function show(main, params) {
  const draft = new Draft();
  const isRestored = draft.restore();
  if (params.from) {
    const view = await backend.ask("view", { puzzle: { name: params.from } });
    const { text } = await backend.ask("save", { puzzle: { name: params.from }, format: "toml" });
    draft.change(view.document, "", text);
    // A reload goes on with what was changed since.
    history.replaceState(null, "", "#/make");
  } else if (!isRestored) draft.change(begun("pieces", "square"));

  const steps = {
    start: startStep(draft),
    board: boardStep(draft),
    pieces: piecesStep(draft),
    tiles: tilesStep(draft),
    numbers: numbersStep(draft),
    text: textStep(draft),
  };
  const other = h("details", {}, h("summary", {}));
  const partsPlace = h("div", { class: "stack" });
  const parts = tabs("Steps", [
    { id: "start", title: "1 Kind", content: steps.start.element },
    { id: "board", title: "2 Board", content: steps.board.element },
    { id: "parts", title: "3 Pieces", content: partsPlace },
    { id: "text", title: "Text", content: steps.text.element },
  ]);
  const tabOf = (id) => parts.element.querySelector(`[data-tab="${id}"]`);
  // The text is only written out where it is looked at.
  tabOf("text").addEventListener("click", () => steps.text.update());
  tabOf("text").addEventListener("focus", () => queueMicrotask(() => steps.text.update()));

  const remarks = remarksPanel(draft, go);
  const refusal = h("div", {});
  const preview = previewPanel(draft);
  const actions = actionRow(draft, steps.text, () => openTab("text"), () => remarks.element);

  function openTab(id) {
    parts.open(id);
    if (id === "text") steps.text.update();
  }

  function go(path) {
    const [first, k] = path;
    const tab = { board: "board", title: "start", about: "start", family: "start", lattice: "start" }[first];
    const isPart = ["pieces", "piece", "tiles", "polyforms", "matching", "rim", "values", "lines", "target", "given", "freedom"].includes(first);
    openTab(tab ?? (isPart ? "parts" : "text"));
    const panel = parts.element.querySelector(`[data-part="${tab ?? (isPart ? "parts" : "text")}"]`);
    if (first === "piece" && typeof k === "number") steps.pieces.open(k);
    const place = panel.querySelector(`[data-remark="${first}-${k}"]`) ?? panel.querySelector(`[data-key="${first}"]`) ?? panel.querySelector("h2");
    if (!place.matches("input, textarea, select, button")) place.tabIndex = -1;
    place.focus();
    place.scrollIntoView({ block: "center" });
  }

  let kindShown = "";
  function arrange() {
    const kind = kindOf(draft.document);
    const { tiles, pieces, sets } = draft.answer;
    const hasBoth = (tiles.length || pieces.some((one) => one.tile)) && (sets.length || pieces.some((one) => one.cells));
    const key = `${kind} ${hasBoth}`;
    if (key === kindShown) return;
    kindShown = key;
    tabOf("parts").textContent = kind === "numbers" ? "3 Numbers" : kind === "tiles" ? "3 Tiles" : "3 Pieces";
    if (kind === "numbers") fill(partsPlace, steps.numbers.element);
    else {
      const [own, rest, words] = kind === "tiles" ? [steps.tiles, steps.pieces, "Pieces of several cells as well"] : [steps.pieces, steps.tiles, "Tiles with labels as well"];
      other.open = Boolean(hasBoth);
      fill(other, h("summary", {}, words), rest.element);
      fill(partsPlace, own.element, other);
    }
  }

  const saying = h("p", { class: "faint small" }, "Your puzzle is kept in this browser until you begin another one; it goes nowhere else.");
  draft.addEventListener("answer", () => {
    arrange();
    // A text that is being written may have no lattice yet: then there is nothing to draw on.
    if (LATTICES.some((one) => one.id === draft.document.lattice)) {
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
  draft.addEventListener("document", () => actions.update());
  draft.addEventListener("refused", (event) => problem(refusal, event.detail));
  const stopKeys = undoKeys(draft);

  fill(
    main,
    h(
      "div",
      { class: "make" },
      h("header", { class: "stack tight" }, h("h1", {}, "Make your own puzzle"), actions.element, refusal),
      h("div", { class: "panel steps" }, parts.element),
      h("aside", { class: "panel stack", "aria-label": "Your puzzle so far" }, remarks.element, preview.element, saying),
      remarks.bar,
    ),
  );
  actions.update();
  steps.start.update();
  await draft.ask();
  return () => {
    draft.close();
    preview.close();
    stopKeys();
  };
}

function undoKeys(draft) {
  const listen = (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    const { target } = event;
    // A field undoes its own typing.
    if (target instanceof Element && target.matches("textarea, input:not([type=checkbox], [type=radio])")) return;
    event.preventDefault();
    if (event.shiftKey) draft.redo();
    else draft.undo();
  };
  document.addEventListener("keydown", listen);
  return () => document.removeEventListener("keydown", listen);
}

/** A picture of the puzzle, as soon as it is one. */
function previewPanel(draft) {
  const image = h("img", { alt: "", class: "picture" });
  const element = h("figure", { class: "paper preview", hidden: true }, image);
  let address = "";
  let asked = 0;

  async function update() {
    const number = (asked += 1);
    element.hidden = !draft.answer.ready;
    if (element.hidden) return;
    const document = draft.answered;
    const picture = await backend.ask("draw", { puzzle: { document }, kind: "svg" }).catch(() => null);
    if (number !== asked) return;
    element.hidden = picture === null;
    if (!picture) return;
    if (address) URL.revokeObjectURL(address);
    address = URL.createObjectURL(new Blob([picture.text], { type: "image/svg+xml" }));
    image.src = address;
    image.alt = `A picture of ${document.title || "your puzzle"}: the board, and what is laid on it.`;
  }

  return {
    element,
    update,
    close: () => {
      asked += 1;
      if (address) URL.revokeObjectURL(address);
    },
  };
}

/** Undo, files, link, and the way to the table. */
function actionRow(draft, text, openText, remarks) {
  const undo = h("button", { type: "button", class: "button small", onclick: () => draft.undo(), "aria-keyshortcuts": "Control+Z" }, "Undo");
  const redo = h("button", { type: "button", class: "button small", onclick: () => draft.redo(), "aria-keyshortcuts": "Control+Shift+Z" }, "Redo");
  const chooser = h("input", { type: "file", accept: ".toml,.json,.csv", multiple: true, hidden: true, onchange: () => open([...chooser.files]) });
  const openButton = h("button", { type: "button", class: "button small", onclick: () => chooser.click() }, "Open a file");
  const save = h("button", { type: "button", class: "button small", onclick: () => saveFile() }, "Save the file");
  const share = h("button", { type: "button", class: "button small", "aria-expanded": "false", onclick: () => toggleShare() }, "Share");
  const attempt = h("button", { type: "button", class: "button primary push", onclick: () => tryIt() }, "Try it on the table");
  const maker = linkMaker(shared, "A puzzle of my own");
  const sharing = h("div", { class: "panel", hidden: true }, maker.element);
  const wrong = h("div", {});
  const row = h("div", { class: "row make-actions", role: "group", "aria-label": "Your puzzle" }, undo, redo, openButton, save, share, chooser, attempt);
  const element = h("div", { class: "stack tight" }, row, wrong, sharing);

  function toggleShare() {
    sharing.hidden = !sharing.hidden;
    share.setAttribute("aria-expanded", String(!sharing.hidden));
  }

  function notReady() {
    say(`Not yet: ${draft.answer?.mistakes[0]?.message ?? "the puzzle is being looked at."}`);
    remarks().scrollIntoView({ block: "nearest" });
    return null;
  }

  async function newest() {
    if (draft.answered !== draft.document) await draft.ask();
    return draft.answered === draft.document && draft.answer.ready;
  }

  async function shared() {
    return (await newest()) ? { document: draft.document } : notReady();
  }

  async function tryIt() {
    if (await newest()) openOwn({ document: draft.document });
    else notReady();
  }

  async function saveFile() {
    problem(row, null);
    try {
      const { name, text: written } = await backend.ask("save", { puzzle: { document: draft.document }, format: "toml" });
      saveText(name, draft.text ?? written);
      say(`${name} was saved.`);
    } catch (thrown) {
      problem(row, refusedFrom(thrown));
    }
  }

  async function open(files) {
    chooser.value = "";
    problem(row, null);
    fill(wrong);
    try {
      const large = files.find((file) => file.size > LARGEST_FILE);
      if (large) return problem(row, { message: `${large.name} is too large to be a puzzle file`, help: "" });
      const read = await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() })));
      const { document, mistakes } = await backend.ask("read", { files: read });
      const isToml = read.length === 1 && read[0].name.toLowerCase().endsWith(".toml");
      if (document) {
        draft.change(document, `${files[0].name} was opened.`, isToml ? read[0].text : null);
        if (mistakes.length && isToml) openText();
      } else if (isToml) {
        openText();
        text.showText(read[0].text, mistakes);
        say(`${files[0].name} has mistakes.`);
      } else {
        fill(wrong, h("p", { role: "alert" }, `${files.map((file) => file.name).join(" and ")} cannot be read:`), mistakeList(mistakes));
      }
    } catch (thrown) {
      problem(row, refusedFrom(thrown));
    }
  }

  return {
    element,
    update: () => {
      for (const [button, can] of [
        [undo, draft.canUndo],
        [redo, draft.canRedo],
      ]) {
        if (can) button.removeAttribute("aria-disabled");
        else button.setAttribute("aria-disabled", "true");
      }
      maker.forget();
      fill(wrong);
    },
  };
}
