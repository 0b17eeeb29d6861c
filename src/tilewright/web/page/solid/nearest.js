// Where a piece fits on a solid, nearest to where a person points.

import { mean } from "./bodies.js";
import { cellsUnder } from "../table/placing.js";
import { floorOf } from "./shadows.js";

// How far from the pointer, in the size of a cell, a piece may be drawn to its place: as it is held, and higher or lower.
const NEAR = 1.7;
const CLOSE = 0.8;

const known = new WeakMap();

/** All places of a piece on the board by its ways, each with its cells, its lowest layer, and the middle of its foot. */
export function placesOf(view, solid, piece) {
  if (!known.has(solid)) known.set(solid, new Map());
  const ofPiece = known.get(solid);
  if (!ofPiece.has(piece)) {
    const places = view.pieces[piece].ways.map((_, way) => view.board.cells.flatMap((_, cell) => placeOf(view, solid, [piece, way, cell])));
    ofPiece.set(piece, places);
  }
  return ofPiece.get(piece);
}

function placeOf(view, solid, placement) {
  const cells = cellsUnder(view, placement);
  if (!cells) return [];
  const layer = Math.min(...cells.map((cell) => solid.cells[cell].layer));
  const foot = mean(cells.filter((cell) => solid.cells[cell].layer === layer).map((cell) => floorOf(solid, cell).at));
  return [{ placement, cells, layer, foot }];
}

/** The cells on which one of them rests. */
function below(solid, cell) {
  const { kind, beside } = solid.cells[cell];
  return beside.filter((_, side) => solid.kinds[kind].sides[side][2] < -1e-6);
}

/**
 * The place at which the held piece fits: as it is held if that is near, with its foot on the layer or on what lies
 * there, else turned so that it stands near on the layer; null if it fits nowhere.
 * @param {import("../table/table.js").Table} table
 * @param {object} solid
 * @param {{piece: number, way: number, number: number|null}} held
 * @param {number} layer
 * @param {(foot: number[]) => number} far how far a foot is from the pointer, in cells
 */
export function nearestFit(table, solid, held, layer, far) {
  const taken = new Set();
  for (const [cell, { number }] of table.taken()) if (number === undefined || number !== held.number) taken.add(cell);
  const { cells } = table.view.board;
  const isFree = (cell) => !taken.has(cell) && cells[cell].state !== "blocked";
  const byWay = placesOf(table.view, solid, held.piece);
  const fitting = (places) => places.filter((place) => place.cells.every(isFree)).map((place) => ({ ...place, far: far(place.foot) }));
  const asHeld = fitting(byWay[held.way]);
  const turned = fitting(byWay.flatMap((places, way) => (way === held.way ? [] : places)));
  const within = (places, most, isThere = () => true) => places.filter((place) => place.far < most && isThere(place));
  const stands = (place) => place.layer === layer;
  const rests = (place) => place.cells.some((cell) => below(solid, cell).some((other) => taken.has(other)));
  const choices = [
    within(asHeld, NEAR, stands),
    within(asHeld, CLOSE, rests),
    within(turned, NEAR, stands),
    within(asHeld, Infinity, stands),
    within(asHeld, Infinity, rests),
    within(turned, Infinity, stands),
    asHeld,
    turned,
  ];
  const best = choices.find((places) => places.length)?.reduce((one, other) => (other.far < one.far - 1e-6 ? other : one));
  return best ? { placement: best.placement, cells: best.cells, conflicts: [], replaced: null } : null;
}
