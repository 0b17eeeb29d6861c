// Values that must lie on cells of the board: one is typed, then its cells are painted.

import { problem } from "../parts/announce.js";
import { h } from "../parts/dom.js";
import { field, textInput } from "./widgets.js";

const MORE_THAN_ONE = { message: "A value is one word.", help: "Paint the cells of another value after this one." };

/**
 * The value to give. @param {(given: {value: string, at: number[][]}) => void} give the value that these cells get, "" for any
 */
export function givenCells(give) {
  const typed = textInput("given-cells", "", () => {}, { class: "short", maxlength: 40, placeholder: "any" });
  const element = h("div", { class: "stack", hidden: true },
    h("div", { class: "row fields" }, field("The value on a cell", typed)),
    h("p", { class: "faint small" }, "Then drag over the cells on which it must lie. With nothing typed, a cell takes any value again."),
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
