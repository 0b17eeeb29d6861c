// A puzzle on the table: the board first, then the pieces, what is chosen, and what can be asked.

import { boardView } from "./board.js";
import { countPanel } from "./counts.js";
import { fill, h } from "./dom.js";
import { downloadPanel } from "./download.js";
import { aboutPanel } from "./facts.js";
import { handOf } from "./hand.js";
import { hintPanel } from "./hint.js";
import { actionBar, playKeys, verdict } from "./play.js";
import { setupPanel } from "./setup.js";
import { openLink, sharePanel } from "./share.js";
import { solvePanel } from "./solve.js";
import { Table } from "./table.js";
import { tabs } from "./tabs.js";
import { trayPanel } from "./tray.js";
import { whyPanel } from "./why.js";

const KEPT = "tilewright:table:";

/**
 * The view of one puzzle: of the catalog, of a link, or of one's own.
 * @param {HTMLElement} main
 * @param {{puzzle?: object, link?: string, own?: object|null}} params
 */
export async function show(main, params) {
  const puzzle = params.link ? await openLink(params.link) : (params.puzzle ?? params.own);
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
  const asked = tabs("What to do", [
    { id: "solve", title: "Solve", content: [solvePanel(table), whyPanel(table), countPanel(table)] },
    { id: "hint", title: "Hint", content: hintPanel(table) },
    { id: "share", title: "Share", content: [sharePanel(table), downloadPanel(table)] },
    { id: "about", title: "About", content: aboutPanel(table) },
  ]);
  await openKept(table, puzzle);
  const stopKeeping = keep(table, puzzle);
  const stopKeys = playKeys(table, play);
  // What must be chosen comes first; what only may be chosen comes last.
  const mustChoose = table.view.setup !== null;
  play.classList.toggle("daily", mustChoose);
  fill(
    play,
    mustChoose ? parts.setup : null,
    h("div", { class: "stage" }, parts.board, parts.verdict),
    h("div", { class: "side stack" }, parts.tray, parts.actions, h("section", { class: "ask panel" }, asked.element), mustChoose ? null : parts.setup),
  );
  fill(main, header(table, puzzle), play);
  return () => {
    stopKeys();
    stopKeeping();
    handOf(table).letGo();
    table.dispatchEvent(new Event("leave"));
  };
}

function header(table, puzzle) {
  const { title, about, variants } = table.view;
  return h(
    "header",
    { class: "title" },
    h("h1", {}, title),
    about ? h("p", { class: "about faint" }, about) : null,
    variants.length ? variantRow(table, puzzle) : null,
  );
}

/** Links to the variants of a puzzle; those of a puzzle of one's own have no address, and are buttons. */
function variantRow(table, puzzle) {
  const { variant, variants, name } = table.view;
  const row = h("div", { class: "row", role: "group", "aria-label": "Variants" });
  const choices = [{ name: "", title: "As it is" }, ...variants.map((one) => ({ name: one.name, title: spaced(one.name) }))];
  for (const choice of choices) {
    const current = choice.name === variant ? "true" : null;
    if (name) {
      const href = `#/puzzle/${encodeURIComponent(name)}${choice.name ? `/${encodeURIComponent(choice.name)}` : ""}`;
      row.append(h("a", { class: "chip", href, "aria-current": current }, choice.title));
    } else {
      const open = async () => {
        const { variant: before, placed, blocked, ...rest } = puzzle;
        await table.load(choice.name ? { ...rest, variant: choice.name } : rest);
        row.replaceWith(variantRow(table, puzzle));
      };
      row.append(h("button", { type: "button", class: "chip", "aria-pressed": String(current === "true"), onclick: open }, choice.title));
    }
  }
  return row;
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

function keyOf({ name, variant, document }) {
  return `${KEPT}${JSON.stringify([name ?? document, variant ?? ""])}`;
}

/** Load a puzzle as it was left in this tab, if it was here; a link says itself what lies there. */
async function openKept(table, puzzle) {
  let kept = null;
  try {
    if (!puzzle.placed && !puzzle.blocked) kept = JSON.parse(sessionStorage.getItem(keyOf(puzzle)) ?? "null");
  } catch {
    kept = null;
  }
  if (kept) {
    try {
      await table.load({ ...puzzle, ...kept });
      return;
    } catch {
      // What was kept no longer fits the puzzle.
    }
  }
  await table.load(puzzle);
}

/** Keep what lies on the table, so that it is there again after a reload. */
function keep(table, puzzle) {
  const save = () => {
    const { blocked, target, placed } = table.request();
    try {
      sessionStorage.setItem(keyOf(puzzle), JSON.stringify({ blocked, target, placed }));
    } catch {
      // Without storage the table is empty after a reload.
    }
  };
  table.addEventListener("placed", save);
  table.addEventListener("view", save);
  return () => {
    table.removeEventListener("placed", save);
    table.removeEventListener("view", save);
  };
}
