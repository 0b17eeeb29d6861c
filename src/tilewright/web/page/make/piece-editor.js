// The canvas on which one piece is painted.

import { fill, h } from "../dom.js";
import { refusedFrom } from "../refused.js";
import { problem, say } from "../say.js";
import { cellCanvas } from "./canvas.js";
import { withCells } from "./documents.js";
import { ghostLegend, ghostsOf, keyOnLayer, layerButtons, layerWords } from "./layers.js";
import { askPatch, hasAll, moreRoom, NO_MORE_ROOM } from "./patch.js";

const FIRST = { columns: 5, rows: 5, layers: 3 };

/**
 * @param {import("./draft.js").Draft} draft
 * @param {number} k the place of the piece in the document
 * @param {object[]} cells that it has
 * @param {string} name
 * @param {boolean} takeFocus as soon as it is there
 */
export function pieceEditor(draft, k, cells, name, takeFocus) {
  const lattice = draft.document.lattice;
  let model = new Set(cells.map((cell) => cell.at.join()));
  let shown = [];
  let changes = [];
  let patch = null;
  let canvas = null;
  let layer = 0;
  let asked = 0;
  // The canvas that could not grow.
  let full = null;
  let wantsFocus = takeFocus;
  const layerRow = h("div", { class: "row", role: "group", "aria-label": "Layer" });
  const place = h("div", { class: "canvas-place" });
  const element = h("div", { class: "stack tight" }, h("p", { class: "faint small" }, "Click or drag over the cells of the piece."), layerRow, place);
  const isPainted = (key) => model.has(key);

  // The changes are made to the newest document; where it has a picture, to what that shows.
  const send = () => {
    const stroke = changes;
    changes = [];
    draft.changeItem("piece", k, (piece) => {
      const cells = new Set(Array.isArray(piece.cells) ? piece.cells.map(String) : shown);
      for (const [key, what] of stroke) what === "add" ? cells.add(key) : cells.delete(key);
      return withCells(piece, [...cells].map((key) => key.split(",").map(Number)));
    });
    const more = patch === full ? null : moreRoom(patch, isPainted, true);
    if (more) ask(more, NO_MORE_ROOM);
  };

  function drawCanvas() {
    const ghosts = ghostsOf(patch, isPainted);
    canvas = cellCanvas({
      label: `Piece ${name}`,
      box: patch.box,
      columns: patch.columns,
      cells: patch.cells.filter((cell) => cell.layer === layer),
      look: (cell) => ({ ...(isPainted(cell.key) ? { look: "piece", words: "of the piece" } : { look: "off", words: "not of the piece" }), ghosts: ghosts(cell) }),
      begin: (cell) => (isPainted(cell.key) ? "away" : "add"),
      apply: (cell, what) => {
        changes.push([cell.key, what]);
        if (what === "add") model.add(cell.key);
        else model.delete(cell.key);
      },
      end: send,
      current: keyOnLayer(patch, layer, canvas?.current),
    });
    fill(place, canvas.element, ghostLegend(patch.layers));
    fill(layerRow, layerButtons(patch.layers, layer, showLayer));
    layerRow.hidden = patch.layers < 2;
  }

  function showLayer(n) {
    layer = n;
    drawCanvas();
    layerRow.children[n].focus();
    say(layerWords(n, patch.layers));
  }

  async function ask(wanted, refusal = null) {
    const number = (asked += 1);
    try {
      const answer = await askPatch({ lattice, ...FIRST, ...wanted });
      problem(place, null);
      if (number === asked) take(answer);
    } catch (thrown) {
      if (number !== asked) return;
      full = patch;
      problem(place, refusal ?? refusedFrom(thrown));
    }
  }

  function take(answer) {
    if (canvas?.waits(() => take(answer))) return;
    const before = canvas?.place;
    const hasFocus = wantsFocus || place.contains(document.activeElement);
    if (!patch) layer = answer.cells.find((cell) => isPainted(cell.key))?.layer ?? 0;
    patch = answer;
    drawCanvas();
    if (before) canvas.stayAt(before);
    if (hasFocus) canvas.focus();
    wantsFocus = false;
  }

  ask({ margin: 1, cells: cells.map((cell) => cell.at) });

  return {
    element,
    k,
    name,
    lattice,
    /** Whether a stroke is under way; `act` is done after it. */
    waits: (act) => canvas?.waits(act) ?? false,
    kept: () => canvas?.kept() ?? (() => {}),
    focus: () => (canvas ? canvas.focus() : (wantsFocus = true)),
    /** The piece has these cells now. */
    sync: (now) => {
      if (draft.answered !== draft.document) return;
      shown = now.map((cell) => cell.at.join());
      model = new Set(shown);
      if (patch && !hasAll(patch, shown)) ask({ margin: 1, cells: now.map((cell) => cell.at) });
      else canvas?.drawAll();
    },
  };
}
