// Dragging pieces with mouse, finger or pen: the piece follows the pointer, a ghost shows where it will lie.

import { h, s } from "./dom.js";

// So far the pointer moves before a press becomes a drag.
const THRESHOLD = 6;
// A finger hides what is below it, so that the piece is held above it.
const ABOVE_FINGER = 44;

/**
 * Make pieces of an element draggable.
 * @param {HTMLElement} element
 * @param {import("./hand.js").Hand} hand
 * @param {(event: PointerEvent) => {hold: () => boolean, offset: [number, number]}|null} grab what lies under the
 *   pointer: how it gets into the hand (false if it is no longer there), and where it is held, from its anchor, in pixels
 *   of the board's picture
 */
export function dragging(element, hand, grab) {
  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary || hand.isDragged) return;
    const grabbed = grab(event);
    if (grabbed) new Drag(element, hand, event, grabbed);
  });
  // Where a touch may drag a piece the browser must not scroll; the long press shows no menu either.
  element.addEventListener("touchmove", (event) => hand.isDragged && event.preventDefault(), { passive: false });
  element.addEventListener("contextmenu", (event) => {
    if (event.pointerType === "touch") event.preventDefault();
  });
  element.addEventListener("dragstart", (event) => event.preventDefault());
}

class Drag {
  constructor(element, hand, event, grabbed) {
    this._element = element;
    this._hand = hand;
    this._grabbed = grabbed;
    this._start = [event.clientX, event.clientY];
    this._id = event.pointerId;
    this._rise = event.pointerType === "touch" ? ABOVE_FINGER : 0;
    this._floating = null;
    this._offset = grabbed.offset;
    this._stop = new AbortController();
    const options = { signal: this._stop.signal };
    addEventListener("pointermove", (move) => this._move(move), options);
    // Two fingers zoom the page.
    addEventListener("pointerdown", (other) => other.pointerId !== this._id && this._end(), options);
    addEventListener("pointerup", (up) => this._drop(up), options);
    addEventListener("pointercancel", (cancel) => cancel.pointerId === this._id && this._end(), options);
    addEventListener("keydown", (key) => this._key(key), { ...options, capture: true });
    addEventListener("blur", () => this._end(), options);
    // Undo, or another setup, may take the piece out of the hand.
    hand.addEventListener("hand", () => this._keep(), options);
    hand.table.addEventListener("view", () => this._keep(), options);
  }

  _move(event) {
    if (event.pointerId !== this._id) return;
    const far = Math.hypot(event.clientX - this._start[0], event.clientY - this._start[1]);
    if (!this._floating) {
      if (far < THRESHOLD) return;
      this._begin();
      if (!this._floating) return;
    }
    this._at = [event.clientX, event.clientY - this._rise];
    this._follow();
  }

  _begin() {
    if (!this._grabbed.hold()) {
      this._end();
      return;
    }
    this._piece = this._hand.held.piece;
    this._hand.isDragged = true;
    this._floating = h("div", { class: "floating", "aria-hidden": "true" });
    document.body.append(this._floating);
    document.documentElement.classList.add("dragging");
    this._draw();
  }

  /** End where the hand no longer holds what is dragged. */
  _keep() {
    if (this._floating && this._hand.held?.piece !== this._piece) this._finish();
  }

  /** Draw the piece at the scale of the board. */
  _draw() {
    const { piece, way } = this._hand.held;
    const { surface, table } = this._hand;
    const { box } = table.view.pieces[piece].ways[way];
    const scale = surface.scale;
    const picture = surface.sprites.of(piece, way);
    const svg = s("svg", { viewBox: box.join(" "), width: box[2] * scale, height: box[3] * scale }, picture);
    this._floating.replaceChildren(svg);
    this._corner = [box[0] * scale, box[1] * scale];
    if (!picture) table.sprite(piece, way).then(() => this._floating && this._draw());
  }

  _follow() {
    const [x, y] = this._at;
    const { surface } = this._hand;
    const scale = surface.scale;
    const [left, top] = [x - this._offset[0] * scale + this._corner[0], y - this._offset[1] * scale + this._corner[1]];
    this._floating.style.transform = `translate(${left}px, ${top}px)`;
    const [px, py] = surface.pointAt(x, y);
    this._found = surface.placeNear([px - this._offset[0], py - this._offset[1]]);
    surface.ghost(this._found);
  }

  _key(event) {
    if (!this._floating) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this._end();
      return;
    }
    const { view } = this._hand.table;
    const move = view.moves.find(({ key }) => key === event.key.toLowerCase());
    const { piece, way } = this._hand.held;
    const next = move && view.pieces[piece].ways[way].to[move.id];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this._hand.turnTo(next);
    // Turned in the air, a piece is held by its middle.
    const [x, y, width, height] = view.pieces[piece].ways[next].box;
    this._offset = [x + width / 2, y + height / 2];
    this._draw();
    this._follow();
  }

  _drop(event) {
    if (event.pointerId !== this._id) return;
    if (!this._floating) {
      this._end();
      return;
    }
    const hand = this._hand;
    const [x, y] = this._at;
    const isOver = hand.surface.contains(x, y) || hand.surface.contains(event.clientX, event.clientY);
    swallowClick();
    this._finish();
    if (this._found || isOver) hand.drop(this._found, hand.surface.cellAt(x, y));
    else if (hand.held.number !== null) hand.takeBack();
    else hand.letGo();
  }

  /** End without laying anything. */
  _end() {
    const wasDragged = this._floating !== null;
    this._finish();
    if (wasDragged) this._hand.letGo();
  }

  _finish() {
    this._stop.abort();
    this._floating?.remove();
    this._floating = null;
    document.documentElement.classList.remove("dragging");
    if (this._hand.isDragged) {
      this._hand.isDragged = false;
      this._hand.surface.ghost(null);
    }
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
