// Numbers that add up: values, lines of points, what they add up to, and values that are given.

import { counted } from "../parts/amounts.js";
import { h } from "../parts/dom.js";
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
      h("h2", {}, "Numbers"),
      values(draft, document),
      target(draft, document),
      h("h3", {}, "Lines"),
      board ? line.draw(board, lines, draft.blamed.cell) : h("p", { class: "faint" }, "Make the board first."),
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
    field("Values", textInput("values", text, (typed) => set(draft, "values", numbersOf(typed)), { check: checkedValues }), "a range such as 1..9, or a list; of more values than points, some stay unused"),
    n ? button("values-all", `1 to ${n}`, () => set(draft, "values", `1..${n}`, `The values are 1 to ${n}.`)) : null,
  );
}

function target(draft, document) {
  const sums = linesOf(document).map((words) => sumOf(words));
  const hasOwn = sums.some((sum) => sum !== "");
  if (sums.length && !sums.includes("") && [undefined, "common"].includes(document.target)) return null;
  const now = document.target === "common" ? "common" : "sum";
  const text = document.target === "common" ? "" : [document.target ?? ""].flat().join(" or ");
  const ways = [
    { id: "common", words: "any sum, the same for all" },
    { id: "sum", words: "this sum" },
  ];
  const words = hasOwn ? "Every other line adds up to" : "Every line adds up to";
  const change = (typed) => {
    const sums = sumsOf(typed);
    set(draft, "target", sums.length > 1 ? sums : sums[0]);
  };
  const check = (typed) => (sumsOf(typed) ? null : { message: `“${typed.trim()}” is no sum.`, help: "A sum is a whole number, such as 38; several can be asked for, such as 20 or 25." });
  return h("div", { class: "row fields" },
    radios("target", words, ways, now, (value) => set(draft, "target", value === "common" ? "common" : undefined), "choices small"),
    now === "sum" ? field("Sum", textInput("sum", text, change, { check, class: "short" })) : null,
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
    }, `Line ${names.join(", ")} was added.`);
  };
  const anew = () => {
    line.forget();
    update();
  };
  const list = () => set(draft, "lines", named().map(joined), "Each straight row is a line by itself now.");
  return h("div", { class: "row" },
    button("line-add", "Add this line", add, { class: "button primary" }),
    button("line-none", "Begin it anew", anew, { class: "button small quiet" }),
    button("lines-straight", "Take all straight rows", () => set(draft, "lines", "straight", "All straight rows are lines.")),
    document.lines === "straight" ? button("lines-listed", "List them one by one", list) : null,
    button("lines-none", "Remove all lines", () => set(draft, "lines", [], "There are no lines now."), { class: "button small quiet" }),
  );
}

function linesList(draft, document) {
  const { board, lines } = draft.answer;
  const isAll = document.lines === "straight";
  return [
    isAll ? h("p", { class: "note info" }, `All ${counted(lines.length, "straight row")} of the board are lines.`) : null,
    h("ol", { class: "lines" },
      (isAll ? [] : lines).map((points, k) => {
        const names = points.map((point) => board.cells[point]?.name ?? "?").join(", ");
        return h("li", { "data-remark": `lines-${k}` }, h("span", {}, names), ownSum(draft, document, k, names), button(`lines-${k}-remove`, "Remove", () => draft.removeItem("lines", k, `Line ${names} was removed.`), { class: "button small quiet", "aria-label": `Remove line ${names}` }));
      }),
    ),
  ];
}

/** Where a line gets a sum of its own. */
function ownSum(draft, document, k, names) {
  const words = linesOf(document)[k] ?? [];
  const change = (typed) => {
    const line = joined([...pointsIn(words), ...(wordsBehind(typed) ?? [])]);
    draft.change((now) => withKey(now, "lines", now.lines.map((one, at) => (at === k ? line : one))), typed.trim() ? `Line ${names} adds up to ${typed.trim()}.` : `Line ${names} has no sum of its own.`);
  };
  const check = (typed) => (wordsBehind(typed) ? null : { message: `“${typed.trim()}” is no sum.`, help: "A sum is a whole number; it can also be 12 or 15, 3..5, < 5, or > 12." });
  return h("label", {}, "own sum ", textInput(`lines-${k}-sum`, sumOf(words), change, { check, class: "short", maxlength: 40, "aria-label": `Own sum of line ${names}` }));
}
