// What is known about a puzzle: its rules in short, its counts with what each counts, and where that is from.

import { h } from "./dom.js";
import { sentence } from "./say.js";

/**
 * The facts of a table's puzzle.
 * @param {import("./table.js").Table} table
 * @returns {HTMLElement}
 */
export function aboutPanel(table) {
  const element = h("div", { class: "stack facts" });
  const draw = () => {
    const { about, facts, known, sources, variants, variant, name } = table.view;
    const row = variants.find((one) => one.name === variant);
    element.replaceChildren(
      h("h2", { class: "visually-hidden" }, "About the puzzle"),
      ...(about ? [h("p", {}, about)] : []),
      h("ul", {}, facts.map((fact) => h("li", {}, sentence(fact)))),
      ...(row?.about ? [h("p", {}, row.about)] : []),
      ...knownCounts(known),
      ...(sources.length ? [h("h3", {}, "Sources"), h("ul", { class: "small" }, sources.map((source) => h("li", {}, source)))] : []),
      ...(name ? [h("p", {}, h("a", { href: `#/make/from/${encodeURIComponent(name)}` }, "Make a puzzle of your own from it"))] : []),
    );
  };
  table.addEventListener("view", draw);
  if (table.view) draw();
  return element;
}

/** Known counts, those of one kind below one sentence on what it counts. */
function knownCounts(known) {
  if (!known.length) return [];
  const kinds = new Map();
  for (const row of known) kinds.set(row.what, [...(kinds.get(row.what) ?? []), row]);
  return [
    h("h3", {}, "Known counts"),
    ...[...kinds.values()].map((rows) =>
      h(
        "div",
        { class: "known" },
        h("h4", {}, rows[0].title),
        h("p", { class: "small faint" }, rows[0].words),
        h("ul", {}, rows.map((row) => h("li", {}, knownRow(row)))),
      ),
    ),
  ];
}

function knownRow({ count, when, source }) {
  const number = BigInt(count).toLocaleString("en-US");
  return [
    h("strong", { class: "number" }, number),
    when ? ` ${when}` : "",
    source ? h("span", { class: "small faint source" }, source) : null,
  ];
}
