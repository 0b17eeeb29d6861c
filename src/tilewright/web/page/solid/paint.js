// Paints bodies on a canvas, from the farthest to the nearest: soft light, borders between pieces, names on them.

import { BORDER, FOLD, dot, inOrder, minus, plus, times } from "./bodies.js";
import { Fills, lighter, mix } from "./fills.js";

// As in the pictures that Python draws: how much lighter a face is, and more if it looks to the left or upward.
const LIGHT = [0.13 / 3, -0.11 * Math.SQRT2, 0.46 / Math.sqrt(1.5)];
const JOINT = 0.5;

/** From where a solid is seen: the directions to the right, upward and to the viewer in the picture. */
export function viewFrom(right, above) {
  const [side, rise] = [right, above].map((degrees) => (degrees * Math.PI) / 180);
  const [c, s, up, down] = [Math.cos(side), Math.sin(side), Math.cos(rise), Math.sin(rise)];
  return { right: [c, s, 0], up: [-s * down, c * down, up], toward: [s * up, -c * up, down] };
}

/** Paints on one canvas. */
export class Painter {
  constructor(canvas) {
    this._context = canvas.getContext("2d");
    this._fills = new Fills();
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
    context.translate(frame.width / 2, frame.height / 2);
    context.lineJoin = context.lineCap = "round";
    this._at = (point) => {
      const from = minus(point, frame.center);
      return [frame.scale * dot(from, view.right), -frame.scale * dot(from, view.up)];
    };
    this._frame = frame;
    this._view = view;
    if (scene.solid.radius === null) this._paintWalls(scene.walls);
    else this._paintHollows(scene);
    for (const body of scene.bodies) {
      body.now = plus(body.at, body.part.offset);
      [body.x, body.y] = [dot(body.now, view.right), dot(body.now, view.up)];
      body.depth = dot(body.now, view.toward);
    }
    const spots = [];
    const ordered = inOrder(scene.bodies, scene.nearness, view.toward, scene.isMoved);
    // What is faint never hides the rest.
    const faint = ordered.filter(isFaint);
    if (scene.solid.radius === null) this._paintFaint(faint.flatMap(({ faces }) => faces));
    for (const body of [...(scene.solid.radius === null ? [] : faint), ...ordered.filter((one) => !isFaint(one))]) {
      context.globalAlpha = body.part.alpha;
      if (body.joint) this._paintJoint(body, scene.solid.radius);
      else if (scene.solid.radius !== null) this._paintBall(body, scene.solid.radius, spots);
      else this._paintFaces(body, spots);
    }
    context.globalAlpha = 1;
    this._paintNames(spots);
  }

  _paintWalls(walls) {
    const { _context: context, _frame: { colors } } = this;
    context.beginPath();
    for (const { normal, points } of walls) if (dot(normal, this._view.toward) < -1e-6) this._trace(points.map(this._at));
    context.fillStyle = colors.wall;
    context.fill();
    context.strokeStyle = colors.wallLine;
    context.lineWidth = 1;
    context.stroke();
  }

  _paintHollows({ solid, places }) {
    const { _context: context, _frame: { scale, colors } } = this;
    context.beginPath();
    for (const place of places) {
      const [x, y] = this._at(place);
      context.moveTo(x + solid.radius * scale, y);
      context.arc(x, y, solid.radius * scale, 0, 2 * Math.PI);
    }
    context.strokeStyle = colors.wallLine;
    context.lineWidth = 1;
    context.stroke();
  }

  _paintFaces(body, spots) {
    const { _context: context, _view: view, _frame: { scale, colors } } = this;
    const { fill, offset, name } = body.part;
    for (const face of body.faces) {
      if (dot(face.normal, view.toward) < 1e-6) continue;
      const points = face.points.map((point) => this._at(plus(point, offset)));
      const light = LIGHT[0] + LIGHT[1] * dot(face.normal, view.right) + LIGHT[2] * dot(face.normal, view.up);
      context.beginPath();
      this._trace(points);
      context.fillStyle = context.strokeStyle = lighter(fill.color, light);
      // A line of its own color closes the seams between faces.
      context.lineWidth = 0.8;
      context.fill();
      context.stroke();
      if (fill.pattern) this._fillPattern(fill, this._at(body.now), lighter(fill.shade, light));
      for (const line of [FOLD, BORDER]) this._strokeEdges(face, points, line, line === FOLD ? mix(fill.color, "#000000", 0.4) : colors.border);
      spots.push({ points, at: this._at(plus(face.middle, offset)), size: 0.34 * scale * this._room(points), facing: dot(face.normal, view.toward), part: body.part, name, depth: body.depth });
    }
  }

