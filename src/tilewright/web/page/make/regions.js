// Regions of the board: a condition is chosen, then its cells are painted in one stroke.

import { problem } from "../parts/announce.js";
import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { kindOf, list, withItem, withKey, withNew } from "./documents.js";
import { button, field, refill, select, textInput } from "./widgets.js";

// What a condition says in a puzzle file, from what is typed beside it.
const CONDITIONS = [
  { id: "sum", words: t("rule-sum"), takes: t("rule-sum-takes"), keys: (typed) => ({ sum: /^\d+$/.test(typed) ? Number(typed) : typed }) },
  { id: "equal", words: t("rule-equal"), keys: () => ({ equal: true }) },
  { id: "different", words: t("rule-different"), keys: () => ({ different: true }) },
  { id: "values", words: t("rule-values"), takes: t("rule-values-takes"), keys: (typed) => ({ values: typed }) },
  { id: "count", words: t("rule-count"), takes: "6 = 1, 0 = ..2", check: checkedCounts, keys: (typed) => ({ count: countsIn(typed) }) },
];
const NOTHING_TYPED = { message: t("type-values-first"), help: t("paint-region-again") };

/** How many cells have each of the typed values; null for what cannot be read. */
function countsIn(typed) {
  const found = typed.split(",").map((part) => /^\s*(\S+)\s*[=:]\s*(\d+|\d*\.\.\d*)\s*$/.exec(part));
  return found.includes(null) ? null : Object.fromEntries(found.map(([, value, n]) => [value, /^\d+$/.test(n) ? Number(n) : n]));
}

function checkedCounts(typed) {
  return countsIn(typed) ? null : { message: t("no-counts"), help: t("counts-help") };
}

/** The conditions to choose from, and the regions of a draft. @param {import("./draft.js").Draft} draft */
export function regionPanel(draft) {
  let condition = CONDITIONS[0];
  const typed = textInput("region-typed", "", () => problem(typed, null), { maxlength: 80, placeholder: condition.takes });
  const typedField = field(t("number-or-values"), typed);
  const choice = select("region-condition", condition.id, CONDITIONS.map(({ id, words }) => [id, words]), (id) => {
    condition = CONDITIONS.find((one) => one.id === id);
    typedField.hidden = !condition.takes;
    typed.placeholder = condition.takes ?? "";
  });
  const rows = h("ul", { class: "lines" });
  const element = h("div", { class: "stack", hidden: true },
    h("div", { class: "row fields" }, field(t("values-in-region"), choice), typedField),
    h("p", { class: "faint small" }, t("region-then-drag")),
  );

  /** Make a region of these cells, if there is a condition for it. */
  function add(marked) {
    const words = typed.value.trim();
    const wrong = !condition.takes ? null : words ? (condition.check?.(words) ?? null) : NOTHING_TYPED;
    problem(typed, wrong);
    if (wrong) return void typed.focus();
    draft.change((document) => withNew(document, "region", { cells: marked.map(({ name }) => name).join(" "), ...condition.keys(words) }), t("region-added"));
  }

  function remove(k) {
    draft.changeAt("region", k, (document, place) => {
      const left = withItem(document, "region", place, undefined);
      return list(left, "region").length ? left : withKey(left, "region", undefined);
    }, t("region-removed"));
  }

  function update({ regions, board }) {
    // All numbers of a labeling differ, so that these two say nothing there.
    const isOfNumbers = kindOf(draft.document) === "numbers";
    for (const option of choice.options) option.hidden = isOfNumbers && ["equal", "different"].includes(option.value);
    refill(rows, regions.map(({ cells, words }, k) => {
      const names = cells.map((cell) => board.cells[cell]?.name).join(", ");
      return h("li", { "data-remark": `region-${k}` },
        h("span", { class: `region-swatch tint-${k % 6}`, "aria-hidden": "true" }),
        h("span", {}, `${names || "region"}: ${words || t("as-text-says")}`),
        button(`region-${k}-remove`, t("remove"), () => remove(k), { class: "button small quiet", "aria-label": t("remove-region", { names }) }),
      );
    }));
  }

  return { element, rows, add, update };
}
