// All puzzles of the catalog, to be found by name, lattice, maker and kind. What is looked for stands in the address.

import { backend } from "../backend/backend.js";
import { fill, h } from "../parts/dom.js";
import { numberOf, pages } from "../album/album.js";
import { collectButton, collection, collectInGallery, isCollecting } from "../collection/collection.js";
import { LISTS, language, t, withElements } from "../parts/languages.js";
import { askCatalog, latticeNamed, lattices } from "../parts/lattices.js";
import { puzzleRoute } from "../parts/routes.js";
import { openPasted } from "../sharing/paste.js";
import { begunPuzzles } from "../table/kept-tables.js";
import { byPiece } from "./by-piece.js";
import { dayRow } from "./daily.js";
import { isMeant, plainWords } from "./lookup.js";

const SETUPS = { dice: t("with-dice"), date: t("with-date"), pieces: t("with-sets") };
const KINDS = { pieces: t("pieces-that-fill"), tiles: t("sides-that-match"), numbers: t("numbers-that-add-up"), daily: t("daily-kind") };
// What Python calls them, and the messages for them.
const LEVELS = { "very easy": t("level-very-easy"), easy: t("level-easy"), medium: t("level-medium"), hard: t("level-hard"), "very hard": t("level-very-hard") };
const PICTURE = 160;
const MOST_BEGUN = 6;
const byTitle = new Intl.Collator(language, { numeric: true }).compare;
const plainTitle = ({ title }) => title.toLowerCase().replace(/^(the |a[- ])/, "");
const byNumber = (sign) => (a, b) => (a.n_solutions === null) - (b.n_solutions === null) || sign * (a.n_solutions - b.n_solutions);
// The first is that in which they come.
const ORDERS = {
  known: { title: t("known-first"), compare: null },
  easy: { title: t("easy-first"), compare: (a, b) => (a.rating ?? Infinity) - (b.rating ?? Infinity) || 0 },
  title: { title: t("by-title"), compare: (a, b) => byTitle(plainTitle(a), plainTitle(b)) },
  fewest: { title: t("fewest-first"), compare: byNumber(1) },
  most: { title: t("most-first"), compare: byNumber(-1) },
};

// What puzzles may have in common; those of different rows hold together. `word` stands in the address.
const latticeRow = () => ({
  key: "lattice",
  label: t("by-cells"),
  filters: lattices().map(({ id, words }) => ({ word: words.toLowerCase(), title: words, has: (puzzle) => puzzle.lattice === id })),
});
const latticeInWords = (word) => lattices().find(({ words }) => words.toLowerCase() === word)?.id;
const makerRow = (puzzles) => ({
  key: "maker",
  label: t("by-maker"),
  filters: [...new Set(puzzles.flatMap(({ maker }) => maker))]
    .sort((a, b) => a.localeCompare(b, language))
    .map((title) => ({ word: title.toLowerCase(), title, has: ({ maker }) => maker.includes(title) })),
});
const kindRow = () => ({
  key: "kind",
  label: t("by-kind"),
  filters: Object.entries(KINDS).map(([word, title]) => ({ word, title, has: (puzzle) => kindsOf(puzzle).includes(word) })),
});

