// A solid to be looked at: turned, layers lifted off, pieces apart, one piece alone.

import { backend } from "../backend/backend.js";
import { fill, h, newId } from "../parts/dom.js";
import { pieceName } from "../parts/words.js";
import { Model } from "./model.js";
import { Painter, viewFrom } from "./paint.js";
import { togetherPanel } from "./together.js";
import { Turning } from "./turning.js";

/** The solid of a table, of which a view and its geometry are known. @param {import("../table/table.js").Table} table */
export function solidView(table) {
  const canvas = h("canvas", { class: "solid-canvas", role: "img", "aria-label": "As it stands" });
  const keys = h("p", { class: "visually-hidden", id: newId("keys") }, "Arrow keys turn the solid, Home turns it back.");
  const stage = h("div", { class: "solid-stage", role: "application", tabindex: "0", "aria-label": "Solid", "aria-describedby": keys.id }, canvas);
  const turning = new Turning(paintSoon);
  const apart = slider("Fly apart", 20, (value) => change({ apart: value / 20, lifted: 0 }));
  const lifted = slider("Lift layers", 1, (value) => change({ lifted: value, apart: 0 }));
  const pieces = h("select", { id: newId("piece"), onchange: () => change({ piece: pieces.value === "" ? null : Number(pieces.value) }) });
  const only = h("div", { class: "field" }, h("label", { for: pieces.id }, "Pick out"), pieces);
  apart.element.hidden = only.hidden = true;
  const together = togetherPanel(table, { show: (step) => change({ step }), far: () => model.far });
  const tools = h("div", { class: "solid-tools stack tight" }, together.element, turning.buttons, h("div", { class: "solid-looks" }, apart.element, lifted.element, only));
  const element = h("div", { class: "solid", inert: true }, stage, keys, tools);
  const painter = new Painter(canvas);
  let model = null;
  let scene = null;
  let pending = 0;

  /** Look at it in another way; what is going together stops, unless that is what changes. */
  function change(look) {
    if (!("step" in look) && !("piece" in look)) together.stop();
    Object.assign(model.look, look);
    if ("step" in look && look.step) Object.assign(model.look, { apart: 0, lifted: 0 });
    apart.input.value = Math.round(20 * model.look.apart);
    lifted.input.value = model.look.lifted;
    scene = null;
    paintSoon();
  }

  function paintSoon() {
    pending ||= requestAnimationFrame(paint);
  }

  function paint() {
    pending = 0;
    const [width, height] = [stage.clientWidth, stage.clientHeight];
    if (!model || !width || !height) return;
    scene ??= model.scene();
    const frame = frameOf(stage, canvas, { width, height });
    const scale = (Math.min(width, height) / 2 - 6) / scene.radius;
    painter.paint(scene, viewFrom(turning.right, turning.above), { ...frame, scale, center: scene.center });
  }

  turning.listenTo(stage);
  const sized = new ResizeObserver(paintSoon);
  sized.observe(stage);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", paintSoon, table.untilLeft);
  table.addEventListener("leave", () => sized.disconnect());

  return {
    element,
    /** Another board: ask for its geometry. */
    async open() {
      const { view } = table;
      const solid = await backend.ask("solid", { puzzle: table.request({ placed: false }) });
      if (table.view !== view) return;
      element.inert = false;
      const isOther = model === null || String(model.solid.turned) !== String(solid.turned);
      model = new Model(view, solid);
      apart.input.value = lifted.input.value = 0;
      lifted.input.max = model.nLayers - 1;
      lifted.element.hidden = model.nLayers < 2;
      if (isOther) turning.begin(solid.turned);
    },
    /** Show these placements. */
    show(placements) {
      if (!model) return;
      model.placements = placements;
      Object.assign(model.look, { piece: null, step: null });
      const names = placements.map(([piece]) => pieceName(model.view, piece));
      canvas.setAttribute("aria-label", `As it stands: ${names.length ? names.join(", ") : "nothing lies there yet"}`);
      fill(pieces, h("option", { value: "" }, "no piece"), names.map((name, number) => h("option", { value: number }, name)));
      for (const one of [apart.element, only]) one.hidden = !placements.length;
      scene = null;
      together.follow(placements);
      paintSoon();
    },
  };
}

function slider(words, most, onchange) {
  const input = h("input", { type: "range", id: newId("look"), min: 0, max: most, step: 1, value: 0, oninput: () => onchange(Number(input.value)) });
  return { input, element: h("div", { class: "field" }, h("label", { for: input.id }, words), input) };
}

/** The canvas as large as its stage, and the colors that the style has for it. */
function frameOf(stage, canvas, { width, height }) {
  const ratio = Math.min(window.devicePixelRatio || 1, 2);
  if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
  if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
  const style = getComputedStyle(stage);
  const colors = { wall: style.getPropertyValue("--wall"), wallLine: style.getPropertyValue("--wall-line"), border: style.getPropertyValue("--border") };
  return { width, height, ratio, colors };
}
