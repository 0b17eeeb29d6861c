// The album: all solutions that were found here, puzzle by puzzle, to be given away and put together with others.

import { amount } from "../parts/amounts.js";
import { announce, attempt, problem } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { pictureQueue } from "../pieces/picture-queue.js";
import { linkMaker, openByLink, openLink, saveText } from "../sharing/share.js";
import { albumForLink, albumText, forgetFound, keyOf, merge, numberOf, pages, pagesIn } from "./album.js";

const SHOWN_AT_FIRST = 12;
const TOO_LARGE = 20_000_000;

/**
 * The view of the album.
 * @param {HTMLElement} main
 * @param {{link?: string}} params a link to the album of somebody else
 * @param {() => boolean} isCurrent
 */
export async function show(main, { link }, isCurrent) {
  const given = link ? (await openLink(link)).album.pages : null;
  if (!isCurrent()) return null;
  const list = h("div", { class: "stack" });
  const count = h("p", { class: "faint", role: "status" });
  const words = h("div", { class: "stack tight" });
  const pictures = pictureQueue(isCurrent);
  const input = h("input", { type: "file", accept: ".json,application/json", class: "visually-hidden", id: "album-file", onchange: () => take(input.files[0]) });
  const row = h("div", { class: "row" },
    h("button", { type: "button", class: "button", onclick: () => saveText("tilewright-album.json", albumText(), "application/json") }, t("save-the-album")),
    input,
    h("label", { for: "album-file", class: "button" }, t("add-another-album")),
  );

  const maker = linkMaker(albumForLink, t("an-album"), { what: "album", holds: (album) => ({ album }) });

  function draw() {
    const all = [...pages()].reverse();
    const n = numberOf(new Map(all));
    count.textContent = n ? t("album-holds", { n, puzzles: all.length }) : t("album-nothing-yet");
    row.firstChild.hidden = maker.element.hidden = !n;
    maker.forget();
    fill(list, all.map(([, page]) => pageOf(page, pictures, draw)));
  }

  /** Put in what a file says. */
  async function take(file) {
    input.value = "";
    if (!file) return;
    const found = file.size > TOO_LARGE ? null : pagesIn(await file.text());
    if (found) await add(found);
    else problem(row, { message: t("is-no-album", { name: file.name }), help: t("album-files") });
  }

  /** Put in the pages of another album. */
  function add(given) {
    return attempt(row, async () => {
      const tell = (done, all) => {
        fill(words, h("p", {}, t("looking-at-solutions", { done, n: all })));
        return isCurrent();
      };
      const counts = await merge(given, tell);
      const told = t("album-added", { n: counts.new, known: counts.known, wrong: counts.wrong });
      fill(words, h("p", {}, told));
      announce(told);
      draw();
    }, undefined, t("looking-at-album"));
  }

  async function addGiven() {
    await add(given);
    if (!isCurrent()) return;
    // A reload does not offer it again.
    history.replaceState(history.state, "", "#/album");
    offer.remove();
  }

  const offer = given && h("section", { class: "panel stack tight", "aria-label": t("album-for-you") },
    h("p", {}, t("link-brings", { solutions: given.reduce((sum, { found }) => sum + found.length, 0), puzzles: given.length })),
    h("div", { class: "row" }, h("button", { type: "button", class: "button primary", onclick: addGiven }, t("add-to-my-album"))),
  );
  fill(main,
    h("div", { class: "stack album" },
      h("h1", {}, t("your-album")),
      offer,
      h("p", { class: "faint" }, t("album-what")),
      row,
      maker.element,
      words,
      count,
      list,
    ),
  );
  draw();
  return null;
}

/** The solutions of one puzzle. */
function pageOf(page, pictures, draw) {
  const { puzzle, title, total, found } = page;
  const shown = h("ul", { class: "album-pictures" });
  const more = h("button", { type: "button", class: "button small", onclick: () => fillShown(found.length) });
  const fillShown = (n) => {
    fill(shown, found.slice(0, n).map((one, k) => pictureOf(page, one, k, pictures, draw)));
    more.hidden = n >= found.length;
    more.textContent = t("show-all-n", { n: found.length });
  };
  fillShown(SHOWN_AT_FIRST);
  const row = h("div", { class: "row" });
  const open = h("button", { type: "button", class: "button small", onclick: () => attempt(row, () => openByLink(puzzle)) }, t("look-for-another"));
  const of = total === null ? "none" : amount(total);
  return h("section", { class: "panel stack tight", "aria-label": title },
    h("h2", {}, title),
    h("p", { class: "faint" }, t("n-different", { n: found.length, total: of })),
    shown,
    fill(row, more, total === String(found.length) ? h("strong", {}, t("all-of-them")) : open),
  );
}

function pictureOf({ puzzle, title }, { mark, placed, day }, k, pictures, draw) {
  const image = pictures.of({ puzzle, kind: "svg", placements: placed }, { alt: t("solution-found-on", { n: k + 1, title, day }), width: 120, height: 120 });
  const row = h("div", { class: "row" });
  const remove = () => {
    forgetFound(keyOf(puzzle), mark);
    announce(t("taken-out"));
    draw();
  };
  return h("li", {},
    h("button", { type: "button", class: "small-picture", onclick: () => attempt(row, () => openByLink({ ...puzzle, placed })), "aria-label": t("put-on-table-n", { n: k + 1 }) }, image),
    h("span", { class: "small faint" }, day),
    row,
    h("button", { type: "button", class: "button small quiet", onclick: remove, "aria-label": t("take-out-n", { n: k + 1 }) }, t("take-out")),
  );
}
