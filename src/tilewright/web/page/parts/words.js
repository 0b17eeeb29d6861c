// How pieces, cells and what lies on them are called.

import { LISTS, said, t } from "./languages.js";

/** A piece in short: "piece I", "tile 5", "number 12". */
export function pieceName(view, piece) {
  return view.pieces[piece].words.split(/[,:]/)[0];
}

/** That pieces went back to the tray, or (below 0) lie on the board again, as a sentence to follow another; "" for none. */
export function backInWords(view, n) {
  return n === 0 ? "" : ` ${t(n > 0 ? "back-in-tray" : "on-board-again", { n: Math.abs(n), kind: view.nouns.piece })}`;
}

const AS_LISTED = { text: "as listed", sentence: "py-as-listed" };
const segmenter = "Segmenter" in Intl ? new Intl.Segmenter("en") : null;

/** The letters of a text as people see them: a family emoji, of seven characters, is one. */
export function lettersOf(text) {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];
}

/** Words as people list them: "5, 6 and 7". */
export function listed(words) {
  return LISTS.and.format(words);
}

/** Several cells in words, in the order of the board: "cells 5, 6 and 7". */
export function cellsInWords(view, cells) {
  const names = [...cells].sort((a, b) => a - b).map((cell) => view.board.cells[cell].name);
  if (names.length === 1) return view.board.cells[cells[0]].words;
  return t("places-named", { place: view.nouns.place, names: listed(names) });
}

/** Which cells stay open on a date: "Feb and 3 stay open". */
export function openInWords(view) {
  return t("stay-open", { names: openNames(view) });
}

/** Those cells: "Feb and 3". */
export function openNames(view) {
  return listed(view.board.cells.map(({ name }) => name).filter((name) => view.setup.blocked.includes(name)));
}

/** How a piece lies, in words; "" if it lies as listed. */
export function wayInWords(view, piece, way) {
  const words = view.pieces[piece].ways[way].words;
  return words === said(AS_LISTED) ? "" : words;
}

/** A piece and how it lies: "piece I, turned". */
export function pieceInWords(view, piece, way) {
  const words = wayInWords(view, piece, way);
  return words ? t("piece-lying", { piece: pieceName(view, piece), way: words }) : pieceName(view, piece);
}

/**
 * A cell for those who do not see it: "cell 5, empty", "cell 5, blocked", "cell 5: piece I, turned".
 * @param {object|null} lying {placement, given?, number?} or null
 */
export function cellInWords(view, cell, lying, isChosen = false) {
  const { words, state } = view.board.cells[cell];
  const values = { cell: words };
  if (isChosen) return t("cell-chosen", values);
  if (lying) {
    const piece = pieceInWords(view, lying.placement[0], lying.placement[1]);
    return t(lying.given === undefined ? "cell-covered" : "cell-covered-fixed", { ...values, piece });
  }
  if (state === "blocked") return t("cell-blocked", values);
  return t(state === "optional" ? "cell-optional" : "cell-empty", values);
}

/** What the puzzle demands of a cell, and how far that is met: "; in a region where the values add up to 12, met". */
export function rulesInWords({ board }, cell, states) {
  const { about } = board.cells[cell];
  const said = board.regions.flatMap(({ cells }, k) => (cells.includes(cell) && ["met", "broken"].includes(states[k]) ? [t(`region-${states[k]}`)] : []));
  return about ? `; ${about}${said.length ? `, ${said.join(", ")}` : ""}` : "";
}

/** The key of a move in words: "Shift T". */
export function keyInWords(key) {
  return key.split("+").map((part) => (part === "shift" ? t("key-shift") : part.toUpperCase())).join(" ");
}

/** What the keys do on this board, for those who listen. */
export function keysInWords(moves) {
  const turns = moves.map(({ key, words }) => t("key-does", { key: keyInWords(key), what: words.toLowerCase() }));
  return [t("board-keys"), ...turns, t("board-keys-besides")].join(" ");
}
