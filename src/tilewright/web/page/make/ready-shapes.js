// Boards of a ready shape, in the size that is wanted.

import { backend } from "../backend/backend.js";
import { refusedFrom } from "../backend/refused.js";
import { problem } from "../parts/announce.js";
import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { button, field, goToRefused, numberInput, refill, select } from "./widgets.js";

/**
 * The shapes that the lattice of a draft has.
 * @param {import("./draft.js").Draft} draft
 * @param {(changes: object, beside: HTMLElement) => void} send asks for another board; what is refused is said beside
 */
export function readyShapes(draft, send) {
  const element = h("div", { class: "row fields" });
  let lattice = "";
  let shapes = [];
  let chosen = { shape: "", sizes: {} };
  // The lattice whose shapes are here, or on their way.
  let shapesOf = "";

  async function ask() {
    const of = lattice;
    shapesOf = of;
    try {
      const answer = await backend.ask("preset", { lattice: of });
      if (of !== lattice) return;
      shapes = answer.shapes;
      problem(element, null);
    } catch (thrown) {
      if (of !== lattice) return;
      shapesOf = "";
      problem(element, refusedFrom(thrown));
      return;
    }
    const own = draft.document.board?.shape;
    choose((shapes.find((one) => one.name === own) ?? shapes[0])?.name);
  }

  function choose(name) {
    const shape = shapes.find((one) => one.name === name);
    const board = draft.document.board ?? {};
    const isThis = board.shape === name;
    const sizes = Object.fromEntries((shape?.sizes ?? []).map((one) => [one.name, (isThis && board[one.name]) || chosen.sizes[one.name] || one.default]));
    chosen = { shape: name, sizes };
    draw();
  }

  function draw() {
    const shape = shapes.find((one) => one.name === chosen.shape);
    refill(element,
      field(t("ready-shape"), select("shape", chosen.shape, shapes.map((one) => [one.name, one.name]), choose)),
      (shape?.sizes ?? []).map((one) =>
        field(
          one.name,
          numberInput(`size-${one.name}`, chosen.sizes[one.name], [one.least, one.most], (value) => {
            chosen.sizes[one.name] = value;
          }),
        ),
      ),
      button("use-shape", t("use-this-shape"), () => goToRefused(element) || send({ shape: { shape: chosen.shape, ...chosen.sizes } }, element)),
      button("no-cells", t("take-cells-away"), () => send({ cells: [] }, element), { class: "button small quiet" }),
    );
  }

  function update() {
    if (draft.document.lattice !== lattice) {
      lattice = draft.document.lattice;
      chosen = { shape: "", sizes: {} };
      shapes = [];
    }
    draw();
    if (shapesOf !== lattice) ask();
  }

  return { element, update };
}
