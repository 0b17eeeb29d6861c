// The tray: all pieces with how many are left, as they are turned now, to be chosen or dragged onto the board.

import { dragging } from "../board/drag.js";
import { Sprites } from "../board/placed-layer.js";
import { announce } from "../parts/announce.js";
import { fill, h, s } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { cellSize } from "../parts/geometry.js";
import { pieceInWords } from "../parts/words.js";
import { fitsOf } from "../table/fits.js";
import { DOUBLE_TAP, handOf } from "../table/hand.js";

// More pieces than these lie in a tray of their own that scrolls, and leave it when they are laid.
const MANY = 40;

/** The tray of a table. @param {import("../table/table.js").Table} table @returns {HTMLElement} */
export function trayPanel(table) {
  const hand = handOf(table);
  const pieces = new TrayPieces(table, hand);
  const heading = h("h2", {}, t("all-pieces"));
  const left = h("span", { class: "faint small number" });
  const build = () => {
    heading.textContent = t(`all-${table.view.kind}`);
    pieces.build();
    update();
  };
  const update = () => {
    pieces.update();
    left.textContent = leftInWords(table);
  };
  listenTo(pieces, table, hand);
  table.addEventListener("view", build);
  for (const type of ["placed", "shown", "marks", "sprites", "faults"]) table.addEventListener(type, update);
  hand.addEventListener("hand", update);
  pieces.fits.addEventListener("chosen", ({ detail: goesOn }) => {
    sort(pieces);
    update();
    if (goesOn) pieces.items[pieces.there[0]].button.focus();
  });
  let turning = 0;
  hand.addEventListener("turned", () => {
    turning ||= requestAnimationFrame(() => {
      turning = 0;
      for (const piece of pieces.items.keys()) turn(pieces, piece);
    });
  });
  if (table.view) build();
  return h("section", { class: "tray" }, h("div", { class: "row" }, heading, left), pieces.list);
}

/** How many are left; while something else is shown on the board, how to go back to these pieces. */
function leftInWords(table) {
  const { cell, here } = fitsOf(table);
  if (table.shown) return t("back-to-table-by", { kind: table.view.nouns.piece });
  const total = table.copiesLeft().reduce((sum, n) => sum + Math.max(0, n), 0);
  if (here) return t("fits-of", { n: here.size, all: total, cell: table.view.board.cells[cell].words });
  return total ? t("n-left", { n: total }) : t("all-on-board");
}

/** The pieces, each a button with its picture; one of them is reached by the Tab key. */
class TrayPieces {
  list = h("div", { class: "pieces", role: "group", "aria-label": t("all-pieces") });
  items = [];
  _drawn = [];
  _focused = 0;

  constructor(table, hand) {
    this.table = table;
    [this.hand, this.fits] = [hand, fitsOf(table)];
    this.sprites = new Sprites(table);
  }

  build() {
    const { view } = this.table;
    this.cell = cellSize(view.board).most;
    this.list.setAttribute("aria-label", t(`all-${view.kind}`));
    this.list.classList.toggle("many", view.pieces.length > MANY);
    this.list.dataset.kind = view.kind;
    for (const [name, value] of Object.entries(extentsOf(view, this.cell))) this.list.style.setProperty(`--${name}`, String(Math.round(100 * value) / 100));
    this._drawn = [];
    this._focused = 0;
    // As wide and high as the piece is in any way, so that nothing jumps when it is turned.
    const side = (piece) => (view.board.dimension === 2 ? lengthOf(longest(piece), this.cell) : null);
    this.items = view.pieces.map((piece, index) => itemOf(index, side(piece)));
    fill(this.list, this.items.map((item) => item.button));
  }

  update() {
    const { table, hand } = this;
    const { view } = table;
    if (this.items.length !== view.pieces.length) return;
    const left = table.copiesLeft();
    const marked = new Set(table.marks.pieces);
    this.list.classList.toggle("aside", table.shown !== null);
    this.items.forEach((item, piece) => {
      const n = Math.max(0, left[piece]);
      this._draw(piece);
      tell(item, {
        n,
        words: wordsOf(view, piece, n, hand.wayInTray(piece)) + fitInWords(this.fits.here, piece),
        hasCopies: view.pieces[piece].most > 1,
        isHeld: hand.held?.piece === piece && hand.held.number === null,
        isMarked: marked.has(piece),
        isUnfit: this.fits.here?.has(piece) === false,
        isGone: view.pieces.length > MANY && n === 0,
      });
    });
    this.focusOn(this._focused);
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
    picture.style.width = lengthOf(box[2], this.cell);
    picture.style.height = lengthOf(box[3], this.cell);
    fill(picture, picked);
    turn(this, piece);
  }

