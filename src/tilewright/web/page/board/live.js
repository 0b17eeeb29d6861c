/** The live board: while pieces are laid, how many solutions are left, which move left none, and what can still lie where. */

import { announce, setWords } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { keepInBrowser, keptInBrowser } from "../parts/tabstore.js";
import { bestButton, sidesInWords } from "../table/best.js";
import { heatsFor } from "./heat.js";
import { LiveCount } from "./live-count.js";

const KEY = "tilewright:live";

/**
 * The bar that says how things stand, with a switch; what it shows on the board is `table.live`.
 * @param {import("../table/table.js").Table} table
 * @returns {HTMLElement}
 */
export function liveBar(table) {
  const { on = true, heat = "" } = keptInBrowser(KEY) ?? {};
  const wanted = h("input", { type: "checkbox", role: "switch", checked: on, onchange: choose });
  const words = h("span", { class: "live-words" });
  const spoken = h("span", { class: "visually-hidden", role: "status" });
  const back = h("button", { type: "button", class: "button", hidden: true, onclick: goBack }, t("go-back"));
  const choice = h("select", { onchange: choose, "aria-label": t("heat-map"), title: t("heat-map-what") });
  const element = h("section", { class: "live-bar", "aria-label": t("live") },
    h("label", { class: "check" }, wanted, t("live")), words, spoken, back, bestButton(table), choice,
  );

  const count = new LiveCount(table, { isWanted: () => wanted.checked, wantsHeat: () => choice.value !== "", told: tell });

  function choose() {
    keepInBrowser(KEY, { on: wanted.checked, heat: choice.value });
    tell();
    count.look();
  }

  function tell() {
    const isOn = wanted.checked && !table.view.missing;
    const known = isOn ? count.known : undefined;
    const isKnown = known !== undefined && (known.count !== null || known.words);
    const isStale = isOn && known === undefined && !count.isSettled(known) && table.live !== null;
    element.classList.toggle("stale", isStale);
    back.hidden = !isKnown || known.none_since === null || known.none_since < 0;
    if (!back.hidden) back.title = t("take-back-since", { piece: count.nameOf(known.none_since) });
    words.hidden = !wanted.checked;
    // There is room for one of them, and the way back matters more, unless all that is known is what fits.
    choice.hidden = !wanted.checked || (!back.hidden && known.count !== null);
    // As long as nothing is known of what lies there now, the words and the numbers of before stand, faint.
    if (isStale) return;
    const text = isOn ? [sidesInWords(table), count.inWords(known)].filter(Boolean).join(". ") : "";
    setWords(words, text);
    // A number that still grows would be read again and again.
    if (!isOn || count.isSettled(known)) setWords(spoken, text);
    table.live = isKnown ? { ...known, heat: choice.value, wrong: back.hidden ? null : count.order[known.none_since] } : null;
    table.dispatchEvent(new Event("live"));
  }

  function goBack() {
    const { order, known: { none_since: number } } = count;
    const n = order.length - number;
    table.arrange(order.slice(0, number));
    announce(t("n-taken-back-undo", { n, kind: table.view.nouns.piece }));
    wanted.focus();
  }

  function changed() {
    count.follow();
    tell();
    count.look();
  }

  // The numbers of a puzzle of numbers have one way to lie; the choice stays for the next puzzle.
  fill(choice, heatsFor(table.view).map(([value, text]) => h("option", { value, selected: value === heat }, text)));
  document.addEventListener("visibilitychange", () => count.look(), table.untilLeft);
  table.addEventListener("placed", changed);
  table.addEventListener("view", () => {
    table.live = null;
    changed();
  });
  table.addEventListener("faults", tell);
  changed();
  return element;
}
