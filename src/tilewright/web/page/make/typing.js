// Tiles typed in a grid: a line for each tile, a field for each side. One letter goes on to the next side by itself.

import { counted } from "../amounts.js";
import { backend } from "../backend.js";
import { fill, h } from "../dom.js";
import { Refused } from "../refused.js";
import { attempt, say } from "../say.js";
import { visitsTo } from "../steps.js";
import { lettersOf } from "../words.js";
import { begun, list, withItem, withKey, withLabel, withNew, wordsOf } from "./documents.js";
import { asEqual, asHalves, hasOtherCase, NONE, writingOf } from "./letters.js";
import { made } from "./made.js";
import { pastedPart } from "./pasted.js";
import { photoPart } from "./photo.js";
import { button, field, numberInput } from "./widgets.js";

// The keyboard of a phone composes words, so that a letter there never seems to be final; that of a desk does so for
// writings of which a Latin letter is only the beginning.
const isFinal = (text) => matchMedia("(pointer: coarse)").matches && /[a-z\d]$/i.test(text);

/**
 * The grid of the tiles of a draft, with what helps to fill it.
 * @param {import("./draft.js").Draft} draft
 * @returns {{element: HTMLElement, update: (forms: object[]) => void}} `forms` are those of the cells, each with its sides
 */
