// Tiles with a label on each side, what matches, and the rim.

import { counted } from "../amounts.js";
import { backend } from "../backend.js";
import { h, s } from "../dom.js";
import { refusedFrom } from "../refused.js";
import { problem, say } from "../say.js";
import { corners } from "./canvas.js";
import { copiesFields, nameInput } from "./copies.js";
import { FREEDOMS, halvesOf, list, withKey, withLabel, withNew, wordsOf } from "./documents.js";
import { labelWriter, shortened } from "./lettering.js";
import { NONE } from "./letters.js";
import { bothHalves, matchings } from "./matching.js";
import { typingPart } from "./typing.js";
import { button, field, radios, refill, select, textInput } from "./widgets.js";

/** Tiles and their rules. @param {import("./draft.js").Draft} draft */
export function tilesStep(draft) {
  const typing = typingPart(draft);
  const drawn = h("div", { class: "stack" });
  const element = h("div", { class: "stack" }, h("h2", {}, "Tiles"), typing.element, drawn);
  const matching = matchings(draft);
  let forms = null;
  let lattice = "";
  let sided = null;
  let chosen = "";
  let typed = [];
  const adder = labelAdder();

  async function askSides() {
    const of = draft.document.lattice;
    lattice = of;
    try {
      const answer = await backend.ask("canvas", { lattice: of, columns: 1, rows: 1, sides: true });
      if (of !== lattice) return;
      forms = answer.forms.map((form) => ({ ...form, write: labelWriter(form.sides.map((side) => side.points), form.box[2]) }));
      problem(element, null);
      update();
    } catch (thrown) {
      if (of === lattice) problem(element, refusedFrom(thrown));
    }
  }

  /** The labels to choose from: what Python knows, and what was typed and is on no tile yet. */
  function palette() {
    const known = draft.answer.labels;
    const more = typed.filter((label) => !known.some((one) => one.label === label));
    return [...known, ...more.map((label) => ({ label, words: label, color: "#c8c8c8", ink: "#000000", outlined: false }))];
  }

  function paint(key, k, side, name) {
    const painted = (labels) => withLabel(wordsOf(labels), side, chosen);
    draft.changeItem(key, k, (item) => (key === "piece" ? { ...item, tile: painted(item.tile) } : painted(item)), `${name}: ${nameOf(chosen)}`);
  }

  /** What a label is called. */
  function nameOf(label) {
    if (label === null || label === NONE) return "no label";
    return palette().find((one) => one.label === label)?.words ?? String(label);
  }

  /** The form of cells on which a tile with these labels lies; the first one where their number is wrong. */
  const formOf = (labels) => forms.find((form) => form.sides.length === labels.length) ?? forms[0];

  function drawing(key, k, labels, name) {
    const { sides, box, write } = formOf(labels);
    const known = new Map(palette().map((one) => [one.label, one]));
    const polygons = sides.map((side, n) => {
      const label = labels[n] ?? NONE;
      const style = known.get(label);
      const shape = s("polygon", {
        points: corners(side.points),
        role: "button",
        tabindex: n === 0 ? "0" : "-1",
        "data-key": `${key}-${k}-side-${n}`,
        "aria-label": `${name}, side ${side.name}: ${nameOf(label)}`,
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
    const texts = sides.map((_, n) => {
      const label = labels[n] ?? NONE;
      const style = known.get(label);
      const { text: words, size, at } = write(label);
      const [x, y] = at[n];
      const text = s("text", { x, y, "font-size": size, "aria-hidden": "true", class: style?.outlined ? "outlined" : "" }, label === NONE ? "" : words);
      text.style.setProperty("--label-ink", style && !style.outlined ? style.ink : "#000000");
      return text;
    });
    function onKey(event, n) {
      const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
      if (event.key === " " || event.key === "Enter") {
        event.preventDefault();
        paint(key, k, n, `${name}, side ${sides[n].name}`);
      } else if (steps[event.key]) {
        event.preventDefault();
        polygons[(n + steps[event.key] + polygons.length) % polygons.length].focus();
      }
    }
    return h("div", { class: "paper tile" }, s("svg", { viewBox: box.join(" "), role: "group", "aria-label": name }, polygons, texts));
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
        button(`tiles-${k}-copy`, "Copy", () => draft.changeAt("tiles", k, (document, place) => withNew(document, "tiles", list(document, "tiles")[place]), `A copy of tile ${k + 1} was added.`), { "aria-label": `Copy tile ${k + 1}`, class: "button small quiet" }),
        button(`tiles-${k}-remove`, "Remove", () => draft.removeItem("tiles", k, `Tile ${k + 1} was removed.`), { "aria-label": `Remove tile ${k + 1}`, class: "button small quiet" }),
      ),
    );
  }

  function namedCard(piece, k, labels) {
    const name = `Tile ${piece.name}`;
    return h(
      "li",
      { class: "part tile-part", "data-remark": `piece-${k}` },
      field("Name", nameInput(draft, k, String(piece.name ?? ""), "short")),
      drawing("piece", k, labels, name),
      copiesFields(draft, "piece", k, name),
      button(`piece-${k}-remove`, "Remove", () => draft.removeItem("piece", k, `${name} was removed.`), { "aria-label": `Remove ${name}`, class: "button small quiet" }),
    );
  }

  function adds({ sides, words }, key) {
    const add = () => draft.change((document) => withNew(document, "tiles", sides.map(() => NONE).join(" ")), "A tile was added.");
    return button(key, forms.length > 1 ? `Add a tile ${words}` : "Add a tile", add, { class: "button primary" });
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
      say(nameOf(label));
    }, "choices palette");
  }

  /** It stays while all else is drawn anew, with what is half typed. */
  function labelAdder() {
    const check = (text) => {
      const label = text.trim();
      if (!label || /\s|\*/.test(label)) return { message: "A label is one word, without blanks and without *.", help: "For two words, join them: dark-red." };
      const isThere = newLabels(label).every((one) => palette().some((known) => known.label === one));
      return isThere ? { message: `The label ${label} is there already.`, help: "It can be chosen above." } : null;
    };
    const input = textInput("new-label", "", () => {}, { class: "short", maxlength: 12 });
    input.addEventListener("input", () => problem(input, null));
    const add = () => {
      const refused = check(input.value);
      problem(input, refused);
      if (refused) return input.focus();
      const made = newLabels(input.value.trim());
      typed = [...new Set([...typed, ...made])];
      chosen = made[0];
      input.value = "";
      update();
    };
    input.addEventListener("keydown", (event) => event.key === "Enter" && add());
    const begin = () => {
      input.value = "";
      problem(input, null);
    };
    return { element: h("div", { class: "row fields" }, field("Another label", input), button("label-add", "Add the label", add)), begin };
  }

  const newLabels = (label) => (halvesOf(draft.document) ? bothHalves(label, draft.answer.halves) : [label]);

  function rules(document) {
    const marks = halvesOf(document);
    const now = document.matching?.pairs ? "pairs" : marks ? "halves" : "equal";
    const rim = document.rim ?? {};
    const rimNow = rim.one_color ? "one_color" : rim.label !== undefined ? "label" : rim.labels ? "labels" : "any";
    const setRim = (changes) => {
      draft.change((document) => {
        const { label, labels, only_there, one_color, ...rest } = document.rim ?? {};
        const next = { ...rest, ...changes };
        return withKey(document, "rim", Object.keys(next).length ? next : undefined);
      });
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
          if (value === "equal") draft.change(matching.equal, "Equal labels meet.");
          if (value === "halves") draft.change(matching.halves, "Heads meet tails.");
        },
        "choices small",
      ),
      h(
        "div",
        { class: "row fields" },
        field("The tiles", select("freedom", document.freedom ?? "one_sided", FREEDOMS, (value) => draft.change((document) => withKey(document, "freedom", value === "one_sided" ? undefined : value)))),
        field("The rim of the board", select("rim", rimNow, [["any", "anything"], ["label", "always one label:"], ["one_color", "one and the same label, whichever"], ...(rimNow === "labels" ? [["labels", "one of some labels, listed under “Text”"]] : [])], (value) => {
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
    const mark = h("span", { class: `swatch${one.outlined ? " outlined" : ""}`, "aria-hidden": "true" }, one.label === NONE ? "" : shortened(one.label, 5));
    mark.style.setProperty("--label", one.color);
    mark.style.setProperty("--label-ink", one.outlined ? "#000000" : one.ink);
    return mark;
  }

  function update() {
    const document = draft.answered;
    if (!document) return;
    if (document.lattice !== lattice) {
      forms = null;
      sided = askSides();
    }
    if (!forms) return;
    const { tiles, pieces, board } = draft.answer;
    const named = pieces.map((shown, k) => [shown, k]).filter(([shown]) => shown.tile);
    const n = tiles.length + named.length;
    typing.update(forms);
    refill(
      drawn,
      rules(document),
      paletteRadios(),
      adder.element,
      h("ul", { class: `part-list tiles${forms.some(({ box: [, , width, height] }) => width > 1.2 * height) ? " wide" : ""}` }, tiles.map((labels, k) => tileCard(k, labels)), named.map(([shown, k]) => namedCard(list(document, "piece")[k], k, shown.tile))),
      h(
        "div",
        { class: "row" },
        forms.map((form, k) => adds(form, `tile-add${k || ""}`)),
        h("span", { class: "faint" }, `${counted(n, "tile")}${board ? ` for ${counted(board.cells.filter((cell) => cell.state !== "blocked").length, "cell")}` : ""}`),
      ),
    );
  }

  draft.addEventListener("puzzle", () => {
    typed = [];
    adder.begin();
  });
  /** Be ready for typing as soon as the view is shown. */
  async function arrive() {
    await sided;
    typing.arrive();
  }

  return { element, update, arrive };
}
