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
    const index = places.get(place.join());
    if (index === undefined) return null;
    found.push(index);
  }
  return found[0] === cell ? found : null;
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
  return placesOf(view).get(anchor.join()) ?? null;
}

const places = new WeakMap();

function placesOf(view) {
  if (!places.has(view)) places.set(view, new Map(view.board.cells.map((cell, k) => [cell.at.join(), k])));
  return places.get(view);
}

/** Whether two placements are the same. */
export function same(a, b) {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
}
