// The date of a calendar puzzle.

import { backend } from "../backend/backend.js";
import { announce, attempt, problem, sentence } from "../parts/announce.js";
import { isoDate, today } from "../parts/dates.js";
import { h, newId } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { visitsTo } from "../parts/steps.js";
import { keepInTab, keptInTab } from "../parts/tabstore.js";
import { backInWords, listed, openInWords, openNames } from "../parts/words.js";

const KEPT = "tilewright:dates";

/**
 * The date that a table's puzzle leaves open.
 * @param {import("../table/table.js").Table} table
 * @returns {{element: HTMLElement, update: () => void}}
 */
export function calendarPart(table) {
  const id = newId("date");
  // As the browser goes from the month to the day, the active element of the document is none for a moment.
  let isInside = false;
  const words = h("p", { class: "small faint", id: newId("open") });
  const input = h("input", { type: "date", id, "aria-describedby": words.id, onchange: () => set(input.value, visit()), onfocus: () => (isInside = true), onblur: () => leave() });
  const visit = visitsTo(input);
  const button = h("button", { type: "button", class: "button primary", onclick: () => set(today()) }, t("today"));
  const row = h("div", { class: "row" }, h("label", { for: id }, t("date")), input, button);
  const element = h("div", { class: "stack tight" }, row, words);

  const set = (date, visit = null) => attempt(input, async () => {
    if (!date) return tell();
    input.value = date;
    const asked = backend.ask("date", { puzzle: table.request({ placed: false }), date });
    const back = await table.setUp(asked.then((cells) => keepDate(cells, date)), visit);
    if (back !== null) announce(`${openInWords(table.view)}.${backInWords(table.view, back)}`);
  });

  const isOpen = () => table.view.setup.blocked.length > 0;
  const isWriting = () => isInside && !input.value;

  function tell() {
    if (!isOpen()) words.textContent = sentence(t("date-stays-open", { fields: listed(table.view.setup.fields.map((field) => t(`the-${field}`))) }));
    else if (isWriting()) words.textContent = t("no-date-yet", { cells: openNames(table.view) });
    else words.textContent = t("open-on-date", { cells: openNames(table.view) });
  }

  /** Only now it is a mistake: the first keys of a date are none. */
  function leave() {
    isInside = false;
    tell();
    const { badInput } = input.validity;
    if (input.value || !(badInput || isOpen())) return;
    problem(input, {
      message: badInput ? t("is-no-date") : t("no-date-here"),
      help: isOpen() ? t("open-as-before", { cells: openNames(table.view) }) : t("needs-a-date"),
    });
  }

  function update() {
    tell();
    // A date that is being written stays as it is.
    if (isWriting()) return;
    problem(input, null);
    input.value = isOpen() ? dateOf(table.view.setup) : "";
  }

  return { element, update };
}

// The board knows of no years: for each choice of cells the tab keeps the date for which it was made last.
function keepDate(cells, date) {
  keepInTab(KEPT, { ...keptInTab(KEPT), [keyOf(cells.blocked)]: date });
  return cells;
}

function keyOf(blocked) {
  return [...blocked].sort().join(" ");
}

// By then each date has been on each weekday, 29 February in spite of a century that is no leap year, too.
const YEARS = 40;

const PLACES = { month: (date) => date.getMonth(), day: (date) => date.getDate() - 1, weekday: (date) => (date.getDay() + 6) % 7 };

/** The date that the open cells stand for: the one that was chosen, or one in the nearest year that has it; "" if none has. */
function dateOf({ fields, choices, blocked }) {
  const kept = keptInTab(KEPT)?.[keyOf(blocked)];
  if (kept) return kept;
  const wanted = choices.map((names) => names.findIndex((name) => blocked.includes(name)));
  const isWanted = (date) => fields.every((field, k) => PLACES[field](date) === wanted[k]);
  const thisYear = new Date().getFullYear();
  for (let away = 0; away <= YEARS; away += 1) {
    for (const year of [thisYear + away, thisYear - away]) {
      for (const date = new Date(year, 0, 1); date.getFullYear() === year; date.setDate(date.getDate() + 1)) if (isWanted(date)) return isoDate(date);
    }
  }
  return "";
}
