// Patches of a lattice to paint on: cells as Python outlines them, and more room around them when it gets tight.

import { backend } from "../backend.js";
import { rimOf } from "../geometry.js";

/**
 * Cells to paint on.
 * @param {object} wanted what `canvas` is asked: `lattice`, `columns`, `rows`, `layers`, `margin`, and `cells` that must be there
 * @returns {Promise<object>} the answer; each cell has a `key`
 */
export async function askPatch(wanted) {
  const answer = await backend.ask("canvas", wanted);
  return { ...answer, cells: answer.cells.map((cell) => ({ ...cell, key: cell.at.join() })) };
}

/** What is said where there cannot be more room. */
export const NO_MORE_ROOM = { message: "The canvas cannot grow any more.", help: "What is larger can be written as text." };

/**
 * What to ask for to get a patch with all cells of this one and room around those that were painted, or null where
 * there is room.
 * @param {object} patch
 * @param {(key: string) => boolean} isPainted
 * @param {boolean} [upward] whether there is to be room above as well
 */
export function moreRoom(patch, isPainted, upward = false) {
  const painted = patch.cells.filter((cell) => isPainted(cell.key));
  const isBeside = painted.some((cell) => middlesAtRim(patch).has(cell.center.join()));
  const isOnTop = upward && patch.layers > 1 && painted.some((cell) => cell.layer === patch.layers - 1);
  if (!isBeside && !isOnTop) return null;
  return { layers: patch.layers + (isOnTop ? 1 : 0), margin: isBeside ? 1 : 0, cells: outermost(patch.cells).map((cell) => cell.at) };
}

/** Whether all these cells lie on a patch. @param {Iterable<string>} keys */
export function hasAll(patch, keys) {
  const there = new Set(patch.cells.map((cell) => cell.key));
  return [...keys].every((key) => there.has(key));
}

/** The middles of the cells at the rim. */
function middlesAtRim(patch) {
  if (!rims.has(patch)) rims.set(patch, new Set(rimOf(patch.cells.filter((cell) => cell.layer === 0)).map(({ cell }) => cell.center.join())));
  return rims.get(patch);
}

const rims = new WeakMap();

/** The cells that lie farthest out: a patch that has them has all between them. */
function outermost(cells) {
  const ends = [(cell) => cell.center[0], (cell) => cell.center[1], (cell) => cell.layer].flatMap((place) => {
    const order = [...cells].sort((a, b) => place(a) - place(b));
    return [order[0], order.at(-1)];
  });
  return [...new Set(ends)];
}
