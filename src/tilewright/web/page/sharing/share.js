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
  announce(`${name} was saved.`);
}

/** Hand a text to the person as a file. */
export function saveText(name, text, media = "text/plain") {
  saveFile(new Blob([text], { type: `${media};charset=utf-8` }), name);
}

/**
 * A button that makes a link and copies it, and the link itself to be copied by hand.
 * @param {() => object|null|Promise<object|null>} wanted the puzzle; null, having said why, if there is none yet
 * @param {string} title what is shared
 * @param {{what?: string, holds?: (wanted: object) => object, viewer?: string}} [more] what the link is to or for, as words
 *   behind "link", and what it holds, as `link` of the desk takes it; or the other site that shows the board
 * @returns {{element: HTMLElement, forget: () => void}} `forget` takes away a link that is out of date
 */
export function linkMaker(wanted, title, { what = "", holds = (puzzle) => ({ puzzle }), viewer = null } = {}) {
  const id = newId("link");
  const field = h("input", { type: "text", readonly: true, id, onfocus: () => field.select(), class: "link" });
  const length = h("p", { class: "faint small" });
  const result = h("div", { class: "stack tight", hidden: true }, h("label", { for: id, class: "what" }, `The link${what}`), field, length);
  const make = h("button", { type: "button", class: "button", onclick: () => act(copy) }, `Copy a link${what}`);
  const share = h("button", { type: "button", class: "button", onclick: () => act(send) }, "Share…");
  const element = h("div", { class: "stack tight" }, h("div", { class: "row" }, make, navigator.share ? share : null), result);

  const act = (use) => attempt(make.parentElement, async () => {
    const given = await wanted();
    if (!given) return;
    const address = viewer ? (await backend.ask("address", { puzzle: given, viewer })).address : await ownAddress(holds(given));
    field.value = address;
    const only = isOnlyHere() && !viewer ? " It opens on this computer only; for another one, save the file and open it there." : "";
    const long = address.length > LONG ? " Some programs cut off links as long as this: try it before you rely on it." : "";
    length.textContent = `${address.length.toLocaleString("en-US")} characters. All of it is in the link; it is kept nowhere else.${long}${only}`;
    result.hidden = false;
    await use(address);
    result.scrollIntoView({ block: "nearest" });
  });

  async function copy(address) {
    try {
      await navigator.clipboard.writeText(address);
      announce(`The link is copied. It has ${address.length} characters.`);
      length.textContent = `Copied. ${length.textContent}`;
    } catch {
      field.focus();
      field.select();
      announce("The link is selected; copy it with Ctrl+C.");
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
  const maker = linkMaker(() => table.request(), table.view?.title ?? "A puzzle");
  const viewers = table.view.viewers.map((viewer) => linkMaker(() => table.request(), table.view.title, { what: ` ${t("link-for", { viewer })}`, viewer }));
  const files = h("div", { class: "row" });
  const words = h("p", { class: "faint small" }, "The link opens the puzzle as it is now: with what is set up and what lies on the table.");

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
    h("button", { type: "button", class: "button small", onclick: () => save("toml") }, "Save as TOML"),
    h("button", { type: "button", class: "button small", onclick: () => save("json") }, "Save as JSON"),
    h("button", { type: "button", class: "button small", onclick: edit }, "Change a copy"),
    h("button", { type: "button", class: "button small", onclick: () => openWorkshop(table.request({ placed: false })) }, "To the workshop"),
  );
  for (const type of ["placed", "view"]) table.addEventListener(type, () => [maker, ...viewers].forEach((one) => one.forget()));
  return h("section", { class: "stack tight share" },
    h("h2", {}, "Share"),
    words,
    maker.element,
    viewers.map((one) => one.element),
    boardPart(table),
    collectButton(() => [table.request()]),
    h("h3", {}, "The puzzle as a file"),
    files,
    h("p", { class: "faint small" }, "The file holds the puzzle itself; the command tilewright reads it as well. “Change a copy” opens it under “Make your own”; the workshop has tools for it."),
  );
}
