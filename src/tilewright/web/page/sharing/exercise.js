/**
 * Exercises: links to a puzzle with a question, in which helps may be left out and pieces lie there from the start. What is
 * left out is not shown; it is no lock, since the puzzle itself is in the link.
 */

import { attempt } from "../parts/announce.js";
import { add, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { linkMaker } from "./share.js";

// A question of up to this number of characters needs not scroll.
const SHORT = 100;

/**
 * Whether a table shows a help: always, but for those that the link to its exercise leaves out.
 * @param {import("../table/table.js").Table} table
 * @param {"hint"|"solve"} help
 */
export function shows(table, help) {
  return !table.exercise?.without?.includes(help);
}

/** The question of an exercise; null if it has none. A long one scrolls, also by keys. */
export function questionOf({ exercise }) {
  const question = exercise?.question;
  return question ? h("p", { class: "question", tabindex: question.length > SHORT ? 0 : null }, question) : null;
}

/** What a class can give back: a link to the same exercise, with what lies on the table. */
export function handInPanel(table) {
  const maker = linkMaker(() => table.request(), table.view?.title ?? t("a-puzzle"), { holds: (puzzle) => ({ puzzle, exercise: table.exercise }) });
  table.addEventListener("placed", () => maker.forget());
  return h("section", { class: "stack tight share" }, h("h2", {}, t("share")), h("p", { class: "faint small" }, t("exercise-link")), maker.element);
}

/** Where a teacher prepares a link for a class, and a worksheet; what is needed for it is loaded when it is opened. */
export function classPanel(table) {
  const place = h("div", { class: "stack" });
  const open = () => attempt(place, async () => {
    const { classForm } = await import("./forclass.js");
    if (!place.hasChildNodes()) add(place, classForm(table));
  });
  const element = h("details", { class: "for-class", ontoggle: () => element.open && open() }, h("summary", {}, t("for-a-class")), place);
  return element;
}
