// Cells to paint on: by mouse, pen and finger (click or drag), and by keyboard (arrows, Space).

import { fill, h, newId, s } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { cellSize, cellTowards, isArrow } from "../parts/geometry.js";
import { Strokes } from "./strokes.js";

// Narrower cells could not be hit: wider canvases scroll instead.
const NARROWEST = 24;
// From its middle to its sides, the room that a cell needs for words of the usual size.
const ENOUGH = 11;

/** The corners of a cell as SVG takes them. */
export function corners(points) {
  return points.map((point) => point.join()).join(" ");
}

/** What shines through a cell from a layer "below" or "above". */
export function ghost(points, center, look) {
  const share = look === "below" ? 0.55 : 0.8;
  const inner = points.map((point) => point.map((x, k) => center[k] + share * (x - center[k])).join());
  return s("polygon", { points: inner.join(" "), class: `ghost ${look}` });
}

/**
 * A canvas of cells, each of which is a button.
 * @param {object} options
 * @param {string} options.label what is painted
 * @param {number[]} options.box
 * @param {object[]} options.cells with `center`, `points`, `words`, and `key`, by which they are told apart
 * @param {number} options.columns
 * @param {(cell: object) => {look: string, words: string, text?: string, ghosts?: object[]}} options.look how a cell looks now
 * @param {(cell: object) => string} options.begin what a stroke that begins on this cell does; "" for nothing
 * @param {(cell: object, what: string) => void} options.apply do it to one cell
 * @param {() => void} options.end the stroke is done
 * @param {Node[]} [options.over] shapes above the cells, below their words
 */
export function cellCanvas(options) {
  const { label, box, cells, columns, over = [] } = options;
  const drawing = drawingOf(cells, options.look);
  const { shapes } = drawing;
  const strokes = new Strokes({ ...options, draw: drawing.draw });
  let current = cells.find((cell) => cell.key === options.current) ?? cells[0];
  const helpId = newId("help");
  const drawAll = () => cells.forEach(drawing.draw);

  const makeCurrent = (cell) => {
    shapes.get(current)?.polygon.setAttribute("tabindex", "-1");
    current = cell;
    shapes.get(cell).polygon.setAttribute("tabindex", "0");
  };
  const focusOn = (cell) => {
    makeCurrent(cell);
    shapes.get(cell).polygon.focus();
  };
  const svg = s(
    "svg",
    {
      viewBox: box.join(" "),
      role: "group",
      "aria-label": label,
      "aria-describedby": helpId,
      class: "cells",
      ...handlers(strokes, { cellOf: drawing.cellOf, makeCurrent, focusOn, towards: (cell, key) => cells[cellTowards({ cells }, cells.indexOf(cell), key)] }),
    },
    drawing.polygons,
    drawing.ghosts,
    over,
    drawing.words,
  );
  if (current) makeCurrent(current);
  const frame = framed(svg, { box, cells, columns }, h("p", { class: "visually-hidden", id: helpId }, t("canvas-keys")));
  drawAll();
  return {
    element: frame,
    /** Draw all cells as they look now. */
    drawAll,
    /** The key of the cell with the focus of the canvas. */
    get current() {
      return current?.key;
    },
    /** Where the middle of the current cell is in the window. */
    get place() {
      return middleOf(shapes.get(current).polygon);
    },
    /** Scroll so that the current cell is where another canvas had it: it stays under the pointer. */
    stayAt: (place) => {
      const [left, top] = middleOf(shapes.get(current).polygon).map((now, k) => now - place[k]);
      frame.scrollLeft += left;
      scrollBy({ top, behavior: "instant" });
    },
    /** Whether a stroke is under way: what changes the canvas must not disturb it, and is done when the stroke is. */
    waits: (act) => strokes.waits(act),
    /** Put the focus on the canvas. */
    focus: () => current && focusOn(current),
    /** Before the canvas is put elsewhere: what brings its focus, and what of it is in sight, back afterwards. */
    kept: () => {
      const hadFocus = frame.contains(document.activeElement);
      const { scrollLeft } = frame;
      return () => {
        frame.scrollLeft = scrollLeft;
        if (hadFocus) shapes.get(current).polygon.focus({ preventScroll: true });
      };
    },
  };
}

