import { t } from "../parts/languages.js";
import { Refused } from "./refused.js";

const GIVEN_UP = { message: t("was-given-up"), kind: "stopped" };

/** What waits for Python in this browser, which takes one request after the other: those behind it can be given up. */
export class RequestsInTurn {
  #waiting = new Map();
  #queue = [];
  #taken = null;
  #post;

  /** @param {(message: object) => void} post hands a message to Python */
  constructor(post) {
    this.#post = post;
  }

  get isEmpty() {
    return this.#waiting.size === 0;
  }

  /** Promise the answer to a message with an `id`; what Python works on when the signal comes goes on, but is not waited for. */
  ask(message, signal = null) {
    const { id } = message;
    if (signal?.aborted) return Promise.reject(new Refused(GIVEN_UP));
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#queue.push(message);
      if (this.#taken === null) this.#take();
      signal?.addEventListener("abort", () => {
        this.#queue = this.#queue.filter((one) => one.id !== id);
        this.settle({ id, refused: GIVEN_UP, isTold: false });
      });
    });
  }

  #take() {
    const next = this.#queue.shift();
    this.#taken = next?.id ?? null;
    if (next) this.#post(next);
  }

  /** Hand on what was answered; with the answer of Python itself the next one begins. */
  settle({ id, answer, refused, isTold = true }) {
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (asked) refused ? asked.reject(new Refused(refused)) : asked.resolve(answer);
    if (isTold && id === this.#taken) this.#take();
  }

  /** Nothing will be answered any more. */
  refuseAll(refused) {
    for (const { reject } of this.#waiting.values()) reject(refused);
    this.#waiting.clear();
  }
}
