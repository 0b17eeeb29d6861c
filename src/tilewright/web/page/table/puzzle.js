// A puzzle on the table, on one screen: what is chosen, the board, the pieces, what can be asked, and the answers.

import { albumWords } from "../album/finding.js";
import { backend } from "../backend/backend.js";
import { Refused } from "../backend/refused.js";
import { itemOf, itemRow, itemWords } from "../collection/item.js";
import { boardView } from "../board/board.js";
import { liveBar } from "../board/live.js";
import { inNotebook, isReadOnly } from "../embedded.js";
import { dayRow, puzzleOfDay } from "../gallery/daily.js";
import { attempt } from "../parts/announce.js";
import { today } from "../parts/dates.js";
import { fill, h } from "../parts/dom.js";
import { language, t } from "../parts/languages.js";
import { leastWidth } from "../parts/geometry.js";
import { puzzleRoute } from "../parts/routes.js";
import { tabs } from "../parts/tabs.js";
import { keepInTab, keptInTab } from "../parts/tabstore.js";
import { trayPanel } from "../pieces/tray.js";
import { setupPanel } from "../setup/setup.js";
import { downloadPanel } from "../sharing/download.js";
import { classPanel, handInPanel, questionOf, shows } from "../sharing/exercise.js";
import { openLink, sharePanel } from "../sharing/share.js";
import { countPanel } from "../solving/counts.js";
import { hintPanel } from "../solving/hint.js";
import { solvePanel } from "../solving/solve.js";
import { whyPanel } from "../solving/why.js";
import { noteDay } from "../today/noting.js";
import { tellAround } from "./around.js";
import { aboutPanel } from "./facts.js";
import { handOf } from "./hand.js";
import { keepTable, keptTables } from "./kept-tables.js";
import { actionBar, keyHelp, playKeys, verdict } from "./play.js";
import { areSolids, standingView } from "./standing.js";
import { Table } from "./table.js";
import { timesPanel } from "./times.js";
import { fitTray, keepInSight } from "./visible-panels.js";

const KEPT = "tilewright:table:";

/**
 * The view of one puzzle: of the catalog, of a day, of a link, of a file, or of one's own.
 * @param {HTMLElement} main
 * @param {{puzzle?: object, day?: object, link?: string, file?: object, own?: object|null, table?: Table}} params a
 *   `table` is one that what calls this listens to
 * @param {() => boolean} isCurrent false as soon as another view is wanted
 */
