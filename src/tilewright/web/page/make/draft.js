// The puzzle that is made as a view sees it: its document, the changes that a person makes, and what Python says of it.

import { backend } from "../backend/backend.js";
import { refusedFrom } from "../backend/refused.js";
import { Newest } from "../parts/newest.js";
import { blamedIn } from "./blamed.js";
import { list, withItem, withoutItem } from "./documents.js";
import { made, NO_PLACE, SAME_PLACE } from "./made.js";

const PATIENCE = 90;
const PATIENCE_TO_READ = 500;

/**
 * Events: "document" (it changed), "puzzle" (it is another puzzle), "answer" (what Python says of the newest document), "text" (what was typed changed or
 * was read; detail: the mistakes of a text that was just read, else null), "settled" (no change waits any more),
 * "refused" (detail: a Refused, or null), "elsewhere" (another tab wrote another draft down).
 */
export class Draft extends EventTarget {
  constructor() {
    super();
    /** The mistakes for which what was typed cannot be read; null if it can be, or is not looked at yet. */
    this.unread = null;
    /** The latest answer, and the document that it is about. */
    this.answer = null;
    this.answered = null;
    this._refused = null;
    // Where what is shown is in the newest document.
    this._moved = NO_PLACE;
    this._puzzle = made.now?.puzzle;
    this._timer = 0;
    this._reading = 0;
    this._questions = new Newest();
    // What is asked now, and about which document.
    this._asking = { about: null, done: null };
    this._gone = false;
    this._over = new AbortController();
    const { signal } = this._over;
    made.addEventListener("step", ({ detail }) => this._follow(detail), { signal });
    made.addEventListener("typed", () => this._followTyping(), { signal });
    made.addEventListener("settled", () => this._settle(), { signal });
    made.addEventListener("elsewhere", () => this._emit("elsewhere"), { signal });
  }

  get document() {
    return made.now?.document ?? null;
  }

  /** The text of the file that was opened, as long as it says the same as the document: its comments are in no document. */
  get text() {
    return made.now?.text ?? null;
  }

  /** What was typed as the text of the file and is in no document yet: as long as there is such a text nothing is drawn. */
  get typed() {
    return made.now?.typed ?? null;
  }

  /** The name of the file in which what was typed stood; null if it is in none, or all is read. */
  get file() {
    return this.typed === null ? null : (made.now.file ?? null);
  }

  /** Which puzzle it is: another one for each that is begun or opened. */
  get puzzle() {
    return made.now?.puzzle;
  }

  /** Whether nothing more will be said of the newest document, as it is. */
  get isAnswered() {
    return this.unread !== null || [this.answered, this._refused].includes(this.document);
  }

  /** What is to blame in the newest document. */
  get blamed() {
    return blamedIn(this.answered === this.document ? this.answer : null);
  }

  /** The options of a listener that lasts until the view is left. */
  get untilClosed() {
    return { signal: this._over.signal };
  }

  get isBusy() {
    return made.isBusy;
  }

  /** Whether the view was left. */
  get isClosed() {
    return this._gone;
  }

  /** Wait until all changes are made, and what was typed is read; false if it cannot be read. */
  async settled() {
    await made.settled();
    return this.read();
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
    if (document) made.takeRead(document);
    else this.unread = mistakes;
    this._emit("text", mistakes);
    return document !== null;
  }

  /**
   * Change the document.
   * @param {(document: object) => object} change
   * @param {string|(() => string)} [words] said to those who listen
   */
  change(change, words = "") {
    made.change(change, words);
  }

  /** Change the document as something is typed; one visit to a field is one step. */
  changeAsTyped(change, visit) {
    made.change(change, "", SAME_PLACE, visit);
  }

  /**
   * Change the document with regard to an item of a list; nothing happens if the item is gone.
   * @param {string} key the list
   * @param {number} k the place of the item as it is shown, in the document of the latest answer
   * @param {(document: object, k: number) => object} change gets the place in the newest document
   * @param {string|(() => string)} [words] said to those who listen
   */
  changeAt(key, k, change, words = "") {
    made.change((document) => {
      const place = this._moved(key, k);
      return place in list(document, key) ? change(document, place) : document;
    }, words);
  }

  /** Change an item of a list. @param {(item: any) => any} change */
  changeItem(key, k, change, words = "") {
    this.changeAt(key, k, (document, place) => withItem(document, key, place, change(list(document, key)[place])), words);
  }

  /** Take an item of a list away. */
  removeItem(key, k, words = "") {
    let gone = -1;
    const moved = (of, place) => (of !== key || place < gone ? place : place === gone ? -1 : place - 1);
    made.change((document) => {
      gone = this._moved(key, k);
      return gone in list(document, key) ? withoutItem(document, key, gone) : document;
    }, words, moved);
  }

  /** Ask again what Python says, now. */
  ask() {
    clearTimeout(this._timer);
    if (this._asking.about !== this.document) this._asking = { about: this.document, done: this._ask() };
    return this._asking.done;
  }

  /** The view is left; changes that still wait are made. */
  close() {
    this._gone = true;
    clearTimeout(this._timer);
    clearTimeout(this._reading);
    made.settled().then(() => this._over.abort());
  }

  _follow(moved) {
    const before = this._moved;
    this._moved = this.document === this.answered ? SAME_PLACE : (key, k) => moved(key, before(key, k));
    if (this._gone) return;
    this.unread = null;
    if (this._puzzle !== this.puzzle) this._emit("puzzle");
    this._puzzle = this.puzzle;
    this._emit("document");
    this._emit("text");
    this._askSoon();
    if (this.typed === null) clearTimeout(this._reading);
    else this._readIn(0);
  }

  _followTyping() {
    this._emit("text");
    this._readIn(PATIENCE_TO_READ);
  }

  _settle() {
    if (this._gone) return;
    this._emit("settled");
    if (this.answered !== this.document) this._askSoon();
  }

  _readIn(milliseconds) {
    clearTimeout(this._reading);
    this._reading = setTimeout(() => this.read(), milliseconds);
  }

  _askSoon() {
    clearTimeout(this._timer);
    this._timer = setTimeout(() => this.ask(), PATIENCE);
  }

  async _ask() {
    const asked = this.document;
    // What is shown stays while changes wait, as they were made to that.
    const isOld = () => this._gone || asked !== this.document || made.isBusy;
    let answer = null;
    try {
      answer = await this._questions.ask("draft", { document: asked });
    } catch (thrown) {
      if (isOld()) return;
      this._refused = asked;
      this._emit("refused", refusedFrom(thrown));
    } finally {
      if (this._asking.about === asked) this._asking = { about: null, done: null };
    }
    if (!answer || isOld()) return;
    this.answer = answer;
    this.answered = asked;
    this._moved = SAME_PLACE;
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
