/** Counting all solutions: each kind of count with what it counts. */

import { amount, grouped } from "../parts/amounts.js";
import { announce } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { knownCount } from "../table/known.js";
import { followed } from "./followed.js";
import { numberKnown } from "./searches.js";

/**
 * The panel that counts the solutions of the puzzle on the table.
 * @param {import("../table/table.js").Table} table
 * @returns {HTMLElement}
 */
export function countPanel(table) {
  const button = h("button", { class: "button", type: "button", onclick: countOrStop }, t("count-all"));
  const row = h("div", { class: "row" }, button);
  const fixed = h("p", { class: "faint", hidden: true }, t("only-with-laid"));
  const sofar = h("p", { class: "found", hidden: true });
  const numbers = h("dl", { class: "counts", hidden: true });
  const stale = h("p", { class: "faint", hidden: true }, t("counted-with-others"));
  const panel = followed(table, "count", { button, row, draw, ending: () => panel.search.words, said: () => saidOf(panel.search) });
  const element = h("section", { class: "stack count-panel", "aria-label": t("count-the-solutions") },
    row, fixed, panel.progress, sofar, panel.ended, numbers, stale,
  );

  async function countOrStop() {
    if (panel.isRunning()) {
      if (panel.stop()) announce(t("stopped"));
      return;
    }
    // What is known of the number is another now, for others as well.
    await panel.begin({}, t("counting"), () => table.dispatchEvent(new CustomEvent("searched")));
  }

  function draw() {
    const { search } = panel;
    drawOffer();
    const counts = search?.done?.counts ?? [];
    // A search that had to be ended tells no counts; what it said before holds.
    sofar.hidden = !search || counts.length > 0 || (search.done?.exhausted ?? false);
    if (!sofar.hidden) sofar.textContent = t("at-least-pictures", { n: amount(search.found) });
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
    button.textContent = isRunning ? t("stop-counting") : known === "all" ? t("count-all-ways") : t("count-all");
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
  return exact ? grouped(count) : t("at-least-n", { n: amount(count) });
}

function saidOf({ words, done }) {
  return [words, ...(done.counts ?? []).map((count) => `${count.title}: ${numberOf(count)}`)].join(" ");
}

/** Whether a number is the one that is known; nothing where it is a lower bound, or counts what goes on from a table. */
function compared(table, { placed }, { what, count, exact }) {
  const known = exact && !placed.length ? knownCount(table, what) : null;
  if (known === null) return null;
  return h("span", {}, known === count ? t("agrees-with-known") : t("differs-from-known", { n: amount(known) }));
}
