// Numbers that add up: values, lines of points, what they add up to, and values that are given.

import { counted } from "../amounts.js";
import { h, s } from "../dom.js";
import { problem, setWords } from "../say.js";
import { cellCanvas } from "./canvas.js";
import { kindOf, withKey, withNew } from "./documents.js";
import { button, field, radios, refill, textInput } from "./widgets.js";

/** Values, lines and sums. @param {import("./draft.js").Draft} draft */
export function numbersStep(draft) {
  const element = h("div", { class: "stack" });
  // The line that is begun: its points by their place on the lattice, as they are numbered anew when others come and go.
  let line = [];
  let canvas = null;
  const about = h("p", { class: "faint", role: "status" });
  const telling = h("div", { class: "stack tight" }, about);
  const adder = givenAdder();

  const set = (key, value, words) => draft.change((document) => withKey(document, key, value), words);

  function values(document) {
    const n = draft.answer.board?.cells.length ?? 0;
    const text = Array.isArray(document.values) ? document.values.join(", ") : String(document.values ?? "");
    return h(
      "div",
      { class: "row fields" },
      field("Values", textInput("values", text, (typed) => set("values", numbersOf(typed)), { check: checkedValues }), "a range such as 1..9, or a list; of more values than points, some stay unused"),
      n ? button("values-all", `1 to ${n}`, () => set("values", `1..${n}`, `The values are 1 to ${n}.`)) : null,
    );
  }

  function target(document) {
    const sums = linesOf(document).map((words) => sumOf(words));
    const hasOwn = sums.some((sum) => sum !== "");
    if (sums.length && !sums.includes("") && [undefined, "common"].includes(document.target)) return null;
    const now = document.target === "common" ? "common" : "sum";
    const text = document.target === "common" ? "" : [document.target ?? ""].flat().join(" or ");
    return h(
      "div",
      { class: "row fields" },
      radios(
        "target",
        hasOwn ? "Every other line adds up to" : "Every line adds up to",
        [
          { id: "common", words: "any sum, the same for all" },
          { id: "sum", words: "this sum" },
        ],
        now,
        (value) => set("target", value === "common" ? "common" : undefined),
        "choices small",
      ),
      now === "sum"
        ? field("Sum", textInput("sum", text, (typed) => {
            const sums = sumsOf(typed);
            set("target", sums.length > 1 ? sums : sums[0]);
          }, { check: (typed) => (sumsOf(typed) ? null : { message: `“${typed.trim()}” is no sum.`, help: "A sum is a whole number, such as 38; several can be asked for, such as 20 or 25." }), class: "short" }))
        : null,
    );
  }

  function board(shown, lines) {
    const cells = sideBySide(shown.cells).map((cell) => ({ ...cell, key: cell.at.join(), words: `point ${cell.name}` }));
    const drawn = lines.map((points) => polyline(points.map((k) => cells[k]), "drawn"));
    const pending = polyline(pointsOf(cells), "pending");
    const key = canvas?.current;
    const had = canvas?.element.contains(document.activeElement) ?? false;
    canvas = cellCanvas({
      label: "Points of a line, one after the other",
      box: boxOf(cells),
      columns: Math.ceil((boxOf(cells)[2] ?? 40) / 40),
      cells,
      current: key,
      look: (cell) => {
        const at = line.indexOf(cell.key);
        return at < 0 ? { look: "empty", words: "not on this line", text: cell.name } : { look: "piece", words: `number ${at + 1} of this line`, text: cell.name };
      },
      begin: (cell) => (line.includes(cell.key) ? "away" : "add"),
      apply: (cell, what) => {
        line = what === "add" ? [...line, cell.key] : line.filter((key) => key !== cell.key);
        pending.setAttribute("points", through(pointsOf(cells)));
      },
      end: () => {
        problem(about, null);
        tell(shown);
      },
      over: [...drawn, pending],
    });
    if (had) queueMicrotask(() => canvas.focus());
    return canvas.element;
  }

  /** The points of the line that is begun. */
  function pointsOf(cells) {
    return line.map((key) => cells.find((cell) => cell.at.join() === key)).filter(Boolean);
  }

  function tell(shown) {
    const names = pointsOf(shown.cells).map((cell) => cell.name);
    setWords(about, names.length ? `This line: ${names.join(", ")}` : "Choose the points of a line one after the other.");
  }

  function addLine(shown) {
    if (line.length < 2) {
      problem(about, { message: `A line has two points or more; this one has ${line.length ? "one" : "none"} yet.`, help: "Click its points on the board, one after the other." });
      return;
    }
    problem(about, null);
    const names = pointsOf(shown.cells).map((cell) => cell.name);
    const straight = draft.answer.lines.map((points) => points.map((k) => shown.cells[k].name));
    line = [];
    draft.change((document) => {
      const before = Array.isArray(document.lines) ? document : withKey(document, "lines", straight);
      return withNew(before, "lines", joined(names));
    }, `Line ${names.join(", ")} was added.`);
  }

  function linesList(document, shown, lines) {
    const isAll = document.lines === "straight";
    return [
      isAll ? h("p", { class: "note info" }, `All ${counted(lines.length, "straight row")} of the board are lines.`) : null,
      h(
        "ol",
        { class: "lines" },
        (isAll ? [] : lines).map((points, k) => {
          const names = points.map((point) => shown.cells[point]?.name ?? "?").join(", ");
          return h("li", { "data-remark": `lines-${k}` }, h("span", {}, names), ownSum(document, k, names), button(`lines-${k}-remove`, "Remove", () => draft.removeItem("lines", k, `Line ${names} was removed.`), { class: "button small quiet", "aria-label": `Remove line ${names}` }));
        }),
      ),
    ];
  }

  /** Where a line gets a sum of its own. */
  function ownSum(document, k, names) {
    const words = linesOf(document)[k] ?? [];
    const change = (typed) => {
      const line = joined([...pointsIn(words), ...(typed.trim() ? ["=", typed.trim()] : [])]);
      draft.change((now) => withKey(now, "lines", now.lines.map((one, at) => (at === k ? line : one))), typed.trim() ? `Line ${names} adds up to ${typed.trim()}.` : `Line ${names} has no sum of its own.`);
    };
    const check = (typed) => (!typed.trim() || wholeOf(typed.trim()) !== null ? null : { message: "A sum is a whole number." });
    return h("label", {}, "own sum ", textInput(`lines-${k}-sum`, sumOf(words), change, { check, class: "short", inputmode: "numeric", maxlength: 40, "aria-label": `Own sum of line ${names}` }));
  }

  function given(document) {
    const remove = (name) =>
      draft.change((now) => {
        const { [name]: gone, ...rest } = givenOf(now);
        return withKey(now, "given", Object.keys(rest).length ? rest : undefined);
      }, "The value is given no more.");
    const rows = Object.entries(givenOf(document)).map(([name, number]) =>
      h("li", {}, h("span", {}, `point ${name}: ${number}`), button(`given-${name}`, "Remove", () => remove(name), { class: "button small quiet", "aria-label": `Remove the value of point ${name}` })),
    );
    adder.list.replaceChildren(...rows);
    if (rows.length) adder.element.open = true;
    return adder.element;
  }

  /** It stays while all else is drawn anew, with what is half typed. */
  function givenAdder() {
    const point = textInput("given-point", "", () => {}, { class: "short", maxlength: 40 });
    const value = textInput("given-value", "", () => {}, { class: "short", inputmode: "numeric", maxlength: 40 });
    const begin = () => {
      for (const input of [point, value]) {
        input.value = "";
        problem(input, null);
      }
    };
    const add = () => {
      const { cells } = draft.answer.board;
      const name = point.value.trim();
      const number = wholeOf(value.value.trim());
      const isPoint = cells.some((cell) => cell.name === name);
      problem(point, isPoint ? null : { message: "There is no such point on the board.", help: `Its points are called ${cells[0].name} to ${cells.at(-1).name}, as in the picture above.` });
      problem(value, number !== null ? null : { message: "A value is a whole number." });
      if (!isPoint || number === null) return (isPoint ? value : point).focus();
      begin();
      draft.change((document) => withKey(document, "given", { ...givenOf(document), [name]: number }), "The value is given.");
    };
    const list = h("ul", { class: "lines" });
    const element = h("details", {}, h("summary", {}, "Values that are given"), list, h("div", { class: "row fields" }, field("Point", point), field("Value", value), button("given-add", "Give this value", add)));
    return { element, list, begin };
  }

  function update() {
    const document = draft.answered;
    if (!document || kindOf(document) !== "numbers" || canvas?.waits(update)) return;
    const { board: shown, lines } = draft.answer;
    line = pointsOf(shown?.cells ?? []).map((cell) => cell.at.join());
    refill(
      element,
      h("h2", {}, "Numbers"),
      values(document),
      target(document),
      h("h3", {}, "Lines"),
      shown ? board(shown, lines) : h("p", { class: "faint" }, "Make the board first."),
      telling,
      shown
        ? h(
            "div",
            { class: "row" },
            button("line-add", "Add this line", () => addLine(shown), { class: "button primary" }),
            button("line-none", "Begin it anew", () => {
              line = [];
              problem(about, null);
              update();
            }, { class: "button small quiet" }),
            button("lines-straight", "Take all straight rows", () => set("lines", "straight", "All straight rows are lines.")),
            document.lines === "straight" ? button("lines-listed", "List them one by one", () => set("lines", lines.map((points) => joined(points.map((k) => shown.cells[k].name))), "Each straight row is a line by itself now.")) : null,
            button("lines-none", "Remove all lines", () => set("lines", [], "There are no lines now."), { class: "button small quiet" }),
          )
        : null,
      shown ? linesList(document, shown, lines) : null,
      shown ? given(document) : null,
    );
    if (shown) tell(shown);
    else about.textContent = "";
  }

  draft.addEventListener("puzzle", () => {
    line = [];
    problem(about, null);
    adder.begin();
    adder.element.open = false;
  });
  return { element, update };
}

