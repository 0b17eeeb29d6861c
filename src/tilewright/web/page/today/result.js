// What a person did on a day, as a text that gives nothing away, to send to others.

import { announce } from "../parts/announce.js";
import { DATE, dayInWords } from "../parts/dates.js";
import { h, newId } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { isOnlyHere } from "../sharing/share.js";
import { isClockWanted } from "../table/clock.js";
import { LEVELS, inWords, signOf } from "./record.js";

/** The address of the three puzzles of a day. */
const addressOf = (day) => `${location.origin}${location.pathname}${location.search}#/today/${day}`;

function textOf(day, puzzles, levels) {
  const record = (level) => inWords(levels[level] ?? null, { withTime: isClockWanted() });
  const line = ({ level, kind }) => t("result-line", { sign: signOf(levels[level] ?? null), level: LEVELS[level], kind, record: record(level) });
  return [t("result-of", { day: dayInWords(day, DATE) }), ...puzzles.map(line), addressOf(day)].join("\n");
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
      copied.textContent = t("copied");
      announce(t("result-copied"));
    } catch {
      field.focus();
      announce(t("text-selected"));
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
  const element = h("section", { class: "stack tight", "aria-label": t("share-result") },
    h("h2", {}, t("share-result")),
    h("label", { for: id, class: "faint small" }, t(isOnlyHere() ? "result-says-here" : "result-says")),
    field,
    h("div", { class: "row" }, button(t("copy-result"), copy), navigator.share ? button(t("share-dots"), send) : null, copied),
  );
  return {
    element,
    draw: (levels) => {
      field.value = textOf(day, puzzles, levels);
      copied.textContent = "";
    },
  };
}
