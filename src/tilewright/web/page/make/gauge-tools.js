// Beside the gauge: what makes the puzzle unique, and why it has no solution. They work on the newest draft.

import { backend } from "../backend/backend.js";
import { attempt } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { keyOf, lookAt, searchesOf } from "../solving/searches.js";
import { Bench } from "../workshop/bench.js";
import { toolPanel } from "../workshop/tool.js";
import { made } from "./made.js";

const TOOLS = ["unify", "why-none"];

/** The tools, each folded up until it is wanted. @param {import("./draft.js").Draft} draft */
export function gaugeTools(draft) {
  const parts = ["gauge-unique", "gauge-why"].map((title) => h("details", { ontoggle: ({ target }) => target.open && bring() }, h("summary", {}, t(title))));
  const element = h("div", { class: "stack tight gauge-tools" }, parts);
  const take = (document) => {
    parts.find((one) => one.contains(window.document.activeElement))?.firstElementChild.focus();
    made.change(() => document, t("gauge-taken"));
  };
  // On it lies the newest draft.
  const bench = Object.assign(new Bench(), { view: { title: "", missing: null }, request: () => ({ document: draft.document }), settled: () => draft.settled(), take });
  let brought = null;
  let key = "";

  /** The forms come when one of them is opened first. */
  function bring() {
    brought ??= attempt(element, async () => {
      const { tools } = await backend.ask("workshop", {});
      parts.forEach((part, k) => fill(part, part.firstElementChild, toolPanel(bench, tools.find(({ name }) => name === TOOLS[k]))));
      follow();
    }, () => (brought = null));
  }

  /** What is found of an older draft goes, and what still looks for it is stopped. */
  function follow() {
    if (!brought || draft.isClosed) return;
    const before = key;
    key = keyOf(bench);
    if (before !== key) for (const tool of TOOLS) searchesOf(before, tool).filter((search) => search.isRunning).forEach((search) => search.stop());
    bench.view.title = draft.document.title ?? "";
    lookAt(bench);
    bench.dispatchEvent(new CustomEvent("view"));
  }

  draft.addEventListener("document", follow);
  const close = () => {
    if (brought) lookAt(null);
    bench.leave();
  };
  return { element, close };
}
