// Boards of other programs: a text, such as a link to a site that shows a board, is laid on the table.

import { backend } from "../backend/backend.js";
import { announce, attempt } from "../parts/announce.js";
import { h, newId } from "../parts/dom.js";
import { t } from "../parts/languages.js";

/** A place for the text of a board, to unfold. @param {import("../table/table.js").Table} table @returns {HTMLElement} */
export function boardPart(table) {
  const id = newId("board-text");
  const text = h("textarea", { id, rows: 3, spellcheck: "false" });
  const lay = h("button", { type: "button", class: "button small" }, t("board-lay"));
  lay.addEventListener("click", () => attempt(lay, async () => {
    const { placed, words } = await backend.ask("board", { puzzle: table.request({ placed: false }), text: text.value });
    table.arrange(placed);
    text.value = "";
    announce(words);
  }));
  return h("details", {}, h("summary", {}, t("board-from-text")), h("div", { class: "stack tight" }, h("label", { for: id, class: "small" }, t("board-text")), text, lay));
}
