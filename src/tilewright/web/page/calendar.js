// The date of a calendar puzzle.

import { backend } from "./backend.js";
import { h, newId } from "./dom.js";
import { attempt, problem, say } from "./say.js";
import { visitsTo } from "./steps.js";
import { keepInTab, keptInTab } from "./tabstore.js";
import { backInWords, openInWords } from "./words.js";

const KEPT = "tilewright:dates";

/**
 * The date that a table's puzzle leaves open.
 * @param {import("./table.js").Table} table
 * @returns {{element: HTMLElement, update: () => void}}
 */
export function calendarPart(table) {
  const id = newId("date");
  // As the browser goes from the month to the day, the active element of the document is none for a moment.
  let isInside = false;
  const words = h("p", { class: "small faint", id: newId("open") });
  const input = h("input", { type: "date", id, "aria-describedby": words.id, onchange: () => set(input.value, visit()), onfocus: () => (isInside = true), onblur: () => leave() });
  const visit = visitsTo(input);
  const today = h("button", { type: "button", class: "button primary", onclick: () => set(isoDate(new Date())) }, "Today");
  const row = h("div", { class: "row" }, h("label", { for: id }, "Date"), input, today);
  const element = h("div", { class: "stack tight" }, row, words);

  const set = (date, visit = null) => attempt(input, async () => {
    if (!date) return tell();
    keepDate(date);
    input.value = date;
    const back = await table.setUp(backend.ask("date", { puzzle: table.request({ placed: false }), date }), visit);
    if (back !== null) say(`${openInWords(table.view)}.${backInWords(table.view, back)}`);
  });

  const isOpen = () => table.view.setup.blocked.length > 0;
  const isWriting = () => isInside && !input.value;

  function tell() {
    if (!isOpen()) words.textContent = "The month and the day of the date will stay open.";
    else if (isWriting()) words.textContent = `This is no date yet. On the board ${openInWords(table.view)} as before.`;
    else words.textContent = `${openInWords(table.view)}; the pieces fill all other cells.`;
  }

  /** Only now it is a mistake: the first keys of a date are none. */
  function leave() {
    isInside = false;
    tell();
    const { badInput } = input.validity;
    if (input.value || !(badInput || isOpen())) return;
    problem(input, {
      message: badInput ? "this is no date." : "no date stands here.",
      help: isOpen() ? `on the board ${openInWords(table.view)} as before.` : "it needs a month, a day and a year that go together.",
    });
  }

  function update() {
    tell();
    // A date that is being written stays as it is.
    if (isWriting()) return;
    const { blocked, choices } = table.view.setup;
    problem(input, null);
    input.value = isOpen() ? dateOf(choices, blocked) : "";
  }

  return { element, update };
}

// The board knows of no years: for each month and day the tab keeps the date that was chosen last.
function keepDate(date) {
  keepInTab(KEPT, { ...keptInTab(KEPT), [date.slice(-5)]: date });
}

/** A date as it is written in an input. */
function isoDate(date) {
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

function twoDigits(n) {
  return String(n).padStart(2, "0");
}

// Two leap years are never further apart.
const LEAP = 8;

/** The date that two open cells stand for: the one that was chosen, or the nearest year that has it; "" if none has. */
function dateOf([months, days], blocked) {
  const month = months.findIndex((name) => blocked.includes(name));
  const day = days.findIndex((name) => blocked.includes(name));
  const kept = keptInTab(KEPT)?.[`${twoDigits(month + 1)}-${twoDigits(day + 1)}`];
  if (kept) return kept;
  const thisYear = new Date().getFullYear();
  for (let away = 0; away <= LEAP; away += 1) {
    for (const year of [thisYear + away, thisYear - away]) {
      const date = new Date(year, month, day + 1);
      if (date.getMonth() === month) return isoDate(date);
    }
  }
  return "";
}