  /** Let the Tab key reach this piece, or the first one if it is gone. */
  focusOn(piece) {
    if (piece === null || !this.items.length) return;
    const isThere = (k) => this.items[k] && !this.items[k].button.hidden;
    if (!isThere(piece)) piece = Math.max(0, this.items.findIndex((item) => !item.button.hidden));
    this.items[this._focused]?.button.setAttribute("tabindex", "-1");
    this._focused = piece;
    this.items[piece].button.setAttribute("tabindex", "0");
  }

  /** The pieces that are there, in the order in which they lie. */
  get there() {
    return [...this.list.children].filter((button) => !button.hidden).map((button) => Number(button.dataset.piece));
  }
}

/** Put the pieces first that fit on the chosen cell. */
function sort({ list, items, fits: { here } }) {
  const { activeElement } = document;
  const order = here ? [...items.keys()].sort((a, b) => here.has(b) - here.has(a)) : [...items.keys()];
  fill(list, order.map((piece) => items[piece].button));
  if (list.contains(activeElement)) activeElement.focus();
  list.scrollTop = 0;
}

/** Show a piece as it is seen on the solid, once that was turned. */
function turn({ items, hand }, piece) {
  if (!hand.solid) return;
  const { picture, turned } = items[piece];
  if (!turned.isConnected) picture.after(turned);
  turned.hidden = false;
  const pixels = picture.getBoundingClientRect().width / picture.viewBox.baseVal.width;
  turned.hidden = !hand.solid.paintBeside(turned, piece, hand.wayInTray(piece), pixels);
}

/** A length of the board's picture in the tray, where the style says how large a cell is. */
function lengthOf(pixels, cell) {
  return `calc(${(pixels / cell).toFixed(3)} * var(--cell))`;
}

function itemOf(piece, side) {
  const picture = s("svg", { "aria-hidden": "true" });
  const count = h("span", { class: "count number", "aria-hidden": "true" });
  // What is seen of it where the solid is turned; flat pieces never need it.
  const turned = h("canvas", { class: "turned" });
  const button = h("button", { type: "button", class: "piece", tabindex: "-1", dataset: { piece }, style: side ? { "--side": side } : {} }, picture, count);
  return { button, picture, turned, count };
}

/** Tell how a piece is: how many copies are left, whether it is held or meant, and whether it has left the tray. */
function tell({ button, count }, { n, words, hasCopies, isHeld, isMarked, isUnfit, isGone }) {
  button.setAttribute("aria-pressed", String(isHeld));
  button.setAttribute("aria-label", words);
  // The same words are not read twice, and tell by a mouse what the letters on a tile stand for.
  button.title = words;
  button.classList.toggle("used", n === 0);
  button.classList.toggle("copies", hasCopies);
  button.classList.toggle("marked", isMarked);
  button.classList.toggle("unfit", isUnfit);
  button.hidden = isGone;
  count.textContent = hasCopies ? `×${n}` : n ? "" : "✓";
  count.hidden = !count.textContent;
}

/**
 * How much room all pieces need, in cells, by which the style makes them as large as they can be: the side of a square
 * with room for them (`spread`), and of a strip of two rows the length, how many columns it has, and the longest piece.
 */
function extentsOf({ pieces }, cell) {
  const sides = pieces.map((piece) => longest(piece) / cell);
  const columns = sides.flatMap((side, k) => (k % 2 ? [] : [Math.max(side, sides[k + 1] ?? 0)]));
  const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
  return { spread: Math.sqrt(sum(sides.map((side) => side ** 2))), strip: sum(columns), columns: columns.length, longest: Math.max(...sides) };
}

/** How long the picture of a piece is at most, in any of its ways. */
function longest({ ways }) {
  return Math.max(...ways.flatMap(({ box, solid }) => (solid ?? { box }).box.slice(2)));
}

function wordsOf(view, piece, n, way) {
  const { most, words } = view.pieces[piece];
  const said = view.nouns.piece === "tile" ? words : pieceInWords(view, piece, way);
  if (!n) return t("piece-on-board", { piece: said });
  return most > 1 ? t("copies-left", { piece: said, n }) : said;
}

