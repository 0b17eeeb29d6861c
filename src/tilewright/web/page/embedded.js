/**
 * The page as a part of another one: without its navigation, but with a way to all of it. The element around it
 * (tile-wright.js) hears what happens in messages {tilewright: type, detail}.
 */

import { h } from "./parts/dom.js";
import { LANGUAGES, t } from "./parts/languages.js";
import { cellsUnder } from "./table/placing.js";

const query = new URLSearchParams(location.search);

/** Whether the page is a part of another one. */
export const isEmbedded = query.has("embedded");

/** Whether it only shows what lies there. */
export const isReadOnly = isEmbedded && query.has("read-only");

/** Show only what belongs to the puzzle. */
export function embed() {
  document.documentElement.dataset.embedded = "";
  const link = h("a", { target: "_blank", rel: "noopener" }, t("own-page"));
  const lead = () => (link.href = location.pathname + location.hash);
  document.querySelector(".top nav").replaceChildren(link);
  addEventListener("hashchange", lead);
  lead();
  wear(query.get("theme"));
  tell("ready", { languages: Object.keys(LANGUAGES) });
}

/** Be light or dark, whatever the person's system is. */
function wear(theme) {
  if (theme !== "light" && theme !== "dark") return;
  document.documentElement.style.colorScheme = theme;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const { media } of rules) if (media?.mediaText === "(prefers-color-scheme: dark)") media.mediaText = theme === "dark" ? "all" : "not all";
}

// Whoever shows this page may hear it: it tells no more than what was laid there.
function tell(type, detail) {
  if (parent !== window) parent.postMessage({ tilewright: type, detail }, "*");
}

/** Tell the element around the page what is laid from now on. @param {import("./table/table.js").Table} table */
export function tellAround(table) {
  if (!isEmbedded) return;
  let before = String(table.placed);
  const told = (type) => {
    const { name, variant, title, pieces, board } = table.view;
    const laid = table.placed.map((one) => ({ piece: pieces[one[0]].name, cells: cellsUnder(table.view, one).map((cell) => board.cells[cell].name) }));
    tell(type, { puzzle: name, variant, title, laid, solved: table.complete, shown: table.isLookedUp });
  };
  const change = () => String(table.placed) !== before && told("change", (before = String(table.placed)));
  let solved = before;
  for (const type of ["placed", "view"]) table.addEventListener(type, change);
  table.addEventListener("faults", () => table.complete && String(table.placed) !== solved && told("solved", (solved = String(table.placed))));
}
