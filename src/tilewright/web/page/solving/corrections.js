// What may be mistyped in a puzzle without a solution: pictures before and after, likeliest first, and a press to correct it.

import { backend } from "../backend/backend.js";
import { inNotebook } from "../embedded.js";
import { announce, sentence } from "../parts/announce.js";
import { fill, h, s, svgOf } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { openOwn } from "../parts/routes.js";
import { proofreading } from "./proofread.js";

// More at a time would not be compared.
const AT_ONCE = 6;

/**
 * The corrections of a table's puzzle.
 * @param {import("../table/table.js").Table} table
 * @returns {{element: HTMLElement, ask: () => Promise<void>, clear: () => void}}
 */
export function correctionsPart(table) {
  let asked = 0;
  const element = h("section", { class: "corrections stack tight", "aria-label": t("what-may-be-mistyped"), hidden: true });

  async function ask() {
    const number = (asked += 1);
    element.hidden = false;
    fill(element, h("p", { class: "faint" }, t("looking-for-typo")));
    try {
      const answer = await backend.ask("typos", { puzzle: table.request({ placed: false }) });
      if (number === asked) show(answer);
    } catch {
      // What is known without it was told.
      if (number === asked) clear();
    }
  }

  function clear() {
    asked += 1;
    element.hidden = true;
    fill(element);
  }

  function show({ has_solution: hasSolution, tiles, corrections, typos, n, is_all: isAll }) {
    if (hasSolution !== false) return clear();
    const words = t(n ? "changes-that-solve" : "no-change-solves", { n, isAll: isAll ? "yes" : "no", compare: corrections.length ? "no" : "yes" });
    const guide = corrections.length ? proofreading({ tiles, corrections }, correct) : null;
    const list = h("ol", { class: "stack tight" });
    const more = h("button", { type: "button", class: "button small", onclick: () => add() });
    let shown = 0;
    const add = () => {
      const before = shown;
      shown = Math.min(typos.length, shown + AT_ONCE);
      list.append(...typos.slice(before, shown).map(item));
      more.hidden = shown === typos.length;
      more.textContent = t("show-n-more", { n: Math.min(AT_ONCE, typos.length - shown) });
      if (before) list.children[before].querySelector("button").focus();
    };
    add();
    fill(element, h("h3", {}, n ? t("perhaps-mistyped") : t("no-simple-typo")), h("p", {}, words), guide, list, more, n > typos.length + corrections.length ? h("p", { class: "faint small" }, t("n-less-likely", { n: n - typos.length - corrections.length })) : null);
    announce(`${words} ${guide ? guide.firstChild.textContent : typos.length ? `First: ${typos[0].words}.` : ""}`);
    return null;
  }

  function item(typo) {
    return h("li", { class: "note warn correction" },
      typo.before ? h("div", { class: "row pair" }, picture(typo.before, t("now")), h("span", { class: "arrow", "aria-hidden": "true" }, "→"), picture(typo.after, t("as-corrected"))) : null,
      typo.svg ? h("img", { class: "paper whole", alt: "", src: `data:image/svg+xml,${encodeURIComponent(typo.svg)}` }) : null,
      h("p", {}, sentence(typo.words), "."),
      inNotebook ? null : h("button", { type: "button", class: "button small", "aria-label": t("correct-it-so", { what: typo.words }), onclick: () => correct(typo) }, t("correct-it")),
    );
  }

  function picture({ svg, defs, box }, words) {
    const drawing = s("svg", { viewBox: box.join(" "), "aria-hidden": "true" }, svgOf(`<defs>${defs}</defs>`), svgOf(svg));
    return h("figure", {}, h("div", { class: "paper" }, drawing), h("figcaption", { class: "small faint" }, words));
  }

  /** Go on with the corrected puzzle; if it is the one that is made in this browser, it is corrected there, too. */
  async function correct({ puzzle, words }) {
    const { document: before } = table.request();
    const { made } = await import("../make/made.js");
    const isMade = before && made.restore() && JSON.stringify(made.now.document) === JSON.stringify(before);
    if (isMade) made.change(() => puzzle.document);
    openOwn(puzzle);
    announce(t("corrected", { what: sentence(words), isMade: isMade ? "yes" : "no" }));
  }

  return { element, ask, clear };
}
