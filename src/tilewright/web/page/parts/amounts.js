/** Numbers and times as people say them. */

const UNITS = [
  ["year", 31_556_952],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];
const LONGEST_YEARS = 1000;

/** Digits in groups of three: "1,234,567". Texts stay exact, however long they are. @param {string | number} digits */
export function grouped(digits) {
  return (typeof digits === "number" && !Number.isSafeInteger(digits) ? roughly(digits) : String(digits)).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}

/** A number by its first figures: "8,431", "1.2 million". @param {number} number */
export function roughly(number) {
  if (!Number.isFinite(number)) return "very many";
  if (number >= 1e15) return `about 10^${Math.floor(Math.log10(number))}`;
  for (const [words, size] of [["trillion", 1e12], ["billion", 1e9], ["million", 1e6]]) {
    if (number >= size) {
      const figures = number / size;
      return `${figures < 10 ? figures.toFixed(1) : grouped(Math.round(figures))} ${words}`;
    }
  }
  return grouped(Math.round(number));
}

/** Words that stay on one line together, such as a number and what it counts. */
export function whole(words) {
  return words.replaceAll(" ", "\u00a0");
}

/** A count with its noun: `counted(1, "piece")` is "1 piece", `counted(1200, "piece")` is "1,200 pieces". */
export function counted(number, noun, nouns = `${noun}s`) {
  return `${grouped(number)} ${number === 1 ? noun : nouns}`;
}

function unitOf(seconds) {
  // "90 seconds" and "36 hours" say more than "2 minutes" and "2 days".
  return UNITS.find(([, size]) => seconds >= size * (size > 1 ? 1.5 : 1)) ?? UNITS[UNITS.length - 1];
}

/** A time: "below a second", "12 seconds", "3 minutes". @param {number} seconds */
export function duration(seconds) {
  const [unit, size] = unitOf(seconds);
  if (seconds < 0.95) return "less than a second";
  if (unit === "year" && seconds / size > LONGEST_YEARS) return "thousands of years";
  return counted(Math.round(seconds / size), unit);
}

/**
 * How long something may still take: "2 to 5 minutes", "40 seconds to 3 minutes", "more than 2 hours".
 * @param {[number, number | null]} bounds in seconds
 */
export function between([least, most]) {
  if (most === null || !Number.isFinite(most)) return least < 1 ? "not known how long" : `more than ${duration(least)}`;
  if (duration(least) === duration(most)) return `about ${duration(most)}`;
  if (least < 1) return `up to ${duration(most)}`;
  const [unit, size] = unitOf(most);
  if (unitOf(least)[0] === unit && !(unit === "year" && most / size > LONGEST_YEARS)) {
    return `${grouped(Math.round(least / size))} to ${duration(most)}`;
  }
  return `${duration(least)} to ${duration(most)}`;
}

/** A part of the whole in percent; never 100 % before the end. @param {number} share from 0 to 1 */
export function percent(share) {
  if (share <= 0) return "0 %";
  if (share < 0.001) return "less than 0.1 %";
  const shown = Math.min(share * 100, 99.9);
  return `${shown < 10 ? shown.toFixed(1) : Math.min(99, Math.round(shown))} %`;
}
