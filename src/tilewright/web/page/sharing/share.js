// Giving a puzzle away: as a link that holds all of it, or as a file.

import { backend } from "../backend/backend.js";
import { openInMaker } from "../make/made.js";
import { announce, attempt } from "../parts/announce.js";
import { fill, h, newId } from "../parts/dom.js";
import { openWorkshop } from "../workshop/bench.js";
import { saveFile } from "./download.js";

/**
 * What a link holds; throws Refused for one that is damaged, or made by a newer page.
 * @param {string} fragment `#p=1.…`
 * @returns {Promise<{puzzle: object, exercise: object|null}>} the `puzzle` of a request, and what an exercise says
 */
export function openLink(fragment) {
  return backend.ask("unlink", { link: fragment });
}

/**
 * The address of this page with a puzzle in it.
 * @param {object} puzzle the `puzzle` of a request
 * @param {object|null} exercise the `exercise` of the link
 */
async function addressOf(puzzle, exercise) {
  const { link } = await backend.ask("link", { puzzle, exercise });
  return `${location.origin}${location.pathname}${location.search}#p=${link}`;
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
 * @param {{what?: string, exercise?: () => object|null}} [more] what the link is to or for, as words behind "link", and what
 *   else it says
 * @returns {{element: HTMLElement, forget: () => void}} `forget` takes away a link that is out of date
 */
export function linkMaker(wanted, title, { what = "", exercise = () => null } = {}) {
  const id = newId("link");
  const field = h("input", { type: "text", readonly: true, id, onfocus: () => field.select(), class: "link" });
  const length = h("p", { class: "faint small" });
  const result = h("div", { class: "stack tight", hidden: true }, h("label", { for: id, class: "what" }, `The link${what}`), field, length);
  const make = h("button", { type: "button", class: "button", onclick: () => act(copy) }, `Copy a link${what}`);
  const share = h("button", { type: "button", class: "button", onclick: () => act(send) }, "Share…");
  const element = h("div", { class: "stack tight" }, h("div", { class: "row" }, make, navigator.share ? share : null), result);

  const act = (use) => attempt(make.parentElement, async () => {
    const puzzle = await wanted();
    if (!puzzle) return;
    const address = await addressOf(puzzle, exercise());
    field.value = address;
    const only = isOnlyHere() ? " It opens on this computer only; for another one, save the file and open it there." : "";
    length.textContent = `${address.length.toLocaleString("en-US")} characters. The whole puzzle is in the link; it is kept nowhere else.${only}`;
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

/** Whether the address of this page leads nowhere on any other computer. */
export function isOnlyHere() {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);
}

/** Sharing what is on the table. @param {import("../table/table.js").Table} table @returns {HTMLElement} */
export function sharePanel(table) {
  const maker = linkMaker(() => table.request(), table.view?.title ?? "A puzzle");
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
  for (const type of ["placed", "view"]) table.addEventListener(type, () => maker.forget());
  return h("section", { class: "stack tight share" },
    h("h2", {}, "Share"),
    words,
    maker.element,
    h("h3", {}, "The puzzle as a file"),
    files,
    h("p", { class: "faint small" }, "The file holds the puzzle itself; the command tilewright reads it as well. “Change a copy” opens it under “Make your own”; the workshop has tools for it."),
  );
}
