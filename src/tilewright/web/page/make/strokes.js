// Strokes over cells: each begins on a cell, and does the same to every cell that it touches.

/** One stroke at a time. */
export class Strokes {
  #options;
  #stroke = null;
  #waiting = new Set();
  #finish = () => this.finish();

  /**
   * @param {object} options `begin`, `apply` and `end` as of `cellCanvas`, and `draw`, which shows a cell that was touched
   */
  constructor(options) {
    this.#options = options;
  }

  get isOn() {
    return this.#stroke !== null;
  }

  /** Begin on a cell; false if there is nothing to do. @param {() => void} [ready] called before the cell is touched */
  begin(cell, ready = () => {}) {
    const what = this.#options.begin(cell);
    if (!what) return false;
    ready();
    this.#stroke = { what, done: new Set() };
    this.touch(cell);
    return true;
  }

  /** Go on until the pointer is lifted, wherever that is, and even if the canvas is gone by then. */
  followPointer() {
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, this.#finish);
  }

  touch(cell) {
    if (!this.#stroke || this.#stroke.done.has(cell)) return;
    this.#stroke.done.add(cell);
    this.#options.apply(cell, this.#stroke.what);
    this.#options.draw(cell);
  }

  finish() {
    if (!this.#stroke) return;
    const touched = this.#stroke.done.size;
    this.#stroke = null;
    for (const type of ["pointerup", "pointercancel"]) removeEventListener(type, this.#finish);
    if (touched) this.#options.end();
    const acts = [...this.#waiting];
    this.#waiting.clear();
    for (const act of acts) act();
  }

  /** Whether a stroke is under way; `act` is done after it. */
  waits(act) {
    if (this.isOn) this.#waiting.add(act);
    return this.isOn;
  }
}
