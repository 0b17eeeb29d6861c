// The grid in which tiles are typed: a line for each tile, a field for each side.

import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { visitsTo } from "../parts/steps.js";
import { blamedWords } from "./blamed.js";
import { NONE } from "./letters.js";

/** The fields; `current` is the place of the one where typing goes on, as [line, side]. */
export class TypingGrid {
  lines = [];
  current = [0, 0];
  body = h("tbody", {});
  #head = h("tr", {});
  element = h("table", {}, h("caption", { class: "visually-hidden" }, t("labels-of-tiles")), h("thead", {}, this.#head), this.body);
  /** What happens to what a person types, set by whoever takes it: `typed`, `taken` and `pressed`. */
  on = null;

  /** Begin anew, for cells of these forms. */
  begin(forms) {
    this.lines = [];
    fill(this.body);
    const names = forms.length === 1 ? forms[0].sides.map((side) => side.name) : [];
    fill(this.#head, h("th", { scope: "col" }, t("tile")), names.map((name) => h("th", { scope: "col" }, name)));
  }

  /** Go to a field. */
  go(line, side, hasFocus) {
    this.current = [line, side];
    if (hasFocus) this.lines[line].inputs[side].focus();
    else this.mark();
  }

  after([line, side]) {
    return side + 1 < this.lines[line].inputs.length ? [line, side + 1] : [line + 1, 0];
  }

  before([line, side]) {
    return side > 0 ? [line, side - 1] : line > 0 ? [line - 1, this.lines[line - 1].inputs.length - 1] : null;
  }

  /** Show these tiles, each with its `sides`; fields stay where they are, so that typing goes on. */
  draw(tiles, look) {
    tiles.forEach((tile, k) => {
      if (this.lines[k]?.sides !== tile.sides) {
        const line = this.#newLine(k, tile.sides);
        if (this.lines[k]) this.lines[k].element.replaceWith(line.element);
        else this.body.append(line.element);
        this.lines[k] = line;
      }
      const { name, inputs } = this.lines[k];
      this.lines[k].tile = tile;
      name.textContent = tile.name;
      inputs.forEach((input, side) => drawLabel(input, tile, side, look));
    });
    for (const { element: gone } of this.lines.splice(tiles.length)) gone.remove();
    if (this.current[0] >= this.lines.length) this.current = [0, 0];
    this.mark();
  }

  /** Show which field is the current one. */
  mark() {
    const [line, side] = this.current;
    this.lines.forEach(({ inputs }, k) => inputs.forEach((input, n) => input.classList.toggle("current", k === line && n === side)));
  }

  #newLine(line, sides) {
    const inputs = sides.map((_, side) => fieldAt(this, [line, side]));
    const name = h("th", { scope: "row" });
    return { name, inputs, sides, element: h("tr", {}, name, inputs.map((input) => h("td", {}, input))) };
  }

}

/** A new field, for the side at this place. */
function fieldAt(grid, at) {
  const input = h("input", {
    type: "text",
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
    maxlength: 20,
    "data-key": `type-${at.join("-")}`,
    oninput: (event) => grid.on.typed(at, input, event, visit()),
    oncompositionend: (event) => String(at) === String(grid.current) && grid.on.typed(at, input, event, visit()),
    onchange: () => grid.on.taken(at, input),
    onkeydown: (event) => grid.on.pressed(at, input, event),
    onfocus: () => {
      grid.current = at;
      grid.mark();
      input.select();
    },
  });
  const visit = visitsTo(input);
  return input;
}

/** Show the label of a side in its field. */
function drawLabel(input, tile, side, { shown, byLetters, looks }) {
  const label = tile.labels[side] ?? NONE;
  const text = shown(label, byLetters);
  const look = looks.get(label);
  // What is half typed stays.
  if (byLetters || input !== document.activeElement || input.value === input.defaultValue) input.value = text;
  input.defaultValue = text;
  const isBlamed = tile.blamed?.includes(label) ?? false;
  input.setAttribute("aria-label", blamedWords(isBlamed, t("tile-and-side", { name: tile.name, side: tile.sides[side].name })));
  input.classList.toggle("blamed", isBlamed);
  input.classList.toggle("outlined", Boolean(look?.outlined));
  if (look) input.style.setProperty("--label", look.color);
  else input.style.removeProperty("--label");
  input.classList.toggle("long", !byLetters);
}
