/** A piece beside words about it: its picture, and its name. */

import { sentence } from "../parts/announce.js";
import { fill, h, s, svgOf } from "../parts/dom.js";
import { pieceName } from "../parts/words.js";

/**
 * A small picture of a piece with its name.
 * @param {import("../table/table.js").Table} table
 * @param {number} piece
 * @param {number} [way] as it lies in the tray unless told otherwise
 * @returns {HTMLElement}
 */
export function pieceView(table, piece, way = table.view.pieces[piece].way) {
  const { ways } = table.view.pieces[piece];
  const { box: flat, solid } = ways[way ?? 0] ?? ways[0];
  const box = solid?.box ?? flat;
  const picture = s("svg", { class: "piece-picture", viewBox: box.join(" "), "aria-hidden": "true" });
  if (solid) fill(picture, svgOf(solid.svg));
  else table.sprite(piece, way ?? 0).then((markup) => fill(picture, svgOf(markup)));
  return h("span", { class: "piece-view" }, h("span", { class: "paper" }, picture), h("span", {}, sentence(pieceName(table.view, piece))));
}
