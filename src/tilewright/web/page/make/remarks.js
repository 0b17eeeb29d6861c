// What is missing, wrong or worth knowing about the puzzle so far, each with the way to its place.

import { counted } from "../amounts.js";
import { fill, h } from "../dom.js";
import { sentence, setWords } from "../say.js";

const SIGNS = { todo: "info", mistake: "", impossible: "", suspicious: "warn", note: "info" };
const NAMES = { todo: "To do", mistake: "Mistake", impossible: "Impossible", suspicious: "Suspicious", note: "Note" };

/**
 * The remarks on the newest draft.
 * @param {import("./draft.js").Draft} draft
 * @param {(path: Array<string|number>) => void} go leads to a part of the document
 */
export function remarksPanel(draft, go) {
  const list = h("ul", { class: "remarks" });
  const summary = h("p", { class: "summary", role: "status" });
  const element = h("section", { class: "stack tight", "aria-label": "How it stands" }, summary, list);
  // On a small screen the remarks lie below all else; this stays in sight and leads there.
  const bar = h("button", { type: "button", class: "button standing", onclick: () => {
    summary.tabIndex = -1;
    summary.focus({ preventScroll: true });
    element.scrollIntoView({ block: "start" });
  } });

  function update() {
    // What was said of the puzzle before is not true of what is typed.
    if (draft.unread) {
      fill(list);
      tell("Not ready: the text cannot be read.");
      return;
    }
    const { mistakes, findings, ready, checked } = draft.answer;
    const rows = [
      ...mistakes.map((one) => ({ ...one, level: one.kind })),
      ...findings.map((one) => ({ ...one, path: pathOf(one) })),
    ];
    fill(
      list,
      rows.map((row) =>
        h(
          "li",
          { class: `note ${SIGNS[row.level]}` },
          h("p", {}, h("strong", {}, `${NAMES[row.level]}: `), sentence(row.message)),
          row.help ? h("p", { class: "help" }, sentence(row.help)) : null,
          row.path?.length ? h("p", {}, h("button", { type: "button", class: "linklike", onclick: () => go(row.path), "aria-label": `Show where: ${row.message}` }, "Show where")) : null,
        ),
      ),
    );
    tell(words(mistakes, findings, ready, checked));
  }

  function tell(text) {
    setWords(summary, text);
    setWords(bar, text.replace(/:$/, "."));
  }

  return { element, bar, update };
}

function words(mistakes, findings, ready, checked) {
  const wrong = mistakes.filter((one) => one.kind === "mistake").length;
  const todo = mistakes.length - wrong;
  if (!ready) return `Not ready: ${[todo ? `${counted(todo, "thing")} to do` : "", wrong ? counted(wrong, "mistake") : ""].filter(Boolean).join(", ")}.`;
  const serious = findings.filter((one) => one.level !== "note").length;
  if (findings.some((one) => one.level === "impossible")) return `It can be laid on the table, but has no solution: look at ${serious === 1 ? "this" : `these ${serious}`}:`;
  if (serious) return `It can be laid on the table, but look at ${serious === 1 ? "this" : `these ${serious}`}:`;
  return checked ? "Ready for the table." : "Ready for the table. It is large, and will be checked there.";
}

/** The part of the document that a finding is about. */
function pathOf(finding) {
  if (finding.pieces.length) return ["pieces"];
  return finding.cells.length ? ["board"] : [];
}
