// Changes of a puzzle document: plain functions from one document to the next. What a document means is Python's;
// here are only the keys that the editor shows. All other keys of a document stay there.

import { firstDocument, latticeNamed } from "../parts/lattices.js";
import { t } from "../parts/languages.js";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The three kinds of puzzles that can be made. */
export const KINDS = [
  {
    id: "pieces",
    words: t("kind-pieces"),
    about: t("kind-pieces-about"),
  },
  {
    id: "tiles",
    words: t("kind-tiles"),
    about: t("kind-tiles-about"),
  },
  {
    id: "numbers",
    words: t("numbers-that-add-up"),
    about: t("kind-numbers-about"),
  },
];

const FREEDOMS = [
  ["free", t("may-turn-and-flip")],
  ["one_sided", t("may-turn-not-flip")],
  ["fixed", t("only-as-drawn")],
];

/**
 * How pieces may be laid on a lattice: what a document can say, and the words for it. Where no piece has a mirror image,
 * "free" and "one_sided" are the same; `now`, what the document says or means, is the one that stays.
 */
export function freedomsOn(lattice, now) {
  if (latticeNamed(lattice)?.flips !== false) return FREEDOMS;
  return [[now === "fixed" ? "free" : now, t("may-turn")], FREEDOMS[2]];
}

/** A new document of a kind on a lattice; with words about it, if there are any yet. */
export function begun(kind, lattice, { title, about } = {}) {
  const board = latticeNamed(lattice)?.board;
  const words = { title: title || t("my-puzzle"), ...(about ? { about } : {}) };
  const { family, ...start } = firstDocument(kind);
  return { format: 1, ...words, family, lattice, ...start, board };
}

/** Whether nothing was drawn since a document was begun; words about it may have been written. */
export function isUntouched(document) {
  const drawn = ({ title, about, ...rest }) => JSON.stringify(rest);
  return drawn(document) === drawn(begun(kindOf(document), document.lattice));
}

/** Whether a document says of no cell yet that it is on the board. */
export function isBoardEmpty({ board }) {
  return !["shape", "picture", "cells"].some((key) => board?.[key]?.length);
}

/** What kind of puzzle a document is; one without pieces yet is what its maker chose. */
export function kindOf(document) {
  const [first, ...others] = KINDS.filter(({ id }) => firstDocument(id).family === document.family);
  if (first && !others.length) return first.id;
  const pieces = list(document, "piece");
  if (list(document, "tiles").length || pieces.some((piece) => piece && "tile" in piece)) return "tiles";
  if (pieces.length || list(document, "polyforms").length) return "pieces";
  return "tiles" in document ? "tiles" : "pieces";
}

/** A list of a document; empty where there is none. */
export function list(document, key) {
  return Array.isArray(document[key]) ? document[key] : [];
}

/** The document with a key; undefined takes it away. */
export function withKey(document, key, value) {
  const changed = { ...document, [key]: value };
  if (value === undefined) delete changed[key];
  return changed;
}

/** The document with another item at a place of a list; undefined takes it away. */
export function withItem(document, key, k, item) {
  const items = [...list(document, key)];
  if (item === undefined) items.splice(k, 1);
  else items[k] = item;
  return withKey(document, key, items);
}

/** The document with another item at the end of a list. */
export function withNew(document, key, item) {
  return withKey(document, key, [...list(document, key), item]);
}

/** The names that pieces have, as far as the document says them. */
function namesOf(document) {
  const tiles = list(document, "tiles").map((_, k) => String(k + 1));
  return [...tiles, ...list(document, "piece").map((piece) => String(piece?.name ?? ""))];
}

/** A short name that no piece has yet. */
export function freshName(document) {
  const taken = new Set(namesOf(document));
  for (let round = 0; ; round += 1) {
    for (const letter of LETTERS) {
      const name = round ? `${letter}${round}` : letter;
      if (!taken.has(name)) return name;
    }
  }
}

/** The most copies that can be typed; they stand for a range without an end. */
export const MOST_COPIES = 99;

/** How many copies of a piece there are: the least and the most. */
export function copiesOf(item) {
  const copies = item?.copies ?? 1;
  const range = /^\s*(\d*)\s*\.\.\s*(\d*)\s*$/.exec(String(copies));
  if (range) return [Number(range[1] || 0), Number(range[2] || MOST_COPIES)];
  return [Number(copies) || 0, Number(copies) || 0];
}

/** A piece with so many copies. */
export function withCopies(item, least, most) {
  return withKey(item, "copies", least === most ? (least === 1 ? undefined : least) : `${least}..${most}`);
}

/** A piece with other cells: its labels stay on the cells that stay. */
export function withCells(piece, cells) {
  const { picture, path, cells: before, labels, ...rest } = piece;
  const kept = new Set(cells.map((cell) => cell.join()));
  const left = Array.isArray(labels) ? labels.filter((label) => kept.has((label?.cell ?? []).join())) : [];
  return { ...rest, cells, ...(left.length ? { labels: left } : {}) };
}