/** The gallery. @param {HTMLElement} main @param {{query: URLSearchParams}} params what is looked for @param {() => boolean} isCurrent */
export async function show(main, { query }, isCurrent) {
  const { puzzles } = await askCatalog();
  const cards = puzzles.map((puzzle, k) => ({ puzzle, words: wordsOf(puzzle), title: withoutBlanks(puzzle.title), element: card(puzzle, k) }));
  const list = h("ul", { class: "cards" });
  const found = h("p", { class: "faint small number", role: "status" });
  const nothing = h("div", { class: "nothing stack", hidden: true });
  const search = searchField(query.get("q") ?? "", changed);
  const lists = [latticeRow(), makerRow(puzzles)].map((row) => listOf(row, puzzles, query, changed));
  const chips = chipsOf(kindRow(), puzzles, query, changed);
  const piece = byPiece(query, () => isCurrent() && changed(), () => latticeInWords(lists[0].words[0]));
  const rows = [...lists, chips, ...piece.rows];
  const order = orderOf(query, () => [sort, keep].forEach((act) => act()));

  const has = (one, word) => isMeant(one.words, word) || isMeant([one.title], word);
  /** The cards with all of the words, and in all rows with one of the chosen filters. */
  function matching(typed, among = rows) {
    const hasWords = (one) => typed.every((word) => has(one, word));
    return cards.filter((one) => hasWords(one) && among.every((row) => row.has(one.puzzle)));
  }

  const keep = () => keepInAddress(search.value.trim(), [...rows, order]);
  function sort() {
    fill(list, order.sorted(cards).map((one) => one.element));
  }

  function filter() {
    const typed = plainWords(search.value);
    const shown = new Set(matching(typed));
    for (const one of cards) one.element.hidden = !shown.has(one);
    for (const row of rows) {
      // How many there are if this one is chosen, the others of its row aside.
      const without = matching(typed, rows.filter((other) => other !== row));
      row.tell((filter) => without.filter((one) => filter.has(one.puzzle)).length);
    }
    found.textContent = t(shown.size === cards.length ? "n-puzzles" : "some-of-n-puzzles", { some: shown.size, n: cards.length });
    nothing.hidden = shown.size > 0;
    fill(nothing, shown.size ? null : help(typed));
  }

  function help(typed) {
    const unknown = typed.filter((word) => !cards.some((one) => has(one, word)));
    const nWithout = rows.some((row) => row.isOn) ? matching(typed, []).length : null;
    return helpOn(search.value.trim(), { unknown, nWithout, clear });
  }

  function clear({ keepWords = false } = {}) {
    if (!keepWords) search.value = "";
    for (const row of rows) row.clear();
    changed();
    search.focus();
  }

  function changed() {
    filter();
    keep();
  }

  filter();
  sort();
  piece.begin();
  fill(main,
    headOf(puzzles),
    h("search", { class: "filters" },
      h("div", { class: "field" }, h("label", { for: "search" }, t("search")), search),
      foldedOnPhones([...lists.map((row) => row.element), order.element, chips.element, piece.element], [...rows, order].some(({ words }) => words.length > 0)),
    ),
    h("div", { class: "row above-list" }, found, collectChip(cards)),
    nothing,
    list,
  );
}

/** What narrows the list down; where there is little room it is folded away behind a button, unless it is in use. */
function foldedOnPhones(fields, isUsed) {
  const toggle = () => button.setAttribute("aria-expanded", String(button.getAttribute("aria-expanded") === "false"));
  const button = h("button", { type: "button", class: "chip narrow-down", "aria-expanded": String(isUsed), onclick: toggle }, t("narrow-down"));
  return [button, h("div", { class: "narrowing" }, fields)];
}

/** The field for words; Escape empties it. */
function searchField(value, changed) {
  const search = h("input", { type: "search", id: "search", placeholder: t("search-placeholder"), autocomplete: "off", value, oninput: changed });
  openPasted(search);
  search.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !search.value) return;
    search.value = "";
    changed();
  });
  return search;
}

/** What stands above the list. */
function headOf(puzzles) {
  return h("div", { class: "gallery-head" },
    h("h1", {}, t("nav-puzzles")),
    h("p", { class: "faint" }, withElements("choose-one", { cards: h("a", { href: "#/make/tiles" }, t("type-in-cards")) })),
    dayRow({ kind: "today" }),
    begunRow(puzzles),
  );
}

