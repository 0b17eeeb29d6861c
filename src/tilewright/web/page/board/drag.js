// Dragging pieces with mouse, finger or pen: the piece follows the pointer, a ghost shows where it will lie.

import { h, s } from "../parts/dom.js";
import { asSeen, moveOf, wayAfter } from "../table/turns.js";

// So far the pointer moves before a press becomes a drag.
const THRESHOLD = 6;
// A finger hides what is below it, so that the piece is held above it.
const ABOVE_FINGER = 44;

/**
 * Make pieces of an element draggable.
 * @param {HTMLElement} element
 * @param {import("../table/hand.js").Hand} hand
 * @param {(event: PointerEvent) => {hold: () => boolean, offset: [number, number], aside: [number, number]}|null} grab what
 *   lies under the pointer: how it gets into the hand (false if it is no longer there), and where it is held: from its
 *   anchor in pixels of the board's picture, and on the solid from its foot in pixels of the window
 */
export function dragging(element, hand, grab) {
  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary || hand.isDragged) return;
    const grabbed = grab(event);
    if (grabbed) new Drag(hand, event, grabbed);
  });
  // Where a touch may drag a piece the browser must not scroll; the long press shows no menu either.
  element.addEventListener("touchmove", (event) => hand.isDragged && event.preventDefault(), { passive: false });
  element.addEventListener("contextmenu", (event) => {
    if (event.pointerType === "touch") event.preventDefault();
  });
  element.addEventListener("dragstart", (event) => event.preventDefault());
}

/** A press that becomes a drag when the pointer has moved. */
class Drag {
  constructor(hand, event, grabbed) {
    this._hand = hand;
    this._grabbed = grabbed;
    this._start = [event.clientX, event.clientY];
    this.id = event.pointerId;
    this._rise = event.pointerType === "touch" ? ABOVE_FINGER : 0;
    this._floating = null;
    this._stop = listening(this, hand);
  }

  move(event) {
    if (event.pointerId !== this.id) return;
    const far = Math.hypot(event.clientX - this._start[0], event.clientY - this._start[1]);
    if (!this._floating) {
      if (far < THRESHOLD) return;
      this._begin();
      if (!this._floating) return;
    }
    this._floating.moveTo([event.clientX, event.clientY - this._rise]);
  }

  _begin() {
    if (!this._grabbed.hold()) return this.end();
    this._piece = this._hand.held.piece;
    this._hand.isDragged = true;
    this._floating = new Floating(this._hand, this._grabbed);
  }

  /** End where the hand no longer holds what is dragged. */
  keep() {
    if (this._floating && this._hand.held?.piece !== this._piece) this._finish();
  }

  key(event) {
    if (!this._floating) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.end();
      return;
    }
    const next = wayBy(this._hand, event);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this._floating.turnTo(next);
  }

  drop(event) {
    if (event.pointerId !== this.id) return;
    if (!this._floating) return this.end();
    const hand = this._hand;
    const { at: [x, y], found } = this._floating;
    const [over, below] = [hand.surfaceAt(x, y), hand.surfaceAt(event.clientX, event.clientY)];
    const isOver = over.contains(x, y) || below.contains(event.clientX, event.clientY);
    swallowClick();
    this._finish();
    if (found || isOver) hand.drop(found, over.cellAt(x, y), over.refusal);
    else if (hand.held.number !== null) hand.takeBack();
    else hand.letGo();
  }

  /** End without laying anything. */
  end() {
    const wasDragged = this._floating !== null;
    this._finish();
    if (wasDragged) this._hand.letGo();
  }

  _finish() {
    this._stop.abort();
    this._floating?.remove();
    this._floating = null;
    if (this._hand.isDragged) {
      this._hand.isDragged = false;
      this._hand.aim(null, false);
    }
  }
}

