// Paints the faces of bodies: lit from above, with borders between pieces and patterns on them.

import { BORDER, FOLD, HELD, dot, plus } from "./bodies.js";
import { lighter, mix } from "./fills.js";

// As in the pictures that Python draws: how much lighter a face is, and more if it looks to the left or upward.
const LIGHT = [0.13 / 3, -0.11 * Math.SQRT2, 0.46 / Math.sqrt(1.5)];

/** The floor and the walls of a board, of which those far from the viewer are seen. @param {import("./fills.js").Pen} pen */
export function paintWalls(pen, walls) {
  const { context, view, frame: { colors } } = pen;
  context.beginPath();
  for (const { normal, points } of walls) if (dot(normal, view.toward) < -1e-6) trace(pen, points.map(pen.at));
  context.fillStyle = colors.wall;
  context.fill();
  context.strokeStyle = colors.wallLine;
  context.lineWidth = 1;
  context.stroke();
}

/** The faces of a body that look at the viewer; gives the spots on which its name may stand. */
export function paintFaces(pen, body) {
  const { context, view, frame: { scale, colors } } = pen;
  const { fill, offset, name } = body.part;
  const seen = body.faces.filter((face) => dot(face.normal, view.toward) >= 1e-6);
  return seen.map((face) => {
    const points = face.points.map((point) => pen.at(plus(point, offset)));
    const light = LIGHT[0] + LIGHT[1] * dot(face.normal, view.right) + LIGHT[2] * dot(face.normal, view.up);
    context.beginPath();
    trace(pen, points);
    context.fillStyle = context.strokeStyle = lighter(fill.color, light);
    // A line of its own color closes the seams between faces.
    context.lineWidth = 0.8;
    context.fill();
    context.stroke();
    if (fill.pattern) fillPattern(pen, fill, pen.at(body.now), lighter(fill.shade, light));
    const border = body.part.piece === HELD ? colors.held : colors.border;
    for (const line of [FOLD, BORDER]) strokeEdges(pen, face, points, line, line === FOLD ? mix(fill.color, "#000000", 0.4) : border);
    return { points, at: pen.at(plus(face.middle, offset)), size: 0.34 * scale * roomOf(points, scale), facing: dot(face.normal, view.toward), part: body.part, name, depth: body.depth };
  });
}

/** Faces that shine through, as one area for each side of a piece, so that no seams show. */
export function paintFaint(pen, faces) {
  const { context, view, frame: { colors } } = pen;
  const areas = new Map();
  for (const face of faces) {
    if (dot(face.normal, view.toward) < 1e-6) continue;
    const points = face.points.map((point) => pen.at(plus(point, face.part.offset)));
    const key = `${face.part.piece} ${face.normal.map((x) => x.toFixed(2))}`;
    areas.set(key, [...(areas.get(key) ?? []), { face, points }]);
  }
  for (const area of areas.values()) {
    const { part } = area[0].face;
    context.globalAlpha = part.alpha;
    context.beginPath();
    for (const { points } of area) trace(pen, points);
    context.fillStyle = part.fill.color;
    context.fill();
    context.beginPath();
    for (const { face, points } of area) traceEdges(pen, face, points, BORDER);
    context.strokeStyle = part.piece === HELD ? colors.wrong : colors.border;
    context.lineWidth = part.piece === HELD ? 3 : 1;
    context.stroke();
  }
}

function strokeEdges(pen, face, points, wanted, color) {
  const { context } = pen;
  context.beginPath();
  traceEdges(pen, face, points, wanted);
  context.strokeStyle = color;
  context.lineWidth = wanted === FOLD ? 1 : face.part.piece === HELD ? 3.5 : 2;
  context.stroke();
}

/** The lines of one kind along the edges of a face, for a path. */
export function traceEdges({ context, view: { toward } }, face, points, wanted) {
  face.edges.forEach(({ line, beyond }, k) => {
    // A fold whose other side looks away is the rim of the piece in the picture.
    const drawn = line === FOLD && dot(beyond.normal, toward) < 1e-6 ? BORDER : line;
    if (drawn !== wanted) return;
    context.moveTo(...points[k]);
    context.lineTo(...points[(k + 1) % points.length]);
  });
}

/** How wide a face is in the picture, as a share of a face that is seen from the front. */
function roomOf(points, scale) {
  const area = points.reduce((sum, [x, y], k) => {
    const [toX, toY] = points[(k + 1) % points.length];
    return sum + x * toY - y * toX;
  }, 0);
  const around = points.reduce((sum, [x, y], k) => sum + Math.hypot(points[(k + 1) % points.length][0] - x, points[(k + 1) % points.length][1] - y), 0);
  return Math.min(1, (4 * Math.abs(area)) / around / scale);
}

function fillPattern({ context, fills }, fill, [x, y], color) {
  const pattern = fills.pattern(fill.pattern, color);
  pattern.setTransform(new DOMMatrix([1, 0, 0, 1, x, y]));
  context.fillStyle = pattern;
  context.fill();
}

/** An area, for a path. */
export function trace({ context }, points) {
  points.forEach(([x, y], k) => (k ? context.lineTo(x, y) : context.moveTo(x, y)));
  context.closePath();
}