/** What helps where nothing is found; `nWithout` is how many there are without the filters, null where none is chosen. */
function helpOn(typed, { unknown, nWithout, clear }) {
  const [isTyped, filters] = [typed ? "yes" : "no", nWithout !== null ? "yes" : "no"];
  const advice = unknown.length ? t("no-puzzle-has", { words: LISTS.or.format(unknown.map((word) => t("quoted", { word }))) }) : t("fewer-words");
  const button = (words, act) => h("button", { type: "button", class: "button", onclick: act }, words);
  return [
    h("p", {}, t("nothing-found", { isTyped, typed, filters })),
    nWithout ? null : h("p", { class: "faint" }, advice),
    h("div", { class: "row" },
      nWithout ? button(t("without-filters", { n: nWithout }), () => clear({ keepWords: true })) : null,
      button(t("show-all-puzzles"), () => clear()),
      h("a", { class: "button", href: "#/make" }, t("nav-make")),
    ),
  ];
}

/** A list of filters of which one is chosen, or none; those that no puzzle has are left out. */
function listOf({ key, label, filters }, puzzles, query, changed) {
  const options = filters.filter((one) => puzzles.some(one.has)).map((one) => ({ ...one, element: h("option", { value: one.word }) }));
  const asked = query.getAll(key).find((word) => options.some((one) => one.word === word));
  const select = h("select", { id: `by-${key}`, onchange: changed }, h("option", { value: "" }, t("all")), options.map((one) => one.element));
  select.value = asked ?? "";
  const chosen = () => options.find((one) => one.word === select.value);
  return {
    key,
    element: h("div", { class: "field" }, h("label", { for: `by-${key}` }, label), select),
    get isOn() {
      return select.value !== "";
    },
    get words() {
      return select.value ? [select.value] : [];
    },
    has: (puzzle) => chosen()?.has(puzzle) ?? true,
    clear: () => (select.value = ""),
    tell: (countOf) => {
      for (const one of options) one.element.textContent = t("filter-with-count", { title: one.title, n: countOf(one) });
    },
  };
}

/** The choice of the order of the cards. */
function orderOf(query, changed) {
  const select = h("select", { id: "by-order", onchange: changed }, Object.entries(ORDERS).map(([word, { title }]) => h("option", { value: word }, title)));
  const [usual] = Object.keys(ORDERS);
  select.value = Object.hasOwn(ORDERS, query.get("order")) ? query.get("order") : usual;
  return {
    key: "order",
    element: h("div", { class: "field" }, h("label", { for: "by-order" }, t("order")), select),
    get words() {
      return select.value === usual ? [] : [select.value];
    },
    sorted: (cards) => {
      const { compare } = ORDERS[select.value];
      return compare ? [...cards].sort((a, b) => compare(a.puzzle, b.puzzle)) : cards;
    },
  };
}

/** A switch: with it, each card has a button that adds its puzzle to a collection. */
function collectChip(cards) {
  const draw = () => {
    element.setAttribute("aria-pressed", String(isCollecting()));
    for (const { puzzle: { name, title }, element: card } of cards) {
      if (isCollecting()) card.querySelector(".card-words").append(collectButton(() => [{ name }], title));
      else card.querySelector(".collect")?.remove();
    }
  };
  const element = h("button", { type: "button", class: "chip", onclick: () => [collectInGallery(!isCollecting()), draw()] }, t("collect-for-class"));
  draw();
  return element;
}

/** Links to the album and to the puzzles that were begun, the latest first; nothing if there are none. */
function begunRow(puzzles) {
  const titles = new Map(puzzles.map(({ name, title }) => [name, title]));
  const begun = begunPuzzles().filter(({ name }) => titles.has(name)).slice(0, MOST_BEGUN);
  const found = numberOf(pages());
  const collected = collection().puzzles.length;
  if (!begun.length && !found && !collected) return null;
  return h("nav", { class: "begun row", "aria-label": t("go-on-with") },
    h("strong", { class: "small" }, t("go-on-with")),
    found ? h("a", { class: "chip", href: "#/album" }, t("your-album-of", { n: found })) : null,
    collected ? h("a", { class: "chip", href: "#/collection" }, t("your-collection-of", { n: collected })) : null,
    begun.map(({ name, variant }) => h("a", { class: "chip", href: puzzleRoute(name, variant) }, [titles.get(name), variant.replaceAll("-", " ")].filter(Boolean).join(", "))),
  );
}

