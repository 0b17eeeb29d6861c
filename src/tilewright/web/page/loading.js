/** What answers are waiting for, told in a bar that moves nothing else; with a server there is nothing to wait for. */

import { onLoading } from "./backend/backend.js";
import { announce, setWords } from "./parts/announce.js";
import { h } from "./parts/dom.js";
import { t } from "./parts/languages.js";

/** Tell what is being loaded, from now on. @param {HTMLElement} main comes after what is told */
export function tellLoading(main) {
  const words = h("span", {});
  const bar = h("progress", { max: 1, value: 0, "aria-label": t("loaded") });
  const element = h("div", { class: "loading-bar", role: "status", hidden: true }, words, bar);
  main.before(element);
  onLoading((told, share) => {
    // Who did not have to wait needs not hear that it is over.
    if (!told && !element.hidden) announce(t("all-loaded"));
    element.hidden = !told;
    setWords(words, told);
    // What will not come stands there until the page is loaded again, and covers nothing.
    element.classList.toggle("failed", share === null);
    bar.hidden = share === null;
    if (share !== null) bar.value = share;
  });
}
