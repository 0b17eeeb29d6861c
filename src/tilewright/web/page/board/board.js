// The board: its picture, what lies on it, and its cells to be clicked, or reached with the arrow keys.

import { announce } from "../parts/announce.js";
import { fill, h, newId, s, svgOf } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { areaOf, cellSize, cellTowards, isArrow, leastWidth, rowsOf } from "../parts/geometry.js";
import { cellInWords, cellsInWords, keysInWords, pieceName, rulesInWords } from "../parts/words.js";
import { judge, look, wayOn } from "../table/fitting.js";
import { fitsOf } from "../table/fits.js";
import { DOUBLE_TAP, ELSEWHERE, handOf } from "../table/hand.js";
import { cellsUnder, same } from "../table/placing.js";
import { dragging } from "./drag.js";
import { drawLive, heatInWords } from "./heat.js";
import { Overlay } from "./overlay.js";
import { PlacedLayer, Sprites } from "./placed-layer.js";
import { RegionLayers } from "./regions.js";

// Cells get other names once no piece has come or gone for so long.
const CALM_MS = 250;

/** The board of a table. @param {import("../table/table.js").Table} table @returns {HTMLElement} */
export function boardView(table) {
  return new Board(table).element;
}

class Board {
  constructor(table) {
    this.table = table;
    this.hand = handOf(table);
    this.fits = fitsOf(table);
    this.hand.surface = this;
    this.sprites = new Sprites(table);
    this.element = h("div", { class: "board paper" });
    this.keys = h("p", { class: "visually-hidden", id: newId("keys") });
    this._hovered = null;
    this._focused = 0;
    this._naming = 0;
    this._tapped = { number: null, at: 0 };
    dragging(this.element, this.hand, (event) => this._grab(event));
    const redraw = () => this._drawLaid();
    table.addEventListener("view", () => this._build());
    table.addEventListener("placed", redraw);
    table.addEventListener("shown", redraw);
    table.addEventListener("patch", () => {
      this.laid.draw(this._placements());
      this._nameLater();
    });
    table.addEventListener("faults", () => {
      this.overlay.faults();
      this.regions.draw();
      if (table.view.board.regions.length || table.fits) this._nameLater();
    });
    table.addEventListener("marks", () => this.overlay.marks());
    table.addEventListener("live", () => {
      drawLive(this.overlay.layers.live, table);
      this._nameLater();
    });
    table.addEventListener("sprites", () => this.laid.isPending && this.laid.redraw(this._placements()));
    this.fits.addEventListener("chosen", () => this.overlay.focus(this.fits.cell, "target"));
    this.hand.addEventListener("hand", () => this._drawHeld());
    this.hand.addEventListener("found", () => this.overlay.ghost(this.hand.found));
    this.hand.addEventListener("choosing", () => {
      this._name();
      this._drawHeld();
    });
    if (table.view) this._build();
  }

  _build() {
    const { board, moves } = this.table.view;
    const size = cellSize(board);
    this.keys.textContent = keysInWords(moves);
    this._focused = Math.min(this._focused, board.cells.length - 1);
    this.laid = new PlacedLayer(this.table, this.sprites);
    this.overlay = new Overlay(this.table, this.sprites);
    const { layers } = this.overlay;
    this.regions = new RegionLayers(this.table);
    this.cells = board.cells.map((cell, index) =>
      s("polygon", {
        points: cell.points.map((point) => point.join(",")).join(" "),
        role: "gridcell",
        tabindex: index === this._focused ? "0" : "-1",
        class: "cell",
        dataset: { cell: index, name: cell.name },
      }),
    );
    const rows = rowsOf(board).map((row) => s("g", { role: "row" }, row.map((index) => this.cells[index])));
    const grid = s("g", { role: "grid", "aria-label": t("board"), "aria-describedby": this.keys.id }, rows);
    const picture = svgOf(board.backdrop);
    picture.setAttribute("aria-hidden", "true");
    picture.setAttribute("class", "backdrop");
    this.svg = s("svg", { viewBox: board.box.join(" "), class: "sheet" },
      s("defs", {}, [...svgOf(board.defs).childNodes], this.overlay.patterns, this._clip()),
      picture,
      layers.chosen,
      this.laid.group,
      layers.own,
      layers.live,
      layers.faults,
      layers.marks,
      this.regions.outlines,
      this.regions.states,
      layers.ghost,
      layers.refused,
      layers.target,
      grid,
      layers.focus,
    );
    const least = leastWidth(board);
    this.svg.style.minWidth = `${least}px`;
    this.svg.style.setProperty("--shape", `${board.box[2]} / ${board.box[3]}`);
    this.element.dataset.kind = this.table.view.kind;
    this.snapping = 0.75 * size.most;
    const hadFocus = this.element.contains(document.activeElement);
    fill(this.element, this.svg, this.keys);
    grid.addEventListener("click", (event) => this._click(event));
    grid.addEventListener("keydown", (event) => this._key(event));
    grid.addEventListener("focusin", (event) => this._focus(event));
    grid.addEventListener("focusout", () => this.overlay.focus(null));
    grid.addEventListener("pointerover", (event) => this._hover(event));
    grid.addEventListener("pointerleave", () => this._hover(null));
    this._drawLaid();
    if (hadFocus) this.focus();
  }

