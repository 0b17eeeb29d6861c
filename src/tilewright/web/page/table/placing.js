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
    const spot = places.get(reduced(board, place));
    if (spot === undefined) return null;
    found.push(spot.index);
  }
  // On a wrapped board a long piece may come back to where it begins.
  if (board.wrap && new Set(found).size < found.length) return null;
  return found[0] === cell ? found : null;
}

/**
 * How to draw a placement from the picture of its piece, as transforms of SVG: one, but on a wrapped board one for each
 * part that lies beyond another seam.
 * @param {object} view
 * @param {[number, number, number]} placement
 * @returns {string[]}
 */
export function transformsOf(view, placement) {
  const { board } = view;
  const [piece, way, cell] = placement;
  const [x, y] = board.cells[cell].center;
  if (!board.wrap || view.covers_one) return [`translate(${x} ${y})`];
  const anchor = board.cells[cell].at;
  const found = view.pieces[piece].ways[way].cells.map((offset) => {
    const place = offset.map((far, k) => (k < board.dimension ? far + anchor[k] : far));
    const spot = placesOf(view).get(reduced(board, place));
    if (!spot) return null;
    const to = board.cells[spot.index].center;
    const from = [0, 1].map((d) => centerOf(board, place, d) - [x, y][d]);
    const [a, b, c, d] = spot.drawn;
    const [dx, dy] = [to[0] - a * from[0] - c * from[1], to[1] - b * from[0] - d * from[1]];
    return `matrix(${a} ${b} ${c} ${d} ${round(dx)} ${round(dy)})`;
  });
  return [...new Set(found.filter(Boolean))];
}

/** A coordinate, in pixels, of the center of a cell of the lattice. */
function centerOf(board, place, d) {
  const [x, y] = board.wrap.kinds[place[board.dimension] ?? 0];
  return board.wrap.steps.reduce((sum, step, axis) => sum + place[axis] * step[d], d ? y : x);
}

function round(x) {
  return Math.round(x * 10) / 10;
}

/**
 * The placement in which cell number `k` of a way lies on a board cell; null if there is none. Where the anchor comes
 * to lie beyond a seam that mirrors, the piece lies there in another way.
 * @returns {[number, number, number]|null}
 */
export function placementFor(view, piece, way, k, cell) {
  if (view.covers_one) return [piece, way, cell];
  const { dimension, cells } = view.board;
  const [first, offset] = [view.pieces[piece].ways[way].cells[0], view.pieces[piece].ways[way].cells[k]];
  const at = cells[cell].at;
  if (offset.some((x, d) => d >= dimension && x !== at[d])) return null;
  const anchor = at.map((x, d) => (d < dimension ? x - offset[d] : first[d]));
  const spot = placesOf(view).get(reduced(view.board, anchor));
  if (spot === undefined) return null;
  return [piece, spot.turn ? spot.turn.ways[piece][way] : way, spot.index];
}

const places = new WeakMap();

/** By the keys of cells: the index of the cell on the board, and the turn that leads there from it, if one does. */
function placesOf(view) {
  if (!places.has(view)) {
    const { board } = view;
    const turned = (board.wrap?.turns ?? []).flatMap((turn) =>
      turn.cells.map((at, index) => [reduced(board, at), { index, turn, drawn: turn.drawn }]),
    );
    const own = board.cells.map((cell, index) => [reduced(board, cell.at), { index, turn: null, drawn: [1, 0, 0, 1] }]);
    places.set(view, new Map([...turned, ...own]));
  }
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
