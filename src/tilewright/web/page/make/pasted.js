// A list of tiles that is pasted: Python reads it, and says how it was understood or what is wrong with it.

import { backend } from "../backend/backend.js";
import { refusedFrom } from "../backend/refused.js";
import { announce, problem } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { halvesOf, list, withKey } from "./documents.js";
import { button, field } from "./widgets.js";

/**
 * A place for a list of tiles; where several labels are pasted into the grid, they are read in the same way.
 * @param {import("./draft.js").Draft} draft
 * @param {{element: HTMLElement, from: () => number, room: () => number, after: (n: number) => void}} grid
 */
export function pastedPart(draft, grid) {
  const area = h("textarea", { rows: 5, spellcheck: "false", autocapitalize: "off", autocomplete: "off", "data-key": "tile-list" });
  const understood = h("div", { class: "stack tight" });
  const help = t("paste-help");
  const details = h("details", {},
    h("summary", {}, t("paste-a-list")),
    h("div", { class: "stack tight" }, field(t("all-tiles"), area, help), h("div", { class: "row" }, button("read-list", t("read-the-list"), () => read(area.value, 0)))),
  );
  const element = h("div", { class: "stack tight" }, understood, details);

  grid.element.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!/[\t\n,;|]|\S\s+\S/.test(text.trim())) return;
    event.preventDefault();
    // It can be put right there, if it cannot be read.
    area.value = text;
    read(text, grid.from());
  });

  /** Read a list in place of the tiles from one on. @param {object} [how] `halves`: false if equal labels are to meet */
  async function read(text, from, { halves = halvesOf(draft.document), words = "" } = {}) {
    const { document } = draft;
    problem(area, null);
    try {
      const answer = await backend.ask("typed", { lattice: document.lattice, text, halves, names: document.labels });
      if (draft.document !== document) return;
      const fits = answer.tiles.length + from === grid.room();
      const board = from === 0 && !fits ? answer.board : null;
      draft.change((now) => {
        const tiles = list(now, "tiles");
        const next = { ...now, tiles: [...tiles.slice(0, from), ...answer.tiles, ...tiles.slice(from + answer.tiles.length)], ...(board ? { board } : {}) };
        const matching = { ...now.matching, ...answer.matching };
        if (!answer.matching) delete matching.halves;
        return withKey(next, "matching", Object.keys(matching).length ? matching : undefined);
      });
      details.open = false;
      const all = `${words}${answer.words}${board ? ` ${t("board-with-cell-each", { shape: board.shape })}` : ""}`;
      fill(understood, h("div", { class: "note good" }, h("p", {}, all), answer.matching && halves !== false ? h("p", {}, button("list-equal", t("no-equal-labels"), () => read(text, from, { halves: false }))) : null));
      announce(all);
      grid.after(answer.tiles.length);
    } catch (thrown) {
      fill(understood);
      details.open = true;
      problem(area, refusedFrom(thrown));
      area.focus();
    }
  }

  draft.addEventListener("puzzle", () => {
    fill(understood);
    area.value = "";
    problem(area, null);
  });
  return { element };
}
