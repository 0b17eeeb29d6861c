// Cells to paint on: by mouse, pen and finger (click or drag), and by keyboard (arrows, Space).

import { fill, h, newId, s } from "../dom.js";
import { cellSize, cellTowards, isArrow } from "../geometry.js";

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
  const { label, box, cells, columns, look, begin, apply, end, over = [] } = options;
  const shapes = new Map();
  const waiting = new Set();
  let stroke = null;
  let current = cells.find((cell) => cell.key === options.current) ?? cells[0];
  const helpId = newId("help");

  const draw = (cell) => {
    const { polygon, text, through } = shapes.get(cell);
    const now = look(cell);
    const ghosts = now.ghosts ?? [];
    polygon.setAttribute("class", `cell ${now.look}`);
    polygon.setAttribute("aria-label", `${cell.words}: ${[now.words, ...ghosts.map((one) => one.words)].join(", ")}`);
    fill(through, ghosts.map((one) => ghost(cell.points, cell.center, one.look)));
    text.textContent = now.text ?? "";
    text.setAttribute("class", `name ${now.look}`);
  };
  const drawAll = () => cells.forEach(draw);

  const makeCurrent = (cell) => {
    shapes.get(current)?.polygon.setAttribute("tabindex", "-1");
    current = cell;
    shapes.get(cell).polygon.setAttribute("tabindex", "0");
  };
  const focusOn = (cell) => {
    makeCurrent(cell);
    shapes.get(cell).polygon.focus();
  };

  const touch = (cell) => {
    if (!stroke || stroke.done.has(cell)) return;
    stroke.done.add(cell);
    apply(cell, stroke.what);
    draw(cell);
  };

  const finish = () => {
    if (!stroke) return;
    const touched = stroke.done.size;
    stroke = null;
    for (const type of ["pointerup", "pointercancel"]) removeEventListener(type, finish);
    if (touched) end();
    const acts = [...waiting];
    waiting.clear();
    for (const waits of acts) waits();
  };

  const act = (cell) => {
    const what = begin(cell);
    if (!what) return;
    stroke = { what, done: new Set() };
    touch(cell);
    finish();
  };

  const byElement = new Map();
  const group = s("g", {});
  const layers = s("g", { "aria-hidden": "true" });
  const words = s("g", {});
  for (const cell of cells) {
    const polygon = s("polygon", { points: corners(cell.points), role: "button", tabindex: cell === current ? "0" : "-1", "data-cell": cell.key });
    const text = s("text", { x: cell.center[0], y: cell.center[1], "aria-hidden": "true" });
    const room = roomAround(cell.center, cell.points);
    if (room < ENOUGH) text.style.fontSize = `${room}px`;
    const through = s("g", {});
    shapes.set(cell, { polygon, text, through });
    byElement.set(polygon, cell);
    group.append(polygon);
    layers.append(through);
    words.append(text);
  }
  const svg = s(
    "svg",
    {
      viewBox: box.join(" "),
      role: "group",
      "aria-label": label,
      "aria-describedby": helpId,
      class: "cells",
      onpointerdown: (event) => {
        const cell = byElement.get(event.target);
        if (!cell || event.button) return;
        const what = begin(cell);
        if (!what) return;
        event.preventDefault();
        focusOn(cell);
        stroke = { what, done: new Set() };
        // Wherever it ends, and even if the canvas is gone by then.
        for (const type of ["pointerup", "pointercancel"]) addEventListener(type, finish);
        touch(cell);
        event.target.releasePointerCapture?.(event.pointerId);
      },
      onpointermove: (event) => {
        if (!stroke) return;
        const cell = byElement.get(document.elementFromPoint(event.clientX, event.clientY));
        if (cell) touch(cell);
      },
      onpointerleave: finish,
      onclick: (event) => {
        // Programs that read the page aloud click without a pointer.
        const cell = byElement.get(event.target);
        if (!cell || event.detail !== 0) return;
        makeCurrent(cell);
        act(cell);
      },
      onkeydown: (event) => {
        const cell = byElement.get(event.target);
        if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === " " || event.key === "Enter") {
          event.preventDefault();
          makeCurrent(cell);
          act(cell);
        } else if (isArrow(event.key)) {
          event.preventDefault();
          focusOn(cells[cellTowards({ cells }, cells.indexOf(cell), event.key)]);
        }
      },
    },
    group,
    layers,
    over,
    words,
  );
  const { width, height } = cellSize({ cells });
  const narrowest = Math.max(columns * NARROWEST, Math.ceil((box[2] * NARROWEST) / Math.min(width, height)));
  svg.style.minWidth = `${narrowest}px`;
  svg.style.setProperty("--canvas-height", `${Math.ceil((narrowest * box[3]) / box[2])}px`);
  const frame = h(
    "div",
    { class: "paper canvas" },
    svg,
    h("p", { class: "visually-hidden", id: helpId }, "Arrow keys go from cell to cell, Space paints."),
  );
  frame.style.setProperty("--canvas-width", `${Math.max(12, Math.min(44, columns * 3.4))}rem`);
  const watcher = new ResizeObserver(() => svg.classList.toggle("scrolls", svg.scrollWidth > frame.clientWidth + 1 || svg.clientWidth > frame.clientWidth));
  watcher.observe(frame);
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
    /**
     * Whether a stroke is under way: what changes the canvas must not disturb it, and is done when the stroke is.
     * @param {() => void} act
     */
    waits: (act) => {
      if (stroke) waiting.add(act);
      return stroke !== null;
    },
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
