/**
 * The searches of this page. One goes on while another view is looked at, and is found again when the page is loaded
 * anew: what is known of them is kept for the tab, by the puzzle with its setup.
 */

import { backend } from "../backend/backend.js";
import { Refused, refusedFrom } from "../backend/refused.js";
import { keepInTab, keptInTab } from "../parts/tabstore.js";
import { Search } from "./search.js";
import { t } from "../parts/languages.js";

const STORE = "tilewright-searches";
// A browser keeps six connections to a server for all its tabs, and each search that is heard takes one.
const MOST_RUNNING = 2;
const MOST_KEPT = 6;
const MOST_STORED = 12;

const searches = [];
const listeners = new Set();
// The searches whose link is being looked for, or that are known to have none.
const linking = new Set();
// The puzzle, with its setup, that is looked at.
let here = null;

/**
 * The puzzle that a search is of: with its setup, but without the pieces on the table.
 * @param {import("../table/table.js").Table} table
 */
export function keyOf(table) {
  return JSON.stringify(sorted(table.request({ placed: false })));
}

/** A value with its keys sorted, so that the same puzzle is always the same text. */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.keys(value).sort().map((name) => [name, sorted(value[name])]));
}

/** Say which puzzle is looked at from now on, null for none. @param {import("../table/table.js").Table | null} table */
export function lookAt(table) {
  here = table && keyOf(table);
  for (const search of searches) {
    if (isHere(search) && search.done) search.wasTold = true;
    if (table && search.route === location.hash) {
      search.isOnRoute = isHere(search);
      findLink(search);
    }
  }
  changed();
}

/**
 * Find an address for a search that has none: where another setup was chosen since on the route where it was begun, one
 * that has its setup as well. There is none if it is too large for a link.
 */
async function findLink(search) {
  if (search.address || search.wasTold || linking.has(search)) return;
  linking.add(search);
  try {
    const puzzle = { ...JSON.parse(search.key), placed: search.placed };
    search.link = `#p=${(await backend.ask("link", { puzzle })).link}`;
    changed();
  } catch (thrown) {
    if (thrown.kind === "too-large") return;
  }
  linking.delete(search);
}

/** Whether the puzzle of a search, set up as it was then, is looked at now. */
function isHere(search) {
  return search.key === here;
}

/**
 * The searches of a puzzle that are known, in the order in which they were begun.
 * @param {string} key
 * @param {string} mode
 */
export function searchesOf(key, mode) {
  return searches.filter((search) => search.key === key && search.mode === mode);
}

/** The searches of other puzzles: those under way, and those whose end was not told yet. */
export function searchesElsewhere() {
  return searches.filter((search) => !isHere(search) && !search.wasTold && (search.isRunning || search.done));
}

/** The searches of the same puzzle with the same pieces laid. */
function alike(key, placed, mode) {
  return searchesOf(key, mode).filter((search) => JSON.stringify(search.placed) === JSON.stringify(placed));
}

/**
 * What searches have told about how many solutions there are with what lies on the table: "counted" in every way, "all"
 * of them one by one, only that there are "more" than are kept, or "" if none of these, or if they are being counted.
 * @param {import("../table/table.js").Table} table
 */
export function numberKnown(table) {
  const key = keyOf(table);
  const counts = alike(key, table.placed, "count");
  const solved = alike(key, table.placed, "solve").filter((search) => search.done);
  if (counts.some((search) => search.isRunning)) return "";
  const isAll = ({ done, different }) => done?.exhausted && (!different || done.found === 0);
  if (counts.some(isAll) || solved.some((search) => isAll(search) && search.done.found === 0)) return "counted";
  if (solved.some(isAll)) return "all";
  return solved.some(({ done }) => done.stopped_by === "solutions" && !done.whole) ? "more" : "";
}

/**
 * How many solutions there are, as digits, of those that a search looked for; null where neither it nor a count has told.
 * @param {Search} search
 * @returns {string | null}
 */
export function wholeNumber({ key, placed, different, done }) {
  if (done?.whole) return done.whole;
  const what = different ? "symmetry" : "distinct";
  const told = alike(key, placed, "count").flatMap((count) => count.done?.counts ?? []);
  return told.find((count) => count.exact && count.what === what)?.count ?? null;
}

/** Whether one more search can begin, beside one that is watched. */
export function hasRoom() {
  return searches.filter((search) => search.isRunning && search.mode !== "watch").length < MOST_RUNNING;
}

