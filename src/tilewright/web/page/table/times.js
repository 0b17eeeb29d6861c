/** How long a person takes to solve puzzles, noted in this browser for those who want that. Nothing is ever sent. */

import { duration } from "../parts/amounts.js";
import { announce } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { keepInBrowser, keepInTab, keptInBrowser, keptInTab } from "../parts/tabstore.js";
import { setupInWords } from "../setup/setup.js";
import { saveText } from "../sharing/share.js";
import { StopWatch, isClockWanted, timeInDigits, wantClock } from "./clock.js";

const WANTED = "tilewright:times-wanted";
const TIMES = "tilewright:times";
// The time of the latest table, which goes on after a reload.
const RUNNING = "tilewright:time-running";
const COLUMNS = ["date", "puzzle", "variant", "setup", "laid_before", "hints", "seconds"];

/** What the table is of and what lies on it, as a text. @param {import("./table.js").Table} table */
function markOf(table) {
  const asked = Object.entries(table.request()).filter(([, value]) => value !== undefined);
  return JSON.stringify(asked.sort());
}

/**
 * The part of a puzzle's view that notes solving times, and a clock that runs beside the title if that is wanted.
 * @param {import("./table.js").Table} table
 * @param {{seconds: () => number}|null} day what notes the time of a puzzle of the day, which the clock then shows
 * @returns {{element: HTMLElement, clock: HTMLElement}}
 */
export function timesPanel(table, day = null) {
  const wanted = h("input", { type: "checkbox", checked: keptInBrowser(WANTED) === true, onchange: choose });
  const clockWanted = h("input", { type: "checkbox", checked: isClockWanted(), onchange: choose });
  const clock = h("p", { class: "clock number", role: "timer", "aria-label": t("your-time"), hidden: true });
  const noted = notedTimes(table);
  let watch = null;
  let laidBefore = 0;
  let hints = 0;
  // Where the clock stands still.
  let last = 0;

  function choose() {
    keepInBrowser(WANTED, wanted.checked);
    wantClock(clockWanted.checked);
    forget();
    tick();
    noted.draw();
  }

  function forget() {
    watch?.end();
    watch = null;
    last = 0;
    laidBefore = table.placed.length;
    hints = 0;
    keepInTab(RUNNING, null);
  }

  function keep() {
    if (watch || last) keepInTab(RUNNING, { of: markOf(table), seconds: watch?.seconds ?? last, isRunning: watch !== null, laidBefore, hints });
  }

  /** Go on with the time of this table as it was left. */
  function goOn() {
    laidBefore = table.placed.length;
    const kept = keptInTab(RUNNING);
    if (kept?.of !== markOf(table) || !(wanted.checked || clockWanted.checked)) return;
    ({ laidBefore, hints } = kept);
    if (kept.isRunning) watch = new StopWatch(kept.seconds);
    else last = kept.seconds;
  }

  function tick() {
    clock.hidden = !clockWanted.checked;
    clock.textContent = timeInDigits(day?.seconds() ?? watch?.seconds ?? last);
  }

  /** The first piece that is laid begins the time; a solution that is shown, or was looked up, ends it unnoted. */
  function heard() {
    if (!(wanted.checked || clockWanted.checked) || !table.view) return;
    if (table.shown) forget();
    else if (watch === null && table.placed.length !== laidBefore && !table.complete) watch = new StopWatch();
    else if (table.complete && table.isLookedUp) forget();
    else if (watch !== null && table.complete) solved();
  }

  function solved() {
    const seconds = Math.round(watch.seconds);
    if (wanted.checked) noted.note(seconds, { laidBefore, hints });
    forget();
    last = seconds;
    tick();
  }

  for (const type of ["placed", "faults", "shown"]) table.addEventListener(type, heard);
  table.addEventListener("hinted", () => (hints += 1));
  table.addEventListener("view", forget);
  const ticking = setInterval(() => (watch || day) && tick(), 500);
  window.addEventListener("pagehide", keep, table.untilLeft);
  table.addEventListener("leave", () => {
    clearInterval(ticking);
    keep();
    watch?.end();
  });
  goOn();
  tick();
  return { clock, element: h("section", { class: "stack tight" }, h("h3", {}, t("your-times")), check(t("show-a-clock"), clockWanted), check(t("note-how-long"), wanted), noted.element) };
}

const check = (words, input) => h("label", { class: "check" }, input, words);

/** The times that were noted, and buttons that save them and forget them. */
function notedTimes(table) {
  const words = h("p", { class: "faint small" });
  const row = h("div", { class: "row" });

  function note(seconds, { laidBefore, hints }) {
    const { title, variant } = table.view;
    const { blocked = [], pieces = [], size, target } = table.request();
    const setup = blocked.length || pieces.length || size || target !== undefined ? setupInWords(table) : "";
    const times = [...(keptInBrowser(TIMES) ?? []), { date: new Date().toISOString().slice(0, 10), puzzle: title, variant, setup, laid_before: laidBefore, hints, seconds }];
    keepInBrowser(TIMES, times);
    draw();
    announce(t("noted", { time: duration(seconds) }));
  }

  function save() {
    const quoted = (value) => `"${String(value).replaceAll('"', '""')}"`;
    saveText("solving-times.csv", [COLUMNS, ...(keptInBrowser(TIMES) ?? []).map((one) => COLUMNS.map((name) => one[name]))].map((cells) => cells.map(quoted).join(",")).join("\n") + "\n", "text/csv");
  }

  function drop() {
    keepInBrowser(TIMES, []);
    draw();
    announce(t("times-forgotten"));
  }

  function draw() {
    const times = (keptInBrowser(TIMES) ?? []);
    words.textContent = t("times-noted", { n: times.length });
    const button = (text, act) => h("button", { type: "button", class: "button small", onclick: act }, text);
    fill(row, times.length ? [button(t("save-the-times"), save), button(t("forget-them"), drop)] : null);
  }

  draw();
  return { element: [words, row], note, draw };
}
