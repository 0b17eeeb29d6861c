/** Hints: words first, then the piece on the board; where not to look; what to take back. */

import { backend } from "../backend/backend.js";
import { refusedFrom } from "../backend/refused.js";
import { announce, problem, sentence } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { pieceView } from "../pieces/pieces.js";
import { fitsOf } from "../table/fits.js";

const HEADINGS = {
  look: t("where-to-look"),
  not: t("where-not-to-look"),
  stuck: t("does-not-work-out"),
  done: t("solved"),
  unknown: t("not-known"),
};
// What else a hint says gives nothing away.
const HELPS = ["place", "look", "not", "stuck"];
const TONES = { place: "info", look: "info", not: "info", stuck: "warn", done: "good", unknown: "warn" };

/**
 * The panel that helps with the next piece.
 * @param {import("../table/table.js").Table} table
 * @param {HTMLElement} bar where its main button stands
 * @returns {HTMLElement}
 */
export function hintPanel(table, bar) {
  let asked = 0;
  let isShown = false;
  // Where not to look as it was told about what lies there now.
  let told = [];

  const next = h("button", { class: "button", type: "button", dataset: { opens: "hint" }, onclick: () => ask(false) }, t("hint"));
  const not = h("button", { class: "button", type: "button", onclick: () => ask(true) }, t("where-not-to-look"));
  const waiting = h("p", { class: "faint", hidden: true }, t("thinking"));
  const answer = h("div", { class: "hint-answer" });
  const element = h("section", { class: "stack hint-panel", "aria-label": t("hint") },
    waiting, answer,
    h("div", { class: "row" }, not),
  );
  bar.append(next);

  async function ask(onlyNot) {
    const number = (asked += 1);
    clear();
    problem(not.parentElement, null);
    waiting.hidden = false;
    if (table.shown) table.show(null);
    try {
      table.demandSetUp();
      const besides = onlyNot ? told : [];
      const hint = await backend.ask("hint", { puzzle: table.request({ placed: true }), only_not: onlyNot, besides, cell: fitsOf(table).cell });
      if (number !== asked) return;
      if (hint.kind === "not") told.push([hint.piece, hint.cells]);
      show(hint, onlyNot ? not : next);
    } catch (thrown) {
      if (number === asked) problem(not.parentElement, refusedFrom(thrown));
    } finally {
      if (number === asked) waiting.hidden = true;
    }
  }

  function show(hint, asker) {
    isShown = true;
    if (HELPS.includes(hint.kind)) table.hinted();
    const shown = hintNote(table, hint);
    fill(answer, shown.element);
    table.mark(marksOf(hint));
    offer(table, hint, shown.actions, { next, asker, another });
    announce(`${shown.heading}. ${sentence(hint.reason)}`);
  }

  function another() {
    not.focus();
    ask(true);
  }

  function clear() {
    if (isShown) table.mark({});
    isShown = false;
    fill(answer);
  }

  /** What lies there, or is shown there, is another now, and the hint no longer about it. */
  function changed() {
    asked += 1;
    isShown = false;
    waiting.hidden = true;
    fill(answer);
    problem(not.parentElement, null);
  }

  table.addEventListener("hint", () => {
    next.focus();
    ask(false);
  });
  for (const type of ["placed", "view"]) {
    table.addEventListener(type, () => {
      told = [];
      changed();
    });
  }
  table.addEventListener("shown", () => table.shown && changed());
  return element;
}

const button = (words, onclick) => h("button", { class: "button", type: "button", onclick }, words);

/** What can be done with a hint; the focus goes on to the button `next`, or to the one that asked. */
function offer(table, hint, actions, { next, asker, another }) {
  // First the words and the cells, so that who wants to find the piece alone still can.
  if (hint.kind === "place") fill(actions, button(t("show-on-board"), () => ghost(table, hint, actions, next)));
  else if (hint.kind === "not") fill(actions, button(t("another"), another));
  else if (hint.kind === "stuck" && hint.take_back.length) {
    const takeBack = () => {
      table.arrange(table.placed.filter((_, number) => !hint.take_back.includes(number)));
      announce(t("n-taken-back", { n: hint.take_back.length, kind: table.view.nouns.piece }));
      asker.focus({ preventScroll: true });
    };
    fill(actions,
      button(t("take-back-n", { n: hint.take_back.length, kind: table.view.nouns.piece }), takeBack),
      hint.certain ? null : h("p", { class: "small faint" }, t("perhaps-fewer")),
    );
  }
}

function ghost(table, hint, actions, next) {
  table.mark({ cells: hint.cells, pieces: [hint.placement[0]], placement: hint.placement, kind: "hint" });
  const lay = h("button", { class: "button primary", type: "button" }, t("lay-it"));
  lay.addEventListener("click", () => {
    table.lay(...hint.placement);
    announce(t("laid"));
    // It is always in sight, and the board has just come there.
    next.focus({ preventScroll: true });
  });
  fill(actions, lay);
  lay.focus();
}

const piecesOf = ({ piece }) => (piece === null || piece === undefined ? [] : [piece]);

/** What a hint is about: cells, pieces of the tray, or pieces to take back. */
function marksOf(hint) {
  if (hint.kind === "stuck" && hint.take_back.length) return { placed: hint.take_back, kind: "fault" };
  const kind = { place: "hint", look: "hint", not: "not" }[hint.kind];
  return kind ? { cells: hint.cells, pieces: piecesOf(hint), kind } : { cells: hint.cells, kind: "fault" };
}

function headingOf(table, { kind, certain, take_back: takenBack }) {
  // What is stuck with nothing to take back would be so on an empty table.
  if (kind === "stuck" && certain && !takenBack.length) return t("no-solution");
  if (kind === "done" && table.isLookedUp) return t("solution-here");
  return HEADINGS[kind] ?? t("a-next", { kind: table.view.nouns.piece });
}

/** A hint in words, with its piece, and room for `actions`: what can be done with it is in sight in a low window as well. */
function hintNote(table, hint) {
  const heading = headingOf(table, hint);
  const actions = h("div", { class: "row" });
  const pieces = ["place", "look", "not"].includes(hint.kind) ? piecesOf(hint) : [];
  const element = h("div", { class: `note ${TONES[hint.kind]}`, role: "group", "aria-label": heading },
    h("h3", {}, heading),
    h("p", {}, sentence(hint.reason)),
    h("div", { class: "row" }, pieces.map((piece) => pieceView(table, piece, hint.placement?.[1])), actions),
  );
  return { element, heading, actions };
}
