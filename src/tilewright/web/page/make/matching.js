// Which labels meet: equal ones, or two halves. The labels are rewritten as one way follows the other.

import { withKey, withLabels, wordsOf } from "./documents.js";

const NONE = "*";

/**
 * The document with labels that meet in another way. Going back brings what was there before: which half a side had is
 * in no label any more once equal ones meet.
 * @param {import("./draft.js").Draft} draft
 */
export function matchings(draft) {
  // The latest change: the documents before and after it, and the puzzle and marks that were then.
  let latest = null;

  const to = (from, wanted, rewriteFor) => {
    const isBack = latest && latest.puzzle === draft.puzzle && isSame(latest.to.matching, from.matching) && wayOf(latest.from.matching) === wayOf(wanted);
    // Other rules, such as which pieces may not touch, are another matter.
    const { halves: _halves, pairs: _pairs, relation: _relation, ...others } = from.matching ?? {};
    const matching = isBack ? latest.from.matching : Object.keys(others).length ? { ...wanted, ...others } : wanted;
    const recall = isBack ? recallOf(latest) : () => undefined;
    const { halves } = isBack ? latest : draft.answer;
    const rewrite = rewriteFor(halves);
    const next = withKey(withLabels(from, (labels) => recall(labels) ?? rewritten(labels, rewrite)), "matching", matching);
    latest = { from, to: next, puzzle: draft.puzzle, halves };
    return next;
  };

  return {
    /** Equal labels meet: each becomes what it shares with its other half. */
    equal: (document) => {
      const stems = new Map(draft.answer.labels.map((one) => [one.label, one.stem]));
      return to(document, undefined, () => (label) => stems.get(label) || label);
    },
    /** Halves meet: labels become heads. */
    halves: (document) => to(document, { halves: draft.answer.halves.marks }, (halves) => (label) => bothHalves(label, halves)[0]),
  };
}

/**
 * Both halves of a label; a label that is marked already is one of them.
 * @param {string} label
 * @param {{marks: [string, string], in_front: boolean}} halves
 */
export function bothHalves(label, { marks, in_front: inFront }) {
  if (label.length > 1 && marks.includes(inFront ? label[0] : label.at(-1))) return [label];
  return marks.map((mark) => (inFront ? mark + label : label + mark));
}

function rewritten(labels, change) {
  return wordsOf(labels).map((label) => (label === NONE ? label : change(label))).join(" ");
}

function partsOf(document) {
  const parts = [];
  withLabels(document, (labels) => {
    parts.push(labels);
    return labels;
  });
  return parts;
}

/** What the parts of a document were before its labels were rewritten; like parts are told apart by their order. */
function recallOf({ from, to }) {
  const before = partsOf(from);
  const left = new Map();
  partsOf(to).forEach((labels, k) => {
    const key = wordsOf(labels).join(" ");
    left.set(key, [...(left.get(key) ?? []), before[k]]);
  });
  return (labels) => left.get(wordsOf(labels).join(" "))?.shift();
}

const wayOf = (matching) => ["halves", "pairs"].find((key) => matching?.[key] !== undefined) ?? "equal";
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
