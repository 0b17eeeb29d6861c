// What is made: kind, lattice, title and some words.

import { backend } from "../backend/backend.js";
import { announce } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { latticeNamed, lattices } from "../parts/lattices.js";
import { listed } from "../parts/words.js";
import { begun, isUntouched, KINDS, kindOf, onlyAsText, withKey } from "./documents.js";
import { made } from "./made.js";
import { button, field, liveInput, radios, refill, shapePicture } from "./widgets.js";

/** The first step. @param {import("./draft.js").Draft} draft */
export function startStep(draft) {
  const choices = h("div", { class: "stack" });
  const rest = h("p", { class: "note info" });
  const words = wordFields(draft);
  const element = h("div", { class: "stack" }, choices, words.elements, rest);
  const pictures = latticePictures(() => draft.document && update());

  // What is chosen, where that is another puzzle than the one that is drawn.
  let other = null;
  let drawn = "";

  const chosen = () => other ?? { kind: kindOf(draft.document), lattice: draft.document.lattice };

  /** Arrow keys go through the choices: what is drawn is only left behind when that is asked for. */
  function choose(change, beside) {
    const now = draft.document;
    const { kind, lattice } = { ...chosen(), ...change };
    other = kind === kindOf(now) && lattice === now.lattice ? null : { kind, lattice, beside };
    // What was written about a puzzle of which nothing is drawn yet is meant for this one.
    if (other && isUntouched(now)) return begin(now);
    announce(other ? t("drawn-is-there") : t("this-is-yours"));
    update();
    choices.querySelector(".offer")?.scrollIntoView({ block: "nearest" });
  }

  function begin(about = {}) {
    const { kind, lattice } = other;
    other = null;
    made.begin({ document: begun(kind, lattice, about), text: null, typed: null }, t("new-puzzle-begun"));
  }

  /** A choice that was not begun is dropped when another part is opened: the puzzle that is drawn stays. */
  function leave() {
    if (!other) return;
    other = null;
    update();
  }

  function offer(beside) {
    if (other?.beside !== beside) return null;
    const at = () => element.querySelector("[data-key^='kind-']:checked")?.focus();
    return offerOf(other, {
      begin: () => {
        at();
        begin();
      },
      keep: () => {
        leave();
        at();
      },
    });
  }

  function update() {
    const document = draft.document;
    const now = `${kindOf(document)} ${document.lattice}`;
    if (now !== drawn) other = null;
    drawn = now;
    const { kind, lattice } = chosen();
    refill(choices,
      h("h2", {}, t("what-do-you-make")),
      radios("kind", t("by-kind"), KINDS, kind, (id) => choose({ kind: id }, "kind")),
      offer("kind"),
      radios(
        "lattice",
        t("by-cells"),
        lattices().map((lattice) => ({ ...lattice, picture: pictures[lattice.id]?.() })),
        lattice,
        (id) => choose({ lattice: id }, "lattice"),
        "choices small",
      ),
      offer("lattice"),
    );
    words.update(document);
    showRest(rest, document);
  }

  return { element, update, leave };
}

/** Say what else the puzzle has. */
function showRest(rest, document) {
  const others = onlyAsText(document);
  rest.hidden = !others.length;
  fill(rest,
    t("puzzle-also-has", { others: listed(others), known: document.known?.length ? "yes" : "no" }),
  );
}

/** The title, and some words about the puzzle. */
function wordFields(draft) {
  const keep = (key, valueOf) => (typed, visit) => draft.changeAsTyped((now) => withKey(now, key, valueOf(typed)), visit);
  const words = {
    title: liveInput("title", keep("title", (typed) => typed), { maxlength: 120 }),
    about: liveInput("about", keep("about", (typed) => typed || undefined), { rows: 3 }),
  };
  function update(document) {
    // What was typed last may wait yet for a change before it.
    if (draft.isBusy) return;
    for (const [key, input] of Object.entries(words)) {
      const text = String(document[key] ?? "");
      // The same words written again would take the cursor away.
      if (input.value !== text) input.value = text;
    }
  }
  return { elements: [field(t("title-of"), words.title), field(t("in-few-words"), words.about)], update };
}

/** What stands below a choice that is another puzzle than the one that is drawn. */
function offerOf({ kind, lattice }, { begin, keep }) {
  const words = `${KINDS.find((one) => one.id === kind).words}, ${latticeNamed(lattice)?.words.toLowerCase() ?? t("no-cells")}`;
  return h("div", { class: "note warn offer" },
    h("p", {}, h("strong", {}, words), " ", t("is-another-puzzle")),
    h("div", { class: "row" }, button("begin", t("begin-new-puzzle"), begin), button("keep", t("keep-mine"), keep)),
    h("p", { class: "help small" }, t("undo-brings-yours")),
  );
}

/** A function for each lattice that draws it, by its name, as soon as it is known how; then `update` is called. */
function latticePictures(update) {
  const pictures = {};
  for (const { id, solid } of lattices()) {
    // A patch of a lattice in space does not look like one.
    if (solid) pictures[id] = () => shapePicture(solid.map((points) => ({ points, layer: 0 })), null);
    else {
      backend
        .ask("canvas", { lattice: id, columns: 2, rows: 2, layers: 1 })
        .then((patch) => {
          pictures[id] = () => shapePicture(patch.cells, null);
          update();
        })
        .catch(() => {});
    }
  }
  return pictures;
}
