// Paints balls, and the joints between those of a piece.

import { HELD, dot, minus, plus, times } from "./bodies.js";
import { mix } from "./fills.js";

const JOINT = 0.5;
const DOT = 0.02;

/** The places of a board of balls; while pieces are laid, only those of upper layers, as dots. @param {import("./fills.js").Pen} pen */
export function paintHollows({ context, at, frame: { scale, colors } }, { solid, places, layer }) {
  context.beginPath();
  const radius = (layer === undefined ? solid.radius : DOT) * scale;
  places.forEach((place, cell) => {
    if (layer !== undefined && solid.cells[cell].layer <= layer) return;
    const [x, y] = at(place);
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
  });
  context.strokeStyle = colors.wallLine;
  context.lineWidth = 1;
  context.stroke();
}

/** A ball; gives the spot on which its name may stand. */
export function paintBall({ context, at, fills, frame: { scale, ratio, colors } }, body, radius) {
  const { fill, name } = body.part;
  const [x, y] = at(body.now);
  const picture = fills.ball(fill, Math.round(radius * scale * ratio));
  const size = picture.width / ratio;
  context.drawImage(picture, x - size / 2, y - size / 2, size, size);
  if (body.part.piece === HELD) {
    context.beginPath();
    context.arc(x, y, radius * scale - 1, 0, 2 * Math.PI);
    context.strokeStyle = body.part.alpha < 1 ? colors.wrong : colors.held;
    context.lineWidth = 2.5;
    context.stroke();
  }
  return { points: null, at: [x, y], radius: radius * scale, size: 0.8 * radius * scale, facing: 1, part: body.part, name, depth: body.depth };
}

/** The part of a joint that is seen, a round stick: from a ball, which hides its end, into the farther one. */
export function paintJoint({ context, at, view, frame: { scale } }, body, radius) {
  const ends = body.joint.map((end) => plus(end, body.part.offset));
  const [near, far] = dot(minus(ends[0], ends[1]), view.toward) > 0 ? ends : [ends[1], ends[0]];
  const along = times(minus(far, near), 1 / (2 * radius));
  const [x, y, depth] = [dot(along, view.right), -dot(along, view.up), -dot(along, view.toward)];
  const flat = Math.hypot(x, y);
  if (flat < 1e-3) return;
  const width = JOINT * radius;
  const reach = 2 * radius - Math.sqrt(radius ** 2 - width ** 2);
  const [startX, startY] = at(near);
  const [endX, endY] = at(plus(near, times(along, reach)));
  const [acrossX, acrossY] = [(-y / flat) * width * scale, (x / flat) * width * scale];
  context.beginPath();
  context.moveTo(startX + acrossX, startY + acrossY);
  context.lineTo(startX - acrossX, startY - acrossY);
  // Its end is a circle, seen aslant.
  const turned = Math.atan2(y, x);
  context.ellipse(endX, endY, Math.max(width * scale * depth, 0.01), width * scale, turned, -Math.PI / 2, Math.PI / 2);
  context.closePath();
  context.fillStyle = mix(body.part.fill.color, "#000000", 0.12);
  context.strokeStyle = mix(body.part.fill.color, "#000000", 0.5);
  context.lineWidth = 1;
  context.fill();
  context.stroke();
}
