// Making a puzzle of one's own, step by step, with what is missing always in sight.

import { backend } from "./backend.js";
import { able, fill, h } from "./dom.js";
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
import { undoKeys } from "./undo.js";

const LARGEST_FILE = 2_000_000;

/**
 * The view in which puzzles are made.
 * @param {HTMLElement} main
 * @param {{from: string|null}} params a puzzle of the catalog to begin with
 */
export async function show(main, params) {
  const from = params.from ? await catalogPuzzle(params.from) : null;
  const draft = new Draft();
  const isRestored = draft.restore();
  if (from) {
    draft.change(from.document, "", from.text);
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
  const elsewhere = h("div", { class: "note warn", role: "status", hidden: true });
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
    const place = panel.querySelector(`[data-remark="${CSS.escape(`${first}-${k}`)}"]`) ?? panel.querySelector(`[data-key="${CSS.escape(first)}"]`) ?? panel.querySelector("h2");
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
  draft.addEventListener("document", () => {
    elsewhere.hidden = true;
    actions.update();
  });
  draft.addEventListener("refused", (event) => problem(refusal, event.detail));
  draft.addEventListener("elsewhere", () => {
    elsewhere.hidden = false;
    fill(
      elsewhere,
      h("p", {}, "In another tab of this browser a puzzle is made as well. Only one is kept: the one that was changed last."),
      h("p", {}, h("button", { type: "button", class: "button small", onclick: () => draft.takeUp() }, "Go on with that one")),
    );
  });
  const stopKeys = undoKeys(() => draft.undo(), () => draft.redo());

  fill(
    main,
    h(
      "div",
      { class: "make" },
      h("header", { class: "stack tight" }, h("h1", {}, "Make your own puzzle"), actions.element, refusal, elsewhere),
      h("div", { class: "panel steps" }, parts.element),
      h("aside", { class: "panel stack", "aria-label": "Your puzzle so far" }, remarks.element, preview.element, saying),
      remarks.bar,
    ),
  );
  actions.update();
  steps.start.update();
  // What was typed before a reload is shown again, if it still cannot be read.
  if (!(await steps.text.flush())) openTab("text");
  await draft.ask();
  return () => {
    draft.close();
    steps.text.close();
    preview.close();
    stopKeys();
  };
}

async function catalogPuzzle(name) {
  const [{ document }, { text }] = await Promise.all([
    backend.ask("view", { puzzle: { name } }),
    backend.ask("save", { puzzle: { name }, format: "toml" }),
  ]);
  return { document, text };
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

  // What was not ready may be so now.
  draft.addEventListener("answer", () => problem(row, null));

  /** Whether the newest of what was made can be laid on the table; if not, it is said why. */
  async function isReady() {
    if (!(await text.flush())) {
      openText();
      problem(row, { message: "Not yet: the text cannot be read." });
      return false;
    }
    if (draft.answered !== draft.document) await draft.ask();
    if (draft.answered === draft.document && draft.answer.ready) return true;
    problem(row, { message: `Not yet: ${draft.answer?.mistakes[0]?.message ?? "the puzzle is being looked at."}` });
    remarks().scrollIntoView({ block: "nearest" });
    return false;
  }

  async function shared() {
    return (await isReady()) ? { document: draft.document } : null;
  }

  async function tryIt() {
    if (await isReady()) openOwn({ document: draft.document });
  }

  async function saveFile() {
    problem(row, null);
    try {
      const isRead = await text.flush();
      const { name, text: written } = await backend.ask("save", { puzzle: { document: draft.document }, format: "toml" });
      saveText(name, draft.typed ?? draft.text ?? written);
      say(isRead ? `${name} was saved.` : `${name} was saved as it was typed, with its mistakes.`);
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
      able(undo, draft.canUndo);
      able(redo, draft.canRedo);
      maker.forget();
      fill(wrong);
    },
  };
}
