/** Stepping through the solutions that a search has found, each shown on the board. */

import { grouped } from "./amounts.js";
import { h, fill, newId } from "./dom.js";
import { keepsakes } from "./keepsakes.js";
import { same } from "./placing.js";
import { say } from "./say.js";
import { solutionWords } from "./search.js";
import { canBeSmall, thumbnail } from "./thumbnails.js";

// So many small pictures are shown at a time.
const ROW = 8;

/**
 * Buttons and small pictures for the solutions of a search.
 * @param {import("./table.js").Table} table
 */
export function solutionsView(table) {
  let search = null;
  let current = 0;
  let strip = "";

  const place = h("span", { class: "place" });
  const buttons = {
    first: step("First solution", "«", () => 0),
    previous: step("Previous solution", "‹", () => current - 1),
    next: step("Next solution", "›", () => current + 1),
    last: step("Last solution", "»", () => search.solutions.length - 1),
  };
  const steps = h(
    "div",
    { class: "row steps", role: "group", "aria-label": "Step through the solutions: arrow keys, Home, End" },
    buttons.first, buttons.previous, place, buttons.next, buttons.last,
  );
  const pictures = h("div", { class: "strip", role: "group", "aria-label": "Solutions as small pictures" });
  const back = h("button", { class: "button", type: "button", onclick: toTable }, "Back to my table");
  const keep = h("button", { class: "button", type: "button", onclick: layAll }, "Keep this on the table");
  const again = h("button", { class: "button", type: "button", onclick: showAgain }, "Show it on the board");
  const keeping = keepsakes(table);
  const explained = h("p", { class: "faint", id: newId("shown") });
  const element = h(
    "div",
    { class: "stack solutions", hidden: true, onkeydown: keyed },
    steps, pictures, explained, h("div", { class: "row" }, back, again, keep), keeping.element,
  );

  function step(words, sign, target) {
    const move = () => show(target());
    return h("button", { class: "button step", type: "button", "aria-label": words, title: words, onclick: move }, sign);
  }

  function keyed(event) {
    const targets = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: (search?.solutions.length ?? 0) - 1 };
    if (!(event.key in targets) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(targets[event.key]);
    // Focus goes along with what is shown.
    if (pictures.contains(event.target)) pictures.querySelector('[aria-current="true"]')?.focus();
  }

  function isShown() {
    return table.shown !== null && search !== null && table.shown.placements === shownPlacements;
  }

  let shownPlacements = null;

  function show(number) {
    const n = search?.solutions.length ?? 0;
    if (!n) return;
    current = Math.min(Math.max(number, 0), n - 1);
    table.show(search.solutions[current], wordsOf(current));
    shownPlacements = table.shown.placements;
    say(wordsOf(current));
    update();
  }

  function wordsOf(number) {
    return solutionWords({ number: number + 1, words: search.remarks[number] });
  }

  function showAgain() {
    show(current);
    buttons.next.focus();
  }

  /** Whether a solution, or a part of it, was laid on the table. */
  function isKept() {
    const solution = search?.solutions[current];
    return solution !== undefined && table.placed.length > search.placed.length && table.placed.every((placement) => solution.some((other) => same(other, placement)));
  }

  function toTable() {
    table.show(null);
    say("Your table again");
    buttons.next.focus();
  }

  function layAll() {
    const lying = [...table.given, ...table.placed];
    const added = search.solutions[current].filter((placement) => !lying.some((other) => same(other, placement)));
    // What lies elsewhere in this solution makes room.
    const kept = table.placed.filter((placement) => search.solutions[current].some((other) => same(other, placement)));
    table.arrange([...kept, ...added]);
    say("The solution lies on your table. Undo takes it back.");
    buttons.next.focus();
  }

  /** What there is to see has changed: more solutions, or something else is shown. */
  function update() {
    const n = search?.solutions.length ?? 0;
    element.hidden = !n;
    if (!n) return;
    const shown = isShown();
    place.textContent = [`${grouped(current + 1)} of ${grouped(n)}`, search.remarks[current]].filter(Boolean).join(", ");
    for (const [name, off] of [["first", current === 0], ["previous", current === 0], ["next", current === n - 1], ["last", current === n - 1]]) {
      // Not disabled, which would take the focus away under the fingers of who steps to the end.
      buttons[name].setAttribute("aria-disabled", String(off && shown));
    }
    back.hidden = keep.hidden = !shown;
    again.hidden = shown;
    keeping.of(search.solutions[current]);
    explained.hidden = !shown;
    explained.textContent = explanation();
    updateStrip(n);
  }

  function explanation() {
    const own = [...table.given, ...table.placed];
    const shown = search.solutions[current];
    if (!own.some((placement) => shown.some((other) => same(other, placement)))) return "Shown on the board; your table is kept.";
    return "Shown on the board. What lay there before has a strong outline; the search added the rest.";
  }

  function updateStrip(n) {
    const from = Math.floor(current / ROW) * ROW;
    const to = Math.min(from + ROW, n);
    const state = `${search.number} ${from} ${to}`;
    pictures.classList.toggle("wide", table.view.board.dimension > 2);
    pictures.hidden = n < 2 || !canBeSmall(table.view);
    if (pictures.hidden) return;
    if (state !== strip) {
      const hadFocus = pictures.contains(document.activeElement);
      strip = state;
      fill(pictures, search.solutions.slice(from, to).map((placements, k) => small(placements, from + k)));
      if (hadFocus) pictures.children[current - from]?.focus();
    }
    [...pictures.children].forEach((picture, k) => picture.setAttribute("aria-current", String(from + k === current)));
  }

  function small(placements, number) {
    const props = { class: "small-picture", type: "button", "aria-label": wordsOf(number), onclick: () => show(number) };
    return h("button", props, thumbnail(table.view, placements), h("span", {}, grouped(number + 1)));
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
      strip = "";
      shownPlacements = null;
      update();
    },
    show,
    isShown,
    isKept,
  };
}
