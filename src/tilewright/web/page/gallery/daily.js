// The puzzle of the day: one for each difficulty, the same for everybody.

import { backend } from "../backend/backend.js";
import { h } from "../parts/dom.js";

const LEVELS = { easy: "Easy", medium: "Medium", hard: "Hard" };

/** Whether there is such a difficulty. */
export function isLevel(level) {
  return level in LEVELS;
}

/**
 * The puzzle of a day.
 * @param {{level: string, date: string|null}} day no date is today
 * @returns {Promise<object>} the `puzzle` of a request
 */
export async function puzzleOfDay({ level, date }) {
  return (await backend.ask("daily", { level, date: date ?? today() })).puzzle;
}

/** The day here, as "2026-11-23". */
function today() {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/**
 * Links to the puzzles of a day, in a row with its name.
 * @param {{level?: string, date?: string|null}} [day] the one that is shown
 * @returns {HTMLElement}
 */
export function dayRow({ level = "", date = null } = {}) {
  const day = new Date(`${date ?? today()}T12:00`);
  const words = day.toLocaleDateString("en-US", { weekday: "long", month: "long", day: "numeric" });
  return h("nav", { class: "day", "aria-label": "Puzzle of the day" },
    h("span", { class: "small" }, h("strong", {}, "Puzzle of the day"), " ", h("span", { class: "faint" }, words)),
    Object.entries(LEVELS).map(([name, title]) =>
      h("a", { class: "chip", href: `#/day/${name}${date ? `/${date}` : ""}`, "aria-current": name === level ? "true" : null }, title),
    ),
  );
}
