/** Small pictures of solutions: the cells of the board in the colors of what lies on them. */

import { s } from "./dom.js";
import { areaOf, outlineOf } from "./geometry.js";
import { cellsUnder } from "./placing.js";

/**
 * Whether small pictures tell the solutions of a puzzle apart: its pieces have colors, and their places show.
 * @param {object} view
 */
export function canBeSmall(view) {
  return new Set(view.pieces.map((piece) => piece.color)).size > 1;
}

/**
 * A small picture of an arrangement.
 * @param {object} view
 * @param {number[][]} placements
 * @returns {SVGElement}
 */
export function thumbnail(view, placements) {
  const { board } = view;
  const lying = placements.map((placement) => ({
    cells: cellsUnder(view, placement) ?? [],
    color: view.pieces[placement[0]].color,
  }));
  const covered = new Set(lying.flatMap(({ cells }) => cells));
  const bare = board.cells.map((_, cell) => cell).filter((cell) => !covered.has(cell));
  const isBlocked = (cell) => board.cells[cell].state === "blocked";
  return s(
    "svg",
    { class: "thumbnail", viewBox: board.box.join(" "), "aria-hidden": "true" },
    s("path", { d: areaOf(board, bare.filter((cell) => !isBlocked(cell))), class: "bare" }),
    s("path", { d: areaOf(board, bare.filter(isBlocked)), class: "taken" }),
    // A line of its own color closes the gaps between the cells of a piece.
    lying.map(({ cells, color }) => s("path", { d: areaOf(board, cells), fill: color, stroke: color })),
    s("path", { d: lying.map(({ cells }) => outlineOf(board, cells)).join(""), class: "borders" }),
  );
}
