// The puzzle that is being made: its document, all earlier ones, and what Python says of it. It outlives a reload.

import { backend } from "../backend.js";
import { Refused, refusedFrom } from "../refused.js";
import { say } from "../say.js";
import { draftKept, isOfDraft, keepDraft, keepSteps, stateOf, stepsKept } from "./kept.js";

const MOST_BACK = 200;
const PATIENCE = 90;
const PATIENCE_TO_READ = 500;

// What was made in this tab outlives a look at other views, and a reload. `written` is how this tab last wrote the
// draft down: what else is found there comes from another tab.
const made = { now: null, past: [], future: [], written: null, ...stepsKept() };
if (made.now) made.written = JSON.stringify(made.now);
const keepMade = () => made.now && keepSteps(made);
addEventListener("pagehide", keepMade);
document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && keepMade());

/**
 * Events: "document" (it changed), "answer" (what Python says of the newest document), "text" (what was typed changed or
 * was read; detail: the mistakes of a text that was just read, else null), "refused" (detail: a Refused, or null),
 * "elsewhere" (another tab wrote another draft down).
 */
export class Draft extends EventTarget {
  constructor() {
    super();
    this.document = null;
    /** The text of the file that was opened, as long as it says the same as the document: its comments are in no document. */
    this.text = null;
    /** What was typed as the text of the file and is in no document yet: as long as there is such a text nothing is drawn. */
    this.typed = null;
    /** The mistakes for which what was typed cannot be read; null if it can be, or is not looked at yet. */
    this.unread = null;
    /** The latest answer, and the document that it is about. */
    this.answer = null;
    this.answered = null;
    this._work = Promise.resolve();
    this._timer = 0;
    this._reading = 0;
    this._gone = false;
    this._hear = (event) => {
      if (isOfDraft(event) && event.newValue !== made.written) this._emit("elsewhere");
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
    const written = draftKept();
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
    const kept = stateOf(draftKept());
    if (!kept) return;
    remember(this._now());
    this._set(kept);
    say("The puzzle of the other tab is here now. Undo brings yours back.");
  }

  /** Keep what is being typed as the text of the file, and read it when no more comes. */
  type(text) {
    if (this.typed === null) remember(this._now());
    this.typed = text;
    this._keep();
    this._emit("text");
    this._readIn(PATIENCE_TO_READ);
  }

  /** Read what was typed; false if it cannot be read, and so is in no document. */
  async read() {
    clearTimeout(this._reading);
    const text = this.typed;
    if (text === null) return true;
    const { document, mistakes } = await read(text);
    if (this._gone) return false;
    // More was typed meanwhile, or it was undone.
    if (this.typed !== text) return this.read();
    // What was there before the typing began is remembered already.
    if (document) this._set({ document, text, typed: null });
    else this.unread = mistakes;
    this._emit("text", mistakes);
    return document !== null;
  }

  /** Go back to the puzzle as it was before its text could no longer be read. */
  takeBackText() {
    this.change(this.document, "The text was taken back. Undo brings it again.", this.text);
  }

  /**
   * Go on with another document; the one before can be had back.
   * @param {object} document
   * @param {string} [words] said to those who listen
   * @param {string|null} [text] the file in which it stands
   * @param {string|null} [typed] a text that is to be read first
   */
  change(document, words = "", text = null, typed = null) {
    if (this._gone) return;
    if (this.document) remember(this._now());
    this._set({ document, text, typed });
    if (words) say(words);
  }

  /**
   * Go on with what Python makes of the newest document; such changes wait for one another.
   * @param {(document: object) => Promise<{document: object, words?: string}>} make
   * @param {(refused: import("../refused.js").Refused|null) => void} [tell] shows what was refused, or that nothing was
   */
  changeBy(make, tell = (refused) => refused && this._emit("refused", refused)) {
    this._work = this._work.then(async () => {
      if (this._gone) return;
      try {
        const { document, words } = await make(this.document);
        if (this.typed !== null) throw new Refused({ message: "this was not drawn, as the text was changed meanwhile" });
        this.change(document, words);
        tell(null);
      } catch (thrown) {
        tell(refusedFrom(thrown));
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
    clearTimeout(this._reading);
    removeEventListener("storage", this._hear);
  }

  _now() {
    return { document: this.document, text: this.text, typed: this.typed };
  }

  _keep() {
    made.now = this._now();
    made.written = keepDraft(made.now) ?? made.written;
  }

  _set(state) {
    Object.assign(this, state, { unread: null });
    this._keep();
    this._emit("document");
    this._emit("text");
    clearTimeout(this._timer);
    this._timer = setTimeout(() => this._ask(), PATIENCE);
    if (this.typed === null) clearTimeout(this._reading);
    else this._readIn(0);
  }

  _readIn(milliseconds) {
    clearTimeout(this._reading);
    this._reading = setTimeout(() => this.read(), milliseconds);
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

/**
 * What the text of a file says, and its mistakes; that it cannot be looked at is one as well.
 * @param {string} text
 * @returns {Promise<{document: object|null, mistakes: Array<{line: number, column: number, message: string, help: string}>}>}
 */
export async function read(text) {
  try {
    return await backend.ask("read", { files: [{ name: "puzzle.toml", text }] });
  } catch (thrown) {
    const { message, help } = refusedFrom(thrown);
    return { document: null, mistakes: [{ line: 0, column: 0, message, help }] };
  }
}

/** Begin a new step: undo comes back to this state. */
function remember(state) {
  made.past = [...made.past, state].slice(-MOST_BACK);
  made.future = [];
}
