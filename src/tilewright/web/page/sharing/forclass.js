/** What a teacher prepares: a link to an exercise, and a worksheet. */

import { backend } from "../backend/backend.js";
import { collectButton } from "../collection/collection.js";
import { attempt } from "../parts/announce.js";
import { h, newId } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { toolPanel } from "../workshop/tool.js";
import { helpChoice } from "./help-choice.js";
import { linkMaker } from "./share.js";

const LONGEST = 500;

/**
 * The form with which a teacher makes a link for a class, and a worksheet.
 * @param {import("../table/table.js").Table} table
 * @returns {HTMLElement[]}
 */
export function classForm(table) {
  const id = newId("question");
  const question = h("textarea", { id, rows: 2, maxlength: LONGEST, oninput: changed });
  let without = ["solve"];
  const helps = helpChoice(() => without, (chosen) => {
    without = chosen;
    changed();
  });
  const start = h("input", { type: "checkbox", checked: true, onchange: changed });
  const startRow = h("label", { class: "check" }, start, t("table-stays-there"));
  const maker = linkMaker(puzzle, t("an-exercise"), { what: "class", holds: (given) => ({ puzzle: given, exercise: exercise() }) });
  const sheet = h("div", { class: "stack tight worksheet" });
  const parts = [
    h("div", { class: "field" }, h("label", { for: id }, t("a-question")), question),
    helps,
    startRow,
    h("p", { class: "faint small" }, t("link-is-no-lock")),
    maker.element,
    collectButton(() => [puzzle(), question.value.trim()]),
    sheet,
  ];

  /** What is given out: pieces on the table are its start, or lie there to be moved. */
  function puzzle() {
    const { placed, ...rest } = table.request();
    if (!placed) return rest;
    return start.checked ? { ...rest, start: placed } : { ...rest, placed };
  }

  function exercise() {
    return { question: question.value, without };
  }

  async function makeSheet() {
    const { tools } = await backend.ask("workshop", {});
    const tool = tools.find(({ subject }) => subject === "collection");
    const fields = tool.fields.filter(({ name }) => name === "answers" || name === "paper");
    const words = t("worksheet-what");
    sheet.append(h("h3", {}, t("worksheet")), toolPanel(bench, { ...tool, title: t("worksheet"), words, button: t("make-worksheet"), fields, given: () => ({ per_page: "1" }) }));
  }

  // The tool works on what is given out, as a collection of one.
  const bench = {
    subject: "collection",
    get view() {
      return table.view;
    },
    get isLeft() {
      return table.isLeft;
    },
    placed: [],
    request: () => {
      const { placed, ...rest } = puzzle();
      return { title: table.view.title.slice(0, 200), puzzles: [{ puzzle: rest, question: question.value }] };
    },
    demandSetUp: () => table.demandSetUp(),
    settled: () => table.settled(),
    addEventListener: (type, listener) => table.addEventListener(type, listener),
    dispatchEvent: (event) => table.dispatchEvent(event),
  };

  function changed() {
    maker.forget();
    startRow.hidden = !table.placed.length;
  }

  for (const type of ["placed", "view"]) table.addEventListener(type, changed);
  changed();
  attempt(sheet, makeSheet);
  return parts;
}
