// Three puzzles for each day: what they are, how far one is with them, and one's own days so far.

import { backend } from "../backend/backend.js";
import { Refused } from "../backend/refused.js";
import { demandDate } from "../gallery/daily.js";
import { counted } from "../parts/amounts.js";
import { announce, attempt, problem, sentence } from "../parts/announce.js";
import { dayInWords, daysLater, today } from "../parts/dates.js";
import { fill, h, newId } from "../parts/dom.js";
import { savePicture } from "../sharing/download.js";
import { isClockWanted, wantClock } from "../table/clock.js";
import { FIRST, monthView } from "./month.js";
import { LEVELS, SIGNS, inWords, keepAll, records, signOf, streakOf } from "./record.js";
import { resultPart } from "./result.js";

/**
 * The view of the puzzles of a day.
 * @param {HTMLElement} main
 * @param {{date: string|null}} params null is today
 * @param {() => boolean} isCurrent false as soon as another view is wanted
 */
export async function show(main, { date }, isCurrent) {
  const day = date ?? today();
  demandDate(day);
  const refused = whyNot(day);
  if (refused) throw refused;
  const { puzzles } = await backend.ask("today", { date: day });
  if (!isCurrent()) return null;
  const cards = puzzles.map((puzzle) => cardOf(day, puzzle));
  const streak = h("p", {});
  const month = monthView(day, records);
  const result = resultPart(day, puzzles);
  let drawn = "";
  const draw = () => {
    const days = records();
    // What is as it was stays, with the focus on it.
    const now = JSON.stringify([[...days], today(), isClockWanted()]);
    if (now === drawn) return;
    drawn = now;
    for (const card of cards) card.draw(days.get(day)?.[card.level] ?? null);
    streak.textContent = streakInWords(streakOf(days, today()));
    month.draw();
    result.draw(days.get(day) ?? {});
  };
  draw();
  fill(main,
    h("div", { class: "stack today" },
      h("h1", {}, date && date !== today() ? `Three of ${dayInWords(day, { month: "long", day: "numeric", year: "numeric" })}` : "Three for today"),
      h("p", { class: "faint" }, date && date !== today() ? [h("a", { href: "#/today" }, "Today’s three"), " · "] : null, `${dayInWords(day)}. Everybody has the same.`),
      h("ul", { class: "cards three" }, cards.map((card) => card.element)),
      streak,
      h("div", { class: "beside" },
        result.element,
        // With its many links it comes late for those who go by keys.
        h("section", { class: "stack tight days-of-mine", "aria-label": "Your days" }, h("h2", {}, "Your days"), month.element, h("p", { class: "faint small" }, `${SIGNS}.`), anotherDay()),
        printPart(puzzles),
        keptPart(draw),
      ),
    ),
  );
  return whileShown(draw, date === null ? day : null, () => cards.forEach((card) => card.close()));
}

/** Draw anew what another tab, or a look at another view, may have changed. @param {string|null} day that is to be today's */
function whileShown(draw, day, close) {
  const leaving = new AbortController();
  const again = () => {
    if (document.hidden) return;
    if (day && day !== today()) dispatchEvent(new HashChangeEvent("hashchange"));
    else draw();
  };
  document.addEventListener("visibilitychange", again, leaving);
  window.addEventListener("storage", again, leaving);
  return () => {
    leaving.abort();
    close();
  };
}

/** Why there are no puzzles of a day here, as a refusal; null if there are. */
function whyNot(day) {
  // In the east it may be tomorrow already.
  if (day > daysLater(today(), 1)) return new Refused({ message: `the puzzles of ${dayInWords(day)} are not out yet`, help: "come back on that day." });
  if (day < FIRST) return new Refused({ message: `these puzzles begin with ${dayInWords(FIRST)}`, help: "choose that day, or a later one." });
  return null;
}

/** A puzzle of the day as a card; `draw` takes its record. */
function cardOf(day, { level, kind, title, picture }) {
  const address = URL.createObjectURL(new Blob([picture], { type: "image/svg+xml" }));
  const sign = h("span", { "aria-hidden": "true", class: "sign" });
  const words = h("span", {});
  const element = h("li", { class: "card", dataset: { level } },
    h("img", { src: address, width: 160, height: 160, alt: "" }),
    h("div", { class: "card-words" },
      h("h2", {}, h("a", { href: `#/today/${level}/${day}` }, `${LEVELS[level]}: ${kind}`)),
      h("p", { class: "small faint" }, title),
      h("p", { class: "tags small" }, sign, " ", words),
    ),
  );
  return {
    level,
    element,
    close: () => URL.revokeObjectURL(address),
    draw: (record) => {
      element.dataset.state = record?.state ?? "";
      sign.textContent = signOf(record);
      words.textContent = sentence(inWords(record, { withTime: isClockWanted() }));
    },
  };
}

function streakInWords({ n, hasToday, isLastChance }) {
  if (!n) return "Solve one of the three by hand on its day, and a streak begins. It forgives one missed day.";
  const so = `${counted(n, "day")} in a row`;
  if (hasToday) return `${so}, today among them. One missed day is forgiven, two end it.`;
  return isLastChance ? `${so}. Yesterday is missing, which is forgiven if you solve one today.` : `${so}. Today is still open.`;
}

/** A field for any day up to today. */
function anotherDay() {
  const id = newId("day");
  const input = h("input", { type: "date", id, min: FIRST, max: today() });
  const go = (event) => {
    event.preventDefault();
    problem(input, null);
    const day = input.value;
    const isLate = day > today();
    const refused = !day ? new Refused({ message: "no date stands here" }) : isLate ? new Refused({ message: `the puzzles of ${dayInWords(day)} are not out yet`, help: "choose a day up to today." }) : whyNot(day);
    if (refused) problem(input, refused);
    else location.hash = `#/today/${day}`;
  };
  return h("form", { class: "row", novalidate: true, onsubmit: go }, h("label", { for: id }, "Another day"), input, h("button", { class: "button small" }, "Open"));
}

/** Sheets of the three, to print. */
function printPart(puzzles) {
  const row = h("div", { class: "row" });
  const print = ({ puzzle }) => attempt(row, () => savePicture("pdf", puzzle), undefined, "Making the PDF");
  fill(row, puzzles.map((one) => h("button", { type: "button", class: "button small", onclick: () => print(one), "aria-label": `${LEVELS[one.level]}: sheet to print, PDF` }, LEVELS[one.level])));
  return h("section", { class: "stack tight", "aria-label": "To print" }, h("h2", {}, "To print"), h("p", { class: "faint small" }, "A sheet with the board and the pieces, as a PDF."), row);
}

/** The clock, and what is kept. @param {() => void} draw */
function keptPart(draw) {
  const clock = h("input", { type: "checkbox", checked: isClockWanted(), onchange: () => {
    wantClock(clock.checked);
    draw();
  } });
  let forgotten = null;
  const forget = h("button", { type: "button", class: "button small", onclick: () => {
    const before = forgotten === null ? records() : null;
    keepAll(forgotten ?? new Map());
    forgotten = before;
    forget.textContent = forgotten ? "Bring them back" : "Forget my days";
    announce(forgotten ? "Your days are forgotten." : "Your days are back.");
    draw();
  } }, "Forget my days");
  return h("section", { class: "stack tight", "aria-label": "What is kept" },
    h("h2", {}, "What is kept"),
    h("label", { class: "check" }, clock, "Show me a clock, and my times"),
    h("p", { class: "faint small" }, "Your days stay in this browser; nothing of them is sent."),
    h("div", { class: "row" }, forget),
  );
}
