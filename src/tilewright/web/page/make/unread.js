// What is said where nothing can be drawn, as the text of the puzzle cannot be read, and the two ways on from there.

import { counted } from "../parts/amounts.js";
import { sentence } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { placeOf } from "./text.js";

/** What is the matter with a text that cannot be read, in a sentence. @param {object[]} mistakes */
export function unreadInWords([first, ...others]) {
  return `${sentence(placeOf(first))}: ${first.message}${others.length ? `; and ${counted(others.length, "more mistake")}` : ""}.`;
}

/**
 * The words about a text that cannot be read.
 * @param {import("./draft.js").Draft} draft
 * @param {(mistake: object) => void} go leads to a mistake in the text
 * @param {() => void} back goes back to the puzzle before
 * @returns {{element: HTMLElement, update: () => void}}
 */
export function unreadNotice(draft, go, back) {
  const element = h("div", { class: "note stack tight", hidden: true });

  function update() {
    element.hidden = draft.typed === null;
    element.classList.toggle("info", draft.unread === null);
    if (draft.unread === null) {
      fill(element, h("p", {}, "The text is being read…"));
      return;
    }
    const [first] = draft.unread;
    fill(element,
      h("p", {}, h("strong", {}, `${draft.file ? `The text of ${draft.file}` : "The text"} cannot be read. `), unreadInWords(draft.unread)),
      first.help ? h("p", { class: "help" }, sentence(first.help)) : null,
      h("p", {}, `Until it can, there is nothing to draw on. The puzzle${draft.document.title ? ` “${draft.document.title}”` : ""} as it was before is kept, and “Take back the text” shows it again.`),
      h("div", { class: "row" },
        h("button", { type: "button", class: "button small", onclick: () => go(first) }, "Go to the mistake"),
        h("button", { type: "button", class: "button small", onclick: back }, "Take back the text"),
      ),
    );
  }

  return { element, update };
}
