// Where the piece in the hand would lie, and what lies in its way.

import { cellsInWords, pieceName } from "../parts/words.js";
import { placementFor, cellsUnder } from "./placing.js";
import { t } from "../parts/languages.js";

/**
 * The way in which the held piece would lie on a cell: as it is held, but a piece of one cell is turned where the
 * cell points another way than the piece.
 * @param {object} view
 * @param {{piece: number, way: number}} held
 * @param {number} cell
 */
export function wayOn(view, { piece, way }, cell) {
  const { ways, n_cells: nCells } = view.pieces[piece];
  const pointsAs = (other) => ways[other].cells[0].slice(view.board.dimension).join();
  const wanted = view.board.cells[cell].at.slice(view.board.dimension).join();
  if (nCells > 1 || view.covers_one) return way;
  let turned = way;
  for (let k = 0; k < ways.length && pointsAs(turned) !== wanted; k += 1) turned = ways[turned].to.turn ?? turned;
  return turned;
}

/**
 * What would be if the held piece were laid so: {placement, cells, conflicts, replaced}; null if it reaches beyond the
 * board. `conflicts` are cells that are taken or blocked; `replaced` is the number of a piece of one cell that makes room.
 * @param {import("./table.js").Table} table
 * @param {{number: number|null}} held
 * @param {[number, number, number]} placement
 */
export function judge(table, held, placement) {
  const cells = cellsUnder(table.view, placement);
  if (!cells) return null;
  const taken = table.taken();
  const conflicts = cells.filter((cell) => {
    const lying = taken.get(cell);
    if (lying) return lying.number === undefined || lying.number !== held.number;
    return table.view.board.cells[cell].state === "blocked";
  });
  const other = conflicts.length === 1 && cells.length === 1 ? taken.get(conflicts[0]) : null;
  if (other && other.number !== undefined && cellsUnder(table.view, other.placement).length === 1)
    return { placement, cells, conflicts: [], replaced: other.number };
  return { placement, cells, conflicts, replaced: null };
}

/**
 * Where the held piece would lie so that it covers a cell: by its grip if it fits so, else by the cell of the piece
 * that is nearest to it and fits; null if it cannot cover the cell at all.
 * @param {import("./table.js").Table} table
 * @param {{piece: number, way: number, number: number|null, grip: number}} held
 * @param {number} cell
 */
export function look(table, held, cell) {
  const { view } = table;
  const { piece, grip } = held;
  const way = wayOn(view, held, cell);
  const own = view.pieces[piece].ways[way].cells;
  const from = own[Math.min(grip, own.length - 1)];
  const order = own
    .map((offset, k) => ({ k, far: Math.hypot(...offset.slice(0, view.board.dimension).map((x, d) => x - from[d])) }))
    .sort((a, b) => a.far - b.far || a.k - b.k);
  let best = null;
  for (const { k } of order) {
    const placement = placementFor(view, piece, way, k, cell);
    const found = placement && judge(table, held, placement);
    if (found && !found.conflicts.length) return found;
    if (found && (!best || found.conflicts.length < best.conflicts.length)) best = found;
  }
  return best;
}

/** Why a piece does not fit: "piece F does not fit there: cells 5 and 6 are taken; cell 7 is blocked." */
export function conflictInWords(table, { placement, conflicts }) {
  const taken = table.taken();
  const kinds = { taken: conflicts.filter((cell) => taken.has(cell)), blocked: conflicts.filter((cell) => !taken.has(cell)) };
  const said = Object.entries(kinds)
    .filter(([, cells]) => cells.length)
    .map(([kind, cells]) => t(`cells-${kind}`, { cells: cellsInWords(table.view, cells), n: cells.length }));
  return t("does-not-fit-there", { piece: pieceName(table.view, placement[0]), why: said.join("; ") });
}
