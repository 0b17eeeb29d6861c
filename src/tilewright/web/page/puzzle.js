// A puzzle on the table: the board first, then the pieces, what is chosen, and what can be asked.

import { boardView } from "./board.js";
import { countPanel } from "./counts.js";
import { fill, h } from "./dom.js";
import { downloadPanel } from "./download.js";
import { aboutPanel } from "./facts.js";
import { handOf } from "./hand.js";
import { hintPanel } from "./hint.js";
import { actionBar, playKeys, verdict } from "./play.js";
import { puzzleRoute } from "./routes.js";
import { setupPanel } from "./setup.js";
import { attempt } from "./say.js";
import { openLink, sharePanel } from "./share.js";
import { solvePanel } from "./solve.js";
import { standingView } from "./standing.js";
import { Table } from "./table.js";
import { keepInTab, keptInTab } from "./tabstore.js";
import { tabs } from "./tabs.js";
import { trayPanel } from "./tray.js";
import { whyPanel } from "./why.js";

const KEPT = "tilewright:table:";

/**
 * The view of one puzzle: of the catalog, of a link, or of one's own.
 * @param {HTMLElement} main
 * @param {{puzzle?: object, link?: string, own?: object|null}} params
 * @param {() => boolean} isCurrent false as soon as another view is wanted
 */
export async function show(main, params, isCurrent) {
  const puzzle = params.link ? await openLink(params.link) : (params.puzzle ?? params.own);
  if (!isCurrent()) return null;
  if (!puzzle) {
    fill(main, nothingOwn());
    return null;
  }
  const table = new Table();
  const play = h("div", { class: "play" });
  const parts = {
    board: boardView(table),
    tray: trayPanel(table),
    setup: setupPanel(table),
    actions: actionBar(table),
    verdict: verdict(table),
  };
  // The tab opens before the panel in it takes the focus.
  table.addEventListener("hint", () => asked.open("hint"));
  const asked = tabs("What to do", [
    { id: "solve", title: "Solve", content: [solvePanel(table), whyPanel(table), countPanel(table)] },
    { id: "hint", title: "Hint", content: hintPanel(table) },
    { id: "share", title: "Share", content: [sharePanel(table), downloadPanel(table)] },
    { id: "about", title: "About", content: aboutPanel(table) },
  ]);
  try {
    await openKept(table, puzzle, params.link);
  } catch (refused) {
    table.leave();
    throw refused;
  }
  if (!isCurrent()) {
    table.leave();
    return null;
  }
  const stopKeeping = keep(table, puzzle, params.link);
  const stopKeys = playKeys(table, play);
  // What must be chosen comes first, the sum after the pieces; cells that only may be blocked come last.
  const mustChoose = table.view.setup !== null;
  const hasSum = table.view.target !== null;
  play.classList.toggle("daily", mustChoose);
  fill(
    play,
    mustChoose ? parts.setup : null,
    h("div", { class: "left" }, h("div", { class: "stage" }, parts.board, parts.verdict), standingView(table)),
    h("div", { class: "side stack" }, parts.tray, parts.actions, hasSum ? parts.setup : null, h("section", { class: "ask panel" }, asked.element), mustChoose || hasSum ? null : parts.setup),
  );
  fill(main, header(table), play);
  return () => {
    stopKeys();
    stopKeeping();
    handOf(table).letGo();
    table.leave();
  };
}

function header(table) {
  const { title, about, variants } = table.view;
  return h(
    "header",
    { class: "title" },
    h("h1", {}, title),
    about ? h("p", { class: "about faint" }, about) : null,
    variants.length ? variantRow(table) : null,
  );
}

/** Links to the variants of a puzzle; those of a puzzle of one's own have no address, and are buttons. */
function variantRow(table) {
  const { variant, variants, name } = table.view;
  const row = h("div", { class: "row", role: "group", "aria-label": "Variants" });
  const choices = [{ name: "", title: "As it is" }, ...variants.map((one) => ({ name: one.name, title: spaced(one.name) }))];
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

function spaced(name) {
  return name.replaceAll("-", " ");
}

function nothingOwn() {
  return h(
    "div",
    { class: "stack" },
    h("h1", {}, "There is no puzzle of your own yet"),
    h("p", {}, h("a", { href: "#/make" }, "Make one")),
  );
}

/**
 * Where the table of a puzzle is kept: by its link, or by its name, variant and setup. Puzzles of one's own, of which
 * each change is another one, have one place for the latest.
 */
function keyOf(asked, link) {
  return `${KEPT}${link ?? (asked.name ? JSON.stringify(asked) : "own")}`;
}

/** What a table is of, as a text: a puzzle with other words is the same. */
function markOf({ document, ...asked }) {
  const { title, about, ...rules } = document ?? {};
  return JSON.stringify([asked, rules]);
}

/**
 * Load a puzzle as it was left in this tab, if it was here. What a link says comes before what was left, unless the page
 * is loaded anew or "back" leads here.
 */
async function openKept(table, asked, link) {
  const kept = !link || history.state?.seen === link ? keptInTab(keyOf(asked, link)) : null;
  if (link) history.replaceState({ ...history.state, seen: link }, "");
  if (kept?.asked === markOf(asked)) {
    const { variant, blocked, pieces, target, placed, ...puzzle } = asked;
    try {
      await table.load({ ...puzzle, ...kept.table });
      return;
    } catch {
      // What was kept no longer fits the puzzle.
    }
  }
  await table.load(asked);
}

/** Keep what is chosen and what lies on the table, so that it is there again after a reload. */
function keep(table, asked, link) {
  const save = () => {
    const { variant, blocked, pieces, target, placed } = table.request();
    keepInTab(keyOf(asked, link), { asked: markOf(asked), table: { variant, blocked, pieces, target, placed } });
  };
  table.addEventListener("placed", save);
  table.addEventListener("view", save);
  save();
  return () => {
    table.removeEventListener("placed", save);
    table.removeEventListener("view", save);
  };
}
