// A photo of the cards beside the grid: it is only shown, in this browser, and forgotten when the page is left.

import { announce } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { button } from "./widgets.js";

const LARGEST = 8;

/**
 * A photo to look at while typing, larger or smaller, and moved by dragging or scrolling.
 * @returns {{element: HTMLElement, words: HTMLElement}} `words` say where the photo stays
 */
export function photoPart() {
  const chooser = h("input", { type: "file", accept: "image/*", onchange: () => open(chooser.files[0]) });
  const choose = button("photo", t("photo-of-cards"), () => chooser.click());
  const away = button("photo-away", t("put-it-away"), () => close(), { hidden: true });
  const image = h("img", { alt: t("your-photo"), draggable: "false" });
  const view = h("div", { class: "photo", tabindex: "0", role: "region", "aria-label": t("your-photo-keys") }, image);
  const size = h("input", { type: "range", min: 1, max: LARGEST, step: 0.25, "aria-label": t("photo-size"), "data-key": "photo-size", oninput: () => resize() });
  const words = h("p", { class: "faint small" }, t("photo-what"));
  const shown = h("div", { class: "stack tight", hidden: true }, view, h("label", { class: "row small" }, t("larger"), size));
  const element = h("div", { class: "photo-part stack tight" }, h("div", { class: "row" }, choose, away), shown);
  let url = null;

  function open(file) {
    chooser.value = "";
    if (!file) return;
    close();
    url = URL.createObjectURL(file);
    image.src = url;
    size.value = 1;
    resize();
    shown.hidden = away.hidden = false;
    announce(t("photo-shown"));
  }

  image.addEventListener("error", () => {
    if (!url) return;
    close();
    fill(words, t("no-picture"));
  });

  function close() {
    if (url) URL.revokeObjectURL(url);
    url = null;
    image.removeAttribute("src");
    shown.hidden = away.hidden = true;
  }

  /** Make it larger or smaller about the middle of what is seen. */
  function resize() {
    const [x, y] = [(view.scrollLeft + view.clientWidth / 2) / (view.scrollWidth || 1), (view.scrollTop + view.clientHeight / 2) / (view.scrollHeight || 1)];
    image.style.width = `${100 * size.value}%`;
    view.scrollTo(x * view.scrollWidth - view.clientWidth / 2, y * view.scrollHeight - view.clientHeight / 2);
  }

  // A finger scrolls by itself.
  let from = null;
  view.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "mouse") return;
    from = [event.clientX + view.scrollLeft, event.clientY + view.scrollTop];
    view.setPointerCapture(event.pointerId);
  });
  view.addEventListener("pointermove", (event) => from && view.scrollTo(from[0] - event.clientX, from[1] - event.clientY));
  view.addEventListener("pointerup", () => (from = null));
  return { element, words };
}
