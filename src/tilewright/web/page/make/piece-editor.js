// The canvas on which one piece is painted.

import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { withCells } from "./documents.js";
import { PatchCanvas } from "./patch.js";

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
  const isPainted = (key) => model.has(key);
  const ask = (wanted, how) => canvas.ask({ lattice, ...FIRST, ...wanted }, { stays: true, ...how });

  // The changes are made to the newest document; where it has a picture, to what that shows.
  const send = () => {
    const stroke = changes;
    changes = [];
    draft.changeItem("piece", k, (piece) => {
      const cells = new Set(Array.isArray(piece.cells) ? piece.cells.map(String) : shown);
      for (const [key, what] of stroke) what === "add" ? cells.add(key) : cells.delete(key);
      return withCells(piece, [...cells].map((key) => key.split(",").map(Number)));
    });
    const more = canvas.more(true);
    if (more) ask(more, { isMore: true });
  };
  const canvas = new PatchCanvas({
    label: t("piece-named", { name }),
    beginsPainted: true,
    isPainted,
    look: (cell) => (isPainted(cell.key) ? { look: "piece", words: t("of-the-piece") } : { look: "off", words: t("not-of-the-piece") }),
    begin: (cell) => (isPainted(cell.key) ? "away" : "add"),
    apply: (cell, what) => {
      changes.push([cell.key, what]);
      if (what === "add") model.add(cell.key);
      else model.delete(cell.key);
    },
    end: send,
  });
  const element = h("div", { class: "stack tight" }, h("p", { class: "faint small" }, t("paint-the-piece")), canvas.layerRow, canvas.place);
  if (takeFocus) canvas.focus();
  ask({ margin: 1, cells: cells.map((cell) => cell.at) });

  return {
    element,
    k,
    name,
    lattice,
    canvas,
    /** The piece has these cells now. */
    sync: (now) => {
      if (draft.answered !== draft.document) return;
      shown = now.map((cell) => cell.at.join());
      model = new Set(shown);
      if (canvas.has(shown) === false) ask({ margin: 1, cells: now.map((cell) => cell.at) });
      else canvas.canvas?.drawAll();
    },
  };
}
