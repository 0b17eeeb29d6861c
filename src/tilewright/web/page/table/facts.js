// What is known about a puzzle: its rules in short, its counts with what each counts, and where that is from.

import { sentence } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { knownRow } from "./known.js";

/** The facts of a table's puzzle. @param {import("./table.js").Table} table @returns {HTMLElement} */
export function aboutPanel(table) {
  const element = h("div", { class: "stack facts" });
  const inShort = h("ul");
  let counts = [];
  const draw = () => {
    const { about, maker, known, sources, name } = table.view;
    // In an exercise numbers of solutions would be answers, and what was chosen stays.
    const isWhole = !table.exercise;
    counts = isWhole ? known.map((one) => ({ ...one, ...knownRow(table, one) })) : [];
    fill(element,
      h("h2", { class: "visually-hidden" }, t("about-the-puzzle")),
      about ? h("p", {}, about) : null,
      maker.length ? h("p", { class: "small faint" }, t("made-by", { makers: maker.join(", ") })) : null,
      inShort,
      knownCounts(counts, Boolean(name)),
      sources.length ? [h("h3", {}, t("sources")), h("ul", { class: "small" }, sources.map((source) => h("li", {}, source)))] : null,
      name && isWhole ? h("p", {}, h("a", { href: `#/make/from/${encodeURIComponent(name)}` }, t("make-your-own-from"))) : null,
    );
  };
  const update = () => {
    fill(inShort, table.view.facts.map((fact) => h("li", {}, sentence(fact))));
    counts.forEach((one) => one.update());
  };
  table.addEventListener("view", ({ detail }) => {
    // Another setup leaves the focus on the button that chose it.
    if (detail.isFresh) draw();
    update();
  });
  if (table.view) {
    draw();
    update();
  }
  return element;
}

/** Known counts, those of one kind below one sentence on what it counts. */
function knownCounts(counts, isOfCatalog) {
  if (!counts.length) return null;
  const kinds = new Map();
  for (const row of counts) kinds.set(row.what, [...(kinds.get(row.what) ?? []), row]);
  return [
    h("h3", {}, isOfCatalog ? t("known-counts") : t("counts-in-file")),
    isOfCatalog ? null : h("p", { class: "small" }, t("counts-of-before")),
    [...kinds.values()].map((rows) =>
      h("div", { class: "known" }, h("h4", {}, rows[0].title), h("p", { class: "small faint" }, rows[0].words), h("ul", {}, rows.map((row) => row.element))),
    ),
  ];
}
