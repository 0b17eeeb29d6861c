// How hard a roll, or a set of pieces that is drawn, is to be.

import { sentence } from "../parts/announce.js";
import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";

const LEVELS = { easy: t("level-easy"), medium: t("level-medium"), hard: t("level-hard") };

/**
 * A list of difficulties beside the button that rolls, and words on how hard the roll is.
 * @param {Object<string, string>} [others] what may be wished besides a difficulty, the first unless another is chosen
 * @returns {{choice: HTMLElement, words: HTMLElement, level: string|null, tell: (answer: object|null, table: object) => void,
 *   check: (table: object) => void}} `tell` is given the answer to the ask "roll", null where something else was set up, and
 *   `check` takes its words away as soon as something else is set up
 */
export function difficultyChoice(others = { "": t("level-any") }) {
  const choice = h("select", { class: "wish", "aria-label": t("how-hard") }, Object.entries({ ...others, ...LEVELS }).map(([value, words]) => h("option", { value }, words)));
  const words = h("p", { class: "wished small", role: "status", hidden: true });
  let of = "";
  const setupOf = ({ view }) => JSON.stringify([view.setup.blocked, view.setup.pieces]);
  return {
    choice,
    words,
    get level() {
      return choice.value || null;
    },
    tell(answer, table) {
      of = setupOf(table);
      words.textContent = answer?.words ? `${sentence(answer.words)}.` : "";
      words.hidden = !words.textContent;
    },
    check(table) {
      words.hidden ||= of !== setupOf(table);
    },
  };
}
