// What must or may be chosen before a puzzle is solved: dice, a date, blocked cells, pieces, the sum to reach.

import { refusedFrom } from "../backend/refused.js";
import { announce, attempt, problem } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { LISTS, t } from "../parts/languages.js";
import { visitsTo } from "../parts/steps.js";
import { backInWords, cellsInWords, listed, openInWords } from "../parts/words.js";
import { handOf } from "../table/hand.js";
import { knownPart } from "../table/known.js";
import { calendarPart } from "./calendar.js";
import { notRolled, typedRoll } from "./dice-typed.js";
import { diceParts } from "./dice.js";
import { setParts } from "./sets.js";

/**
 * The set-up of a table's puzzle; hidden where there is nothing to choose.
 * @param {import("../table/table.js").Table} table
 * @returns {HTMLElement}
 */
export function setupPanel(table) {
  const element = h("section", { class: "setup stack tight", hidden: true });
  let [shape, parts] = ["", []];
  const refresh = () => {
    const { view } = table;
    const now = JSON.stringify([view.name, view.title, view.variant, view.setup?.kind, view.setup?.choices, view.setup?.set.map(({ name }) => name), view.setup?.sizes, view.may_block, view.target?.values]);
    if (now !== shape) {
      // Only another puzzle is built anew, so that what has the focus keeps it.
      shape = now;
      parts = partsOf(table);
      fill(element, parts.length ? h("h2", { class: "visually-hidden" }, t("set-up")) : null, parts.map((part) => part.element));
      element.hidden = parts.length === 0;
    }
    parts.forEach((part) => part.update());
  };
  table.addEventListener("view", refresh);
  handOf(table).addEventListener("choosing", () => parts.forEach((part) => part.showMode?.()));
  if (table.view) refresh();
  return element;
}

/** What is chosen on a table: "the dice show 9, 10 and 28", "cells 1 and 20 are blocked". */
export function setupInWords(table) {
  const { view } = table;
  const { blocked = [], pieces = [], target } = table.request();
  if (view.target) return target === undefined ? t("sum-of-puzzle") : t("each-line-to-sum", { sum: target });
  if (view.setup?.kind === "dice") return blocked.length ? t("dice-show-so", { cells: listed(blocked) }) : t("dice-show-nothing");
  if (view.setup?.kind === "date") return blocked.length ? openInWords(view) : t("no-date-chosen");
  if (view.setup?.kind === "size") return view.setup.size ? t("board-is-size", { size: view.setup.size }) : t("no-size-chosen");
  if (view.setup?.kind === "pieces") return pieces.length ? t("pieces-chosen", { n: pieces.length, pieces: listed(pieces) }) : t("no-pieces-chosen");
  if (!blocked.length) return t("no-cells-blocked");
  const cells = view.board.cells.flatMap(({ name }, cell) => (blocked.includes(name) ? [cell] : []));
  return t("cells-blocked", { n: cells.length, cells: cellsInWords(view, cells) });
}

const PARTS = { dice: diceParts, date: calendarPart, cells: (table) => cellsPart(table, table.view.setup.n), pieces: setParts, size: sizePart };

function partsOf(table) {
  const { setup, may_block, target } = table.view;
  const parts = setup ? [PARTS[setup.kind](table)] : [];
  if (setup?.kind === "dice") parts.push(ownRollPart(table));
  if (may_block) parts.push(cellsPart(table, null));
  if (target) parts.push(targetPart(table));
  return [...parts, knownPart(table)].filter(Boolean);
}

/** A roll of one's own dice, typed or chosen on the board. */
function ownRollPart(table) {
  const { n, choices } = table.view.setup;
  const cells = cellsPart(table, n, (names) => notRolled(choices, names));
  const typed = typedRoll(table, cells.tell);
  const element = h("details", { class: "own-roll" }, h("summary", {}, t("type-or-tap-dice")), h("div", { class: "stack tight" }, typed.element, cells.element));
  return { element, update: () => [typed, cells].forEach((part) => part.update()), showMode: cells.showMode };
}

/**
 * Cells to be blocked, chosen by clicking them on the board: so many, or as many as one likes.
 * @param {(names: string[]) => {message: string}|null} refusal of cells that do not go together
 */
