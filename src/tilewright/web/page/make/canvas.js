// Cells to paint on: by mouse, pen and finger (click or drag), and by keyboard (arrows, Space).

import { h, newId, s } from "../dom.js";

const KEYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
// Narrower cells could not be hit: wider canvases scroll instead.
const NARROWEST = 24;

/** The corners of a cell as SVG takes them. */
export function corners(points) {
  return points.map((point) => point.join()).join(" ");
}

/** The cell of a list that lies next in a direction; null if there is none. */
export function nextCell(cells, from, [dx, dy]) {
  let best = null;
  let least = Infinity;
  for (const cell of cells) {
    const x = cell.center[0] - from.center[0];
    const y = cell.center[1] - from.center[1];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (cell === from || along < 4 || aside > 2.2 * along) continue;
    const cost = along + 2 * aside;
    if (cost < least) [best, least] = [cell, cost];
  }
  return best;
}

/**
 * A canvas of cells, each of which is a button.
 * @param {object} options
 * @param {string} options.label what is painted
 * @param {number[]} options.box
 * @param {object[]} options.cells with `center`, `points`, `words`, and `key`, by which they are told apart
 * @param {number} options.columns
 * @param {(cell: object) => {look: string, words: string, text?: string}} options.look how a cell looks now
 * @param {(cell: object) => string} options.begin what a stroke that begins on this cell does; "" for nothing
 * @param {(cell: object, what: string) => void} options.apply do it to one cell
 * @param {() => void} options.end the stroke is done
 * @param {Node[]} [options.over] shapes above the cells, below their words
 */
export function cellCanvas(options) {
  const { label, box, cells, columns, look, begin, apply, end, over = [] } = options;
  const shapes = new Map();
  let stroke = null;
  let current = cells.find((cell) => cell.key === options.current) ?? cells[0];
  const helpId = newId("help");

  const draw = (cell) => {
    const { polygon, text } = shapes.get(cell);
    const now = look(cell);
    polygon.setAttribute("class", `cell ${now.look}`);
    polygon.setAttribute("aria-label", `${cell.words}: ${now.words}`);
    text.textContent = now.text ?? "";
    text.setAttribute("class", `name ${now.look}`);
  };
  const drawAll = () => cells.forEach(draw);

  const focusOn = (cell) => {
    shapes.get(current)?.polygon.setAttribute("tabindex", "-1");
    current = cell;
    const { polygon } = shapes.get(cell);
    polygon.setAttribute("tabindex", "0");
    polygon.focus();
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
    if (touched) end();
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
  const words = s("g", {});
  for (const cell of cells) {
    const polygon = s("polygon", { points: corners(cell.points), role: "button", tabindex: cell === current ? "0" : "-1", "data-cell": cell.key });
    const text = s("text", { x: cell.center[0], y: cell.center[1], "aria-hidden": "true" });
    shapes.set(cell, { polygon, text });
    byElement.set(polygon, cell);
    group.append(polygon);
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
        touch(cell);
        event.target.releasePointerCapture?.(event.pointerId);
      },
      onpointermove: (event) => {
        if (!stroke) return;
        const cell = byElement.get(document.elementFromPoint(event.clientX, event.clientY));
        if (cell) touch(cell);
      },
      onpointerup: finish,
      onpointercancel: finish,
      onpointerleave: finish,
      onclick: (event) => {
        // Programs that read the page aloud click without a pointer.
        const cell = byElement.get(event.target);
        if (cell && event.detail === 0) act(cell);
      },
      onkeydown: (event) => {
        const cell = byElement.get(event.target);
        if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === " " || event.key === "Enter") {
          event.preventDefault();
          act(cell);
        } else if (KEYS[event.key]) {
          event.preventDefault();
          const next = nextCell(cells, cell, KEYS[event.key]);
          if (next) focusOn(next);
        }
      },
    },
    group,
    over,
    words,
  );
  svg.style.minWidth = `${columns * NARROWEST}px`;
  svg.style.setProperty("--canvas-height", `${Math.round((columns * NARROWEST * box[3]) / box[2])}px`);
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
    /** Put the focus on the canvas. */
    focus: () => current && focusOn(current),
  };
}
