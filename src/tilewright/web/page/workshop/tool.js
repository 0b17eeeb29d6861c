/** A tool of the workshop: its form, its search, and what it finds. */

import { fill, h, newId } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { followed } from "../solving/followed.js";
import { told } from "../solving/searches.js";
import { findingCard } from "./finding.js";

/**
 * The panel of one tool.
 * @param {import("./bench.js").Bench} bench
 * @param {object} tool as the desk describes it; `given` gives the values of fields that are not shown
 * @returns {HTMLElement}
 */
export function toolPanel(bench, tool) {
  const inputs = new Map();
  const start = h("button", { class: "button primary", type: "submit" }, tool.button);
  const row = h("div", { class: "row" }, start);
  const form = h("form", { class: "stack tight workshop-form", onsubmit: startOrStop }, tool.fields.map(fieldOf), row);
  const found = h("div", { class: "findings" });
  const panel = followed(bench, tool.name, { button: start, label: tool.button, row, draw, ending: () => panel.search.words });
  let drawn = null;

  function fieldOf(field) {
    const id = newId("field");
    const input = INPUTS[field.kind](field, id);
    inputs.set(field.name, { input, field });
    const help = field.help ? h("p", { class: "faint small" }, field.help) : null;
    if (field.kind === "check") return h("div", {}, h("label", { class: "check" }, input, field.words), help);
    const samples = field.kind === "text" ? sampleChooser(field, input) : null;
    return h("div", { class: "field" }, samples, h("label", { for: id }, field.words), input, help);
  }

  async function startOrStop(event) {
    event.preventDefault();
    if (panel.isRunning()) return void panel.stop();
    const values = { ...tool.given?.(), ...Object.fromEntries([...inputs].map(([name, { input, field }]) => [name, valueOf(input, field)])) };
    await panel.begin({ ...values, doing: tool.doing, needsSetup: tool.needs_setup }, tool.doing);
  }

  function draw() {
    const { search } = panel;
    if (search?.done && !search.wasTold) told(search);
    if (search !== drawn) fill(found);
    drawn = search;
    for (const one of (search?.findings ?? []).slice(found.children.length)) {
      found.append(findingCard(one, bench.take));
      // Who asked for a file waits for its button.
      if (one.file && form.contains(document.activeElement)) found.lastElementChild.scrollIntoView({ block: "nearest" });
    }
  }

  bench.addEventListener("view", () => panel.opened());
  return h("section", { class: "stack", "aria-label": tool.title }, h("p", { class: "faint" }, tool.words), form, panel.progress, panel.ended, found);
}

/** Texts to begin with; the first one is there already. */
function sampleChooser({ choices, words }, input) {
  input.value ||= choices[0]?.[0] ?? "";
  const select = h(
    "select",
    { "aria-label": t("to-begin-with", { words }), onchange: () => (input.value = choices[select.selectedIndex][0]) },
    choices.map(([, about]) => h("option", {}, about)),
  );
  return select;
}

const INPUTS = {
  number: ({ default: value, least, most }, id) => h("input", { type: "number", id, value: String(value), min: least, max: most, step: 1, required: true }),
  check: ({ default: value }, id) => h("input", { type: "checkbox", id, checked: value }),
  choice: ({ default: value, choices }, id) => h("select", { id }, choices.map(([name, words]) => h("option", { value: name, selected: name === value }, words))),
  text: ({ default: value }, id) => h("textarea", { id, rows: 14, spellcheck: "false", class: "code", value }),
};

function valueOf(input, { kind }) {
  if (kind === "check") return input.checked;
  return kind === "number" ? Number(input.value) : input.value;
}
