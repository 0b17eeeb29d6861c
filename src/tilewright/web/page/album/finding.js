// A solution that was laid by hand goes into the album, and the table says whether it is new.

import { amount } from "../parts/amounts.js";
import { today } from "../parts/dates.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { setupInWords } from "../setup/setup.js";
import { knownCount } from "../table/known.js";
import { keepFound, marked, MOST_SOLUTIONS, puzzleOf } from "./album.js";

/**
 * Words on the solution that lies on the table, below those that say that it is one.
 * @param {import("../table/table.js").Table} table
 * @returns {HTMLElement}
 */
export function albumWords(table) {
  const element = h("p", { class: "small album-words", role: "status", hidden: true });
  let looked = "";
  // What lay there when the puzzle was opened: a solution that came by a link was not laid here.
  let opened = "";

  async function look() {
    const puzzle = puzzleOf(table.request());
    const isByHand = !table.isLookedUp && !table.shown && String(table.placed) !== opened;
    const isFound = table.complete && isByHand && puzzle && !table.exercise;
    const now = isFound ? JSON.stringify([puzzle, table.placed]) : "";
    if (now === looked) return;
    looked = now;
    element.hidden = true;
    if (!isFound) return;
    const { placed } = table;
    const known = knownCount(table, "symmetry");
    const { mark, total } = await marked(puzzle, placed, known === null).catch(() => ({ mark: null, total: null }));
    if (mark === null || now !== looked || table.isLeft) return;
    const chosen = puzzle.blocked || puzzle.pieces || puzzle.size || puzzle.target !== undefined ? setupInWords(table) : "";
    const title = [table.view.title, chosen].filter(Boolean).join(": ");
    const kept = keepFound({ puzzle, title, total: known ?? total }, { mark, placed: [...placed], day: today() });
    fill(element, said(kept), " ", h("a", { href: "#/album" }, t("your-album")));
    element.hidden = false;
  }
  const open = () => (opened = String(table.placed));
  table.addEventListener("view", open);
  if (table.view) open();
  for (const type of ["view", "placed", "faults", "shown"]) table.addEventListener(type, look);
  return element;
}

function said({ isNew, isFull, page: { found, total } }) {
  if (isFull) return t("album-full", { n: MOST_SOLUTIONS });
  const of = total === null ? "none" : amount(total);
  if (!isNew) return t("found-before", { n: found.length, total: of });
  if (total === "1") return t("only-one");
  return found.length === 1 ? t("found-first", { total: of }) : t("found-new", { n: found.length, total: of });
}
