// Giving a puzzle away: as a link that holds all of it, or as a file.

import { backend } from "../backend/backend.js";
import { collectButton } from "../collection/collection.js";
import { openInMaker } from "../make/made.js";
import { announce, attempt } from "../parts/announce.js";
import { fill, h, newId } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { openWorkshop } from "../workshop/bench.js";
import { boardPart } from "./boards.js";
import { saveFile } from "./download.js";

// Some programs for letters and chats take links of up to this length.
const LONG = 2000;

/**
 * What a link holds; throws Refused for one that is damaged, or made by a newer page.
 * @param {string} fragment `#p=1.…`
 * @returns {Promise<{puzzle: object, exercise: object|null}|{collection: object}|{album: object}>} the `puzzle` of a request,
 *   and what an exercise says; or what else the link is to
 */
export function openLink(fragment) {
  return backend.ask("unlink", { link: fragment });
}

/** Put a puzzle on the table by a link, which says how it is set up and what lies there. */
export async function openByLink(puzzle) {
  const { link } = await backend.ask("link", { puzzle });
  location.hash = `#p=${link}`;
}

/** Hand a puzzle to the person as a file of this format. */
export async function savePuzzle(puzzle, format) {
  const { name, text } = await backend.ask("save", { puzzle, format });
  saveText(name, text);
  announce(t("was-saved", { name }));
}

/** Hand a text to the person as a file. */
export function saveText(name, text, media = "text/plain") {
  saveFile(new Blob([text], { type: `${media};charset=utf-8` }), name);
}

/**
 * A button that makes a link and copies it, and the link itself to be copied by hand.
 * @param {() => object|null|Promise<object|null>} wanted the puzzle; null, having said why, if there is none yet
 * @param {string} title what is shared
 * @param {{what?: string, holds?: (wanted: object) => object, viewer?: string}} [more] what the link is to or for, `class`,
 *   `solution` or `album`; and what it holds, as `link` of the desk takes it; or the other site that shows the board
 * @returns {{element: HTMLElement, forget: () => void}} `forget` takes away a link that is out of date
 */
export function linkMaker(wanted, title, { what = "all", holds = (puzzle) => ({ puzzle }), viewer = "" } = {}) {
  const id = newId("link");
  const field = h("input", { type: "text", readonly: true, id, onfocus: () => field.select(), class: "link" });
  const length = h("p", { class: "faint small" });
  const result = h("div", { class: "stack tight", hidden: true }, h("label", { for: id, class: "what" }, t("link-to", { what, viewer })), field, length);
  const make = h("button", { type: "button", class: "button", onclick: () => act(copy) }, t("copy-link", { what, viewer }));
  const share = h("button", { type: "button", class: "button", onclick: () => act(send) }, t("share-dots"));
  const element = h("div", { class: "stack tight" }, h("div", { class: "row" }, make, navigator.share ? share : null), result);

  const act = (use) => attempt(make.parentElement, async () => {
    const given = await wanted();
    if (!given) return;
    const address = viewer ? (await backend.ask("address", { puzzle: given, viewer })).address : await ownAddress(holds(given));
    field.value = address;
    const [isLong, isHere] = [address.length > LONG, isOnlyHere() && !viewer].map((is) => (is ? "yes" : "no"));
    length.textContent = t("link-holds-all", { n: address.length, isLong, isHere });
    result.hidden = false;
    await use(address);
    result.scrollIntoView({ block: "nearest" });
  });

  async function copy(address) {
    try {
      await navigator.clipboard.writeText(address);
      announce(t("link-copied", { n: address.length }));
      length.textContent = t("copied-and", { more: length.textContent });
    } catch {
      field.focus();
      field.select();
      announce(t("link-selected"));
    }
  }

  async function send(address) {
    try {
      await navigator.share({ title, url: address });
    } catch {
      // Who closes the system's own dialog has decided not to share.
    }
  }

  return { element, forget: () => (result.hidden = true) };
}

async function ownAddress(held) {
  const { link } = await backend.ask("link", held);
  return `${location.origin}${location.pathname}${location.search}#p=${link}`;
}

/** Whether the address of this page leads nowhere on any other computer. */
export function isOnlyHere() {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);
}

/** Sharing what is on the table. @param {import("../table/table.js").Table} table @returns {HTMLElement} */
export function sharePanel(table) {
  const maker = linkMaker(() => table.request(), table.view?.title ?? t("a-puzzle"));
  const viewers = table.view.viewers.map((viewer) => linkMaker(() => table.request(), table.view.title, { what: "viewer", viewer }));
  const files = h("div", { class: "row" });
  const words = h("p", { class: "faint small" }, t("link-opens-as-is"));

  const save = (format) => attempt(files, () => savePuzzle(table.request({ placed: false }), format));

  function edit() {
    const { name, document } = table.request({ placed: false });
    if (name) {
      location.hash = `#/make/from/${encodeURIComponent(name)}`;
      return;
    }
    openInMaker(document);
    location.hash = "#/make";
  }

  fill(files,
    h("button", { type: "button", class: "button small", onclick: () => save("toml") }, t("save-as", { kind: "TOML" })),
    h("button", { type: "button", class: "button small", onclick: () => save("json") }, t("save-as", { kind: "JSON" })),
    h("button", { type: "button", class: "button small", onclick: edit }, t("change-a-copy")),
    h("button", { type: "button", class: "button small", onclick: () => openWorkshop(table.request({ placed: false })) }, t("to-the-workshop")),
  );
  for (const type of ["placed", "view"]) table.addEventListener(type, () => [maker, ...viewers].forEach((one) => one.forget()));
  return h("section", { class: "stack tight share" },
    h("h2", {}, t("share")),
    words,
    maker.element,
    viewers.map((one) => one.element),
    boardPart(table),
    collectButton(() => [table.request()]),
    h("h3", {}, t("puzzle-as-file")),
    files,
    h("p", { class: "faint small" }, t("file-holds-puzzle")),
  );
}
