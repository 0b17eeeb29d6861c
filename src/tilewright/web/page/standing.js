// Pieces on a board in space as they stand, beside the layers of the board: what lies there, seen as a solid.

import { backend } from "./backend.js";
import { fill, h, s, svgOf } from "./dom.js";

const WORDS = "As it stands: seen from the front, the right and above";
// While a search is watched the solid follows the layers at this pace, in milliseconds.
const PACE = 250;

/**
 * The solid on a table in space; for other puzzles it stays hidden.
 * @param {import("./table.js").Table} table
 * @returns {HTMLElement}
 */
export function standingView(table) {
  const picture = h("div", { class: "paper" });
  const element = h("figure", { class: "as-solid", hidden: true }, picture, h("figcaption", { class: "faint" }, WORDS));
  let wanted = 0;
  let timer = null;

  const draw = async () => {
    timer = null;
    const asked = (wanted += 1);
    if (table.isLeft || !canStand(table.view)) {
      element.hidden = true;
      return;
    }
    const puzzle = table.request({ placed: !table.shown });
    if (table.shown) puzzle.placed = table.shown.placements.map((placement) => [...placement]);
    try {
      const answer = await backend.ask("standing", { puzzle });
      if (asked !== wanted) return;
      const defs = s("defs", {}, [...svgOf(answer.defs).childNodes]);
      fill(picture, s("svg", { viewBox: answer.box.join(" "), role: "img", "aria-label": WORDS }, defs, svgOf(answer.svg)));
      element.hidden = false;
    } catch {
      // What cannot stand, such as pieces that no longer fit, has its words at the board.
      if (asked === wanted) element.hidden = true;
    }
  };
  const soon = (wait) => {
    timer ??= setTimeout(draw, wait);
  };
  for (const type of ["view", "placed", "shown"]) table.addEventListener(type, () => soon(0));
  table.addEventListener("patch", () => soon(PACE));
  if (table.view) soon(0);
  return element;
}

/** Whether all is chosen, and the pieces are solids that have no labels: those would be hidden. */
function canStand(view) {
  return !view.missing && view.board.dimension > 2 && view.pieces.some((piece) => piece.ways.some((way) => way.solid));
}
