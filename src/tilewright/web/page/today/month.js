// A month of one's own days: what was solved on each, and a link to its three puzzles.

import { announce } from "../parts/announce.js";
import { dayInWords, daysLater, sinceMonday, today } from "../parts/dates.js";
import { able, fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { LEVELS, signOf } from "./record.js";

/** The first day of which there are puzzles here. */
export const FIRST = "2000-01-01";

const WEEK = 7;
const MONDAY = "2001-01-01";
const hidden = (words) => h("span", { class: "visually-hidden" }, words);
const seen = (text) => h("span", { "aria-hidden": "true" }, text);

/**
 * A calendar, by month.
 * @param {string} day the one whose puzzles are shown
 * @param {() => Map<string, object>} records
 * @returns {{element: HTMLElement, draw: () => void}}
 */
export function monthView(day, records) {
  let first = firstOf(day);
  const table = h("table", { class: "month" });
  const step = (words, sign, go) => h("button", { type: "button", class: "button small", "aria-label": words, title: words, onclick: () => turn(go()) }, sign);
  const before = step(t("month-before"), "‹", () => firstOf(daysLater(first, -1)));
  const after = step(t("month-after"), "›", () => next(first));
  const title = h("strong", { "aria-hidden": "true" });

  const isThere = (month) => month >= firstOf(FIRST) && month <= today();

  function turn(month) {
    if (!isThere(month)) return announce(month > today() ? t("later-days") : t("no-earlier-days"));
    first = month;
    draw();
    announce(monthInWords(first));
  }

  function draw() {
    const days = records();
    const last = daysLater(next(first), -1);
    const weeks = [];
    for (let begin = daysLater(first, -sinceMonday(first)); begin <= last; begin = daysLater(begin, WEEK)) weeks.push(begin);
    const week = (begin) => Array.from({ length: WEEK }, (_, k) => daysLater(begin, k));
    title.textContent = monthInWords(first);
    able(before, isThere(firstOf(daysLater(first, -1))));
    able(after, isThere(next(first)));
    fill(table,
      h("caption", { class: "visually-hidden" }, t("your-days-of", { month: monthInWords(first) })),
      h("thead", {}, h("tr", {}, week(MONDAY).map(weekday))),
      h("tbody", {}, weeks.map((begin) => h("tr", {}, week(begin).map((one) => h("td", {}, one < first || one > last ? null : dayCell(one, one === day, days.get(one) ?? {})))))),
    );
  }

  return { element: h("div", { class: "stack tight" }, h("div", { class: "row month-head" }, before, title, after), table), draw };
}

const firstOf = (day) => `${day.slice(0, 8)}01`;
const next = (first) => firstOf(daysLater(first, 31));
const monthInWords = (first) => dayInWords(first, { month: "long", year: "numeric" });

function weekday(day) {
  const name = dayInWords(day, { weekday: "long" });
  return h("th", { scope: "col" }, seen(name.slice(0, 2)), hidden(name));
}

/** A day of the month: a link, with signs for what was done and the same in words; one that is not out yet is none. */
function dayCell(day, isShown, levels) {
  const number = String(Number(day.slice(8)));
  if (day > today()) return h("span", { class: "faint" }, number, hidden(t("not-out-yet")));
  const done = Object.keys(LEVELS).map((level) => levels[level] ?? null);
  const n = done.filter((record) => record?.state === "solved").length;
  const signs = seen(done.some(Boolean) ? done.map(signOf).join("") : "");
  const date = dayInWords(day, { month: "long", day: "numeric" });
  const name = n ? t("day-solved", { date, n }) : done.some(Boolean) ? t("day-begun", { date }) : date;
  return h("a", { href: `#/today/${day}`, "aria-label": name, "aria-current": isShown ? "page" : day === today() ? "date" : null }, number, signs);
}
