// The solid of a table: the board on which pieces are laid, and how else it can be looked at.

import { backend } from "../backend/backend.js";
import { fill, h, newId } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { pieceName } from "../parts/words.js";
import { handOf } from "../table/hand.js";
import { cellsUnder, same } from "../table/placing.js";
import { Layers } from "./layers.js";
import { Laying, layByPointer } from "./laying.js";
import { Model, isWhole } from "./model.js";
import { spinner } from "./spin.js";
import { Stage } from "./stage.js";
import { togetherPanel } from "./together.js";
import { Turning } from "./turning.js";

/** The solid of a table, of which a view and its geometry are known. @param {import("../table/table.js").Table} table */
export function solidView(table) {
  const hand = handOf(table);
  const turning = new Turning((degrees) => {
    stage.paintSoon();
    hand.turnSolid(degrees);
  });
  const stage = new Stage(table, turning, () => seen.model && seen.model.scene());
  const layers = new Layers(played);
  let model = null;
  const seen = {
    // While another board is asked for there is none.
    get model() { return model?.view === table.view ? model : null; },
    get layer() { return layers.layer; },
  };
  const laying = new Laying(table, stage, seen);
  layByPointer(laying, turning);
  const together = togetherPanel(table, { show: (step) => change({ step }), far: () => model.far });
  const looks = looksOf(change);
  const tools = h("div", { class: "solid-tools stack tight" }, together.element, turning.buttons, looks.element);
  const element = h("div", { class: "solid", inert: true }, stage.element, stage.keys, layers.element, spinner(table, stage, seen));

  /** Look at it in another way; what is going together stops, unless that is what changes. */
  function change(look) {
    if ("apart" in look) {
      together.stop();
      model.look.step = null;
    }
    Object.assign(model.look, look);
    if (look.step) model.look.apart = 0;
    looks.show(model);
    stage.changed();
  }

  /** Show what is laid: the layer, and the piece in the hand where it would lie. */
  function played() {
    if (!seen.model) return;
    const { origin, held, found } = hand;
    if (held && !isWhole(model.look)) change({ apart: 0, piece: null });
    model.play = { origin: origin ? model.placements.findIndex((placement) => same(placement, origin)) : null };
    layers.follow(model, false);
    const drawn = held ? found : hintedOn(table);
    const isCut = layers.isChosen || held !== null || drawn !== null;
    model.play = table.shown && !isCut ? null : { ...model.play, layer: layers.layer, isCut, held: drawn, marks: table.marks };
    stage.changed();
  }

  hand.addEventListener("found", played);
  table.addEventListener("marks", played);

  return {
    element,
    tools,
    /** Another board: ask for its geometry. */
    async open() {
      const { view } = table;
      const solid = await backend.ask("solid", { puzzle: table.request({ placed: false }) });
      if (table.view !== view) return;
      element.inert = false;
      const isOther = String(model?.solid.turned) !== String(solid.turned);
      model = new Model(view, solid);
      layers.follow(model, true);
      looks.show(model);
      if (isOther) turning.begin(solid.turned);
      hand.useSolid(laying);
    },
    /** Show these placements. */
    show(placements) {
      if (!seen.model) return;
      model.placements = placements;
      Object.assign(model.look, { piece: null, step: null });
      model.play = null;
      layers.follow(model, true);
      const names = placements.map(([piece]) => pieceName(model.view, piece));
      stage.canvas.setAttribute("aria-label", t("stands-so", { pieces: names.length ? names.join(", ") : t("nothing-lies-there") }));
      looks.name(names);
      together.follow(placements);
      played();
    },
  };
}

/** What a hint would lay, which is shown as if it were in the hand; null for nothing. */
function hintedOn({ view, marks: { placement } }) {
  return placement && { placement, cells: cellsUnder(view, placement), conflicts: [] };
}

/** What is chosen of how a solid is looked at. @param {(look: object) => void} change */
function looksOf(change) {
  const apart = slider(t("fly-apart"), 20, (value) => change({ apart: value / 20 }));
  const pieces = h("select", { id: newId("piece"), onchange: () => change({ piece: pieces.value === "" ? null : Number(pieces.value) }) });
  const only = h("div", { class: "field" }, h("label", { for: pieces.id }, t("pick-out")), pieces);
  apart.element.hidden = only.hidden = true;
  return {
    element: h("div", { class: "solid-looks" }, apart.element, only),
    show({ look }) {
      apart.input.value = Math.round(20 * look.apart);
    },
    name(names) {
      fill(pieces, h("option", { value: "" }, t("no-piece")), names.map((name, number) => h("option", { value: number }, name)));
      for (const one of [apart.element, only]) one.hidden = !names.length;
    },
  };
}

function slider(words, most, onchange) {
  const input = h("input", { type: "range", id: newId("look"), min: 0, max: most, step: 1, value: 0, oninput: () => onchange(Number(input.value)) });
  return { input, element: h("div", { class: "field" }, h("label", { for: input.id }, words), input) };
}
