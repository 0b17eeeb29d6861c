// The piece in the hand, to be turned by dragging it: each stretch of the way turns it once.

import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { handOf } from "../table/hand.js";
import { paintAlone } from "./alone.js";
import { cross, dot } from "./bodies.js";

// So far a pointer moves for one turn, in pixels.
const STRETCH = 28;

/**
 * The piece in the hand as it is turned, on the stage of a solid.
 * @param {import("../table/table.js").Table} table
 * @param {import("./stage.js").Stage} stage
 * @param {{model: import("./model.js").Model|null}} seen
 */
export function spinner(table, stage, seen) {
  const hand = handOf(table);
  const canvas = h("canvas", { class: "solid-canvas" });
  const element = h("div", { class: "solid-spin", hidden: true, "aria-hidden": "true", title: t("drag-to-turn-piece") }, canvas, h("span", {}, t("drag-to-turn")));

  const draw = () => {
    element.hidden = !hand.held || !seen.model;
    if (!element.hidden) paintAlone(canvas, stage, seen.model, hand.held);
  };
  for (const type of ["hand", "turned"]) hand.addEventListener(type, draw);

  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.preventDefault();
    element.setPointerCapture(event.pointerId);
    let from = [event.clientX, event.clientY];
    const stop = new AbortController();
    const move = ({ clientX, clientY }) => {
      const way = [clientX - from[0], clientY - from[1]];
      if (Math.hypot(...way) < STRETCH) return;
      from = [clientX, clientY];
      const turn = turnAlong(table.view.moves, stage.view, way);
      if (turn && hand.held) hand.turn(turn);
    };
    element.addEventListener("pointermove", move, { signal: stop.signal });
    for (const type of ["pointerup", "pointercancel"]) element.addEventListener(type, () => stop.abort(), { signal: stop.signal });
  });
  return element;
}

/** The move that carries the side toward the viewer along a way on the screen; undefined if there are none. */
function turnAlong(moves, { right, up, toward }, [x, y]) {
  let [best, most] = [undefined, -Infinity];
  for (const move of moves) {
    if (!move.axis) continue;
    const way = cross(move.axis, toward);
    const [dx, dy] = [dot(way, right), -dot(way, up)];
    const along = (dx * x + dy * y) / Math.max(Math.hypot(dx, dy), 0.3);
    if (along > most) [best, most] = [move, along];
  }
  return best;
}
