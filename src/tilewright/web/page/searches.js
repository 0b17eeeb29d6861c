/**
 * The searches of this page. One goes on while another view is looked at, and is found again when the page is loaded
 * anew: their ids are kept for the tab, by the puzzle with its setup.
 */

import { backend, Refused, refusedFrom } from "./backend.js";

const STORE = "tilewright-searches";
// A browser keeps six connections to a server for all its tabs, and each search that is heard takes one.
const MOST_RUNNING = 2;
// A stop that the backend has not confirmed after so long is not waited for any more.
const STOP_MS = 5000;
const MOST_KEPT = 6;
const MOST_STORED = 12;

const searches = [];
let numbered = 0;

/** A search as it is known so far; "change" says that there is more. */
export class Search extends EventTarget {
  /** @param {{key: string, mode: string, different?: boolean, placed?: number[][], number?: number}} about */
  constructor({ key, mode, different = false, placed = [], number = numbered + 1 }) {
    super();
    numbered = Math.max(numbered, number);
    this.key = key;
    this.mode = mode;
    this.different = different;
    this.placed = placed;
    this.number = number;
    this.id = null;
    this.isRunning = true;
    this.wasStopped = false;
    this.solutions = [];
    this.progress = null;
    this.connection = "";
    this.done = null;
    this.handle = null;
  }

  /** How many solutions it has found, also those that are not kept. */
  get found() {
    return Math.max(this.solutions.length, this.progress?.found ?? 0, this.done?.found ?? 0);
  }

  /** Whether the whole search is done and there is nothing. */
  get isWithoutSolution() {
    return this.done !== null && this.done.exhausted && this.found === 0;
  }

  /** Take in an event of the backend. */
  hear(event) {
    if (event.kind === "lost") this.connection = event.words;
    else if (event.kind === "back") this.connection = "";
    else if (event.kind === "done") this.#end(event);
    else if (event.kind === "solution") this.solutions.push(event.placements);
    else if (this.wasStopped) return;
    else if (event.kind === "progress") this.progress = event;
    this.dispatchEvent(new Event("change"));
  }

  #end(event) {
    this.done = event;
    this.isRunning = false;
    this.connection = "";
    this.handle = null;
  }

  /** Stop it. The page takes it for stopped at once; the last word of the backend follows. */
  stop() {
    if (!this.isRunning) return;
    this.isRunning = false;
    this.wasStopped = true;
    this.connection = "";
    this.handle?.stop();
    setTimeout(() => this.#forget(), STOP_MS);
    this.dispatchEvent(new Event("change"));
  }

  /** The backend could not be told to stop: it does so by itself as soon as nobody listens. */
  #forget() {
    if (this.done) return;
    this.handle?.close?.();
    this.hear({ kind: "done", stopped_by: "stop", exhausted: false, found: this.found, words: "You stopped it." });
  }

  /** What is known of it when all is said, or while it runs: a sentence. */
  get words() {
    if (this.done) return this.done.words;
    if (this.wasStopped) return "Stopped.";
    return "";
  }
}

/**
 * The puzzle that a search is of: with its setup, whatever lies on the table.
 * @param {import("./table.js").Table} table
 */
export function keyOf(table) {
  return JSON.stringify(table.request({ placed: false }));
}

/**
 * The searches of a puzzle that are known, in the order in which they were begun.
 * @param {string} key
 * @param {string} mode
 */
export function searchesOf(key, mode) {
  return searches.filter((search) => search.key === key && search.mode === mode);
}

/**
 * Begin a search of what lies on the table; throws Refused.
 * @param {import("./table.js").Table} table
 * @param {{mode: string, different?: boolean}} options
 * @returns {Promise<Search>}
 */
export async function begin(table, { mode, different = false }) {
  const running = searches.filter((search) => search.isRunning);
  if (running.length >= MOST_RUNNING) {
    throw new Refused({
      message: `${running.length} searches are under way on this page already.`,
      help: "Stop one of them, here or at the other puzzles, or wait.",
      kind: "busy",
    });
  }
  const puzzle = table.request({ placed: true });
  const search = new Search({ key: keyOf(table), mode, different, placed: table.placed.map((placement) => [...placement]) });
  search.handle = await backend.search({ puzzle, mode, different }, (event) => search.hear(event)).catch((thrown) => {
    throw refusedFrom(thrown);
  });
  search.id = search.handle.id;
  keep(search);
  return search;
}

function keep(search) {
  searches.push(search);
  const alike = searchesOf(search.key, search.mode);
  for (const old of alike.slice(0, Math.max(0, alike.length - MOST_KEPT))) {
    old.stop();
    searches.splice(searches.indexOf(old), 1);
  }
  store();
}

function store() {
  const kept = searches.slice(-MOST_STORED).map(({ key, mode, different, placed, number, id }) => ({ key, mode, different, placed, number, id }));
  try {
    sessionStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    // Without storage a search lasts as long as the page.
  }
}

let restored = null;

/** Find the searches again that were begun before the page was loaded anew; once. */
export function restore() {
  restored ??= findAll();
  return restored;
}

async function findAll() {
  let kept = [];
  try {
    kept = JSON.parse(sessionStorage.getItem(STORE) ?? "[]");
  } catch {
    return;
  }
  const found = await Promise.all(
    kept.map(async ({ id, ...about }) => {
      const search = new Search(about);
      search.id = id;
      search.handle = await backend.find(id, (event) => search.hear(event)).catch(() => null);
      return search.handle || search.done ? search : null;
    }),
  );
  searches.unshift(...found.filter(Boolean));
  store();
}