/** The document without an item of a list. Tiles are named by their number: what names those behind it follows them. */
export function withoutItem(document, key, k) {
  const changed = withItem(document, key, k, undefined);
  if (key !== "tiles") return changed;
  const n = list(document, "tiles").length;
  const renumbered = inAll(changed, (table) => {
    // The tiles of a variant come behind those that all have.
    const most = table === changed ? n : n + list(table, "tiles").length;
    const isTile = (name) => /^\d+$/.test(String(name)) && Number(name) <= most;
    const isLeft = (name) => !isTile(name) || Number(name) !== k + 1;
    const nameNow = (name) => (isTile(name) && Number(name) > k + 1 ? String(name - 1) : name);
    return {
      ...table,
      ...(Array.isArray(table.fixed) ? { fixed: table.fixed.filter((row) => isLeft(row?.piece)).map((row) => (isTable(row) && "piece" in row ? { ...row, piece: nameNow(row.piece) } : row)) } : {}),
      ...(isTable(table.setup) && "among" in table.setup ? { setup: { ...table.setup, among: wordsOf(table.setup.among).filter(isLeft).map(nameNow) } } : {}),
      ...(table !== changed && "drop" in table ? { drop: wordsOf(table.drop).filter(isLeft).map(nameNow) } : {}),
    };
  });
  // In a variant an empty list says that there nothing is fixed.
  return list(renumbered, "fixed").length ? renumbered : withKey(renumbered, "fixed", undefined);
}

/** The document, itself and each of its variants changed; of a variant there is what it changes. */
function inAll(document, change) {
  const changed = change(document);
  if (!isTable(document.variant)) return changed;
  const variants = Object.entries(document.variant).map(([name, one]) => [name, isTable(one) ? change(one) : one]);
  return { ...changed, variant: Object.fromEntries(variants) };
}

/** The words of a text, or of a list, as a puzzle file has them. */
export function wordsOf(value) {
  return typeof value === "string" ? value.split(/\s+/).filter(Boolean) : [value ?? []].flat().map(String);
}

/** The two marks of halves, or null where labels are matched otherwise. */
export function halvesOf(document) {
  const marks = wordsOf(document.matching?.halves);
  return marks.length === 2 ? marks : null;
}

/**
 * The document with its labels changed wherever they stand.
 * @param {(labels: string|Array) => string|Array} change from the labels of one part, such as a tile, to others
 */
export function withLabels(document, change) {
  const inRow = (row, key) => (isTable(row) && key in row ? { ...row, [key]: change(row[key]) } : row);
  const inRows = (table, list, ...keys) => (Array.isArray(table?.[list]) ? { ...table, [list]: table[list].map((row) => keys.reduce(inRow, row)) } : table);
  return inAll(document, (table) => {
    // Where labels meet in another way they are others.
    if (table !== document && "matching" in table) return table;
    const changed = { ...table };
    if (Array.isArray(table.fixed)) changed.fixed = table.fixed.map((row) => (isForEachCell(row?.labels) ? { ...row, labels: row.labels.map(change) } : inRow(row, "labels")));
    if (Array.isArray(changed.tiles)) changed.tiles = changed.tiles.map(change);
    if (Array.isArray(changed.piece)) changed.piece = changed.piece.map((piece) => inRows(inRow(piece, "tile"), "labels", "label"));
    if (isTable(changed.labels)) changed.labels = Object.fromEntries(Object.entries(changed.labels).map(([label, name]) => [wordsOf(change(label)).join(" "), name]));
    if (isTable(changed.rim)) changed.rim = inRows(["label", "labels", "forbidden"].reduce(inRow, changed.rim), "sides", "label", "labels");
    return changed;
  });
}

/** Whether the labels of a fixed piece are lists, one for each of its cells. */
const isForEachCell = (labels) => Array.isArray(labels) && labels.every((one) => Array.isArray(one) || wordsOf(one).length > 2);

const isTable = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** The labels of a tile, as text, with another one on a side. @param {Array<string|null>} labels */
export function withLabel(labels, side, label) {
  return labels.map((before, k) => (k === side ? label : before) ?? "*").join(" ");
}

/** What stands in the document that the editor does not draw, in words. */
export function onlyAsText(document) {
  const rows = (key, id) => (list(document, key).length ? [t(id, { n: list(document, key).length })] : []);
  const found = [
    ...(document.setup ? [t("a-setup")] : []),
    ...rows("fixed", "n-fixed-pieces"),
    ...rows("known", "n-known-counts"),
    ...Object.keys(document.variant ?? {}).map((name) => t("the-variant", { name })),
    ...(document.matching?.pairs ? [t("pairs-of-labels")] : []),
    ...(document.rim?.sides || document.rim?.forbidden || document.rim?.labels ? [t("rules-of-rim")] : []),
    ...(document.matching?.apart ? [t("pieces-apart")] : []),
    ...(document.total !== undefined ? [t("number-in-all")] : []),
    ...(document.crossing === "never" ? [t("rule-of-crossings")] : []),
    ...([...list(document, "piece"), ...list(document, "polyforms")].some((piece) => piece?.color) ? [t("colors-of-pieces")] : []),
    ...(list(document, "piece").some((piece) => piece?.labels) ? [t("labels-on-large")] : []),
    ...(document.labels ? [t("names-of-labels")] : []),
    ...(document.board?.names ? [t("names-of-cells")] : []),
    ...(document.board?.order ? [t("order-of-cells")] : []),
    ...(document.maker ? [t("the-maker")] : []),
    ...(document.sources ? [t("sources-of-file")] : []),
  ];
  return found;
}
