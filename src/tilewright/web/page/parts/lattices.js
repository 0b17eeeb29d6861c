// Lattices and new puzzles, as Python describes them with the catalog.

import { backend } from "../backend/backend.js";

let known = [];
let first = {};

/** The puzzles of the catalog and the lattices. */
export async function askCatalog() {
  const answer = await backend.ask("gallery", {});
  known = answer.lattices;
  first = answer.first_documents;
  return answer;
}

/** All lattices, once the catalog was asked for. @returns {{id: string, words: string, board: object, sets: string[], freedom: string, flips: boolean, extents: string[], solid: [number, number][][]?}[]} */
export const lattices = () => known;

/** The lattice with a name; undefined where there is none. */
export const latticeNamed = (name) => known.find((one) => one.id === name);

/** What a new puzzle file of a kind ("pieces", "tiles", "numbers") has, besides its words, lattice and board. */
export const firstDocument = (kind) => first[kind];