function cellsPart(table, n, refusal = () => null) {
  const hand = handOf(table);
  let chosen = new Set();
  const words = h("p", { class: "small" });
  const button = h("button", { type: "button", class: "button", onclick: () => switchMode() }, n ? t("choose-cells") : t("block-cells"));
  const none = h("button", { type: "button", class: "button quiet", onclick: () => set(new Set()) }, n ? t("choose-anew") : t("block-none"));
  const row = h("div", { class: "row" }, button, none);
  const element = h("div", { class: "stack tight" }, row, words);

  const nameOf = (cell) => table.view.board.cells[cell].name;
  const choosing = {
    isChosen: (cell) => chosen.has(nameOf(cell)),
    toggle: (cell) => {
      const next = new Set(chosen);
      if (!next.delete(nameOf(cell))) next.add(nameOf(cell));
      if (n && next.size > n) {
        hand.refuse(t("n-chosen-already", { n }), [cell]);
        return;
      }
      const refused = refusal([...next]);
      if (refused) hand.refuse(refused.message, [cell]);
      else set(next);
    },
  };
  const switchMode = () => {
    hand.choose(hand.choosing === choosing ? null : choosing);
    if (!hand.choosing) return;
    hand.surface?.element.scrollIntoView({ block: "nearest" });
    announce(t("choose-blocked"));
  };

  async function set(next) {
    chosen = next;
    problem(row, null);
    // The board shows the choice at once; the puzzle follows.
    tell();
    hand.chosen();
    try {
      const back = await table.setBlocked([...next]);
      if (back === null) return;
      // What follows is laying pieces.
      if (next.size === n && hand.choosing === choosing) hand.choose(null);
      announce(`${sentenceOf()}.${backInWords(table.view, back)}`);
    } catch (thrown) {
      const refused = refusedFrom(thrown);
      problem(row, refused);
      update();
      // Who clicks on the board looks there.
      const isOther = (cell) => chosen.has(nameOf(cell)) !== next.has(nameOf(cell));
      hand.refuse(refused.message, [...table.view.board.cells.keys()].filter(isOther), { quietly: true });
    }
  }

  const sentenceOf = (size = chosen.size) => {
    if (!n) return size ? t("n-cells-blocked", { n: size }) : t("you-blocked-none");
    const left = n - size;
    return left > 0 ? t("some-chosen", { some: size, n, left }) : left ? t("too-many", { n: -left }) : t("all-n-chosen", { n });
  };
  /** Say how many are chosen, or are being typed. */
  const tell = (size = chosen.size) => {
    words.textContent = sentenceOf(size);
    none.hidden = chosen.size === 0;
  };
  const update = () => {
    chosen = new Set(table.view.setup?.blocked ?? table.request().blocked ?? []);
    tell();
    showMode();
    // The board shows them as well.
    if (hand.choosing === choosing) hand.chosen();
  };
  const showMode = () => button.setAttribute("aria-pressed", String(hand.choosing === choosing));
  return { element, update, showMode, tell };
}

/** The size of the board, of those that the template lists. */
function sizePart(table) {
  const { sizes, axes } = table.view.setup;
  const select = h("select", { onchange: () => choose() }, h("option", { value: "" }, "–"), sizes.map((size) => h("option", { value: size }, size)));
  const element = h("div", { class: "field" }, h("label", {}, t("size-of", { axes: axes.join(" x ") }), " ", select));
  const visit = visitsTo(select);
  const update = () => (select.value = table.view.setup.size ?? "");
  const choose = () => attempt(select, async () => {
    const size = select.value || null;
    const back = await table.setUp({ size }, visit());
    if (back !== null) announce(`${t(size ? "board-is-size-now" : "no-size-now", { size })}${backInWords(table.view, back)}`);
  }, update);
  return { element, update };
}

/** The sum that each line must reach. */
function targetPart(table) {
  const { values, own } = table.view.target;
  const asIs = own ? t("as-in-puzzle", { sums: LISTS.or.format(own.map(String)) }) : t("any-sum");
  if (values.length <= 1) {
    const only = values.length ? t("only-sum", { sum: values[0] }) : t("no-sum");
    return { element: h("p", { class: "small" }, only), update: () => {} };
  }
  const select = h("select", { onchange: () => choose() }, h("option", { value: "" }, asIs), values.map((value) => h("option", { value }, value)));
  const element = h("div", { class: "field" }, h("label", {}, t("sum-of-each-line"), " ", select));
  const visit = visitsTo(select);
  const update = () => (select.value = String(table.request().target ?? ""));
  const choose = () => attempt(select, async () => {
    const { value } = select;
    const back = await table.setUp({ target: value === "" ? null : Number(value) }, visit());
    if (back !== null) announce(value === "" ? t("sum-is-now", { sum: asIs }) : t("each-line-to-sum-now", { sum: value }));
  }, update);
  return { element, update };
}
