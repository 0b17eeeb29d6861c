// The date of a calendar puzzle.

import { backend } from "./backend.js";
import { h } from "./dom.js";
import { refusedFrom } from "./refused.js";
import { problem, say } from "./say.js";
import { backInWords } from "./words.js";

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
  let asked = 0;

  async function set(chosen) {
    problem(input, null);
    if (!chosen) return;
    const number = (asked += 1);
    input.value = chosen;
    try {
      await table.changing(async () => {
        const answer = await backend.ask("date", { puzzle: table.request({ placed: false }), date: chosen });
        // Of several dates only the last one counts, whichever answer comes first.
        if (number !== asked) return;
        date = chosen;
        const back = await table.setBlocked(answer.blocked);
        if (!table.isLeft) say(`${answer.blocked.join(" ")} stays open.${backInWords(table.view, back)}`);
      });
    } catch (thrown) {
      if (number === asked) problem(input, refusedFrom(thrown));
    }
  }

  return {
    element,
    update: () => {
      const { blocked, choices } = table.view.setup;
      if (blocked.length) {
        input.value = dateOf(choices, blocked, date);
        words.textContent = `${blocked.join(" and ")} stay open; the pieces fill all other cells.`;
      } else words.textContent = "Two cells stay open: the month and the day.";
    },
  };
}

/** A date as it is written in an input. */
function isoDate(date) {
  const two = (n) => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The date that two open cells stand for: the one that was chosen, or that of this year. */
function dateOf([months, days], blocked, before) {
  const month = months.findIndex((name) => blocked.includes(name));
  const day = days.findIndex((name) => blocked.includes(name));
  const [, oldMonth, oldDay] = before.split("-").map(Number);
  if (month + 1 === oldMonth && day + 1 === oldDay) return before;
  return isoDate(new Date(new Date().getFullYear(), month, day + 1));
}
