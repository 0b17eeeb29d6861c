// The solutions that a person found, kept in this browser: for each puzzle, roll or day each one once, turned or not.

import { backend } from "../backend/backend.js";
import { Refused } from "../backend/refused.js";
import { t } from "../parts/languages.js";
import { keepInBrowser, keptInBrowser } from "../parts/tabstore.js";

const ALBUM = "tilewright:album";
const FORMAT = "tilewright-album";
const VERSION = 1;
const NO_SOLUTION = { mark: null, total: null };
const MOST_CHARACTERS = 400_000;
/** A browser keeps some five million characters; a solution takes a hundred or two. */
export const MOST_SOLUTIONS = 5000;

/**
 * @typedef {{mark: string, placed: number[][], day: string}} Found a solution, and the day on which it was found
 * @typedef {{puzzle: object, title: string, total: string|null, found: Found[]}} Page of one puzzle with its setup; `total`
 *   is the number of different solutions, if it is known
 */

/** All pages, the latest last, by key. @returns {Map<string, Page>} */
export function pages() {
  const kept = keptInBrowser(ALBUM);
  const entries = Array.isArray(kept) ? kept : [];
  return new Map(entries.filter((entry) => Array.isArray(entry) && isPage(entry[1])).map(([key, page]) => [String(key), page]));
}

/** The part of a request that says which puzzle it is, without what lies on the table; null for puzzles without a name. */
export function puzzleOf({ name, variant, blocked, pieces, size, target }) {
  if (!name) return null;
  const chosen = { name, variant: variant || undefined, size: size || undefined, target: target ?? undefined };
  // A roll is the same in whatever order its cells were chosen.
  if (blocked?.length) chosen.blocked = [...blocked].sort();
  if (pieces?.length) chosen.pieces = [...pieces].sort();
  return JSON.parse(JSON.stringify(chosen));
}

/** Under which key a puzzle has its page. */
export const keyOf = (puzzle) => JSON.stringify(puzzle);

/**
 * Put a solution on the page of its puzzle.
 * @param {{puzzle: object, title: string, total: string|null}} about
 * @param {Found} found
 * @returns {{isNew: boolean, isFull: boolean, page: Page}}
 */
export function keepFound(about, found) {
  const all = pages();
  const key = keyOf(about.puzzle);
  const before = all.get(key);
  const page = { ...before, ...about, total: about.total ?? before?.total ?? null, found: before?.found ?? [] };
  const isNew = !page.found.some(({ mark }) => mark === found.mark);
  const isFull = isNew && numberOf(all) >= MOST_SOLUTIONS;
  if (isNew && !isFull) page.found = [...page.found, found];
  if (page.found.length) {
    all.delete(key);
    all.set(key, page);
    keepInBrowser(ALBUM, [...all]);
  }
  return { isNew, isFull, page };
}

/** Take a solution out. */
export function forgetFound(key, mark) {
  const all = pages();
  const page = all.get(key);
  if (!page) return;
  const found = page.found.filter((one) => one.mark !== mark);
  if (found.length) all.set(key, { ...page, found });
  else all.delete(key);
  keepInBrowser(ALBUM, [...all]);
}

/** The number of solutions on all pages. */
export const numberOf = (all) => [...all.values()].reduce((sum, { found }) => sum + found.length, 0);

/** The album as a text, to be kept elsewhere or given to others. */
export function albumText() {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, pages: [...pages().values()] })}\n`;
}

/** What of the album travels in a link; throws Refused if that is more than a request holds. */
export function albumForLink() {
  const own = [...pages().values()].map((page) => ({ ...page, found: page.found.map(({ placed, day }) => ({ placed, day })) }));
  if (JSON.stringify(own).length < MOST_CHARACTERS) return { pages: own };
  throw new Refused({ message: t("album-too-long"), help: t("album-too-long-help") });
}

/**
 * What an album says that somebody gave; null for anything else.
 * @param {string} text
 * @returns {Page[]|null}
 */
export function pagesIn(text) {
  try {
    const { format, version, pages: given } = JSON.parse(text);
    return format === FORMAT && version === VERSION && Array.isArray(given) && given.every(isPage) ? given : null;
  } catch {
    return null;
  }
}

/**
 * Put the solutions of another album into this one; each is looked at again, so that only solutions come in.
 * @param {Page[]} given
 * @param {(done: number, all: number) => boolean} tell called after each; false stops
 * @returns {Promise<{new: number, known: number, wrong: number}>}
 */
export async function merge(given, tell) {
  const counts = { new: 0, known: 0, wrong: 0 };
  const all = given.reduce((sum, { found }) => sum + found.length, 0);
  let done = 0;
  for (const { puzzle: asked, title, total, found } of given) {
    const puzzle = puzzleOf(asked);
    for (const { placed, day } of found) {
      const { mark } = puzzle ? await marked(puzzle, placed).catch(() => NO_SOLUTION) : NO_SOLUTION;
      const kept = mark ? keepFound({ puzzle, title, total }, { mark, placed, day }) : null;
      counts[kept === null || kept.isFull ? "wrong" : kept.isNew ? "new" : "known"] += 1;
      if (!tell((done += 1), all)) return counts;
    }
  }
  return counts;
}

/**
 * The mark that a solution shares with its images, null for what is none; and, if asked for, how many different ones
 * there are, as digits, null if that is not known soon.
 * @returns {Promise<{mark: string|null, total: string|null}>}
 */
export async function marked(puzzle, placed, total = false) {
  const answer = await backend.ask("kept", { puzzle: { ...puzzle, placed }, total });
  return { ...answer, total: answer.total === null ? null : String(answer.total) };
}

function isPage(page) {
  const { puzzle, title, total, found } = page ?? {};
  return typeof puzzle?.name === "string" && typeof title === "string" && (total === null || /^\d+$/.test(total)) && Array.isArray(found) && found.length > 0 && found.every(isFound);
}

function isFound(one) {
  return typeof one?.mark === "string" && /^\d{4}-\d\d-\d\d$/.test(one.day) && Array.isArray(one.placed) && one.placed.every((placement) => Array.isArray(placement) && placement.length === 3 && placement.every(Number.isInteger));
}
