// Where pieces lie: arithmetic on the coordinates of cells, which knows no rules.

/**
 * The board cells that a placement covers, in the order of its way; null if one of them is not on the board.
 * @param {object} view
 * @param {[number, number, number]} placement piece, way, cell of the anchor
 * @returns {number[]|null}
 */
export function cellsUnder(view, [piece, way, cell]) {
  const board = view.board;
  if (!board.cells[cell]) return null;
  if (view.covers_one) return [cell];
  const at = board.cells[cell].at;
  const cells = view.pieces[piece].ways[way].cells;
  const places = placesOf(view);
  const found = [];
  for (const offset of cells) {
    // What says how a cell points (behind the coordinates) is not counted from the anchor.
    const place = offset.map((x, k) => (k < board.dimension ? x + at[k] : x));
    const index = places.get(reduced(board, place));
    if (index === undefined) return null;
    found.push(index);
  }
  // On a wrapped board a long piece may come back to where it begins.
  if (board.wrap && new Set(found).size < found.length) return null;
  return found[0] === cell ? found : null;
}

/**
 * The shifts, in pixels, at which a placement shows on the board: one, but on a wrapped board one for each part that
 * lies beyond another seam.
 * @param {object} view
 * @param {[number, number, number]} placement
 * @returns {[number, number][]}
 */
export function shiftsOf(view, placement) {
  const { board } = view;
  const [piece, way, cell] = placement;
  if (!board.wrap || view.covers_one) return [[0, 0]];
  const anchor = board.cells[cell].at;
  const found = new Map();
  (cellsUnder(view, placement) ?? []).forEach((index, k) => {
    const offset = view.pieces[piece].ways[way].cells[k];
    const moved = board.wrap.steps.map((_, axis) => board.cells[index].at[axis] - anchor[axis] - offset[axis]);
    const along = (d) => moved.reduce((sum, times, axis) => sum + times * board.wrap.steps[axis][d], 0);
    found.set(moved.join(), [along(0), along(1)]);
  });
  return found.size ? [...found.values()] : [[0, 0]];
}

/**
 * The anchor with which cell number `k` of a way lies on a board cell; null if there is none.
 * @returns {number|null}
 */
export function anchorFor(view, piece, way, k, cell) {
  if (view.covers_one) return cell;
  const { dimension, cells } = view.board;
  const [first, offset] = [view.pieces[piece].ways[way].cells[0], view.pieces[piece].ways[way].cells[k]];
  const at = cells[cell].at;
  if (offset.some((x, d) => d >= dimension && x !== at[d])) return null;
  const anchor = at.map((x, d) => (d < dimension ? x - offset[d] : first[d]));
  return placesOf(view).get(reduced(view.board, anchor)) ?? null;
}

const places = new WeakMap();

function placesOf(view) {
  if (!places.has(view)) places.set(view, new Map(view.board.cells.map((cell, k) => [reduced(view.board, cell.at), k])));
  return places.get(view);
}

/** A cell as a key, the same for all that differ by periods of a wrapped board. */
function reduced(board, at) {
  let cell = at;
  for (const { axis, shift } of board.wrap?.periods ?? []) {
    const times = Math.floor(cell[axis] / shift[axis]);
    cell = cell.map((x, k) => x - times * (shift[k] ?? 0));
  }
  return cell.join();
}

/** Whether two placements are the same. */
export function same(a, b) {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
}