export async function show(main, params, isCurrent) {
  const day = params.day && { ...params.day, on: params.day.date ?? today() };
  const { puzzle, exercise = null, item = null } = await wanted({ ...params, day });
  if (!isCurrent()) return null;
  if (!puzzle) return void fill(main, nothingOwn());
  if (isReadOnly) return void fill(main, await pictureOf(puzzle));
  // A puzzle of a collection is found again as it was left, like one of the catalog.
  const link = item ? null : params.link;
  const key = keyOf(puzzle, link, day, item);
  const table = params.table ?? new Table();
  table.exercise = exercise;
  const play = h("div", { class: "play" });
  const parts = {
    board: boardView(table),
    tray: trayPanel(table),
    setup: setupPanel(table),
    actions: actionBar(table),
    verdict: verdict(table, item ? itemWords(table, item) : inNotebook ? null : albumWords(table)),
  };
  // Each of its buttons names the part in which its answer stands.
  const bar = h("div", { class: "do", role: "group", "aria-label": t("what-to-do") });
  // The part opens before the panel in it takes the focus.
  table.addEventListener("hint", () => asked.open("hint"));
  bar.addEventListener("click", ({ target }) => asked.open(target.closest("button")?.dataset.opens ?? "solve"), true);
  try {
    await openKept(table, puzzle, key, link);
  } catch (refused) {
    table.leave();
    throw refused;
  }
  if (!isCurrent()) {
    table.leave();
    return null;
  }
  tellAround(table);
  const stopKeeping = keep(table, puzzle, key, link);
  const stopKeys = playKeys(table, play);
  // What must be chosen, or the sum, comes first; that cells may be blocked unfolds. In an exercise, and in the puzzle of
  // a day, what was chosen stays.
  const mayChoose = !(exercise || params.day) || table.view.missing !== null;
  const isFirst = mayChoose && (table.view.setup !== null || table.view.target !== null);
  const noting = day?.kind === "today" ? noteDay(table, day) : null;
  const times = timesPanel(table, noting);
  const standing = standingView(table);
  const asked = tabs(t("answers"), [
    shows(table, "hint") && { id: "hint", title: t("hints"), content: hintPanel(table, bar) },
    shows(table, "solve") && { id: "solve", title: t("solutions"), content: solving(table, bar) },
    areSolids(table.view) && { id: "solid", title: t("solid"), content: standing.tools },
    mayChoose && !isFirst && table.view.may_block && { id: "setup", title: t("set-up"), content: parts.setup },
    { id: "share", title: t("share"), content: sharing(table) },
    { id: "about", title: t("about"), content: [aboutPanel(table), keyHelp(table), inNotebook ? null : times.element] },
  ].filter(Boolean));
  if (shows(table, "solve")) asked.open("solve");
  bar.hidden = !bar.hasChildNodes();
  // Answers get the room of what was unfolded to set the puzzle up.
  const fold = () => isFirst && parts.setup.querySelectorAll("details[open]").forEach((one) => (one.open = false));
  for (const part of [bar, asked.element]) part.addEventListener("click", fold);
  keepProportion(table, play);
  fill(play,
    // On a phone these and the bar fill the screen, and the rest follows.
    h("div", { class: "game" },
      header(table, params.day ? dayRow(params.day, noting?.element) : item && itemRow(item), times.clock),
      isFirst ? parts.setup : null,
      h("div", { class: "stage" }, standing.element, parts.board, h("div", { class: "live" }, shows(table, "solve") ? liveBar(table) : null), parts.verdict),
      parts.tray,
      parts.actions,
    ),
    bar,
    h("section", { class: "ask panel", "aria-label": t("answers") }, asked.element),
  );
  keepInSight(table, play);
  fitTray(table, play);
  fill(main, play);
  return () => {
    stopKeys();
    stopKeeping();
    handOf(table).letGo();
    table.leave();
  };
}

/** What is given away: an exercise to the teacher, any other puzzle to all, or to a class; a notebook is given itself. */
function sharing(table) {
  if (inNotebook) return downloadPanel(table);
  return table.exercise ? [handInPanel(table), downloadPanel(table)] : [sharePanel(table), downloadPanel(table), classPanel(table)];
}

/** Let the style know the shape of the board. */
function keepProportion(table, play) {
  const proportion = () => {
    const { board } = table.view;
    play.style.setProperty("--ratio", String(board.box[2] / board.box[3]));
    play.style.setProperty("--least-width", `${leastWidth(board)}px`);
  };
  table.addEventListener("view", proportion);
  proportion();
}

/** What solves and counts; why there is no solution stands right below the words that say so. */
function solving(table, bar) {
  const panel = solvePanel(table, bar);
  panel.querySelector(".solve-options").before(whyPanel(table, bar));
  return [panel, countPanel(table)];
}

/** The puzzle that is asked for, and what an exercise says. */
async function wanted({ link, file, day, puzzle, own }) {
  if (file) return { puzzle: { document: await documentIn(file) } };
  if (link) {
    const held = await openLink(link);
    return held.collection ? itemOf(held.collection, link) : held;
  }
  return { puzzle: day ? await puzzleOfDay({ ...day, date: day.on }) : (puzzle ?? own) };
}

async function documentIn(file) {
  const { document, mistakes } = await backend.ask("read", { files: [file] });
  if (!mistakes.length) return document;
  const { unreadInWords } = await import("../make/unread.js");
  throw new Refused({ message: unreadInWords(mistakes), help: mistakes[0].help });
}

/** All that lies on the table, to look at. */
async function pictureOf(puzzle) {
  const { name, text } = await backend.ask("draw", { puzzle, kind: "screen" });
  return h("img", { class: "picture", alt: name.replace(/\.svg$/, ""), src: `data:image/svg+xml,${encodeURIComponent(text)}` });
}

function header(table, row, clock) {
  const { title, about, variants } = table.view;
  return h("header", { class: "title" },
    h("h1", {}, title),
    clock,
    questionOf(table),
    row,
    about ? h("p", { class: "about faint" }, about) : null,
    variants.length && !row && !table.exercise && !inNotebook ? variantRow(table) : null,
  );
}

