// The steps that were taken one after the other, of which the latest can be taken back and done again.

const MOST = 500;

/** Steps of any kind, and which of them is the one that stands now. */
export class Steps {
  constructor() {
    this._all = [];
    /** The step that stands now, null before the first. */
    this.now = null;
  }

  /** Take another step after the one that stands now; those that were taken back are gone. */
  add(step) {
    this._all = [...this._all.slice(0, this._all.indexOf(this.now) + 1), step].slice(-MOST);
    this.now = step;
  }

  /** Whether a step can still be gone to. */
  has(step) {
    return this._all.includes(step);
  }

  /** Go to the step before the one that stands now. */
  back() {
    this.now = this.from(this.now, -1);
  }

  /** The step so many after (or, below 0, before) another one, null if there is none. */
  from(step, by) {
    return this.has(step) ? (this._all[this._all.indexOf(step) + by] ?? null) : null;
  }
}

/**
 * The visits to a field: what is set up in one visit, by keys for example with unwanted values in between, is
 * one step. A visit lasts until the field is left.
 * @param {HTMLElement} field
 * @returns {() => object} the visit of now
 */
export function visitsTo(field) {
  let visit = {};
  field.addEventListener("blur", () => (visit = {}));
  return () => visit;
}
