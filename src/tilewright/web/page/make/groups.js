// Groups: pieces of which so many are used together.

import { problem } from "../parts/announce.js";
import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { list, withItem, withKey, withNew, wordsOf } from "./documents.js";
import { button, field, textInput } from "./widgets.js";

const NO_PIECES = { message: t("type-names-first"), help: t("blanks-between") };
const NO_NUMBER = { message: t("no-number-of-pieces"), help: t("number-of-pieces-help") };

/** The groups of a draft. They stay while all else is drawn anew, with what is half typed. @param {import("./draft.js").Draft} draft */
export function groupsPanel(draft) {
  const pieces = textInput("group-pieces", "", () => problem(pieces, null), { maxlength: 4000, placeholder: "L J" });
  const total = textInput("group-total", "", () => problem(total, null), { class: "short", maxlength: 40, placeholder: "1" });
  const rows = h("ul", { class: "lines" });
  const element = h("details", { "data-key": "group" },
    h("summary", {}, t("groups-of-pieces")),
    h("p", { class: "faint small" }, t("groups-about")),
    rows,
    h("div", { class: "row fields" }, field(t("pieces-of-group"), pieces), field(t("used-together"), total), button("group-add", t("add-the-group"), add)),
  );

  function add() {
    const [names, number] = [pieces.value.trim(), total.value.trim()];
    const isNumber = /^(\d+|\d*\.\.\d*)$/.test(number) && number !== "..";
    problem(pieces, names ? null : NO_PIECES);
    problem(total, isNumber ? null : NO_NUMBER);
    if (!names || !isNumber) return (names ? total : pieces).focus();
    forget();
    const row = { pieces: names, total: /^\d+$/.test(number) ? Number(number) : number };
    draft.change((document) => withNew(document, "group", row), t("group-added"));
  }

  function remove(k) {
    draft.changeAt("group", k, (document, place) => {
      const left = withItem(document, "group", place, undefined);
      return list(left, "group").length ? left : withKey(left, "group", undefined);
    }, t("group-removed"));
  }

  /** Show those of a document. */
  function update(document) {
    const groups = list(document, "group");
    rows.replaceChildren(...groups.map((row, k) => {
      const names = wordsOf(row?.pieces).join(" ");
      return h("li", { "data-remark": `group-${k}` },
        h("span", {}, t("group-uses", { names, total: String(row?.total ?? "?") })),
        button(`group-${k}-remove`, t("remove"), () => remove(k), { class: "button small quiet", "aria-label": t("remove-group", { names }) }),
      );
    }));
    if (groups.length) element.open = true;
  }

  function forget() {
    for (const input of [pieces, total]) {
      input.value = "";
      problem(input, null);
    }
  }

  draft.addEventListener("puzzle", forget);
  return { element, update };
}
