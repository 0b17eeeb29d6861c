/** Small pictures of solutions: the cells of the board in the colors of what lies on them; pieces with values as they are. */

import { s, svgOf } from "../parts/dom.js";
import { areaOf, cellSize, outlineOf } from "../parts/geometry.js";
import { cellsUnder } from "../table/placing.js";

/**
 * Whether small pictures tell the solutions of a puzzle apart: its pieces have colors, and their places show.
 * @param {object} view
 */
export function canBeSmall(view) {
  return new Set(view.pieces.map((piece) => piece.color)).size > 1;
}

/**
 * A small picture of an arrangement. The layers of a board in space move together, so that they can be larger.
 * @param {object} view
 * @param {number[][]} placements
 * @returns {SVGElement}
 */
export function thumbnail(view, placements) {
  const { board } = view;
  const lying = placements.map((placement) => ({
    cells: cellsUnder(view, placement) ?? [],
    color: view.pieces[placement[0]].color,
    picture: pictureOf(view, placement),
  }));
  const covered = new Set(lying.flatMap(({ cells }) => cells));
  const isBlocked = (cell) => board.cells[cell].state === "blocked";
  const { groups, box } = board.dimension > 2 ? movedTogether(board) : { groups: [{ dx: 0, has: () => true }], box: board.box };
  const bare = board.cells.map((_, cell) => cell).filter((cell) => !covered.has(cell));
  return s("svg", { class: "thumbnail", viewBox: box.join(" "), "aria-hidden": "true" },
    groups.map(({ dx, has }) => {
      const here = lying.map((one) => ({ ...one, cells: one.cells.filter(has) })).filter(({ cells }) => cells.length);
      return s("g", { transform: `translate(${dx} 0)` },
        s("path", { d: areaOf(board, bare.filter((cell) => has(cell) && !isBlocked(cell))), class: "bare" }),
        s("path", { d: areaOf(board, bare.filter((cell) => has(cell) && isBlocked(cell))), class: "taken" }),
        // A line of its own color closes the gaps between the cells of a piece.
        here.map(({ cells, color, picture }) => picture ?? s("path", { d: areaOf(board, cells), fill: color, stroke: color })),
        s("path", { d: here.map(({ cells }) => outlineOf(board, cells)).join(""), class: "borders" }),
      );
    }),
  );
}

/** A piece with values in its place; null where colors say enough, or it does not lie in one piece. */
function pictureOf({ board, pieces }, [piece, way, cell]) {
  const { has_values: hasValues, ways } = pieces[piece];
  if (!hasValues || !ways[way]?.svg || board.dimension > 2 || board.wrap) return null;
  return s("g", { transform: `translate(${board.cells[cell].center.join(" ")})` }, svgOf(ways[way].svg));
}

/** The layers of a board, which lie side by side: the cells of each, and how far it moves to the left. */
function movedTogether(board) {
  const { width } = cellSize(board);
  const [, top, , height] = board.box;
  const groups = [];
  let [end, at] = [-Infinity, 0];
  const left = (cell) => Math.min(...board.cells[cell].points.map(([x]) => x));
  const cells = [...board.cells.keys()].sort((a, b) => left(a) - left(b));
  for (const cell of cells) {
    const begin = left(cell);
    if (begin > end + width / 4) {
      if (groups.length) at = end + groups.at(-1).dx + width / 2;
      const members = new Set();
      groups.push({ dx: at - begin, members, has: (one) => members.has(one) });
    }
    groups.at(-1).members.add(cell);
    end = Math.max(end, ...board.cells[cell].points.map(([x]) => x));
  }
  const margin = width / 8;
  const bottom = Math.max(...board.cells.flatMap(({ points }) => points.map(([, y]) => y)));
  return { groups, box: [-margin, top, end + groups.at(-1).dx + 2 * margin, Math.min(height, bottom - top + margin)] };
}
