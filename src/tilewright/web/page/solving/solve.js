/** Solving: solutions as they are found, one's own table kept apart, and a search to watch. */

import { amount } from "../parts/amounts.js";
import { announce } from "../parts/announce.js";
import { clockTime } from "../parts/dates.js";
import { fill, h, newId } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { followed } from "./followed.js";
import { lookAt, numberKnown, wholeNumber } from "./searches.js";
import { solutionsView } from "./solutions.js";
import { watchView } from "./watch.js";

/**
 * The panel that solves the puzzle on the table.
 * @param {import("../table/table.js").Table} table
 * @param {HTMLElement} bar where its main button stands
 * @returns {HTMLElement}
 */
export function solvePanel(table, bar) {
  // Whether the first solution is to be shown as soon as there is one, of a search that is being begun and of this one.
  let [wantsFirst, isEager] = [false, false];

  const solve = h("button", { class: "button primary", type: "button", dataset: { opens: "solve" }, onclick: solveOrStop }, t("solve"));
  const different = differentBox();
  const watch = watchView(table, { begun: watchBegun, refused: (refused) => panel.refuse(refused) });
  const found = h("p", { class: "found" });
  const stale = h("p", { class: "faint", hidden: true }, t("searched-with-others"));
  const solutions = solutionsView(table);
  const more = countOffer(table);
  const earlier = earlierSearches(table, choose);
  const row = h("div", { class: "row" }, watch.button, different.label);
  const panel = followed(table, "solve", { button: solve, label: t("solve"), row, result: found, draw, ending: () => endingOf(panel.search) });
  const outcome = [panel.progress, panel.ended, stale, more.element, solutions.element, watch.element, fixedNote(table)];
  const options = h("div", { class: "solve-options stack tight" }, row, different.about);
  bar.append(solve);

  async function solveOrStop() {
    if (panel.isRunning()) {
      if (panel.stop()) announce(t("stopped-so-far", { found: soFar(panel.search) }));
      return;
    }
    watch.rest();
    wantsFirst = true;
    const earlier = solutions.isShown() ? table.shown : null;
    await panel.begin({ different: different.input.checked }, t("searching"), () => {
      if (wantsFirst && earlier && table.shown === earlier) table.show(null);
      isEager = wantsFirst;
    });
  }

  function draw() {
    const { search } = panel;
    solutions.follow(search);
    isEager &&= search !== null;
    if (panel.isRunning()) found.textContent = search.found ? t(search.different ? "different-so-far" : "n-so-far", { n: amount(search.found) }) : t("no-solution-yet");
    drawStale();
    earlier.update(panel.searches(), search);
    if (!isEager || !search?.solutions.length) return solutions.update();
    isEager = false;
    solutions.show(0);
  }

  function watchBegun() {
    panel.refuse(null);
    // A first solution does not take the board from who watches since.
    wantsFirst = isEager = false;
  }

  function drawStale() {
    stale.hidden = !panel.isStale() || solutions.isKept();
    more.update(panel.search);
  }

  function choose(other) {
    watch.rest();
    isEager = false;
    panel.follow(other);
    solutions.show(0);
  }

  /** Another puzzle or setup: its own searches belong to it. */
  async function opened() {
    if (!table.view) return;
    watch.rest();
    lookAt(table);
    if (await panel.opened()) watch.resume();
  }

  table.addEventListener("view", opened);
  table.addEventListener("placed", drawStale);
  table.addEventListener("searched", () => {
    more.update(panel.search);
    panel.drawEnd();
  });
  table.addEventListener("leave", () => lookAt(null));
  opened();
  return h("section", { class: "stack solve-panel", "aria-label": t("solve") }, outcome, options, earlier.element);
}

/** What stays where it lies on the table. */
function fixedNote(table) {
  const element = h("p", { class: "faint" });
  const update = () => {
    const n = table.placed.length;
    const what = table.view?.nouns.piece;
    element.hidden = !n;
    element.textContent = n ? t("stays-where-it-lies", { n, kind: what }) : "";
  };
  for (const type of ["view", "placed"]) table.addEventListener(type, update);
  update();
  return element;
}

function differentBox() {
  const about = h("p", { class: "small faint", id: newId("different") }, t("different-what"));
  const input = h("input", { type: "checkbox", checked: true, "aria-describedby": about.id });
  return { input, about, label: h("label", { class: "check" }, input, t("different-only")) };
}

function soFar({ found, different }) {
  return t(different ? "different-solutions-so-far" : "solutions-so-far", { n: amount(found) });
}

/** How a search ended; where not all solutions were looked at, how many there are, if a count has told. */
function endingOf(search) {
  const { done, words, solutions: { length } } = search;
  if (!done) return `${words} ${soFar(search)}.`;
  const whole = done.exhausted || !length ? null : wholeNumber(search);
  return whole ? t(search.different ? "first-of-different" : "first-of-all", { n: amount(length), whole: amount(whole) }) : words;
}

/** Where more solutions were found than are kept, counting tells what a search does not. */
function countOffer(table) {
  const count = () => table.dispatchEvent(new CustomEvent("count"));
  const element = h("div", { class: "stack tight", hidden: true },
    h("p", { class: "faint" }, t("counting-tells")),
    h("div", { class: "row" }, h("button", { class: "button", type: "button", onclick: count }, t("count-all"))),
  );
  const update = (search) => (element.hidden = search?.done?.stopped_by !== "solutions" || numberKnown(table) !== "more");
  return { element, update };
}

/** The searches of a puzzle, of which one can be chosen. */
function earlierSearches(table, choose) {
  const element = h("div", { class: "stack earlier", hidden: true });

  function update(searches, current) {
    element.hidden = searches.length < 2;
    if (element.hidden) return;
    const hadFocus = element.contains(document.activeElement) ? document.activeElement.dataset.search : null;
    const words = searches.map(inWords);
    // Two that read the same are told apart by their time.
    const told = words.map((one, k) => (words.indexOf(one) === words.lastIndexOf(one) ? one : [one, t("begun-at", { time: clockTime(searches[k].began) })].join(", ")));
    const chip = (search, k) => h("button", { class: "button chip", type: "button", dataset: { search: search.number }, "aria-pressed": String(search === current), onclick: () => choose(search) }, told[k]);
    fill(element, h("p", { class: "faint" }, t("searches-of-this")), h("div", { class: "row" }, searches.map(chip)));
    if (hadFocus) element.querySelector(`[data-search="${hadFocus}"]`)?.focus();
  }

  function inWords(other) {
    const laid = other.placed.length ? t("with-n-laid", { n: other.placed.length, kind: table.view.nouns.piece }) : "";
    const parts = [t("n-solutions", { n: other.found }), other.different && t("different-ones"), laid, other.isRunning && t("running")];
    return parts.filter(Boolean).join(", ");
  }

  return { element, update };
}
