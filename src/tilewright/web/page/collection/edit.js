// Where a teacher puts a collection in order, and gives it out: as a link, and on paper.

import { backend } from "../backend/backend.js";
import { announce, attempt, sentence } from "../parts/announce.js";
import { able, fill, h, newId } from "../parts/dom.js";
import { t, withElements } from "../parts/languages.js";
import { pictureQueue } from "../pieces/picture-queue.js";
import { helpChoice } from "../sharing/help-choice.js";
import { linkMaker, openByLink } from "../sharing/share.js";
import { lookAt } from "../solving/searches.js";
import { Bench } from "../workshop/bench.js";
import { toolPanel } from "../workshop/tool.js";
import { begin, collectInGallery, collection, held, keep } from "./collection.js";

/** The view of the collection of this browser. @param {HTMLElement} main @param {object} params @param {() => boolean} isCurrent */
export async function show(main, params, isCurrent) {
  const { puzzles, before } = collection();
  const [shown, { tools }] = await Promise.all([puzzles.length ? backend.ask("collection", { collection: held() }) : null, backend.ask("workshop", {})]);
  if (!isCurrent()) return null;
  const again = () => dispatchEvent(new HashChangeEvent("hashchange"));
  const bringBack = before ? h("button", { type: "button", class: "button small", onclick: () => [begin(before), again()] }, t("bring-back-before")) : null;
  const gallery = (id, look) => h("a", { class: look, href: "#/", onclick: () => collectInGallery(true) }, t(id));
  const head = [h("h1", {}, t("your-collection")), h("p", { class: "faint" }, t("about-collection"))];
  if (!shown) return void fill(main, h("div", { class: "stack" }, head, h("p", {}, withElements("nothing-collected", { gallery: gallery("choose-in-gallery") })), bringBack));
  // What the panel of a tool knows a table by.
  const bench = Object.assign(new Bench(), { subject: "collection", view: { title: t("a-collection") }, request: () => held() });
  const link = linkMaker(held, t("a-collection"), { what: "class", holds: (given) => ({ collection: given }) });
  const change = (what) => attempt(link.element, () => {
    keep(what);
    link.forget();
    bench.dispatchEvent(new CustomEvent("view"));
  });
  fill(main,
    h("div", { class: "stack" },
      head,
      h("section", { class: "stack tight class-words", "aria-label": t("words-for-class") }, wordsField(t("title"), "title", 100, change, "input"), wordsField(t("few-words"), "about", 500, change)),
      listPart(shown.collection.puzzles, change, again, () => !bench.isLeft),
      h("div", { class: "row" }, gallery("collect-more", "button"), h("button", { type: "button", class: "button", onclick: () => [begin({}), again()] }, t("begin-new-one")), bringBack),
      h("section", { class: "panel stack tight", "aria-label": t("the-link") }, h("h2", {}, t("the-link")), helpChoice(() => collection().without, (without) => change({ without })), link.element),
      paperPart(bench, tools.find(({ subject }) => subject === "collection"), change),
    ),
  );
  bench.dispatchEvent(new CustomEvent("view"));
  lookAt(bench);
  // What another tab has collected is not to be written over.
  addEventListener("storage", again);
  return () => {
    removeEventListener("storage", again);
    bench.leave();
    lookAt(null);
  };
}

/** A field for words, which are kept as they are written. */
function wordsField(label, name, most, change, tag = "textarea") {
  const id = newId("words");
  const input = h(tag, { id, rows: 2, maxlength: most, dir: "auto", value: collection()[name], onchange: () => change({ [name]: input.value }) });
  return h("div", { class: "field" }, h("label", { for: id }, label), input);
}

