// The board: ready shapes, and cells painted on a canvas.

import { counted } from "../amounts.js";
import { backend } from "../backend.js";
import { fill, h } from "../dom.js";
import { latticeNamed } from "../lattices.js";
import { refusedFrom } from "../refused.js";
import { problem, say, setWords } from "../say.js";
import { cellCanvas } from "./canvas.js";
import { isBoardEmpty, kindOf } from "./documents.js";
import { ghostLegend, ghostsOf, keyOnLayer, layerButtons, layerWords } from "./layers.js";
import { made } from "./made.js";
import { askPatch, hasAll, moreRoom, NO_MORE_ROOM } from "./patch.js";
import { button, field, goToRefused, numberInput, radios, refill, select } from "./widgets.js";

const LOOKS = { empty: "on the board", blocked: "blocked", optional: "may stay empty" };
const TOOLS = [
  { id: "paint", words: "Cells", about: "on the board or not" },
  { id: "blocked", words: "Blocked", about: "always stays empty" },
  { id: "optional", words: "Optional", about: "may stay empty" },
];

/** The second step. @param {import("./draft.js").Draft} draft */
export function boardStep(draft) {
  const shapeRow = h("div", { class: "row fields" });
  const toolRow = h("div", {});
  const layerRow = h("div", { class: "row", role: "group", "aria-label": "Layer" });
  const place = h("div", { class: "canvas-place" });
  const sizeRow = h("div", { class: "row fields" });
  const count = h("p", { class: "faint", role: "status" });
  const element = h(
    "div",
    { class: "stack" },
    h("h2", {}, "The board"),
    shapeRow,
    toolRow,
    layerRow,
    place,
    count,
    h("details", {}, h("summary", {}, "Size of the canvas"), sizeRow),
  );

  let lattice = "";
  let shapes = [];
  let chosen = { shape: "", sizes: {} };
  let model = new Map();
  let names = new Map();
  let patch = null;
  let canvas = null;
  let size = { columns: 6, rows: 6, layers: 3 };
  let tool = "paint";
  let layer = 0;
  let changes = [];
  // The canvas that could not grow.
  let full = null;
  let asked = 0;
  let shapesOf = "";

  // Only the changes are sent: they apply to the newest document, which may be newer than the one shown.
  const send = (changes, beside) => made.changeBy((document) => backend.ask("repaint", { document, ...changes }), (refused) => problem(beside, refused));

  const chosenCells = () => [...model.keys()].map((key) => key.split(",").map(Number));

  function begin(cell) {
    const state = model.get(cell.key);
    problem(place, null);
    if (tool === "paint") return state ? "away" : "empty";
    if (!state) {
      problem(place, { message: "This cell is not on the board.", help: "Only cells of the board can be blocked or stay empty. Choose “Cells” above to put it on the board." });
      return "";
    }
    return state === tool ? "empty" : tool;
  }

  function apply(cell, what) {
    const isOn = model.has(cell.key);
    // Cells are added where there are none; those that are there are taken away, or change their state.
    if (tool === "paint" ? isOn !== (what === "away") : !isOn) return;
    changes.push({ at: cell.at, state: what });
    if (what === "away") model.delete(cell.key);
    else model.set(cell.key, what);
  }

  function end() {
    if (changes.length) send({ changes }, place);
    changes = [];
  }

  function look(cell) {
    const state = model.get(cell.key);
    if (!state) return { look: "off", words: "not on the board" };
    const text = state === "blocked" ? "✕" : state === "optional" ? "?" : (names.get(cell.key) ?? "");
    return { look: state, words: LOOKS[state] + (names.has(cell.key) ? `, named ${names.get(cell.key)}` : ""), text };
  }

  function drawCanvas() {
    const ghosts = ghostsOf(patch, (key) => model.has(key));
    canvas = cellCanvas({
      label: "The board",
      box: patch.box,
      columns: patch.columns,
      cells: patch.cells.filter((cell) => cell.layer === layer),
      current: keyOnLayer(patch, layer, canvas?.current),
      look: (cell) => ({ ...look(cell), ghosts: ghosts(cell) }),
      begin,
      apply,
      end,
    });
    fill(place, canvas.element, ghostLegend(patch.layers));
  }

  /** Another canvas: one that holds the cells, or one that has `more` room than this one. */
  async function askCanvas(more = null) {
    const number = (asked += 1);
    try {
      const answer = await askPatch({ lattice, ...size, margin: 1, cells: chosenCells(), ...more });
      take(number, answer, more !== null);
    } catch (thrown) {
      if (number !== asked) return;
      full = patch;
      problem(place, more ? NO_MORE_ROOM : refusedFrom(thrown));
    }
  }

  function take(number, answer, isMore) {
    if (number !== asked || canvas?.waits(() => take(number, answer, isMore))) return;
    const hadFocus = place.contains(document.activeElement);
    const before = isMore && canvas?.place;
    patch = answer;
    problem(place, null);
    layer = Math.min(layer, patch.layers - 1);
    drawControls();
    drawCanvas();
    if (before) canvas.stayAt(before);
    if (hadFocus) canvas.focus();
  }

  async function askShapes() {
    const of = lattice;
    shapesOf = of;
    try {
      const answer = await backend.ask("preset", { lattice: of });
      if (of !== lattice) return;
      shapes = answer.shapes;
      problem(shapeRow, null);
    } catch (thrown) {
      if (of !== lattice) return;
      shapesOf = "";
      problem(shapeRow, refusedFrom(thrown));
      return;
    }
    const own = draft.document.board?.shape;
    choose((shapes.find((one) => one.name === own) ?? shapes[0])?.name);
  }

  function choose(name) {
    const shape = shapes.find((one) => one.name === name);
    const board = draft.document.board ?? {};
    const isThis = board.shape === name;
    const sizes = Object.fromEntries((shape?.sizes ?? []).map((one) => [one.name, (isThis && board[one.name]) || chosen.sizes[one.name] || one.default]));
    chosen = { shape: name, sizes };
    drawControls();
  }

  function drawControls() {
    const shape = shapes.find((one) => one.name === chosen.shape);
    refill(
      shapeRow,
      field("Ready shape", select("shape", chosen.shape, shapes.map((one) => [one.name, one.name]), choose)),
      (shape?.sizes ?? []).map((one) =>
        field(
          one.name,
          numberInput(`size-${one.name}`, chosen.sizes[one.name], [one.least, one.most], (value) => {
            chosen.sizes[one.name] = value;
          }),
        ),
      ),
      button("use-shape", "Use this shape", () => goToRefused(shapeRow) || send({ shape: { shape: chosen.shape, ...chosen.sizes } }, shapeRow)),
      button("no-cells", "Take all cells away", () => send({ cells: [] }, shapeRow), { class: "button small quiet" }),
    );
    const tools = kindOf(draft.document) === "numbers" ? TOOLS.slice(0, 1) : TOOLS;
    if (!tools.some((one) => one.id === tool)) tool = "paint";
    refill(toolRow, tools.length > 1 ? radios("tool", "A click or a drag changes", tools, tool, chooseTool, "choices small") : null);
    const layers = patch?.layers ?? 1;
    layerRow.hidden = layers < 2;
    refill(layerRow, layerButtons(layers, layer, showLayer));
    const bounds = { columns: [1, 40], rows: [1, 40], layers: [1, 12] };
    const keys = latticeNamed(lattice)?.extents ?? [];
    refill(
      sizeRow,
      keys.map((key) =>
        field(
          key,
          numberInput(`canvas-${key}`, size[key], bounds[key], (value) => {
            size = { ...size, [key]: value };
            askCanvas();
          }),
        ),
      ),
    );
  }

  function chooseTool(id) {
    tool = id;
    problem(place, null);
  }

  function showLayer(k) {
    layer = k;
    drawControls();
    drawCanvas();
    say(layerWords(k, patch.layers));
  }

  function update() {
    if (draft.isBusy || !draft.answer || draft.answered !== draft.document || canvas?.waits(update)) return;
    const board = draft.answer.board;
    model = new Map((board?.cells ?? []).map((cell) => [cell.at.join(), cell.state]));
    names = new Map((board?.cells ?? []).map((cell) => [cell.at.join(), cell.name]));
    const isOther = draft.document.lattice !== lattice;
    if (isOther) {
      lattice = draft.document.lattice;
      chosen = { shape: "", sizes: {} };
      shapes = [];
      patch = null;
      canvas = null;
      fill(place);
    }
    drawControls();
    if (shapesOf !== lattice) askShapes();
    const more = patch && patch !== full ? moreRoom(patch, (key) => model.has(key)) : null;
    if (!patch || !hasAll(patch, model.keys())) askCanvas();
    else if (more) askCanvas(more);
    else canvas?.drawAll();
    const states = [...model.values()];
    const having = (state, words) => (states.includes(state) ? `, ${states.filter((one) => one === state).length} ${words}` : "");
    setWords(count, board || isBoardEmpty(draft.document) ? counted(model.size, "cell") + having("blocked", "blocked") + having("optional", "optional") + closed(draft.document.board) : "This board can only be changed as text.");
  }

  // What was refused is not on the board.
  draft.addEventListener("settled", update);
  return { element, update };
}

/** What the drawing does not show of a board that is wrapped or glued. */
function closed({ wrap, glue } = {}) {
  if (wrap?.length) return "; wrapped, as the text of the file says";
  return glue?.length ? "; with glued sides, as the text of the file says" : "";
}
