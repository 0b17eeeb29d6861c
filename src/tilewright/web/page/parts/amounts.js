/** Numbers and times as people say them. */

import { Shown, language, t } from "./languages.js";

const UNITS = [
  ["year", 31_556_952],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];
const LONGEST_YEARS = 1000;
const formats = new Map();

/** A number as `Intl` writes it in the language of the page. @param {number | bigint} number */
function written(number, options = {}) {
  const key = JSON.stringify(options);
  if (!formats.has(key)) formats.set(key, new Intl.NumberFormat(language, options));
  return formats.get(key).format(number);
}

/** Digits in groups of three: "1,234,567". Texts stay exact, however long they are. @param {string | number} digits */
export function grouped(digits) {
  if (typeof digits === "string") return written(BigInt(digits));
  return Number.isSafeInteger(digits) ? written(digits) : roughly(digits);
}

/** A number for a message, with its digits in groups. @param {string | number} digits */
export const amount = (digits) => new Shown(Number(digits), grouped(digits));

/** A number by its first figures: "8,431", "1.2 million". @param {number} number */
export function roughly(number) {
  if (!Number.isFinite(number)) return t("very-many");
  if (number >= 1e15) return t("about-power", { exponent: Math.floor(Math.log10(number)) });
  if (number < 1e6) return written(Math.round(number));
  return written(number, { notation: "compact", compactDisplay: "long" });
}

/** Words that stay on one line together, such as a number and what it counts. */
export function whole(words) {
  return words.replaceAll(" ", "\u00a0");
}

function unitOf(seconds) {
  // "90 seconds" and "36 hours" say more than "2 minutes" and "2 days".
  return UNITS.find(([, size]) => seconds >= size * (size > 1 ? 1.5 : 1)) ?? UNITS[UNITS.length - 1];
}

/** A time: "below a second", "12 seconds", "3 minutes". @param {number} seconds */
export function duration(seconds) {
  const [unit, size] = unitOf(seconds);
  if (seconds < 0.95) return t("less-than-a-second");
  if (unit === "year" && seconds / size > LONGEST_YEARS) return t("thousands-of-years");
  return written(Math.round(seconds / size), { style: "unit", unit, unitDisplay: "long" });
}

/**
 * How long something may still take: "2 to 5 minutes", "40 seconds to 3 minutes", "more than 2 hours".
 * @param {[number, number | null]} bounds in seconds
 */
export function between([least, most]) {
  if (most === null || !Number.isFinite(most)) return least < 1 ? t("not-known-how-long") : t("more-than", { time: duration(least) });
  if (duration(least) === duration(most)) return t("about-time", { time: duration(most) });
  if (least < 1) return t("up-to-time", { time: duration(most) });
  const [unit, size] = unitOf(most);
  const isSame = unitOf(least)[0] === unit && !(unit === "year" && most / size > LONGEST_YEARS);
  return t("from-to", { least: isSame ? Math.round(least / size) : duration(least), most: duration(most) });
}

/** A part of the whole in percent; never 100 % before the end. @param {number} share from 0 to 1 */
export function percent(share) {
  if (share <= 0) return t("percent", { n: 0 });
  if (share < 0.001) return t("less-than-percent", { n: 0.1 });
  const shown = Math.min(share * 100, 99.9);
  const n = shown < 10 ? written(shown, { minimumFractionDigits: 1, maximumFractionDigits: 1 }) : Math.min(99, Math.round(shown));
  return t("percent", { n });
}
