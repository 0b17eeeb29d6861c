// How pieces, cells and what lies on them are called.

import { counted } from "./amounts.js";

/** A piece in short: "piece I", "tile 5", "number 12". */
export function pieceName(view, piece) {
  return view.pieces[piece].words.split(/[,:]/)[0];
}

/** That pieces went back to the tray, or (below 0) lie on the board again, as a sentence to follow another; "" for none. */
export function backInWords(view, n) {
  if (n === 0) return "";
  return ` ${piecesAre(view, Math.abs(n))} ${n > 0 ? "back in the tray" : "on the board again"}.`;
}

function piecesAre(view, n) {
  return counted(n, `${view.nouns.piece} is`, `${view.nouns.piece}s are`);
}

const segmenter = "Segmenter" in Intl ? new Intl.Segmenter("en") : null;

/** The letters of a text as people see them: a family emoji, of seven characters, is one. */
export function lettersOf(text) {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];
}

/** Words as people list them: "5, 6 and 7". */
export function listed(words) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** Several cells in words, in the order of the board: "cells 5, 6 and 7". */
export function cellsInWords(view, cells) {
  const names = [...cells].sort((a, b) => a - b).map((cell) => view.board.cells[cell].name);
  if (names.length === 1) return view.board.cells[cells[0]].words;
  return `${view.nouns.place}s ${listed(names)}`;
}

/** Which cells stay open on a date: "Feb and 3 stay open". */
export function openInWords(view) {
  const names = view.board.cells.map(({ name }) => name).filter((name) => view.setup.blocked.includes(name));
  return `${listed(names)} stay open`;
}

/** How a piece lies, in words; "" if it lies as listed. */
export function wayInWords(view, piece, way) {
  const words = view.pieces[piece].ways[way].words;
  return words === "as listed" ? "" : words;
}

/** A piece and how it lies: "piece I, turned". */
export function pieceInWords(view, piece, way) {
  const words = wayInWords(view, piece, way);
  return words ? `${pieceName(view, piece)}, ${words}` : pieceName(view, piece);
}

/**
 * A cell for those who do not see it: "cell 5, empty", "cell 5, blocked", "cell 5: piece I, turned".
 * @param {object|null} lying {placement, given?, number?} or null
 */
export function cellInWords(view, cell, lying, isChosen = false) {
  const { words, state } = view.board.cells[cell];
  if (isChosen) return `${words}, chosen to be blocked`;
  if (lying) {
    const piece = pieceInWords(view, lying.placement[0], lying.placement[1]);
    return `${words}: ${piece}${lying.given === undefined ? "" : ", fixed"}`;
  }
  if (state === "blocked") return `${words}, blocked`;
  return state === "optional" ? `${words}, empty, may stay empty` : `${words}, empty`;
}

/** What the puzzle demands of a cell, and how far that is met: "; in a region where the values add up to 12, met". */
export function rulesInWords({ board }, cell, states) {
  const { about } = board.cells[cell];
  const said = board.regions.flatMap(({ cells }, k) => (cells.includes(cell) && ["met", "broken"].includes(states[k]) ? [states[k]] : []));
  return about ? `; ${about}${said.length ? `, ${said.join(", ")}` : ""}` : "";
}

/** The key of a move in words: "Shift T". */
export function keyInWords(key) {
  return key.split("+").map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(" ");
}

/** What the keys do on this board, for those who listen. */
export function keysInWords(moves) {
  const turns = moves.map(({ key, words }) => `${keyInWords(key)}: ${words.toLowerCase()}. `).join("");
  return (
    "Arrow keys go from cell to cell. Enter lays the piece in your hand, or picks up the piece that lies there. " +
    `${turns}Delete takes it back, Escape lets go. P goes to the pieces.`
  );
}