/** The words of each line that is listed. */
function linesOf(document) {
  if (!Array.isArray(document.lines)) return [];
  return document.lines.map((line) => (Array.isArray(line) ? line.map(String) : String(line ?? "").split(/\s+/).filter(Boolean)));
}

/** The sum behind a line's points, as in "A B C = 15"; nothing if it has none of its own. */
function sumOf(words) {
  return words.at(-2) === "=" ? words.at(-1) : "";
}

function pointsIn(words) {
  return sumOf(words) ? words.slice(0, -2) : words;
}

/** Names as a file lists them, the short way where it can be. */
function joined(names) {
  return names.some((name) => /\s/.test(name)) ? names : names.join(" ");
}

/** The values that are given, by the names of their points. */
function givenOf(document) {
  return document.given && typeof document.given === "object" ? document.given : {};
}

/** The values that were typed, a range as it is; null for what cannot be read. */
function numbersOf(typed) {
  if (!typed.trim() || /^\s*-?\d+\s*\.\.\s*-?\d+\s*$/.test(typed)) return typed.trim();
  const words = typed.split(/[\s,;]+/).filter(Boolean);
  return wholesOf(words);
}

function checkedValues(typed) {
  return numbersOf(typed) === null ? { message: "These are no whole numbers.", help: "They can be a range such as 1..9, or a list such as 1, 2, 5." } : null;
}

