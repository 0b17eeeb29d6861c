// How large a label can be written into a place of any shape, and where, so that it stays within its lines.

import { lettersOf } from "../parts/words.js";

// Of the width of the drawing: larger looks clumsy, smaller cannot be read.
const LARGEST = 0.14;
const SMALLEST = 0.055;
// Of the height of a font, what letters take, with some air.
const HEIGHT = 1;
const STEPS = 12;

const pen = document.createElement("canvas").getContext("2d");
pen.font = "600 100px system-ui, sans-serif";

function widthOf(text) {
  return pen.measureText(text).width / 100 + 0.4;
}

/**
 * A function that writes labels into these places; the same label has the same size in all of them.
 * @param {Array<Array<[number, number]>>} places convex polygons
 * @param {number} width of the drawing
 * @returns {(label: string) => {text: string, size: number, at: Array<[number, number]>}} `at`: its middle in each place;
 * `text` is shortened where the whole could not be read
 */
export function labelWriter(places, width) {
  const written = new Map();
  const sizeOf = (text) => {
    const found = places.map((points) => roomiest(points, widthOf(text)));
    const size = Math.min(LARGEST * width, ...found.map((one) => one.size));
    return { text, size: Math.floor(4 * size) / 4, at: found.map((one) => one.at) };
  };
  const write = (label) => {
    const letters = lettersOf(label);
    let best = sizeOf(label);
    for (let n = letters.length - 1; best.size < SMALLEST * width && n > 0; n -= 1) best = sizeOf(`${letters.slice(0, n).join("")}…`);
    return best;
  };
  return (label) => {
    if (!written.has(label)) written.set(label, write(label));
    return written.get(label);
  };
}

/** Where in a polygon a text can be largest, and how large; `width` is that of the text at size 1. */
function roomiest(points, width) {
  let best = { at: middleOf(points), size: sizeAt(points, middleOf(points), width) };
  if (points.length !== 3) return best;
  for (let i = 1; i < STEPS; i += 1) {
    for (let j = 1; j < STEPS - i; j += 1) {
      const shares = [i, j, STEPS - i - j];
      const at = [0, 1].map((k) => points.reduce((sum, point, n) => sum + (point[k] * shares[n]) / STEPS, 0));
      const size = sizeAt(points, at, width);
      if (size > best.size + 0.01) best = { at, size };
    }
  }
  return best;
}

/** How large a text of this width can be around a point: its box keeps to the inner side of every line. */
function sizeAt(points, at, width) {
  const middle = middleOf(points);
  return Math.min(
    ...points.map((point, k) => {
      const next = points[(k + 1) % points.length];
      const normal = [point[1] - next[1], next[0] - point[0]];
      const away = ([x, y]) => (x - point[0]) * normal[0] + (y - point[1]) * normal[1];
      const inward = away(at) * Math.sign(away(middle));
      return inward / ((width * Math.abs(normal[0])) / 2 + (HEIGHT * Math.abs(normal[1])) / 2);
    }),
  );
}

function middleOf(points) {
  return [0, 1].map((k) => points.reduce((sum, point) => sum + point[k], 0) / points.length);
}

/** A label that is not too long for a small place. */
export function shortened(label, most) {
  const letters = lettersOf(label);
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : label;
}
