// Which view is shown: routes in the fragment of the address, so that every view can be linked and "back" works.

import { refusedFrom } from "./backend/refused.js";
import { embed, isEmbedded } from "./embedded.js";
import { dayRows, isDay } from "./gallery/daily.js";
import { tellLoading } from "./loading.js";
import { prepareToSpeak, sentence } from "./parts/announce.js";
import { fill, h } from "./parts/dom.js";
import { LANGUAGES, LISTS, choose, language, sayAll, t, withElements } from "./parts/languages.js";
import { ownPuzzle, puzzleRoute } from "./parts/routes.js";

const main = document.getElementById("main");
const SITE = "tilewright";

// A view is loaded when it is first wanted; `route` is the part of the navigation that it belongs to.
const VIEWS = {
  gallery: { route: "gallery", load: () => import("./gallery/gallery.js") },
  puzzle: { route: "gallery", load: () => import("./table/puzzle.js") },
  today: { route: "gallery", load: () => import("./today/today.js") },
  make: { route: "make", load: () => import("./make/make.js") },
  workshop: { route: "workshop", load: () => import("./workshop/workshop.js") },
  plane: { route: "workshop", load: () => import("./plane/plane.js") },
  collection: { route: "gallery", load: () => import("./collection/edit.js") },
  class: { route: "gallery", load: () => import("./collection/class.js") },
  album: { route: "gallery", load: () => import("./album/show.js") },
  about: { route: "about", load: () => import("./about.js") },
};

let leave = null;
let shows = 0;

/** What the fragment of the address asks for. @returns {{view: string, params: object}} */
function routeOf(fragment) {
  // Behind a link to a collection may stand the number of a puzzle.
  if (/^#p=/.test(fragment)) return { view: fragment.startsWith("#p=4.") ? "album" : /^#p=3\.[^/]*$/.test(fragment) ? "class" : "puzzle", params: { link: fragment } };
  const [path, query = ""] = fragment.replace(/^#\/?/, "").split("?");
  const [first = "", ...rest] = path.split("/").map(decoded);
  if (first === "") return { view: "gallery", params: { query: new URLSearchParams(query) } };
  if (first === "puzzle" && rest[0]) return { view: "puzzle", params: { puzzle: named(rest[0], rest[1]) } };
  if (isDay(first, rest[0])) return { view: "puzzle", params: { day: { kind: first, level: rest[0], date: rest[1] ?? null } } };
  if (first === "today") return { view: "today", params: { date: rest[0] || null } };
  if (first === "file" && rest[1]) return { view: "puzzle", params: { file: { name: rest[0], text: rest[1] } } };
  if (first === "own") return { view: "puzzle", params: { own: ownPuzzle() } };
  if (first === "make") return { view: "make", params: { from: rest[0] === "from" ? (rest[1] ?? null) : null, tiles: rest[0] === "tiles" } };
  if (first === "workshop") return { view: "workshop", params: { from: rest[0] === "from" ? (rest[1] ?? null) : null } };
  if (first === "plane") return { view: "plane", params: { query: new URLSearchParams(query) } };
  if (first === "collection") return { view: "collection", params: {} };
  if (first === "album") return { view: "album", params: {} };
  if (first === "about") return { view: "about", params: {} };
  return { view: "", params: {} };
}

function named(name, variant) {
  return variant ? { name, variant } : { name };
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function showRoute() {
  const number = (shows += 1);
  const { view, params } = routeOf(location.hash);
  document.documentElement.dataset.ready = "false";
  if (leave) leave();
  leave = null;
  // What is left no longer acts, though it is seen until the next view is there.
  for (const child of main.children) child.inert = true;
  const chosen = VIEWS[view];
  for (const link of document.querySelectorAll("[data-route]")) {
    if (link.dataset.route === chosen?.route) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  const place = h("div", { class: "view" });
  // A view that takes its time is announced; one that is quick does not flicker.
  const slow = setTimeout(() => number === shows && fill(main, h("p", { class: "loading", role: "status" }, t("loading"))), 300);
  try {
    if (!chosen) throw new Error("no such view");
    const module = await chosen.load();
    if (number !== shows) return;
    const left = await module.show(place, params, () => number === shows);
    if (number !== shows) return void left?.();
    leave = left ?? null;
  } catch (thrown) {
    if (number !== shows) return;
    fill(place, notShown(chosen ? refusedFrom(thrown) : null, params));
  } finally {
    clearTimeout(slow);
  }
  fill(main, place);
  arrive(place, view === "gallery" ? "" : place.querySelector("h1")?.textContent);
}

function notShown(refused, { day, date }) {
  return h("div", { class: "stack" },
    h("h1", {}, t(refused ? "not-shown" : "nothing-here")),
    refused ? h("p", {}, sentence(refused.message)) : h("p", {}, t("leads-nowhere")),
    refused?.near.length ? h("p", {}, withElements("did-you-mean", { names: near(refused.near) })) : null,
    refused?.help ? h("p", {}, sentence(refused.help)) : null,
    day || date ? dayRows() : null,
    h("p", {}, h("a", { href: "#/" }, t("all-puzzles"))),
  );
}

function near(names) {
  return h("span", {}, LISTS.or.formatToParts(names).map(({ type, value }) => (type === "element" ? h("a", { href: puzzleRoute(value) }, value) : value)));
}

let isFirst = true;

/** Title, focus and place on the page follow the view; "back" leads to the link that was followed from here. */
function arrive(place, title) {
  const heading = place.querySelector("h1");
  const start = place.querySelector("[data-arrive]");
  const { top = 0, followed = "" } = history.state ?? {};
  document.title = title ? `${title} · ${SITE}` : SITE;
  if (!isFirst) {
    window.scrollTo(0, top);
    const link = followed && place.querySelector(`a[href="${CSS.escape(followed)}"]`);
    if (heading) heading.tabIndex = -1;
    (link || heading)?.focus({ preventScroll: true });
  }
  start?.focus();
  isFirst = false;
  document.documentElement.dataset.ready = "true";
}

/** Let the person choose the language. @param {HTMLSelectElement} menu */
function offer(menu) {
  fill(menu, Object.entries(LANGUAGES).map(([name, one]) => h("option", { value: name, lang: name, selected: name === language }, one.name)));
  menu.addEventListener("change", () => choose(menu.value));
}

document.querySelector(".skip").addEventListener("click", (event) => {
  // The fragment is the route, so the skip link must not change it.
  event.preventDefault();
  main.focus();
  main.scrollIntoView();
});

main.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href^='#/']") : null;
  if (link) history.replaceState({ ...history.state, top: scrollY, followed: link.getAttribute("href") }, "");
});

sayAll(document.body);
offer(document.querySelector(".language select"));
if (isEmbedded) embed();
prepareToSpeak();
tellLoading(main);
addEventListener("hashchange", showRoute);
// The view comes first; what is under way elsewhere may come a moment later.
showRoute()
  .then(() => import("./solving/elsewhere.js"))
  .then(({ tellOfSearches }) => tellOfSearches(document.querySelector(".top")))
  // From the gallery one goes on to a puzzle.
  .then(VIEWS.puzzle.load);
