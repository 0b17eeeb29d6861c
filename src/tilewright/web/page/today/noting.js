// What is noted of a puzzle of the day while it lies on the table: that it was begun, hints, the time, and how it ended.

import { sentence } from "../parts/announce.js";
import { SHORT, dayInWords } from "../parts/dates.js";
import { h } from "../parts/dom.js";
import { StopWatch, isClockWanted } from "../table/clock.js";
import { inWords, isOver, note, recordOf } from "./record.js";

/**
 * Note what happens on a table.
 * @param {import("../table/table.js").Table} table with the puzzle as it was left
 * @param {{on: string, level: string}} day
 * @returns {{element: HTMLElement, seconds: () => number}} how far one is in words, and the time so far
 */
export function noteDay(table, { on, level }) {
  let record = recordOf(on, level);
  let watch = record?.state === "begun" ? new StopWatch(record.seconds) : null;
  // Of a puzzle that was corrected nothing is noted.
  let isSame = true;
  const seconds = () => (watch ?? record)?.seconds ?? 0;
  const element = h("span", { class: "faint" });

  function noted(change) {
    if (!isSame || isOver(record)) return;
    watch ??= new StopWatch();
    record = note(on, level, { seconds: seconds(), ...change });
    if (isOver(record)) end();
  }

  function end() {
    watch?.end();
    watch = null;
    tell();
  }

  function tell() {
    element.textContent = isOver(record) ? sentence(inWords(record, { withTime: isClockWanted() })) : dayInWords(on, SHORT);
  }

  const save = () => record?.state === "begun" && noted({});
  table.addEventListener("placed", () => table.placed.length && noted({}));
  table.addEventListener("hinted", () => noted({ hints: 1 }));
  table.addEventListener("shown", () => table.shown && noted({ state: "shown" }));
  // A solution that lies there from the start, as after the days were forgotten, is none of now.
  table.addEventListener("faults", () => table.complete && record?.state === "begun" && noted({ state: table.isLookedUp ? "shown" : "solved" }));
  table.addEventListener("view", ({ detail }) => (isSame &&= !detail.isFresh));
  // On a phone nothing else may come before the end.
  document.addEventListener("visibilitychange", save, table.untilLeft);
  window.addEventListener("pagehide", save, table.untilLeft);
  table.addEventListener("leave", () => {
    save();
    watch?.end();
  });
  tell();
  return { element, seconds };
}
