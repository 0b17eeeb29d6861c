/** Hints: words first, then the piece on the board; where not to look; what to take back. */

import { h, fill } from "./dom.js";
import { counted } from "./amounts.js";
import { backend } from "./backend.js";
import { refusedFrom } from "./refused.js";
import { problem, say, sentence } from "./say.js";
import { pieceView } from "./pieces.js";

const HEADINGS = {
  look: "Where to look",
  not: "Where not to look",
  stuck: "This does not work out",
  done: "Solved",
  unknown: "Not known",
};
const TONES = { place: "info", look: "info", not: "info", stuck: "warn", done: "good", unknown: "warn" };

/**
 * The panel that helps with the next piece.
 * @param {import("./table.js").Table} table
 * @param {HTMLElement} bar where its main button stands
 * @returns {HTMLElement}
 */
export function hintPanel(table, bar) {
  let asked = 0;
  let isShown = false;
  // Where not to look as it was told about what lies there now.
  let told = [];

  const next = h("button", { class: "button", type: "button", dataset: { opens: "hint" }, onclick: () => ask(false) }, "Hint");
  const not = h("button", { class: "button", type: "button", onclick: () => ask(true) }, "Where not to look");
  const waiting = h("p", { class: "faint", hidden: true }, "Thinking…");
  const answer = h("div", { class: "hint-answer" });
  const element = h(
    "section",
    { class: "stack hint-panel", "aria-label": "Hint" },
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
      const hint = await backend.ask("hint", { puzzle: table.request({ placed: true }), only_not: onlyNot, besides });
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
    const actions = h("div", { class: "row" });
    // What is stuck with nothing to take back would be so on an empty table.
    const heading = hint.kind === "stuck" && hint.certain && !hint.take_back.length ? "No solution" : hint.kind === "done" && table.isLookedUp ? "A solution" : (HEADINGS[hint.kind] ?? `A next ${table.view.nouns.piece}`);
    const pieces = hint.piece === null || hint.piece === undefined ? [] : [hint.piece];
    fill(
      answer,
      h(
        "div",
        { class: `note ${TONES[hint.kind]}`, role: "group", "aria-label": heading },
        h("h3", {}, heading),
        h("p", {}, sentence(hint.reason)),
        // What can be done with it stands beside it, so that both are in sight in a low window.
        h("div", { class: "row" }, ["place", "look", "not"].includes(hint.kind) ? pieces.map((piece) => pieceView(table, piece, hint.placement?.[1])) : null, actions),
      ),
    );
    // First the words and the cells, so that who wants to find the piece alone still can.
    if (hint.kind === "place") {
      table.mark({ cells: hint.cells, pieces, kind: "hint" });
      fill(actions, h("button", { class: "button", type: "button", onclick: () => ghost(hint, actions) }, "Show it on the board"));
    } else if (hint.kind === "look") table.mark({ cells: hint.cells, pieces, kind: "hint" });
    else if (hint.kind === "not") {
      table.mark({ cells: hint.cells, pieces, kind: "not" });
      fill(actions, h("button", { class: "button", type: "button", onclick: another }, "Another"));
    }
    else if (hint.kind === "stuck" && hint.take_back.length) {
      table.mark({ placed: hint.take_back, kind: "fault" });
      const n = counted(hint.take_back.length, table.view.nouns.piece);
      const words = `Take back ${n}`;
      fill(
        actions,
        h("button", { class: "button", type: "button", onclick: () => takeBack(hint.take_back, n, asker) }, words),
        hint.certain ? null : h("p", { class: "small faint" }, "Perhaps fewer would do; that could not be found out in time."),
      );
    } else table.mark({ cells: hint.cells, kind: "fault" });
    say(`${heading}. ${sentence(hint.reason)}`);
  }

  function another() {
    not.focus();
    ask(true);
  }

  function ghost(hint, actions) {
    table.mark({ cells: hint.cells, pieces: [hint.placement[0]], placement: hint.placement, kind: "hint" });
    const lay = h("button", { class: "button primary", type: "button" }, "Lay it");
    lay.addEventListener("click", () => {
      table.lay(...hint.placement);
      say("Laid");
      // It is always in sight, and the board has just come there.
      next.focus({ preventScroll: true });
    });
    fill(actions, lay);
    lay.focus();
  }

  function takeBack(numbers, words, asker) {
    table.arrange(table.placed.filter((_, number) => !numbers.includes(number)));
    say(`${words} taken back`);
    asker.focus({ preventScroll: true });
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
