/** The page as a part of another one: without its navigation, but with a way to all of it. */

import { h } from "./parts/dom.js";
import { t } from "./parts/languages.js";

/** Whether the page is a part of another one. */
export const isEmbedded = new URLSearchParams(location.search).has("embedded");

/** Show only what belongs to the puzzle. */
export function embed() {
  document.documentElement.dataset.embedded = "";
  const link = h("a", { target: "_blank", rel: "noopener" }, t("own-page"));
  const lead = () => (link.href = location.pathname + location.hash);
  document.querySelector(".top nav").replaceChildren(link);
  addEventListener("hashchange", lead);
  lead();
}
