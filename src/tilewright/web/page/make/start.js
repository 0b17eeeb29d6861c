// What is made: kind, lattice, title and some words.

import { backend } from "../backend.js";
import { h, s } from "../dom.js";
import { say } from "../say.js";
import { listed } from "../words.js";
import { begun, isUntouched, KINDS, kindOf, LATTICES, onlyAsText, withKey } from "./documents.js";
import { button, field, radios, refill, textInput, shapePicture } from "./widgets.js";

/** The first step. @param {import("./draft.js").Draft} draft */
export function startStep(draft) {
  const element = h("div", { class: "stack" });
  const pictures = {};

  // What is chosen, where that is another puzzle than the one that is drawn.
  let other = null;
  let drawn = "";

  const chosen = () => other ?? { kind: kindOf(draft.document), lattice: draft.document.lattice };
  const wordsOf = (kind, lattice) => `${KINDS.find((one) => one.id === kind).words}, ${LATTICES.find((one) => one.id === lattice)?.words.toLowerCase() ?? "no cells"}`;

  /** Arrow keys go through the choices: what is drawn is only left behind when that is asked for. */
  function choose(kind, lattice) {
    const now = draft.document;
    other = kind === kindOf(now) && lattice === now.lattice ? null : { kind, lattice };
    if (other && isUntouched(now)) return begin();
    say(other ? "What you have drawn is still there. Press “Begin a new puzzle” to begin." : "This is the puzzle that you are making.");
    update();
  }

  function begin() {
    const { kind, lattice } = other;
    other = null;
    draft.begin({ document: begun(kind, lattice, draft.document) }, "A new puzzle was begun; Undo brings the one before back.");
  }

  function offer() {
    if (!other) return null;
    const at = () => element.querySelector("[data-key^='kind-']:checked")?.focus();
    return h(
      "div",
      { class: "note warn" },
      h("p", {}, h("strong", {}, wordsOf(other.kind, other.lattice)), " is another puzzle than the one that you have drawn."),
      h(
        "div",
        { class: "row" },
        button("begin", "Begin a new puzzle", () => {
          at();
          begin();
        }),
        button("keep", "Keep mine", () => {
          other = null;
          update();
          at();
        }),
      ),
      h("p", { class: "help small" }, "Undo brings yours back."),
    );
  }

  function update() {
    const document = draft.document;
    const now = `${kindOf(document)} ${document.lattice}`;
    if (now !== drawn) other = null;
    drawn = now;
    const { kind, lattice } = chosen();
    const rest = onlyAsText(document);
    refill(
      element,
      h("h2", {}, "What do you make?"),
      radios("kind", "Kind", KINDS, kind, (id) => choose(id, chosen().lattice)),
      radios(
        "lattice",
        "Cells",
        LATTICES.map((lattice) => ({ ...lattice, picture: pictures[lattice.id]?.() })),
        lattice,
        (id) => choose(chosen().kind, id),
        "choices small",
      ),
      offer(),
      field("Title", textInput("title", String(document.title ?? ""), (title) => draft.change((now) => withKey(now, "title", title)), { maxlength: 120 })),
      field("In a few words (optional)", textInput("about", String(document.about ?? ""), (about) => draft.change((now) => withKey(now, "about", about || undefined)), { rows: 3, maxlength: null })),
      rest.length
        ? h("p", { class: "note info" }, `This puzzle also has ${listed(rest)}. They are kept as they are, and can be changed under “Text”.${
            document.known?.length ? " Known counts may be wrong once the puzzle is changed." : ""
          }`)
        : null,
    );
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
