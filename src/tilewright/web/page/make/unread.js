// What is said where nothing can be drawn, as the text of the puzzle cannot be read, and the two ways on from there.

import { sentence } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { placeOf } from "./text.js";

/** What is the matter with a text that cannot be read, in a sentence. @param {object[]} mistakes */
export function unreadInWords([first, ...others]) {
  return t("mistake-and-more", { place: sentence(placeOf(first)), message: first.message, n: others.length });
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
      fill(element, h("p", {}, t("text-being-read")));
      return;
    }
    const [first] = draft.unread;
    fill(element,
      h("p", {}, h("strong", {}, t("text-unread", { file: draft.file || "none" }), " "), unreadInWords(draft.unread)),
      first.help ? h("p", { class: "help" }, sentence(first.help)) : null,
      h("p", {}, t("until-read", { title: draft.document.title || "none" })),
      h("div", { class: "row" },
        h("button", { type: "button", class: "button small", onclick: () => go(first) }, t("go-to-mistake")),
        h("button", { type: "button", class: "button small", onclick: back }, t("take-back-text")),
      ),
    );
  }

  return { element, update };
}
