// The parts of a solid as they are to be seen now: pieces flown apart, faint, or on their way in.

import { cellsUnder } from "../table/placing.js";
import { Nearness, bodiesOf, mean, minus, plus, times, wallsOf } from "./bodies.js";
import { heldPart, inPlay } from "./in-play.js";

const FAINT = 0.18;
// How far pieces fly apart, in shares of the solid's size.
const APART = 0.9;

/** What lies on a board in space, and how it is looked at. */
export class Model {
  constructor(view, solid) {
    this.view = view;
    this.solid = solid;
    this.placements = [];
    /** The cells that are blocked. */
    this.blocked = view.board.cells.map((_, cell) => cell).filter((cell) => view.board.cells[cell].state === "blocked");
    this.look = { apart: 0, piece: null, step: null };
    /** What is laid: the `layer` that is filled, whether those above are faint (`isCut`), and what is held where it would lie. */
    this.play = null;
    /** The numbers of its layers, from the lowest one. */
    this.layers = [...new Set(solid.cells.map(({ layer }) => layer))].sort((a, b) => a - b);
    this.nearness = new Nearness(solid);
    this._walls = wallsOf(solid);
    /** How large a cell is. */
    this.size = 1.2 * this.nearness.width;
    const corners = solid.cells.flatMap(({ center, kind }) => solid.kinds[kind].corners.map((corner) => plus(center, corner)));
    [this.center, this.radius] = ballAround(corners);
    /** The middles of all cells. */
    this.places = solid.cells.map(({ center }) => center);
  }

  /** The bodies to paint, and the ball in which all of them lie. */
  scene() {
    const looks = ([piece]) => ({ fill: this.solid.fills[piece], name: this.view.pieces[piece].code });
    const parts = this.placements.flatMap((placement, piece) => {
      const cells = cellsUnder(this.view, placement);
      return cells ? this._parts(piece, cells, looks(placement)) : [];
    });
    if (this.blocked.length) parts.push(...this._parts(null, this.blocked, { fill: this.solid.blocked, name: "" }));
    const isMoved = new Set(parts.map(({ moved }) => moved)).size > 1;
    const { held } = this._playing ?? {};
    if (held) parts.push({ ...looks(held.placement), ...heldPart(held) });
    const bodies = bodiesOf(this.solid, parts);
    const [walls, places] = isWhole(this.look) ? [this._walls, this.places] : [[], []];
    const drawn = { solid: this.solid, bodies, walls, places, nearness: this.nearness, isMoved, ...ballOf(this, parts) };
    return this._playing ? { ...drawn, ...inPlay(this) } : drawn;
  }

  /** What is laid, where that shows. */
  get _playing() {
    return isWhole(this.look) ? this.play : null;
  }

  /** The parts of a piece: one, and another one where the layers above are faint; cells that are blocked are piece null. */
  _parts(piece, cells, looks) {
    const { look: { apart, step, piece: chosen }, solid } = this;
    if (step && !step.offsets.has(piece)) return [];
    const isFaint = (chosen !== null && chosen !== piece) || (piece !== null && this._playing?.origin === piece);
    const part = (some, offset, alpha = isFaint ? FAINT : 1) => ({ ...looks, piece, alpha, cells: some, offset, moved: offset.map((x) => x.toFixed(3)).join() });
    if (step) return [part(cells, step.offsets.get(piece))];
    if (apart && piece !== null) {
      const away = minus(mean(cells.map((cell) => solid.cells[cell].center)), this.center);
      return [part(cells, times(away, 2 * apart * APART))];
    }
    const isAbove = (cell) => this._playing?.isCut && solid.cells[cell].layer > this._playing.layer;
    const [above, below] = [true, false].map((is) => cells.filter((cell) => Boolean(isAbove(cell)) === is));
    return [...(below.length ? [part(below, [0, 0, 0])] : []), ...(above.length ? [part(above, [0, 0, 0], FAINT)] : [])];
  }

  /** How far away pieces begin that come in. */
  get far() {
    return 2.2 * this.radius;
  }
}

/** The ball in which the parts of a model lie. */
function ballOf({ solid, look, center, radius, nearness }, parts) {
  if (look.step) return { center, radius: 1.5 * radius };
  const moved = parts.flatMap(({ cells, offset }) => cells.map((cell) => plus(solid.cells[cell].center, offset)));
  if (isWhole(look) || !moved.length) return { center, radius };
  const [middle, reach] = ballAround(moved);
  return { center: middle, radius: Math.max(radius, reach + nearness.width) };
}

/** Whether a solid is looked at as it stands: nothing is moved, none of it faint. */
export function isWhole({ apart, step, piece }) {
  return !apart && !step && piece === null;
}

/** The least ball around some points, nearly: its center moves ever less toward the farthest of them. */
function ballAround(points) {
  const apart = (a, b) => Math.hypot(...minus(a, b));
  let center = mean(points);
  for (let k = 2; k < 60; k += 1) {
    const farthest = points.reduce((far, point) => (apart(point, center) > apart(far, center) ? point : far));
    center = plus(center, times(minus(farthest, center), 1 / k));
  }
  return [center, Math.max(...points.map((point) => apart(point, center)))];
}

/**
 * Where the pieces of a step are at a time from 0 (far away) to 1 (joined): straight in, then shift by shift. What later
 * steps shift is not in its place yet.
 * @param {object[]} joins the steps of the ask `assembly`
 * @param {number} number from 0 on
 * @param {number} far how far away the step begins
 * @returns {Map<number, number[]>} by the number of the placement
 */
export function stepAt(joins, number, time, far) {
  const { moving, standing, way, shifts } = joins[number];
  const offsets = new Map([...standing, ...moving].map((piece) => [piece, [0, 0, 0]]));
  const shift = (pieces, by) => pieces.filter((piece) => offsets.has(piece)).forEach((piece) => offsets.set(piece, plus(offsets.get(piece), by)));
  for (const later of joins.slice(number + 1)) for (const { pieces, by } of later.shifts) shift(pieces, times(by, -1));
  const parts = 1 + shifts.length / 2;
  const done = time * parts;
  shifts.forEach(({ pieces, by }, k) => shift(pieces, times(by, Math.min(Math.max(2 * (done - 1) - k, 0), 1) - 1)));
  const left = (1 - Math.min(done, 1)) * far;
  if (left) shift(moving, times(way, -left / Math.hypot(...way)));
  return offsets;
}
