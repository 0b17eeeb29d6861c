// Groups: pieces of which so many are used together.

import { problem } from "../parts/announce.js";
import { h } from "../parts/dom.js";
import { list, withItem, withKey, withNew, wordsOf } from "./documents.js";
import { button, field, textInput } from "./widgets.js";

const NO_PIECES = { message: "Type the names of the pieces first.", help: "There are blanks between them: L J." };
const NO_NUMBER = { message: "This is no number of pieces.", help: "It can be 2, 0..1, 2.. (at least two) or ..3 (at most three)." };

/** The groups of a draft. They stay while all else is drawn anew, with what is half typed. @param {import("./draft.js").Draft} draft */
export function groupsPanel(draft) {
  const pieces = textInput("group-pieces", "", () => problem(pieces, null), { maxlength: 4000, placeholder: "L J" });
  const total = textInput("group-total", "", () => problem(total, null), { class: "short", maxlength: 40, placeholder: "1" });
  const rows = h("ul", { class: "lines" });
  const element = h("details", { "data-key": "group" },
    h("summary", {}, "Groups of pieces"),
    h("p", { class: "faint small" }, "Of some pieces only so many are used. Let each of them have 0 to 1 copies, so that it may stay away."),
    rows,
    h("div", { class: "row fields" }, field("Pieces of a group", pieces), field("Used together", total), button("group-add", "Add the group", add)),
  );

  function add() {
    const [names, number] = [pieces.value.trim(), total.value.trim()];
    const isNumber = /^(\d+|\d*\.\.\d*)$/.test(number) && number !== "..";
    problem(pieces, names ? null : NO_PIECES);
    problem(total, isNumber ? null : NO_NUMBER);
    if (!names || !isNumber) return (names ? total : pieces).focus();
    forget();
    const row = { pieces: names, total: /^\d+$/.test(number) ? Number(number) : number };
    draft.change((document) => withNew(document, "group", row), "The group was added.");
  }

  function remove(k) {
    draft.changeAt("group", k, (document, place) => {
      const left = withItem(document, "group", place, undefined);
      return list(left, "group").length ? left : withKey(left, "group", undefined);
    }, "The group was removed.");
  }

  /** Show those of a document. */
  function update(document) {
    const groups = list(document, "group");
    rows.replaceChildren(...groups.map((row, k) => {
      const names = wordsOf(row?.pieces).join(" ");
      return h("li", { "data-remark": `group-${k}` },
        h("span", {}, `${names}: ${row?.total ?? "?"} used together`),
        button(`group-${k}-remove`, "Remove", () => remove(k), { class: "button small quiet", "aria-label": `Remove the group ${names}` }),
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
