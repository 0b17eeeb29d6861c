/** Does it tile? A piece is drawn, and copies of it are to fill the plane. */

import { Refused } from "../backend/refused.js";
import { freedomsOn } from "../make/documents.js";
import { PatchCanvas } from "../make/patch.js";
import { field, goToRefused, numberInput, refill, select } from "../make/widgets.js";
import { counted } from "../parts/amounts.js";
import { announce, sentence, setWords } from "../parts/announce.js";
import { fill, h } from "../parts/dom.js";
import { askCatalog, lattices } from "../parts/lattices.js";
import { saveFile } from "../sharing/download.js";
import { followed } from "../solving/followed.js";
import { lookAt, told } from "../solving/searches.js";
import { DrawnPiece, pieceOfRoute } from "./piece.js";

const MODE = "plane";
const DOING = "Looking for a tiling";
const ROOM = { columns: 6, rows: 6 };

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
  if (!planar().some(({ id }) => id === first.lattice)) throw new Refused({ message: `There are no such cells in the plane: ${first.lattice}.` });
  const piece = new DrawnPiece(first);
  fill(main,
    h("div", { class: "plane" },
      h("header", { class: "stack tight" },
        h("h1", {}, "Does it tile?"),
        h("p", { class: "about faint" }, "Draw a piece. Do copies of it fill the plane, without gaps and without overlaps? If not: how often can it be surrounded?"),
      ),
      piecePanel(piece),
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

/** Where the piece is drawn. @param {DrawnPiece} piece */
function piecePanel(piece) {
  const canvas = new PatchCanvas({
    label: "The piece",
    beginsPainted: true,
    isPainted: (key) => piece.has(key),
    look: (cell) => (piece.has(cell.key) ? { look: "piece", words: "of the piece" } : { look: "off", words: "not of the piece" }),
    begin: (cell) => (piece.has(cell.key) ? "away" : "add"),
    apply: (cell, what) => piece.paint(cell.key, what === "add"),
    end: () => {
      piece.changed();
      const more = canvas.more();
      if (more) ask(more, { isMore: true });
    },
  });
  const count = h("p", { class: "faint small" });
  const controls = h("div", { class: "row fields" });
  let named = [];

  function ask(wanted, how) {
    const cells = wanted.cells ?? [];
    canvas.ask({ lattice: piece.lattice, ...ROOM, ...wanted, cells }, how);
  }

  /** Show the piece with room around it. */
  const showPiece = () => ask({ margin: 1, cells: piece.cells });

  function chooseLattice(lattice) {
    canvas.forget();
    piece.become({ lattice, cells: [] });
    showPiece();
    askNamed();
  }

  function choosePiece(name) {
    const chosen = named.find((one) => one.name === name);
    if (!chosen) return;
    canvas.forget();
    piece.become({ cells: chosen.cells });
    showPiece();
    announce(`Piece ${name} is drawn.`);
  }

  function clear() {
    piece.become({ cells: [] });
    showPiece();
  }

  async function askNamed() {
    const { lattice } = piece;
    named = [];
    draw();
    const found = await piece.named().catch(() => []);
    if (lattice !== piece.lattice || piece.isLeft) return;
    named = found;
    draw();
  }

  function draw() {
    refill(controls,
      field("Cells", select("lattice", piece.lattice, planar().map(({ id, words }) => [id, words]), chooseLattice)),
      named.length ? field("Begin with", select("named", "", [["", "your own piece"], ...named.map(({ name }) => [name, sentence(name)])], choosePiece)) : null,
      field("Copies", select("freedom", piece.freedom, freedomsOn(piece.lattice, piece.freedom), (freedom) => piece.setFreedom(freedom))),
    );
    setWords(count, piece.cells.length ? `${counted(piece.cells.length, "cell")}.` : "Click or drag over the cells of the piece.");
  }

  piece.addEventListener("view", draw);
  showPiece();
  askNamed();
  return h("section", { class: "panel stack", "aria-label": "The piece" },
    controls,
    canvas.place,
    h("div", { class: "row" }, count, h("button", { type: "button", class: "button small quiet push", onclick: clear }, "Clear")),
  );
}

/** The search, and what it has found. @param {DrawnPiece} piece */
function answerPanel(piece) {
  const limits = { most_pieces: 8, most_coronas: 3 };
  const start = h("button", { class: "button primary", type: "button", onclick: startOrStop }, "Does it tile?");
  const row = h("div", { class: "row" }, start);
  const found = h("div", { class: "found" });
  const howFar = h("details", {},
    h("summary", {}, "How far to look"),
    h("div", { class: "row fields" },
      field("Pieces to a period, at most", numberInput("most-pieces", limits.most_pieces, [1, 64], (value) => (limits.most_pieces = value))),
      field("Coronas, at most", numberInput("most-coronas", limits.most_coronas, [1, 20], (value) => (limits.most_coronas = value))),
    ),
    h("p", { class: "faint small" }, "A corona is a ring of pieces around all that lies there. Where neither a period nor a last corona is found, the question stays open: look further."),
  );
  const panel = followed(piece, MODE, { button: start, label: "Does it tile?", row, draw, ending: () => panel.search.words });
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
  return h("section", { class: "panel stack", "aria-label": "The answer" },
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
    svg ? h("button", { type: "button", class: "button small", onclick: save }, "Save the picture") : null,
  );
}
