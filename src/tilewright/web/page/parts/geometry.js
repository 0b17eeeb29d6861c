// Where cells lie in the picture of a board: neighbors for the arrow keys, outlines around several cells, rows.

const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
// So large are cells at least, in pixels; smaller ones are hard to touch. Sixteen stand side by side on most phones.
const LEAST_CELL = 23.5;

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

/** How far the center of a cell is from its nearest side. */
export function insideOf({ points, center: [x, y] }) {
  const far = points.map(([ax, ay], k) => {
    const [bx, by] = points.at(k - 1);
    return Math.abs((bx - ax) * (ay - y) - (by - ay) * (ax - x)) / Math.hypot(bx - ax, by - ay);
  });
  return Math.min(...far);
}

/** The width of a board, in pixels, below which it is better scrolled than made smaller. @param {object} board */
export function leastWidth(board) {
  return Math.round((board.box[2] / cellSize(board).most) * LEAST_CELL);
}

/**
 * The cell that an arrow key leads to: the next of its row, or the one above or below it in the nearest row.
 * @returns {number} the cell itself if there is none
 */
export function cellTowards(board, from, key) {
  const [dx, dy] = ARROWS[key];
  const { rows, reach } = layoutOf(board);
  const row = rows.findIndex((cells) => cells.includes(from));
  if (dx) return rows[row][rows[row].indexOf(from) + dx] ?? from;
  const beside = (cell) => board.cells[cell].center[0] - board.cells[from].center[0];
  const isNear = (cell) => Math.abs(beside(cell)) < reach;
  for (let next = row + dy; rows[next]; next += dy) {
    // Of two that are as near, up leads to the left one and down to the right one, so that each leads back.
    const nearest = (a, b) => Math.round(Math.abs(beside(a)) - Math.abs(beside(b))) || dy * (beside(b) - beside(a));
    const [cell] = rows[next].filter(isNear).sort(nearest);
    if (cell !== undefined) return cell;
  }
  return from;
}

/** How far apart neighbors are, at most: points can stand further apart than they are wide. */
function spacing(cells) {
  const squared = ({ center: [x, y] }, { center }) => (center[0] - x) ** 2 + (center[1] - y) ** 2;
  const nearest = (cell) => cells.reduce((least, other) => (other === cell ? least : Math.min(least, squared(cell, other))), Infinity);
  return Math.sqrt(Math.max(...cells.map(nearest)));
}

const layouts = new WeakMap();

/** What the arrow keys need of a board, worked out once. */
function layoutOf(board) {
  if (!layouts.has(board)) {
    const reach = 0.95 * Math.max(cellSize(board).width, spacing(board.cells));
    layouts.set(board, { rows: rowsOf(board), reach });
  }
  return layouts.get(board);
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
