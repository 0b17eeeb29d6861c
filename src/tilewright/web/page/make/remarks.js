// What is missing, wrong or worth knowing about the puzzle so far, each with the way to its place.

import { counted } from "../parts/amounts.js";
import { sentence, setWords } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { unreadInWords } from "./unread.js";

const SIGNS = { todo: "info", mistake: "", impossible: "", suspicious: "warn", note: "info" };
const NAMES = { todo: "To do", mistake: "Mistake", impossible: "Impossible", suspicious: "Suspicious", note: "Note" };

/**
 * The remarks on the newest draft.
 * @param {import("./draft.js").Draft} draft
 * @param {(path: Array<string|number>, message: string) => void} go leads to a part of the document, or to what is said of it
 * @param {(mistake: object) => void} goToMistake leads to a mistake in the text
 */
export function remarksPanel(draft, go, goToMistake) {
  const list = h("ul", { class: "remarks" });
  const summary = h("p", { class: "summary" });
  const element = h("section", { class: "stack tight", "aria-label": "How it stands" }, list);
  // On a small screen the remarks lie below all else; this stays in sight and leads there, and to the first of them.
  const all = h("button", { type: "button", class: "linklike", onclick: () => {
    summary.tabIndex = -1;
    summary.focus({ preventScroll: true });
    summary.scrollIntoView({ block: "start" });
  } });
  const reason = h("p", { class: "small reason" });
  const lead = h("button", { type: "button", class: "button small", onclick: () => goToFirst() });
  const bar = h("div", { class: "standing", role: "group", "aria-label": "How it stands, in short" }, all, reason, lead);
  let goToFirst = () => {};
  // What is said of an older draft grows faint if the newer one takes long.
  const isOld = (is) => [summary, list].forEach((one) => one.classList.toggle("stale", is));
  draft.addEventListener("document", () => isOld(draft.answered !== draft.document));

  function update() {
    isOld(false);
    // What was said of the puzzle before is not true of what is typed.
    if (draft.unread) {
      const [first] = draft.unread;
      fill(list,
        h("li", { class: "note" },
          h("p", {}, unreadInWords(draft.unread)),
          h("p", {}, h("button", { type: "button", class: "button small", onclick: () => goToMistake(first) }, "Go to the mistake")),
        ),
      );
      tell("Not ready: the text cannot be read.");
      tellFirst(unreadInWords(draft.unread), "Go to the mistake", () => goToMistake(first));
      return;
    }
    const { mistakes, findings, ready, checked } = draft.answer;
    const rows = [
      ...mistakes.map((one) => ({ ...one, level: one.kind })),
      ...findings.map((one) => ({ ...one, path: pathOf(one) })),
    ];
    fill(list,
      rows.map((row) =>
        h("li", { class: `note ${SIGNS[row.level]}` },
          h("p", {}, h("strong", {}, `${NAMES[row.level]}: `), sentence(row.message)),
          row.help ? h("p", { class: "help" }, sentence(row.help)) : null,
          row.path?.length ? h("p", {}, h("button", { type: "button", class: "linklike", onclick: () => go(row.path, row.message), "aria-label": `Show where: ${row.message}` }, "Show where")) : null,
        ),
      ),
    );
    tell(words(mistakes, findings, ready, checked));
    const first = mistakes.find((one) => one.kind === "mistake") ?? mistakes[0];
    if (ready || !first) tellFirst("", "", () => {});
    else tellFirst(sentence(first.message), first.path.length ? (first.kind === "mistake" ? "Go to the mistake" : "Show where") : "", () => go(first.path, first.message));
  }

  function tell(text) {
    setWords(summary, text);
    setWords(all, text.replace(/:$/, "."));
  }

  /** Why it is not ready, and the way there. */
  function tellFirst(text, leading, act) {
    setWords(reason, text);
    setWords(lead, leading);
    reason.hidden = !text;
    lead.hidden = !leading;
    goToFirst = act;
  }

  return { summary, element, bar, update };
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
  if (finding.places.length) return finding.places[0];
  if (finding.pieces.length) return ["pieces"];
  return finding.cells.length ? ["board"] : [];
}
