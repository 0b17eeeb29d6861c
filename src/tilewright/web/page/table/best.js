// The board of a puzzle with the most sides that match, so far: kept in the browser, and taken back onto the table.

import { announce } from "../parts/announce.js";
import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { keepInBrowser, keptInBrowser } from "../parts/tabstore.js";

const BEST = "tilewright:best";
const MOST_KEPT = 40;

/** How many sides match on a table, in words; "" for an empty one, a solved one, and where that is not told. */
export function sidesInWords({ fits, placed, complete }) {
  return fits && placed.length && !complete ? t("sides-match", { matching: fits.matching, all: fits.sides }) : "";
}

/** A button that lays the best board so far; it is there while that is better than what lies on the table. */
export function bestButton(table) {
  const button = h("button", { type: "button", class: "button", hidden: true, onclick: back });
  const keyOf = () => JSON.stringify(table.request({ placed: false }));
  const boards = () => new Map(keptInBrowser(BEST) ?? []);

  function told() {
    const now = table.fits?.matching ?? 0;
    const kept = boards();
    const key = keyOf();
    const best = kept.get(key)?.matching ?? 0;
    if (now > best && !table.isLookedUp) {
      kept.delete(key);
      kept.set(key, { matching: now, placed: table.placed });
      keepInBrowser(BEST, [...kept].slice(-MOST_KEPT));
    }
    button.hidden = !table.fits || now >= best;
    button.textContent = t("best-board", { n: best });
    button.title = t("best-lay", { n: best });
  }

  function back() {
    table.arrange(table.fitting(boards().get(keyOf())?.placed ?? []));
    announce(t("best-laid"));
  }

  table.addEventListener("faults", told);
  return button;
}
