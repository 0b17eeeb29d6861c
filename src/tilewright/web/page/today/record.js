/**
 * What a person did with the three puzzles of each day. This browser keeps it, for all tabs; nothing is ever sent.
 *
 * A record is {state: "begun" | "solved" | "shown", hints, seconds, on}: solved by hand, or shown by the page; `on` is the
 * day on which that was. What is solved stays so, and what was shown can no longer be solved.
 */

import { isDate, daysLater, today } from "../parts/dates.js";
import { t } from "../parts/languages.js";
import { keepInBrowser, keptInBrowser } from "../parts/tabstore.js";
import { timeInDigits } from "../table/clock.js";

export const LEVELS = { easy: t("easy"), medium: t("medium"), hard: t("hard") };

const KEPT = "tilewright:days";
// The latest ones; a longer streak than that is told as one of so many days.
const MOST_DAYS = 1000;
const STATES = ["begun", "solved", "shown"];

/** The records that are kept: of each day those by level. What is damaged is left out. @returns {Map<string, object>} */
export function records() {
  const kept = keptInBrowser(KEPT);
  if (typeof kept !== "object" || kept === null) return new Map();
  return new Map(Object.entries(kept).filter(([day]) => isDate(day)).map(([day, levels]) => [day, sound(levels)]));
}

function sound(levels) {
  const isSound = (one) => STATES.includes(one?.state) && isCount(one.hints) && isCount(one.seconds) && isDate(one.on);
  return Object.fromEntries(Object.keys(LEVELS).filter((level) => isSound(levels?.[level])).map((level) => [level, levels[level]]));
}

const isCount = (value) => Number.isSafeInteger(value) && value >= 0;

/** The record of a puzzle; null if it was not begun. */
export function recordOf(day, level) {
  return records().get(day)?.[level] ?? null;
}

/** Whether nothing more is noted of a puzzle. */
export const isOver = (record) => record !== null && record.state !== "begun";

/** Note what is new of a puzzle: its state, more hints, or its time. @returns {object} its record */
export function note(day, level, { state = "begun", hints = 0, seconds = 0 }) {
  const days = records();
  const before = days.get(day)?.[level] ?? null;
  if (isOver(before)) return before;
  // Two tabs may have the same puzzle.
  const now = { state, hints: (before?.hints ?? 0) + hints, seconds: Math.max(before?.seconds ?? 0, Math.round(seconds)), on: today() };
  days.set(day, { ...days.get(day), [level]: now });
  keepAll(days);
  return now;
}

/** Keep other records in the place of all. @param {Map<string, object>} days */
export function keepAll(days) {
  const latest = [...days].sort(([a], [b]) => (a < b ? -1 : 1)).slice(-MOST_DAYS);
  keepInBrowser(KEPT, Object.fromEntries(latest));
}

/**
 * On how many days one of the three was solved by hand, on that day: up to today, without two missed days in a row.
 * @param {Map<string, object>} days
 * @param {string} now the day here
 * @returns {{n: number, hasToday: boolean, isLastChance: boolean}} `isLastChance` says that yesterday was missed
 */
export function streakOf(days, now) {
  const counts = (day) => Object.values(days.get(day) ?? {}).some(({ state, on }) => state === "solved" && on <= day);
  const hasToday = counts(now);
  const yesterday = daysLater(now, -1);
  let n = hasToday ? 1 : 0;
  let missed = 0;
  for (let day = yesterday; missed < 2; day = daysLater(day, -1)) {
    if (counts(day)) {
      n += 1;
      missed = 0;
    } else missed += 1;
  }
  return { n, hasToday, isLastChance: n > 0 && !hasToday && !counts(yesterday) };
}

/** A sign for a record, for those who see it. */
export function signOf(record) {
  if (record?.state === "solved") return record.hints ? "☆" : "★";
  return { begun: "◐", shown: "▷" }[record?.state] ?? "○";
}

/** What the signs mean. */
export const SIGNS = t("signs");

/** A record in words: "solved by hand with 2 hints, 3:05". */
export function inWords(record, { withTime }) {
  if (!record) return t("not-begun");
  const { state, hints, seconds } = record;
  return t(withTime && state === "solved" ? "record-with-time" : "record", { state, hints, time: timeInDigits(seconds) });
}