/** The puzzles in their order, each with its picture, a question, and what moves it. */
function listPart(puzzles, change, again, isCurrent) {
  const pictures = pictureQueue(isCurrent);
  const list = h("ol", { class: "collected" });
  const status = h("p", { class: "faint small", role: "status" });
  const sort = h("button", { type: "button", class: "button small", onclick: () => attempt(row, byRating) }, t("easy-to-hard"));
  const row = h("div", { class: "row" }, sort, status);
  const collected = (some) => some.map(({ one: { puzzle }, question }) => ({ puzzle, ...(question() && { question: question() }) }));
  const save = () => change({ puzzles: collected(rows) });
  const rows = puzzles.map((one) => rowOf(one, pictures, { move, takeOut, save }));

  function draw() {
    fill(list, rows.map(({ element }) => element));
    rows.forEach(({ up, down }, k) => [able(up, k > 0), able(down, k < rows.length - 1)]);
  }

  function move(one, by) {
    const at = rows.findIndex((other) => other.one === one);
    const [moved, to] = [rows[at], at + by];
    if (!rows[to]) return;
    [rows[at], rows[to]] = [rows[to], moved];
    draw();
    save();
    (by < 0 ? moved.up : moved.down).focus();
    announce(t("is-number", { title: one.title, number: to + 1, n: rows.length }));
  }

  /** It can be brought back, as it may be kept nowhere else. */
  function takeOut(one) {
    begin({ ...collection(), puzzles: collected(rows.filter((other) => other.one !== one)) });
    announce(t("was-taken-out", { title: one.title }));
    again();
  }

  /** Those that have no rating, or none in time, come last. */
  async function byRating() {
    for (const [k, { one, grade }] of rows.entries()) {
      status.textContent = t("rating-number", { number: k + 1, n: rows.length });
      one.rating ??= one.problem ? { number: null, level: "" } : await backend.ask("rated", { puzzle: one.puzzle });
      grade.textContent = one.rating.level && sentence(t(`level-${one.rating.level.replace(" ", "-")}`));
      if (!isCurrent()) return;
    }
    const number = ({ one }) => one.rating.number ?? Infinity;
    rows.sort((a, b) => number(a) - number(b) || 0);
    draw();
    save();
    const without = rows.filter(({ one }) => one.rating.number === null).length;
    status.textContent = t("is-easy-to-hard", { without });
  }

  draw();
  return h("section", { class: "stack tight", "aria-label": t("nav-puzzles") }, h("h2", {}, t("nav-puzzles")), row, list);
}

function rowOf(one, pictures, { move, takeOut, save }) {
  const { puzzle, title, problem } = one;
  const button = (words, act) => h("button", { type: "button", class: "button small", onclick: act, "aria-label": t("word-of-title", { words, title }) }, words);
  const [up, down] = [button(t("up"), () => move(one, -1)), button(t("down"), () => move(one, 1))];
  const question = h("input", { type: "text", maxlength: 500, dir: "auto", value: one.question ?? "", placeholder: t("question-or-none"), "aria-label": t("word-of-title", { words: t("question-or-none"), title }), onchange: save });
  const grade = h("span", { class: "small faint" });
  const row = h("div", { class: "row" }, grade, up, down, problem ? null : button(t("open"), () => attempt(row, () => openByLink(puzzle))), button(t("take-out"), () => takeOut(one)));
  const element = h("li", {}, problem ? null : pictures.of({ puzzle, kind: "small" }), h("div", { class: "stack tight" }, h("h3", { dir: "auto" }, title), problem ? h("p", { class: "note bad" }, sentence(`${problem}.`)) : question, row));
  return { one, element, up, down, grade, question: () => question.value.trim() };
}

/** Sheets for all, or for each pupil. */
function paperPart(bench, tool, change) {
  const names = wordsField(t("names-of-pupils"), "names", 5000, change);
  return h("section", { class: "panel stack tight", "aria-label": t("on-paper") }, h("h2", {}, t("on-paper")), names, toolPanel(bench, { ...tool, fields: tool.fields.filter(({ name }) => name !== "names"), given: () => ({ names: collection().names }) }));
}
