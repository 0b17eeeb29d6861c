// Pieces of several cells: drawn by hand, or all shapes of a size.

import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { latticeNamed } from "../parts/lattices.js";
import { planeRoute } from "../plane/piece.js";
import { copiesFields, freedomField, nameInput } from "./copies.js";
import { freshName, list, withNew } from "./documents.js";
import { groupsPanel } from "./groups.js";
import { pieceEditor } from "./piece-editor.js";
import { readySets } from "./piece-sets.js";
import { button, field, refill, shapePicture } from "./widgets.js";

/** The pieces of a tiling that have no labels all around. @param {import("./draft.js").Draft} draft */
export function piecesStep(draft) {
  const element = h("div", { class: "stack" });
  let editing = null;
  let opened = -1;
  let focusNew = false;
  const sets = readySets(draft, remove);
  const groups = groupsPanel(draft);

  function add() {
    let name;
    draft.change(
      (document) => {
        name = freshName(document);
        opened = list(document, "piece").length;
        focusNew = true;
        return withNew(document, "piece", { name, cells: [] });
      },
      () => t("piece-was-added", { name }),
    );
  }

  function remove(key, k, words) {
    opened = -1;
    draft.removeItem(key, k, words);
  }

  function open(k) {
    opened = k;
    update();
  }

  /** The canvas of the piece that is being painted; it stays as it is while its piece changes. */
  function editor(k, cells, name) {
    if (editing?.k !== k || editing.name !== name || editing.lattice !== draft.document.lattice) {
      editing = pieceEditor(draft, k, cells, name, focusNew);
      focusNew = false;
    }
    editing.sync(cells);
    return editing.element;
  }

  function update() {
    const document = draft.answered;
    if (!document || editing?.canvas.waits(update)) return;
    const answer = draft.answer;
    const pieces = list(document, "piece");
    // What is too large to be shown is not in the answer.
    const shapes = answer.pieces.map((shown, k) => [pieces[k], k, shown]).filter(([piece, , shown]) => piece && typeof piece === "object" && !shown.tile);
    // An answer may be older than a piece that was just added.
    if (opened >= list(draft.document, "piece").length) opened = -1;
    const putBack = editing?.canvas.canvas?.kept();
    const card = ([piece, k, shown]) => {
      const isOpen = shown.cells !== null && opened === k;
      const name = String(piece.name ?? k + 1);
      return pieceCard(draft, { piece, k, name, shown, isOpen, open, remove, editor: isOpen ? editor(k, shown.cells, name) : null });
    };
    refill(element,
      h("h2", {}, t("all-pieces")),
      shapes.length ? h("ul", { class: "part-list" }, shapes.map(card)) : null,
      h("div", { class: "row" }, button("piece-add", t("draw-a-piece"), add, { class: "button primary" })),
      answer.sets.length ? h("ul", { class: "part-list" }, answer.sets.map((shown, k) => sets.card(list(document, "polyforms")[k] ?? {}, k, shown))) : null,
      sets.adder(),
      shapes.length || answer.sets.length ? groups.element : null,
    );
    groups.update(document);
    if (opened < 0) editing = null;
    else putBack?.();
  }

  draft.addEventListener("puzzle", () => (opened = -1));
  return {
    element,
    update,
    open: (k) => {
      open(k);
      editing?.canvas.focus();
    },
  };
}

/** A link that asks whether a piece tiles the plane. */
function tilesLink(lattice, cells) {
  return h("a", { class: "button small quiet", href: planeRoute({ lattice, cells: cells.map(({ at }) => at) }) }, t("does-it-tile"));
}

function pieceCard(draft, { piece, k, name, shown, isOpen, open, remove, editor }) {
  const cells = shown.cells ?? [];
  const edit = shown.cells === null
    ? h("span", { class: "faint" }, t("cells-only-as-text"))
    : button(`piece-${k}-edit`, isOpen ? t("done") : t("paint-its-cells"), () => open(isOpen ? -1 : k), { "aria-expanded": String(isOpen) });
  const copy = (document, place) => withNew(document, "piece", { ...list(document, "piece")[place], name: freshName(document) });
  return h("li", { class: `part${draft.blamed.piece("piece", k) ? " blamed" : ""}`, "data-remark": `piece-${k}` },
    h("div", { class: "row top-row" },
      shapePicture(cells, t("piece-of-n", { name, n: cells.length })),
      field(t("name"), nameInput(draft, k, name, "name")),
      copiesFields(draft, "piece", k, t("the-piece-named", { name })),
      freedomField(draft, "piece", k, piece),
    ),
    h("div", { class: "row" },
      edit,
      shown.cells?.length && latticeNamed(draft.document.lattice)?.extents.length === 2 ? tilesLink(draft.document.lattice, cells) : null,
      button(`piece-${k}-copy`, t("copy-as-another"), () => draft.changeAt("piece", k, copy, t("copy-added")), { class: "button small quiet" }),
      button(`piece-${k}-remove`, t("remove"), () => remove("piece", k, t("piece-removed", { name })), { class: "button small quiet", "aria-label": t("remove-piece", { name }) }),
    ),
    editor,
  );
}