  _clip() {
    const { board } = this.table.view;
    const cells = board.wrap ? board.cells.map((_, index) => index) : [];
    return s("clipPath", { id: this.sprites.clip }, s("path", { d: areaOf(board, cells) }));
  }

  /** What is drawn now: what is shown, or what lies on the table. */
  _placements() {
    const { given, placed, shown } = this.table;
    if (!shown) return [...given, ...placed];
    const keys = new Set(shown.placements.map((placement) => placement.join()));
    return [...given.filter((placement) => !keys.has(placement.join())), ...shown.placements];
  }

  _drawLaid() {
    const { table } = this;
    this.laid.draw(this._placements());
    // In a solution those pieces have an outline that the person laid, or the puzzle.
    const shown = new Set((table.shown?.placements ?? []).map((placement) => placement.join()));
    this.overlay.own([...table.given, ...table.placed.filter((placement) => shown.has(placement.join()))]);
    this._drawHeld();
    this.overlay.faults();
    this.regions.draw();
    this.overlay.marks();
    drawLive(this.overlay.layers.live, table);
    this._name();
  }

  /** Names of all cells for those who listen, and which of them can be dragged. */
  _name() {
    clearTimeout(this._naming);
    this._naming = 0;
    const { table, hand } = this;
    const { view } = table;
    const taken = table.shown ? lyingOf(view, this._placements()) : table.taken();
    const chosen = new Set(view.missing ? (view.setup?.blocked ?? []) : []);
    const dead = this.fits.dead;
    this.cells.forEach((node, index) => {
      const lying = taken.get(index) ?? null;
      const isChosen = hand.choosing ? hand.choosing.isChosen(index) : chosen.has(view.board.cells[index].name);
      node.setAttribute("aria-label", cellInWords(view, index, lying, isChosen) + (lying ? "" : heatInWords(table, index)) + (dead.includes(index) ? `, ${t("cell-dead")}` : "") + rulesInWords(view, index, table.shown ? [] : table.regions));
      if (hand.choosing) node.setAttribute("aria-selected", String(isChosen));
      else node.removeAttribute("aria-selected");
      node.classList.toggle("movable", !table.shown && !hand.choosing && lying?.number !== undefined);
    });
    const all = this.cells.map((_, index) => index);
    const hatched = hand.choosing
      ? all.filter((index) => hand.choosing.isChosen(index))
      : all.filter((index) => chosen.has(view.board.cells[index].name));
    this.overlay.chosen(hatched);
    this.svg.classList.toggle("choosing", hand.choosing !== null);
  }

  /** While pieces come and go quickly, names would be too many to listen to. */
  _nameLater() {
    clearTimeout(this._naming);
    this._naming = setTimeout(() => this._name(), CALM_MS);
  }

  /** The piece in the hand: faint where it lies, and a ghost where it would be laid. */
  _drawHeld() {
    const { origin, held } = this.hand;
    const cell = this._hovered ?? (this._hasFocus() ? this._focused : null);
    const found = held && cell !== null ? look(this.table, held, cell) : null;
    // Over the place where it lies a piece is not faint, since there it would stay.
    const isHome = origin && (!found || same(found.placement, origin)) && held.way === origin[1];
    this.laid.label(origin && !isHome && !this.table.shown ? [origin] : [], "lifted");
    this.svg.classList.toggle("holding", held !== null);
    this.overlay.refused(this.hand.refusal);
    const atHome = () => ({ placement: origin, cells: cellsUnder(this.table.view, origin), conflicts: [], isHome: true });
    this.hand.aim(isHome ? atHome() : found, cell !== null);
  }

  /** A point of the window in the pixels of the picture. */
  pointAt(x, y) {
    const point = new DOMPoint(x, y).matrixTransform(this.svg.getScreenCTM().inverse());
    return [point.x, point.y];
  }

  /** How many pixels of the window are one of the picture. */
  get scale() {
    return this.svg.getScreenCTM().a;
  }

  /** The cell at a point of the window, null if there is none. */
  cellAt(x, y) {
    const node = document.elementFromPoint(x, y);
    return node && this.element.contains(node) ? cellOf(node) : null;
  }

  /** Whether a point of the window is over the board. */
  contains(x, y) {
    const box = this.element.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  }

  /** Where the held piece would lie if its anchor were at a point of the picture: the nearest place on the board. */
  placeNear([x, y]) {
    const { view } = this.table;
    const { held } = this.hand;
    const placementOn = (cell) => [held.piece, wayOn(view, held, cell), cell];
    let [best, least] = [null, this.snapping];
    view.board.cells.forEach((cell, index) => {
      const distance = Math.hypot(cell.center[0] - x, cell.center[1] - y);
      if (distance < least && cellsUnder(view, placementOn(index))) [best, least] = [index, distance];
    });
    return best === null ? null : judge(this.table, held, placementOn(best));
  }