/** The shapes of cells: the cells themselves, what shines through them, and their words. */
function drawingOf(cells, look) {
  const shapes = new Map();
  const byElement = new Map();
  const polygons = s("g", {});
  const ghosts = s("g", { "aria-hidden": "true" });
  const words = s("g", {});
  for (const cell of cells) {
    const polygon = s("polygon", { points: corners(cell.points), role: "button", tabindex: "-1", "data-cell": cell.key });
  const text = s("text", { x: cell.center[0], y: cell.center[1], "aria-hidden": "true" });
  const room = roomAround(cell.center, cell.points);
  if (room < ENOUGH) text.style.fontSize = `${room}px`;
  const through = s("g", {});
  shapes.set(cell, { polygon, text, through });
  byElement.set(polygon, cell);
    polygons.append(polygon);
    ghosts.append(through);
    words.append(text);
  }
  const draw = (cell) => {
    const { polygon, text, through } = shapes.get(cell);
    const now = look(cell);
    const shining = now.ghosts ?? [];
    polygon.setAttribute("class", `cell ${now.look}`);
    polygon.setAttribute("aria-label", `${cell.words}: ${[now.words, ...shining.map((one) => one.words)].join(", ")}`);
    fill(through, shining.map((one) => ghost(cell.points, cell.center, one.look)));
    text.textContent = now.text ?? "";
    text.setAttribute("class", `name ${now.look}`);
  };
  return { shapes, polygons, ghosts, words, draw, cellOf: (element) => byElement.get(element) };
}

/** What mouse, finger and keys do. */
function handlers(strokes, { cellOf, makeCurrent, focusOn, towards }) {
  const act = (cell) => {
    makeCurrent(cell);
    if (strokes.begin(cell)) strokes.finish();
  };
  return {
    onpointerdown: (event) => {
      const cell = cellOf(event.target);
      if (!cell || event.button) return;
      const ready = () => {
        event.preventDefault();
        focusOn(cell);
        strokes.followPointer();
      };
      if (strokes.begin(cell, ready)) event.target.releasePointerCapture?.(event.pointerId);
    },
    onpointermove: (event) => {
      const cell = strokes.isOn && cellOf(document.elementFromPoint(event.clientX, event.clientY));
      if (cell) strokes.touch(cell);
    },
    onpointerleave: () => strokes.finish(),
    onclick: (event) => {
      // Programs that read the page aloud click without a pointer.
      const cell = cellOf(event.target);
      if (cell && event.detail === 0) act(cell);
    },
    onkeydown: (event) => {
      const cell = cellOf(event.target);
      if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === " " || event.key === "Enter") {
        event.preventDefault();
        act(cell);
      } else if (isArrow(event.key)) {
        event.preventDefault();
        focusOn(towards(cell, event.key));
      }
    },
  };
}

/** A canvas in its frame, which scrolls where the cells would get too narrow. */
function framed(svg, { box, cells, columns }, help) {
  const { width, height } = cellSize({ cells });
  const narrowest = Math.max(columns * NARROWEST, Math.ceil((box[2] * NARROWEST) / Math.min(width, height)));
  svg.style.minWidth = `${narrowest}px`;
  svg.style.setProperty("--canvas-height", `${Math.ceil((narrowest * box[3]) / box[2])}px`);
  const frame = h("div", { class: "paper canvas" }, svg, help);
  frame.style.setProperty("--canvas-width", `${Math.max(12, Math.min(44, columns * 3.4))}rem`);
  const watcher = new ResizeObserver(() => svg.classList.toggle("scrolls", svg.scrollWidth > frame.clientWidth + 1 || svg.clientWidth > frame.clientWidth));
  watcher.observe(frame);
  return frame;
}

/** How far a point is from the nearest side of a polygon. */
function roomAround([x, y], points) {
  return Math.min(
    ...points.map(([fromX, fromY], k) => {
      const [toX, toY] = points[(k + 1) % points.length];
      return Math.abs((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX)) / Math.hypot(toX - fromX, toY - fromY);
    }),
  );
}

function middleOf(shape) {
  const { left, top, width, height } = shape.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
