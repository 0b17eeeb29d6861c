/** Why a puzzle does not work out: what was noticed about it, with the pieces and cells that it is about. */

import { backend } from "../backend/backend.js";
import { refusedFrom } from "../backend/refused.js";
import { announce, problem, sentence } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { pieceView } from "../pieces/pieces.js";
import { correctionsPart } from "./corrections.js";

const LEVELS = {
  impossible: { words: t("impossible"), tone: "" },
  suspicious: { words: t("suspicious"), tone: "warn" },
  note: { words: t("note"), tone: "info" },
};
// A finding may be about hundreds of pieces; a few show what is meant.
const MOST_PIECES = 8;

/**
 * The panel that tells what is wrong with a puzzle. It asks by itself when a search ends without a solution.
 * @param {import("../table/table.js").Table} table
 * @param {HTMLElement} bar where its main button stands
 * @returns {HTMLElement}
 */
export function whyPanel(table, bar) {
  let asked = 0;

  const button = h("button", { class: "button", type: "button", "aria-label": t("check-the-puzzle"), dataset: { opens: "solve" }, onclick: () => ask(false) }, t("check"));
  const back = h("div", { class: "row", hidden: true },
    h("button", { class: "button", type: "button", onclick: () => table.dispatchEvent(new CustomEvent("hint")) }, t("what-to-take-back")),
  );
  const waiting = h("p", { class: "faint", hidden: true }, t("looking"));
  const answer = h("div", { class: "stack" });
  const notes = h("div", { class: "stack" });
  const corrections = correctionsPart(table);
  const element = h("section", { class: "stack why-panel", "aria-label": t("check-the-puzzle") },
    back,
    waiting, answer, corrections.element, notes,
  );
  bar.append(button);

  async function ask(isUnasked) {
    const number = (asked += 1);
    problem(waiting, null);
    fill(answer);
    fill(notes);
    corrections.clear();
    waiting.hidden = false;
    try {
      const { findings } = await backend.ask("why", { puzzle: table.request({ placed: true }), typos: false });
      if (number !== asked) return;
      show(findings, isUnasked);
      // Only a search tells whether the puzzle itself has no solution; what lies on the table is then not to blame.
      if (isUnasked || findings.some(({ level }) => level === "impossible")) corrections.ask();
    } catch (thrown) {
      if (number === asked && !isUnasked) problem(waiting, refusedFrom(thrown));
    } finally {
      if (number === asked) waiting.hidden = true;
    }
  }

  function show(findings, isUnasked) {
    const none = isUnasked
      ? t("no-simple-reason")
      : t("nothing-strange");
    fill(answer,
      isUnasked ? h("h3", {}, t("why-no-solution")) : null,
      findings.length ? listOf(table, findings.filter(({ level }) => level !== "note")) : h("p", {}, none),
    );
    // What may be wrong stands above them.
    fill(notes, listOf(table, findings.filter(({ level }) => level === "note")));
    const [first] = findings;
    const words = first ? `${LEVELS[first.level].words}: ${sentence(first.message)}` : none;
    if (!isUnasked) answer.scrollIntoView({ block: "nearest" });
    announce(findings.length > 1 ? t("n-findings", { n: findings.length, words }) : words);
  }

  function changed() {
    asked += 1;
    waiting.hidden = back.hidden = true;
    fill(answer);
    fill(notes);
    corrections.clear();
    problem(waiting, null);
  }

  table.addEventListener("placed", changed);
  table.addEventListener("view", changed);
  table.addEventListener("nosolution", () => {
    // A hint tells which pieces are in the way.
    back.hidden = !table.placed.length;
    ask(true);
  });
  return element;
}

function listOf(table, findings) {
  return findings.length ? h("ul", { class: "findings stack tight" }, findings.map((finding) => item(table, finding))) : null;
}

function item(table, { level, message, help, pieces, cells }) {
  const { words, tone } = LEVELS[level];
  const more = pieces.length - MOST_PIECES;
  const show = h("button", { class: "button small", type: "button", "aria-pressed": "false" }, t("show-where"));
  const isSomewhere = cells.length || pieces.length;
  const line = h("li", { class: `note ${tone}` },
    h("p", {}, h("strong", {}, `${words}: `), sentence(message)),
    help ? h("p", { class: "help" }, sentence(help)) : null,
    pieces.length
      ? h("div", { class: "row piece-row" }, pieces.slice(0, MOST_PIECES).map((piece) => pieceView(table, piece)), more > 0 ? t("and-n-more", { n: more }) : null)
      : null,
    isSomewhere ? show : null,
  );
  if (isSomewhere) showingWhere(table, { cells, pieces }, line, show);
  return line;
}

/** Show where a finding is while its line is pointed at, and as long as its button is pressed. */
function showingWhere(table, { cells, pieces }, line, button) {
  const mark = () => table.mark({ cells, pieces, kind: "fault" });
  let isPinned = false;
  const pin = (is) => {
    isPinned = is;
    button.setAttribute("aria-pressed", String(is));
  };
  const leave = () => !isPinned && table.mark({});
  line.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && mark());
  line.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && leave());
  button.addEventListener("focus", mark);
  button.addEventListener("blur", leave);
  button.addEventListener("click", () => {
    pin(!isPinned);
    if (isPinned) mark();
    else table.mark({});
  });
  table.addEventListener("marks", () => {
    // Something else is marked.
    if (isPinned && table.marks.cells !== cells) pin(false);
  });
}
