// What is to be known of the puzzle that is made: where it is kept, what was opened, what another tab made.

import { problem } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
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
        ? t("puzzle-is-kept")
        : t("no-room-to-keep"),
    );
  }

  function tellElsewhere() {
    const { other } = made;
    elsewhere.hidden = !other;
    if (!other) return;
    fill(elsewhere,
      h("p", {}, t("made-elsewhere", { title: other.document.title || "none" })),
      h("p", {}, h("button", { type: "button", class: "button small", onclick: () => made.takeUp() }, t("go-on-with-that"))),
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
