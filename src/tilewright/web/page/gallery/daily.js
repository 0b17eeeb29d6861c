// The puzzles of the day: for each kind one for each difficulty, the same for everybody.

import { backend } from "../backend/backend.js";
import { Refused } from "../backend/refused.js";
import { SHORT, dayInWords, isDate, today } from "../parts/dates.js";
import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { LEVELS, records, streakOf } from "../today/record.js";

// By the first part of their addresses. The titles of dominoes say the day themselves. Some have a view of their own.
const KINDS = {
  today: { title: t("three-of-the-day"), of: "today", isDated: true, hasView: true },
  day: { title: t("puzzle-of-the-day"), of: "catalog", isDated: true },
  dominoes: { title: t("dominoes-of-the-day"), of: "dominoes", isDated: false },
};

/** Whether there are such puzzles of the day, of such a difficulty. */
export function isDay(kind, level) {
  return Object.hasOwn(KINDS, kind) && Object.hasOwn(LEVELS, level);
}

/** Throws Refused for what is no day. @param {string} date */
export function demandDate(date) {
  if (!isDate(date)) throw new Refused({ message: t("no-such-day", { date }), help: t("how-dates-are-written") });
}

/**
 * The puzzle of a day; throws Refused.
 * @param {{kind: string, level: string, date: string|null}} day no date is today
 * @returns {Promise<object>} the `puzzle` of a request
 */
export async function puzzleOfDay({ kind, level, date }) {
  demandDate(date ?? today());
  return (await backend.ask("daily", { of: KINDS[kind].of, level, date: date ?? today() })).puzzle;
}

/** Links to the puzzles of a day (null: today), a row for each kind, or each without a view. @returns {HTMLElement} */
export function dayRows({ date = null, withViews = true } = {}) {
  const kinds = Object.keys(KINDS).filter((kind) => withViews || !KINDS[kind].hasView);
  return h("div", { class: "days" }, kinds.map((kind) => dayRow({ kind, date })));
}

/**
 * Links to the puzzles of a day, in a row with its name.
 * @param {{kind: string, level?: string, date?: string|null}} day the one that is shown
 * @param {HTMLElement|null} standing says how far one is, in the place of the date
 * @returns {HTMLElement}
 */
export function dayRow({ kind, level = "", date = null }, standing = null) {
  const { title, isDated, hasView } = KINDS[kind];
  const streak = hasView && !date ? streakOf(records(), today()).n : 0;
  const words = streak > 1 ? t("days-in-a-row", { n: streak }) : dayInWords(date ?? today(), SHORT);
  const behind = date ? `/${date}` : "";
  return h("nav", { class: "day", "aria-label": title },
    h("span", { class: "small" }, h("strong", {}, hasView ? h("a", { href: `#/${kind}${behind}` }, title) : title), " ", isDated ? (standing ?? h("span", { class: "faint" }, words)) : null),
    Object.entries(LEVELS).map(([name, words]) =>
      h("a", { class: "chip", href: `#/${kind}/${name}${behind}`, "aria-current": name === level ? "true" : null }, words),
    ),
  );
}
