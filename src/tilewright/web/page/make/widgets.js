// Small parts of forms, and lists that are drawn anew without taking away what a person is typing.

import { problem } from "../parts/announce.js";
import { fill, h, newId, s } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { visitsTo } from "../parts/steps.js";
import { corners } from "./canvas.js";

let refilling = false;

/**
 * Replace the children of an element; the element with the focus keeps it, by its `data-key`, with what is typed there.
 * A field whose value was refused stays as it is, as long as the value that it had before is still the right one.
 * @param {HTMLElement} element
 */
export function refill(element, ...children) {
  const active = element.contains(document.activeElement) ? document.activeElement : null;
  const key = active?.closest("[data-key]")?.dataset.key;
  const typed = active && "defaultValue" in active && active.value !== active.defaultValue ? active.value : null;
  const selected = [active?.selectionStart, active?.selectionEnd];
  const refused = [...element.querySelectorAll('.field > [aria-invalid="true"]')];
  refilling = true;
  fill(element, ...children);
  for (const input of refused) putBack(element, input);
  refilling = false;
  const next = keyed(element, key);
  if (!next) return;
  if (next !== active && typed !== null && "defaultValue" in next) {
    next.value = typed;
    next.dispatchEvent(new Event("input"));
  }
  next.focus({ preventScroll: true });
  if (typeof selected[0] === "number" && next.setSelectionRange) next.setSelectionRange(...selected);
  // Fields of numbers tell no selection: all is selected, as after the Tab key.
  else if (next !== active && typed === null && next.type === "number") next.select();
}

function keyed(element, key) {
  return key === undefined ? null : element.querySelector(`[data-key="${CSS.escape(key)}"]`);
}

function putBack(element, input) {
  const next = keyed(element, input.dataset.key);
  if (next === input || next?.defaultValue !== input.defaultValue) return;
  const before = input.closest(".field");
  // The words were read out when they came; they are not news again.
  before.querySelector("[role=alert]")?.removeAttribute("role");
  next.closest(".field").replaceWith(before);
}

/** A field with its name above it. */
export function field(words, input, help = "") {
  const id = input.id || newId("field");
  input.id = id;
  const helpId = help ? newId("help") : null;
  if (helpId) input.setAttribute("aria-describedby", helpId);
  return h("div", { class: "field" }, h("label", { for: id }, words), input, help ? h("p", { class: "faint small", id: helpId }, help) : null);
}

/**
 * A line of text for a `field`; `onvalue` gets what was typed when it is done. What `check`
 * refuses is not taken: it stays there to be put right, with the words beside it.
 * @param {{check?: (typed: string) => {message: string, help?: string}|null, isQuick?: boolean}} [props]
 * and attributes; `isQuick`: what is half typed can be refused, so that nothing moves when a click elsewhere ends the typing
 */
export function textInput(key, value, onvalue, { check = () => null, isQuick = false, ...props } = {}) {
  // Whether what was typed is still to be taken.
  let isOpen = false;
  const take = () => {
    if (refilling || !isOpen) return;
    isOpen = false;
    const refused = check(input.value);
    problem(input, refused);
    if (refused || input.value === input.defaultValue) return;
    // What was typed is taken: it need not be kept when the field is drawn anew.
    input.defaultValue = input.value;
    onvalue(input.value);
  };
  const input = h("input", {
    type: "text",
    autocomplete: "off",
    spellcheck: "false",
    maxlength: 2000,
    ...props,
    "data-key": key,
    oninput: () => {
      isOpen = true;
      const refused = check(input.value);
      if (!refused || (isQuick && input.value)) problem(input, refused);
    },
    onchange: take,
    // Where a field was drawn anew, the browser knows of no change.
    onblur: take,
    onkeydown: (event) => event.key === "Enter" && take(),
  });
  input.defaultValue = value;
  return input;
}

/**
 * A line of text, or some `rows` of it, for a `field` that stays; it is taken as it is typed, so that nothing is lost
 * when the page goes.
 * @param {(typed: string, visit: object) => void} ontyped also gets the visit to the field
 */
export function liveInput(key, ontyped, props = {}) {
  const input = h(props.rows ? "textarea" : "input", {
    ...(props.rows ? {} : { type: "text", autocomplete: "off", spellcheck: "false" }),
    ...props,
    "data-key": key,
    oninput: () => ontyped(input.value, visit()),
  });
  const visit = visitsTo(input);
  return input;
}

/** A whole number within bounds, of which more can be asked. @param {(number: number) => {message: string, help?: string}|null} [more] */
export function numberInput(key, value, [least, most], onvalue, more = () => null) {
  const check = (typed) => outOfBounds(typed, least, most) ?? more(Number(typed));
  return textInput(key, String(value), (typed) => onvalue(Number(typed)), { check, isQuick: true, type: "number", min: least, max: most, inputmode: "numeric", class: "short" });
}

function outOfBounds(typed, least, most) {
  const number = Number(typed);
  const help = t("whole-number-from", { least, most });
  // A field for numbers gives an empty text for what is none.
  if (!typed.trim()) return { message: t("is-no-number"), help };
  if (!Number.isInteger(number)) return { message: t("no-whole-number", { typed }), help };
  if (number < least) return { message: t("too-few", { typed }), help };
  return number > most ? { message: t("too-many-of", { typed }), help } : null;
}

/** Go to the first field in an element whose value was refused. @returns {boolean} whether there is one */
export function goToRefused(element) {
  const wrong = element.querySelector('[aria-invalid="true"]');
  wrong?.focus();
  return Boolean(wrong);
}

/** One of several choices. @param {Array<[string, string]>} choices value and words */
export function select(key, value, choices, onvalue, props = {}) {
  const element = h("select", { ...props, "data-key": key, onchange: () => !refilling && onvalue(element.value) },
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
  return h("fieldset", { class: className },
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
      return h("label", { class: "choice" },
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
