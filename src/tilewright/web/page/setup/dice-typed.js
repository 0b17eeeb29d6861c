// The dice of a roll typed in one field, in any order: which die shows which of the cells.

import { Refused } from "../backend/refused.js";
import { announce, attempt, problem } from "../parts/announce.js";
import { h, newId } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { visitsTo } from "../parts/steps.js";
import { backInWords, listed } from "../parts/words.js";

/**
 * Let each die show one of these cells, as many as can be.
 * @param {string[][]} choices the faces of each die
 * @param {string[]} names of cells
 * @returns {{faces: Array<string|null>, left: string[]}} what each die shows, and the cells that no die is left for
 */
export function dealt(choices, names) {
  const faces = choices.map(() => null);
  const show = (name, seen) =>
    choices.some((on, die) => {
      if (!on.includes(name) || seen.has(die)) return false;
      seen.add(die);
      // A die that shows another cell already may leave it to one that can show it, too.
      if (faces[die] !== null && !show(faces[die], seen)) return false;
      faces[die] = name;
      return true;
    });
  return { faces, left: names.filter((name) => !show(name, new Set())) };
}

/** Why no roll shows these cells, as a refusal; null if one does. */
export function notRolled(choices, names) {
  const { faces, left } = dealt(choices, names);
  if (!left.length) return null;
  const [first] = left;
  const twice = names.indexOf(first) < names.lastIndexOf(first);
  const dice = choices.filter((on) => on.includes(first));
  const open = choices.filter((_, die) => faces[die] === null);
  return {
    message: twice ? t("die-twice", { cell: first }) : dice.length ? t("on-one-die", { cell: first, others: listed(names.filter((name) => name !== first && dice.some((on) => on.includes(name)))) }) : t("on-no-die", { cell: first }),
    help: open.length ? t("free-die-has", { cells: listed(open[0]) }) : t("n-dice", { n: choices.length }),
  };
}

/**
 * A field for a whole roll.
 * @param {import("../table/table.js").Table} table
 * @param {(n: number) => void} count is told how many cells are typed
 * @returns {{element: HTMLElement, update: () => void}}
 */
export function typedRoll(table, count) {
  const { choices } = table.view.setup;
  const id = newId("roll");
  const input = h("input", { type: "text", id, autocomplete: "off", spellcheck: "false", placeholder: choices.map(([first]) => first).join(" "), oninput: () => typed(), onchange: () => take() });
  input.addEventListener("keydown", (event) => event.key === "Enter" && take());
  // A last cell may be the beginning of another.
  const visit = visitsTo(input);
  let taken = "";

  const typedNames = () => input.value.split(/[\s,;|/]+/).filter(Boolean);

  /** Count the cells, and take them as soon as they are a whole roll. */
  function typed() {
    const names = typedNames();
    problem(input, null);
    count(names.length);
    if (names.length > choices.length || (names.length === choices.length && !notRolled(choices, names))) take();
  }

  const take = () => attempt(input, async () => {
    const names = typedNames();
    if (!names.length || names.join(" ") === taken) return;
    const refused = notRolled(choices, names);
    if (refused) throw new Refused(refused);
    taken = names.join(" ");
    const back = await table.setBlocked(names, visit());
    if (back !== null) announce(`${t("dice-show", { cells: listed(names) })}${backInWords(table.view, back)}`);
  });

  /** Show what is chosen, unless it is being typed. */
  function update() {
    if (input === document.activeElement) return;
    problem(input, null);
    const { blocked } = table.view.setup;
    taken = blocked.join(" ");
    input.value = blocked.length === choices.length ? taken : "";
  }

  return { element: h("div", { class: "field" }, h("label", { for: id }, t("what-your-dice-show")), input), update };
}
