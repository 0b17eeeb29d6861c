// The puzzle as the text of its file, with the mistakes beside it.

import { backend } from "../backend.js";
import { fill, h, newId } from "../dom.js";
import { refusedFrom } from "../refused.js";
import { problem } from "../say.js";

const PATIENCE = 500;

/** The puzzle file. @param {import("./draft.js").Draft} draft */
export function textStep(draft) {
  const id = newId("text");
  const area = h("textarea", {
    id,
    class: "file",
    rows: 24,
    spellcheck: "false",
    autocapitalize: "off",
    autocomplete: "off",
    wrap: "off",
    oninput: () => {
      draft.type(area.value);
      clearTimeout(timer);
      timer = setTimeout(read, PATIENCE);
    },
    onchange: () => read(),
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
  let timer = 0;
  let of = null;

  /** Read what was typed; false if it cannot be read, and so is in no document. */
  async function read() {
    clearTimeout(timer);
    const text = draft.typed;
    if (text === null) return true;
    let answer;
    try {
      answer = await backend.ask("read", { files: [{ name: "puzzle.toml", text }] });
    } catch (thrown) {
      problem(area, refusedFrom(thrown));
      return false;
    }
    // More was typed meanwhile, or it was undone.
    if (draft.typed !== text) return read();
    problem(area, null);
    show(answer.mistakes);
    if (!answer.document) return false;
    draft.change(answer.document, "", text);
    of = draft.document;
    return true;
  }

  function show(mistakes) {
    area.toggleAttribute("aria-invalid", mistakes.length > 0);
    if (mistakes.length) area.setAttribute("aria-invalid", "true");
    fill(wrong, mistakes.length ? mistakeList(mistakes, go) : h("p", { class: "note good" }, "The text can be read."));
  }

  function go({ line, column, width }) {
    if (!line) return;
    const lines = area.value.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
    area.focus();
    area.setSelectionRange(start, start + Math.max(1, width));
    area.scrollTop = Math.max(0, (line - 4) * parseFloat(getComputedStyle(area).lineHeight || "20"));
  }

  /** Show the newest document; what is being typed is left alone. */
  async function update() {
    if (of === draft.document || element.parentElement?.hidden) return;
    const document = draft.document;
    of = document;
    let text = draft.typed ?? draft.text;
    if (text === null) {
      try {
        ({ text } = await backend.ask("save", { puzzle: { document }, format: "toml" }));
      } catch (thrown) {
        problem(area, refusedFrom(thrown));
        return;
      }
    }
    if (document !== draft.document) return;
    problem(area, null);
    area.value = draft.typed ?? text;
    fill(wrong);
    if (draft.typed !== null) {
      await read();
      return;
    }
    const answer = await backend.ask("read", { files: [{ name: "puzzle.toml", text }] }).catch(() => null);
    if (answer && area.value === text) show(answer.mistakes);
  }

  return {
    element,
    update,
    /** Read at once what was typed last; false if it cannot be read. */
    flush: read,
    close: () => clearTimeout(timer),
    /** Show a text that cannot be read, as it was in its file. */
    showText(text, mistakes) {
      of = draft.document;
      area.value = text;
      draft.type(text);
      show(mistakes);
    },
  };
}

/** The mistakes of a file, each with its place, its line and what helps. */
export function mistakeList(mistakes, go = null) {
  return h(
    "ul",
    { class: "mistakes" },
    mistakes.map((mistake) => {
      const where = mistake.line ? `line ${mistake.line}, column ${mistake.column}` : "the whole file";
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
