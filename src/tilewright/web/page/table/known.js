// Known counts of a puzzle, and buttons that set up what they were counted for.

import { grouped } from "../parts/amounts.js";
import { announce, attempt } from "../parts/announce.js";
import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { puzzleRoute } from "../parts/routes.js";
import { backInWords } from "../parts/words.js";
import { handOf } from "./hand.js";

const KINDS = { dice: t("known-rolls"), date: t("known-dates"), cells: t("known-cells"), pieces: t("known-sets"), size: t("known-sizes") };

/**
 * A known count in words, with a button if it is about a setup that can be chosen.
 * @param {import("./table.js").Table} table
 * @param {object} row one of `view.known`
 * @returns {{element: HTMLElement, update: () => void}} `update` shows whether it is what is set up now
 */
export function knownRow(table, row) {
  const { when, source } = row;
  const setUp = hasSetup(row) && row.variant === table.view.variant ? setUpButton(table, row) : null;
  const number = h("strong", { class: "number" }, grouped(row.count));
  const element = h("li", {}, number, when ? ` ${when}` : "", source ? h("span", { class: "small faint source" }, source) : null, setUp?.element ?? variantLink(table, row));
  return { element, update: () => setUp?.update() };
}

/**
 * The setups with known counts, the fewest solutions first; null where there are none.
 * @param {import("./table.js").Table} table
 * @returns {{element: HTMLElement, update: () => void}|null}
 */
export function knownPart(table) {
  const { known, variant, setup, target } = table.view;
  const bySetup = new Map();
  // Of several counts of one setup that of the first kind is told; all of them stand below "About".
  for (const row of known.filter((one) => hasSetup(one) && one.variant === variant))
    if (!bySetup.has(keyOf(row))) bySetup.set(keyOf(row), row);
  if (!bySetup.size) return null;
  const inOrder = [...bySetup.values()].sort((a, b) => Number(BigInt(a.count) - BigInt(b.count)));
  const rows = inOrder.map((row) => knownRow(table, row));
  const title = setup ? KINDS[setup.kind] : target ? t("known-sums") : t("known-cells");
  return {
    element: h("details", { class: "known small" }, h("summary", {}, title), h("p", { class: "faint" }, t("fewest-first")), h("ul", {}, rows.map((row) => row.element))),
    update: () => rows.forEach((row) => row.update()),
  };
}

/**
 * The known count of a kind, as digits, for what is set up now; null where none is known.
 * @param {import("./table.js").Table} table
 * @param {string} what the kind of count
 * @returns {string|null}
 */
export function knownCount(table, what) {
  const now = keyOf(table.request());
  return table.view.known.find((one) => one.what === what && one.variant === table.view.variant && keyOf(one) === now)?.count ?? null;
}

function setUpButton(table, row) {
  const button = h("button", { type: "button", class: "button small", "aria-label": t("set-this-up-so", { when: row.when }), onclick: () => act() }, t("set-this-up"));
  const act = () => attempt(button, async () => {
    const back = await table.setUp({ blocked: row.blocked.length ? row.blocked : null, pieces: row.pieces.length ? row.pieces : null, size: row.size, target: row.target });
    if (back === null) return;
    handOf(table).surface.element.scrollIntoView({ block: "nearest" });
    announce(`${t("was-set-up", { when: row.when })}${backInWords(table.view, back)}`);
  });
  const update = () => button.setAttribute("aria-current", String(keyOf(table.request()) === keyOf(row)));
  return { element: button, update };
}

/** Each variant has an address of its own, and so has the puzzle as it is. */
function variantLink(table, { variant }) {
  const { name, variant: now } = table.view;
  if (!name || !variant || variant === now) return null;
  return h("a", { href: puzzleRoute(name, variant) }, t("open-this-variant"));
}

function hasSetup({ blocked, pieces, size, target }) {
  return blocked.length > 0 || pieces.length > 0 || size !== null || target !== null;
}

function keyOf({ blocked = [], pieces = [], size = null, target = null }) {
  return JSON.stringify([[...blocked].sort(), [...pieces].sort(), size, target]);
}
