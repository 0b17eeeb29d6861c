// The board: ready shapes, and cells painted on a canvas.

import { backend } from "../backend/backend.js";
import { problem, setWords } from "../parts/announce.js";
import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { latticeNamed } from "../parts/lattices.js";
import { BoardCells } from "./board-cells.js";
import { isBoardEmpty, kindOf } from "./documents.js";
import { made } from "./made.js";
import { markingPanel } from "./marking.js";
import { PatchCanvas } from "./patch.js";
import { readyShapes } from "./ready-shapes.js";
import { field, numberInput, radios, refill } from "./widgets.js";

const TOOLS = [
  { id: "paint", words: t("by-cells"), about: t("on-board-or-not") },
  { id: "blocked", words: t("tool-blocked"), about: t("always-stays-empty") },
  { id: "optional", words: t("tool-optional"), about: t("may-stay-empty") },
  { id: "region", words: t("tool-regions"), about: t("regions-about") },
  { id: "given", words: t("given-values"), about: t("given-about") },
];
const BOUNDS = { columns: [1, 40], rows: [1, 40], layers: [1, 24] };
const NOT_ON_BOARD = { message: t("cell-not-on-board"), help: t("cell-not-on-board-help") };

/** The second step. @param {import("./draft.js").Draft} draft */
export function boardStep(draft) {
  const cells = new BoardCells();
  const canvas = new PatchCanvas({ label: t("the-board"), isPainted: (key) => cells.has(key), look: (cell) => cells.look(cell), begin, apply: (cell, what) => cells.apply(cell, what), end });
  const shapes = readyShapes(draft, send);
  const toolRow = h("div", {});
  const marking = markingPanel(draft, (given) => send({ changes: [], given }, canvas.place));
  const sizeRow = h("div", { class: "row fields" });
  const count = h("p", { class: "faint" });
  const element = h("div", { class: "stack" },
    h("h2", {}, t("the-board")),
    ...[shapes.element, toolRow, marking.element, canvas.layerRow, canvas.place, count, marking.rows],
    h("details", {}, h("summary", {}, t("canvas-size")), sizeRow),
  );
  let lattice = "";
  let size = { columns: 6, rows: 6, layers: 3 };

  // Only the changes are sent: they apply to the newest document, which may be newer than the one shown.
  function send(changes, beside) {
    made.changeBy((document) => backend.ask("repaint", { document, ...changes }), (refused) => problem(beside, refused));
  }

  function begin(cell) {
    const what = cells.strokeFrom(cell);
    problem(canvas.place, what ? null : NOT_ON_BOARD);
    return what;
  }

  function end() {
    const marked = cells.takeMarked();
    if (marked.length) marking.add(cells.tool, marked);
    if (marked.length) canvas.canvas.drawAll();
    const changes = cells.takeChanges();
    if (changes.length) send({ changes }, canvas.place);
  }

  /** Another canvas: one that holds the cells, or one that has `more` room than this one. */
  function askCanvas(more = null) {
    canvas.ask({ lattice, ...size, margin: 1, cells: cells.keys.map((key) => key.split(",").map(Number)), ...more }, { isMore: more !== null });
  }

  function drawControls() {
    const tools = kindOf(draft.document) === "numbers" ? TOOLS.filter(({ id }, k) => !k || id === "region") : TOOLS;
    if (!tools.some((one) => one.id === cells.tool)) cells.tool = "paint";
    marking.show(cells.tool);
    refill(toolRow, tools.length > 1 ? radios("tool", t("click-changes"), tools, cells.tool, chooseTool, "choices small tools") : null);
    const resize = (key, value) => {
      size = { ...size, [key]: value };
      askCanvas();
    };
    refill(sizeRow, sizeFields(lattice, size, resize));
  }

  function chooseTool(id) {
    cells.tool = id;
    marking.show(id);
    problem(canvas.place, null);
  }

  function update() {
    if (draft.isBusy || !draft.answer || draft.answered !== draft.document || canvas.waits(update)) return;
    const board = draft.answer.board;
    cells.set(board?.cells ?? [], draft.answer.regions, draft.blamed.cell);
    if (board) marking.update(draft.answer);
    if (draft.document.lattice !== lattice) {
      lattice = draft.document.lattice;
      canvas.forget();
    }
    shapes.update();
    drawControls();
    const more = canvas.more();
    if (!canvas.has(cells.keys)) askCanvas();
    else if (more) askCanvas(more);
    else canvas.canvas?.drawAll();
    setWords(count, board || isBoardEmpty(draft.document) ? cells.words + closed(draft.document.board) : t("board-only-as-text"));
  }

  // What was refused is not on the board.
  draft.addEventListener("settled", update);
  return { element, update };
}

function sizeFields(lattice, size, resize) {
  const keys = latticeNamed(lattice)?.extents ?? [];
  return keys.map((key) => field(key, numberInput(`canvas-${key}`, size[key], BOUNDS[key], (value) => resize(key, value))));
}

/** What the drawing does not show of a board that is wrapped or glued. */
function closed({ wrap, glue } = {}) {
  if (wrap?.length) return `; ${t("board-wrapped")}`;
  return glue?.length ? `; ${t("board-glued")}` : "";
}
