// The pictures of a puzzle's pieces: those that came with it, and those that are asked for when they are wanted.

import { backend } from "../backend/backend.js";

// All that is wanted within so many milliseconds is asked for at once.
const TOGETHER = 15;

/** The pictures of the pieces of a table's puzzle, by piece and way. */
export class Pictures {
  constructor(table) {
    this._table = table;
    this._here = new Map();
    this._batch = null;
  }

  /** A picture as SVG markup if it is here; else null, and the table tells by "sprites" when it is. */
  now(piece, way) {
    const markup = this._known(piece, way);
    if (markup === undefined) this.wait(piece, way);
    return markup ?? null;
  }

  /** A picture as SVG markup, "" if it cannot be had. */
  async wait(piece, way) {
    const markup = this._known(piece, way);
    if (markup !== undefined) return markup;
    if (!this._batch) {
      const wanted = new Map();
      const answer = new Promise((resolve) => setTimeout(resolve, TOGETHER)).then(() => this._ask(wanted));
      this._batch = { wanted, answer };
    }
    const { wanted, answer } = this._batch;
    wanted.set(keyOf(piece, way), [piece, way]);
    await answer;
    return this._known(piece, way) ?? "";
  }

  _known(piece, way) {
    return this._here.get(keyOf(piece, way)) ?? this._table.view.pieces[piece]?.ways[way]?.svg ?? undefined;
  }

  async _ask(wanted) {
    this._batch = null;
    try {
      const puzzle = this._table.request({ placed: false });
      const { sprites } = await backend.ask("sprites", { puzzle, wanted: [...wanted.values()] });
      for (const [key, markup] of Object.entries(sprites)) this._here.set(key, markup);
      this._table.dispatchEvent(new CustomEvent("sprites"));
    } catch {
      // The outline of the piece stands in for its picture.
    }
  }
}

function keyOf(piece, way) {
  return `${piece},${way}`;
}
