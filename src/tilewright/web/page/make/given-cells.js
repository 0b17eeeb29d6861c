// Values that must lie on cells of the board: one is typed, then its cells are painted.

import { problem } from "../parts/announce.js";
import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { field, textInput } from "./widgets.js";

const MORE_THAN_ONE = { message: t("value-is-one-word"), help: t("another-value-after") };

/**
 * The value to give. @param {(given: {value: string, at: number[][]}) => void} give the value that these cells get, "" for any
 */
export function givenCells(give) {
  const typed = textInput("given-cells", "", () => {}, { class: "short", maxlength: 40, placeholder: t("any-value") });
  const element = h("div", { class: "stack", hidden: true },
    h("div", { class: "row fields" }, field(t("value-on-a-cell"), typed)),
    h("p", { class: "faint small" }, t("value-then-drag")),
  );

  function add(marked) {
    const value = typed.value.trim();
    const wrong = /\s/.test(value) ? MORE_THAN_ONE : null;
    problem(typed, wrong);
    if (wrong) typed.focus();
    else give({ value, at: marked.map(({ at }) => at) });
  }

  return { element, add };
}
