// The row above the parts of the maker: undo, files, a link, and the way to the table.

import { backend } from "../backend/backend.js";
import { announce, attempt, problem } from "../parts/announce.js";
import { able, fill, h } from "../parts/dom.js";
import { LISTS, t } from "../parts/languages.js";
import { openOwn } from "../parts/routes.js";
import { linkMaker, saveText } from "../sharing/share.js";
import { openWorkshop } from "../workshop/bench.js";
import { textOf } from "./files.js";
import { identified } from "./identified.js";
import { made } from "./made.js";
import { mistakeList } from "./text.js";

const LARGEST_FILE = 2_000_000;

/**
 * The buttons that act on the whole puzzle.
 * @param {import("./draft.js").Draft} draft
 * @param {() => void} openText where to look when the text is wrong
 * @param {HTMLElement} beside it is said why the puzzle is not ready
 */
export function actionRow(draft, openText, beside) {
  const undo = button(t("undo"), () => made.undo(), { "aria-keyshortcuts": "Control+Z" });
  const redo = button(t("redo"), () => made.redo(), { "aria-keyshortcuts": "Control+Shift+Z" });
  const files = fileButtons(draft, openText);
  const share = button(t("share"), () => toggleShare(), { "aria-expanded": "false" });
  const trial = button(t("try-on-table"), () => tryIt(), { class: "button primary push" });
  const bench = button(t("to-the-workshop"), () => toWorkshop());
  const maker = linkMaker(shared, t("puzzle-of-my-own"));
  const sharing = h("div", { class: "panel", hidden: true }, maker.element);
  const row = h("div", { class: "row make-actions", role: "group", "aria-label": t("your-puzzle") }, undo, redo, files.open, files.save, share, bench, files.chooser, trial);
  const element = h("div", { class: "stack tight" }, row, files.wrong, sharing);

  function toggleShare() {
    sharing.hidden = !sharing.hidden;
    share.setAttribute("aria-expanded", String(!sharing.hidden));
  }

  const tellSteps = () => {
    able(undo, made.canUndo);
    able(redo, made.canRedo);
  };
  draft.addEventListener("text", tellSteps);
  draft.addEventListener("document", () => {
    tellSteps();
    maker.forget();
    fill(files.known);
  });
  // What was wrong with a file stays until then, so that nothing moves while a person draws.
  draft.addEventListener("puzzle", files.forget);

  // What was not ready may be so now; what is wrong with a file stays. Of what was told, a late answer says the same.
  let told = null;
  draft.addEventListener("answer", () => {
    if (draft.document !== told) problem(beside, null);
  });
  tellSteps();

  /** Whether the newest of what was made can be laid on the table; if not, it is said why, unless the view was left. */
  async function isReady() {
    const isRead = await draft.settled();
    if (draft.isClosed) return false;
    if (!isRead) {
      openText();
      problem(beside, { message: t("not-yet-unread") });
      return false;
    }
    if (draft.answered !== draft.document) await draft.ask();
    if (draft.isClosed) return false;
    if (draft.answered === draft.document && draft.answer.ready) return true;
    told = draft.document;
    problem(beside, { message: t("not-yet-because", { what: draft.answer?.mistakes[0]?.message ?? t("being-looked-at") }) });
    beside.scrollIntoView({ block: "nearest" });
    return false;
  }

  async function shared() {
    return (await isReady()) ? { document: draft.document } : null;
  }

  async function tryIt() {
    if (await isReady()) openOwn({ document: draft.document });
  }

  draft.addEventListener("try", tryIt);

  async function toWorkshop() {
    if (await isReady()) openWorkshop({ document: draft.document });
  }

  return { element, known: files.known };
}

const button = (words, onclick, props = {}) => h("button", { type: "button", class: "button small", ...props, onclick }, words);

/** What opens and saves files, what is wrong with the one that was opened, and what is known of it. */
function fileButtons(draft, openText) {
  const chooser = h("input", { type: "file", accept: ".toml,.json,.csv,.xmpuzzle,.psv,.polycube,.e2pieces,.e2board,.txt,.gz", multiple: true, hidden: true, onchange: () => read([...chooser.files]) });
  const open = button(t("open-a-file"), () => chooser.click());
  const save = button(t("save-the-file"), () => write());
  const wrong = h("div", {});
  const known = h("div", {});

  function forget() {
    problem(wrong, null);
    fill(wrong);
    fill(known);
  }

  const write = () => attempt(wrong, async () => {
    const isRead = await draft.settled();
    const { name: ofTitle, text: written } = await backend.ask("save", { puzzle: { document: draft.document }, format: "toml" });
    // The title is that of the puzzle before, whose file is not to be written over.
    const name = draft.file ?? ofTitle;
    saveText(name, draft.typed ?? draft.text ?? written);
    announce(isRead ? t("was-saved", { name }) : t("saved-with-mistakes", { name }));
  });

  /** Tell what the catalog knows of a puzzle, unless it was changed meanwhile; without an answer nothing is missing. */
  async function tellKnown(document) {
    const note = await identified(document).catch(() => null);
    if (!draft.isClosed && draft.document === document) fill(known, note);
  }

  const read = (files) => attempt(wrong, async () => {
    chooser.value = "";
    forget();
    const large = files.find((file) => file.size > LARGEST_FILE);
    if (large) return problem(wrong, { message: t("file-too-large", { name: large.name }), help: "" });
    const texts = await Promise.all(files.map(async (file) => ({ name: file.name, text: await textOf(file) })));
    // A file of solutions is looked at with the puzzle that is open.
    const puzzle = draft.document ? { document: draft.document } : null;
    const { document, mistakes, notes = [], solutions } = await backend.ask("read", { files: texts, puzzle });
    if (solutions) return fill(wrong, h("p", { role: "status" }, solutions));
    const isToml = texts.length === 1 && texts[0].name.toLowerCase().endsWith(".toml");
    if (document) made.begin({ document, text: isToml ? texts[0].text : null, typed: null }, t("was-opened", { name: files[0].name }));
    else if (isToml) made.retype(texts[0].text, t("has-mistakes", { name: texts[0].name }), texts[0].name);
    if (isToml && mistakes.length) openText();
    if (notes.length) fill(wrong, h("p", { role: "status" }, t("not-all-kept", { name: files[0].name, notes: notes.join("; ") })));
    if (document && !mistakes.length) tellKnown(document);
    if (!document && !isToml) {
      fill(wrong, h("p", { role: "alert" }, t("cannot-be-read", { names: LISTS.and.format(files.map((file) => file.name)) })), mistakeList(mistakes));
    }
  });

  return { chooser, open, save, wrong, known, forget };
}
