// The puzzle that is being made: its document, all earlier ones, and what Python says of it. It outlives a reload.

import { backend } from "../backend.js";
import { refusedFrom } from "../refused.js";
import { say } from "../say.js";

const KEPT = "tilewright:draft";
const MOST_BACK = 200;
const PATIENCE = 90;

/**
 * Events: "document" (it changed), "answer" (what Python says of the newest document), "refused" (detail: a Refused).
 */
export class Draft extends EventTarget {
  constructor() {
    super();
    this.document = null;
    /** The text of the file that was opened, as long as it says the same as the document: its comments are in no document. */
    this.text = null;
    /** The latest answer, and the document that it is about. */
    this.answer = null;
    this.answered = null;
    this._past = [];
    this._future = [];
    this._work = Promise.resolve();
    this._timer = 0;
    this._gone = false;
  }

  get canUndo() {
    return this._past.length > 0;
  }

  get canRedo() {
    return this._future.length > 0;
  }

  /** Take up what was made before in this browser; false if there is nothing. */
  restore() {
    let kept = null;
    try {
      kept = JSON.parse(localStorage.getItem(KEPT) ?? "null");
    } catch {
      return false;
    }
    if (!kept || typeof kept.document !== "object" || kept.document === null || Array.isArray(kept.document)) return false;
    this.document = kept.document;
    this.text = typeof kept.text === "string" ? kept.text : null;
    return true;
  }

  /**
   * Go on with another document; the one before can be had back.
   * @param {object} document
   * @param {string} [words] said to those who listen
   * @param {string|null} [text] the file in which it stands
   */
  change(document, words = "", text = null) {
    if (this.document) this._past = [...this._past, this._now()].slice(-MOST_BACK);
    this._future = [];
    this._set({ document, text });
    if (words) say(words);
  }

  /**
   * Go on with what Python makes of the newest document; such changes wait for one another.
   * @param {(document: object) => Promise<{document: object, words?: string}>} make
   */
  changeBy(make) {
    this._work = this._work.then(async () => {
      if (this._gone) return;
      try {
        const { document, words } = await make(this.document);
        this.change(document, words);
      } catch (thrown) {
        this._emit("refused", refusedFrom(thrown));
      }
    });
    return this._work;
  }

  undo() {
    if (!this.canUndo) return;
    this._future = [...this._future, this._now()];
    const before = this._past.at(-1);
    this._past = this._past.slice(0, -1);
    this._set(before);
    say("Undone.");
  }

  redo() {
    if (!this.canRedo) return;
    this._past = [...this._past, this._now()];
    const after = this._future.at(-1);
    this._future = this._future.slice(0, -1);
    this._set(after);
    say("Done again.");
  }

  /** Ask again what Python says, now. */
  ask() {
    clearTimeout(this._timer);
    this._timer = 0;
    return this._ask();
  }

  /** Nobody looks any more. */
  close() {
    this._gone = true;
    clearTimeout(this._timer);
  }

  _now() {
    return { document: this.document, text: this.text };
  }

  _set({ document, text }) {
    this.document = document;
    this.text = text;
    try {
      localStorage.setItem(KEPT, JSON.stringify({ document, text }));
    } catch {
      // Without storage the draft is there until the page is closed.
    }
    this._emit("document");
    clearTimeout(this._timer);
    this._timer = setTimeout(() => this._ask(), PATIENCE);
  }

  async _ask() {
    const asked = this.document;
    let answer;
    try {
      answer = await backend.ask("draft", { document: asked });
    } catch (thrown) {
      if (!this._gone && asked === this.document) this._emit("refused", refusedFrom(thrown));
      return;
    }
    if (this._gone || asked !== this.document) return;
    this.answer = answer;
    this.answered = asked;
    this._emit("refused", null);
    this._emit("answer", answer);
  }

  _emit(type, detail = null) {
    if (!this._gone) this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
