/** The live board: while pieces are laid, how many solutions are left, which move left none, and what can still lie where. */

import { counted, grouped, whole } from "./amounts.js";
import { backend } from "./backend.js";
import { fill, h } from "./dom.js";
import { heatsFor } from "./heat.js";
import { knownCount } from "./known.js";
import { say, sentence, setWords } from "./say.js";
import { keepInBrowser, keptInBrowser } from "./tabstore.js";
import { pieceName } from "./words.js";

const KEY = "tilewright:live";
// A count that takes longer goes on with each further request, up to so many, with a pause between them for others.
const MOST_REQUESTS = 20;
const PAUSE_MS = 40;
const MOST_KEPT = 300;
// What is known after a request that was refused, as by a server with too many visitors; the next one comes later.
const NOTHING = { count: "0", exact: false, none_since: null, cells: [], forced: [], of_solutions: false };
const REFUSED_MS = 500;

/**
 * The bar that says how things stand, with a switch; what it shows on the board is `table.live`.
 * @param {import("./table.js").Table} table
 * @returns {HTMLElement}
 */
export function liveBar(table) {
  const { on = true, heat = "" } = keptInBrowser(KEY) ?? {};
  const answers = new Map();
  // What lies there in the order in which it was laid; a piece that was moved was laid last.
  let order = [];
  let isAsking = false;

  const wanted = h("input", { type: "checkbox", role: "switch", checked: on, onchange: choose });
  const words = h("span", { class: "live-words" });
  const spoken = h("span", { class: "visually-hidden", role: "status" });
  const back = h("button", { type: "button", class: "button", hidden: true, onclick: goBack }, "Go back");
  const choice = h("select", { onchange: choose, "aria-label": "Heat map", title: "Write on the cells how much can still lie there" });
  const element = h(
    "section",
    { class: "live-bar", "aria-label": "Live" },
    h("label", { class: "check" }, wanted, "Live"), words, spoken, back, choice,
  );

  function choose() {
    keepInBrowser(KEY, { on: wanted.checked, heat: choice.value });
    tell();
    look();
  }

  function request() {
    return { ...table.request({ placed: false }), placed: order };
  }

  /** Whether there is something to ask: not for a tab in the background, nor before the dice are rolled. */
  function isOf(key) {
    return wanted.checked && !table.isLeft && !document.hidden && !table.view.missing && key === JSON.stringify(request());
  }

  /** Ask about the table as it is now, until that is known; one request at a time. */
  async function look() {
    if (isAsking) return;
    isAsking = true;
    let key = JSON.stringify(request());
    while (isOf(key) && !isSettled(answers.get(key))) {
      const answer = await backend.ask("live", { puzzle: JSON.parse(key) }).catch(() => null);
      keep(key, answer);
      const isNow = isOf(key);
      if (isNow) tell();
      if (isNow && !isSettled(answers.get(key))) await new Promise((resolve) => setTimeout(resolve, answer ? PAUSE_MS : REFUSED_MS));
      key = JSON.stringify(request());
    }
    isAsking = false;
  }

  /** Whether more requests about the table as it is now would tell no more. */
  function isSettled(known) {
    // What is published needs no request, unless the cells are to show more.
    if (known === undefined) return inCatalog() !== null && !choice.value;
    if (known.requests >= MOST_REQUESTS || known.count === null || inCatalog() !== null) return true;
    return known.exact && (known.count !== "0" || known.none_since !== null);
  }

  /** The published number of solutions of what is set up, as long as nothing lies there; null if there is none. */
  function inCatalog() {
    return order.length ? null : knownCount(table, "distinct");
  }

  /** How many of these are different, if that is published, too. */
  function different() {
    const digits = knownCount(table, "symmetry");
    return digits === null || digits === inCatalog() ? "" : `, ${whole(`${grouped(digits)} different`)}`;
  }

  /** Keep an answer for whenever the same lies there again; a later one never says less. */
  function keep(key, answer) {
    const before = answers.get(key);
    const requests = (before?.requests ?? 0) + 1;
    const isMore = answer && (answer.exact || answer.count === null || !before || BigInt(answer.count) >= BigInt(before.count));
    answers.delete(key);
    answers.set(key, { ...(isMore ? answer : (before ?? NOTHING)), requests });
    if (answers.size > MOST_KEPT) answers.delete(answers.keys().next().value);
  }

  function tell() {
    const isOn = wanted.checked && !table.view.missing;
    const known = isOn ? answers.get(JSON.stringify(request())) : undefined;
    const isKnown = known !== undefined && known.count !== null;
    const isStale = isOn && known === undefined && !isSettled(known) && table.live !== null;
    element.classList.toggle("stale", isStale);
    back.hidden = !isKnown || known.none_since === null || known.none_since < 0;
    if (!back.hidden) back.title = `Take back ${nameOf(known.none_since)} and what was laid later`;
    words.hidden = !wanted.checked;
    // There is room for one of them, and the way back matters more.
    choice.hidden = !wanted.checked || !back.hidden;
    // As long as nothing is known of what lies there now, the words and the numbers of before stand, faint.
    if (isStale) return;
    const text = isOn ? inWords(known) : "";
    setWords(words, text);
    // A number that still grows would be read again and again.
    if (!isOn || isSettled(known)) setWords(spoken, text);
    table.live = isKnown ? { ...known, heat: choice.value, wrong: back.hidden ? null : order[known.none_since] } : null;
    table.dispatchEvent(new Event("live"));
  }

  function inWords(known) {
    if (table.complete) return "This is a solution";
    if (inCatalog() !== null) return different() ? sentence(solutions(inCatalog())) + different() : inAll(inCatalog());
    if (known === undefined) return "Counting…";
    if (known.count === null) return "This puzzle is too large for a live count";
    if (known.exact && known.count === "0") {
      if (known.none_since === null) return "None left";
      return known.none_since < 0 ? "There is no solution" : `None left since ${nameOf(known.none_since)}`;
    }
    if (known.exact) return order.length ? `${sentence(solutions(known.count))} left` : inAll(known.count);
    if (known.count !== "0") return `At least ${solutions(known.count)}${order.length ? " left" : ""}`;
    return known.requests < MOST_REQUESTS ? "Counting…" : "Not known whether a solution is left";
  }

  /** A piece by the letter that it has on the board: a name may be too long for the bar. */
  function nameOf(number) {
    const [piece] = order[number];
    return `${pieceName(table.view, piece).split(" ")[0]} ${table.view.pieces[piece].code}`;
  }

  function goBack() {
    const { none_since: number } = answers.get(JSON.stringify(request()));
    const n = order.length - number;
    table.arrange(order.slice(0, number));
    say(`${sentence(counted(n, table.view.nouns.piece))} taken back. Undo lays ${n === 1 ? "it" : "them"} again.`);
    wanted.focus();
  }

  function changed() {
    const lying = new Set(table.placed.map(String));
    const stayed = order.filter((placement) => lying.has(String(placement)));
    const before = new Set(stayed.map(String));
    order = [...stayed, ...table.placed.filter((placement) => !before.has(String(placement)))];
    tell();
    look();
  }

  // The numbers of a puzzle of numbers have one way to lie; the choice stays for the next puzzle.
  fill(choice, heatsFor(table.view).map(([value, text]) => h("option", { value, selected: value === heat }, text)));
  const seen = () => look();
  document.addEventListener("visibilitychange", seen);
  table.addEventListener("leave", () => document.removeEventListener("visibilitychange", seen));
  table.addEventListener("placed", changed);
  table.addEventListener("view", () => {
    table.live = null;
    changed();
  });
  table.addEventListener("faults", tell);
  changed();
  return element;
}

/** All solutions, with those that are others turned or mirrored. */
function inAll(digits) {
  return digits === "1" ? "One solution" : `${solutions(digits)} ${whole("in all")}`;
}

function solutions(digits) {
  return whole(digits === "1" ? "one solution" : counted(digits, "solution"));
}
