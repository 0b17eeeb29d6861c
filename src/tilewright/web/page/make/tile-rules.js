// The rules for tiles: which labels meet, how tiles may be laid, and what the rim takes.

import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { freedomsOn, halvesOf, withKey } from "./documents.js";
import { matchings } from "./matching.js";
import { field, radios, select } from "./widgets.js";

/**
 * The rules of the draft that the latest answer is about, drawn by the function that this gives.
 * @param {import("./draft.js").Draft} draft
 * @param {() => void} rewritten the labels on the tiles are others now
 */
export function tileRules(draft, rewritten) {
  const matching = matchings(draft);

  function meeting(document) {
    const marks = halvesOf(document);
    const now = document.matching?.pairs ? "pairs" : marks ? "halves" : "equal";
    const choices = [
      { id: "equal", words: t("meet-equal"), about: t("red-meets-red") },
      { id: "halves", words: t("meet-halves"), about: marks ? t("one-meets-other", { one: marks[0], other: marks[1] }) : t("red-head-meets") },
      ...(now === "pairs" ? [{ id: "pairs", words: t("meet-pairs"), about: t("pairs-listed") }] : []),
    ];
    return radios("matching", t("two-sides-that-meet"), choices, now, (value) => {
      rewritten();
      if (value === "equal") draft.change(matching.equal, t("equal-labels-meet"));
      if (value === "halves") draft.change(matching.halves, t("heads-meet-tails"));
    }, "choices small");
  }

  return (document) => [meeting(document), h("div", { class: "row fields" }, freedom(draft, document), rimFields(draft, document))];
}

function freedom(draft, document) {
  const now = document.freedom ?? "one_sided";
  return field(t("the-tiles"), select("freedom", now, freedomsOn(document.lattice, now), (value) => draft.change((now) => withKey(now, "freedom", value === "one_sided" ? undefined : value))));
}

function rimFields(draft, document) {
  const labels = draft.answer.labels;
  const rim = document.rim ?? {};
  const now = rim.one_color ? "one_color" : rim.label !== undefined ? "label" : rim.labels ? "labels" : "any";
  const set = (changes) => {
    draft.change((document) => {
      const { label, labels, only_there, one_color, ...rest } = document.rim ?? {};
      const next = { ...rest, ...changes };
      return withKey(document, "rim", Object.keys(next).length ? next : undefined);
    });
  };
  const choices = [["any", t("anything")], ["label", t("always-one-label")], ["one_color", t("one-label-whichever")], ...(now === "labels" ? [["labels", t("one-of-some")]] : [])];
  const choose = select("rim", now, choices, (value) => {
    if (value === "any") set({});
    if (value === "one_color") set({ one_color: true });
    if (value === "label") set({ label: labels[0]?.label ?? "R" });
  });
  const chosen = field(t("rim-of-board"), choose);
  if (now !== "label") return chosen;
  const names = labels.map((one) => [one.label, one.words === one.label ? one.label : `${one.words} (${one.label})`]);
  const onlyThere = h("input", { type: "checkbox", checked: rim.only_there === true, "data-key": "rim-only", onchange: () => set({ label: rim.label, ...(onlyThere.checked ? { only_there: true } : {}) }) });
  return [
    chosen,
    field(t("label-of-rim"), select("rim-label", String(rim.label), names, (label) => set({ label, ...(rim.only_there ? { only_there: true } : {}) }))),
    h("label", {}, onlyThere, t("and-nowhere-else")),
  ];
}
