// A piece alone, as it is seen on the solid.

import { HELD, bodiesOf, mean, minus } from "./bodies.js";
import { placesOf } from "./nearest.js";
import { Painter } from "./paint.js";
import { frameOf } from "./stage.js";

const painters = new WeakMap();

/**
 * Paint a piece on a canvas of its own; false if it has no place on the board as it is turned, by which it is drawn.
 * @param {HTMLCanvasElement} canvas
 * @param {import("./stage.js").Stage} stage from where it is seen, and in which colors
 * @param {import("./model.js").Model} model
 * @param {{piece: number, way: number}} held
 * @param {number|null} scale pixels for one of the solid's; null makes it as large as the canvas lets it be
 */
export function paintAlone(canvas, stage, { view, solid, nearness }, { piece, way }, scale = null) {
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  const cells = placesOf(view, solid, piece)[way][0]?.cells;
  if (!cells || !width) return false;
  if (!painters.has(canvas)) painters.set(canvas, new Painter(canvas));
  const part = { piece: HELD - 1, cells, offset: [0, 0, 0], moved: "", alpha: 1, fill: solid.fills[piece], name: view.pieces[piece].code };
  const [center, reach] = ballOf(solid, nearness, cells);
  const scene = { solid, bodies: bodiesOf(solid, [part]), walls: [], places: [], nearness, isMoved: false };
  const frame = { ...frameOf(stage.element, canvas, { width, height }), scale: scale ?? (0.4 * Math.min(width, height)) / reach, center };
  painters.get(canvas).paint(scene, stage.view, frame);
  return true;
}

/** How far a piece reaches from its middle, in any of its ways; 0 if it has no place on the board. */
export function reachOf({ view, solid, nearness }, piece) {
  const [place] = placesOf(view, solid, piece).flat();
  return place ? ballOf(solid, nearness, place.cells)[1] : 0;
}

/** The middle of some cells, and how far they reach from there. */
function ballOf(solid, nearness, cells) {
  const centers = cells.map((cell) => solid.cells[cell].center);
  const center = mean(centers);
  return [center, Math.max(...centers.map((one) => Math.hypot(...minus(one, center)))) + nearness.width];
}
