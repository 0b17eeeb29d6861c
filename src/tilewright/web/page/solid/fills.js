// The colors of pieces on a canvas: mixed with light, with patterns, and as shaded balls.

const TILE = 8;
const STROKES = {
  stripes: "M-2 2L2-2M0 8L8 0M6 10L10 6",
  backstripes: "M-2 6L2 10M0 0L8 8M6-2L10 2",
  checks: "M0 4H8M4 0V8",
  dots: "M4 4h.01",
};
const MOST_KEPT = 400;

/**
 * What paints: the `context` of a canvas, its `fills`, from where the solid is seen (`view`), its `frame`, and `at`, which
 * gives the point of the canvas for one of the solid.
 * @typedef {{context: CanvasRenderingContext2D, fills: Fills, view: object, frame: object, at: (point: number[]) => number[]}} Pen
 */

/** Patterns and balls, each made once for its colors. */
export class Fills {
  constructor() {
    this._kept = new Map();
  }

  _keep(key, make) {
    if (!this._kept.has(key)) {
      if (this._kept.size > MOST_KEPT) this._kept.clear();
      this._kept.set(key, make());
    }
    return this._kept.get(key);
  }

  /** A pattern of strokes in a color. */
  pattern(name, color) {
    return this._keep(`${name} ${color}`, () => {
      const [tile, context] = canvasOf(TILE);
      context.strokeStyle = color;
      context.lineWidth = name === "dots" ? 4 : 2;
      context.lineCap = "round";
      context.stroke(new Path2D(STROKES[name]));
      return context.createPattern(tile, "repeat");
    });
  }

  /** A ball as a picture, which is quicker to paint than its light each time. */
  ball(fill, radius) {
    return this._keep(`ball ${fill.color} ${fill.pattern} ${radius}`, () => {
      const [canvas, context] = canvasOf(2 * radius + 4);
      const at = (share) => 2 + share * 2 * radius;
      const shine = context.createRadialGradient(at(0.33), at(0.26), 0, at(0.38), at(0.32), 1.44 * radius);
      const stops = [[0, mix(fill.color, "#ffffff", 0.72)], [0.3, mix(fill.color, "#ffffff", 0.2)], [0.65, fill.color], [1, mix(fill.color, "#000000", 0.4)]];
      for (const [place, color] of stops) shine.addColorStop(place, color);
      context.beginPath();
      context.arc(radius + 2, radius + 2, Math.max(radius - 0.5, 0.5), 0, 2 * Math.PI);
      context.fillStyle = shine;
      context.fill();
      if (fill.pattern) {
        context.fillStyle = this.pattern(fill.pattern, fill.shade);
        context.fill();
      }
      context.strokeStyle = mix(fill.color, "#000000", 0.5);
      context.stroke();
      return canvas;
    });
  }
}

function canvasOf(size) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  return [canvas, canvas.getContext("2d")];
}

const mixed = new Map();

/** A color mixed with white, or with black for a negative share. */
export function lighter(color, share) {
  const key = `${color} ${Math.round(100 * share)}`;
  if (!mixed.has(key)) mixed.set(key, mix(color, share > 0 ? "#ffffff" : "#000000", Math.abs(Math.round(100 * share)) / 100));
  return mixed.get(key);
}

/** A color between two, `share` of the way to the second. */
export function mix(first, second, share) {
  const parts = [1, 3, 5].map((k) => {
    const [a, b] = [first, second].map((color) => parseInt(color.slice(k, k + 2), 16));
    return Math.round(a + (b - a) * share).toString(16).padStart(2, "0");
  });
  return `#${parts.join("")}`;
}
