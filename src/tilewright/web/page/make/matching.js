// Which labels meet: equal ones, or two halves. The labels are rewritten as one way follows the other.

import { halvesOf, withKey, withLabels } from "./documents.js";

const HALVES = ["H", "T"];
const NONE = "*";

/**
 * The document with labels that meet in another way. Going back brings what was there before: which half a side had is
 * in no label any more once equal ones meet.
 * @param {import("./draft.js").Draft} draft
 */
export function matchings(draft) {
  // The latest change: the documents before and after it.
  let latest = null;

  const to = (wanted, rewriteFor) => {
    const from = draft.document;
    const isBack = latest && latest.to.lattice === from.lattice && isSame(latest.to.matching, from.matching) && kindOf(latest.from.matching) === kindOf(wanted);
    const matching = isBack ? latest.from.matching : wanted;
    const recall = isBack ? recallOf(latest) : () => undefined;
    const rewrite = rewriteFor(isBack ? latest.from : { ...from, matching });
    const next = withKey(withLabels(from, (labels) => recall(labels) ?? rewritten(labels, rewrite)), "matching", matching);
    latest = { from, to: next };
    return next;
  };

  return {
    /** Equal labels meet: each becomes what it shares with its other half. */
    equal: () => {
      const stems = new Map(draft.answer.labels.map((one) => [one.label, one.stem]));
      return to(undefined, () => (label) => stems.get(label) || label);
    },
    /** Halves meet: labels become heads. */
    halves: () => to({ halves: HALVES }, (document) => (label) => labelsFrom(label, document)[0]),
  };
}

/** The labels that a new one stands for: both halves of it where halves meet, marked as the others are. */
export function labelsFrom(label, document) {
  const marks = halvesOf(document);
  if (!marks) return [label];
  const others = partsOf(document).flatMap(wordsOf).filter((other) => other !== NONE);
  const inFront = others.length > 0 && others.every((other) => other.length > 1 && marks.includes(other[0]));
  if (label.length > 1 && marks.includes(inFront ? label[0] : label.at(-1))) return [label];
  return marks.map((mark) => (inFront ? mark + label : label + mark));
}

function wordsOf(labels) {
  return typeof labels === "string" ? labels.split(/\s+/).filter(Boolean) : [labels].flat().map(String);
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

const kindOf = (matching) => ["halves", "pairs"].find((key) => matching?.[key] !== undefined) ?? "equal";
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
