// What is missing, wrong or worth knowing about the puzzle so far, each with the way to its place.

import { sentence, setWords } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { unreadInWords } from "./unread.js";

const SIGNS = { todo: "info", mistake: "", impossible: "", suspicious: "warn", note: "info" };
const NAMES = { todo: t("to-do"), mistake: t("mistake"), impossible: t("impossible"), suspicious: t("suspicious"), note: t("note") };

/**
 * The remarks on the newest draft.
 * @param {import("./draft.js").Draft} draft
 * @param {(path: Array<string|number>, message: string) => void} go leads to a part of the document, or to what is said of it
 * @param {(mistake: object) => void} goToMistake leads to a mistake in the text
 */
export function remarksPanel(draft, go, goToMistake) {
  const list = h("ul", { class: "remarks" });
  const summary = h("p", { class: "summary" });
  const element = h("section", { class: "stack tight", "aria-label": t("how-it-stands") }, list);
  // On a small screen the remarks lie below all else; this stays in sight and leads there, and to the first of them.
  const all = h("button", { type: "button", class: "linklike", onclick: () => {
    summary.tabIndex = -1;
    summary.focus({ preventScroll: true });
    summary.scrollIntoView({ block: "start" });
  } });
  const reason = h("p", { class: "small reason" });
  const lead = h("button", { type: "button", class: "button small", onclick: () => goToFirst() });
  const bar = h("div", { class: "standing", role: "group", "aria-label": t("how-it-stands-short") }, all, reason, lead);
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
          h("p", {}, h("button", { type: "button", class: "button small", onclick: () => goToMistake(first) }, t("go-to-mistake"))),
        ),
      );
      tell(t("not-ready-unread"));
      tellFirst(unreadInWords(draft.unread), t("go-to-mistake"), () => goToMistake(first));
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
          row.path?.length ? h("p", {}, h("button", { type: "button", class: "linklike", onclick: () => go(row.path, row.message), "aria-label": t("show-where-of", { what: row.message }) }, t("show-where"))) : null,
        ),
      ),
    );
    tell(words(mistakes, findings, ready, checked));
    const first = mistakes.find((one) => one.kind === "mistake") ?? mistakes[0];
    if (ready || !first) tellFirst("", "", () => {});
    else tellFirst(sentence(first.message), first.path.length ? (first.kind === "mistake" ? t("go-to-mistake") : t("show-where")) : "", () => go(first.path, first.message));
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
  if (!ready) return t("not-ready", { todo, wrong });
  const serious = findings.filter((one) => one.level !== "note").length;
  if (findings.some((one) => one.level === "impossible")) return t("no-solution-look", { n: serious });
  if (serious) return t("but-look", { n: serious });
  return checked ? t("ready-for-table") : t("ready-but-large");
}

/** The part of the document that a finding is about. */
function pathOf(finding) {
  if (finding.places.length) return finding.places[0];
  if (finding.pieces.length) return ["pieces"];
  return finding.cells.length ? ["board"] : [];
}
