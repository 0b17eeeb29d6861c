// Numbers, sums and lines of points: as a document has them, and as they are typed.

import { t } from "../parts/languages.js";

/** The words of each line that is listed. */
export function linesOf(document) {
  if (!Array.isArray(document.lines)) return [];
  return document.lines.map((line) => (Array.isArray(line) ? line.map(String) : String(line ?? "").split(/\s+/).filter(Boolean)));
}

/** Where the sign of a line's own sum stands among its words, as in "A B C = 15" or "A B C < 5"; the end if it has none. */
function signAt(words) {
  const at = words.findIndex((word, k) => k > 0 && k < words.length - 1 && ["=", "<", ">"].includes(word));
  return at < 0 ? words.length : at;
}

/** The sum behind a line's points: "15", "3..5" or "< 5"; nothing if it has none of its own. */
export function sumOf(words) {
  const at = signAt(words);
  return words.slice(words[at] === "=" ? at + 1 : at).join(" ");
}

export function pointsIn(words) {
  return words.slice(0, signAt(words));
}

/** The words behind the points of a line for a sum that was typed; null for what is none. */
export function wordsBehind(typed) {
  const words = typed.replace(/^\s*([<>])/, "$1 ").split(/[\s,]+|\bor\b/).filter(Boolean);
  const isBound = ["<", ">"].includes(words[0]) && words.length === 2;
  const isSum = isBound ? wholeOf(words[1]) !== null : words.every((word) => /^(-?\d+|(-?\d+)?\.\.-?\d+|-?\d+\.\.)$/.test(word));
  if (!words.length || !isSum) return words.length ? null : [];
  return isBound ? words : ["=", ...words];
}

/** Names as a file lists them, the short way where it can be. */
export function joined(names) {
  return names.some((name) => /\s/.test(name)) ? names : names.join(" ");
}

/** The values that are given, by the names of their points. */
export function givenOf(document) {
  return document.given && typeof document.given === "object" ? document.given : {};
}

/** The values that were typed, a range as it is; null for what cannot be read. */
export function numbersOf(typed) {
  if (!typed.trim() || /^\s*-?\d+\s*\.\.\s*-?\d+\s*$/.test(typed)) return typed.trim();
  const words = typed.split(/[\s,;]+/).filter(Boolean);
  return wholesOf(words);
}

export function checkedValues(typed) {
  return numbersOf(typed) === null ? { message: t("no-whole-numbers"), help: t("whole-numbers-help") } : null;
}

/** The sums that were typed; nothing is no sum yet, and null what cannot be read. */
export function sumsOf(typed) {
  const words = typed.split(/[\s,;]+|\bor\b/).filter(Boolean);
  return wholesOf(words);
}

/** Whole numbers; null if one of them is none. */
function wholesOf(words) {
  const numbers = words.map(wholeOf);
  return numbers.includes(null) ? null : numbers;
}

/** A whole number, null for what is none; one that a number of the browser cannot hold stays a text, which Python takes as well. */
export function wholeOf(word) {
  if (!/^-?\d+$/.test(word)) return null;
  const number = Number(word);
  return Number.isSafeInteger(number) ? number : word;
}
