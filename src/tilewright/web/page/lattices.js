// The lattices, as Python describes them: their words, the board of a new puzzle, the names of the sets of pieces.

import { backend } from "./backend.js";

let known = [];

/** The puzzles of the catalog and the lattices. */
export async function askCatalog() {
  const answer = await backend.ask("gallery", {});
  known = answer.lattices;
  return answer;
}

/** All lattices, once the catalog was asked for. @returns {{id: string, words: string, board: object, sets: string[], freedom: string, extents: string[]}[]} */
export const lattices = () => known;

/** The lattice with a name; undefined where there is none. */
export const latticeNamed = (name) => known.find((one) => one.id === name);