export function typingPart(draft) {
  let forms = [];
  let lines = [];
  let current = [0, 0];
  let wanted = null;
  let isLonger = false;
  // The puzzle in which capital and small letters are no halves.
  let equalIn = null;

  const head = h("tr", {});
  const body = h("tbody", {});
  const letters = h("input", { type: "checkbox", checked: true, "data-key": "by-letters", onchange: () => sync() });
  const table = h("table", {}, h("caption", { class: "visually-hidden" }, "The labels of the tiles"), h("thead", {}, head), body);
  const note = h("div", { class: "note info", hidden: true });
  const how = h("p", { class: "faint small" });
  const stand = h("p", { class: "faint small" });
  const keys = h("div", { class: "row label-keys", role: "group", "aria-label": "Labels, each typed by a press" });
  const lay = button("lay-typed", "Lay them on the table", () => draft.dispatchEvent(new CustomEvent("try")), { class: "button primary" });
  const more = button("type-more", "One more tile", () => {
    isLonger = true;
    sync();
    go(lines.length - 1, 0);
  });
  const anew = button("type-anew", "Begin with new tiles", () => {
    const { title, about, lattice } = draft.document;
    made.begin({ document: begun("tiles", lattice, { title, about }), text: null, typed: null }, "New tiles were begun; Undo brings the ones before back.");
    go(0, 0);
  }, { class: "button quiet" });
  const number = numberInput("how-many", "", [1, 400], (n) => attempt(number, () => takeBoard(n)));
  const photo = photoPart();
  const pasted = pastedPart(draft, {
    element: table,
    from: () => current[0],
    room: () => cellsOfBoard(),
    after: (n) => {
      isLonger = false;
      sync();
      go(Math.min(current[0] + n, lines.length) - 1, 0);
    },
  });
  const element = h(
    "section",
    { class: "typing stack", "aria-label": "Type the tiles" },
    h("div", { class: "beside" }, h("div", { class: "stack tight" }, how, field("How many tiles there are", number), h("div", { class: "grid" }, table), note, stand, h("div", { class: "row" }, lay, more, anew), h("label", { class: "small" }, letters, " One letter for each side: the next side follows by itself"), keys, photo.words), photo.element),
    pasted.element,
  );

  /** Take the ready board that has a cell for each tile. */
  async function takeBoard(n) {
    const { lattice } = draft.document;
    const { board } = await backend.ask("preset", { lattice, n_cells: n });
    if (!board) throw new Refused({ message: `There is no ready board of ${counted(n, "cell")}.`, help: "Choose or paint one under “2 Board”." });
    draft.change((document) => (document.lattice === lattice ? withKey(document, "board", board) : document), `The board is a ${board.shape} of ${counted(n, "cell")}.`);
  }

  const writing = () => writingOf(draft.document, draft.answer.halves);
  const isByLetters = () => letters.checked && writing().isByLetters;
  const cellsOfBoard = () => draft.answer?.board?.cells.filter((cell) => cell.state !== "blocked").length ?? 0;

  /** The tiles of the newest document, and the place for the next one. */
  function tilesNow() {
    const { document } = draft;
    const tiles = list(document, "tiles").map((tile, k) => ({ key: "tiles", k, name: String(k + 1), labels: wordsOf(tile) }));
    const named = list(document, "piece").flatMap((piece, k) => (piece && "tile" in piece ? [{ key: "piece", k, name: String(piece.name), labels: wordsOf(piece.tile) }] : []));
    const next = { key: "tiles", k: tiles.length, name: String(tiles.length + 1), labels: forms[0].sides.map(() => NONE), isNew: true };
    const hasRoom = tiles.length + named.length < cellsOfBoard() || !tiles.length || isLonger;
    return [...tiles, ...(forms.length === 1 && hasRoom ? [next] : []), ...named];
  }

  function withTyped(document, { key, k, labels, isNew }, side, label) {
    const changed = withLabel(labels, side, label);
    if (isNew) return withNew(document, key, changed);
    return withItem(document, key, k, key === "piece" ? { ...list(document, key)[k], tile: changed } : changed);
  }

  function put([line, side], label, visit = null) {
    const { tile } = lines[line];
    if ((tile.labels[side] ?? NONE) === label) return;
    if (tile.isNew) isLonger = false;
    const asked = hasOtherCase(draft.document, label) && equalIn !== draft.puzzle;
    draft.changeAsTyped((document) => {
      const typed = withTyped(document, tile, side, label);
      return asked ? asHalves(typed) : typed;
    }, visit);
    if (asked) tellHalves(label.toUpperCase());
  }

  function tellHalves(letter) {
    const words = `Capital and small letters are two halves of a picture now: ${letter} meets ${letter.toLowerCase()}.`;
    say(words);
    note.hidden = false;
    fill(note, h("p", {}, words), h("p", {}, button("not-halves", "No, equal letters meet", () => {
      equalIn = draft.puzzle;
      note.hidden = true;
      draft.change(asEqual, "Equal letters meet.");
      lines[0].inputs[0].focus();
    })));
  }

  /** Go to a side, as soon as it is there; behind the last one to what comes next. */
  function go(line, side, hasFocus = true) {
    wanted = null;
    if (line < lines.length) {
      current = [line, side];
      if (hasFocus) lines[line].inputs[side].focus();
      else mark();
    } else if (draft.isBusy) wanted = [line, side];
    else if (hasFocus) lay.focus();
  }

  const after = ([line, side]) => (side + 1 < lines[line].inputs.length ? [line, side + 1] : [line + 1, 0]);
  const before = ([line, side]) => (side > 0 ? [line, side - 1] : line > 0 ? [line - 1, lines[line - 1].inputs.length - 1] : null);

  function mark() {
    lines.forEach(({ inputs }, line) => inputs.forEach((input, side) => input.classList.toggle("current", line === current[0] && side === current[1])));
  }

  /** Take what was typed as words. */
  function take(at, input) {
    if (!isByLetters() && input.value !== input.defaultValue) put(at, writing().label(input.value));
  }

  function typed(at, input, event, visit) {
    if (!isByLetters() || (event.isComposing && !isFinal(input.value))) return;
    const letter = lettersOf(input.value.trim()).at(-1);
    put(at, letter ? writing().label(letter) : NONE, visit);
    sync();
    if (letter || event.data === " ") go(...after(at));
  }

  function pressed(at, input, event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [line, side] = at;
    const toLine = (to) => go(Math.max(0, Math.min(lines.length - 1, to)), Math.min(side, lines[0].inputs.length - 1));
    if (event.key === "Tab" && !event.shiftKey) return take(at, input);
    if (event.key === "Enter") {
      take(at, input);
      go(line + 1, 0);
    } else if (event.key === "ArrowUp") toLine(line - 1);
    else if (event.key === "ArrowDown") toLine(line + 1);
    else if (event.key === "Backspace" && !input.value && before(at)) {
      go(...before(at));
      put(current, NONE);
    } else if (isByLetters() && event.key === "ArrowRight") go(...after(at));
    else if (isByLetters() && event.key === "ArrowLeft" && before(at)) go(...before(at));
    else return;
    event.preventDefault();
  }

  function newLine(line, sides) {
    const inputs = sides.map((_, side) => {
      const at = [line, side];
      const input = h("input", {
        type: "text",
        autocomplete: "off",
        autocapitalize: "none",
        spellcheck: "false",
        maxlength: 20,
        "data-key": `type-${line}-${side}`,
        oninput: (event) => typed(at, input, event, visit()),
        oncompositionend: (event) => String(at) === String(current) && typed(at, input, event, visit()),
        onchange: () => take(at, input),
        onkeydown: (event) => pressed(at, input, event),
        onfocus: () => {
          current = at;
          mark();
          input.select();
        },
      });
      const visit = visitsTo(input);
      return input;
    });
    const name = h("th", { scope: "row" });
    return { name, inputs, sides, element: h("tr", {}, name, inputs.map((input) => h("td", {}, input))) };
  }

  /** Show the newest document; fields stay where they are, so that typing goes on. */
  function sync() {
    if (!forms.length || !draft.answer) return;
    const tiles = tilesNow();
    const { shown } = writing();
    const byLetters = isByLetters();
    const looks = new Map(draft.answer.labels.map((one) => [one.label, one]));
    tiles.forEach((tile, k) => {
      const { sides } = forms.find((form) => form.sides.length === tile.labels.length) ?? forms[0];
      if (lines[k]?.sides !== sides) {
        const line = newLine(k, sides);
        if (lines[k]) lines[k].element.replaceWith(line.element);
        else body.append(line.element);
        lines[k] = line;
      }
      const { name, inputs } = lines[k];
      lines[k].tile = tile;
      name.textContent = tile.name;
      inputs.forEach((input, side) => {
        const label = tile.labels[side] ?? NONE;
        const text = shown(label, byLetters);
        const look = looks.get(label);
        // What is half typed stays.
        if (byLetters || input !== document.activeElement || input.value === input.defaultValue) input.value = text;
        input.defaultValue = text;
        input.setAttribute("aria-label", `Tile ${tile.name}, ${sides[side].name}`);
        input.classList.toggle("outlined", Boolean(look?.outlined));
        if (look) input.style.setProperty("--label", look.color);
        else input.style.removeProperty("--label");
        input.classList.toggle("long", !byLetters);
      });
    });
    for (const { element: gone } of lines.splice(tiles.length)) gone.remove();
    if (current[0] >= lines.length) current = [0, 0];
    mark();
    tell(tiles, byLetters);
    if (wanted && !draft.isBusy) go(...wanted);
  }

  function tell(tiles, byLetters) {
    const typedTiles = tiles.filter((tile) => !tile.isNew);
    const bare = typedTiles.flatMap(({ name, labels }) => (labels.includes(NONE) ? [name] : []));
    const room = cellsOfBoard();
    stand.textContent = `${typedTiles.length} of ${counted(room, "tile")} typed.${bare.length ? ` Without a label on some side: ${bare.length > 1 ? "tiles" : "tile"} ${bare.join(", ")}.` : ""}`;
    if (number !== document.activeElement && !number.hasAttribute("aria-invalid")) number.value = number.defaultValue = String(room || "");
    letters.disabled = !writing().isByLetters;
    const order = forms[0].sides.map((side) => side.name).join(", ");
    const example = byLetters ? "type one letter for each side" : "type the label of each side, and Tab for the next";
    how.textContent = `For each tile ${example}: ${order}. If two halves of a picture meet, type a capital letter for one half and a small one for the other. A blank leaves a side without a label; Backspace goes back.`;
  }

  function showKeys() {
    const { shown } = writing();
    const byLetters = isByLetters();
    const choices = [...draft.answer.labels, { label: NONE, words: "no label", color: "#ffffff", ink: "#000000" }];
    fill(keys, choices.map(({ label, words, color, ink, outlined }) => {
      const text = label === NONE ? "–" : shown(label, byLetters);
      const key = h("button", { type: "button", class: `swatch key${outlined ? " outlined" : ""}`, "aria-label": words, title: words, "data-key": `key-${label}`, onpointerdown: (event) => event.preventDefault(), onclick: () => {
        const hasFocus = body.contains(document.activeElement);
        const at = current;
        put(at, label);
        sync();
        go(...after(at), hasFocus);
      } }, text);
      key.style.setProperty("--label", color);
      key.style.setProperty("--label-ink", outlined ? "#000000" : ink);
      return key;
    }));
  }

  function update(given) {
    if (given !== forms) {
      forms = given;
      lines = [];
      fill(body);
      const names = forms.length === 1 ? forms[0].sides.map((side) => side.name) : [];
      fill(head, h("th", { scope: "col" }, "Tile"), names.map((name) => h("th", { scope: "col" }, name)));
    }
    sync();
    const focused = keys.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    showKeys();
    if (focused) keys.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }

  draft.addEventListener("document", sync);
  draft.addEventListener("puzzle", () => {
    isLonger = false;
    note.hidden = true;
    current = [0, 0];
  });
  return { element, update, arrive: () => (lines[current[0]].inputs[current[1]].dataset.arrive = "") };
}
