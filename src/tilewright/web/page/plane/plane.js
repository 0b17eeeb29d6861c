/** Does it tile? A piece is drawn, and copies of it are to fill the plane. */

import { Refused } from "../backend/refused.js";
import { field, goToRefused, numberInput } from "../make/widgets.js";
import { announce } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { askCatalog, lattices } from "../parts/lattices.js";
import { saveFile } from "../sharing/download.js";
import { followed } from "../solving/followed.js";
import { lookAt, told } from "../solving/searches.js";
import { pieceDrawing } from "./drawing.js";
import { DrawnPiece, pieceOfRoute } from "./piece.js";

const MODE = "plane";
const DOING = t("looking-for-tiling");

/**
 * The view of a piece and of what is found about it.
 * @param {HTMLElement} main
 * @param {{query: URLSearchParams}} params the piece to begin with
 * @param {() => boolean} isCurrent whether this view is still wanted
 */
export async function show(main, { query }, isCurrent) {
  await askCatalog();
  if (!isCurrent()) return null;
  const first = pieceOfRoute(query);
  if (!planar().some(({ id }) => id === first.lattice)) throw new Refused({ message: t("no-such-cells-in-plane", { lattice: first.lattice }) });
  const piece = new DrawnPiece(first);
  fill(main,
    h("div", { class: "plane" },
      h("header", { class: "stack tight" },
        h("h1", {}, t("does-it-tile")),
        h("p", { class: "about faint" }, t("plane-what")),
      ),
      h("section", { class: "panel stack", "aria-label": t("the-piece") }, pieceDrawing(piece, { among: planar(), withFreedom: true })),
      answerPanel(piece),
    ),
  );
  // The address keeps the piece; for the panels it is another puzzle.
  const keep = () => {
    history.replaceState(history.state, "", piece.route);
    lookAt(piece);
  };
  piece.addEventListener("view", keep);
  piece.changed();
  return () => {
    piece.leave();
    lookAt(null);
  };
}

/** The lattices in the plane. */
const planar = () => lattices().filter(({ extents }) => extents.length === 2);

/** The search, and what it has found. @param {DrawnPiece} piece */
function answerPanel(piece) {
  const limits = { most_pieces: 8, most_coronas: 3 };
  const start = h("button", { class: "button primary", type: "button", onclick: startOrStop }, t("does-it-tile"));
  const row = h("div", { class: "row" }, start);
  const found = h("div", { class: "found" });
  const howFar = h("details", {},
    h("summary", {}, t("how-far-to-look")),
    h("div", { class: "row fields" },
      field(t("pieces-to-a-period"), numberInput("most-pieces", limits.most_pieces, [1, 64], (value) => (limits.most_pieces = value))),
      field(t("coronas-at-most"), numberInput("most-coronas", limits.most_coronas, [1, 20], (value) => (limits.most_coronas = value))),
    ),
    h("p", { class: "faint small" }, t("corona-what")),
  );
  const panel = followed(piece, MODE, { button: start, label: t("does-it-tile"), row, draw, ending: () => panel.search.words });
  let drawn = null;

  async function startOrStop() {
    if (panel.isRunning()) return void panel.stop();
    if (!goToRefused(howFar)) await panel.begin({ ...limits, doing: DOING }, DOING);
  }

  function draw() {
    const { search } = panel;
    if (search?.done && !search.wasTold) told(search);
    const latest = search?.findings.at(-1) ?? null;
    if (latest === drawn) return;
    drawn = latest;
    fill(found, latest ? picture(latest) : null);
    if (latest && search.isRunning) announce(latest.title);
  }

  piece.addEventListener("view", () => panel.opened());
  return h("section", { class: "panel stack", "aria-label": t("the-answer") },
    row,
    panel.progress,
    panel.ended,
    found,
    howFar,
  );
}

/** What was found, as a picture with its title. */
function picture({ title, words, svg }) {
  const save = () => saveFile(new Blob([svg], { type: "image/svg+xml" }), `${title.toLowerCase().replaceAll(" ", "-")}.svg`);
  return h("figure", { class: "finding stack tight" },
    h("figcaption", {}, h("h2", {}, title)),
    svg ? h("img", { src: `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`, alt: title }) : null,
    words.map((one) => h("p", { class: "faint small" }, one)),
    svg ? h("button", { type: "button", class: "button small", onclick: save }, t("save-the-picture")) : null,
  );
}
