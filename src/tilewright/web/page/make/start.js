// What is made: kind, lattice, title and some words.

import { backend } from "../backend.js";
import { h, s } from "../dom.js";
import { begun, KINDS, kindOf, LATTICES, onlyAsText, withKey } from "./documents.js";
import { field, radios, refill, textInput, shapePicture } from "./widgets.js";

/** The first step. @param {import("./draft.js").Draft} draft */
export function startStep(draft) {
  const element = h("div", { class: "stack" });
  const pictures = {};

  const begin = (kind, lattice) => {
    const title = draft.document.title || "My puzzle";
    draft.change(begun(kind, lattice, title), "A new puzzle was begun; Undo brings the one before back.");
  };

  function update() {
    const document = draft.document;
    const kind = kindOf(document);
    const rest = onlyAsText(document);
    refill(
      element,
      h("h2", {}, "What do you make?"),
      h("p", { class: "faint" }, "Another kind or lattice begins a new puzzle. Undo brings the one before back."),
      radios("kind", "Kind", KINDS, kind, (chosen) => begin(chosen, draft.document.lattice)),
      radios(
        "lattice",
        "Cells",
        LATTICES.map((lattice) => ({ ...lattice, picture: pictures[lattice.id]?.() })),
        document.lattice,
        (chosen) => begin(kindOf(draft.document), chosen),
        "choices small",
      ),
      field("Title", textInput("title", String(document.title ?? ""), (title) => draft.change(withKey(document_(), "title", title)), { maxlength: 120 })),
      field("In a few words (optional)", about(document)),
      rest.length
        ? h("p", { class: "note info" }, `This puzzle also has ${listed(rest)}. They are kept as they are, and can be changed under “Text”.${
            document.known?.length ? " Known counts may be wrong once the puzzle is changed." : ""
          }`)
        : null,
    );
  }

  const document_ = () => draft.document;

  function about(document) {
    const area = h("textarea", { rows: 3, "data-key": "about", onchange: () => draft.change(withKey(document_(), "about", area.value || undefined)) });
    area.defaultValue = String(document.about ?? "");
    return area;
  }

  pictures.cubic = () => cube();
  for (const { id } of LATTICES.filter((one) => one.id !== "cubic")) {
    backend
      .ask("canvas", { lattice: id, columns: 2, rows: 2, layers: 1 })
      .then((patch) => {
        pictures[id] = () => shapePicture(patch.cells, null);
        if (draft.document) update();
      })
      .catch(() => {});
  }
  return { element, update };
}

/** A cube as it is seen from above. */
function cube() {
  const faces = ["0,-20 17,-10 0,0 -17,-10", "-17,-10 0,0 0,20 -17,10", "0,0 17,-10 17,10 0,20"];
  return s("svg", { viewBox: "-22 -22 44 44", class: "shape-picture", "aria-hidden": "true" }, faces.map((points) => s("polygon", { points })));
}

/** Words as people list them. */
export function listed(words) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
