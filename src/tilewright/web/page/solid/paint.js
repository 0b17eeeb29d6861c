// Paints bodies on a canvas, from the farthest to the nearest: soft light, borders between pieces, names on them.

import { paintBall, paintHollows, paintJoint } from "./balls.js";
import { HELD, dot, inOrder, minus, plus } from "./bodies.js";
import { paintFaces, paintFaint, paintWalls } from "./faces.js";
import { Fills } from "./fills.js";
import { paintPlane, paintShadow, paintThrough } from "./playing.js";

/** From where a solid is seen: the directions to the right, upward and to the viewer in the picture. */
export function viewFrom(right, above) {
  const [side, rise] = [right, above].map((degrees) => (degrees * Math.PI) / 180);
  const [c, s, up, down] = [Math.cos(side), Math.sin(side), Math.cos(rise), Math.sin(rise)];
  return { right: [c, s, 0], up: [-s * down, c * down, up], toward: [s * up, -c * up, down] };
}

/** Gives for a point of the solid where it is seen, from the middle of the canvas. */
export function seenFrom({ right, up }, { scale, center }) {
  return (point) => {
    const from = minus(point, center);
    return [scale * dot(from, right), -scale * dot(from, up)];
  };
}

/** Paints on one canvas. */
export class Painter {
  constructor(canvas) {
    this._context = canvas.getContext("2d");
    this._fills = new Fills();
    this._spots = [];
    this._origin = [0, 0];
  }

  /** The body that was painted at a point of the canvas: its `part` and `cell`; null if there is none. */
  bodyAt([x, y]) {
    const point = [x - this._origin[0], y - this._origin[1]];
    return this._spots.findLast((spot) => spot.part.alpha === 1 && covers(spot, point, 1)) ?? null;
  }

  /**
   * @param {object} scene `bodies`, `walls`, `nearness`, `solid`, `isMoved`
   * @param {{right, up, toward}} view
   * @param {{width, height, ratio, scale, center, colors}} frame
   */
  paint(scene, view, frame) {
    const { _context: context } = this;
    context.setTransform(frame.ratio, 0, 0, frame.ratio, 0, 0);
    context.clearRect(0, 0, frame.width, frame.height);
    this._origin = [frame.width / 2, frame.height / 2];
    context.translate(...this._origin);
    context.lineJoin = context.lineCap = "round";
    const at = seenFrom(view, frame);
    const pen = { context, fills: this._fills, view, frame, at };
    const { radius } = scene.solid;
    if (radius === null) paintWalls(pen, scene.walls);
    else paintHollows(pen, scene);
    if (scene.shadows) paintShadow(pen, scene.shadows.floor);
    for (const body of scene.bodies) {
      body.now = plus(body.at, body.part.offset);
      [body.x, body.y] = [dot(body.now, view.right), dot(body.now, view.up)];
      body.depth = dot(body.now, view.toward);
    }
    const spots = [];
    const ordered = inOrder(scene.bodies, scene.nearness, view.toward, scene.isMoved);
    // What is faint never hides the rest.
    const faint = ordered.filter(isFaint);
    if (radius === null) paintFaint(pen, faint.flatMap(({ faces }) => faces));
    const paintBody = (body) => {
      context.globalAlpha = body.part.alpha;
      if (body.joint) paintJoint(pen, body, radius);
      else spots.push(...(radius !== null ? [paintBall(pen, body, radius)] : paintFaces(pen, body)).map((spot) => ({ ...spot, cell: body.cell })));
      if (body.part.piece !== HELD && scene.shadows?.on.has(body.cell)) paintShadow(pen, scene.shadows.on.get(body.cell));
    };
    const clear = ordered.filter((one) => !isFaint(one));
    // Seen from above, nothing below a layer hides any of it.
    const isBelow = (body) => scene.plane && scene.solid.cells[body.cell].layer < scene.layer;
    for (const body of clear) if (isBelow(body)) paintBody(body);
    context.globalAlpha = 1;
    if (scene.plane) paintPlane(pen, scene, !scene.shadows);
    for (const body of [...(radius === null ? [] : faint), ...clear]) if (!isBelow(body)) paintBody(body);
    context.globalAlpha = 1;
    const held = ordered.filter(({ part }) => part.piece === HELD);
    if (held.length) paintThrough(pen, held, radius);
    this._spots = spots;
    paintNames(context, spots);
  }
}

/** The name of each piece, on the spot that is seen best. */
function paintNames(context, spots) {
  const best = new Map();
  const isHidden = (spot, number) => spots.slice(number + 1).some((later) => covers(later, spot.at));
  const order = spots.map((spot, number) => ({ spot, number })).sort((a, b) => b.spot.size * b.spot.facing - a.spot.size * a.spot.facing || b.spot.depth - a.spot.depth);
  for (const { spot, number } of order) if (spot.part.alpha === 1 && spot.size > 5 && !best.has(spot.part.piece) && !isHidden(spot, number)) best.set(spot.part.piece, spot);
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const { at, size, name, part: { fill } } of best.values()) {
    context.font = `bold ${Math.min(size, (2.2 * size) / Math.max(name.length, 1))}px system-ui, sans-serif`;
    if (fill.pattern) {
      context.strokeStyle = fill.color;
      context.lineWidth = 3;
      context.strokeText(name, ...at);
    }
    context.fillStyle = fill.ink;
    context.fillText(name, ...at);
  }
}

function isFaint({ part }) {
  return part.alpha < 1;
}

function covers({ points, at, radius }, [x, y], room = 1.3) {
  if (!points) return Math.hypot(at[0] - x, at[1] - y) < radius * room;
  const turns = points.map(([fromX, fromY], k) => {
    const [toX, toY] = points[(k + 1) % points.length];
    return Math.sign((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX));
  });
  return turns.every((turn) => turn === turns[0]);
}
