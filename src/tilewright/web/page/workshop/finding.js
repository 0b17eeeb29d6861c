/** What a tool has found: words, a picture, a table, a puzzle to go on with, a file to keep. */

import { openInMaker } from "../make/made.js";
import { announce, attempt, sentence } from "../parts/announce.js";
import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { openOwn } from "../parts/routes.js";
import { fileOf, saveFile } from "../sharing/download.js";
import { savePuzzle } from "../sharing/share.js";

/**
 * A card with one finding.
 * @param {object} finding as the desk describes it
 * @param {((document: object) => void)|null} take goes on with a puzzle that was found; null for a way to the maker
 * @returns {HTMLElement}
 */
export function findingCard({ title, words, svg, head, rows, document, file }, take = null) {
  const row = h("div", { class: "row" }, document ? puzzleButtons(document, take, () => row) : null, file ? fileButton(file) : null);
  return h("article", { class: `finding stack tight${svg && !document ? " wide" : ""}` },
    h("h3", {}, file ? title : sentence(title)),
    words.map((one) => h("p", {}, sentence(one))),
    svg ? h("img", { src: `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`, alt: title }) : null,
    rows.length ? table(title, head, rows) : null,
    document || file ? row : null,
  );
}

function table(title, head, rows) {
  return h("div", { class: "table-scroll", tabindex: "0", role: "region", "aria-label": title },
    h("table", {}, head.length ? h("thead", {}, h("tr", {}, head.map((cell) => h("th", { scope: "col" }, cell)))) : null, h("tbody", {}, rows.map((cells) => h("tr", {}, cells.map((cell) => h("td", {}, cell)))))),
  );
}

function puzzleButtons(document, take, row) {
  const button = (words, act) => h("button", { type: "button", class: "button small", onclick: act }, words);
  const change = () => {
    openInMaker(document);
    location.hash = "#/make";
  };
  const save = () => attempt(row(), () => savePuzzle({ document }, "toml"));
  return [button(t("try-on-table"), () => openOwn({ document })), take ? button(t("finding-take"), () => take(document)) : button(t("change-it"), change), button(t("save-the-file"), save)];
}

function fileButton(file) {
  const save = () => {
    saveFile(fileOf(file), file.name);
    announce(t("was-saved", { name: file.name }));
  };
  return h("button", { type: "button", class: "button small", onclick: save }, t("save-named", { name: file.name }));
}