/** The sums that were typed; nothing is no sum yet, and null what cannot be read. */
function sumsOf(typed) {
  const words = typed.split(/[\s,;]+|\bor\b/).filter(Boolean);
  return wholesOf(words);
}

/** Whole numbers; null if one of them is none. */
function wholesOf(words) {
  const numbers = words.map(wholeOf);
  return numbers.includes(null) ? null : numbers;
}

/** A whole number, null for what is none; one that a number of the browser cannot hold stays a text, which Python takes as well. */
function wholeOf(word) {
  if (!/^-?\d+$/.test(word)) return null;
  const number = Number(word);
  return Number.isSafeInteger(number) ? number : word;
}

/** The layers of a solid beside each other. */
function sideBySide(cells) {
  const layers = [...new Set(cells.map((cell) => cell.layer))].sort((a, b) => a - b);
  if (layers.length < 2) return cells;
  const xs = cells.flatMap((cell) => cell.points.map((point) => point[0]));
  const pitch = Math.max(...xs) - Math.min(...xs) + 28;
  const moved = ([x, y], layer) => [x + pitch * layers.indexOf(layer), y];
  return cells.map((cell) => ({ ...cell, center: moved(cell.center, cell.layer), points: cell.points.map((point) => moved(point, cell.layer)) }));
}

function boxOf(cells) {
  const xs = cells.flatMap((cell) => cell.points.map((point) => point[0]));
  const ys = cells.flatMap((cell) => cell.points.map((point) => point[1]));
  const [left, top] = [Math.min(...xs) - 4, Math.min(...ys) - 4];
  return [left, top, Math.max(...xs) - left + 4, Math.max(...ys) - top + 4];
}

function polyline(cells, look) {
  return s("polyline", { points: through(cells), class: `line ${look}`, "aria-hidden": "true" });
}

/** The points of a line through the middles of cells. */
function through(cells) {
  return cells.filter(Boolean).map((cell) => cell.center.join()).join(" ");
}

