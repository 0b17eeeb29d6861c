// The dice of a puzzle: rolled all at once, or set one by one to the faces that lie on the real table.

import { backend } from "../backend/backend.js";
import { announce, attempt } from "../parts/announce.js";
import { able, h, reducedMotion, s } from "../parts/dom.js";
import { t, withElements } from "../parts/languages.js";
import { visitsTo } from "../parts/steps.js";
import { backInWords } from "../parts/words.js";
import { dealt } from "./dice-typed.js";
import { difficultyChoice } from "./difficulty-choice.js";

const ROLLING = 600;
const FLICKER = 70;

/**
 * The dice of a table's puzzle.
 * @param {import("../table/table.js").Table} table
 * @returns {{element: HTMLElement, update: () => void}}
 */
export function diceParts(table) {
  const { choices } = table.view.setup;
  let faces = choices.map(() => null);
  const dice = choices.map((names, k) => die(names, k, (face, visit) => choose(faces.map((old, other) => (other === k ? face : old)), visit)));
  const button = h("button", { type: "button", class: "button primary", "aria-label": t("roll-the-dice"), onclick: () => roll() }, withElements("roll-rest", { rest: h("span", { class: "rest" }, t("roll-rest-words")) }));
  const row = h("div", { class: "dice", role: "group", "aria-label": t("dice") }, dice.map((one) => one.element));
  const difficulty = difficultyChoice();
  const element = h("div", { class: "stack tight" }, row, h("div", { class: "row" }, button, difficulty.choice), difficulty.words);

  const choose = (next, visit) => attempt(row, async () => {
    faces = next;
    show();
    const back = await table.setBlocked(next.filter((face) => face !== null), visit);
    if (back) announce(backInWords(table.view, back).trim());
  }, update);

  async function roll() {
    if (button.getAttribute("aria-disabled")) return;
    able(button, false);
    const rolling = reducedMotion() ? null : setInterval(() => dice.forEach((one) => one.tumble()), FLICKER);
    row.classList.toggle("rolling", rolling !== null);
    await attempt(row, async () => {
      const shortest = rolling === null ? null : new Promise((resolve) => setTimeout(resolve, ROLLING));
      const rolled = Promise.all([backend.ask("roll", { puzzle: table.request({ placed: false }), level: difficulty.level }), shortest]);
      // Who solves at once waits for the dice.
      const back = await table.setUp(rolled.then(([{ blocked }]) => ({ blocked })));
      difficulty.tell(back === null ? null : (await rolled)[0], table);
      if (back !== null) announce(`${t("dice-block", { cells: faces.join(", ") })}${backInWords(table.view, back)}`);
    }, update);
    clearInterval(rolling);
    row.classList.remove("rolling");
    able(button, true);
    show();
  }

  function show() {
    dice.forEach((one, k) => one.show(faces[k]));
  }

  function update() {
    faces = facesFor(choices, table.view.setup.blocked, faces);
    difficulty.check(table);
    show();
  }

  return { element, update };
}

/** Which die shows which of the blocked cells: as it was, or in order, or wherever it fits. */
function facesFor(choices, blocked, before) {
  const isAsBefore = blocked.length === before.filter((face) => face !== null).length;
  if (isAsBefore && before.every((face) => face === null || blocked.includes(face))) return before;
  if (blocked.length === choices.length && choices.every((names, k) => names.includes(blocked[k]))) return [...blocked];
  return dealt(choices, blocked).faces;
}

/** One die: a picture of the face that is up, over which lies the list of its faces. */
function die(names, k, choose) {
  const text = s("text", { x: 24, y: 24, "text-anchor": "middle", "dominant-baseline": "central" });
  const picture = s("svg", { viewBox: "0 0 48 48", "aria-hidden": "true" }, body(names.length), text);
  const options = [h("option", { value: "" }, "–"), ...names.map((name) => h("option", { value: name }, name))];
  const select = h(
    "select",
    {
      "aria-label": t("die-named", { k: k + 1, n: names.length }),
      title: t("faces-of", { cells: names.join(", ") }),
      onchange: () => choose(select.value || null, visit()),
    },
    options,
  );
  // Arrow keys pass over other faces.
  const visit = visitsTo(select);
  const label = (face) => {
    text.textContent = face ?? "?";
    text.setAttribute("font-size", (face ?? "?").length > 2 ? 13 : 19);
  };
  return {
    element: h("div", { class: "die" }, picture, select),
    show: (face) => {
      label(face);
      picture.classList.toggle("unset", face === null);
      select.value = face ?? "";
    },
    tumble: () => label(names[Math.floor(Math.random() * names.length)]),
  };
}

/** A cube, or for eight faces an octahedron, seen from above; for fewer or more faces a cube, too. */
function body(n) {
  if (n === 8)
    return [
      s("path", { class: "body", d: "M24 1.5 44 13v22L24 46.5 4 35V13Z" }),
      s("path", { class: "ridge", d: "M24 1.5 44 35H4ZM4 13v22M44 13v22M24 46.5 4 35M24 46.5 44 35" }),
    ];
  return [
    s("rect", { class: "body", x: 3, y: 3, width: 42, height: 42, rx: 9 }),
    s("rect", { class: "ridge", x: 6.5, y: 6.5, width: 35, height: 35, rx: 11 }),
  ];
}
