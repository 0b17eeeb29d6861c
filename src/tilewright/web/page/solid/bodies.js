// What is drawn of a solid: the cells of its pieces as bodies, which of their faces can be seen, and in what order.

/** How a line along an edge of a face is drawn. */
export const NO_LINE = 0;
export const FOLD = 1;
export const BORDER = 2;

/** In place of the number of its placement, for the piece in the hand. */
export const HELD = -1;

/**
 * A part of a solid that moves as one. A piece has a border around it; parts with the same offset touch, of which
 * `moved` is a name.
 * @typedef {{piece: number|null, cells: number[], offset: number[], moved: string, alpha: number, fill: object, name: string}} Part
 */

/**
 * The bodies of some parts: each with its center, and its faces that no body of a touching part hides, or for balls the
 * joints to others of its piece.
 * @param {object} solid the answer to the ask `solid`
 * @param {Part[]} parts
 */
export function bodiesOf(solid, parts) {
  const partOn = new Map(parts.flatMap((part) => part.cells.map((cell) => [cell, part])));
  const bodies = parts.flatMap((part) => part.cells.map((cell) => ({ part, cell, at: solid.cells[cell].center, kind: solid.cells[cell].kind, faces: [], joint: null })));
  return solid.radius === null ? withFaces(solid, bodies, partOn) : [...bodies, ...jointsOf(solid, parts, partOn)];
}

function withFaces(solid, bodies, partOn) {
  const facesAt = new Map();
  for (const body of bodies) {
    const { beside, center } = solid.cells[body.cell];
    const { corners, sides, faces } = solid.kinds[body.kind];
    faces.forEach((face, side) => {
      const other = partOn.get(beside[side]);
      if (other && touch(other, body.part)) return;
      const points = face.map((k) => plus(center, corners[k]));
      const made = { part: body.part, normal: unit(sides[side]), points, middle: mean(points), edges: [] };
      body.faces.push(made);
      points.forEach((point, k) => {
        const key = [body.part.moved, body.part.alpha, ...[point, points[(k + 1) % points.length]].map(keyOf).sort()].join(" ");
        facesAt.set(key, [...(facesAt.get(key) ?? []), [made, k]]);
      });
    });
  }
  for (const meeting of facesAt.values()) for (const [face, k] of meeting) face.edges[k] = edgeOf(face, meeting.map(([other]) => other));
  return bodies;
}

/** Whether two parts hide the faces between them: those that shine through hide nothing of the others. */
function touch(first, second) {
  return first.moved === second.moved && first.alpha === second.alpha;
}

/** A flat piece has no lines on it, a fold of a piece a thin one; where a piece ends there is a border. */
function edgeOf(face, meeting) {
  const mine = meeting.filter((other) => other !== face && other.part.piece === face.part.piece);
  if (mine.some((other) => dot(other.normal, face.normal) > 0.999)) return { line: NO_LINE, beyond: null };
  const isFold = mine.length === 1 && meeting.length === 2;
  return { line: isFold ? FOLD : BORDER, beyond: isFold ? mine[0] : null };
}

function jointsOf(solid, parts, partOn) {
  return parts.flatMap((part) =>
    part.cells.flatMap((cell) =>
      solid.cells[cell].beside
        .filter((other) => other > cell && partOn.get(other) === part)
        .map((other) => {
          const ends = [solid.cells[cell].center, solid.cells[other].center];
          return { part, cell, at: mean(ends), kind: 0, faces: [], joint: ends };
        }),
    ),
  );
}

/** The faces of a board toward the outside: its floor and its walls, of which those far from the viewer are drawn. */
export function wallsOf(solid) {
  return solid.cells.flatMap(({ kind, center, beside }) => {
    const { corners, sides, faces } = solid.kinds[kind];
    const outer = faces.map((face, side) => ({ face, side })).filter(({ side }) => beside[side] < 0);
    return outer.map(({ face, side }) => ({ normal: sides[side], points: face.map((k) => plus(center, corners[k])) }));
  });
}

/**
 * Tells for two bodies that lie apart which one is nearer to the viewer: they lie on the two sides of a plane that
 * is parallel to a face of one of them.
 */
export class Nearness {
  constructor({ kinds, radius }) {
    this._isRound = radius !== null;
    const normals = kinds.flatMap(({ sides }) => sides.map(unit));
    this._normals = normals.filter((one, k) => normals.findIndex((other) => Math.abs(dot(one, other)) > 0.999) === k);
    this._reach = kinds.map(({ corners }) => this._normals.map((normal) => {
      const along = corners.map((corner) => dot(normal, corner));
      return [Math.min(...along), Math.max(...along)];
    }));
    this.width = Math.max(...kinds.flatMap(({ corners }) => corners.map((corner) => Math.hypot(...corner))));
  }

  /** Above 0 if the second of two bodies is nearer. @param {number[]} toward the direction of the viewer */
  between(first, second, toward) {
    const way = minus(second.now, first.now);
    if (this._isRound) return dot(way, toward);
    let [most, nearer] = [-Infinity, dot(way, toward)];
    this._normals.forEach((normal, k) => {
      const along = dot(normal, way);
      const [[low, high], [otherLow, otherHigh]] = [this._reach[first.kind][k], this._reach[second.kind][k]];
      const gap = along > 0 ? along + otherLow - high : low - along - otherHigh;
      const facing = dot(normal, toward);
      // A plane that is seen from its edge hides nothing.
      if (gap > most + 1e-6 && Math.abs(facing) > 1e-9) [most, nearer] = [gap, along > 0 ? facing : -facing];
    });
    return nearer;
  }
}

/**
 * Bodies from the farthest to the nearest. While all lie in the lattice, their centers tell; a part that has moved away
 * may lie between others, and each body is compared with those that it overlaps in the picture.
 */
export function inOrder(bodies, nearness, toward, isMoved) {
  const sorted = [...bodies].sort((a, b) => a.depth - b.depth);
  if (!isMoved) return sorted;
  const behind = sorted.map(() => []);
  const reach = 2 * nearness.width;
  sorted.forEach((first, a) => {
    for (let b = a + 1; b < sorted.length; b += 1) {
      const second = sorted[b];
      if (first.part.moved === second.part.moved) {
        behind[b].push(a);
        continue;
      }
      if (Math.abs(first.x - second.x) > reach || Math.abs(first.y - second.y) > reach) continue;
      if (nearness.between(first, second, toward) >= 0) behind[b].push(a);
      else behind[a].push(b);
    }
  });
  const found = [];
  const state = new Uint8Array(sorted.length);
  const visit = (k) => {
    if (state[k]) return;
    state[k] = 1;
    behind[k].forEach(visit);
    found.push(sorted[k]);
  };
  sorted.forEach((_, k) => visit(k));
  return found;
}

export function plus(a, b) {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function minus(a, b) {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function times(a, by) {
  return [a[0] * by, a[1] * by, a[2] * by];
}

export function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross([a, b, c], [d, e, f]) {
  return [b * f - c * e, c * d - a * f, a * e - b * d];
}

export function mean(points) {
  return times(points.reduce(plus), 1 / points.length);
}

function unit(vector) {
  return times(vector, 1 / Math.hypot(...vector));
}

function keyOf(point) {
  return point.map((x) => Math.round(1000 * x)).join();
}
