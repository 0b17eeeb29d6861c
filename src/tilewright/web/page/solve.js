/** Solving: solutions as they are found, one's own table kept apart, and a search to watch. */

import { h, fill, newId } from "./dom.js";
import { counted, grouped } from "./amounts.js";
import { followed } from "./followed.js";
import { progressView } from "./progress.js";
import { lookAt, numberKnown, wholeNumber } from "./searches.js";
import { say } from "./say.js";
import { solutionsView } from "./solutions.js";
import { watchView } from "./watch.js";

/**
 * The panel that solves the puzzle on the table.
 * @param {import("./table.js").Table} table
 * @param {HTMLElement} bar where its main button stands
 * @returns {HTMLElement}
 */
export function solvePanel(table, bar) {
  // Whether the first solution is to be shown as soon as there is one, of a search that is being begun and of this one.
  let [wantsFirst, isEager] = [false, false];

  const solve = h("button", { class: "button primary", type: "button", dataset: { opens: "solve" }, onclick: solveOrStop }, "Solve");
  const different = h("input", { type: "checkbox", checked: true });
  const watch = watchView(table);
  const fixed = h("p", { class: "faint" });
  const found = h("p", { class: "found" });
  const ended = h("p", { class: "ended", hidden: true });
  const stale = h("p", { class: "faint", hidden: true }, "Searched with other pieces on the table than lie there now.");
  const progress = progressView(found);
  const solutions = solutionsView(table);
  const count = () => table.dispatchEvent(new CustomEvent("count"));
  const more = h(
    "div",
    { class: "stack tight", hidden: true },
    h("p", { class: "faint" }, "Counting them all tells the whole number."),
    h("div", { class: "row" }, h("button", { class: "button", type: "button", onclick: count }, "Count all solutions")),
  );
  const earlier = h("div", { class: "stack earlier", hidden: true });
  const about = newId("different");
  const element = h(
    "section",
    { class: "stack solve-panel", "aria-label": "Solve" },
    progress.element, ended, stale, more, solutions.element, watch.element, fixed,
    h(
      "div",
      { class: "solve-options stack tight" },
      h("div", { class: "row" }, watch.button, h("label", { class: "check" }, different, "Different ones only")),
      h("p", { class: "small faint", id: about }, "Solutions that can be turned or mirrored into one another count as one."),
    ),
    earlier,
  );
  const panel = followed(table, "solve", { button: solve, row: watch.button.parentElement, draw, ending });
  bar.append(solve);
  different.setAttribute("aria-describedby", about);

  async function solveOrStop() {
    if (panel.search?.isRunning) {
      if (panel.stop()) say(`Stopped. ${soFar()}.`);
      return;
    }
    watch.rest();
    wantsFirst = true;
    const earlier = solutions.isShown() ? table.shown : null;
    await panel.begin({ different: different.checked }, "Searching", () => {
      if (wantsFirst && earlier && table.shown === earlier) table.show(null);
      isEager = wantsFirst;
    });
  }

  function draw() {
    const { search } = panel;
    const isRunning = search?.isRunning ?? false;
    solutions.follow(search);
    isEager &&= search !== null;
    solve.textContent = isRunning ? "Stop" : "Solve";
    solve.classList.toggle("primary", !isRunning);
    progress.update(search);
    if (isRunning) found.textContent = search.found ? `${grouped(search.found)} ${search.different ? "different " : ""}so far` : "No solution yet";
    drawEnd();
    drawStale();
    drawEarlier();
    if (isEager && search?.solutions.length) {
      isEager = false;
      solutions.show(0);
    } else solutions.update();
  }

  function soFar() {
    const { search } = panel;
    return `${counted(search.found, search.different ? "different solution" : "solution")} so far`;
  }

  function drawEnd() {
    ended.hidden = !panel.search || panel.search.isRunning;
    ended.textContent = ended.hidden ? "" : ending();
  }

  /** How it ended; where not all solutions were looked at, how many there are, if a count has told. */
  function ending() {
    const { search } = panel;
    const { done, words, solutions: { length } } = search;
    if (!done) return `${words} ${soFar()}.`;
    const whole = done.exhausted || !length ? null : wholeNumber(search);
    return whole ? `The first ${grouped(length)} of ${grouped(whole)} ${search.different ? "different solutions" : "solutions"}.` : words;
  }

  function drawStale() {
    stale.hidden = !panel.isStale() || solutions.isKept();
    drawMore();
  }

  /** Where more solutions were found than are kept, counting tells what this search does not. */
  function drawMore() {
    more.hidden = panel.search?.done?.stopped_by !== "solutions" || numberKnown(table) !== "more";
  }

  function drawEarlier() {
    const others = panel.searches();
    earlier.hidden = others.length < 2;
    if (earlier.hidden) return;
    const hadFocus = earlier.contains(document.activeElement) ? document.activeElement.dataset.search : null;
    const words = others.map(inWords);
    // Two that read the same are told apart by their time.
    const told = words.map((one, k) => (words.indexOf(one) === words.lastIndexOf(one) ? one : `${one}, begun at ${new Date(others[k].began).toLocaleTimeString("en-US")}`));
    fill(
      earlier,
      h("p", { class: "faint" }, "Searches of this puzzle"),
      h("div", { class: "row" }, others.map((other, k) => chip(other, told[k]))),
    );
    if (hadFocus) earlier.querySelector(`[data-search="${hadFocus}"]`)?.focus();
  }

  function inWords(other) {
    const laid = other.placed.length ? `, with ${counted(other.placed.length, table.view.nouns.piece)} laid` : "";
    const kind = other.different ? ", different ones" : "";
    const state = other.isRunning ? ", running" : "";
    return `${counted(other.found, "solution")}${kind}${laid}${state}`;
  }

  function chip(other, words) {
    return h(
      "button",
      {
        class: "button chip", type: "button", dataset: { search: other.number },
        "aria-pressed": String(other === panel.search), onclick: () => choose(other),
      },
      words,
    );
  }

  function choose(other) {
    watch.rest();
    isEager = false;
    panel.follow(other);
    solutions.show(0);
  }

  function drawFixed() {
    const n = table.placed.length;
    fixed.hidden = !n;
    const what = table.view?.nouns.piece;
    fixed.textContent = n === 1 ? `The ${what} on your table stays where it lies.` : `The ${n} ${what}s on your table stay where they lie.`;
  }

  /** Another puzzle or setup: its own searches belong to it. */
  async function opened() {
    if (!table.view) return;
    drawFixed();
    watch.rest();
    lookAt(table);
    if (await panel.opened()) watch.resume();
  }

  table.addEventListener("view", opened);
  table.addEventListener("placed", () => {
    drawFixed();
    drawStale();
  });
  table.addEventListener("searched", () => {
    drawMore();
    drawEnd();
  });
  table.addEventListener("leave", () => lookAt(null));
  watch.onbegin = () => {
    panel.refuse(null);
    // A first solution does not take the board from who watches since.
    wantsFirst = isEager = false;
  };
  watch.onrefused = panel.refuse;
  opened();
  return element;
}
