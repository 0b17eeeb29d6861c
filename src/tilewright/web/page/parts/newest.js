/** Questions of which only the newest counts. */

import { backend } from "../backend/backend.js";

/** One question at a time: another one gives up the one under way. */
export class Newest {
  #asking = new AbortController();

  /** The answer; null if something else was asked meanwhile, or all of it given up. Throws Refused. */
  async ask(name, params) {
    this.giveUp();
    const { signal } = (this.#asking = new AbortController());
    try {
      const answer = await backend.ask(name, params, signal);
      return signal.aborted ? null : answer;
    } catch (thrown) {
      if (signal.aborted) return null;
      throw thrown;
    }
  }

  /** Want no answer any more. */
  giveUp() {
    this.#asking.abort();
  }
}
