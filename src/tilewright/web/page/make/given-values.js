// Values of points that are given.

import { problem } from "../parts/announce.js";
import { h } from "../parts/dom.js";
import { withKey } from "./documents.js";
import { givenOf, wholeOf } from "./number-texts.js";
import { button, field, textInput } from "./widgets.js";

/** The given values of a draft. It stays while all else is drawn anew, with what is half typed. @param {import("./draft.js").Draft} draft */
export function givenValues(draft) {
  const point = textInput("given-point", "", () => {}, { class: "short", maxlength: 40 });
  const value = textInput("given-value", "", () => {}, { class: "short", inputmode: "numeric", maxlength: 40 });
  const begin = () => {
    for (const input of [point, value]) {
      input.value = "";
      problem(input, null);
    }
  };
  const add = () => {
    const { cells } = draft.answer.board;
    const name = point.value.trim();
    const number = wholeOf(value.value.trim());
    const isPoint = cells.some((cell) => cell.name === name);
    problem(point, isPoint ? null : { message: "There is no such point on the board.", help: `Its points are called ${cells[0].name} to ${cells.at(-1).name}, as in the picture above.` });
    problem(value, number !== null ? null : { message: "A value is a whole number." });
    if (!isPoint || number === null) return (isPoint ? value : point).focus();
    begin();
    draft.change((document) => withKey(document, "given", { ...givenOf(document), [name]: number }), "The value is given.");
  };
  const list = h("ul", { class: "lines" });
  const element = h("details", {}, h("summary", {}, "Values that are given"), list, h("div", { class: "row fields" }, field("Point", point), field("Value", value), button("given-add", "Give this value", add)));

  const remove = (name) =>
    draft.change((now) => {
      const { [name]: gone, ...rest } = givenOf(now);
      return withKey(now, "given", Object.keys(rest).length ? rest : undefined);
    }, "The value is given no more.");

  /** Show those of a document. */
  function update(document) {
    const rows = Object.entries(givenOf(document)).map(([name, number]) =>
      h("li", {}, h("span", {}, `point ${name}: ${number}`), button(`given-${name}`, "Remove", () => remove(name), { class: "button small quiet", "aria-label": `Remove the value of point ${name}` })),
    );
    list.replaceChildren(...rows);
    if (rows.length) element.open = true;
  }

  /** Another puzzle: what is half typed does not belong to it. */
  function forget() {
    begin();
    element.open = false;
  }

  return { element, update, forget };
}