/** Let a drag hear of pointers, keys and the table; gives what ends that. */
function listening(drag, hand) {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  addEventListener("pointermove", (move) => drag.move(move), options);
  // Two fingers zoom the page.
  addEventListener("pointerdown", (other) => other.pointerId !== drag.id && drag.end(), options);
  addEventListener("pointerup", (up) => drag.drop(up), options);
  addEventListener("pointercancel", (cancel) => cancel.pointerId === drag.id && drag.end(), options);
  addEventListener("keydown", (key) => drag.key(key), { ...options, capture: true });
  addEventListener("blur", () => drag.end(), options);
  // Undo, or another setup, may take the piece out of the hand.
  hand.addEventListener("hand", () => drag.keep(), options);
  hand.table.addEventListener("view", () => drag.keep(), options);
  return stop;
}

/** The way in which what is held would lie after the move of a key; undefined if there is none. */
function wayBy({ held: { piece, way }, table: { view }, turned }, event) {
  const move = moveOf(view, event);
  return move && wayAfter(view, piece, way, asSeen(view, move, turned));
}

/** The picture of what is dragged, at the scale of the board; `found` is where it would lie, as the hand judges. */
class Floating {
  at = null;
  found = null;

  constructor(hand, { offset, aside = [0, 0] }) {
    this._hand = hand;
    this._offset = offset;
    this._aside = aside;
    this._isOnBoard = false;
    this._element = h("div", { class: "floating", "aria-hidden": "true" });
    document.body.append(this._element);
    document.documentElement.classList.add("dragging");
    this._draw();
  }

  _draw() {
    const canvas = h("canvas");
    this._element.replaceChildren(canvas);
    const size = this._isOnBoard ? 0 : this._hand.solid?.paintHeld(canvas);
    // As it stands in space, it is held by its middle.
    this._middle = size ? size / 2 : null;
    if (size) return;
    const { piece, way } = this._hand.held;
    const { surface, table } = this._hand;
    const { box } = table.view.pieces[piece].ways[way];
    const scale = surface.scale;
    const picture = surface.sprites.of(piece, way);
    const svg = s("svg", { viewBox: box.join(" "), width: box[2] * scale, height: box[3] * scale }, picture);
    this._element.replaceChildren(svg);
    this._corner = [box[0] * scale, box[1] * scale];
    if (!picture) table.sprite(piece, way).then(() => this._element.isConnected && this._draw());
  }

  moveTo(at) {
    this.at = at;
    const [x, y] = at;
    const { surface, solid } = this._hand;
    // The solid draws it where it would lie.
    const isInSpace = this._hand.surfaceAt(x, y) === solid;
    this._element.hidden = isInSpace;
    if (isInSpace) {
      this.found = solid.placeNear([x - this._aside[0], y - this._aside[1]]);
      return this._hand.aim(this.found, true);
    }
    if (solid && this._isOnBoard !== surface.contains(x, y)) {
      this._isOnBoard = !this._isOnBoard;
      this._draw();
    }
    const scale = surface.scale;
    const [left, top] =
      this._middle === null
        ? [x - this._offset[0] * scale + this._corner[0], y - this._offset[1] * scale + this._corner[1]]
        : [x - this._middle, y - this._middle];
    this._element.style.transform = `translate(${left}px, ${top}px)`;
    const [px, py] = surface.pointAt(x, y);
    this.found = surface.placeNear([px - this._offset[0], py - this._offset[1]]);
    return this._hand.aim(this.found, true);
  }

  /** Turned in the air, a piece is held by its middle. */
  turnTo(way) {
    this._hand.turnTo(way);
    const { view } = this._hand.table;
    const [x, y, width, height] = view.pieces[this._hand.held.piece].ways[way].box;
    this._offset = [x + width / 2, y + height / 2];
    this._aside = [0, 0];
    this._draw();
    this.moveTo(this.at);
  }

  remove() {
    this._element.remove();
    document.documentElement.classList.remove("dragging");
  }
}

/** The click that follows the end of a drag means nothing. */
function swallowClick() {
  const swallow = (event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