/** Whether a piece fits on the chosen cell, and in how many ways. */
function fitInWords(here, piece) {
  return here ? `; ${t("fits-ways", { n: here.get(piece)?.length ?? 0 })}` : "";
}

/** What a person does with the pieces of the tray: take them, turn them, drag them, go from one to the other. */
function listenTo(pieces, table, hand) {
  let tapped = { piece: -1, at: 0 };
  dragging(pieces.list, hand, (event) => grab(pieces, table, hand, event));
  pieces.list.addEventListener("focusin", (event) => pieces.focusOn(pieceOf(event)));
  pieces.list.addEventListener("keydown", (event) => keyed(pieces, event));
  pieces.list.addEventListener("click", (event) => {
    const piece = pieceOf(event);
    if (piece === null) return;
    if (hand.choosing) hand.choose(null);
    const isHeld = hand.held?.piece === piece && hand.held.number === null;
    const isAgain = event.detail > 0 && tapped.piece === piece && event.timeStamp - tapped.at < DOUBLE_TAP;
    const isSecond = event.detail > 1 && tapped.isLaid && event.timeStamp - tapped.at < DOUBLE_TAP;
    tapped = { piece, at: event.timeStamp, isLaid: !hand.held && Boolean(pieces.fits.here?.has(piece)) };
    // The second click of a double one would take what came into the place of the piece that is laid.
    if (isSecond) return;
    if (tapped.isLaid) {
      pieces.fits.lay(piece);
      if (!event.detail) hand.surface.focus();
    } else if (table.copiesLeft()[piece] < 1) pickUp(table, hand, piece);
    else if (isAgain) {
      if (!isHeld) hand.take(piece, { quietly: true });
      hand.move("turn");
    } else if (isHeld) {
      hand.letGo();
      announce(t("back-in-the-tray"));
    } else hand.take(piece);
  });
}

function pieceOf({ target }) {
  const button = target instanceof Element ? target.closest("[data-piece]") : null;
  return button ? Number(button.dataset.piece) : null;
}

function grab(pieces, table, hand, event) {
  const piece = pieceOf(event);
  if (piece === null || table.copiesLeft()[piece] < 1 || hand.choosing) return null;
  const { picture } = pieces.items[piece];
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(picture.getScreenCTM().inverse());
  const { box, solid } = table.view.pieces[piece].ways[hand.wayInTray(piece)];
  const [x, y, width, height] = box;
  // Pressed beside its picture, the piece is held by its rim; a solid, which is drawn otherwise, by its first cell.
  const offset = solid ? [0, 0] : [Math.min(Math.max(point.x, x), x + width), Math.min(Math.max(point.y, y), y + height)];
  const hold = () => {
    if (table.copiesLeft()[piece] < 1) return false;
    hand.take(piece, { quietly: true });
    return true;
  };
  return { hold, offset };
}

/** A piece of which no copy is left is picked up from the board. */
function pickUp(table, hand, piece) {
  const number = table.placed.findLastIndex((placement) => placement[0] === piece);
  if (number < 0) return hand.refuseFixed(table.given.find((placement) => placement[0] === piece));
  if (table.shown) table.show(null);
  return hand.pickUp(number, table.placed[number][2]);
}

function keyed(pieces, event) {
  const piece = pieceOf(event);
  if (piece === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const { there } = pieces;
  const at = there.indexOf(piece);
  let to = null;
  if (event.key === "ArrowRight") to = there[at + 1];
  else if (event.key === "ArrowLeft") to = there[at - 1];
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") to = below(pieces, piece, event.key === "ArrowDown");
  else if (event.key === "Home") to = there[0];
  else if (event.key === "End") to = there.at(-1);
  else return;
  event.preventDefault();
  if (to !== undefined && to !== null) pieces.items[to].button.focus();
}

/** The nearest piece in the next row, or the one before. */
function below({ items, there }, piece, isDown) {
  const from = items[piece].button.getBoundingClientRect();
  const middle = (box) => box.left + box.width / 2;
  let [best, least] = [null, Infinity];
  for (const k of there) {
    const box = items[k].button.getBoundingClientRect();
    const far = isDown ? box.top - from.top : from.top - box.top;
    if (far < from.height / 2 && far < 12) continue;
    const score = 3 * far + Math.abs(middle(box) - middle(from));
    if (score < least) [best, least] = [k, score];
  }
  return best;
}
