// What belongs to laying pieces beside the board and the tray: buttons, keys, and words on what lies there.

import { refusedFrom } from "../backend/refused.js";
import { legendOf } from "../board/heat.js";
import { announce, sentence } from "../parts/announce.js";
import { able, fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { undoKeys } from "../parts/undo.js";
import { backInWords, keyInWords, listed, pieceInWords } from "../parts/words.js";
import { setupInWords } from "../setup/setup.js";
import { shows } from "../sharing/exercise.js";
import { fitsOf } from "./fits.js";
import { handOf } from "./hand.js";
import { cellsUnder } from "./placing.js";
import { moveOf } from "./turns.js";

/**
 * The buttons to turn pieces, to take them back, and to undo.
 * @param {import("./table.js").Table} table
 * @returns {HTMLElement}
 */
export function actionBar(table) {
  const hand = handOf(table);
  const moves = h("div", { class: "row moves", role: "group", "aria-label": t("turn-the-piece") });
  const action = (id, words, act, key) => {
    const icon = h("span", { class: "icon", "aria-hidden": "true" }, ICONS[id]);
    return h("button", { type: "button", class: "button tool", onclick: act, "aria-keyshortcuts": key }, icon, words);
  };
  const back = action("back", t("take-back"), () => hand.takeBack(), t("key-delete"));
  const undo = action("undo", t("undo"), () => undoOn(table), "Control+Z");
  const redo = action("redo", t("redo"), () => redoOn(table), "Control+Shift+Z");
  const clear = action("clear", t("clear"), () => clearTable(table), null);
  clear.setAttribute("aria-label", t("clear-the-table"));
  const history = h("div", { class: "row", role: "group", "aria-label": t("undo") }, undo, redo, clear);
  const element = h("div", { class: "actions" }, moves, history);

  const build = () => {
    const buttons = table.view.moves.map(({ id, words, key }) => {
      const button = action(id, words, () => hand.move(id), keyInWords(key).replace(" ", "+"));
      button.dataset.move = id;
      return button;
    });
    fill(moves, buttons, back);
    update();
  };
  const update = () => {
    for (const button of moves.children) able(button, hand.held !== null);
    able(undo, table.canUndo);
    able(redo, table.canRedo);
    able(clear, table.placed.length > 0);
  };
  table.addEventListener("view", build);
  table.addEventListener("placed", update);
  hand.addEventListener("hand", update);
  if (table.view) build();
  return element;
}

// More would push what follows out of sight, or not be in sight themselves.
const MOST_FAULTS = matchMedia("(max-width: 55.99rem), (max-height: 38rem)").matches ? 1 : 2;

const ICONS = { turn: "↻", turn_back: "↺", flip: "⇋", tip: "⤒", tip_back: "⤓", roll: "⇤", roll_back: "⇥", back: "↩\ufe0e", undo: "↶", redo: "↷", clear: "✕" };

/** The keys that lay pieces, to unfold. @param {import("./table.js").Table} table @returns {HTMLElement} */
export function keyHelp(table) {
  const element = h("details", { class: "keys small" });
  const build = () => fill(element, h("summary", {}, t("keys")), keyList(table.view.moves));
  table.addEventListener("view", build);
  if (table.view) build();
  return element;
}

function keyList(moves) {
  const rows = [
    [t("key-arrows"), t("keys-arrows")],
    [t("key-enter"), t("keys-enter")],
    ...moves.map(({ key, words }) => [keyInWords(key), words]),
    ["G", t("keys-grip")],
    [t("key-delete"), t("keys-delete")],
    [t("key-esc"), t("keys-esc")],
    ["B", t("keys-board")],
    ["P", t("keys-pieces")],
    [t("key-undo"), t("keys-undo")],
    [t("key-redo"), t("keys-redo")],
  ];
  return h("dl", {}, rows.map(([key, words]) => h("div", {}, h("dt", {}, h("kbd", {}, key)), h("dd", {}, words))));
}

function undoOn(table) {
  return goOn(table, () => table.undo(), t("undone"), t("nothing-to-undo"));
}

function redoOn(table) {
  return goOn(table, () => table.redo(), t("done-again"), t("nothing-to-redo"));
}

/** Go to another step, and say what came back with it besides the pieces that are seen to move. */
async function goOn(table, go, done, nothing) {
  const before = { setup: setupInWords(table), n: table.placed.length };
  try {
    const went = await go();
    if (went === false) announce(nothing);
    if (!went) return;
    const setup = setupInWords(table);
    const isOther = setup !== before.setup;
    announce(`${done}${isOther ? ` ${sentence(setup)}.${backInWords(table.view, before.n - table.placed.length)}` : ""}`);
  } catch (thrown) {
    handOf(table).refuse(refusedFrom(thrown).message);
  }
}

function clearTable(table) {
  if (!table.placed.length) announce(t("table-is-empty"));
  else {
    table.clear();
    announce(t("all-back"));
  }
}

/**
 * Keys while the focus is on the board or the tray, and undo everywhere but in a text field.
 * @returns {() => void} takes the keys away
 */
export function playKeys(table, play) {
  const hand = handOf(table);
  play.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!(event.target instanceof Element) || !event.target.closest(".stage, .tray, .actions")) return;
    const key = event.key.toLowerCase();
    const move = moveOf(table.view, event);
    if (move) hand.move(move.id);
    else if (key === "g") hand.nextGrip();
    else if (key === "b") hand.surface.focus();
    else if (key === "p") play.querySelector(".tray [data-piece][tabindex='0']")?.focus();
    else if (event.key === "Delete" && hand.held) hand.takeBack();
    else if (event.key === "Escape" && (hand.held || hand.choosing)) {
      if (hand.held) announce(t("let-go"));
      hand.letGo();
      hand.choose(null);
    } else if (event.key === "Escape" && fitsOf(table).cell !== null) {
      fitsOf(table).choose(null);
      hand.surface.focus();
    } else return;
    event.preventDefault();
  });
  return undoKeys(() => undoOn(table), () => redoOn(table));
}

