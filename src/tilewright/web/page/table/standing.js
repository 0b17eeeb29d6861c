// Pieces on a board in space as they stand: the solid on which they are laid, above the layers of the board.

import { loadAhead } from "../ahead.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { handOf } from "./hand.js";

// While a search is watched the solid follows the layers at this pace, in milliseconds.
const PACE = 250;

/**
 * The solid on a table in space; for other puzzles it stays hidden, and what draws it is not loaded.
 * @param {import("./table.js").Table} table
 * @returns {{element: HTMLElement, tools: HTMLElement}} `tools` are for a part of their own
 */
export function standingView(table) {
  const element = h("figure", { class: "as-solid", hidden: true });
  const tools = h("div", { class: "stack" }, h("p", { class: "faint" }, t("solid-once-chosen")));
  let solid = null;
  let opened = null;
  let wanted = 0;
  let timer = null;

  const draw = async () => {
    timer = null;
    const asked = (wanted += 1);
    if (table.isLeft || !canStand(table.view)) {
      element.hidden = true;
      return;
    }
    try {
      const { view } = table;
      if (opened !== view) {
        loadAhead("solid/view.js");
        const { solidView } = await import("../solid/view.js");
        if (!solid) {
          solid = solidView(table);
          fill(element, solid.element);
          fill(tools, solid.tools);
        }
        await solid.open();
        if (asked !== wanted || table.isLeft) return;
        opened = view;
      }
      element.hidden = false;
      solid.show(lying());
    } catch {
      // What cannot stand has its words at the board.
      if (asked === wanted) element.hidden = true;
    }
  };
  const lying = () => {
    const all = [...table.given, ...(table.shown?.placements ?? table.placed)];
    return [...new Map(all.map((placement) => [String(placement), placement])).values()];
  };
  const soon = (wait) => {
    timer ??= setTimeout(draw, wait);
  };
  // Its place is kept while Python says how it looks, so that nothing moves when it does.
  const keepPlace = () => {
    element.hidden = !canStand(table.view);
    if (element.hidden && handOf(table).solid) handOf(table).useSolid(null);
  };
  table.addEventListener("view", keepPlace);
  for (const type of ["view", "placed", "shown"]) table.addEventListener(type, () => soon(0));
  table.addEventListener("patch", () => soon(PACE));
  if (table.view) {
    keepPlace();
    soon(0);
  }
  return { element, tools };
}

/** Whether pieces are solids that have no labels: those would be hidden. */
export function areSolids({ board, pieces }) {
  return board.dimension > 2 && pieces.some((piece) => piece.ways.some((way) => way.solid));
}

/** Whether they can stand on the board: all is chosen. */
function canStand(view) {
  return !view.missing && areSolids(view);
}
