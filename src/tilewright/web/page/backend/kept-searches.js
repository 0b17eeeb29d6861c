/** The searches of a static site, which end with their page: what it takes to go on with them when it is loaded again. */

import { keepInTab, keptInTab } from "../parts/tabstore.js";

const STORE = "tilewright-site-searches";
// A browser keeps some megabytes for a tab. A search that has told more, in characters, is forgotten.
const MOST_TOLD = 300_000;
const MOST_KEPT = 12;

/**
 * For each search its parameters, what it has told, and of a count where it stands, by the program that made it. One that
 * is watched is not kept: what was seen of it is over.
 */
export class KeptSearches {
  constructor() {
    this._byId = new Map(keptInTab(STORE) ?? []);
    addEventListener("pagehide", () => this._store());
  }

  /** Keep a search that begins, or begins again. */
  begin(id, params, stand = null) {
    if (params.mode !== "watch") this._byId.set(id, { params, stand, events: [] });
  }

  hear(id, event) {
    if (event.kind !== "progress") this._byId.get(id)?.events.push(event);
  }

  /** Note where a count stands. */
  stands(id, stand) {
    const known = this._byId.get(id);
    if (known) known.stand = stand;
  }

  /** What is known of a search: {params, stand, events}; null for none. One without events begins anew. */
  find(id) {
    return this._byId.get(id) ?? null;
  }

  _store() {
    // Of a search that is under way only the end will count.
    const kept = [...this._byId].slice(-MOST_KEPT).map(([id, { params, stand, events }]) => {
      const isOver = events.at(-1)?.kind === "done";
      return [id, { params, stand: isOver ? null : stand, events: isOver ? events : [] }];
    });
    keepInTab(STORE, kept.filter(([, { events }]) => JSON.stringify(events).length <= MOST_TOLD));
  }
}
