// What is to be known of the puzzle that is made: where it is kept, what was opened, what another tab made.

import { problem } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { made } from "./made.js";

/** The notes on a draft, and where it is `kept`. @param {import("./draft.js").Draft} draft */
export function makerNotes(draft) {
  const refusal = h("div", {});
  const elsewhere = h("div", { class: "note warn", role: "status", hidden: true });
  const opened = h("div", { class: "note info", hidden: true });
  const saying = h("p", { class: "faint small" });
  function tell() {
    opened.hidden = !made.notice;
    fill(opened, made.notice);
    fill(saying,
      made.isKept
        ? "Your puzzle is kept in this browser until you begin another one; it goes nowhere else."
        : "This browser has no room to keep your puzzle: save the file before you close this tab.",
    );
  }

  function tellElsewhere() {
    const { other } = made;
    elsewhere.hidden = !other;
    if (!other) return;
    fill(elsewhere,
      h("p", {}, `In another tab you made ${other.document.title ? `the puzzle “${other.document.title}”` : "a puzzle without a title"}. It is kept beside this one.`),
      h("p", {}, h("button", { type: "button", class: "button small", onclick: () => made.takeUp() }, "Go on with that one")),
    );
  }

  draft.addEventListener("document", () => {
    elsewhere.hidden = true;
    tell();
  });
  draft.addEventListener("refused", (event) => problem(refusal, event.detail));
  draft.addEventListener("elsewhere", tellElsewhere);
  tellElsewhere();
  return { element: [opened, refusal, elsewhere], kept: saying, tell };
}
