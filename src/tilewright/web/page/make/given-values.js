// Values of points that are given.

import { problem } from "../parts/announce.js";
import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
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
    problem(point, isPoint ? null : { message: t("no-such-point"), help: t("points-are-called", { first: cells[0].name, last: cells.at(-1).name }) });
    problem(value, number !== null ? null : { message: t("value-is-whole") });
    if (!isPoint || number === null) return (isPoint ? value : point).focus();
    begin();
    draft.change((document) => withKey(document, "given", { ...givenOf(document), [name]: number }), t("value-is-given"));
  };
  const list = h("ul", { class: "lines" });
  const element = h("details", {}, h("summary", {}, t("values-given")), list, h("div", { class: "row fields" }, field(t("point"), point), field(t("value"), value), button("given-add", t("give-this-value"), add)));

  const remove = (name) =>
    draft.change((now) => {
      const { [name]: gone, ...rest } = givenOf(now);
      return withKey(now, "given", Object.keys(rest).length ? rest : undefined);
    }, t("value-given-no-more"));

  /** Show those of a document. */
  function update(document) {
    const rows = Object.entries(givenOf(document)).map(([name, number]) =>
      h("li", {}, h("span", {}, t("point-has", { name, value: String(number) })), button(`given-${name}`, t("remove"), () => remove(name), { class: "button small quiet", "aria-label": t("remove-value-of", { name }) })),
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
