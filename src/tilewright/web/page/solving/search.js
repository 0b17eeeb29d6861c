/** One search: what is known of it so far. */

import { amount } from "../parts/amounts.js";
import { t } from "../parts/languages.js";

// A stop that the backend has not confirmed after so long is not waited for any more.
const STOP_MS = 5000;

let numbered = 0;

/** "Solution 3", or "Solution 3, sum 10" where there is more to say of it. */
export function solutionWords({ number, words }) {
  return `${t("solution-number", { n: amount(number) })}${words ? `, ${words}` : ""}`;
}

// What is kept of a search while the page is loaded anew.
const KEPT = ["key", "mode", "different", "placed", "number", "title", "route", "link", "isOnRoute", "began", "wasTold", "pace", "doing", "id"];

/** What is known of a search before anything is. */
function atFirst() {
  const about = { number: numbered + 1, different: false, placed: [], title: "", route: "", link: "", isOnRoute: true, began: Date.now(), wasTold: false, pace: null, doing: "", id: null };
  const known = { isRunning: true, wasStopped: false, solutions: [], remarks: [], findings: [], progress: null, connection: "", done: null, handle: null };
  return { ...about, ...known };
}

/**
 * What is kept of a search: `key` and `title` of its puzzle, `mode`, `different`, what was `placed`, of a tool of the
 * workshop what it is `doing`, the `route` on which it was begun and a `link` that has its setup as well, and of a watched
 * one its `pace`, see `keepPace`.
 * @typedef {object} About
 */

/** A search as it is known so far; "change" says that there is more, "over" that it has ended or is to, "event" brings each event. */
export class Search extends EventTarget {
  /** @param {About} about */
  constructor(about) {
    super();
    Object.assign(this, atFirst(), about);
    numbered = Math.max(numbered, this.number);
  }

  /** What is kept of it while the page is loaded anew. */
  get about() {
    return Object.fromEntries(KEPT.map((name) => [name, this[name]]));
  }

  /** How many solutions it has found, also those that are not kept. */
  get found() {
    // Progress counts those as well that are turned or mirrored ones of others.
    const counted = this.different ? 0 : (this.progress?.found ?? 0);
    return Math.max(this.solutions.length, counted, this.done?.found ?? 0);
  }

  /** Whether the whole search is done and there is nothing. */
  get isWithoutSolution() {
    return this.done !== null && this.done.exhausted && this.found === 0;
  }

  /** Where its puzzle is found, set up as it was then; "" as long as that is being looked for. */
  get address() {
    return this.isOnRoute || this.doing ? this.route : this.link;
  }

  /** Take in an event of the backend; the latest progress of a watched search says what lies there. */
  hear(event) {
    if (event.kind === "begun") this.different &&= event.different !== false;
    if (event.kind === "lost") this.connection = event.words;
    else if (event.kind === "back") this.connection = "";
    else if (event.kind === "done") this.#end(event);
    else if (event.kind === "solution") {
      this.solutions.push(event.placements);
      this.remarks.push(event.words ?? "");
    } else if (event.kind === "finding") this.findings.push(event);
    else if (this.wasStopped) return;
    else if (event.kind === "progress") this.progress = event;
    this.dispatchEvent(new CustomEvent("event", { detail: event }));
    this.dispatchEvent(new Event("change"));
  }

  #end(event) {
    this.done = event;
    this.isRunning = false;
    this.connection = "";
    this.handle = null;
    this.dispatchEvent(new Event("over"));
  }

  /** Stop it. The page takes it for stopped at once; the last word of the backend follows. */
  stop() {
    if (!this.isRunning) return;
    this.isRunning = false;
    this.wasStopped = true;
    this.connection = "";
    this.handle?.stop();
    setTimeout(() => this.#forget(), STOP_MS);
    this.dispatchEvent(new Event("over"));
    this.dispatchEvent(new Event("change"));
  }

  /** The backend could not be told to stop: it does so by itself as soon as no page listens. */
  #forget() {
    if (this.done) return;
    this.handle?.close?.();
    this.hear({ kind: "done", stopped_by: "stop", exhausted: false, found: this.found, words: t("you-stopped-it") });
  }

  /** What is known of it when all is said, or while it runs: a sentence. */
  get words() {
    return this.done?.words ?? (this.wasStopped ? t("stopped-dot") : "");
  }
}
