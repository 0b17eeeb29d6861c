// Tiles with a label on each side, what matches, and the rim.

import { backend } from "../backend/backend.js";
import { refusedFrom } from "../backend/refused.js";
import { problem } from "../parts/announce.js";
import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { copiesFields, nameInput } from "./copies.js";
import { list, withLabel, withNew, wordsOf } from "./documents.js";
import { labelWriter } from "./lettering.js";
import { NONE } from "./letters.js";
import { tileDrawing } from "./tile-drawing.js";
import { TileLabels } from "./tile-labels.js";
import { tileRules } from "./tile-rules.js";
import { typingPart } from "./typing.js";
import { button, field, refill } from "./widgets.js";

/** Tiles and their rules. @param {import("./draft.js").Draft} draft */
export function tilesStep(draft) {
  const typing = typingPart(draft);
  const drawn = h("div", { class: "stack" });
  const element = h("div", { class: "stack" }, h("h2", {}, t("all-tiles")), typing.element, drawn);
  const labels = new TileLabels(draft, update);
  const rules = tileRules(draft, () => labels.forget());
  let forms = null;
  let lattice = "";
  let sided = null;

  async function askSides() {
    const of = draft.document.lattice;
    lattice = of;
    try {
      const answer = await backend.ask("canvas", { lattice: of, columns: 1, rows: 1, sides: true });
      if (of !== lattice) return;
      forms = answer.forms.map((form) => ({ ...form, write: labelWriter(form.sides.map((side) => side.points), form.box[2]) }));
      problem(element, null);
      update();
    } catch (thrown) {
      if (of === lattice) problem(element, refusedFrom(thrown));
    }
  }

  function paint(key, k, side, name) {
    const painted = (words) => withLabel(wordsOf(words), side, labels.chosen);
    draft.changeItem(key, k, (item) => (key === "piece" ? { ...item, tile: painted(item.tile) } : painted(item)), `${name}: ${labels.nameOf(labels.chosen)}`);
  }

  /** A tile on the first form of cells with as many sides; on the first of all where their number is wrong. */
  function drawing(key, k, words, name) {
    const form = forms.find(({ sides }) => sides.length === words.length) ?? forms[0];
    return tileDrawing(form, { key: `${key}-${k}`, name, labels: words, blamed: draft.blamed.piece(key, k) }, labels, (side) => paint(key, k, side, t("tile-side", { name, side: form.sides[side].name })));
  }

  function update() {
    const document = draft.answered;
    if (!document) return;
    if (document.lattice !== lattice) {
      forms = null;
      sided = askSides();
    }
    if (!forms) return;
    const { tiles, pieces, board } = draft.answer;
    const named = pieces.map((shown, k) => [shown, k]).filter(([shown]) => shown.tile);
    const n = tiles.length + named.length;
    typing.update(forms);
    refill(drawn,
      rules(document),
      labels.radios(),
      labels.adder.element,
      h(
        "ul",
        { class: `part-list tiles${forms.some(({ box: [, , width, height] }) => width > 1.2 * height) ? " wide" : ""}` },
        tiles.map((words, k) => tileCard(draft, k, drawing("tiles", k, words, t("tile-named", { name: String(k + 1) })))),
        named.map(([shown, k]) => namedCard(draft, k, (name) => drawing("piece", k, shown.tile, name))),
      ),
      h("div", { class: "row" },
        forms.map((form, k) => addButton(draft, form, k, forms.length)),
        h("span", { class: "faint" }, t("n-tiles-for", { n, cells: board ? board.cells.filter((cell) => cell.state !== "blocked").length : "none" })),
      ),
    );
  }

  draft.addEventListener("puzzle", () => {
    labels.forget();
    labels.adder.begin();
  });
  /** Be ready for typing as soon as the view is shown. */
  async function arrive() {
    await sided;
    typing.arrive();
  }

  return { element, update, arrive };
}

function tileCard(draft, k, drawing) {
  const copy = (document, place) => withNew(document, "tiles", list(document, "tiles")[place]);
  return h("li", { class: `part tile-part${draft.blamed.piece("tiles", k) ? " blamed" : ""}`, "data-remark": `tiles-${k}` },
    h("span", { class: "what" }, t("tile-named", { name: String(k + 1) })),
    drawing,
    h("div", { class: "row" },
      button(`tiles-${k}-copy`, t("copy"), () => draft.changeAt("tiles", k, copy, t("tile-copied", { name: String(k + 1) })), { "aria-label": t("copy-tile", { name: String(k + 1) }), class: "button small quiet" }),
      button(`tiles-${k}-remove`, t("remove"), () => draft.removeItem("tiles", k, t("tile-removed", { name: String(k + 1) })), { "aria-label": t("remove-tile", { name: String(k + 1) }), class: "button small quiet" }),
    ),
  );
}

function namedCard(draft, k, drawing) {
  const piece = list(draft.answered, "piece")[k];
  const name = t("tile-named", { name: piece.name });
  return h("li", { class: `part tile-part${draft.blamed.piece("piece", k) ? " blamed" : ""}`, "data-remark": `piece-${k}` },
    field(t("name"), nameInput(draft, k, String(piece.name ?? ""), "short")),
    drawing(name),
    copiesFields(draft, "piece", k, name),
    button(`piece-${k}-remove`, t("remove"), () => draft.removeItem("piece", k, t("named-removed", { name })), { "aria-label": t("remove-named", { name }), class: "button small quiet" }),
  );
}

function addButton(draft, { sides, words }, k, n) {
  const add = () => draft.change((document) => withNew(document, "tiles", sides.map(() => NONE).join(" ")), t("tile-added"));
  return button(`tile-add${k || ""}`, n > 1 ? t("add-a-tile-so", { form: words }) : t("add-a-tile"), add, { class: "button primary" });
}