/**
 * Hear when a search begins, or ends, or another puzzle is looked at.
 * @param {() => void} listener
 * @returns {() => void} call it to hear no more
 */
export function onSearches(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Note that the person was told of the end of a search. */
export function told(search) {
  search.wasTold = true;
  changed();
}

/**
 * Keep how a watched search is shown.
 * @param {Search} search
 * @param {{speed: number, isPaused: boolean, stopsAtSolutions: boolean, isResting?: boolean}} pace it rests while
 *   something else is shown
 */
export function keepPace(search, pace) {
  search.pace = pace;
  store();
}

/** A search that the page hears of the end of. */
function made(about) {
  const search = new Search(about);
  search.addEventListener("over", () => {
    search.wasTold ||= search.wasStopped || search.mode === "watch" || isHere(search);
    changed();
  });
  return search;
}

function changed() {
  store();
  for (const listener of listeners) listener();
}

/** A search that is being prepared: it can be shown, and stopped, before `begin` has a backend for it. */
export function prepared(table, { mode, different = false, pace = null, doing = "" }) {
  return made({ mode, different, pace, doing, placed: table.placed });
}

/** Throws Refused if no search of what lies on the table can begin now. */
export function demandRoom(table, { mode, needsSetup = true }) {
  if (needsSetup) table.demandSetUp();
  if (mode !== "watch" && !hasRoom()) {
    throw new Refused({
      message: t("too-many-searches", { n: MOST_RUNNING }),
      help: t("stop-one-of-them"),
      kind: "busy",
    });
  }
}

/**
 * Begin a search of what lies on the table; throws Refused.
 * @param {import("../table/table.js").Table} table
 * @param {{mode: string, different?: boolean, speed?: number, pace?: object, doing?: string, needsSetup?: boolean}} options `pace` of a watched one as of
 *   `keepPace`; what a tool of the workshop is `doing`, as a word; `needsSetup` if all choices must be made
 * @param {Search} search as it was prepared; if it is stopped before it has begun, nothing is left of it
 * @returns {Promise<Search>}
 */
export async function begin(table, options, search = prepared(table, options)) {
  demandRoom(table, options);
  const { pace, doing, needsSetup, ...params } = options;
  const { mode, different } = search;
  const subject = { [table.subject ?? "puzzle"]: table.request({ placed: true }) };
  Object.assign(search, { key: keyOf(table), placed: table.placed.map((placement) => [...placement]), title: table.view.title, route: location.hash });
  keep(search);
  const stopping = new AbortController();
  const stop = () => {
    stopping.abort();
    drop(search);
  };
  search.addEventListener("over", stop, { once: true });
  search.handle = await backend.search({ ...subject, ...params, different }, (event) => search.hear(event), stopping.signal).catch((thrown) => {
    drop(search);
    throw refusedFrom(thrown);
  });
  search.removeEventListener("over", stop);
  if (search.wasStopped) {
    search.handle.stop();
    return search;
  }
  search.id = search.handle.id;
  // There is one board to watch a search on.
  if (mode === "watch") for (const other of searches.filter((one) => one.mode === "watch" && one !== search)) other.stop();
  changed();
  return search;
}

/** A search that has not begun leaves nothing. */
function drop(search) {
  if (searches.includes(search)) searches.splice(searches.indexOf(search), 1);
  changed();
}

function keep(search) {
  searches.push(search);
  const known = searchesOf(search.key, search.mode);
  for (const old of known.slice(0, Math.max(0, known.length - MOST_KEPT))) {
    old.stop();
    searches.splice(searches.indexOf(old), 1);
  }
  changed();
}

function store() {
  // What was not read yet is not to be written over.
  if (!isRestored) return;
  const kept = searches.filter((search) => search.id && (search.mode !== "watch" || search.isRunning)).slice(-MOST_STORED);
  keepInTab(STORE, kept.map((search) => search.about));
}

let restored = null;
let isRestored = false;

/** Find the searches again that were begun before the page was loaded anew; once. */
export function restore() {
  restored ??= findAll();
  return restored;
}

async function findAll() {
  const known = (keptInTab(STORE) ?? []).map(made);
  await Promise.all(
    known.map(async (search) => {
      search.handle = await backend.find(search.id, (event) => search.hear(event)).catch(() => null);
    }),
  );
  searches.unshift(...known.filter((search) => search.handle || search.done));
  for (const search of searches) findLink(search);
  isRestored = true;
  changed();
}