  /** Faces that shine through, as one area for each side of a piece, so that no seams show. */
  _paintFaint(faces) {
    const { _context: context, _view: view, _frame: { colors } } = this;
    const areas = new Map();
    for (const face of faces) {
      if (dot(face.normal, view.toward) < 1e-6) continue;
      const points = face.points.map((point) => this._at(plus(point, face.part.offset)));
      const key = `${face.part.piece} ${face.normal.map((x) => x.toFixed(2))}`;
      areas.set(key, [...(areas.get(key) ?? []), { face, points }]);
    }
    for (const area of areas.values()) {
      const { part } = area[0].face;
      context.globalAlpha = part.alpha;
      context.beginPath();
      for (const { points } of area) this._trace(points);
      context.fillStyle = part.fill.color;
      context.fill();
      context.beginPath();
      for (const { face, points } of area) this._traceEdges(face, points, BORDER);
      context.strokeStyle = colors.border;
      context.lineWidth = 1;
      context.stroke();
    }
  }

  _strokeEdges(face, points, wanted, color) {
    const { _context: context } = this;
    context.beginPath();
    this._traceEdges(face, points, wanted);
    context.strokeStyle = color;
    context.lineWidth = wanted === BORDER ? 2 : 1;
    context.stroke();
  }

  _traceEdges(face, points, wanted) {
    const { _context: context, _view: { toward } } = this;
    face.edges.forEach(({ line, beyond }, k) => {
      // A fold whose other side looks away is the rim of the piece in the picture.
      const drawn = line === FOLD && dot(beyond.normal, toward) < 1e-6 ? BORDER : line;
      if (drawn !== wanted) return;
      context.moveTo(...points[k]);
      context.lineTo(...points[(k + 1) % points.length]);
    });
  }

  /** How wide a face is in the picture, as a share of a face that is seen from the front. */
  _room(points) {
    const area = points.reduce((sum, [x, y], k) => {
      const [toX, toY] = points[(k + 1) % points.length];
      return sum + x * toY - y * toX;
    }, 0);
    const around = points.reduce((sum, [x, y], k) => sum + Math.hypot(points[(k + 1) % points.length][0] - x, points[(k + 1) % points.length][1] - y), 0);
    return Math.min(1, (4 * Math.abs(area)) / around / this._frame.scale);
  }

  _paintBall(body, radius, spots) {
    const { _context: context, _frame: { scale, ratio } } = this;
    const { fill, name } = body.part;
    const [x, y] = this._at(body.now);
    const picture = this._fills.ball(fill, Math.round(radius * scale * ratio));
    const size = picture.width / ratio;
    context.drawImage(picture, x - size / 2, y - size / 2, size, size);
    spots.push({ points: null, at: [x, y], radius: radius * scale, size: 0.8 * radius * scale, facing: 1, part: body.part, name, depth: body.depth });
  }

  /** The part of a joint that is seen, a round stick: from a ball, which hides its end, into the farther one. */
  _paintJoint(body, radius) {
    const { _context: context, _view: view, _frame: { scale } } = this;
    const ends = body.joint.map((end) => plus(end, body.part.offset));
    const [near, far] = dot(minus(ends[0], ends[1]), view.toward) > 0 ? ends : [ends[1], ends[0]];
    const along = times(minus(far, near), 1 / (2 * radius));
    const [x, y, depth] = [dot(along, view.right), -dot(along, view.up), -dot(along, view.toward)];
    const flat = Math.hypot(x, y);
    if (flat < 1e-3) return;
    const width = JOINT * radius;
    const reach = 2 * radius - Math.sqrt(radius ** 2 - width ** 2);
    const [startX, startY] = this._at(near);
    const [endX, endY] = this._at(plus(near, times(along, reach)));
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

  /** The name of each piece, on the spot that is seen best. */
  _paintNames(spots) {
    const { _context: context } = this;
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

  _fillPattern(fill, [x, y], color) {
    const pattern = this._fills.pattern(fill.pattern, color);
    pattern.setTransform(new DOMMatrix([1, 0, 0, 1, x, y]));
    this._context.fillStyle = pattern;
    this._context.fill();
  }

  _trace(points) {
    const { _context: context } = this;
    points.forEach(([x, y], k) => (k ? context.lineTo(x, y) : context.moveTo(x, y)));
    context.closePath();
  }
}

function isFaint({ part }) {
  return part.alpha < 1;
}

function covers({ points, at, radius }, [x, y]) {
  if (!points) return Math.hypot(at[0] - x, at[1] - y) < radius * 1.3;
  const turns = points.map(([fromX, fromY], k) => {
    const [toX, toY] = points[(k + 1) % points.length];
    return Math.sign((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX));
  });
  return turns.every((turn) => turn === turns[0]);
}