/** A row of filters that add to one another; those that no puzzle has are left out. */
function chipsOf({ key, label, filters }, puzzles, query, changed) {
  const asked = query.getAll(key);
  const chips = filters.filter((one) => puzzles.some(one.has)).map((one) => ({ ...one, isOn: asked.includes(one.word), count: h("span", { class: "count" }) }));
  for (const chip of chips) {
    const toggle = () => {
      chip.isOn = !chip.isOn;
      changed();
    };
    chip.element = h("button", { type: "button", class: "chip", onclick: toggle }, chip.title, " ", chip.count);
  }
  const on = () => chips.filter((chip) => chip.isOn);
  return {
    key,
    element: h("div", { class: "row chips", role: "group", "aria-label": label }, chips.map((chip) => chip.element)),
    get isOn() {
      return on().length > 0;
    },
    get words() {
      return on().map((chip) => chip.word);
    },
    has: (puzzle) => !on().length || on().some((chip) => chip.has(puzzle)),
    clear: () => chips.forEach((chip) => (chip.isOn = false)),
    tell: (countOf) => {
      for (const chip of chips) {
        chip.count.textContent = String(countOf(chip));
        chip.element.setAttribute("aria-pressed", String(chip.isOn));
      }
    },
  };
}

/** The same list is found again by this address, and by "back" from a puzzle. */
function keepInAddress(words, rows) {
  const query = new URLSearchParams(words ? { q: words } : {});
  for (const row of rows) for (const word of row.words) query.append(row.key, word);
  try {
    history.replaceState(history.state, "", String(query) ? `#/?${query}` : "#/");
  } catch {
    // Some browsers take only so many changes of the address at a time; then the next one tells it.
  }
}

function kindsOf({ kind, setup }) {
  return setup === "dice" || setup === "date" ? [kind, "daily"] : [kind];
}

/** A title as one word, for those who write "geniusstar". */
function withoutBlanks(title) {
  return plainWords(title).join("");
}

function wordsOf(puzzle) {
  const { name, title, maker, variants, about, lattice, level } = puzzle;
  const kinds = kindsOf(puzzle).map((kind) => KINDS[kind]);
  return plainWords([name, title, ...maker, ...variants, about, LEVELS[level] ?? "", lattice, latticeNamed(lattice)?.words, ...kinds].join(" "));
}

function card({ name, title, about, maker, kind, lattice, setup, variants, solutions, level }, k) {
  const tags = [solutions, ...maker, latticeNamed(lattice)?.words ?? lattice, KINDS[kind], SETUPS[setup] ?? ""];
  if (variants.length) tags.push(t("n-variants", { n: variants.length }));
  return h("li", { class: "card", dataset: { name } },
    h("img", {
      src: backend.pictureOf(name),
      width: PICTURE,
      height: PICTURE,
      alt: "",
      // Those that are seen first are not put off.
      loading: k < 8 ? "eager" : "lazy",
      decoding: "async",
    }),
    h("div", { class: "card-words" },
      h("h2", {}, h("a", { href: puzzleRoute(name) }, title)),
      h("p", { class: "about small faint" }, about),
      h("p", { class: "tags small" }, level ? [levelOf(level), " · "] : null, tags.filter(Boolean).join(" · ")),
    ),
  );
}

/** How hard a puzzle is, in words and as dots. */
function levelOf(level) {
  const [names, n] = [Object.keys(LEVELS), Object.keys(LEVELS).indexOf(level) + 1];
  return [h("span", { "aria-hidden": "true" }, "●".repeat(n), "○".repeat(names.length - n), " "), LEVELS[level]];
}
