/** How far a search is: a bar, and words beside it. */

import { backend } from "../backend/backend.js";
import { between, duration, percent, roughly, whole } from "./amounts.js";
import { h } from "./dom.js";
import { Shown, t } from "./languages.js";

// From then on people may want to go elsewhere meanwhile.
const LONG_SECONDS = 10;

/**
 * A bar with words for a search that runs.
 * @param {HTMLElement | null} result what it has come to, which stands before the words
 * @returns {{element: HTMLElement, update: (search: import("../solving/searches.js").Search) => void}}
 */
export function progressView(result = null) {
  const bar = h("progress", { max: 1, "aria-label": t("search-share") });
  const words = h("p", { class: "progress-words" });
  const lost = h("p", { class: "progress-lost", role: "alert", hidden: true });
  const lasting = h("p", { class: "small faint", hidden: true }, backend.lasting);
  const element = h("div", { class: "search-progress", hidden: true }, bar, h("div", { class: "progress-row" }, result, words), lasting, lost);

  function update(search) {
    element.hidden = !search?.isRunning;
    if (element.hidden) return;
    const { progress, connection } = search;
    if (typeof progress?.share === "number") bar.value = progress.share;
    else bar.removeAttribute("value");
    words.textContent = words.title = progress ? progressWords(progress) : `${search.doing || t("searching")}…`;
    lasting.hidden = !backend.lasting || !(progress?.seconds >= LONG_SECONDS);
    lost.hidden = !connection;
    if (lost.textContent !== connection) lost.textContent = connection;
  }

  return { element, update };
}

/** "34 % of the search · 2 to 5 minutes to go · 1.2 million steps · 12 seconds"; of work that is no search, what it does and for how long */
function progressWords({ share, nodes, seconds, remaining, words }) {
  if (words) return `${words} · ${duration(seconds)}`;
  const left = remaining ? [t("time-to-go", { time: between(remaining) })] : [];
  return [t("share-of-search", { share: percent(share) }), ...left, t("n-steps", { n: new Shown(nodes, roughly(nodes)) }), duration(seconds)].map(whole).join(" · ");
}

/**
 * Call something at most once for each picture that the browser draws, however often it is asked for.
 * @param {() => void} draw
 * @returns {() => void}
 */
export function onceAFrame(draw) {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    // A page in the background draws nothing, but is to be right when it is looked at.
    const later = document.hidden ? (f) => setTimeout(f, 100) : requestAnimationFrame;
    later(() => {
      isDue = false;
      draw();
    });
  };
}
