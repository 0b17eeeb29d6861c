// Where the piece in the hand would lie: the floor of each place, and the shadow that falls straight down.

import { plus } from "./bodies.js";

/** The middle of the floor of a place, and its outline as areas, of balls the circle through its middle. */
export function floorOf(solid, cell) {
  const { center, kind } = solid.cells[cell];
  const { corners, sides, faces } = solid.kinds[kind];
  if (solid.radius !== null) return { at: center, areas: [circleAround(center, solid.radius)] };
  const lower = faces.filter((_, side) => sides[side][2] < -1e-6);
  return { at: plus(center, [0, 0, lowestOf(corners)]), areas: lower.map((face) => face.map((k) => plus(center, corners[k]))) };
}

/**
 * The shadow of some cells: areas on the floor of the board, and by the cell on which it falls.
 * @param {number[]} cells
 * @param {Set<number>} lying the cells that are taken
 */
export function shadowsOf(solid, cells, lying) {
  const { radius, kinds } = solid;
  const bottom = Math.min(...solid.cells.map(({ center, kind }) => center[2] + (radius === null ? lowestOf(kinds[kind].corners) : -radius)));
  const shadows = { floor: [], on: new Map() };
  for (const cell of cells) {
    const below = solid.cells.flatMap((other, k) => (isBelow(solid.cells[cell], other) && (lying.has(k) || cells.includes(k)) ? [k] : []));
    const top = below.reduce((best, k) => (best === null || solid.cells[k].center[2] > solid.cells[best].center[2] ? k : best), null);
    if (top !== null && cells.includes(top)) continue;
    if (top === null || radius !== null) shadows.floor.push(...fallen(solid, cell, bottom));
    else shadows.on.set(top, fallen(solid, cell, solid.cells[top].center[2] - lowestOf(kinds[solid.cells[top].kind].corners)));
  }
  return shadows;
}

function isBelow({ center: [x, y, z] }, { center }) {
  return Math.abs(center[0] - x) < 1e-3 && Math.abs(center[1] - y) < 1e-3 && center[2] < z - 1e-3;
}

/** A cell as seen from above, at a height: its upper faces, or of a ball a circle. */
function fallen(solid, cell, height) {
  const { center, kind } = solid.cells[cell];
  if (solid.radius !== null) return [circleAround([center[0], center[1], height], 0.9 * solid.radius)];
  const { corners, sides, faces } = solid.kinds[kind];
  return faces.filter((_, side) => sides[side][2] > 1e-6).map((face) => face.map((k) => [center[0] + corners[k][0], center[1] + corners[k][1], height]));
}

function circleAround([x, y, z], radius) {
  return Array.from({ length: 24 }, (_, k) => [x + radius * Math.cos((k * Math.PI) / 12), y + radius * Math.sin((k * Math.PI) / 12), z]);
}

function lowestOf(corners) {
  return Math.min(...corners.map(([, , z]) => z));
}
