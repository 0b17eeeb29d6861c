/** Counting all solutions: each kind of count with what it counts. */

import { grouped } from "../parts/amounts.js";
import { announce } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { knownCount } from "../table/known.js";
import { followed } from "./followed.js";
import { numberKnown } from "./searches.js";

/**
 * The panel that counts the solutions of the puzzle on the table.
 * @param {import("../table/table.js").Table} table
 * @returns {HTMLElement}
 */
export function countPanel(table) {
  const button = h("button", { class: "button", type: "button", onclick: countOrStop }, "Count all solutions");
  const row = h("div", { class: "row" }, button);
  const fixed = h("p", { class: "faint", hidden: true }, "Only solutions with what lies on your table are counted.");
  const sofar = h("p", { class: "found", hidden: true });
  const numbers = h("dl", { class: "counts", hidden: true });
  const stale = h("p", { class: "faint", hidden: true }, "Counted with other pieces on the table than lie there now.");
  const panel = followed(table, "count", { button, row, draw, ending: () => panel.search.words, said: () => saidOf(panel.search) });
  const element = h("section", { class: "stack count-panel", "aria-label": "Count the solutions" },
    row, fixed, panel.progress, sofar, panel.ended, numbers, stale,
  );

  async function countOrStop() {
    if (panel.isRunning()) {
      if (panel.stop()) announce("Stopped");
      return;
    }
    // What is known of the number is another now, for others as well.
    await panel.begin({}, "Counting", () => table.dispatchEvent(new CustomEvent("searched")));
  }

  function draw() {
    const { search } = panel;
    drawOffer();
    const counts = search?.done?.counts ?? [];
    // A search that had to be ended tells no counts; what it said before holds.
    sofar.hidden = !search || counts.length > 0 || (search.done?.exhausted ?? false);
    if (!sofar.hidden) sofar.textContent = `At least ${grouped(search.found)} distinct ${search.found === 1 ? "picture" : "pictures"} so far`;
    numbers.hidden = !counts.length;
    fill(numbers, counts.map((count) => [
      h("dt", {}, numberOf(count)),
      h("dd", {}, h("strong", {}, count.title), h("span", {}, count.words), compared(table, search, count)),
    ]));
    drawStale();
  }

  /** Offered is what tells something new; where there are more than are kept, the button stands beside that. */
  function drawOffer() {
    const isRunning = panel.isRunning();
    const known = numberKnown(table);
    button.textContent = isRunning ? "Stop counting" : known === "all" ? "Count them in all ways" : "Count all solutions";
    row.hidden = !isRunning && (known === "counted" || known === "more");
    fixed.hidden = row.hidden || !table.placed.length;
  }

  function drawStale() {
    stale.hidden = !panel.search?.done?.counts || !panel.isStale();
  }

  function opened() {
    if (!table.view) return;
    panel.opened();
    drawPlaced();
  }

  function drawPlaced() {
    drawOffer();
    drawStale();
  }

  table.addEventListener("view", opened);
  table.addEventListener("placed", drawPlaced);
  table.addEventListener("searched", drawOffer);
  table.addEventListener("count", async () => {
    await countOrStop();
    button.focus();
  });
  opened();
  return element;
}

function numberOf({ count, exact }) {
  return exact ? grouped(count) : `at least ${grouped(count)}`;
}

function saidOf({ words, done }) {
  return [words, ...(done.counts ?? []).map((count) => `${count.title}: ${numberOf(count)}`)].join(" ");
}

/** Whether a number is the one that is known; nothing where it is a lower bound, or counts what goes on from a table. */
function compared(table, { placed }, { what, count, exact }) {
  const known = exact && !placed.length ? knownCount(table, what) : null;
  if (known === null) return null;
  return h("span", {}, known === count ? "Agrees with the known number." : `Differs from the known number, ${grouped(known)}.`);
}
