// The pieces that take part, where a puzzle leaves them to choose: by hand, or drawn at random.

import { backend } from "../backend/backend.js";
import { announce, attempt, sentence } from "../parts/announce.js";
import { able, fill, h, s, svgOf } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { difficultyChoice } from "./difficulty-choice.js";

/**
 * The set of pieces of a table's puzzle.
 * @param {import("../table/table.js").Table} table
 * @returns {{element: HTMLElement, update: () => void}}
 */
export function setParts(table) {
  let chosen = [];
  const items = table.view.setup.set.map(({ name, words }) => {
    const picture = s("svg", { "aria-hidden": "true" });
    const button = h("button", { type: "button", class: "choosable", "aria-label": words, "aria-pressed": "false", onclick: () => toggle(name) }, picture);
    return { name, picture, button };
  });
  const list = h("div", { class: "choosables", role: "group", "aria-label": t("pieces-to-choose-from") }, items.map(({ button }) => button));
  const draw = h("button", { type: "button", class: "button primary", onclick: () => drawSet() }, t("draw-a-set"));
  const anew = h("button", { type: "button", class: "button quiet", onclick: () => choose([]) }, t("choose-anew"));
  const words = h("p", { class: "small faint" });
  const difficulty = difficultyChoice({ "": t("level-solvable"), any: t("level-any") });
  const element = h("div", { class: "stack tight" }, list, h("div", { class: "row" }, draw, difficulty.choice, anew), words, difficulty.words);

  const toggle = (name) => choose(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);

  const choose = (next) => attempt(list, async () => {
    chosen = next;
    show();
    if ((await table.setUp({ pieces: next.length ? next : null })) !== null) announce(inWords());
  }, update);

  async function drawSet() {
    if (draw.getAttribute("aria-disabled")) return;
    able(draw, false);
    await attempt(list, async () => {
      const drawn = backend.ask("roll", { puzzle: table.request({ placed: false }), level: difficulty.level });
      const isSetUp = (await table.setUp(drawn.then(({ pieces }) => ({ pieces })))) !== null;
      difficulty.tell(isSetUp ? await drawn : null, table);
      if (isSetUp) announce(inWords());
    }, update);
    able(draw, true);
  }

  function inWords() {
    const { missing } = table.view;
    return missing ? `${sentence(missing.message)}.` : t("n-take-part", { n: chosen.length });
  }

  function show() {
    for (const { name, button } of items) button.setAttribute("aria-pressed", String(chosen.includes(name)));
    anew.hidden = chosen.length === 0;
  }

  function update() {
    const { pieces, set } = table.view.setup;
    chosen = [...pieces];
    difficulty.check(table);
    set.forEach(({ svg, box }, k) => {
      // A piece has the color that it has on the table.
      items[k].picture.setAttribute("viewBox", box.join(" "));
      fill(items[k].picture, svgOf(svg));
      items[k].picture.style.setProperty("--wide", box[2]);
    });
    show();
    words.textContent = inWords();
  }

  return { element, update };
}
