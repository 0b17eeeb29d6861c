// All puzzles of the catalog, to be found by name, lattice and kind.

import { backend } from "./backend.js";
import { counted, fill, h } from "./dom.js";

const LATTICES = { square: "Squares", triangular: "Triangles", hexagonal: "Hexagons", cubic: "Cubes" };
const KINDS = {
  pieces: { title: "Pieces that fill", has: (puzzle) => puzzle.kind === "pieces" },
  tiles: { title: "Sides that match", has: (puzzle) => puzzle.kind === "tiles" },
  numbers: { title: "Numbers that add up", has: (puzzle) => puzzle.kind === "numbers" },
  daily: { title: "Daily: dice, date", has: (puzzle) => puzzle.setup === "dice" || puzzle.setup === "date" },
};
const PICTURE = 160;

/** Looked for in this tab, kept while other views are shown. */
const wanted = { words: "", lattices: new Set(), kinds: new Set() };

/**
 * The gallery.
 * @param {HTMLElement} main
 */
export async function show(main) {
  const { puzzles } = await backend.ask("gallery", {});
  const cards = puzzles.map((puzzle, k) => ({ puzzle, words: wordsOf(puzzle), element: card(puzzle, k) }));
  const list = h("ul", { class: "cards" }, cards.map((one) => one.element));
  const found = h("p", { class: "faint small number", role: "status" });
  const nothing = h("div", { class: "nothing stack", hidden: true });
  const search = h("input", { type: "search", id: "search", placeholder: "Name of a puzzle", autocomplete: "off", value: wanted.words });
  const chips = [
    ...present(LATTICES, (name) => (puzzle) => puzzle.lattice === name, puzzles).map((one) => ({ ...one, among: wanted.lattices })),
    ...present(KINDS, (name) => KINDS[name].has, puzzles).map((one) => ({ ...one, among: wanted.kinds })),
  ];
  for (const chip of chips) {
    chip.count = h("span", { class: "count" });
    chip.element = h("button", { type: "button", class: "chip", onclick: () => toggle(chip) }, chip.title, " ", chip.count);
  }
  const group = (label, among) =>
    h("div", { class: "row chips", role: "group", "aria-label": label }, chips.filter((chip) => chip.among === among).map((chip) => chip.element));

  function toggle(chip) {
    if (!chip.among.delete(chip.name)) chip.among.add(chip.name);
    filter();
  }

  function clear() {
    search.value = wanted.words = "";
    wanted.lattices.clear();
    wanted.kinds.clear();
    filter();
    search.focus();
  }

  function filter() {
    const words = wanted.words.toLowerCase().split(/\s+/).filter(Boolean);
    const isNamed = (one) => words.every((word) => one.words.includes(word));
    const isAny = (among, puzzle) => !among.size || chips.some((chip) => chip.among === among && among.has(chip.name) && chip.has(puzzle));
    let n = 0;
    for (const one of cards) {
      const isShown = isNamed(one) && isAny(wanted.lattices, one.puzzle) && isAny(wanted.kinds, one.puzzle);
      one.element.hidden = !isShown;
      n += isShown;
    }
    for (const chip of chips) {
      // How many there are if this one is chosen, the others of its row aside.
      const other = chip.among === wanted.lattices ? wanted.kinds : wanted.lattices;
      const count = cards.filter((one) => isNamed(one) && chip.has(one.puzzle) && isAny(other, one.puzzle)).length;
      chip.count.textContent = String(count);
      chip.element.setAttribute("aria-pressed", String(chip.among.has(chip.name)));
    }
    found.textContent = n === cards.length ? counted(n, "puzzle") : `${n} of ${counted(cards.length, "puzzle")}`;
    nothing.hidden = n > 0;
    if (!n) {
      const what = wanted.words ? `Nothing found for “${wanted.words}”` : "Nothing found";
      const others = wanted.lattices.size || wanted.kinds.size ? " with these filters" : "";
      fill(
        nothing,
        h("p", {}, `${what}${others}.`),
        h("div", { class: "row" }, h("button", { type: "button", class: "button", onclick: clear }, "Show all puzzles"), h("a", { class: "button", href: "#/make" }, "Make your own")),
      );
    }
  }

  search.addEventListener("input", () => {
    wanted.words = search.value.trim();
    filter();
  });
  search.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !search.value) return;
    search.value = wanted.words = "";
    filter();
  });
  filter();
  fill(
    main,
    h("div", { class: "gallery-head" }, h("h1", {}, "Puzzles"), h("p", { class: "faint" }, "Choose one that you own, or make your own. Lay it yourself, get a hint, or watch it being solved.")),
    h(
      "search",
      { class: "filters" },
      h("div", { class: "field" }, h("label", { for: "search" }, "Search"), search),
      group("Lattice", wanted.lattices),
      group("Kind", wanted.kinds),
    ),
    found,
    nothing,
    list,
  );
}

function present(all, hasOf, puzzles) {
  return Object.entries(all)
    .map(([name, value]) => ({ name, title: value.title ?? value, has: hasOf(name) }))
    .filter((one) => puzzles.some(one.has));
}

function wordsOf({ name, title, variants, about, lattice, setup }) {
  return [name, name.replaceAll("-", " "), title, ...variants, ...variants.map((variant) => variant.replaceAll("-", " ")), about, lattice, setup]
    .join(" ")
    .toLowerCase();
}

function card({ name, title, about, kind, lattice, setup, variants }, k) {
  const tags = [LATTICES[lattice] ?? lattice, KINDS[kind].title, setup === "dice" ? "dice" : setup === "date" ? "date" : ""];
  if (variants.length) tags.push(counted(variants.length, "variant"));
  return h(
    "li",
    { class: "card", dataset: { name } },
    h("img", {
      src: backend.pictureOf(name),
      width: PICTURE,
      height: PICTURE,
      alt: "",
      // Those that are seen first are not put off.
      loading: k < 8 ? "eager" : "lazy",
      decoding: "async",
    }),
    h(
      "div",
      { class: "card-words" },
      h("h2", {}, h("a", { href: `#/puzzle/${encodeURIComponent(name)}` }, title)),
      h("p", { class: "about small faint" }, about),
      h("p", { class: "tags small" }, tags.filter(Boolean).join(" · ")),
    ),
  );
}
