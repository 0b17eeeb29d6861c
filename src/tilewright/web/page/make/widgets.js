// Small parts of forms, and lists that are drawn anew without taking away what a person is typing.

import { fill, h, newId, s } from "../dom.js";
import { corners } from "./canvas.js";

let refilling = false;

/**
 * Replace the children of an element; the element with the focus keeps it, by its `data-key`, with what is typed there.
 * @param {HTMLElement} element
 */
export function refill(element, ...children) {
  const active = element.contains(document.activeElement) ? document.activeElement : null;
  const key = active?.closest("[data-key]")?.dataset.key;
  const typed = active && "defaultValue" in active && active.value !== active.defaultValue ? active.value : null;
  refilling = true;
  fill(element, ...children);
  refilling = false;
  if (key === undefined) return;
  const next = element.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (!next) return;
  if (typed !== null && "defaultValue" in next) next.value = typed;
  next.focus({ preventScroll: true });
}

/** A field with its name above it. */
export function field(words, input, help = "") {
  const id = input.id || newId("field");
  input.id = id;
  const helpId = help ? newId("help") : null;
  if (helpId) input.setAttribute("aria-describedby", helpId);
  return h("div", { class: "field" }, h("label", { for: id }, words), input, help ? h("p", { class: "faint small", id: helpId }, help) : null);
}

/** A line of text; `onvalue` gets what was typed when it is done, and what stood there before. */
export function textInput(key, value, onvalue, props = {}) {
  const input = h("input", {
    type: "text",
    autocomplete: "off",
    spellcheck: "false",
    maxlength: 2000,
    ...props,
    "data-key": key,
    onchange: () => {
      if (refilling) return;
      const before = input.defaultValue;
      // What was typed is taken: it need not be kept when the field is drawn anew.
      input.defaultValue = input.value;
      onvalue(input.value, before);
    },
  });
  input.defaultValue = value;
  return input;
}

/** A whole number within bounds; anything else is put right. */
export function numberInput(key, value, [least, most], onvalue, props = {}) {
  const input = textInput(
    key,
    String(value),
    (typed, before) => {
      const number = Math.round(Number(typed));
      const good = typed.trim() !== "" && Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : Number(before);
      input.value = String(good);
      input.defaultValue = String(good);
      onvalue(good);
    },
    { type: "number", min: least, max: most, inputmode: "numeric", class: "short", ...props },
  );
  return input;
}

/** One of several choices. @param {Array<[string, string]>} choices value and words */
export function select(key, value, choices, onvalue, props = {}) {
  const element = h(
    "select",
    { ...props, "data-key": key, onchange: () => !refilling && onvalue(element.value) },
    choices.map(([id, words]) => {
      const option = h("option", {}, words);
      option.value = id;
      option.selected = id === value;
      return option;
    }),
  );
  return element;
}

/** A button. */
export function button(key, words, onclick, props = {}) {
  return h("button", { type: "button", class: "button small", ...props, "data-key": key, onclick }, words);
}

/** A group of radio buttons with a name. @param {Array<{id: string, words: string, about?: string, picture?: Node}>} choices */
export function radios(key, words, choices, value, onvalue, className = "choices") {
  const name = newId("radio");
  return h(
    "fieldset",
    { class: className },
    h("legend", {}, words),
    choices.map((choice) => {
      const input = h("input", {
        type: "radio",
        name,
        value: choice.id,
        checked: choice.id === value,
        "data-key": `${key}-${choice.id}`,
        onchange: () => !refilling && onvalue(choice.id),
      });
      return h(
        "label",
        { class: "choice" },
        input,
        choice.picture ?? null,
        h("span", {}, h("span", { class: "what" }, choice.words), choice.about ? h("span", { class: "faint small about" }, choice.about) : null),
      );
    }),
  );
}

/** A small picture of cells, with its name, or null where a name stands beside it; layers stand side by side. */
export function shapePicture(cells, words, className = "") {
  const layers = [...new Set(cells.map((cell) => cell.layer))].sort((a, b) => a - b);
  const many = layers.length > 1;
  const xs = cells.flatMap((cell) => cell.points.map((point) => point[0]));
  const ys = cells.flatMap((cell) => cell.points.map((point) => point[1]));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const pitch = width + 24;
  return s(
    "svg",
    {
      viewBox: cells.length ? `${left - 3} ${top - 3} ${(many ? pitch * (layers.length - 1) : 0) + width + 6} ${height + 6}` : "0 0 1 1",
      role: words ? "img" : null,
      "aria-label": words,
      "aria-hidden": words ? null : "true",
      class: `shape-picture ${className}`,
    },
    cells.map((cell) =>
      s("polygon", { points: corners(cell.points), transform: many ? `translate(${layers.indexOf(cell.layer) * pitch} 0)` : null }),
    ),
  );
}
