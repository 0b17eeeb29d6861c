/** How many solutions are left with what lies on the table: asked for request by request, and put into words. */

import { amount } from "../parts/amounts.js";
import { GrowingAnswers } from "../parts/growing.js";
import { pieceName } from "../parts/words.js";
import { knownCount } from "../table/known.js";
import { t } from "../parts/languages.js";

// A count that takes longer goes on with each further request, up to so many, with a pause between them for others.
const MOST_REQUESTS = 20;
// What is known after a request that was refused, as by a server with too many visitors; the next one comes later.
const NOTHING = { count: "0", exact: false, none_since: null, cells: [], forced: [], of_solutions: false };

/** What is known of the solutions that are left on a table. */
export class LiveCount {
  /** What lies there in the order in which it was laid; a piece that was moved was laid last. */
  order = [];
  #answers;
  #table;
  #on;

  /**
   * @param {import("../table/table.js").Table} table
   * @param {{isWanted: () => boolean, wantsHeat: () => boolean, told: () => void}} on whether to count, and
   *   to show more on the cells; and `told` when more is known
   */
  constructor(table, on) {
    this.#table = table;
    this.#on = on;
    this.#answers = new GrowingAnswers("live", { key: () => this.#key, isWanted: () => this.#isWanted, isSettled: (known) => this.isSettled(known), told: on.told, nothing: NOTHING });
  }

  /** Other pieces lie there. */
  follow() {
    this.order = inOrder(this.order, this.#table.placed);
  }

  get #key() {
    return JSON.stringify({ ...this.#table.request({ placed: false }), placed: this.order });
  }

  /** What is known of the table as it is now; undefined for nothing. */
  get known() {
    return this.#answers.known;
  }

  /** Whether there is something to ask: not for a tab in the background, nor before the dice are rolled. */
  get #isWanted() {
    const { isLeft, view } = this.#table;
    return this.#on.isWanted() && !isLeft && !document.hidden && !view.missing;
  }

  /** Ask about the table as it is now, until that is known; one request at a time. */
  look() {
    return this.#answers.look();
  }

  /** Whether more requests about the table as it is now would tell no more. */
  isSettled(known) {
    // What is published needs no request, unless the cells are to show more.
    if (known === undefined) return this.published !== null && !this.#on.wantsHeat();
    if (known.requests >= MOST_REQUESTS || known.count === null || this.published !== null) return true;
    return known.exact && (known.count !== "0" || known.none_since !== null);
  }

  /**
   * The published number of solutions of what is set up, as long as nothing lies there; null if there is none. A file of
   * one's own is counted, whatever it says: a label may have changed since.
   */
  get published() {
    return this.order.length || !this.#table.view.name ? null : knownCount(this.#table, "distinct");
  }

  inWords(known) {
    if (this.#table.complete) return t("is-a-solution");
    if (this.published !== null) return withDifferent(this.published, knownCount(this.#table, "symmetry"));
    return leftInWords(known, this.order.length > 0, (number) => this.nameOf(number));
  }

  /** A piece by the letter that it has on the board: a name may be too long for the bar. */
  nameOf(number) {
    const [piece] = this.order[number];
    const { view } = this.#table;
    return `${pieceName(view, piece).split(" ")[0]} ${view.pieces[piece].code}`;
  }
}

/** What lies there now, with what lay there before first, in its order. */
function inOrder(before, placed) {
  const lying = new Set(placed.map(String));
  const stayed = before.filter((placement) => lying.has(String(placement)));
  const known = new Set(stayed.map(String));
  return [...stayed, ...placed.filter((placement) => !known.has(String(placement)))];
}

/** How many are left of what is known; `isLaid` if something lies there, of which `nameOf` gives the names. */
function leftInWords(known, isLaid, nameOf) {
  if (known === undefined) return t("counting-dots");
  if (known.count === null) return known.words || t("too-large-to-count");
  if (known.exact && known.count === "0") {
    if (known.none_since === null) return t("none-left");
    return known.none_since < 0 ? t("there-is-no-solution") : t("none-left-since", { piece: nameOf(known.none_since) });
  }
  if (known.exact) return isLaid ? t("live-left", { n: amount(known.count) }) : inAll(known.count);
  if (known.count !== "0") return t(isLaid ? "live-at-least-left" : "live-at-least", { n: amount(known.count) });
  return known.requests < MOST_REQUESTS ? t("counting-dots") : t("not-known-whether-left");
}

/** A published number of solutions, with how many of these are different, if that is published, too. */
function withDifferent(digits, different) {
  if (different === null || different === digits) return inAll(digits);
  return t("live-different", { n: amount(digits), different: amount(different) });
}

/** All solutions, with those that are others turned or mirrored. */
function inAll(digits) {
  return t("live-in-all", { n: amount(digits) });
}

/** So many solutions. @param {string} digits */