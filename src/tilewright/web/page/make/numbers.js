// Numbers that add up: values, lines of points, what they add up to, and values that are given.

import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { kindOf, withKey, withNew } from "./documents.js";
import { givenValues } from "./given-values.js";
import { LineDrawing } from "./line-drawing.js";
import { checkedValues, joined, linesOf, numbersOf, pointsIn, sumOf, sumsOf, wordsBehind } from "./number-texts.js";
import { button, field, radios, refill, textInput } from "./widgets.js";

/** Values, lines and sums. @param {import("./draft.js").Draft} draft */
export function numbersStep(draft) {
  const element = h("div", { class: "stack" });
  const line = new LineDrawing();
  const given = givenValues(draft);

  function update() {
    const document = draft.answered;
    if (!document || kindOf(document) !== "numbers" || line.waits(update)) return;
    const { board, lines } = draft.answer;
    line.keepOn(board?.cells ?? []);
    if (board) given.update(document);
    refill(element,
      h("h2", {}, t("all-numbers")),
      values(draft, document),
      target(draft, document),
      h("h3", {}, t("lines")),
      board ? line.draw(board, lines, draft.blamed.cell) : h("p", { class: "faint" }, t("board-first")),
      line.telling,
      board ? lineButtons(draft, document, line, update) : null,
      board ? linesList(draft, document) : null,
      board ? given.element : null,
    );
    line.tell(board);
  }

  draft.addEventListener("puzzle", () => {
    line.forget();
    given.forget();
  });
  return { element, update };
}

function set(draft, key, value, words) {
  draft.change((document) => withKey(document, key, value), words);
}

function values(draft, document) {
  const n = draft.answer.board?.cells.length ?? 0;
  const text = Array.isArray(document.values) ? document.values.join(", ") : String(document.values ?? "");
  return h("div", { class: "row fields" },
    field(t("values"), textInput("values", text, (typed) => set(draft, "values", numbersOf(typed)), { check: checkedValues }), t("values-help")),
    n ? button("values-all", t("one-to-n", { n }), () => set(draft, "values", `1..${n}`, t("values-are", { n }))) : null,
  );
}

function target(draft, document) {
  const sums = linesOf(document).map((words) => sumOf(words));
  const hasOwn = sums.some((sum) => sum !== "");
  if (sums.length && !sums.includes("") && [undefined, "common"].includes(document.target)) return null;
  const now = document.target === "common" ? "common" : "sum";
  const text = document.target === "common" ? "" : [document.target ?? ""].flat().join(" or ");
  const ways = [
    { id: "common", words: t("any-sum-same") },
    { id: "sum", words: t("this-sum") },
  ];
  const words = hasOwn ? t("other-lines-sum") : t("every-line-sum");
  const change = (typed) => {
    const sums = sumsOf(typed);
    set(draft, "target", sums.length > 1 ? sums : sums[0]);
  };
  const check = (typed) => (sumsOf(typed) ? null : { message: t("is-no-sum", { typed: typed.trim() }), help: t("sum-help") });
  return h("div", { class: "row fields" },
    radios("target", words, ways, now, (value) => set(draft, "target", value === "common" ? "common" : undefined), "choices small"),
    now === "sum" ? field(t("sum"), textInput("sum", text, change, { check, class: "short" })) : null,
  );
}

function lineButtons(draft, document, line, update) {
  const { board } = draft.answer;
  const named = () => draft.answer.lines.map((points) => points.map((k) => board.cells[k].name));
  const add = () => {
    const names = line.take(board);
    if (!names) return;
    const straight = named();
    draft.change((now) => {
      const before = Array.isArray(now.lines) ? now : withKey(now, "lines", straight);
      return withNew(before, "lines", joined(names));
    }, t("line-added", { names: names.join(", ") }));
  };
  const anew = () => {
    line.forget();
    update();
  };
  const list = () => set(draft, "lines", named().map(joined), t("rows-are-lines"));
  return h("div", { class: "row" },
    button("line-add", t("add-this-line"), add, { class: "button primary" }),
    button("line-none", t("begin-it-anew"), anew, { class: "button small quiet" }),
    button("lines-straight", t("take-all-rows"), () => set(draft, "lines", "straight", t("all-rows-are-lines"))),
    document.lines === "straight" ? button("lines-listed", t("list-one-by-one"), list) : null,
    button("lines-none", t("remove-all-lines"), () => set(draft, "lines", [], t("no-lines-now")), { class: "button small quiet" }),
  );
}

function linesList(draft, document) {
  const { board, lines } = draft.answer;
  const isAll = document.lines === "straight";
  return [
    isAll ? h("p", { class: "note info" }, t("all-n-rows-are-lines", { n: lines.length })) : null,
    h("ol", { class: "lines" },
      (isAll ? [] : lines).map((points, k) => {
        const names = points.map((point) => board.cells[point]?.name ?? "?").join(", ");
        return h("li", { "data-remark": `lines-${k}` }, h("span", {}, names), ownSum(draft, document, k, names), button(`lines-${k}-remove`, t("remove"), () => draft.removeItem("lines", k, t("line-removed", { names })), { class: "button small quiet", "aria-label": t("remove-line", { names }) }));
      }),
    ),
  ];
}

/** Where a line gets a sum of its own. */
function ownSum(draft, document, k, names) {
  const words = linesOf(document)[k] ?? [];
  const change = (typed) => {
    const line = joined([...pointsIn(words), ...(wordsBehind(typed) ?? [])]);
    draft.change((now) => withKey(now, "lines", now.lines.map((one, at) => (at === k ? line : one))), typed.trim() ? t("line-sums", { names, sum: typed.trim() }) : t("line-no-sum", { names }));
  };
  const check = (typed) => (wordsBehind(typed) ? null : { message: t("is-no-sum", { typed: typed.trim() }), help: t("own-sum-help") });
  return h("label", {}, t("own-sum"), " ", textInput(`lines-${k}-sum`, sumOf(words), change, { check, class: "short", maxlength: 40, "aria-label": t("own-sum-of", { names }) }));
}
