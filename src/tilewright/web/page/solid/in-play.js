// What is drawn for those who lay pieces: the free places of a layer, and the piece in the hand with its shadow.

import { cellsUnder } from "../table/placing.js";
import { HELD } from "./bodies.js";
import { floorOf, shadowsOf } from "./shadows.js";

const WRONG = 0.45;

/** The part that the piece in the hand is where it would lie, faint where it does not fit. */
export function heldPart({ cells, conflicts }) {
  return { piece: HELD, alpha: conflicts.length ? WRONG : 1, cells, offset: [0, 0, 0], moved: "held" };
}

/** The layer that is filled, with its free places and those that a hint marks, and the shadow of what is held. */
export function inPlay(model) {
  const { solid, view, play: { layer, held, marks: { cells: marked, kind } } } = model;
  const free = freeCells(model, layer);
  const plane = [...free, ...marked.filter((cell) => !free.includes(cell))].map((cell) => ({
    name: view.board.cells[cell].name,
    isMarked: marked.includes(cell),
    ...floorOf(solid, cell),
  }));
  return { layer, plane, isAgainst: ["not", "fault"].includes(kind), shadows: held && shadowsOf(solid, held.cells, takenIn(model)) };
}

/** The free cells of a layer, with those of the piece in the hand. */
export function freeCells(model, layer) {
  const taken = takenIn(model);
  return model.solid.cells.flatMap((cell, number) => (cell.layer === layer && !taken.has(number) ? [number] : []));
}

function takenIn({ view, placements, blocked, play }) {
  const staying = placements.filter((_, number) => number !== play?.origin);
  return new Set([...blocked, ...staying.flatMap((placement) => cellsUnder(view, placement) ?? [])]);
}
