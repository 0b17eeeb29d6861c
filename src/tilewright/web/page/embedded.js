/** The page as a part of another one (tile-wright.js): without its navigation, but with a way to all of it. */

import { h } from "./parts/dom.js";
import { LANGUAGES, t } from "./parts/languages.js";

const query = new URLSearchParams(location.search);

/** Whether the page is a part of another one. */
export const isEmbedded = query.has("embedded");

/** Whether it only shows what lies there. */
export const isReadOnly = isEmbedded && query.has("read-only");

/** Whether it stands in a notebook, where there is one table and no other view. */
export const inNotebook = "tilewright" in self;

/** Show only what belongs to the puzzle. */
export function embed() {
  document.documentElement.dataset.embedded = "";
  const link = h("a", { target: "_blank", rel: "noopener" }, t("own-page"));
  const lead = () => (link.href = location.pathname + location.hash);
  document.querySelector(".top nav").replaceChildren(link);
  document.querySelector(".brand").removeAttribute("href");
  addEventListener("hashchange", lead);
  lead();
  wear(query.get("theme"));
  tell("ready", { languages: Object.keys(LANGUAGES) });
}

/** Be light or dark, whatever the person's system is. */
function wear(theme) {
  if (theme !== "light" && theme !== "dark") return;
  document.documentElement.style.colorScheme = theme;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const { media } of rules) if (media?.mediaText === "(prefers-color-scheme: dark)") media.mediaText = theme === "dark" ? "all" : "not all";
}

/** Tell the page around this one; as that may be anybody's, no more than what is laid here. */
export function tell(type, detail) {
  if (parent !== window) parent.postMessage({ tilewright: type, detail }, "*");
}
