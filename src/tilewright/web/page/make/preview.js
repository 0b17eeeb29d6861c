// A picture of the puzzle that is being made, as soon as it is one.

import { backend } from "../backend/backend.js";
import { h } from "../parts/dom.js";

/** The picture of the newest draft. @param {import("./draft.js").Draft} draft */
export function previewPanel(draft) {
  const image = h("img", { alt: "", class: "picture" });
  const element = h("figure", { class: "paper preview", hidden: true }, image);
  let address = "";
  let asked = 0;

  async function update() {
    const number = (asked += 1);
    // Of a text that cannot be read there is no picture, and none of what was before.
    element.hidden = draft.unread !== null || !draft.answer?.ready;
    if (element.hidden) return;
    const document = draft.answered;
    const picture = await backend.ask("draw", { puzzle: { document }, kind: "screen" }).catch(() => null);
    if (number !== asked) return;
    element.hidden = picture === null;
    if (!picture) return;
    if (address) URL.revokeObjectURL(address);
    address = URL.createObjectURL(new Blob([picture.text], { type: "image/svg+xml" }));
    image.src = address;
    image.alt = `A picture of ${document.title || "your puzzle"}: the board, and what is laid on it.`;
  }

  return {
    element,
    update,
    close: () => {
      asked += 1;
      if (address) URL.revokeObjectURL(address);
    },
  };
}
