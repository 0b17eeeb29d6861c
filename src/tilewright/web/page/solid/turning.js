// From where a solid is seen: turned by dragging, keys and buttons.

import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";

const TURN = 15;
const DEGREES_PER_PIXEL = 0.5;
const STEEPEST = 89;
// So far a finger moves sideways before it turns the solid.
const TO_TURN = 6;
// As if the front were dragged that way.
const KEYS = { ArrowLeft: [TURN, 0], ArrowRight: [-TURN, 0], ArrowUp: [0, -TURN], ArrowDown: [0, TURN] };
const BUTTONS = [[t("turn-left"), "←", "ArrowLeft"], [t("turn-right"), "→", "ArrowRight"], [t("tip-back"), "↑", "ArrowUp"], [t("tip-forward"), "↓", "ArrowDown"], [t("as-at-first"), "⌂", "Home"]];

/** The angles from which a solid is seen. */
export class Turning {
  right = 0;
  above = 0;
  #first = [0, 0];
  #turned;
  #endDrag = () => {};

  /** @param {(degrees: number) => void} turned it is seen from elsewhere, turned by so many degrees to the right */
  constructor(turned) {
    this.#turned = turned;
    this.buttons = h("div", { class: "row solid-turns", role: "group", "aria-label": t("turn-the-solid") },
      BUTTONS.map(([words, sign, key]) => h("button", { class: "button step", type: "button", "aria-label": words, title: words, onclick: () => this.#turn(key) }, sign)),
    );
  }

  /** Begin with these angles, to which Home turns back. */
  begin(angles) {
    this.#first = angles;
    this.#turn("Home");
  }

  get isTurned() {
    return this.right !== this.#first[0] || this.above !== this.#first[1];
  }

  #turn(key) {
    if (key === "Home") this.#turnTo(...this.#first);
    else this.#turnBy(...KEYS[key]);
  }

  #turnBy(right, above) {
    this.#turnTo((this.right + right) % 360, Math.min(Math.max(this.above + above, -STEEPEST), STEEPEST));
  }

  #turnTo(right, above) {
    [this.right, this.above] = [right, above];
    this.#turned(right - this.#first[0]);
  }

  /** Let a stage turn the solid, by a pointer only where it is free for that. @param {() => boolean} isFree */
  listenTo(stage, isFree) {
    stage.addEventListener("keydown", (event) => this.#keyed(event, stage));
    stage.addEventListener("pointerdown", (event) => isFree() && this.#drag(event, stage));
  }

  #keyed(event, stage) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== stage) return;
    if (!(event.key in KEYS) && event.key !== "Home") return;
    this.#turn(event.key);
    event.preventDefault();
    event.stopPropagation();
  }

  #drag(event, stage) {
    // A second finger zooms the page, which ends what the first one does.
    this.#endDrag();
    if (event.button !== 0 || !event.isPrimary) return;
    stage.setPointerCapture(event.pointerId);
    let [x, y] = [event.clientX, event.clientY];
    // A finger that moves up or down scrolls.
    let isTurning = event.pointerType !== "touch";
    const move = (moved) => {
      isTurning ||= Math.abs(moved.clientX - x) >= TO_TURN;
      if (isTurning) this.#turnBy(-DEGREES_PER_PIXEL * (moved.clientX - x), DEGREES_PER_PIXEL * (moved.clientY - y));
      if (isTurning) [x, y] = [moved.clientX, moved.clientY];
    };
    const stop = new AbortController();
    this.#endDrag = () => stop.abort();
    stage.addEventListener("pointermove", move, { signal: stop.signal });
    for (const type of ["pointerup", "pointercancel"]) stage.addEventListener(type, this.#endDrag, { signal: stop.signal });
  }
}
