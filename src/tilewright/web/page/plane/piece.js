// A piece with which the plane is to be tiled, and the address that keeps it.

import { backend } from "../backend/backend.js";
import { Refused } from "../backend/refused.js";
import { latticeNamed, lattices } from "../parts/lattices.js";
import { t } from "../parts/languages.js";

/** What copies of a piece may do unless the address says so. */
const FREEDOM = "free";

/**
 * The address that leads to a piece: its lattice, its cells, moved to the origin, and how copies of it may lie.
 * @param {{lattice: string, cells: number[][], freedom?: string}} piece
 */
export function planeRoute({ lattice, cells, freedom = FREEDOM }) {
  const parts = [`lattice=${encodeURIComponent(lattice)}`];
  if (cells.length) parts.push(`cells=${atOrigin(cells).map((cell) => cell.join()).join("_")}`);
  if (freedom !== FREEDOM) parts.push(`freedom=${freedom}`);
  return `#/plane?${parts.join("&")}`;
}

/** The piece of an address; what is no cell is left for Python to refuse. @param {URLSearchParams} query */
export function pieceOfRoute(query) {
  const cells = (query.get("cells") ?? "").split("_").filter(Boolean).map((cell) => cell.split(",").map(Number));
  return { lattice: query.get("lattice") ?? lattices()[0].id, freedom: query.get("freedom") ?? FREEDOM, cells };
}

/** Cells moved so that none has a coordinate below 0, in order; what stands behind the two coordinates is their kind. */
function atOrigin(cells) {
  const [left, low] = [0, 1].map((k) => Math.min(...cells.map((cell) => cell[k])));
  const order = (a, b) => a.map((x, k) => x - b[k]).find(Boolean) ?? 0;
  return cells.map(([x, y, ...kind]) => [x - left, y - low, ...kind]).sort(order);
}

/**
 * The piece that is drawn, as panels of searches know a table. Events: "view" (it changed), "leave".
 */
export class DrawnPiece extends EventTarget {
  /** What a search is asked about. */
  subject = "piece";
  placed = [];
  isLeft = false;
  lattice;
  freedom;
  #keys;

  constructor({ lattice, freedom, cells }) {
    super();
    this.lattice = lattice;
    this.freedom = freedom;
    this.#keys = new Set(cells.map((cell) => cell.join()));
  }

  has(key) {
    return this.#keys.has(key);
  }

  get cells() {
    return [...this.#keys].map((key) => key.split(",").map(Number));
  }

  get view() {
    const words = latticeNamed(this.lattice)?.words.toLowerCase() ?? "";
    return { title: t("piece-of-cells", { n: this.#keys.size, cells: words }) };
  }

  get route() {
    return planeRoute({ lattice: this.lattice, cells: this.cells, freedom: this.freedom });
  }

  request() {
    const { lattice, freedom } = this;
    return { lattice, freedom, cells: atOrigin(this.cells) };
  }

  /** Put a cell to the piece, or take it away; `changed` tells of all such changes. */
  paint(key, isOn) {
    if (isOn) this.#keys.add(key);
    else this.#keys.delete(key);
  }

  changed() {
    this.dispatchEvent(new CustomEvent("view"));
  }

  /** Another piece, on the same lattice or on another one. */
  become({ lattice = this.lattice, cells }) {
    this.lattice = lattice;
    this.#keys = new Set(cells.map((cell) => cell.join()));
    this.changed();
  }

  setFreedom(freedom) {
    this.freedom = freedom;
    this.changed();
  }

  /** The pieces of the lattice that have a name. @returns {Promise<{name: string, cells: number[][]}[]>} */
  async named() {
    return (await backend.ask("named", { lattice: this.lattice })).pieces;
  }

  demandSetUp() {
    if (!this.#keys.size) throw new Refused({ message: t("piece-has-no-cells"), help: t("paint-some-cells") });
  }

  async settled() {}

  leave() {
    this.isLeft = true;
    this.dispatchEvent(new CustomEvent("leave"));
  }
}
