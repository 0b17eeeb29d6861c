// Whether a puzzle that was opened is one of the catalog in other words.

import { backend } from "../backend/backend.js";
import { h } from "../parts/dom.js";
import { t, withElements } from "../parts/languages.js";
import { puzzleRoute } from "../parts/routes.js";
import { listed } from "../parts/words.js";

const MOST = 4;

/**
 * A note on what the catalog knows of a puzzle: which are the same, else which are like it; null where that is none.
 * @param {object} document
 * @returns {Promise<HTMLElement|null>}
 */
export async function identified(document) {
  const { same, near } = await backend.ask("identify", { puzzle: { document } });
  if (same.length) return note(sameWords(same), h("div", { class: "row" }, same.slice(0, MOST).map((one) => h("a", { class: "button small", href: addressOf(one) }, t("open-named", { title: one.title })))));
  return near.length ? note(nearWords(near[0])) : null;
}

const note = (words, ...more) => h("div", { class: "note info", role: "status" }, h("p", {}, words), more);
const addressOf = ({ link, name, variant }) => (link ? `#p=${link}` : puzzleRoute(name, variant));

function sameWords([first, ...others]) {
  const same = others.length ? listed(others.map(({ title }) => title)) : "none";
  return withElements("this-is", { puzzle: h("strong", {}, first.title), others: same, known: first.solutions || "none" });
}

function nearWords({ words, puzzles }) {
  const links = puzzles.slice(0, MOST).map((one, k) => [k ? ", " : "", h("a", { href: addressOf(one) }, one.title), one.solutions ? ` (${one.solutions})` : ""]);
  return withElements("catalog-has-not", { words, puzzles: h("span", {}, links), more: Math.max(0, puzzles.length - MOST) });
}