  /** What can be dragged from where the pointer went down: a piece that the person laid. */
  _grab(event) {
    if (this.table.shown || this.hand.choosing) return null;
    const cell = cellOf(event.target);
    const number = cell === null ? undefined : this.table.taken().get(cell)?.number;
    if (number === undefined) return null;
    const placement = this.table.placed[number];
    const [x, y] = this.table.view.board.cells[placement[2]].center;
    const [px, py] = this.pointAt(event.clientX, event.clientY);
    const hold = () => {
      const now = this.table.shown ? -1 : this.table.placed.findIndex((other) => same(other, placement));
      if (now < 0) return false;
      this.hand.pickUp(now, cell, { quietly: true });
      return true;
    };
    return { hold, offset: [px - x, py - y] };
  }

  _click(event) {
    const cell = cellOf(event.target);
    if (cell === null) return;
    this._setFocused(cell);
    this._act(cell, event);
  }

  /** What Enter or a click does with a cell: choose it, lay what is held there, or pick up what lies there. */
  _act(cell, event = null) {
    const { table, hand } = this;
    if (hand.choosing) return void hand.choosing.toggle(cell);
    if (this._isElsewhere(cell)) return;
    const lying = table.taken().get(cell);
    const number = lying?.number ?? null;
    const isAgain = event && number !== null && this._tapped.number === number && event.timeStamp - this._tapped.at < DOUBLE_TAP;
    this._tapped = { number, at: event?.timeStamp ?? 0 };
    if (isAgain) {
      if (!hand.held || hand.held.number !== number) hand.pickUp(number, cell, { quietly: true });
      hand.move("turn");
    } else if (hand.held) hand.layOn(cell);
    else if (number !== null) hand.pickUp(number, cell);
    else if (lying) hand.refuseFixed(lying.placement);
    else if (table.view.board.cells[cell].state === "blocked") hand.refuse(t("cell-is-blocked", { cell: table.view.board.cells[cell].words }), [cell]);
    else if (this.fits.has(cell)) this.fits.choose(cell === this.fits.cell ? null : cell, event === null);
    else hand.refuse(t("choose-piece-then-cell"), [cell]);
  }

  /** Whether something else is shown than what the person laid; then nothing on it can be moved, and that is told. */
  _isElsewhere(cell) {
    if (!this.table.shown) return false;
    this.hand.refuse(ELSEWHERE, [cell]);
    return true;
  }

  _key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const cell = cellOf(event.target);
    if (cell === null) return;
    const { board } = this.table.view;
    if (isArrow(event.key)) this._goTo(cellTowards(board, cell, event.key));
    else if (event.key === "Home" || event.key === "End") {
      const row = rowsOf(board).find((cells) => cells.includes(cell));
      this._goTo(event.key === "Home" ? row[0] : row.at(-1));
    } else if (event.key === "Enter" || event.key === " ") this._act(cell);
    else if (event.key === "Delete" || event.key === "Backspace") {
      if (!this.hand.choosing && !this._isElsewhere(cell)) this.hand.takeBack(cell);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  _goTo(cell) {
    this._hovered = null;
    this._setFocused(cell);
    this.cells[cell].focus();
    const { hand } = this;
    if (!hand.held) return;
    const found = look(this.table, hand.held, cell);
    const name = pieceName(this.table.view, hand.held.piece);
    if (!found) announce(t("does-not-fit-here", { piece: name }));
    else if (found.conflicts.length) announce(t("does-not-fit-free", { cells: cellsInWords(this.table.view, found.conflicts) }));
    else if (found.cells.length > 1) announce(t("would-lie-on", { piece: name, cells: cellsInWords(this.table.view, found.cells) }));
  }

  _setFocused(cell) {
    this.cells[this._focused].setAttribute("tabindex", "-1");
    this._focused = cell;
    this.cells[cell].setAttribute("tabindex", "0");
  }

  /** Move the focus to the cell where it was last. */
  focus() {
    this.cells[this._focused].focus();
  }

  _focus(event) {
    const cell = cellOf(event.target);
    if (cell === null) return;
    this._setFocused(cell);
    if (this._naming) this._name();
    if (this.cells[cell].matches(":focus-visible"))
      this.overlay.focus(cell);
    this._drawHeld();
  }

  _hasFocus() {
    return this.element.contains(document.activeElement) && document.activeElement.matches(":focus-visible");
  }

  _hover(event) {
    const cell = event && event.pointerType === "mouse" ? cellOf(event.target) : null;
    if (cell === this._hovered) return;
    this._hovered = cell;
    if (this.hand.held && !this.hand.isDragged) this._drawHeld();
  }
}

function lyingOf(view, placements) {
  const lying = new Map();
  for (const placement of placements) for (const cell of cellsUnder(view, placement) ?? []) lying.set(cell, { placement });
  return lying;
}

function cellOf(target) {
  const node = target instanceof Element ? target.closest("[data-cell]") : null;
  return node ? Number(node.dataset.cell) : null;
}
