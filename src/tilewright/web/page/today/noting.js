// What is noted of a puzzle of the day while it lies on the table: that it was begun, hints, the time, and how it ended.

import { fill, h } from "../parts/dom.js";
import { StopWatch, isClockWanted } from "../table/clock.js";
import { sentence } from "../parts/announce.js";
import { inWords, isOver, note, recordOf } from "./record.js";

/**
 * Note what happens on a table.
 * @param {import("../table/table.js").Table} table with the puzzle as it was left
 * @param {{on: string, level: string}} day
 * @returns {{element: HTMLElement, seconds: () => number}} words on how it ended, and the time of the person so far
 */
export function noteDay(table, { on, level }) {
  let record = recordOf(on, level);
  let watch = record?.state === "begun" ? new StopWatch(record.seconds) : null;
  // Of a puzzle that was corrected nothing is noted.
  let isSame = true;
  const seconds = () => (watch ?? record)?.seconds ?? 0;
  const element = h("p", { class: "small", hidden: true });

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
    element.hidden = !isOver(record);
    if (isOver(record)) fill(element, sentence(inWords(record, { withTime: isClockWanted() })), ". ", h("a", { href: `#/today/${on}` }, "All three of this day"));
  }

  const save = () => record?.state === "begun" && noted({});
  table.addEventListener("placed", () => table.placed.length && noted({}));
  table.addEventListener("hinted", () => noted({ hints: 1 }));
  table.addEventListener("shown", () => table.shown && noted({ state: "shown" }));
  // What was solved before it was noted that somebody began was left so.
  table.addEventListener("faults", () => table.complete && record?.state === "begun" && noted({ state: table.isLookedUp ? "shown" : "solved" }));
  table.addEventListener("view", ({ detail }) => (isSame &&= !detail.isFresh));
  window.addEventListener("pagehide", save, table.untilLeft);
  table.addEventListener("leave", () => {
    save();
    watch?.end();
  });
  tell();
  return { element, seconds };
}
