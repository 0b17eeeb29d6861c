// Pieces laid on the solid: picked up and dropped by a mouse or a finger, drawn to the place where they fit.

import { dragging } from "../board/drag.js";
import { DOUBLE_TAP, ELSEWHERE, handOf } from "../table/hand.js";
import { same } from "../table/placing.js";
import { paintAlone, reachOf } from "./alone.js";
import { HELD, mean } from "./bodies.js";
import { freeCells } from "./in-play.js";
import { nearestFit, placesOf } from "./nearest.js";
import { floorOf } from "./shadows.js";
import { t } from "../parts/languages.js";

// A press that moves less is a tap.
const STILL = 6;

/** A solid as a surface on which the hand lays pieces. */
export class Laying {
  // What is pointed at, from the corner of the stage.
  #aim = null;

  /**
   * @param {import("../table/table.js").Table} table
   * @param {import("./stage.js").Stage} stage
   * @param {{model: import("./model.js").Model|null, layer: number}} seen
   */
  constructor(table, stage, seen) {
    Object.assign(this, { table, stage, seen, hand: handOf(table) });
    this.hand.addEventListener("found", () => this.#propose());
  }

  /** Whether a point of the window is over the solid. */
  contains(x, y) {
    const { left, right, top, bottom } = this.stage.element.getBoundingClientRect();
    return this.seen.model !== null && x >= left && x <= right && y >= top && y <= bottom;
  }

  /** The cell at a point of the window: which one is meant, the solid does not tell. */
  cellAt() {
    return null;
  }

  /** Why a piece cannot be dropped. */
  get refusal() {
    return "fits-nowhere-beside";
  }

  /**
   * Paint a piece as it is seen on the solid, on a canvas of its own; false if it is seen as at first, as its picture is.
   * @param {number} pixels of the window for one of that picture
   */
  paintBeside(canvas, piece, way, pixels) {
    const { stage, seen } = this;
    return stage.turning.isTurned && seen.model !== null && paintAlone(canvas, stage, seen.model, { piece, way }, pixels * seen.model.solid.scale);
  }

  /** Paint what is held as large as it is on the solid; gives the size of the canvas, 0 if it cannot be drawn. */
  paintHeld(canvas) {
    const { stage, seen, hand } = this;
    if (!seen.model || !stage.isThere) return 0;
    const size = 2 * stage.scale * reachOf(seen.model, hand.held.piece);
    canvas.style.width = canvas.style.height = `${size}px`;
    return paintAlone(canvas, stage, seen.model, hand.held, stage.scale) ? size : 0;
  }

  /** Where the held piece fits nearest to a point of the window, null if it fits nowhere. */
  placeNear([x, y]) {
    return this.#nearTo(this.stage.at({ clientX: x, clientY: y }));
  }

  #nearTo([x, y]) {
    const { stage, seen: { model, layer } } = this;
    this.#aim = [x, y];
    const seenAt = stage.looking();
    const far = (foot) => {
      const [footX, footY] = seenAt(foot);
      return Math.hypot(footX - x, footY - y) / stage.scale / model.size;
    };
    return nearestFit(this.table, model.solid, this.hand.held, layer, far);
  }

  /** Where nobody points, the piece in the hand is shown where it was pointed at last. */
  #propose() {
    const { hand, seen, stage } = this;
    if (!hand.held) this.#aim = null;
    else if (!hand.found && !hand.isPointed && seen.model && stage.isThere) {
      const found = this.#nearTo(this.#aim ?? stage.looking()(beginning(seen, hand.origin)));
      if (found) hand.aim(found, false);
    }
  }
}

/** Where a piece is shown at first: where it lies, or in the middle of what is free in the layer. */
function beginning({ model, layer }, origin) {
  if (origin) return footOf(model, origin);
  const free = freeCells(model, layer);
  return free.length ? mean(free.map((cell) => floorOf(model.solid, cell).at)) : model.center;
}

