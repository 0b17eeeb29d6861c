// What a person did on a day, as a text that gives nothing away, to send to others.

import { announce } from "../parts/announce.js";
import { dayInWords } from "../parts/dates.js";
import { h, newId } from "../parts/dom.js";
import { isOnlyHere } from "../sharing/share.js";
import { isClockWanted } from "../table/clock.js";
import { LEVELS, inWords, signOf } from "./record.js";

/** The address of the three puzzles of a day. */
const addressOf = (day) => `${location.origin}${location.pathname}${location.search}#/today/${day}`;

function textOf(day, puzzles, levels) {
  const line = ({ level, kind }) => `${signOf(levels[level] ?? null)} ${LEVELS[level]}, ${kind}: ${inWords(levels[level] ?? null, { withTime: isClockWanted() })}`;
  return [`tilewright, ${dayInWords(day, { month: "long", day: "numeric", year: "numeric" })}`, ...puzzles.map(line), addressOf(day)].join("\n");
}

/**
 * The part of the view that gives a result away.
 * @param {string} day
 * @param {object[]} puzzles its three, as the desk gives them
 * @returns {{element: HTMLElement, draw: (levels: object) => void}} `draw` takes the records of the day
 */
export function resultPart(day, puzzles) {
  const id = newId("result");
  const field = h("textarea", { id, readonly: true, rows: 5, onfocus: () => field.select() });
  const copied = h("p", { class: "faint small" });

  async function copy() {
    try {
      await navigator.clipboard.writeText(field.value);
      copied.textContent = "Copied.";
      announce("Your result is copied.");
    } catch {
      field.focus();
      announce("The text is selected; copy it with Ctrl+C.");
    }
  }

  async function send() {
    try {
      await navigator.share({ text: field.value });
    } catch {
      // Who closes the system's own dialog has decided not to share.
    }
  }

  const button = (words, act) => h("button", { type: "button", class: "button", onclick: act }, words);
  const element = h("section", { class: "stack tight", "aria-label": "Share my result" },
    h("h2", {}, "Share my result"),
    h("label", { for: id, class: "faint small" }, `It says how you did, and nothing of how it is done.${isOnlyHere() ? " The link opens on this computer only." : ""}`),
    field,
    h("div", { class: "row" }, button("Copy my result", copy), navigator.share ? button("Share…", send) : null, copied),
  );
  return {
    element,
    draw: (levels) => {
      field.value = textOf(day, puzzles, levels);
      copied.textContent = "";
    },
  };
}
