// A canvas for one piece.

import { freedomsOn } from "../make/documents.js";
import { PatchCanvas } from "../make/patch.js";
import { field, refill, select } from "../make/widgets.js";
import { announce, sentence, setWords } from "../parts/announce.js";
import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { latticeNamed } from "../parts/lattices.js";

const ROOM = { columns: 6, rows: 6, layers: 3 };

/**
 * Where a piece is drawn: its cells, the lattice that they are of, and pieces to begin with.
 * @param {import("./piece.js").DrawnPiece} piece
 * @param {{among: {id: string, words: string}[], withFreedom?: boolean}} options the lattices to choose from
 * @returns {Node[]}
 */
export function pieceDrawing(piece, { among, withFreedom = false }) {
  const canvas = new PatchCanvas({
    label: t("the-piece"),
    beginsPainted: true,
    isPainted: (key) => piece.has(key),
    look: (cell) => (piece.has(cell.key) ? { look: "piece", words: t("of-the-piece") } : { look: "off", words: t("not-of-the-piece") }),
    begin: (cell) => (piece.has(cell.key) ? "away" : "add"),
    apply: (cell, what) => piece.paint(cell.key, what === "add"),
    end: () => {
      piece.changed();
      const more = canvas.more(true);
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
    announce(t("piece-is-drawn", { name }));
  }

  function clear() {
    piece.become({ cells: [] });
    showPiece();
  }

  async function askNamed() {
    const { lattice } = piece;
    named = [];
    draw();
    // Those in space have none.
    const found = latticeNamed(lattice).extents.length === 2 ? await piece.named().catch(() => []) : [];
    if (lattice !== piece.lattice || piece.isLeft) return;
    named = found;
    draw();
  }

  function draw() {
    refill(controls,
      field(withFreedom ? t("by-cells") : t("its-cells"), select("lattice", piece.lattice, among.map(({ id, words }) => [id, words]), chooseLattice)),
      named.length ? field(t("begin-with"), select("named", "", [["", t("your-own-piece")], ...named.map(({ name }) => [name, sentence(name)])], choosePiece)) : null,
      withFreedom && field(t("copies"), select("freedom", piece.freedom, freedomsOn(piece.lattice, piece.freedom), (freedom) => piece.setFreedom(freedom))),
    );
    setWords(count, piece.cells.length ? t("n-cells-dot", { n: piece.cells.length }) : t("paint-the-piece"));
  }

  piece.addEventListener("view", () => {
    draw();
    canvas.canvas?.drawAll();
  });
  showPiece();
  askNamed();
  return [
    controls,
    canvas.layerRow,
    canvas.place,
    h("div", { class: "row" }, count, h("button", { type: "button", class: "button small quiet push", onclick: clear }, t("clear"))),
  ];
}
