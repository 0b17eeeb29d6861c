/** Stepping through the solutions that a search has found, each shown on the board. */

import { grouped } from "../parts/amounts.js";
import { announce } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { canBeSmall, thumbnail } from "../pieces/thumbnails.js";
import { same } from "../table/placing.js";
import { keepsakes } from "./keepsakes.js";
import { solutionWords } from "./search.js";

// So many small pictures are shown at a time.
const ROW = 8;
const STEPS = [["first", t("first-solution"), "«"], ["previous", t("previous-solution"), "‹"], ["next", t("next-solution"), "›"], ["last", t("last-solution"), "»"]];
const KEYS = { Home: "first", ArrowLeft: "previous", ArrowRight: "next", End: "last" };

/** Buttons and small pictures for the solutions of a search. @param {import("../table/table.js").Table} table */
export function solutionsView(table) {
  let search = null;
  let current = 0;
  let shownPlacements = null;
  const steps = stepRow((name) => show(targets()[name]));
  const place = placeRow(table, {
    solution: () => search.solutions[current],
    showAgain: () => show(current),
    lead: () => steps.next.focus(),
  });
  const keeping = keepsakes(table);
  const strip = stripOf(table, (number) => show(number), wordsOf);
  const element = h("div", { class: "stack solutions", hidden: true, onkeydown: keyed },
    steps.element, strip.element, place.explained, place.row, keeping.element,
  );

  function targets() {
    return { first: 0, previous: current - 1, next: current + 1, last: (search?.solutions.length ?? 0) - 1 };
  }

  function keyed(event) {
    if (!(event.key in KEYS) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(targets()[KEYS[event.key]]);
    // Focus goes along with what is shown.
    if (strip.element.contains(event.target)) strip.element.querySelector('[aria-current="true"]')?.focus();
  }

  function isShown() {
    return table.shown !== null && search !== null && table.shown.placements === shownPlacements;
  }

  function show(number) {
    const n = search?.solutions.length ?? 0;
    if (!n) return;
    current = Math.min(Math.max(number, 0), n - 1);
    table.show(search.solutions[current], wordsOf(current));
    shownPlacements = table.shown.placements;
    announce(wordsOf(current));
    update();
  }

  function wordsOf(number) {
    return solutionWords({ number: number + 1, words: search.remarks[number] });
  }

  /** What there is to see has changed: more solutions, or something else is shown. */
  function update() {
    const n = search?.solutions.length ?? 0;
    element.hidden = !n;
    if (!n) return;
    const shown = isShown();
    steps.tell({ current, n, remark: search.remarks[current], isShown: shown });
    place.tell(shown);
    keeping.of(search.solutions[current]);
    strip.update(search, current);
  }

  table.addEventListener("shown", update);
  table.addEventListener("placed", update);

  return {
    element,
    update,
    /** Show the solutions of this search from now on, null for none. */
    follow(other) {
      if (search === other) return;
      search = other;
      current = 0;
      strip.forget();
      shownPlacements = null;
      update();
    },
    show,
    isShown,
    isKept: () => isPartOf(table, search, search?.solutions[current]),
  };
}

/** The buttons that step, and which of how many is shown. @param {(name: string) => void} go */
function stepRow(go) {
  const buttons = Object.fromEntries(STEPS.map(([name, words, sign]) => [name, h("button", { class: "button step", type: "button", "aria-label": words, title: words, onclick: () => go(name) }, sign)]));
  const place = h("span", { class: "place" });
  const { first, previous, next, last } = buttons;
  const element = h("div", { class: "row steps", role: "group", "aria-label": t("step-through") }, first, previous, place, next, last);
  const tell = ({ current, n, remark, isShown }) => {
    place.textContent = [t("n-of-whole", { n: current + 1, whole: n }), remark].filter(Boolean).join(", ");
    // Not disabled, which would take the focus away under the fingers of who steps to the end.
    for (const button of [first, previous]) button.setAttribute("aria-disabled", String(current === 0 && isShown));
    for (const button of [next, last]) button.setAttribute("aria-disabled", String(current === n - 1 && isShown));
  };
  return { element, next, tell };
}

const isIn = (placements, placement) => placements.some((other) => same(other, placement));

/** Whether more lies on the table than when a search began, and all of it is part of a solution. */
function isPartOf({ placed }, search, solution) {
  return solution !== undefined && placed.length > search.placed.length && placed.every((placement) => isIn(solution, placement));
}

/** Where a solution is shown: what that means for the table, and buttons that show the table, or lay the solution on it. */
function placeRow(table, { solution, showAgain, lead }) {
  const button = (words, act) =>
    h("button", { class: "button", type: "button", onclick: () => {
      act();
      lead();
    } }, words);
  const back = button(t("back-to-my-table"), () => {
    table.show(null);
    announce(t("your-table-again"));
  });
  const keep = button(t("keep-on-table"), () => keepOnTable(table, solution()));
  const again = button(t("show-on-board"), showAgain);
  const explained = h("p", { class: "faint" });
  const tell = (isShown) => {
    back.hidden = keep.hidden = explained.hidden = !isShown;
    again.hidden = isShown;
    const isBeside = [...table.given, ...table.placed].some((placement) => isIn(solution(), placement));
    explained.textContent = isBeside ? t("shown-beside") : t("shown-instead");
  };
  return { explained, row: h("div", { class: "row" }, back, again, keep), tell };
}

/** Lay a solution on the table; what lies elsewhere in it makes room. */
function keepOnTable(table, solution) {
  const lying = [...table.given, ...table.placed];
  const added = solution.filter((placement) => !isIn(lying, placement));
  table.arrange([...table.placed.filter((placement) => isIn(solution, placement)), ...added]);
  announce(t("lies-on-table"));
}

/** Small pictures of the solutions around the current one, each shown by a press. */
function stripOf(table, show, wordsOf) {
  const element = h("div", { class: "strip", role: "group", "aria-label": t("solutions-as-pictures") });
  let state = "";

  function update(search, current) {
    const n = search.solutions.length;
    const from = Math.floor(current / ROW) * ROW;
    const to = Math.min(from + ROW, n);
    const now = `${search.number} ${from} ${to}`;
    element.classList.toggle("wide", table.view.board.dimension > 2);
    element.hidden = n < 2 || !canBeSmall(table.view);
    if (element.hidden) return;
    if (now !== state) {
      const hadFocus = element.contains(document.activeElement);
      state = now;
      fill(element, search.solutions.slice(from, to).map((placements, k) => small(placements, from + k)));
      if (hadFocus) element.children[current - from]?.focus();
    }
    [...element.children].forEach((picture, k) => picture.setAttribute("aria-current", String(from + k === current)));
  }

  function small(placements, number) {
    const props = { class: "small-picture", type: "button", "aria-label": wordsOf(number), onclick: () => show(number) };
    return h("button", props, thumbnail(table.view, placements), h("span", {}, grouped(number + 1)));
  }

  return { element, update, forget: () => (state = "") };
}
