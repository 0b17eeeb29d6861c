// A puzzle of a collection on the table: which it is, what comes next, and that it was found.

import { Refused } from "../backend/refused.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { lettersOf } from "../parts/words.js";
import { foundOf, noteFound } from "./collection.js";

const LONGEST = 40;

/**
 * A puzzle of a collection, as the exercise that it is.
 * @param {object} collection as a link holds it
 * @param {string} link to the collection, with the number of the puzzle
 * @returns {{puzzle: object, exercise: object, item: object}}
 */
export function itemOf({ title, without, puzzles, key }, link) {
  const [route, number] = link.split("/");
  const one = puzzles[number - 1];
  if (!one) throw new Refused({ message: t("not-in-collection", { number }), help: t("collection-has", { n: puzzles.length }) });
  const { puzzle, question } = one;
  // However long the title is, the board keeps its room.
  const letters = lettersOf(title ?? "");
  const short = letters.length > LONGEST ? `${letters.slice(0, LONGEST).join("")}…` : title;
  const item = { title: short || t("a-collection"), number: Number(number), n: puzzles.length, keys: puzzles.map((other) => other.key), route, key: one.key, of: key };
  return { puzzle, exercise: { question, without: without ?? [] }, item };
}

/** Links to the puzzles before and behind, and to all of them. */
export function itemRow({ title, number, n, route }) {
  const to = (other, words) => (other >= 1 && other <= n ? h("a", { class: "chip", href: `${route}/${other}` }, words) : null);
  return h("nav", { class: "day", "aria-label": t("the-collection") },
    h("span", { class: "small" }, h("strong", {}, h("a", { href: route, dir: "auto" }, title)), h("span", { class: "faint" }, " ", t("number-of", { number, n }))),
    to(number - 1, t("previous")),
    to(number + 1, t("next")),
  );
}

/** Words below those that say that the puzzle is solved: how many of the collection are found, and what is next. */
export function itemWords(table, { number, n, keys, route, key, of }) {
  const element = h("p", { class: "small album-words found-words", role: "status", hidden: true });
  table.addEventListener("faults", () => {
    const isFound = table.complete && !table.isLookedUp && !table.shown;
    if (isFound) noteFound(of, key);
    if (isFound === !element.hidden) return;
    element.hidden = !isFound;
    const last = number === n;
    fill(element, isFound ? [t("some-are-found", { found: keys.filter((one) => foundOf(of).has(one)).length, n }), " ", h("a", { href: last ? route : `${route}/${number + 1}` }, t(last ? "all-of-collection" : "next"))] : null);
  });
  return element;
}
