// The date of a calendar puzzle.

import { backend } from "./backend.js";
import { h } from "./dom.js";
import { refusedFrom } from "./refused.js";
import { problem, say } from "./say.js";
import { backInWords, listed } from "./words.js";

/**
 * The date that a table's puzzle leaves open.
 * @param {import("./table.js").Table} table
 * @returns {{element: HTMLElement, update: () => void}}
 */
export function calendarPart(table) {
  const input = h("input", { type: "date", onchange: () => set(input.value) });
  const today = h("button", { type: "button", class: "button primary", onclick: () => set(isoDate(new Date())) }, "Today");
  const words = h("p", { class: "small faint" });
  const row = h("div", { class: "row" }, h("label", { class: "row" }, "Date ", input), today);
  const element = h("div", { class: "stack tight" }, row, words);
  let date = "";

  async function set(chosen) {
    problem(input, null);
    if (!chosen) return;
    date = chosen;
    input.value = chosen;
    try {
      const back = await table.setUp(backend.ask("date", { puzzle: table.request({ placed: false }), date: chosen }));
      if (back !== null) say(`${openInWords()}.${backInWords(table.view, back)}`);
    } catch (thrown) {
      problem(input, refusedFrom(thrown));
    }
  }

  const openInWords = () => `${listed(table.view.setup.blocked)} stay open`;

  return {
    element,
    update: () => {
      const { blocked, choices } = table.view.setup;
      if (blocked.length) {
        input.value = dateOf(choices, blocked, date);
        words.textContent = `${openInWords()}; the pieces fill all other cells.`;
      } else {
        input.value = "";
        words.textContent = "Two cells stay open: the month and the day.";
      }
    },
  };
}

/** A date as it is written in an input. */
function isoDate(date) {
  const two = (n) => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

// Two leap years are never further apart.
const LEAP = 8;

/** The date that two open cells stand for: the one that was chosen, or the nearest year that has it; "" if none has. */
function dateOf([months, days], blocked, before) {
  const month = months.findIndex((name) => blocked.includes(name));
  const day = days.findIndex((name) => blocked.includes(name));
  const [, oldMonth, oldDay] = before.split("-").map(Number);
  if (month + 1 === oldMonth && day + 1 === oldDay) return before;
  const thisYear = new Date().getFullYear();
  for (let away = 0; away <= LEAP; away += 1) {
    for (const year of [thisYear + away, thisYear - away]) {
      const date = new Date(year, month, day + 1);
      if (date.getMonth() === month) return isoDate(date);
    }
  }
  return "";
}