/** The middle of the foot of a placement. */
function footOf({ view, solid, center }, placement) {
  return placesOf(view, solid, placement[0])[placement[1]].find((place) => same(place.placement, placement))?.foot ?? center;
}

/** Let mouse and fingers lay pieces on a solid, and turn it beside them. @param {Laying} laying */
export function layByPointer(laying, turning) {
  const { hand, stage: { element }, table } = laying;
  let [from, isGrabbed] = [[0, 0], false];
  let tapped = { number: -1, at: 0 };
  element.addEventListener("pointerdown", (event) => {
    if (event.isPrimary) [from, isGrabbed] = [[event.clientX, event.clientY], grab(laying, event) !== null];
  });
  dragging(element, hand, (event) => grab(laying, event));
  turning.listenTo(element, () => !isGrabbed);
  // A finger on a piece moves that, and does not scroll; two fingers zoom.
  element.addEventListener("touchmove", (event) => isGrabbed && event.touches.length === 1 && event.preventDefault(), { passive: false });
  element.addEventListener("click", (event) => {
    if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) >= STILL) return;
    const number = numberAt(laying, event);
    const isAgain = number !== null && tapped.number === number && event.timeStamp - tapped.at < DOUBLE_TAP;
    tapped = { number, at: event.timeStamp };
    if (isAgain && hand.held) hand.move("turn");
    else tap(laying, event, number);
  });
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.target !== element || !hand.held) return;
    hand.drop(hand.found, null, laying.refusal);
    event.preventDefault();
  });
  element.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse" || event.buttons || hand.isDragged || table.isLeft) return;
    if (hand.held) hand.aim(laying.placeNear([event.clientX, event.clientY]), true);
    element.classList.toggle("movable", grab(laying, event) !== null);
  });
  element.addEventListener("pointerleave", () => hand.held && !hand.isDragged && hand.aim(hand.found, false));
}

/** The number in `placed` of what is seen at a point, HELD for the piece in the hand; null if there is none. */
function numberAt({ seen, stage, table, hand }, event) {
  const body = seen.model ? stage.bodyAt(event) : null;
  if (!body) return null;
  if (body.part.piece === HELD) return hand.held ? (hand.held.number ?? HELD) : null;
  const placement = seen.model.placements[body.part.piece];
  const number = placement ? table.placed.findIndex((other) => same(other, placement)) : -1;
  return number < 0 ? null : number;
}

/** What can be dragged from where the pointer went down: the piece in the hand, or one that the person laid. */
function grab(laying, event) {
  const { hand, table, stage, seen } = laying;
  const number = table.shown || hand.choosing ? null : numberAt(laying, event);
  if (number === null) return null;
  const placement = table.placed[number];
  const hold = () => {
    if (hand.held && (hand.held.number ?? HELD) === number) return true;
    const now = placement && !table.shown ? table.placed.findIndex((other) => same(other, placement)) : -1;
    if (now < 0) return false;
    hand.pickUp(now, placement[2], { quietly: true });
    return true;
  };
  const isHeld = hand.found && (hand.held?.number ?? HELD) === number;
  const foot = stage.looking()(footOf(seen.model, isHeld ? hand.found.placement : placement));
  return { hold, offset: [0, 0], aside: stage.at(event).map((x, k) => x - foot[k]) };
}

/** What a tap does: lay what is held where it fits nearest, or pick up what is there. */
function tap(laying, event, number) {
  const { hand, table, seen, stage } = laying;
  if (!seen.model || hand.choosing) return;
  if (table.shown) return void hand.refuse(ELSEWHERE);
  const isOnHeld = hand.held && number === (hand.held.number ?? HELD);
  if (hand.held) return void hand.drop(isOnHeld ? hand.found : laying.placeNear([event.clientX, event.clientY]), null, laying.refusal);
  const body = stage.bodyAt(event);
  const placement = seen.model.placements[body?.part.piece];
  if (number !== null) hand.pickUp(number, body.cell);
  else if (placement) hand.refuseFixed(placement);
  else hand.refuse(t("choose-then-place", { kind: table.view.nouns.piece }));
}
