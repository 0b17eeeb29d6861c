// What a class may use, in the form of a teacher.

import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";

const HELPS = { hint: t("help-hint"), solve: t("help-solve") };

/**
 * Boxes for the helps that are shown.
 * @param {() => string[]} without gives those that are left out
 * @param {(without: string[]) => void} changed is told those that are left out from now on
 */
export function helpChoice(without, changed) {
  const tell = () => changed(boxes.filter(({ input }) => !input.checked).map(({ name }) => name));
  const boxes = Object.keys(HELPS).map((name) => ({ name, input: h("input", { type: "checkbox", checked: !without().includes(name), onchange: tell }) }));
  return h("div", { class: "stack tight", role: "group", "aria-label": t("class-may-use") }, boxes.map(({ name, input }) => h("label", { class: "check" }, input, HELPS[name])));
}
