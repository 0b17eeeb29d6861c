// Where a solid is seen: its canvas, and which point of the window shows which point of it.

import { h, newId } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { Painter, seenFrom, viewFrom } from "./paint.js";

const MARGIN = 6;

/** The stage of a solid; paints what `sceneOf` gives, from where `turning` looks. */
export class Stage {
  #sceneOf;
  #pending = 0;
  #scene = null;
  #frame = null;

  /** @param {import("../table/table.js").Table} table @param {import("./turning.js").Turning} turning */
  constructor(table, turning, sceneOf) {
    this.turning = turning;
    this.#sceneOf = sceneOf;
    this.canvas = h("canvas", { class: "solid-canvas", role: "img", "aria-label": t("as-it-stands") });
    this.painter = new Painter(this.canvas);
    this.keys = h("p", { class: "visually-hidden", id: newId("keys") }, t("solid-keys"));
    this.element = h("div", { class: "solid-stage", role: "application", tabindex: "0", "aria-label": t("solid"), "aria-describedby": this.keys.id }, this.canvas);
    const sized = new ResizeObserver(() => this.paintSoon());
    sized.observe(this.element);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.paintSoon(), table.untilLeft);
    table.addEventListener("leave", () => sized.disconnect());
  }

  /** Something else is to be seen. */
  changed() {
    this.#scene = null;
    this.paintSoon();
  }

  paintSoon() {
    this.#pending ||= requestAnimationFrame(() => this.#paint());
  }

  #paint() {
    this.#pending = 0;
    if (!this.#look()) return;
    this.painter.paint(this.#scene, this.view, this.#frame);
  }

  /** Bring up to date what is seen, and how large; false as long as there is nothing. */
  #look() {
    const [width, height] = [this.element.clientWidth, this.element.clientHeight];
    this.#scene ??= this.#sceneOf();
    if (!this.#scene || !width || !height) return false;
    const scale = (Math.min(width, height) / 2 - MARGIN) / this.#scene.radius;
    this.#frame = { ...frameOf(this.element, this.canvas, { width, height }), scale, center: this.#scene.center };
    return true;
  }

  get view() {
    return viewFrom(this.turning.right, this.turning.above);
  }

  /** Whether there is something to see. */
  get isThere() {
    return this.#frame !== null || this.#look();
  }

  /** Where a pointer is, from the corner of the stage. */
  at({ clientX, clientY }) {
    const { left, top } = this.canvas.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  /** How many pixels of the window are one of the solid's. */
  get scale() {
    return this.#frame.scale;
  }

  /** From where it is seen now: gives for a point of the solid where that is, from the corner of the stage. */
  looking() {
    const seenAt = seenFrom(this.view, this.#frame);
    return (point) => seenAt(point).map((x, k) => x + [this.#frame.width, this.#frame.height][k] / 2);
  }

  /** The body below a pointer; null if there is none. */
  bodyAt(event) {
    return this.painter.bodyAt(this.at(event));
  }
}

/** The canvas as large as its stage, and the colors that the style has for it. */
export function frameOf(stage, canvas, { width, height }) {
  const ratio = Math.min(window.devicePixelRatio || 1, 2);
  if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
  if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
  const style = getComputedStyle(stage);
  const named = { wall: "wall", wallLine: "wall-line", border: "border", plane: "plane", marked: "marked", against: "against", planeLine: "plane-line", name: "name", held: "held", wrong: "wrong" };
  const colors = Object.fromEntries(Object.entries(named).map(([name, property]) => [name, style.getPropertyValue(`--${property}`)]));
  return { width, height, ratio, colors };
}