/**
 * Words beside the board: what is in the hand, what is wrong with what lies there, or that it is solved.
 * @param {import("./table.js").Table} table
 * @param {Node|null} [more] what else is said there
 * @returns {HTMLElement}
 */
export function verdict(table, more = null) {
  const [hand, fits] = [handOf(table), fitsOf(table)];
  const held = h("p", { class: "held small faint" });
  const words = h("div", { class: "stack tight", role: "status" });
  const element = h("div", { class: "verdict", role: "group", "aria-label": t("words-beside-board") }, held, words, more);
  let told = "";

  const tellHeld = () => {
    held.className = hand.refusal ? "held note bad" : "held small faint";
    if (hand.refusal) held.textContent = hand.refusal.words;
    else if (hand.choosing) held.textContent = t("choose-to-be-blocked");
    else if (table.shown) held.textContent = table.shown.words;
    else if (hand.held) {
      const name = sentence(pieceInWords(table.view, hand.held.piece, hand.held.way));
      const where = hand.solid ? "tap" : hand.held.number === null ? "cell" : "other";
      held.textContent = t("held-so", { piece: name, where });
    } else if (fits.here) held.textContent = fits.inWords("fits-choose");
    else if (table.view.missing) held.textContent = unset(table.view);
    else if (table.live?.heat) held.textContent = legendOf(table);
    else if (!table.placed.length) {
      const { piece, place } = table.view.nouns;
      held.textContent = hand.solid
        ? t("drag-onto-solid", { kind: piece })
        : t("drag-onto-board", { kind: piece, place });
    }
    else held.textContent = shows(table, "solve") ? t("stays-when-solved") : "";
  };
  const tell = () => {
    tellHeld();
    const { faults, complete, shown } = table;
    const now = JSON.stringify(shown ? [] : [complete, faults]);
    // The same words again are not to be read again.
    if (now === told) return;
    told = now;
    if (shown) fill(words);
    else if (complete && table.isLookedUp) fill(words, h("p", { class: "note info" }, t("looked-up")));
    else if (complete) fill(words, h("p", { class: "note good solved" }, t("solved-all-kept")));
    else {
      const more = faults.length - MOST_FAULTS;
      fill(words, faults.slice(0, MOST_FAULTS).map((fault) => faultNote(table, fault)));
      if (more > 0) words.lastChild.append(h("span", { class: "small faint" }, ` ${t("and-n-more", { n: more })}`));
    }
  };
  table.addEventListener("live", tellHeld);
  fits.addEventListener("chosen", tellHeld);
  for (const type of ["view", "placed", "faults", "shown"]) table.addEventListener(type, tell);
  hand.addEventListener("hand", () => {
    tellHeld();
    if (hand.refusal) held.scrollIntoView({ block: "nearest" });
  });
  hand.addEventListener("choosing", tellHeld);
  // What has to be scrolled is so by keys as well.
  const scrolls = new ResizeObserver(() => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  });
  for (const part of [element, held, words]) scrolls.observe(part);
  table.addEventListener("leave", () => scrolls.disconnect());
  return element;
}

/** What is wrong, in words; pointing at them shows where. */
function faultNote(table, fault) {
  const cells = new Set(fault.cells);
  for (const number of fault.pieces) for (const cell of cellsUnder(table.view, table.placed[number]) ?? []) cells.add(cell);
  const mark = () => table.mark({ cells: [...cells], kind: "fault" });
  return h("p", { class: "note bad fault", onpointerenter: mark, onpointerleave: () => table.mark({}) }, sentence(fault.message));
}

/** What is still to be chosen: why, as long as nothing is, and then how much. */
function unset({ setup: { kind, blocked, pieces, fields, axes }, missing }) {
  if (blocked.length || pieces.length) return `${sentence(missing.message)}: ${missing.help}.`;
  if (kind === "dice") return t("choose-roll-first");
  if (kind === "date") return t("choose-date-first", { fields: listed(fields.map((field) => t(`field-${field}`))) });
  if (kind === "size") return t("choose-size-first", { axes: listed(axes) });
  if (kind === "pieces") return t("choose-pieces-first");
  return t("choose-cells-first");
}
