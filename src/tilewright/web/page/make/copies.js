// What pieces and tiles that have a name share: the name, and how many copies there are.

import { h } from "../dom.js";
import { copiesOf, list, withCopies, withKey } from "./documents.js";
import { field, numberInput, textInput } from "./widgets.js";

const MOST = 99;

/** The name of a piece. @param {import("./draft.js").Draft} draft */
export function nameInput(draft, k, name, className) {
  const check = (typed) => (typed.trim() ? null : { message: "A piece needs a name.", help: `It was ${name}.` });
  const set = (typed) => draft.changeItem("piece", k, (piece) => withKey(piece, "name", typed.trim()));
  return textInput(`piece-${k}-name`, name, set, { check, class: className, maxlength: 40 });
}

/**
 * The fields for the least and the most copies; a change of one takes the other along where it must.
 * @param {import("./draft.js").Draft} draft
 * @param {string} key the list of the document
 * @param {number} k the place in it
 * @param {string} words what there are copies of
 */
export function copiesFields(draft, key, k, words) {
  const [least, most] = copiesOf(list(draft.answered, key)[k]);
  const set = (change) => {
    let bounds;
    draft.changeItem(
      key,
      k,
      (item) => {
        bounds = change(...copiesOf(item));
        return withCopies(item, ...bounds);
      },
      () => `${words}: ${[...new Set(bounds)].join(" to ")} in all`,
    );
  };
  return h(
    "div",
    { class: "row copies", role: "group", "aria-label": `Copies of ${words}` },
    field("Copies: at least", numberInput(`${key}-${k}-least`, least, [0, MOST], (value) => set((_, high) => [value, Math.max(value, high, 1)]))),
    field("at most", numberInput(`${key}-${k}-most`, most, [1, MOST], (value) => set((low) => [Math.min(low, value), value]))),
  );
}
