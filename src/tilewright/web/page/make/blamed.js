// What lint blames in the newest draft: cells, pieces, and labels on them. It is marked where it is drawn.

import { t } from "../parts/languages.js";

const BLAMING = ["impossible", "suspicious"];

/** The words for something that is drawn, which may be to blame. */
export const blamedWords = (isBlamed, words) => (isBlamed ? t("blamed", { words }) : words);

/**
 * What the findings of an answer blame.
 * @param {{findings: Array<{level: string, cells: number[], places: Array<[string, number]>, labels: string[]}>}|null} answer
 */
export function blamedIn(answer) {
  const findings = (answer?.findings ?? []).filter(({ level }) => BLAMING.includes(level));
  const cells = new Set(findings.flatMap((one) => one.cells));
  return {
    /** Whether a cell is to blame, by its number on the board. */
    cell: (number) => cells.has(number),
    /** Of a piece the labels that are to blame, none if it is the whole piece; null if nothing of it is. */
    piece: (key, k) => {
      const about = findings.filter(({ places }) => places.some(([list, place]) => list === key && place === k));
      return about.length ? about.flatMap(({ labels }) => labels) : null;
    },
  };
}
