// The puzzle that is made in this tab, and the steps to it: all views share it, and it outlives a reload.

import { refusedFrom } from "../backend/refused.js";
import { announce } from "../parts/announce.js";
import { draftAside, draftKept, isOfDraft, keepAside, keepDraft, keepSteps, stateOf, stepsKept } from "./kept.js";
import { t } from "../parts/languages.js";

const MOST_BACK = 200;

/**
 * Where an item of a list is after a step; -1 if it is gone, or if that is unknown.
 * @typedef {(key: string, k: number) => number} Moved
 */

/** No item is elsewhere. */
export const SAME_PLACE = (key, k) => k;
/** It is another puzzle, or one of other steps. */
export const NO_PLACE = () => -1;

/**
 * All changes are made one after the other, each to the newest puzzle: one that Python works out holds up those behind it.
 * Events: "step" (another state is the newest; detail: `Moved`), "typed" (more was typed as text), "settled" (no change
 * waits any more), "elsewhere" (another tab wrote another puzzle down).
 */
class Made extends EventTarget {
  constructor() {
    super();
    // `written` is how this tab last found or wrote the puzzle down: what else is found there comes from another tab.
    Object.assign(this, { now: null, past: [], future: [], written: null }, stepsKept());
    /** Whether the newest state is written down for all tabs. */
    this.isKept = true;
    /** What is to be told of the newest state where it is shown. */
    this.notice = "";
    this._waiting = 0;
    // The visit to a field whose typing the newest step is.
    this._visit = null;
    this._last = Promise.resolve();
    // This tab's state as it is kept beside that of another tab.
    this._aside = null;
    const keep = () => this.now && keepSteps(this);
    addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && keep());
    addEventListener("storage", (event) => isOfDraft(event) && event.newValue !== this.written && this._elsewhere());
  }

  /** Another tab wrote its puzzle down where this tab had written its own. */
  _elsewhere() {
    if (this.now) this._putAside(this._aside);
    this._emit("elsewhere");
  }

  /** Keep this tab's puzzle beside that of another one. */
  _putAside(before) {
    this._aside = JSON.stringify(this.now);
    keepAside(this._aside, before);
  }

  get canUndo() {
    return this.past.length > 0;
  }

  get canRedo() {
    return this.future.length > 0;
  }

  /** Whether a change waits for Python, and others perhaps for it. */
  get isBusy() {
    return this._waiting > 0;
  }

  /** Wait until all changes are made. */
  async settled() {
    while (this.isBusy) await this._last;
  }

  /** Take up what was made before in this tab, or else in this browser; false if there is nothing. */
  restore() {
    if (this.now) return true;
    const found = draftKept();
    this.now = stateOf(found);
    this.written = found;
    return this.now !== null;
  }

  /** What another tab made, if that is another puzzle; null if there is none. */
  get other() {
    const own = JSON.stringify(this.now);
    const found = draftKept();
    return stateOf(found !== this.written && found !== own ? found : draftAside(own));
  }

  /** Go on with what another tab made. */
  takeUp() {
    const { other } = this;
    if (!other) return;
    this._putAside(JSON.stringify(other));
    this.begin(other, t("other-tab-is-here"));
  }

  /**
   * Change the document; the one before can be had back. Nothing happens where `change` gives the same document.
   * @param {(document: object) => object} change
   * @param {string|(() => string)} [words] said to those who listen
   * @param {Moved} [moved]
   * @param {object|null} [visit] to a field: however much is typed there, it is one step
   */
  change(change, words = "", moved = SAME_PLACE, visit = null) {
    this._inTurn(() => {
      const document = change(this.now.document);
      if (document !== this.now.document) this._step({ ...this.now, document, text: null, typed: null }, words, moved, visit);
    });
  }

  /**
   * Go on with what Python makes of the newest document.
   * @param {(document: object) => Promise<{document: object, words?: string}>} make
   * @param {(refused: import("../backend/refused.js").Refused|null) => void} tell shows what was refused, or that nothing was
   */
  changeBy(make, tell) {
    this._wait(async () => {
      try {
        const { document, words } = await make(this.now.document);
        this._step({ ...this.now, document, text: null, typed: null }, words);
        tell(null);
      } catch (thrown) {
        tell(refusedFrom(thrown));
      }
    });
  }

  /**
   * Go on with another puzzle; the one before can be had back.
   * @param {import("./kept.js").State} state
   * @param {string} [words] said to those who listen
   * @param {string} [notice] to be seen until the puzzle is changed
   */
  begin(state, words = "", notice = "") {
    this._inTurn(() => {
      // By this a view tells what belongs to the puzzle, such as what is half typed, from what belongs to another one.
      // It is not written down.
      this._step({ ...state, puzzle: Symbol("puzzle") }, words, NO_PLACE);
      this.notice = notice;
    });
  }

  /** Go on with the same document and what is to be typed as text, that of a `file`; null where that is nothing. */
  retype(typed, words, file = null) {
    this._inTurn(() => this._step({ ...this.now, typed, file }, words, NO_PLACE));
  }

  /** Keep what is being typed as the text of the file: however much it is, it is one step. */
  type(text) {
    const isNew = this.now.typed === null;
    if (isNew) this._remember();
    this.now = { ...this.now, typed: text, file: isNew ? null : this.now.file };
    this._keep();
    this._emit("typed");
  }

  /** The document that was read from what was typed; what was there before the typing began is remembered already. */
  takeRead(document) {
    this._set({ ...this.now, document, text: this.now.typed, typed: null }, NO_PLACE);
  }

  undo() {
    this._go(this.past, this.future, t("undone"));
  }

  redo() {
    this._go(this.future, this.past, t("done-again"));
  }

  _go(from, to, words) {
    this._inTurn(() => {
      if (!from.length) return;
      to.push(this.now);
      this._visit = null;
      this._set(from.pop(), NO_PLACE);
      announce(words);
    });
  }

  _inTurn(act) {
    if (this.isBusy) this._wait(act);
    else act();
  }

  _wait(act) {
    this._waiting += 1;
    this._last = this._last
      .then(act)
      // A fault of one change does not hold up the others.
      .catch((thrown) => console.error(thrown))
      .then(() => {
        this._waiting -= 1;
        if (!this.isBusy) this._emit("settled");
      });
  }

  _step(state, words, moved = SAME_PLACE, visit = null) {
    if (this.now && (visit === null || visit !== this._visit)) this._remember();
    this._visit = visit;
    this._set(state, moved);
    const said = typeof words === "function" ? words() : words;
    if (said) announce(said);
  }

  /** Begin a new step: undo comes back to the state that is the newest now. */
  _remember() {
    this._visit = null;
    if (this.past.push(this.now) > MOST_BACK) this.past.shift();
    this.future.length = 0;
  }

  _set(state, moved) {
    this.now = state;
    this.notice = "";
    this._keep();
    this._emit("step", moved);
  }

  _keep() {
    const found = draftKept();
    // The tab that wrote it down may be closed.
    if (stateOf(found) && found !== this.written) keepAside(found);
    const written = keepDraft(this.now);
    this.isKept = written !== null;
    this.written = written ?? this.written;
  }

  _emit(type, detail = null) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

/** The puzzle that is made. */
export const made = new Made();

/**
 * Open a puzzle where puzzles are made, in place of what is made there.
 * @param {object} document
 * @param {string|null} [text] the file in which it stands
 */
export function openInMaker(document, text = null) {
  const isFirst = !made.restore();
  const words = t("opened-to-change", { title: document.title || t("the-puzzle"), isFirst: isFirst ? "yes" : "no" });
  made.begin({ document, text, typed: null }, words, words);
}
