/** What the live board draws on the cells: how much can still lie there, what is forced, and the move that left no solution. */

import { s } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { areaOf, insideOf, outlineOf } from "../parts/geometry.js";
import { cellsUnder } from "../table/placing.js";

/** What the numbers on the cells may count: `index` is their place in the desk's answer, `words` is the choice. */
const HEATS = {
  kinds: { index: 0, words: (view) => t("heat-of", { kind: kindOf(view) }) },
  ways: { index: 1, words: () => t("heat-ways") },
};

/** The choices of a heat map as pairs of id and words; "" is none. Where each thing has one way to lie, ways say nothing more. */
export function heatsFor(view) {
  const ids = view.covers_one ? ["kinds"] : Object.keys(HEATS);
  return [["", t("heat-off")], ...ids.map((id) => [id, HEATS[id].words(view)])];
}

function kindOf(view) {
  return view.covers_one ? "numbers" : view.kind;
}

/** What the numbers and rings on the cells mean. @param {import("../table/table.js").Table} table */
export function legendOf({ view, live }) {
  const what = `${live.heat === "ways" ? "ways" : "things"}${live.of_solutions ? "-solutions" : ""}`;
  return t("heat-legend", { what, place: view.nouns.place, kind: kindOf(view), ringed: live.forced.length });
}

function numberOn({ live }, cell) {
  const numbers = live?.heat ? live.cells[cell] : null;
  return numbers ? numbers[HEATS[live.heat].index] : null;
}

/** What the number on a cell says, for those who do not see it; "" for none. */
export function heatInWords(table, cell) {
  const number = numberOn(table, cell);
  if (number === null) return "";
  const what = t(table.live.heat === "ways" ? "n-ways-here" : "n-things-here", { n: number, kind: kindOf(table.view) });
  return ["", what, ...(table.live.forced.includes(cell) ? [t("no-choice-left")] : [])].join(", ");
}

/** Draw all of it into a layer of the board. @param {SVGGElement} layer @param {import("../table/table.js").Table} table */
export function drawLive(layer, table) {
  layer.replaceChildren();
  const { view, live, shown } = table;
  if (!live || shown) return;
  const { board } = view;
  const taken = table.taken();
  const numbers = board.cells.map(({ state }, cell) => (state === "blocked" || taken.has(cell) ? null : numberOn(table, cell)));
  const most = Math.max(1, ...numbers);
  numbers.forEach((number, cell) => {
    if (number === null) return;
    const [x, y] = board.cells[cell].center;
    const inside = insideOf(board.cells[cell]);
    const words = view.covers_one ? `${number}×` : String(number);
    // The fewer, the hotter. Among numbers to lay, one that counts says so by its sign.
    const heat = 1 - Math.log(number + 1) / Math.log(most + 1);
    layer.append(s("path", { class: "heat", d: areaOf(board, [cell]), style: { "--heat": `${Math.round(8 + 55 * heat)}%` } }));
    if (live.forced.includes(cell)) layer.append(s("circle", { class: "heat-forced", cx: x, cy: y, r: 0.7 * inside }));
    layer.append(s("text", { class: "heat-number", x, y, "font-size": inside * Math.min(0.75, 2 / words.length), "text-anchor": "middle", "dominant-baseline": "central" }, words));
  });
  const { wrong } = live;
  if (!wrong || !table.placed.some((placement) => String(placement) === String(wrong))) return;
  const d = outlineOf(board, cellsUnder(view, wrong));
  layer.append(...["fault-halo", "live-wrong"].map((name) => s("path", { class: `outline ${name}`, d })));
}
