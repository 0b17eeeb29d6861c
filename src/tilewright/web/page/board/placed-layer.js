// The pieces on the board, each a group moved to the center of its anchor; single ones come and go quickly.

import { newId, s, svgOf } from "../parts/dom.js";
import { areaOf, outlineOf } from "../parts/geometry.js";
import { cellsUnder, transformsOf } from "../table/placing.js";

/** Draws pieces of a table's puzzle; every picture is parsed once. */
export class Sprites {
  constructor(table) {
    this._table = table;
    this._parsed = new Map();
    /** What cuts a piece off at the seams of a board: the area of its cells, which the board defines. */
    this.clip = newId("cells");
    table.addEventListener("view", () => this._parsed.clear());
  }

  /** A piece as it is drawn around its anchor, or null as long as its picture is not here. */
  of(piece, way) {
    const key = `${piece},${way}`;
    if (!this._parsed.has(key)) {
      const markup = this._table.spriteNow(piece, way);
      if (markup === null) return null;
      this._parsed.set(key, svgOf(markup));
    }
    return this._parsed.get(key).cloneNode(true);
  }

  /** A piece beside the board: in space as a solid, since its layers side by side would look like several pieces. */
  beside(piece, way) {
    const { solid, box } = this._table.view.pieces[piece].ways[way];
    return solid ? { picture: svgOf(solid.svg), box: solid.box } : { picture: this.of(piece, way), box };
  }

  /** A placement as a group that lies where it belongs; an outline stands in for a picture that is not here yet. */
  placed(placement, name = "laid") {
    const [piece, way, cell] = placement;
    const { view } = this._table;
    const picture = this.of(piece, way);
    if (picture) {
      const transforms = transformsOf(view, placement);
      if (transforms.length === 1) return s("g", { class: name, transform: transforms[0] }, picture);
      // Across a seam each part shows at its end of the board, which cuts off the others.
      const copies = transforms.map((transform) => s("g", { transform }, picture.cloneNode(true)));
      return s("g", { class: name, "clip-path": `url(#${this.clip})` }, copies);
    }
    const cells = cellsUnder(view, placement) ?? [cell];
    const shape = { d: areaOf(view.board, cells), fill: view.pieces[piece].color };
    const edge = { d: outlineOf(view.board, cells), class: "edge" };
    return s("g", { class: `${name} pending` }, s("path", shape), s("path", edge));
  }
}

/** The layer of laid pieces. */
export class PlacedLayer {
  constructor(table, sprites) {
    this.group = s("g", { class: "pieces", "aria-hidden": "true" });
    this._table = table;
    this._sprites = sprites;
    this._nodes = new Map();
  }

  /** Draw exactly these placements; what lies there already stays. */
  draw(placements) {
    const before = this._nodes;
    this._nodes = new Map();
    for (const placement of placements) {
      const key = placement.join();
      const again = before.get(key)?.shift();
      this._keep(key, again ?? this._append(placement));
    }
    for (const nodes of before.values()) for (const node of nodes) node.remove();
  }

  /** Draw everything anew. */
  redraw(placements) {
    this.group.replaceChildren();
    this._nodes.clear();
    this.draw(placements);
  }

  /** Whether a picture was not here yet when it was drawn. */
  get isPending() {
    return this.group.querySelector(".pending") !== null;
  }

  /** The groups of these placements get a class, all others lose it. */
  label(placements, name) {
    for (const node of this.group.querySelectorAll(`.${name}`)) node.classList.remove(name);
    for (const placement of placements) for (const node of this._nodes.get(placement.join()) ?? []) node.classList.add(name);
  }

  _append(placement) {
    const node = this._sprites.placed(placement);
    this.group.append(node);
    return node;
  }

  _keep(key, node) {
    if (this._nodes.has(key)) this._nodes.get(key).push(node);
    else this._nodes.set(key, [node]);
  }
}
