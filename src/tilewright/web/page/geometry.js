// Where cells lie in the picture of a board: neighbors for the arrow keys, outlines around several cells, rows.

const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** Whether a key moves from cell to cell. */
export function isArrow(key) {
  return key in ARROWS;
}

/** How large a cell is, in pixels of the picture. */
export function cellSize(board) {
  const points = board.cells[0].points;
  const extent = (k) => Math.max(...points.map((point) => point[k])) - Math.min(...points.map((point) => point[k]));
  return { width: extent(0), height: extent(1), most: Math.max(extent(0), extent(1)) };
}

/**
 * The cell that an arrow key leads to: the nearest that lies in that direction rather than beside it.
 * @returns {number} the cell itself if there is none
 */
export function cellTowards(board, from, key) {
  const [dx, dy] = ARROWS[key];
  const [x, y] = board.cells[from].center;
  let [best, least] = [from, Infinity];
  board.cells.forEach((cell, index) => {
    const [across, along] = [
      Math.abs((cell.center[0] - x) * dy - (cell.center[1] - y) * dx),
      (cell.center[0] - x) * dx + (cell.center[1] - y) * dy,
    ];
    if (along < 1) return;
    // Far beside counts more than far ahead, so that a key leads on in its own row.
    const score = along + 2 * across + (across > 1.9 * along ? 1e6 : 0);
    if (score < least) [best, least] = [index, score];
  });
  return best;
}

/** The cells in rows from top to bottom, each from left to right. */
export function rowsOf(board) {
  const tolerance = 0.4 * cellSize(board).height;
  const order = board.cells.map((_, index) => index);
  order.sort((a, b) => board.cells[a].center[1] - board.cells[b].center[1]);
  const rows = [];
  let top = -Infinity;
  for (const index of order) {
    const y = board.cells[index].center[1];
    if (y - top > tolerance) {
      rows.push([]);
      top = y;
    }
    rows.at(-1).push(index);
  }
  for (const row of rows) row.sort((a, b) => board.cells[a].center[0] - board.cells[b].center[0]);
  return rows;
}

/**
 * The edges that belong to only one of some cells, each with its ends and its cell.
 * @param {{points: [number, number][]}[]} cells
 */
export function rimOf(cells) {
  const edges = new Map();
  for (const cell of cells) {
    cell.points.forEach((point, k) => {
      const ends = [point, cell.points[(k + 1) % cell.points.length]];
      const key = ends.map(rounded).sort().join(" ");
      edges.set(key, edges.has(key) ? null : { ends, cell });
    });
  }
  return [...edges.values()].filter(Boolean);
}

/** The outline around some cells, as a path. */
export function outlineOf(board, cells) {
  const rim = rimOf(cells.map((cell) => board.cells[cell]));
  return rim.map(({ ends: [from, to] }) => `M${from.join(" ")}L${to.join(" ")}`).join("");
}

function rounded([x, y]) {
  return `${Math.round(x)},${Math.round(y)}`;
}

/** The edge that two cells have in common, as its two ends; null if they have none. */
export function edgeBetween(board, first, second) {
  const others = new Set(board.cells[second].points.map(rounded));
  const ends = board.cells[first].points.filter((point) => others.has(rounded(point)));
  return ends.length === 2 ? ends : null;
}

/** The areas of some cells, as a path. */
export function areaOf(board, cells) {
  return cells.map((cell) => `M${board.cells[cell].points.map((point) => point.join(" ")).join("L")}Z`).join("");
}
