// A clock for puzzles, and whether it is to be seen.

import { keepInBrowser, keptInBrowser } from "../parts/tabstore.js";

const CLOCK = "tilewright:clock";

/** Whether the person wants to see times. */
export const isClockWanted = () => keptInBrowser(CLOCK) === true;

/** Keep whether the person wants to see times. @param {boolean} isWanted */
export const wantClock = (isWanted) => keepInBrowser(CLOCK, isWanted);

/** A time as clocks show it: "3:05". */
export function timeInDigits(seconds) {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, "0")}`;
}

/** A clock that stands still while the page is not seen. */
export class StopWatch {
  #before = 0;
  #since = null;

  constructor(seconds = 0) {
    this.#before = seconds * 1000;
    this.tick = () => (document.hidden ? this.#pause() : this.#goOn());
    document.addEventListener("visibilitychange", this.tick);
    this.#goOn();
  }

  get seconds() {
    return (this.#before + (this.#since === null ? 0 : performance.now() - this.#since)) / 1000;
  }

  #goOn() {
    this.#since ??= performance.now();
  }

  #pause() {
    this.#before = this.seconds * 1000;
    this.#since = null;
  }

  end() {
    document.removeEventListener("visibilitychange", this.tick);
  }
}
