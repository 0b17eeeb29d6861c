// A puzzle of a collection on the table: which it is, what comes next, and that it was found.

import { Refused } from "../backend/refused.js";
import { fill, h } from "../parts/dom.js";
import { foundOf, noteFound } from "./collection.js";

/**
 * A puzzle of a collection, as the exercise that it is.
 * @param {object} collection as a link holds it
 * @param {string} link to the collection, with the number of the puzzle
 * @returns {{puzzle: object, exercise: object, item: object}}
 */
export function itemOf({ title, without, puzzles, key }, link) {
  const [route, number] = link.split("/");
  const one = puzzles[number - 1];
  if (!one) throw new Refused({ message: `There is no puzzle number ${number} in this collection.`, help: `It has ${puzzles.length}.` });
  const { puzzle, question } = one;
  const item = { title: title || "A collection", number: Number(number), n: puzzles.length, route, key: one.key, of: key };
  return { puzzle, exercise: { question, without: without ?? [] }, item };
}

/** Links to the puzzles before and behind, and to all of them. */
export function itemRow({ title, number, n, route }) {
  const to = (other, words) => (other >= 1 && other <= n ? h("a", { class: "chip", href: `${route}/${other}` }, words) : null);
  return h("nav", { class: "day", "aria-label": "The collection" },
    h("span", { class: "small" }, h("strong", {}, h("a", { href: route, dir: "auto" }, title)), h("span", { class: "faint" }, ` ${number} of ${n}`)),
    to(number - 1, "Previous"),
    to(number + 1, "Next"),
  );
}

/** Words below those that say that the puzzle is solved: how many of the collection are found, and what is next. */
export function itemWords(table, { number, n, route, key, of }) {
  const element = h("p", { class: "row found-words", role: "status", hidden: true });
  table.addEventListener("faults", () => {
    const isFound = table.complete && !table.isLookedUp && !table.shown;
    if (isFound) noteFound(of, key);
    if (isFound === !element.hidden) return;
    element.hidden = !isFound;
    const last = number === n;
    fill(element, isFound ? [`${foundOf(of).size} of ${n} are found.`, h("a", { class: "button primary", href: last ? route : `${route}/${number + 1}` }, last ? "All puzzles" : "Next")] : null);
  });
  return element;
}
