// What pieces, sets and tiles that have a name share: the name, how many copies there are, and how they may be laid.

import { problem } from "../parts/announce.js";
import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { latticeNamed } from "../parts/lattices.js";
import { copiesOf, freedomsOn, list, MOST_COPIES, withCopies, withKey } from "./documents.js";
import { field, numberInput, select, textInput } from "./widgets.js";

/** The name of a piece. @param {import("./draft.js").Draft} draft */
export function nameInput(draft, k, name, className) {
  const check = (typed) => (typed.trim() ? null : { message: t("piece-needs-name"), help: t("it-was", { name }) });
  const set = (typed) => draft.changeItem("piece", k, (piece) => withKey(piece, "name", typed.trim()));
  return textInput(`piece-${k}-name`, name, set, { check, class: className, maxlength: 40 });
}

/** How pieces may be laid that say nothing of it. */
export function usualFreedom({ document }) {
  return document.freedom ?? latticeNamed(document.lattice)?.freedom;
}

/** How a piece may be laid, or those of a set. */
export function freedomField(draft, key, k, item) {
  const set = (value) => draft.changeItem(key, k, (now) => withKey(now, "freedom", value === usualFreedom(draft) ? undefined : value));
  const now = item.freedom ?? usualFreedom(draft);
  return field(t("turning"), select(`${key}-${k}-freedom`, now, freedomsOn(draft.document.lattice, now), set));
}

/**
 * The fields for the least and the most copies; as long as what is typed into both does not go together, neither is taken.
 * @param {import("./draft.js").Draft} draft
 * @param {string} key the list of the document
 * @param {number} k the place in it
 * @param {string} words what there are copies of
 */
export function copiesFields(draft, key, k, words) {
  const [least, most] = copiesOf(list(draft.answered, key)[k]);
  const [low, high] = ["least", "most"].map((end) => `${key}-${k}-${end}`);
  // As a field whose value was refused stays when the other one is drawn anew, each looks for the other.
  const input = (end) => document.querySelector(`[data-key="${end}"]`);
  const isNumber = (end) => input(end).value !== "" && input(end).validity.valid;
  const numberOf = (end) => Number(isNumber(end) ? input(end).value : input(end).defaultValue);
  const apart = (from, to, help) => (from > to ? { message: t("bounds-apart", { from, to }), help } : null);
  const take = () => {
    const bounds = [low, high].map(numberOf);
    for (const end of [low, high].filter(isNumber)) {
      problem(input(end), null);
      input(end).defaultValue = input(end).value;
    }
    draft.changeItem(key, k, (item) => withCopies(item, ...bounds), () => t("copies-in-all", { name: words, bounds: [...new Set(bounds)].join("–") }));
  };
  return h("div", { class: "row copies", role: "group", "aria-label": t("copies-of", { name: words }) },
    field(t("copies-at-least"), numberInput(low, least, [0, MOST_COPIES], take, (from) => apart(from, numberOf(high), t("let-at-most")))),
    field(t("at-most"), numberInput(high, most, [1, MOST_COPIES], take, (to) => apart(numberOf(low), to, t("let-at-least")))),
  );
}
