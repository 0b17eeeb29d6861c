// What a teacher collects for a class, and what was found of the collections of others: kept in this browser alone.

import { Refused } from "../backend/refused.js";
import { attempt } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { t, withElements } from "../parts/languages.js";
import { keepInBrowser, keepInTab, keptInBrowser, keptInTab } from "../parts/tabstore.js";

const KEPT = "tilewright:collection";
const COLLECTING = "tilewright:collecting";
const FOUND = "tilewright:found";
const MOST_PUZZLES = 60;
const MOST_COLLECTIONS = 100;
const EMPTY = { title: "", about: "", names: "", without: ["solve"], puzzles: [] };

/**
 * The collection of this browser: what travels in its link, the names of pupils, which do not, and the one `before`, whose
 * place it took.
 * @returns {{title: string, about: string, names: string, without: string[], puzzles: {puzzle: object, question?: string}[],
 *   before?: object}}
 */
export function collection() {
  const kept = keptInBrowser(KEPT);
  return { ...EMPTY, ...(Array.isArray(kept?.puzzles) ? kept : null) };
}

/** Keep what has changed; throws Refused where there is no room. @param {object} change */
export function keep(change) {
  if (keepInBrowser(KEPT, { ...collection(), ...change })) return;
  throw new Refused({ message: t("collection-no-room"), help: t("collection-no-room-help") });
}

/** Begin with another collection; the one that was there can be brought back. */
export function begin(other) {
  const { before, ...now } = collection();
  keep({ ...EMPTY, ...other, before: now.puzzles.length ? now : before });
}

/** What of a collection travels in its link. */
export function held({ title, about, without, puzzles } = collection()) {
  return { title, about, without, puzzles };
}

/** Whether the cards of the gallery have buttons for it. */
export const isCollecting = () => keptInTab(COLLECTING) === true;

/** Let the cards of the gallery have buttons for it, or not. @param {boolean} isOn */
export const collectInGallery = (isOn) => keepInTab(COLLECTING, isOn);

/** Add a puzzle, as it is set up; gives its number. Throws Refused. */
function collect({ placed, ...puzzle }, question = "") {
  const { puzzles } = collection();
  const one = JSON.stringify({ puzzle, ...(question && { question }) });
  const known = puzzles.findIndex((other) => JSON.stringify(other) === one);
  if (known >= 0) return known + 1;
  if (puzzles.length >= MOST_PUZZLES) throw new Refused({ message: t("collection-full", { n: MOST_PUZZLES }), help: t("collection-full-help") });
  keep({ puzzles: [...puzzles, JSON.parse(one)] });
  return puzzles.length + 1;
}

/**
 * A button that adds a puzzle, with words beside it that say so.
 * @param {() => [object, string?]} wanted the `puzzle` of a request, and a question
 * @param {string} [title] of the puzzle, where several such buttons stand
 */
export function collectButton(wanted, title = "") {
  const said = h("span", { class: "small", role: "status" });
  const add = () => attempt(row, () => {
    const number = collect(...wanted());
    fill(said, withElements("collected-as", { number, collection: h("a", { href: "#/collection" }, t("in-your-collection")) }));
  });
  const row = h("div", { class: "row collect" }, h("button", { type: "button", class: "button small", onclick: add, "aria-label": title && t("collect-title", { title }) }, t("collect")), said);
  return row;
}

const allFound = () => [keptInBrowser(FOUND) ?? []].flat().filter((one) => Array.isArray(one?.found));

/** The keys of the puzzles of a collection that were found here. @param {string} key of the collection */
export const foundOf = (key) => new Set(allFound().find(({ of }) => of === key)?.found);

/** Note that a puzzle of a collection was found. */
export function noteFound(key, one) {
  const others = allFound().filter(({ of }) => of !== key);
  keepInBrowser(FOUND, [...others, { of: key, found: [...foundOf(key).add(one)] }].slice(-MOST_COLLECTIONS));
}
