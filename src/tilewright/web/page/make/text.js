// The puzzle as the text of its file, with the mistakes beside it.

import { backend } from "../backend/backend.js";
import { refusedFrom } from "../backend/refused.js";
import { problem } from "../parts/announce.js";
import { fill, h, newId } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { read } from "./draft.js";
import { made } from "./made.js";

/**
 * The puzzle file.
 * @param {import("./draft.js").Draft} draft
 * @param {() => void} back goes back to the puzzle before a text that cannot be read
 */
export function textStep(draft, back) {
  const id = newId("text");
  const area = h("textarea", {
    id,
    class: "file",
    rows: 24,
    spellcheck: "false",
    autocapitalize: "off",
    autocomplete: "off",
    wrap: "off",
    oninput: () => made.type(area.value),
    onchange: () => draft.read(),
  });
  const wrong = mistakesBeside(draft, area, back);
  const element = viewOf(h("div", { class: "text-and-mistakes" }, area, wrong.element), id);
  // The document whose text is shown; null where it is the text of none.
  let shown = null;
  // That which is being written out.
  let wanted = null;

  draft.addEventListener("text", ({ detail: mistakes }) => {
    // What is typed is the text of no document; what was read is that of the newest.
    if (draft.typed !== null) shown = null;
    else if (mistakes) shown = draft.document;
    if (mistakes) wrong.show(mistakes);
    allow();
  });
  draft.addEventListener("settled", allow);

  /** Typing into the text of an older document would undo later changes, so that text is read-only. */
  function allow() {
    area.readOnly = draft.typed === null && (draft.isBusy || shown !== draft.document);
  }

  function write(text, document) {
    // The same text written again would take the cursor away.
    if (area.value !== text) area.value = text;
    shown = document;
    allow();
  }

  /** Show what is being typed, else the newest document. */
  async function update() {
    if (element.parentElement?.hidden) return;
    allow();
    if (draft.typed !== null) {
      write(draft.typed, null);
      if (draft.unread) wrong.show(draft.unread);
      return;
    }
    const { document } = draft;
    if (document === shown || document === wanted) return;
    wanted = document;
    const isNewest = () => draft.typed === null && document === draft.document;
    try {
      const text = draft.text ?? (await backend.ask("save", { puzzle: { document }, format: "toml" })).text;
      if (!isNewest()) return;
      problem(area, null);
      write(text, document);
      fill(wrong.element);
      const { mistakes } = await read(text);
      if (isNewest()) wrong.show(mistakes);
    } catch (thrown) {
      if (isNewest()) problem(area, refusedFrom(thrown));
    } finally {
      if (wanted === document) wanted = null;
    }
  }

  return { element, update, go: wrong.go, find: wrong.find };
}

/** The mistakes of the text in an area, which lead to their places. */
function mistakesBeside(draft, area, back) {
  const element = h("div", { class: "stack tight", role: "status" });
  let found = [];

  function show(mistakes) {
    found = mistakes;
    area.removeAttribute("aria-invalid");
    if (mistakes.length) area.setAttribute("aria-invalid", "true");
    fill(element,
      mistakes.length ? mistakeList(mistakes, go) : h("p", { class: "note good" }, t("text-can-be-read")),
      draft.unread ? h("div", { class: "row" }, h("button", { type: "button", class: "button small", onclick: back }, t("take-back-text"))) : null,
    );
  }

  function go(mistake) {
    area.focus();
    select(area, mistake);
  }

  /** Go to the mistake that says this; false if none does. */
  function find(message) {
    const mistake = found.find((one) => one.message === message && one.line);
    if (mistake) go(mistake);
    return mistake !== undefined;
  }

  return { element, show, go, find };
}

function viewOf(place, id) {
  return h("div", { class: "stack" },
    h("h2", {}, t("text")),
    h("p", { class: "faint" }, t("text-what")),
    h("label", { for: id, class: "visually-hidden" }, t("the-puzzle-file")),
    place,
  );
}

/** Select the place of a mistake; nothing, for one that has none. */
function select(area, { line, column, width }) {
  if (!line) return;
  const lines = area.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  area.setSelectionRange(start, start + Math.max(1, width));
  area.scrollTop = Math.max(0, (line - 4) * parseFloat(getComputedStyle(area).lineHeight || "20"));
}

/** Where in its file a mistake is, in words. */
export function placeOf({ line, column }) {
  return line ? t("line-and-column", { line: String(line), column: String(column) }) : t("the-whole-file");
}

/** The mistakes of a file, each with its place, its line and what helps. */
export function mistakeList(mistakes, go = null) {
  return h("ul", { class: "mistakes" },
    mistakes.map((mistake) => {
      const where = placeOf(mistake);
      return h("li", { class: "problem" },
        h("p", {}, go && mistake.line ? h("button", { type: "button", class: "linklike", onclick: () => go(mistake) }, where) : h("strong", {}, where), `: ${mistake.message}`),
        mistake.source ? h("pre", {}, h("code", {}, mistake.source)) : null,
        mistake.help ? h("p", { class: "help" }, mistake.help) : null,
      );
    }),
  );
}
