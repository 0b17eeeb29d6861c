// The gauge of the puzzle that is made: after each change how many solutions it has and how hard it is, each with what it was before.

import { amount } from "../parts/amounts.js";
import { setWords } from "../parts/announce.js";
import { h } from "../parts/dom.js";
import { GrowingAnswers } from "../parts/growing.js";
import { Shown, language, t } from "../parts/languages.js";
import { gaugeTools } from "./gauge-tools.js";

// Together about a second; then what is known is told as it is.
const MOST_REQUESTS = 10;
// A number that still grows is told after so many.
const PATIENCE = 4;
const NOTHING = { count: "0", different: null, exact: false, rating: null, missing: false, settled: false };

/**
 * The gauge of the newest draft. @param {import("./draft.js").Draft} draft
 * @param {() => string} standing how the draft stands otherwise, in words
 */
export function gaugePanel(draft, standing) {
  const count = h("p", { class: "gauge-count" });
  const more = h("p", { class: "small" });
  const difficulty = h("p", { class: "small" });
  const short = h("p", { class: "small gauge-short" });
  const spoken = h("p", { class: "visually-hidden", role: "status" });
  const element = h("section", { class: "gauge stack tight", "aria-label": t("gauge") }, count, more, difficulty, spoken);
  const answers = new GrowingAnswers("gauge", { key: () => keyOf(draft.document), isWanted: () => isWanted() && !document.hidden, isSettled, told: show, nothing: NOTHING });
  // What was known last of another puzzle, and what is known of this one.
  let before = { key: "", known: null };
  let now = { key: "", known: null };

  /** Whether the newest draft is a puzzle; of one whose words alone are newer that is known. */
  function isWanted() {
    const { answered, answer, unread, document: newest } = draft;
    return !draft.isClosed && unread === null && draft.typed === null && Boolean(answer?.ready) && keyOf(answered) === keyOf(newest);
  }

  function update() {
    const key = keyOf(draft.document);
    if (key !== now.key) {
      if (now.known) before = now;
      if (before.key === key) before = { key: "", known: null };
      now = { key, known: null };
    }
    show();
    answers.look();
  }

  function show() {
    const known = isWanted() ? answers.known : undefined;
    if (known && isTelling(known)) now.known = known;
    const told = isWanted() || !draft.isAnswered ? inWords(known, before.known) : { count: withBefore(t("gauge-waits"), countValues(before.known)) };
    const parts = [told.count, told.more, told.difficulty].filter(Boolean);
    setWords(count, told.count);
    setWords(more, told.more ?? "");
    setWords(difficulty, told.difficulty ?? "");
    setWords(short, parts.join(". "));
    // A number that still grows would be read again and again.
    if (isWanted() ? isSettled(known) : draft.isAnswered) setWords(spoken, [standing().replace(/[.:]$/, ""), ...(isWanted() ? parts : [])].join(". "));
  }

  draft.addEventListener("puzzle", () => {
    before = now = { key: "", known: null };
  });
  draft.addEventListener("document", update);
  draft.addEventListener("refused", show);
  document.addEventListener("visibilitychange", () => answers.look(), draft.untilClosed);
  const tools = gaugeTools(draft);
  return { elements: [element, tools.element], short, update, close: tools.close };
}

/** What solutions depend on: the document without its words. */
function keyOf({ title, about, maker, sources, known, ...rest }) {
  return JSON.stringify({ document: rest });
}

function isSettled(known) {
  return known !== undefined && (known.settled || known.requests >= MOST_REQUESTS);
}

/** Whether an answer tells a number. */
function isTelling({ exact, count, requests }) {
  return count !== null && (exact || (count !== "0" && requests >= PATIENCE));
}

/** How many solutions there are and how hard it is, and what that was before. */
function inWords(known, before) {
  const was = countValues(before);
  if (!known) return { count: withBefore(t("gauge-count", { kind: "counting" }), was), difficulty: difficultyInWords(undefined, before) };
  if (known.missing) return { count: t("gauge-setup") };
  if (known.count === null) return { count: withBefore(t("gauge-large"), was) };
  const now = countValues(known);
  if (!isTelling(known)) return { count: withBefore(t("gauge-count", { kind: isSettled(known) ? "unknown" : "counting" }), was), difficulty: difficultyInWords(known, before) };
  const isSame = before && before.exact === known.exact && before.count === known.count && before.different === known.different;
  const { count, different } = known;
  return {
    count: withBefore(t("gauge-count", now), isSame ? { kind: "same" } : was),
    more: different !== null && different !== count ? t("gauge-more", { n: amount(count) }) : "",
    difficulty: count === "0" ? "" : difficultyInWords(known, before),
  };
}

/** What is told of a count: whether these are all, those up to symmetry, or at least so many. */
function countValues(known) {
  if (!known) return null;
  const { exact, count, different } = known;
  const kind = count === "0" ? "none" : !exact ? "least" : different === null || different === count ? "all" : "different";
  return { kind, n: amount(kind === "different" ? different : count) };
}

/** Words with what was known before, as `countValues` has it; that is null where nothing was. */
const withBefore = (now, was) => (was ? t("gauge-before", { n: "", ...was, now }) : now);

function difficultyInWords(known, before) {
  const [rating, was] = [known?.rating, before?.rating];
  // One that is not at its end would go up and down.
  const isTold = rating && (rating.exact || isSettled(known));
  const kind = isTold ? (rating.exact ? "exact" : "about") : isSettled(known) ? "unknown" : "counting";
  const now = t("gauge-difficulty", isTold ? { kind, grade: rating.grade.replace(" ", "-"), n: rounded(rating.number) } : { kind });
  return withBefore(now, was && (isTold && `${rounded(rating.number)}` === `${rounded(was.number)}` ? { kind: "same" } : { kind: "all", n: rounded(was.number) }));
}

const rounded = (number) => new Shown(number, new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number));
