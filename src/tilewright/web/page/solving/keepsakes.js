/** One solution to keep: as a picture, as a sheet to print, as a link. */

import { inNotebook } from "../embedded.js";
import { attempt } from "../parts/announce.js";
import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { savePicture } from "../sharing/download.js";
import { linkMaker } from "../sharing/share.js";
import { same } from "../table/placing.js";

const KINDS = { svg: "SVG", png: "PNG", pdf: t("pdf-sheet") };

/**
 * Buttons that save the solution that is looked at.
 * @param {import("../table/table.js").Table} table
 * @returns {{element: HTMLElement, of: (placements: number[][]) => void}} `of` says which solution that is
 */
export function keepsakes(table) {
  let solution = [];
  const puzzle = () => table.request({ placed: false });
  const save = (kind) => attempt(row, () => savePicture(kind, puzzle(), solution), undefined, t("making-file", { kind: kind.toUpperCase() }));
  const buttons = Object.entries(KINDS).map(([kind, words]) =>
    h("button", { type: "button", class: "button small", onclick: () => save(kind), "aria-label": t("solution-as", { kind: words }) }, words),
  );
  const row = h("div", { class: "row", role: "group", "aria-label": t("save-this-solution") }, h("span", { class: "small faint", "aria-hidden": "true" }, t("save-it-as")), buttons);
  const laid = () => solution.filter((placement) => !table.given.some((other) => same(other, placement)));
  const link = linkMaker(() => ({ ...puzzle(), placed: laid() }), table.view?.title ?? t("solution-here"), { what: "solution" });
  return {
    element: h("div", { class: "stack tight keepsakes" }, row, inNotebook ? null : link.element),
    of(placements) {
      if (placements === solution) return;
      solution = placements;
      link.forget();
    },
  };
}
