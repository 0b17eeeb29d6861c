/** One search: what is known of it so far, whoever looks at it. */

import { grouped } from "./amounts.js";
import { same } from "./placing.js";

// A stop that the backend has not confirmed after so long is not waited for any more.
const STOP_MS = 5000;

// A watched search may be so many steps ahead of what is shown, for whoever comes back to what was shown.
const MOST_RECENT = 4096;

let numbered = 0;

/** "Solution 3", or "Solution 3, sum 10" where there is more to say of it. */
export function solutionWords({ number, words }) {
  return `Solution ${grouped(number)}${words ? `, ${words}` : ""}`;
}

/** A search as it is known so far; "change" says that there is more, "over" that it has ended or is to, "event" brings each event. */
export class Search extends EventTarget {
  /**
   * @param {object} about what is kept of it: `key` and `title` of its puzzle, `mode`, `different`, what was `placed`,
   *   the `route` on which it was begun and a `link` that has its setup as well, and of a watched one its `pace`, see
   *   `keepPace`
   */
  constructor({ key, mode, different = false, placed = [], number = numbered + 1, ...about }) {
    super();
    numbered = Math.max(numbered, number);
    this.key = key;
    this.mode = mode;
    this.different = different;
    this.placed = placed;
    this.number = number;
    this.title = about.title ?? "";
    this.route = about.route ?? "";
    this.link = about.link ?? "";
    this.isOnRoute = about.isOnRoute ?? true;
    this.began = about.began ?? Date.now();
    this.wasTold = about.wasTold ?? false;
    this.pace = about.pace ?? null;
    this.id = about.id ?? null;
    this.isRunning = true;
    this.wasStopped = false;
    this.wasSeen = false;
    this.solutions = [];
    this.remarks = [];
    this.progress = null;
    this.lying = [];
    this.recent = [];
    this.told = 0;
    this.connection = "";
    this.done = null;
    this.handle = null;
  }

  /** What is kept of it while the page is loaded anew. */
  get about() {
    const { key, mode, different, placed, number, title, route, link, isOnRoute, began, wasTold, pace, id } = this;
    return { key, mode, different, placed, number, title, route, link, isOnRoute, began, wasTold, pace, id };
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
    return this.isOnRoute ? this.route : this.link;
  }

  /** Whether there is more of a watched search to be shown, be it over or not. */
  get isWatchable() {
    return this.mode === "watch" && !this.wasStopped && !this.wasSeen;
  }

  /** Take in an event of the backend. Of a watched search `isAfterGap` says that steps before it went by unheard. */
  hear(event) {
    event.isAfterGap = event.told !== undefined && event.told !== this.told + (event.steps?.length ?? 0);
    if (event.kind === "lost") this.connection = event.words;
    else if (event.kind === "back") this.connection = "";
    else if (event.kind === "done") this.#end(event);
    else if (event.kind === "solution") {
      this.solutions.push(event.placements);
      this.remarks.push(event.words ?? "");
      if (this.mode === "watch") this.#remember(event, [["!", event]]);
    } else if (this.wasStopped) return;
    else if (event.kind === "progress") this.progress = event;
    else if (event.kind === "steps") {
      this.#remember(event, event.steps);
      this.told = event.told;
      this.lying = event.lying ?? event.steps.reduce(afterStep, this.lying);
    }
    this.dispatchEvent(new CustomEvent("event", { detail: event }));
    this.dispatchEvent(new Event("change"));
  }

  #remember({ isAfterGap }, told) {
    // Nobody can go back over steps that are not known.
    if (isAfterGap) this.recent = [];
    this.recent.push(...told);
    this.recent.splice(0, this.recent.length - MOST_RECENT);
  }

  /** Whether all was told that had been shown, or all there is. @param {{played: number, found: number}} shown */
  hasTold({ played, found }) {
    return this.done !== null || (this.told >= played && this.solutions.length >= found);
  }

  /**
   * A watched search as it was when so many steps and solutions were shown, with what came since; as it is now where that
   * is not known any more.
   * @param {{played: number, found: number}} shown
   * @returns {{lying: Array, since: Array, played: number, found: number}} `since` is for a Player
   */
  after({ played, found }) {
    const now = { lying: this.lying, since: [], played: this.told, found: this.solutions.length };
    let { lying } = now;
    let [ahead, first] = [this.told - played, this.recent.length];
    for (; first > 0; first -= 1) {
      const [sign, ...what] = this.recent[first - 1];
      if (sign === "!") {
        if (what[0].number <= found) break;
      } else {
        if (ahead <= 0) break;
        ahead -= 1;
        lying = afterStep(lying, [sign === "+" ? "-" : "+", ...what]);
      }
    }
    if (ahead > 0) return now;
    return { lying, since: this.recent.slice(first), played: Math.min(played, this.told), found: Math.min(found, now.found) };
  }

  #end(event) {
    this.done = event;
    if (this.mode === "watch") this.#remember(event, [["!", event]]);
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

/** What lies there after a step. */
function afterStep(lying, [sign, ...placement]) {
  return sign === "+" ? [...lying, placement] : lying.filter((other) => !same(other, placement));
}
