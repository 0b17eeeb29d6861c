// The tables of puzzles of the catalog as they were left, for all tabs: the latest ones, as a list of [key, what is kept].

import { keepInBrowser, keptInBrowser } from "../parts/tabstore.js";

const TABLES = "tilewright:tables";
const MOST_TABLES = 40;

/** What is kept, the latest last, by key. @returns {Map<string, object>} */
export function keptTables() {
  try {
    return new Map(keptInBrowser(TABLES) ?? []);
  } catch {
    return new Map();
  }
}

/** Keep a table under its key, as the latest one; null takes it away. @param {string} key @param {object|null} kept */
export function keepTable(key, kept) {
  const known = keptTables();
  known.delete(key);
  if (kept) known.set(key, kept);
  keepInBrowser(TABLES, [...known].slice(-MOST_TABLES));
}

/** The puzzles whose tables were begun, but for those of a day, the latest first. @returns {{name: string, variant: string}[]} */
export function begunPuzzles() {
  const begun = [...keptTables()].reverse().flatMap(([key, kept]) => {
    try {
      const [asked] = JSON.parse(kept.asked);
      const { name, variant } = asked;
      // The key of a day's is its date.
      const isNamed = typeof name === "string" && key.endsWith(JSON.stringify(asked));
      return isNamed && kept.table?.placed?.length ? [{ name, variant: kept.table.variant || variant || "" }] : [];
    } catch {
      // Whatever else is kept there is no table.
      return [];
    }
  });
  return begun.filter((one, k) => begun.findIndex(({ name, variant }) => name === one.name && variant === one.variant) === k);
}
