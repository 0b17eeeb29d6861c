// The tray: all pieces with how many are left, as they are turned now, to be chosen or dragged onto the board.

import { counted } from "./amounts.js";
import { fill, h, s } from "./dom.js";
import { dragging } from "./drag.js";
import { cellSize } from "./geometry.js";
import { DOUBLE_TAP, handOf } from "./hand.js";
import { Sprites } from "./laid.js";
import { say, sentence } from "./say.js";
import { pieceInWords } from "./words.js";

// More pieces than these lie in a tray of their own that scrolls, and leave it when they are laid.
const MANY = 40;

/**
 * The tray of a table.
 * @param {import("./table.js").Table} table
 * @returns {HTMLElement}
 */
export function trayPanel(table) {
  return new Tray(table).element;
}

class Tray {
  constructor(table) {
    this.table = table;
    this.hand = handOf(table);
    this.sprites = new Sprites(table);
    this.heading = h("h2", {}, "Pieces");
    this.left = h("span", { class: "faint small number" });
    this.list = h("div", { class: "pieces", role: "group", "aria-label": "Pieces" });
    this.element = h("section", { class: "tray" }, h("div", { class: "row" }, this.heading, this.left), this.list);
    this.items = [];
    this._drawn = [];
    this._focused = 0;
    this._tapped = { piece: -1, at: 0 };
    dragging(this.list, this.hand, (event) => this._grab(event));
    this.list.addEventListener("click", (event) => this._click(event));
    this.list.addEventListener("keydown", (event) => this._key(event));
    this.list.addEventListener("focusin", (event) => this._setFocused(this._pieceOf(event)));
    table.addEventListener("view", () => this._build());
    table.addEventListener("placed", () => this._update());
    table.addEventListener("shown", () => this._update());
    table.addEventListener("marks", () => this._update());
    table.addEventListener("sprites", () => this._update());
    this.hand.addEventListener("hand", () => this._update());
    if (table.view) this._build();
  }

  _build() {
    const { view } = this.table;
    const isMany = view.pieces.length > MANY;
    this.cell = cellSize(view.board).most;
    this.heading.textContent = sentence(view.kind);
    this.list.setAttribute("aria-label", this.heading.textContent);
    this.list.classList.toggle("many", isMany);
    this.list.dataset.kind = view.kind;
    for (const [name, value] of Object.entries(this._extents())) this.list.style.setProperty(`--${name}`, String(Math.round(100 * value) / 100));
    this._drawn = [];
    this._focused = 0;
    this.items = view.pieces.map((piece, index) => {
      const picture = s("svg", { "aria-hidden": "true" });
      const count = h("span", { class: "count number", "aria-hidden": "true" });
      const button = h("button", { type: "button", class: "piece", tabindex: "-1", dataset: { piece: index } }, picture, count);
      if (view.board.dimension === 2) {
        // As wide and high as the piece is in any way, so that nothing jumps when it is turned.
        button.style.setProperty("--side", this._length(longest(piece)));
      }
      return { button, picture, count };
    });
    fill(this.list, this.items.map((item) => item.button));
    this._update();
  }

  _update() {
    const { table, hand } = this;
    const { view } = table;
    if (this.items.length !== view.pieces.length) return;
    const left = table.copiesLeft();
    const hasMany = view.pieces.length > MANY;
    const marked = new Set(table.marks.pieces);
    this.items.forEach(({ button, count }, piece) => {
      const { most } = view.pieces[piece];
      const isHeld = hand.held?.piece === piece && hand.held.number === null;
      const n = Math.max(0, left[piece]);
      this._draw(piece);
      button.setAttribute("aria-pressed", String(isHeld));
      const words = this._words(piece, n);
      button.setAttribute("aria-label", words);
      // The same words are not read twice, and tell by a mouse what the letters on a tile stand for.
      button.title = words;
      button.classList.toggle("used", n === 0);
      button.classList.toggle("copies", most > 1);
      button.classList.toggle("marked", marked.has(piece));
      button.hidden = hasMany && n === 0;
      count.textContent = most > 1 ? `×${n}` : n ? "" : "✓";
      count.hidden = !count.textContent;
    });
    this._tell();
    this._setFocused(this._focused);
  }

  /** How many are left; while something else is shown on the board, how to go back to these pieces. */
  _tell() {
    const { shown } = this.table;
    const total = this.table.copiesLeft().reduce((sum, n) => sum + Math.max(0, n), 0);
    const own = total ? `${total.toLocaleString("en-US")} left` : "all on the board";
    this.left.textContent = shown ? `Choose a ${this.table.view.nouns.piece} to go back to your table.` : own;
    this.list.classList.toggle("aside", shown !== null);
  }

  _words(piece, n) {
    const { view } = this.table;
    const { most, words } = view.pieces[piece];
    const said = words.startsWith("tile") ? words : pieceInWords(view, piece, this.hand.wayInTray(piece));
    if (!n) return `${said}, on the board`;
    return most > 1 ? `${said}, ${counted(n, "copy", "copies")} left` : said;
  }

