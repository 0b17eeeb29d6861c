// Paints what only those see who lay pieces: the free places of the layer, the shadow of the piece in the hand, and that piece
// where others hide it.

import { dot } from "./bodies.js";
import { trace } from "./faces.js";

const SHADE = "rgb(0 0 0 / 28%)";

/** Free places as areas, with their names unless a piece is held. @param {import("./fills.js").Pen} pen */
export function paintPlane(pen, { plane, isAgainst }, hasNames) {
  const { context, frame: { scale, colors } } = pen;
  for (const marked of [true, false]) {
    context.beginPath();
    for (const { areas, isMarked } of plane) if (isMarked || !marked) for (const area of areas) trace(pen, area.map(pen.at));
    context.fillStyle = !marked ? colors.plane : isAgainst ? colors.against : colors.marked;
    context.fill();
  }
  context.strokeStyle = colors.planeLine;
  context.lineWidth = 1.5;
  context.stroke();
  context.fillStyle = colors.name;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.font = `${Math.min(0.36 * scale, 15)}px system-ui, sans-serif`;
  if (hasNames && scale > 22) for (const { name, at } of plane) context.fillText(name, ...pen.at(at));
}

/** Areas on which a shadow falls. */
export function paintShadow(pen, areas) {
  const { context } = pen;
  context.globalAlpha = 1;
  context.beginPath();
  for (const area of areas) trace(pen, area.map(pen.at));
  context.fillStyle = SHADE;
  context.fill();
}

/** The piece in the hand shines through what hides it. */
export function paintThrough(pen, bodies, radius) {
  const { context, view, frame: { scale } } = pen;
  context.globalAlpha = 0.22;
  context.fillStyle = bodies[0].part.fill.color;
  context.beginPath();
  for (const { joint, now, faces } of bodies) {
    if (radius === null) for (const { normal, points } of faces) dot(normal, view.toward) >= 1e-6 && trace(pen, points.map(pen.at));
    else if (!joint) {
      const [x, y] = pen.at(now);
      context.moveTo(x + radius * scale, y);
      context.arc(x, y, radius * scale, 0, 2 * Math.PI);
    }
  }
  context.fill();
  context.globalAlpha = 1;
}
