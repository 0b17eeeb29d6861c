/** The workshop: tools for people who design puzzles, each at work on the puzzle that lies on the bench. */

import { backend } from "../backend/backend.js";
import { made } from "../make/made.js";
import { attempt } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { askCatalog } from "../parts/lattices.js";
import { tabs } from "../parts/tabs.js";
import { keepInTab, keptInTab } from "../parts/tabstore.js";
import { lookAt } from "../solving/searches.js";
import { Bench, benchPuzzle, putOnBench } from "./bench.js";
import { toolPanel } from "./tool.js";

const OWN = "own";
const TOOL = "tilewright:tool";

/**
 * The view of the workshop.
 * @param {HTMLElement} main
 * @param {{from: string|null}} params a puzzle of the catalog to put on the bench
 * @param {() => boolean} isCurrent whether this view is still wanted
 */
export async function show(main, params, isCurrent) {
  const [{ tools }, { puzzles }] = await Promise.all([backend.ask("workshop", {}), askCatalog()]);
  if (!isCurrent()) return null;
  if (params.from) {
    putOnBench({ name: params.from });
    history.replaceState(null, "", "#/workshop");
  }
  const bench = new Bench();
  const panels = tools.filter(({ subject }) => subject !== "collection").map((tool) => ({ tool, panel: toolPanel(bench, tool) }));
  const picture = h("img", { class: "bench-picture", alt: "" });
  const words = h("p", { class: "faint" });
  const choose = h("select", { "aria-label": t("puzzle-on-bench"), onchange: () => take(choose.value) });
  const setup = h("div", { class: "row" });
  const shown = h("div", { class: "row bench" }, picture, h("div", { class: "stack tight" }, choose, words, setup));
  const kept = keptInTab(TOOL);
  const part = tabs(t("tools"), panels.map(({ tool, panel }) => ({ id: tool.name, title: tool.title, content: panel })), (id) => keepInTab(TOOL, id));
  if (tools.some((tool) => tool.name === kept)) part.open(kept);
  fill(main,
    h("div", { class: "stack" },
      h("header", { class: "stack tight" },
        h("h1", {}, t("nav-workshop")),
        h("p", { class: "about faint" }, t("workshop-what")),
        h("p", {}, h("a", { href: "#/plane" }, t("does-a-piece-tile")), " ", t("draw-and-see")),
      ),
      h("section", { class: "panel", "aria-label": t("on-the-bench") }, shown),
      h("section", { class: "panel" }, part.element),
    ),
  );

  async function take(value) {
    await attempt(shown, async () => {
      if (value === OWN && made.restore()) putOnBench({ document: made.now.document });
      else if (value !== OWN) putOnBench({ name: value });
      await open();
    });
  }

  async function open() {
    await bench.open(benchPuzzle() ?? { name: puzzles[0].name });
    if (bench.isLeft) return;
    const { view } = bench;
    picture.src = `data:image/svg+xml;utf8,${encodeURIComponent(bench.picture)}`;
    words.textContent = view.missing ? t("before-tools", { what: view.missing.message }) : view.facts?.[0] ?? "";
    fill(setup, view.setup ? h("button", { type: "button", class: "button small", onclick: () => attempt(shown, roll) }, t("choose-at-random")) : null);
    drawChoices();
    lookAt(bench);
  }

  async function roll() {
    await bench.roll();
    await open();
  }

  function drawChoices() {
    const { name } = bench.request();
    const own = name ? null : h("option", { value: "", selected: true }, bench.view.title);
    const mine = made.restore() ? h("option", { value: OWN }, t("puzzle-of-maker", { title: made.now.document.title || t("without-a-title") })) : null;
    fill(choose, own, mine, puzzles.map((puzzle) => h("option", { value: puzzle.name, selected: puzzle.name === name }, puzzle.title)));
    if (name) choose.value = name;
  }

  // What was on the bench may be gone: then the first puzzle takes its place.
  await attempt(shown, open, () => putOnBench({ name: puzzles[0].name }));
  if (!bench.view && !bench.isLeft) await open();
  return () => bench.leave();
}
