// Labels as small colored marks, and as keys that type them.

import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { NONE } from "./letters.js";

/** What stands for no label among the labels to choose from. */
export const NO_LABEL = { label: NONE, words: t("no-label"), color: "#ffffff", ink: "#000000", outlined: false };

/** Give an element the colors of a label. */
export function tinted(element, { color, ink, outlined }) {
  element.classList.toggle("outlined", Boolean(outlined));
  element.style.setProperty("--label", color);
  element.style.setProperty("--label-ink", outlined ? "#000000" : ink);
  return element;
}

/** A row of labels, each typed by a press. @param {(label: string) => void} type */
export function labelKeys(type) {
  const element = h("div", { class: "row label-keys", role: "group", "aria-label": t("labels-by-press") });
  const key = (one, shown) => {
    const { label, words } = one;
    const props = { type: "button", class: "swatch key", "aria-label": words, title: words, "data-key": `key-${label}`, onpointerdown: (event) => event.preventDefault(), onclick: () => type(label) };
    return tinted(h("button", props, label === NONE ? "–" : shown(label)), one);
  };
  /** Show these labels; the key with the focus keeps it. */
  const update = (labels, shown) => {
    const focused = element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    fill(element, [...labels, NO_LABEL].map((one) => key(one, shown)));
    if (focused) element.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  };
  return { element, update };
}
