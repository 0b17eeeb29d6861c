/** Answers that grow: asked for again until they tell no more, such as counts, and kept for what they were asked about. */

import { backend } from "../backend/backend.js";

const PAUSE_MS = 40;
const REFUSED_MS = 500;
const MOST_KEPT = 100;

/** One question at a time about what is wanted now; when that is another puzzle, the one under way is given up. */
export class GrowingAnswers {
  #answers = new Map();
  // The question under way: what it is about, and what gives it up.
  #asking = null;
  #ask;
  #on;

  /**
   * @param {string} ask
   * @param {{key: () => string, isWanted: () => boolean, isSettled: (known: object|undefined) => boolean, told: () => void,
   *   nothing: object}} on the `puzzle` that is wanted now as a text, whether to ask about it, whether more questions would
   *   tell no more; `told` when more is known; what is known after a request that was refused
   */
  constructor(ask, on) {
    this.#ask = ask;
    this.#on = on;
  }

  /** What is known of what is wanted now; undefined for nothing. */
  get known() {
    return this.#answers.get(this.#on.key());
  }

  #isOf(key) {
    return this.#on.isWanted() && key === this.#on.key();
  }

  #isOpen(key) {
    return this.#isOf(key) && !this.#on.isSettled(this.#answers.get(key));
  }

  /** Ask about what is wanted now, until that is known; give up what is not wanted any more. */
  async look() {
    if (this.#asking) {
      if (!this.#isOf(this.#asking.key)) this.#asking.stop.abort();
      return;
    }
    for (let key = this.#on.key(); this.#isOpen(key); key = this.#on.key()) {
      const stop = new AbortController();
      this.#asking = { key, stop };
      const answer = await backend.ask(this.#ask, { puzzle: JSON.parse(key) }, stop.signal).catch(() => null);
      if (!stop.signal.aborted) this.#keep(key, answer);
      if (this.#isOf(key)) this.#on.told();
      if (!stop.signal.aborted && this.#isOpen(key)) await pause(answer ? PAUSE_MS : REFUSED_MS, stop.signal);
    }
    this.#asking = null;
  }

  /** Keep an answer for whenever it is wanted again; a later one never says less. */
  #keep(key, answer) {
    const before = this.#answers.get(key);
    const requests = (before?.requests ?? 0) + 1;
    const isMore = answer && (answer.exact || answer.count === null || !before || (!before.exact && BigInt(answer.count) >= BigInt(before.count)));
    // Of a server with many workers another one may be asked next, which knows less of the rest.
    const joined = isMore && Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, value ?? before?.[name] ?? null]));
    this.#answers.delete(key);
    this.#answers.set(key, { ...(joined || before || this.#on.nothing), requests });
    if (this.#answers.size > MOST_KEPT) this.#answers.delete(this.#answers.keys().next().value);
  }
}

/** Wait for others to be answered, or until there is something else to ask. */
function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", resolve);
  });
}
