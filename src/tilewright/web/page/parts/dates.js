// Days as texts, such as "2026-11-23": those of the calendar here, without a time.

import { DATES } from "./languages.js";

/** A date as it is written in an input. @param {Date} date */
export function isoDate(date) {
  return [String(date.getFullYear()).padStart(4, "0"), ...[date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"))].join("-");
}

/** The day here. */
export const today = () => isoDate(new Date());

// Whatever is done to the clocks is done in the night.
const noon = (day) => new Date(`${day}T12:00`);

/** Whether a value is such a text, of a day that there is. @param {unknown} value */
export function isDate(value) {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && isoDate(noon(value)) === value;
}

/** The day so many days later. */
export function daysLater(day, n) {
  const date = noon(day);
  date.setDate(date.getDate() + n);
  return isoDate(date);
}

/** The number of days from the Monday before to a day. */
export const sinceMonday = (day) => (noon(day).getDay() + 6) % 7;

export const SHORT = { weekday: "long", month: "long", day: "numeric" };
export const DATE = { month: "long", day: "numeric", year: "numeric" };

/** The time of a moment, as clocks show it here. @param {number} moment */
export const clockTime = (moment) => new Date(moment).toLocaleTimeString(DATES);

/** A day in words: "Monday, November 23, 2026". */
export function dayInWords(day, parts = { ...SHORT, year: "numeric" }) {
  return noon(day).toLocaleDateString(DATES, parts);
}
