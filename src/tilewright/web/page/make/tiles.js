// Tiles with a label on each side, what matches, and the rim.

import { backend } from "../backend.js";
import { counted, h, s } from "../dom.js";
import { say } from "../say.js";
import { corners } from "./canvas.js";
import { copiesOf, freshName, FREEDOMS, halvesOf, list, matchingEqual, matchingHalves, withCopies, withItem, withKey, withLabel, withNew, withoutTile } from "./documents.js";
import { button, field, numberInput, radios, refill, select, textInput } from "./widgets.js";

const NONE = "*";

/** Tiles and their rules. @param {import("./draft.js").Draft} draft */
export function tilesStep(draft) {
  const element = h("div", { class: "stack" });
  let sides = null;
  let lattice = "";
  let chosen = "";
  let typed = [];

  async function askSides() {
    const of = draft.document.lattice;
    lattice = of;
    const answer = await backend.ask("canvas", { lattice: of, columns: 1, rows: 1, sides: true }).catch(() => null);
    if (!answer || of !== lattice) return;
    sides = answer.sides;
    update();
  }

  /** The labels to choose from: what Python knows, and what was typed and is on no tile yet. */
  function palette() {
    const known = draft.answer.labels;
    const more = typed.filter((label) => !known.some((one) => one.label === label));
    return [...known, ...more.map((label) => ({ label, words: label, color: "#c8c8c8", ink: "#000000", outlined: false }))];
  }

  const labelsNow = (key, k) => {
    const item = list(draft.document, key)[k];
    const words = key === "piece" ? item.tile : item;
    return (typeof words === "string" ? words.trim().split(/\s+/) : [...words]).map(String);
  };

  function paint(key, k, side, name) {
    const words = withLabel(labelsNow(key, k), side, chosen);
    const item = key === "piece" ? { ...list(draft.document, key)[k], tile: words } : words;
    draft.change(withItem(draft.document, key, k, item), `${name}: ${wordsOf(chosen)}`);
  }

  function wordsOf(label) {
    if (label === null || label === NONE) return "no label";
    return palette().find((one) => one.label === label)?.words ?? String(label);
  }

  function drawing(key, k, labels, name) {
    const known = new Map(palette().map((one) => [one.label, one]));
    const polygons = sides.sides.map((side, n) => {
      const label = labels[n] ?? NONE;
      const style = known.get(label);
      const shape = s("polygon", {
        points: corners(side.points),
        role: "button",
        tabindex: n === 0 ? "0" : "-1",
        "data-key": `${key}-${k}-side-${n}`,
        "aria-label": `${name}, side ${side.name}: ${wordsOf(label)}`,
        class: `side${style?.outlined ? " outlined" : ""}${label === NONE ? " none" : ""}`,
        onclick: () => paint(key, k, n, `${name}, side ${side.name}`),
        onkeydown: (event) => onKey(event, n),
        onfocus: () => polygons.forEach((one, m) => one.setAttribute("tabindex", m === n ? "0" : "-1")),
      });
      if (style) {
        shape.style.setProperty("--label", style.color);
        shape.style.setProperty("--label-ink", style.ink);
      }
      return shape;
    });
    const texts = sides.sides.map((side, n) => {
      const label = labels[n] ?? NONE;
      const style = known.get(label);
      const text = s("text", { x: side.at[0], y: side.at[1], "font-size": textSize(side, label), "aria-hidden": "true", class: style?.outlined ? "outlined" : "" }, label === NONE ? "" : label);
      text.style.setProperty("--label-ink", style && !style.outlined ? style.ink : "#000000");
      return text;
    });
    function onKey(event, n) {
      const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
      if (event.key === " " || event.key === "Enter") {
        event.preventDefault();
        paint(key, k, n, `${name}, side ${sides.sides[n].name}`);
      } else if (steps[event.key]) {
        event.preventDefault();
        polygons[(n + steps[event.key] + polygons.length) % polygons.length].focus();
      }
    }
    return h("div", { class: "paper tile" }, s("svg", { viewBox: sides.box.join(" "), role: "group", "aria-label": name }, polygons, texts));
  }

  function tileCard(k, labels) {
    const name = `Tile ${k + 1}`;
    return h(
      "li",
      { class: "part tile-part", "data-remark": `tiles-${k}` },
      h("span", { class: "what" }, name),
      drawing("tiles", k, labels, name),
      h(
        "div",
        { class: "row" },
        button(`tiles-${k}-copy`, "Copy", () => draft.change(withNew(draft.document, "tiles", list(draft.document, "tiles")[k]), `A copy of tile ${k + 1} was added.`), { "aria-label": `Copy tile ${k + 1}`, class: "button small quiet" }),
        button(`tiles-${k}-remove`, "Remove", () => draft.document === draft.answered && draft.change(withoutTile(draft.document, k), `Tile ${k + 1} was removed.`), { "aria-label": `Remove tile ${k + 1}`, class: "button small quiet" }),
      ),
    );
  }

  function namedCard(piece, k, labels) {
    const name = `Tile ${piece.name}`;
    const [least, most] = copiesOf(piece);
    const set = (low, high) => draft.change(withItem(draft.document, "piece", k, withCopies(list(draft.document, "piece")[k], low, Math.max(low, high, 1))));
    return h(
      "li",
      { class: "part tile-part", "data-remark": `piece-${k}` },
      field("Name", textInput(`piece-${k}-name`, String(piece.name ?? ""), (value) => draft.change(withItem(draft.document, "piece", k, { ...list(draft.document, "piece")[k], name: value.trim() || freshName(draft.document) })), { class: "short", maxlength: 40 })),
      drawing("piece", k, labels, name),
      h(
        "div",
        { class: "row copies", role: "group", "aria-label": `Copies of ${name}` },
        field("at least", numberInput(`piece-${k}-least`, least, [0, 99], (value) => set(value, Math.max(value, most)))),
        field("at most", numberInput(`piece-${k}-most`, most, [1, 99], (value) => set(Math.min(least, value), value))),
      ),
      button(`piece-${k}-remove`, "Remove", () => draft.document === draft.answered && draft.change(withItem(draft.document, "piece", k, undefined), `${name} was removed.`), { "aria-label": `Remove ${name}`, class: "button small quiet" }),
    );
  }

  function paletteRadios() {
    const labels = palette();
    if (chosen !== NONE && !labels.some((one) => one.label === chosen)) chosen = labels[0]?.label ?? NONE;
    const choices = [...labels, { label: NONE, words: "no label", color: "#ffffff", ink: "#000000" }].map((one) => ({
      id: one.label,
      words: one.words,
      picture: swatch(one),
    }));
    return radios("label", "Choose a label, then click the sides that have it", choices, chosen, (label) => {
      chosen = label;
      say(wordsOf(label));
    }, "choices palette");
  }

  function labelAdder() {
    const input = textInput("new-label", "", () => {}, { class: "short", maxlength: 12 });
    const add = () => {
      const label = input.value.trim();
      if (!label || /\s|\*/.test(label)) return say("A label is a word without blanks.");
      const marks = halvesOf(draft.document);
      const made = marks && !marks.includes(label.at(-1)) ? marks.map((mark) => label + mark) : [label];
      typed = [...new Set([...typed, ...made])];
      chosen = made[0];
      input.value = "";
      update();
    };
    input.addEventListener("keydown", (event) => event.key === "Enter" && add());
    return h("div", { class: "row fields" }, field("Another label", input), button("label-add", "Add the label", add));
  }

  function rules(document) {
    const marks = halvesOf(document);
    const now = document.matching?.pairs ? "pairs" : marks ? "halves" : "equal";
    const rim = document.rim ?? {};
    const rimNow = rim.one_color ? "one_color" : rim.label !== undefined ? "label" : "any";
    const setRim = (changes) => {
      const { label, only_there, one_color, ...rest } = draft.document.rim ?? {};
      const next = { ...rest, ...changes };
      draft.change(withKey(draft.document, "rim", Object.keys(next).length ? next : undefined));
    };
    const labels = draft.answer.labels;
    return [
      radios(
        "matching",
        "Two sides that meet",
        [
          { id: "equal", words: "have the same label", about: "red meets red" },
          { id: "halves", words: "are two halves", about: marks ? `${marks[0]} meets ${marks[1]}` : "a red head (RH) meets a red tail (RT)" },
          ...(now === "pairs" ? [{ id: "pairs", words: "are a pair", about: "the pairs are listed under “Text”" }] : []),
        ],
        now,
        (value) => {
          typed = [];
          if (value === "equal") draft.change(matchingEqual(draft.document), "Equal labels meet.");
          if (value === "halves") draft.change(matchingHalves(draft.document), "Heads meet tails.");
        },
        "choices small",
      ),
      h(
        "div",
        { class: "row fields" },
        field("The tiles", select("freedom", document.freedom ?? "one_sided", FREEDOMS, (value) => draft.change(withKey(draft.document, "freedom", value === "one_sided" ? undefined : value)))),
        field("The rim of the board", select("rim", rimNow, [["any", "anything"], ["label", "always one label:"], ["one_color", "one and the same label, whichever"]], (value) => {
          if (value === "any") setRim({});
          if (value === "one_color") setRim({ one_color: true });
          if (value === "label") setRim({ label: labels[0]?.label ?? "R" });
        })),
        rimNow === "label" ? field("Label of the rim", select("rim-label", String(rim.label), labels.map((one) => [one.label, one.words === one.label ? one.label : `${one.words} (${one.label})`]), (label) => setRim({ label, ...(rim.only_there ? { only_there: true } : {}) }))) : null,
        rimNow === "label" ? onlyThere(rim, setRim) : null,
      ),
    ];
  }

  function onlyThere(rim, setRim) {
    const box = h("input", { type: "checkbox", checked: rim.only_there === true, "data-key": "rim-only", onchange: () => setRim({ label: rim.label, ...(box.checked ? { only_there: true } : {}) }) });
    return h("label", {}, box, "and nowhere else");
  }

  function swatch(one) {
    const mark = h("span", { class: `swatch${one.outlined ? " outlined" : ""}`, "aria-hidden": "true" }, one.label === NONE ? "" : one.label);
    mark.style.setProperty("--label", one.color);
    mark.style.setProperty("--label-ink", one.outlined ? "#000000" : one.ink);
    return mark;
  }

  function update() {
    const document = draft.answered;
    if (!document) return;
    if (document.lattice !== lattice) {
      sides = null;
      typed = [];
      askSides();
    }
    if (!sides) return;
    const { tiles, pieces, board } = draft.answer;
    const named = pieces.map((shown, k) => [shown, k]).filter(([shown]) => shown.tile);
    const n = tiles.length + named.length;
    refill(
      element,
      h("h2", {}, "Tiles"),
      rules(document),
      paletteRadios(),
      labelAdder(),
      h("ul", { class: "part-list tiles" }, tiles.map((labels, k) => tileCard(k, labels)), named.map(([shown, k]) => namedCard(list(document, "piece")[k], k, shown.tile))),
      h(
        "div",
        { class: "row" },
        button("tile-add", "Add a tile", () => draft.change(withNew(draft.document, "tiles", sides.sides.map(() => NONE).join(" ")), "A tile was added."), { class: "button primary" }),
        h("span", { class: "faint" }, `${counted(n, "tile")}${board ? ` for ${counted(board.cells.filter((cell) => cell.state !== "blocked").length, "cell")}` : ""}`),
      ),
    );
  }

  return { element, update };
}

/** How large a label can be on a side, in the units of the drawing. */
function textSize({ points, at }, label) {
  const [first, ...rest] = points;
  // A triangle from the middle of the cell to a side, or a whole square of a solid that is unfolded.
  const outer = rest.length === 2 ? [0, 1].map((k) => (rest[0][k] + rest[1][k]) / 2) : at;
  const room = Math.hypot(outer[0] - first[0], outer[1] - first[1]);
  return Math.min(9, 0.44 * room) * Math.min(1, 2.2 / Math.max(1, label.length));
}
