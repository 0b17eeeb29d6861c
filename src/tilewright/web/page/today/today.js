// Three puzzles for each day: what they are, how far one is with them, and one's own days so far.

import { backend } from "../backend/backend.js";
import { Refused } from "../backend/refused.js";
import { dayRows, demandDate } from "../gallery/daily.js";
import { announce, attempt, problem, sentence } from "../parts/announce.js";
import { DATE, dayInWords, daysLater, today } from "../parts/dates.js";
import { fill, h, newId } from "../parts/dom.js";
import { t } from "../parts/languages.js";
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
      h("h1", {}, date && date !== today() ? t("three-of", { day: dayInWords(day, DATE) }) : t("three-for-today")),
      h("p", { class: "faint" }, date && date !== today() ? [h("a", { href: "#/today" }, t("todays-three")), " · "] : null, t("same-for-all", { day: dayInWords(day) })),
      h("ul", { class: "cards three" }, cards.map((card) => card.element)),
      streak,
      h("section", { class: "stack tight", "aria-label": t("more-of-this-day") }, h("h2", {}, t("more-of-this-day")), dayRows({ date, withViews: false })),
      h("div", { class: "beside" },
        result.element,
        // With its many links it comes late for those who go by keys.
        h("section", { class: "stack tight days-of-mine", "aria-label": t("your-days") }, h("h2", {}, t("your-days")), month.element, h("p", { class: "faint small" }, SIGNS), anotherDay()),
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
  if (day > daysLater(today(), 1)) return new Refused({ message: t("day-not-out", { day: dayInWords(day) }), help: t("come-back") });
  if (day < FIRST) return new Refused({ message: t("days-begin-with", { day: dayInWords(FIRST) }), help: t("that-day-or-later") });
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
      h("h2", {}, h("a", { href: `#/today/${level}/${day}` }, t("level-and-kind", { level: LEVELS[level], kind }))),
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
  if (!n) return t("streak-none");
  return t(hasToday ? "streak-with-today" : isLastChance ? "streak-last-chance" : "streak-open", { n });
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
    const refused = !day ? new Refused({ message: t("no-date") }) : isLate ? new Refused({ message: t("day-not-out", { day: dayInWords(day) }), help: t("day-up-to-today") }) : whyNot(day);
    if (refused) problem(input, refused);
    else location.hash = `#/today/${day}`;
  };
  return h("form", { class: "row", novalidate: true, onsubmit: go }, h("label", { for: id }, t("another-day")), input, h("button", { class: "button small" }, t("open")));
}

/** Sheets of the three, to print. */
function printPart(puzzles) {
  const row = h("div", { class: "row" });
  const print = ({ puzzle }) => attempt(row, () => savePicture("pdf", puzzle), undefined, t("making-pdf"));
  fill(row, puzzles.map((one) => h("button", { type: "button", class: "button small", onclick: () => print(one), "aria-label": t("sheet-of-level", { level: LEVELS[one.level] }) }, LEVELS[one.level])));
  return h("section", { class: "stack tight", "aria-label": t("to-print") }, h("h2", {}, t("to-print")), h("p", { class: "faint small" }, t("to-print-what")), row);
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
    forget.textContent = forgotten ? t("bring-days-back") : t("forget-days");
    announce(forgotten ? t("days-forgotten") : t("days-back"));
    draw();
  } }, t("forget-days"));
  return h("section", { class: "stack tight", "aria-label": t("what-is-kept") },
    h("h2", {}, t("what-is-kept")),
    h("label", { class: "check" }, clock, t("show-clock-and-times")),
    h("p", { class: "faint small" }, t("days-stay-here")),
    h("div", { class: "row" }, forget),
  );
}