  _draw(piece) {
    const way = this.hand.wayInTray(piece);
    if (this._drawn[piece] === way) return;
    const { picture } = this.items[piece];
    const { picture: picked, box } = this.sprites.beside(piece, way);
    // A tile that was turned shows as it lay until its picture is here.
    if (picked) this._drawn[piece] = way;
    else if (this._drawn[piece] !== undefined) return;
    picture.setAttribute("viewBox", box.join(" "));
    picture.style.width = this._length(box[2]);
    picture.style.height = this._length(box[3]);
    fill(picture, picked);
  }

  /**
   * How much room all pieces need, in cells, by which the style makes them as large as they can be: the side of a square
   * with room for them (`spread`), and of a strip of two rows the length, how many columns it has, and the longest piece.
   */
  _extents() {
    const sides = this.table.view.pieces.map((piece) => longest(piece) / this.cell);
    const columns = sides.flatMap((side, k) => (k % 2 ? [] : [Math.max(side, sides[k + 1] ?? 0)]));
    const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
    return { spread: Math.sqrt(sum(sides.map((side) => side ** 2))), strip: sum(columns), columns: columns.length, longest: Math.max(...sides) };
  }

  /** A length of the board's picture in the tray, where the style says how large a cell is. */
  _length(pixels) {
    return `calc(${(pixels / this.cell).toFixed(3)} * var(--cell))`;
  }

  _pieceOf(event) {
    const button = event.target instanceof Element ? event.target.closest("[data-piece]") : null;
    return button ? Number(button.dataset.piece) : null;
  }

  _setFocused(piece) {
    if (piece === null || !this.items.length) return;
    const isThere = (k) => this.items[k] && !this.items[k].button.hidden;
    if (!isThere(piece)) piece = Math.max(0, this.items.findIndex((item) => !item.button.hidden));
    this.items[this._focused]?.button.setAttribute("tabindex", "-1");
    this._focused = piece;
    this.items[piece].button.setAttribute("tabindex", "0");
  }

  /** Move the focus to the piece where it was last. */
  focus() {
    this.items[this._focused]?.button.focus();
  }

  _grab(event) {
    const piece = this._pieceOf(event);
    if (piece === null || this.table.copiesLeft()[piece] < 1 || this.hand.choosing) return null;
    const { picture } = this.items[piece];
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(picture.getScreenCTM().inverse());
    const { box, solid } = this.table.view.pieces[piece].ways[this.hand.wayInTray(piece)];
    const [x, y, width, height] = box;
    // Pressed beside its picture, the piece is held by its rim; a solid, which is drawn otherwise, by its first cell.
    const offset = solid ? [0, 0] : [Math.min(Math.max(point.x, x), x + width), Math.min(Math.max(point.y, y), y + height)];
    const hold = () => {
      if (this.table.copiesLeft()[piece] < 1) return false;
      this.hand.take(piece, { quietly: true });
      return true;
    };
    return { hold, offset };
  }

  _click(event) {
    const piece = this._pieceOf(event);
    if (piece === null) return;
    const { hand, table } = this;
    if (hand.choosing) hand.choose(null);
    const isHeld = hand.held?.piece === piece && hand.held.number === null;
    const isAgain = event.detail > 0 && this._tapped.piece === piece && event.timeStamp - this._tapped.at < DOUBLE_TAP;
    this._tapped = { piece, at: event.timeStamp };
    if (table.copiesLeft()[piece] < 1) {
      this._pickUp(piece);
    } else if (isAgain) {
      if (!isHeld) hand.take(piece, { quietly: true });
      hand.move("turn");
    } else if (isHeld) {
      hand.letGo();
      say("Back in the tray.");
    } else hand.take(piece);
  }

  /** A piece of which no copy is left is picked up from the board. */
  _pickUp(piece) {
    const number = this.table.placed.findLastIndex((placement) => placement[0] === piece);
    if (number < 0) {
      this.hand.refuseFixed(this.table.given.find((placement) => placement[0] === piece));
      return;
    }
    if (this.table.shown) this.table.show(null);
    this.hand.pickUp(number, this.table.placed[number][2]);
  }

  _key(event) {
    const piece = this._pieceOf(event);
    if (piece === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const there = this.items.map((_, k) => k).filter((k) => !this.items[k].button.hidden);
    const at = there.indexOf(piece);
    let to = null;
    if (event.key === "ArrowRight") to = there[at + 1];
    else if (event.key === "ArrowLeft") to = there[at - 1];
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") to = this._below(piece, there, event.key === "ArrowDown");
    else if (event.key === "Home") to = there[0];
    else if (event.key === "End") to = there.at(-1);
    else return;
    event.preventDefault();
    if (to !== undefined && to !== null) this.items[to].button.focus();
  }

  /** The nearest piece in the next row, or the one before. */
  _below(piece, there, isDown) {
    const from = this.items[piece].button.getBoundingClientRect();
    const middle = (box) => box.left + box.width / 2;
    let [best, least] = [null, Infinity];
    for (const k of there) {
      const box = this.items[k].button.getBoundingClientRect();
      const far = isDown ? box.top - from.top : from.top - box.top;
      if (far < from.height / 2 && far < 12) continue;
      const score = 3 * far + Math.abs(middle(box) - middle(from));
      if (score < least) [best, least] = [k, score];
    }
    return best;
  }
}

/** How long the picture of a piece is at most, in any of its ways. */
function longest({ ways }) {
  return Math.max(...ways.flatMap(({ box, solid }) => (solid ?? { box }).box.slice(2)));
}
