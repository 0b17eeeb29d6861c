// What a person types for a label, and the label that is meant: a letter for each side, or whole words.
// Where halves meet, a capital letter is the first half of a picture and a small one the second.

import { lettersOf } from "../parts/words.js";
import { halvesOf, list, withKey, withLabels, wordsOf } from "./documents.js";

export const NONE = "*";

const isLetter = (text) => text.toUpperCase() !== text.toLowerCase();

/** The labels on the tiles of a document, each once. */
export function labelsOn(document) {
  const tiles = [...list(document, "tiles"), ...list(document, "piece").map((piece) => piece?.tile)];
  return [...new Set(tiles.flatMap(wordsOf))].filter((label) => label !== NONE);
}

/**
 * How the labels of a document are typed.
 * @param {object} document
 * @param {{marks: [string, string], in_front: boolean, words: [string, string]}} halves as Python knows them
 */
export function writingOf(document, halves) {
  const marks = halvesOf(document);
  const inFront = marks && halves.in_front;
  const labels = labelsOn(document);
  const partsOf = (label) => (inFront ? [label.slice(1), marks.indexOf(label[0])] : [label.slice(0, -1), marks.indexOf(label.at(-1))]);
  const whole = (stem, half) => (inFront ? marks[half] + stem : stem + marks[half]);
  const isMarked = (label) => label.length > 1 && marks.includes(inFront ? label[0] : label.at(-1));
  const stems = marks ? new Map(labels.filter(isMarked).map((label) => [partsOf(label)[0].toLowerCase(), partsOf(label)[0]])) : new Map();
  const ofCase = (text) => {
    const isFirst = text[0] === text[0].toUpperCase();
    return whole(stems.get(text.toLowerCase()) ?? text[0].toUpperCase() + text.slice(1), isFirst ? 0 : 1);
  };
  const isShort = (label) => (marks ? isMarked(label) && lettersOf(partsOf(label)[0]).length === 1 && isLetter(partsOf(label)[0]) : lettersOf(label).length === 1);

  const labelOfName = new Map(Object.entries(document.labels ?? {}).map(([label, name]) => [String(name).toLowerCase(), label]));

  return {
    /** Whether a single letter can be typed for each label. */
    isByLetters: labels.every(isShort),

    /** What is typed for a label: its letter, or the label in full. */
    shown: (label, byLetters) => {
      if (label === NONE) return "";
      if (!marks || !byLetters || !isShort(label)) return label;
      const [stem, half] = partsOf(label);
      return half ? stem.toLowerCase() : stem.toUpperCase();
    },

    /** The label that is meant by what was typed. */
    label: (typed) => {
      const words = typed.replaceAll(NONE, " ").trim().split(/\s+/).filter(Boolean);
      const named = labelOfName.get(words.join(" ").toLowerCase());
      if (named !== undefined) return named;
      const text = words.join("-");
      if (!text || /^[._-]$/.test(text)) return NONE;
      if (!marks || isMarked(text)) return text;
      const half = words.length > 1 ? halves.words.indexOf(words.at(-1).toLowerCase()) : -1;
      return half < 0 ? ofCase(text) : whole(words.slice(0, -1).join("-"), half);
    },
  };
}

/** Whether a letter is on the tiles in its other case, where equal labels meet. */
export function hasOtherCase(document, letter) {
  if (document.matching?.halves || document.matching?.pairs || lettersOf(letter).length !== 1 || !isLetter(letter)) return false;
  const other = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
  const labels = labelsOn(document);
  return labels.includes(other) && labels.every((label) => lettersOf(label).length === 1 && isLetter(label));
}

// No letter can be taken for these marks.
const MARKS = ["+", "-"];

/** The document with capital and small letters as two halves that meet. */
export function asHalves(document) {
  const half = (letter) => letter.toUpperCase() + MARKS[letter === letter.toUpperCase() ? 0 : 1];
  const { relation, ...matching } = document.matching ?? {};
  return withKey(rewritten(document, half), "matching", { ...matching, halves: MARKS });
}

/** The document with these halves as letters of their own again, of which equal ones meet. */
export function asEqual(document) {
  const { halves, ...matching } = document.matching ?? {};
  const letter = (label) => (label.at(-1) === MARKS[1] ? label.slice(0, -1).toLowerCase() : label.slice(0, -1));
  return withKey(rewritten(document, letter), "matching", Object.keys(matching).length ? matching : undefined);
}

const rewritten = (document, change) => withLabels(document, (labels) => wordsOf(labels).map((label) => (label === NONE ? label : change(label))).join(" "));
