// A picture of the puzzle that is being made, as soon as it is one.

import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { Newest } from "../parts/newest.js";

/** The picture of the newest draft. @param {import("./draft.js").Draft} draft */
export function previewPanel(draft) {
  const image = h("img", { alt: "", class: "picture" });
  const element = h("figure", { class: "paper preview", hidden: true }, image);
  let address = "";
  const questions = new Newest();
  draft.addEventListener("document", () => element.classList.add("stale"));

  async function update() {
    questions.giveUp();
    // Of a text that cannot be read there is no picture, and none of what was before.
    element.hidden = draft.unread !== null || !draft.answer?.ready;
    if (element.hidden) return;
    const document = draft.answered;
    const picture = await questions.ask("draw", { puzzle: { document }, kind: "screen" }).catch(() => false);
    // There is a newer draft.
    if (picture === null) return;
    element.hidden = !picture;
    element.classList.remove("stale");
    if (!picture) return;
    if (address) URL.revokeObjectURL(address);
    address = URL.createObjectURL(new Blob([picture.text], { type: "image/svg+xml" }));
    image.src = address;
    image.alt = t("picture-of", { title: document.title || t("your-puzzle-small") });
  }

  return {
    element,
    update,
    close: () => {
      questions.giveUp();
      if (address) URL.revokeObjectURL(address);
    },
  };
}
