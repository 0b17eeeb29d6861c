// The puzzle that is being made: its document, all earlier ones, and what Python says of it. It outlives a reload.

import { backend } from "../backend.js";
import { refusedFrom } from "../refused.js";
import { say } from "../say.js";

const KEPT = "tilewright:draft";
const MOST_BACK = 200;
const PATIENCE = 90;

// What was made in this tab outlives a look at other views. `written` is how this tab last wrote the draft down: what
// else is found there comes from another tab.
const made = { now: null, past: [], future: [], written: null };

/**
 * Events: "document" (it changed), "answer" (what Python says of the newest document), "refused" (detail: a Refused),
 * "elsewhere" (another tab wrote another draft down).
 */
export class Draft extends EventTarget {
  constructor() {
    super();
    this.document = null;
    /** The text of the file that was opened, as long as it says the same as the document: its comments are in no document. */
    this.text = null;
    /** What was typed as the text of the file and could not be read yet. */
    this.typed = null;
    /** The latest answer, and the document that it is about. */
    this.answer = null;
    this.answered = null;
    this._work = Promise.resolve();
    this._timer = 0;
    this._gone = false;
    this._hear = (event) => {
      if (event.key === KEPT && event.newValue && event.newValue !== made.written) this._emit("elsewhere");
    };
    addEventListener("storage", this._hear);
  }

  get canUndo() {
    return made.past.length > 0;
  }

  get canRedo() {
    return made.future.length > 0;
  }

  /** Take up what was made before in this browser; false if there is nothing. What another tab made can be undone. */
  restore() {
    const written = writtenDown();
    const kept = written === made.written ? made.now : (stateOf(written) ?? made.now);
    if (!kept) return false;
    if (made.now && kept !== made.now) remember(made.now);
    made.now = kept;
    made.written = written;
    Object.assign(this, kept);
    return true;
  }

  /** Go on with what another tab wrote down. */
  takeUp() {
    const kept = stateOf(writtenDown());
    if (!kept) return;
    remember(this._now());
    this._set(kept);
    say("The puzzle of the other tab is here now. Undo brings yours back.");
  }

  /** Keep what is being typed as the text of the file, until it can be read; null if nothing is. */
  type(text) {
    this.typed = text;
    this._keep();
  }

  /**
   * Go on with another document; the one before can be had back.
   * @param {object} document
   * @param {string} [words] said to those who listen
   * @param {string|null} [text] the file in which it stands
   */
  change(document, words = "", text = null) {
    if (this._gone) return;
    if (this.document) remember(this._now());
    this._set({ document, text, typed: null });
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
    made.future.push(this._now());
    this._set(made.past.pop());
    say("Undone.");
  }

  redo() {
    if (!this.canRedo) return;
    made.past.push(this._now());
    this._set(made.future.pop());
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
    removeEventListener("storage", this._hear);
  }

  _now() {
    return { document: this.document, text: this.text, typed: this.typed };
  }

  _keep() {
    made.now = this._now();
    const written = JSON.stringify(made.now);
    try {
      localStorage.setItem(KEPT, written);
      made.written = written;
    } catch {
      // Without storage the draft is there until the page is closed.
    }
  }

  _set(state) {
    Object.assign(this, state);
    this._keep();
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

/** Begin a new step: undo comes back to this state. */
function remember(state) {
  made.past = [...made.past, state].slice(-MOST_BACK);
  made.future = [];
}

function writtenDown() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** The draft that was written down; null if there is none. */
function stateOf(written) {
  let kept = null;
  try {
    kept = JSON.parse(written ?? "null");
  } catch {
    return null;
  }
  if (!kept || typeof kept.document !== "object" || kept.document === null || Array.isArray(kept.document)) return null;
  const textOf = (value) => (typeof value === "string" ? value : null);
  return { document: kept.document, text: textOf(kept.text), typed: textOf(kept.typed) };
}
