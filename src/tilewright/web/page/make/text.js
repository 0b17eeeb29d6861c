// The puzzle as the text of its file, with the mistakes beside it.

import { backend } from "../backend.js";
import { fill, h, newId } from "../dom.js";
import { refusedFrom } from "../refused.js";
import { problem } from "../say.js";
import { read } from "./draft.js";

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
    oninput: () => draft.type(area.value),
    onchange: () => draft.read(),
  });
  const wrong = h("div", { class: "stack tight", role: "status" });
  const place = h("div", { class: "text-and-mistakes" }, area, wrong);
  const element = h(
    "div",
    { class: "stack" },
    h("h2", {}, "Text"),
    h("p", { class: "faint" }, "The puzzle file in TOML. What the other parts do not show can be changed here; the puzzle follows as soon as the text can be read."),
    h("label", { for: id, class: "visually-hidden" }, "The puzzle file"),
    place,
  );
  /** The document that is written out. */
  let written = null;

  draft.addEventListener("text", ({ detail: mistakes }) => {
    // What was read is the text of its document; what is typed yet is the text of none.
    written = draft.typed === null && mistakes ? draft.document : null;
    if (mistakes) show(mistakes);
  });

  function show(mistakes) {
    area.removeAttribute("aria-invalid");
    if (mistakes.length) area.setAttribute("aria-invalid", "true");
    fill(
      wrong,
      mistakes.length ? mistakeList(mistakes, go) : h("p", { class: "note good" }, "The text can be read."),
      draft.unread ? h("div", { class: "row" }, h("button", { type: "button", class: "button small", onclick: back }, "Take back the text")) : null,
    );
  }

  /** Select the place of a mistake; the text itself, for one that has none. */
  function go({ line, column, width }) {
    area.focus();
    if (!line) return;
    const lines = area.value.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
    area.setSelectionRange(start, start + Math.max(1, width));
    area.scrollTop = Math.max(0, (line - 4) * parseFloat(getComputedStyle(area).lineHeight || "20"));
  }

  function write(text) {
    // The same text written again would take the cursor away.
    if (area.value !== text) area.value = text;
  }

  /** Show what is being typed, else the newest document. */
  async function update() {
    if (element.parentElement?.hidden) return;
    if (draft.typed !== null) {
      write(draft.typed);
      if (draft.unread) show(draft.unread);
      return;
    }
    if (written === draft.document) return;
    const document = draft.document;
    written = document;
    let { text } = draft;
    try {
      text ??= (await backend.ask("save", { puzzle: { document }, format: "toml" })).text;
    } catch (thrown) {
      written = null;
      problem(area, refusedFrom(thrown));
      return;
    }
    if (written !== document || document !== draft.document) return;
    problem(area, null);
    write(text);
    fill(wrong);
    const { mistakes } = await read(text);
    if (written === document) show(mistakes);
  }

  return { element, update, go };
}

/** Where in its file a mistake is, in words. */
export function placeOf({ line, column }) {
  return line ? `line ${line}, column ${column}` : "the whole file";
}

/** The mistakes of a file, each with its place, its line and what helps. */
export function mistakeList(mistakes, go = null) {
  return h(
    "ul",
    { class: "mistakes" },
    mistakes.map((mistake) => {
      const where = placeOf(mistake);
      return h(
        "li",
        { class: "problem" },
        h("p", {}, go && mistake.line ? h("button", { type: "button", class: "linklike", onclick: () => go(mistake) }, where) : h("strong", {}, where), `: ${mistake.message}`),
        mistake.source ? h("pre", {}, h("code", {}, mistake.source)) : null,
        mistake.help ? h("p", { class: "help" }, mistake.help) : null,
      );
    }),
  );
}
