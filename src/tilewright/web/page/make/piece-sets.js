// Ready sets of pieces: all shapes of a size. One shape of a set can be left out or laid twice, and a set broken up.

import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { latticeNamed } from "../parts/lattices.js";
import { copiesFields, freedomField, usualFreedom } from "./copies.js";
import { copiesOf, freedomsOn, list, withCopies, withItem, withKey, withNew, wordsOf } from "./documents.js";
import { button, field, select, shapePicture, textInput } from "./widgets.js";

/**
 * The sets of a draft: a card for each, and a row that adds one.
 * @param {import("./draft.js").Draft} draft
 * @param {(key: string, k: number, words: string) => void} remove
 */
export function readySets(draft, remove) {
  let wantedSet = 5;
  let wantedValues = "";
  // The shape that is chosen in each.
  const oneChosen = new Map();

  function card(row, k, shown) {
    const size = Number(row.size) || 1;
    const { words, shapes, n, usual } = shown;
    const hasUsual = row.names === "usual";
    // The pieces of a set with values are chosen by their names.
    const isApart = n === shapes.length && shapes[0]?.name && !row.values;
    return h("li", { class: "part", "data-remark": `polyforms-${k}` },
      h("div", { class: "row" }, h("strong", {}, words)),
      h("div", { class: "row shapes" }, shapes.map((shape, n) => h("figure", { class: "named-shape" }, shapePicture(shape.cells, t("shape-named", { name: String(shape.name || n + 1) }), "tiny"), hasUsual || row.values ? h("figcaption", {}, shape.name) : null))),
      h("div", { class: "row" },
        copiesFields(draft, "polyforms", k, words),
        freedomField(draft, "polyforms", k, row),
        !row.values && (usual || hasUsual) ? naming(draft, k, row) : null,
        row.values ? onlyThese(draft, k, row) : null,
        isApart ? oneOf(k, row, shapes) : null,
        isApart ? button(`set-${k}-split`, t("break-up"), () => breakUp(draft, k, row, shapes), { class: "button small quiet" }) : null,
        button(`set-${k}-remove`, t("remove"), () => remove("polyforms", k, t("set-removed")), { class: "button small quiet", "aria-label": t("remove-named", { name: words }) }),
      ),
      size > 6 ? h("p", { class: "faint" }, t("set-not-shown")) : null,
    );
  }

  /** To leave out one shape of a set, or to have it twice. */
  function oneOf(k, row, shapes) {
    const choice = select(`set-${k}-one`, oneChosen.get(k) ?? shapes[0].name, shapes.map(({ name }) => [name, name]), (name) => oneChosen.set(k, name));
    const chosen = () => shapes.find(({ name }) => name === choice.value);
    return h("div", { class: "row fields", role: "group", "aria-label": t("one-shape-of-set") },
      field(t("one-shape"), choice),
      button(`set-${k}-out`, t("leave-it-out"), () => takeOut(k, row, chosen(), 0)),
      button(`set-${k}-twice`, t("have-it-twice"), () => takeOut(k, row, chosen(), 2)),
    );
  }

  function takeOut(k, row, shape, copies) {
    oneChosen.delete(k);
    takeOutOf(draft, k, row, shape, copies);
  }

  function adder() {
    const { sets: names = [] } = latticeNamed(draft.document.lattice) ?? {};
    wantedSet = Math.min(wantedSet, names.length);
    // What is one shape, and what are two, depends on how pieces may be laid.
    const usual = usualFreedom(draft);
    const way = freedomsOn(draft.document.lattice, usual).find(([freedom]) => freedom === usual)?.[1];
    return h("div", { class: "row fields" },
      field(t("ready-set-all"), select("set-size", String(wantedSet), names.map((words, k) => [String(k + 1), `${words} (${[t("n-cells", { n: k + 1 }), way].filter(Boolean).join(", ")})`]), (value) => (wantedSet = Number(value)))),
      field(t("values-of-cells"), textInput("set-values", wantedValues, (value) => (wantedValues = value.trim()), { maxlength: 80, placeholder: t("none-or-such") })),
      button("set-add", t("add-the-set"), () => draft.change((document) => withNew(document, "polyforms", added(document)), t("set-added"))),
    );
  }

  // The lattice may have changed since the button was drawn.
  function added({ lattice }) {
    // Pieces with values are named by these.
    if (wantedValues) return { size: wantedSet, values: wantedValues };
    return { size: wantedSet, ...(latticeNamed(lattice)?.named.includes(wantedSet) ? { names: "usual" } : {}) };
  }

  return { card, adder };
}

/** Which pieces of a set with values there are, as a person reads them off. */
function onlyThese(draft, k, row) {
  const set = (typed) => draft.changeItem("polyforms", k, (now) => withKey(now, "only", namesIn(typed, now.size) || undefined), t("set-has-these"));
  return field(t("only-these"), textInput(`set-${k}-only`, wordsOf(row.only).join(" "), set, { maxlength: 4000, placeholder: t("all-or-such") }));
}

/** The names of typed pieces of so many cells: the lesser of two numbers first, as the set has them; 53 is 3-5. */
function namesIn(typed, size) {
  const names = typed.split(/[\s,;]+/).filter(Boolean).map((word) => {
    const values = /^\d+$/.test(word) && word.length === size ? [...word] : word.split(/[-|:/]/);
    return values.every((value) => /^\d+$/.test(value)) ? values.sort((a, b) => a - b).join("-") : word;
  });
  return [...new Set(names)].join(" ");
}

function naming(draft, k, row) {
  const choices = [["", `${row.size}a, ${row.size}b, …`], ["usual", t("usual")]];
  if (row.names && row.names !== "usual") choices.push(["own", t("as-in-file")]);
  const set = (value) => draft.changeItem("polyforms", k, (now) => (value === "own" ? now : withKey(now, "names", value || undefined)));
  return field(t("names"), select(`set-${k}-names`, choices.at(2)?.[0] ?? row.names ?? "", choices, set));
}

/** Take a shape out of a set; with copies, it is a piece by itself. */
function takeOutOf(draft, k, row, { name, cells }, copies) {
  const { size, names, only, without, copies: before, ...common } = row;
  const left = only ? { only: wordsOf(only).filter((one) => one !== name) } : { without: [...wordsOf(without), name] };
  const [least, most] = copiesOf(row).map((n) => n * copies);
  const piece = withCopies({ name, cells: cells.map((cell) => cell.at), ...common }, least, most);
  draft.changeAt("polyforms", k, (document, place) => {
    const sets = list(document, "polyforms");
    const isEmpty = left.only?.length === 0;
    const changed = withItem(document, "polyforms", place, isEmpty ? undefined : { ...sets[place], ...left });
    const rest = isEmpty && sets.length === 1 ? withKey(changed, "polyforms", undefined) : changed;
    return copies ? withNew(rest, "piece", piece) : rest;
  }, copies ? t("piece-by-itself", { name, n: most }) : t("is-left-out", { name }));
}

/** Put the shapes of a set in its place as pieces, so that each can be changed or removed. */
function breakUp(draft, k, row, shapes) {
  const { size, names, only, without, ...common } = row;
  const pieces = shapes.map((shape) => ({ name: shape.name, cells: shape.cells.map((cell) => cell.at), ...common }));
  draft.change((document) => {
    const left = list(document, "polyforms").filter((one, at) => at !== k);
    const changed = { ...document, piece: [...list(document, "piece"), ...pieces], polyforms: left };
    return left.length ? changed : withKey(changed, "polyforms", undefined);
  }, t("set-is-n-pieces", { n: pieces.length }));
}
