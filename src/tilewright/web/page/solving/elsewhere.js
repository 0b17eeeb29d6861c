/** Searches of other puzzles than the one that is looked at: what they do, in the head of the page. */

import { amount, duration, whole } from "../parts/amounts.js";
import { announce } from "../parts/announce.js";
import { clockTime } from "../parts/dates.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { backToBench } from "../workshop/bench.js";
import { onSearches, restore, searchesElsewhere, told, wholeNumber } from "./searches.js";

const DOING = { solve: t("searching"), count: t("counting"), watch: t("watching") };
const TICK_MS = 1000;
const MOST_NAMES = 8;
// What tells searches of the same title apart, the first that does: how the puzzle is set up, what was laid, and when.
const TELLING = [
  ({ key }) => {
    const { blocked, pieces, size, target } = JSON.parse(key);
    const names = blocked ?? pieces ?? [size ?? target ?? t("as-it-is")];
    return names.length > MOST_NAMES ? `${names.slice(0, MOST_NAMES).join(" ")} …` : names.join(" ");
  },
  ({ placed }) => t("n-laid-plain", { n: placed.length }),
  ({ began }) => t("begun-at", { time: clockTime(began) }),
];

/** Tell of the searches of other puzzles in the head of the page, from now on. @param {HTMLElement} head */
export function tellOfSearches(head) {
  const list = h("ul", { class: "elsewhere", "aria-label": t("searches-of-others"), hidden: true });
  const rows = new Map();
  let ticking = 0;
  // Where there is room for it, nothing else moves when it comes and goes.
  head.querySelector("nav").before(list);

  function update() {
    const searches = searchesElsewhere();
    for (const search of searches) if (!rows.has(search)) rows.set(search, row(search));
    for (const search of [...rows.keys()]) if (!searches.includes(search)) drop(search);
    if (rows.size !== list.children.length) fill(list, [...rows.values()].map(({ element }) => element));
    list.hidden = !rows.size;
    for (const [search, { draw }] of rows) draw(titleAmong(search, searches));
    const isTicking = searches.some((search) => search.isRunning);
    if (isTicking) ticking ||= setInterval(update, TICK_MS);
    else {
      clearInterval(ticking);
      ticking = 0;
    }
  }

  function drop(search) {
    const { element } = rows.get(search);
    rows.delete(search);
    // The focus goes where the page begins, not to nowhere.
    if (element.contains(document.activeElement)) document.getElementById("main").focus({ preventScroll: true });
    element.remove();
  }

  onSearches(update);
  restore().then(update);
}

/** The title of a search, with what tells it from the others of that title. */
function titleAmong(search, searches) {
  const { title } = search;
  const others = searches.filter((other) => other !== search && other.title === title && other.mode === search.mode);
  const words = TELLING.map((tell) => (others.some((other) => tell(other) === tell(search)) ? "" : tell(search)));
  return others.length ? `${title} (${words.find(Boolean) ?? TELLING.at(-1)(search)})` : title;
}

/** A line on one search: words that lead there, and a button that stops it, or takes the line away when it is over. */
function row(search) {
  const link = h("a", { onclick: () => search.route.startsWith("#/workshop") && backToBench(search) });
  const more = h("span", { class: "faint" });
  const button = h("button", { class: "button small", type: "button", onclick: act });
  const element = h("li", {}, h("span", { class: "words" }, link, more), button);
  let wasRunning = search.isRunning;
  let title = "";

  function act() {
    if (search.isRunning) {
      search.stop();
      announce(t("title-stopped", { title }));
    } else told(search);
  }

  function draw(named) {
    const { isRunning } = search;
    const isRenamed = title !== named;
    title = named;
    const words = isRunning ? `${search.doing || DOING[search.mode]}: ${title}` : `${title}: ${outcome(search)}`;
    // Only changed words are written, so that a screen reader does not repeat the others.
    if (link.textContent !== words) link.textContent = words;
    // A link that led to the same puzzle with another setup would be wrong.
    if (!search.address) link.removeAttribute("href");
    else if (link.getAttribute("href") !== search.address) link.href = search.address;
    more.textContent = isRunning ? state(search) : "";
    element.classList.toggle("over", !isRunning);
    const what = isRunning ? t("stop") : t("dismiss");
    if (button.textContent !== what || isRenamed) {
      button.textContent = what;
      button.setAttribute("aria-label", `${what}: ${title}`);
    }
    if (wasRunning && !isRunning) announce(words);
    wasRunning = isRunning;
  }

  return { element, draw };
}

/** How far it is: ", 12 seconds, 3 solutions". */
function state({ mode, began, found, doing }) {
  // Its steps would not be seen meanwhile, so it takes none.
  if (mode === "watch") return `, ${t("waits-for-you")}`;
  const so = !doing && found && Number.isSafeInteger(found) ? `, ${whole(t("n-solutions", { n: found }))}` : "";
  return `, ${whole(duration((Date.now() - began) / 1000))}${so}`;
}

/** What it came to, in a few words. */
function outcome(search) {
  const { done, found, mode, different, doing } = search;
  if (doing) return done.words;
  const number = done.counts?.find(({ what }) => what === "distinct");
  const n = number ? t("n-solutions", { n: amount(number.count) }) : t(different ? "n-different-solutions" : "n-solutions", { n: amount(found) });
  if (done.exhausted) return found ? n : t("no-solution-small");
  if (done.stopped_by === "failed" || done.stopped_by === "memory") return t("search-was-ended");
  if (mode === "count") return t("at-least-n", { n });
  const whole = wholeNumber(search);
  if (whole) return t("n-of-whole", { n, whole: amount(whole) });
  return done.stopped_by === "solutions" ? t("perhaps-more", { n }) : t("n-so-far", { n });
}
