// What a class sees of a collection: its title, and its puzzles in order with what is found.

import { backend } from "../backend/backend.js";
import { fill, h } from "../parts/dom.js";
import { t, withElements } from "../parts/languages.js";
import { pictureQueue } from "../pieces/picture-queue.js";
import { begin, foundOf } from "./collection.js";

/** The view of a collection that came by a link. @param {HTMLElement} main @param {{link: string}} params @param {() => boolean} isCurrent */
export async function show(main, { link }, isCurrent) {
  const { collection } = await backend.ask("collection", { link });
  if (!isCurrent()) return null;
  const { title, about, puzzles } = collection;
  const found = foundOf(collection.key);
  const n = puzzles.filter(({ key }) => found.has(key)).length;
  const pictures = pictureQueue(isCurrent);
  const change = () => {
    begin({ title, about, without: collection.without ?? [], puzzles: puzzles.map(({ puzzle, question }) => ({ puzzle, question })) });
    location.hash = "#/collection";
  };
  fill(main,
    h("div", { class: "stack" },
      h("h1", { dir: "auto" }, title || t("a-collection")),
      about ? h("p", { class: "about", dir: "auto" }, about) : null,
      h("p", { class: "faint" }, t("found-so-far", { found: n, n: puzzles.length })),
      h("ol", { class: "cards collection" }, puzzles.map((one, k) => cardOf(one, `${link}/${k + 1}`, found.has(one.key), pictures))),
      h("p", { class: "small faint" }, withElements("for-teachers", { change: h("button", { type: "button", class: "button small", onclick: change }, t("change-copy")) })),
    ),
  );
  return null;
}

function cardOf({ puzzle, title, question, problem }, href, isFound, pictures) {
  return h("li", { class: "card", dataset: { found: isFound } },
    problem ? null : pictures.of({ puzzle, kind: "small" }),
    h("div", { class: "card-words" },
      h("h2", { dir: "auto" }, problem ? title : h("a", { href }, title)),
      h("p", { class: "about small faint", dir: "auto" }, problem ? t("cannot-be-shown", { problem }) : question),
      h("p", { class: "tags small" }, isFound ? t("is-found") : problem ? "" : t("not-found-yet")),
    ),
  );
}