/** Links to the variants of a puzzle; those of a puzzle of one's own have no address, and are buttons. */
function variantRow(table) {
  const { variant, variants, name } = table.view;
  const row = h("div", { class: "row", role: "group", "aria-label": t("variants") });
  const choices = [{ name: "", title: t("as-it-is-title") }, ...variants.map((one) => ({ name: one.name, title: spaced(one.name) }))];
  const { document } = table.view;
  if (variants.every((one) => one.name === sizeOf(document.variant[one.name].board))) {
    // Where all others are called by their size, it stands among them by its own.
    choices[0].title = sizeOf(document.board);
    choices.sort((a, b) => a.title.localeCompare(b.title, language, { numeric: true }));
  }
  if (name) {
    const current = (choice) => (choice.name === variant ? "true" : null);
    return fill(row, choices.map((choice) => h("a", { class: "chip", href: puzzleRoute(name, choice.name), "aria-current": current(choice) }, choice.title)));
  }
  const open = (choice) => attempt(row, () => {
    const { document } = table.request();
    return table.load(choice.name ? { document, variant: choice.name } : { document });
  });
  const buttons = choices.map((choice) => h("button", { type: "button", class: "chip", onclick: () => open(choice) }, choice.title));
  const tell = () => buttons.forEach((button, k) => button.setAttribute("aria-current", String(choices[k].name === table.view.variant)));
  table.addEventListener("view", tell);
  tell();
  return fill(row, buttons);
}

/** Rows and columns of a rectangle as the names of variants have them: "5x3". */
function sizeOf(board) {
  return board?.shape === "rectangle" ? `${board.rows}x${board.columns}` : "";
}

function spaced(name) {
  return name.replaceAll("-", " ");
}

function nothingOwn() {
  return h("div", { class: "stack" },
    h("h1", {}, t("no-own-puzzle")),
    h("p", {}, h("a", { href: "#/make" }, t("make-one"))),
  );
}

/**
 * Where the table of a puzzle is kept: by its link, by the day of which it is one of three, or by its name, variant and
 * setup. Puzzles of one's own, of which each change is another one, have one place for the latest.
 */
function keyOf(asked, link, day, item) {
  if (item) return `${KEPT}${item.of}/${item.key}`;
  if (day?.kind === "today") return `${KEPT}${day.on}/${day.level}`;
  return `${KEPT}${link ?? (asked.name ? JSON.stringify(asked) : "own")}`;
}

/** What a table is of, as a text: a puzzle with other words is the same. */
function markOf({ document, ...asked }) {
  const { title, about, ...rules } = document ?? {};
  return JSON.stringify([asked, rules]);
}

/**
 * Load a puzzle as it was left in this tab, or, if it is of the catalog, in another one. What a link says comes before what was left, unless the page
 * is loaded anew or "back" leads here.
 */
async function openKept(table, asked, key, link) {
  const kept = !link || history.state?.seen === link ? (keptInTab(key) ?? keptTables().get(key)) : null;
  if (link) history.replaceState({ ...history.state, seen: link }, "");
  if (kept?.asked === markOf(asked)) {
    const { variant, blocked, pieces, size, target, placed, ...puzzle } = asked;
    try {
      await table.load({ ...puzzle, ...kept.table });
      if (kept.isLookedUp) table.lookUp(table.placed);
      return;
    } catch {
      // What was kept no longer fits the puzzle.
    }
  }
  await table.load(asked);
}

/**
 * Keep what is chosen and what lies on the table, so that it is there again after a reload, and, of a puzzle of the
 * catalog, after the tab was closed.
 */
function keep(table, asked, key, link) {
  const save = () => {
    const { variant, blocked, pieces, size, target, placed } = table.request();
    const kept = { asked: markOf(asked), table: { variant, blocked, pieces, size, target, placed }, isLookedUp: table.isLookedUp };
    keepInTab(key, kept);
    if (link || !asked.name) return;
    const isBegun = table.placed.length || blocked || pieces || size || target !== undefined;
    keepTable(key, isBegun ? kept : null);
  };
  table.addEventListener("placed", save);
  table.addEventListener("view", save);
  save();
  return () => {
    table.removeEventListener("placed", save);
    table.removeEventListener("view", save);
  };
}
