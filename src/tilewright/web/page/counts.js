/** Counting all solutions: each kind of count with what it counts. */

import { h, fill } from "./dom.js";
import { grouped, roughly } from "./amounts.js";
import { refusedFrom } from "./refused.js";
import { onceAFrame, progressView } from "./progress.js";
import { begin, keyOf, numberKnown, restore, searchesOf } from "./searches.js";
import { refusalsBeside } from "./refusals.js";
import { say } from "./say.js";

/**
 * The panel that counts the solutions of the puzzle on the table.
 * @param {import("./table.js").Table} table
 * @returns {HTMLElement}
 */
export function countPanel(table) {
  let search = null;
  let key = "";
  let isBeginning = false;
  let wasRunning = false;

  const button = h("button", { class: "button", type: "button", onclick: countOrStop }, "Count all solutions");
  const row = h("div", { class: "row" }, button);
  const refuse = refusalsBeside(table, row);
  const fixed = h("p", { class: "faint", hidden: true }, "Only solutions with what lies on your table are counted.");
  const progress = progressView();
  const sofar = h("p", { class: "found", hidden: true });
  const ended = h("p", { class: "ended", hidden: true });
  const numbers = h("dl", { class: "counts", hidden: true });
  const stale = h("p", { class: "faint", hidden: true }, "Counted with other pieces on the table than lie there now.");
  const element = h(
    "section",
    { class: "stack count-panel", "aria-label": "Count the solutions" },
    row, fixed, progress.element, sofar, ended, numbers, stale,
  );

  async function countOrStop() {
    if (search?.isRunning) {
      search.stop();
      say("Stopped");
      return;
    }
    if (isBeginning) return;
    isBeginning = true;
    refuse(null);
    try {
      await table.settled();
      const begun = await begin(table, { mode: "count" });
      if (table.isLeft || begun.key !== keyOf(table)) return;
      follow(begun);
      tellOffer();
      say("Counting");
    } catch (thrown) {
      refuse(refusedFrom(thrown));
    } finally {
      isBeginning = false;
    }
  }

  function follow(other) {
    if (table.isLeft) return;
    search?.removeEventListener("change", update);
    search = other;
    wasRunning = search?.isRunning ?? false;
    search?.addEventListener("change", update);
    draw();
  }

  const update = onceAFrame(draw);

  function draw() {
    const isRunning = search?.isRunning ?? false;
    drawOffer();
    progress.update(search);
    const counts = search?.done?.counts ?? [];
    // A search that had to be ended tells no counts; what it said before holds.
    sofar.hidden = !search || counts.length > 0 || (search.done?.exhausted ?? false);
    if (!sofar.hidden) sofar.textContent = `At least ${atLeast(search.found)} distinct ${search.found === 1 ? "picture" : "pictures"} so far`;
    ended.hidden = !search || isRunning;
    ended.textContent = ended.hidden ? "" : search.words;
    numbers.hidden = !counts.length;
    fill(numbers, counts.map((count) => [h("dt", {}, number(count)), h("dd", {}, h("strong", {}, count.title), h("span", {}, count.words))]));
    drawStale();
    if (wasRunning && search?.done) {
      wasRunning = false;
      tellOffer();
      if (!search.wasStopped) say([search.words, ...counts.map((count) => `${count.title}: ${number(count)}`)].join(" "));
      if (search.isWithoutSolution && stale.hidden) table.dispatchEvent(new CustomEvent("nosolution"));
    }
  }

  /** Offered is what tells something new; where there are more than are kept, the button stands beside that. */
  function drawOffer() {
    const isRunning = search?.isRunning ?? false;
    const known = numberKnown(table);
    button.textContent = isRunning ? "Stop counting" : known === "all" ? "Count them in all ways" : "Count all solutions";
    row.hidden = !isRunning && (known === "counted" || known === "more");
    fixed.hidden = row.hidden || !table.placed.length;
  }

  /** What is known of the number is another now, for others as well. */
  function tellOffer() {
    table.dispatchEvent(new CustomEvent("searched"));
  }

  /** While it runs the number may be beyond what JavaScript holds exactly; the final ones are digits in a text. */
  function atLeast(found) {
    return Number.isSafeInteger(found) ? grouped(found) : roughly(found);
  }

  function number({ count, exact }) {
    return exact ? grouped(count) : `at least ${grouped(count)}`;
  }

  function drawStale() {
    stale.hidden = !search?.done?.counts || JSON.stringify(search.placed) === JSON.stringify(table.placed);
  }

  async function opened() {
    if (!table.view) return;
    refuse(null);
    if (key !== keyOf(table)) {
      key = keyOf(table);
      follow(null);
    }
    drawOffer();
    drawStale();
    await restore();
    if (key === keyOf(table) && !search) follow(searchesOf(key, "count").at(-1) ?? null);
  }

  table.addEventListener("view", opened);
  table.addEventListener("placed", () => {
    drawOffer();
    drawStale();
    refuse(null);
  });
  table.addEventListener("searched", drawOffer);
  table.addEventListener("count", async () => {
    await countOrStop();
    button.focus();
  });
  table.addEventListener("leave", () => search?.removeEventListener("change", update));
  opened();
  return element;
}
