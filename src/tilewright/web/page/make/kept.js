// What of a draft outlives a reload: the newest state for all tabs of this browser, the steps to it for this tab alone.

import { keepInBrowser, keptInBrowser } from "../parts/tabstore.js";

const DRAFT = "tilewright:draft";
const OTHERS = "tilewright:draft-others";
const STEPS = "tilewright:draft-steps";
// So many drafts of other tabs are kept besides the newest one.
const MOST_OTHERS = 3;
// In characters, of which browsers keep about five million. Where there is less room, fewer steps are kept.
const ROOMS = [1_000_000, 100_000, 0];

/**
 * A state of a draft: its document, the text of its file if it has one, and what was typed as text and is not read, with
 * the name of its file if it was opened.
 * @typedef {{document: object, text: string|null, typed: string|null, file?: string|null}} State
 */

/** Write the newest state down; what was written, or null where nothing can be. @param {State} state */
export function keepDraft(state) {
  const written = JSON.stringify(state);
  try {
    localStorage.setItem(DRAFT, written);
    return written;
  } catch {
    // What was written before is older; this tab knows it by its steps.
    return null;
  }
}

/**
 * Keep a draft aside where another tab writes its own down.
 * @param {string} written
 * @param {string|null} [before] what it replaces
 */
export function keepAside(written, before = null) {
  keepInBrowser(OTHERS, [...draftsAside().filter((other) => other !== before && other !== written), written].slice(-MOST_OTHERS));
}

/** The draft that another tab kept aside last, other than this one; null if there is none. @param {string|null} own */
export function draftAside(own) {
  return draftsAside().findLast((other) => other !== own) ?? null;
}

function draftsAside() {
  const kept = keptInBrowser(OTHERS);
  return Array.isArray(kept) ? kept.filter((other) => typeof other === "string") : [];
}

/** The newest state as some tab wrote it down; null if none did. */
export function draftKept() {
  try {
    return localStorage.getItem(DRAFT);
  } catch {
    return null;
  }
}

/** Whether another tab wrote the draft down. @param {StorageEvent} event */
export function isOfDraft(event) {
  return event.key === DRAFT && Boolean(event.newValue);
}

/** The state that was written down; null if it is none. @param {string|null} written @returns {State|null} */
export function stateOf(written) {
  return checked(parsed(written));
}

/**
 * The steps of this tab; the nearest one is the last of its list. `written` is what this tab found or wrote down for all
 * tabs: where there was no room for the newest state, it is older.
 * @typedef {{now: State, past: State[], future: State[], written: string|null}} Steps
 */

/** Keep the steps of this tab through a reload, the nearest ones as far as there is room. @param {Steps} steps */
export function keepSteps({ now, past, future, written }) {
  const newest = JSON.stringify(now);
  const older = newest === written ? "" : `"written":${JSON.stringify(written)},`;
  for (const room of ROOMS) {
    const [back, left] = nearest(past, room);
    const [forth] = nearest(future, left);
    try {
      sessionStorage.setItem(STEPS, `{${older}"now":${newest},"past":[${back}],"future":[${forth}]}`);
      return;
    } catch {
      // There is less room than that, or none at all.
    }
  }
  try {
    // Steps to an older state would be wrong.
    sessionStorage.removeItem(STEPS);
  } catch {
    // There is no storage.
  }
}

/** The steps that this tab kept; null if there are none. @returns {Steps|null} */
export function stepsKept() {
  let kept = null;
  try {
    kept = parsed(sessionStorage.getItem(STEPS));
  } catch {
    return null;
  }
  const now = checked(kept?.now);
  if (!now) return null;
  const [past, future] = [kept.past, kept.future].map((states) => (Array.isArray(states) ? states.map(checked).filter(Boolean) : []));
  return { now, past, future, written: kept.written === undefined ? JSON.stringify(kept.now) : kept.written };
}

/** The last of some states that have room, as JSON, and the room that is left. */
function nearest(states, room) {
  const texts = [];
  for (const state of [...states].reverse()) {
    const text = JSON.stringify(state);
    if (text.length > room) break;
    room -= text.length;
    texts.unshift(text);
  }
  return [texts, room];
}

function parsed(text) {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function checked(kept) {
  if (!kept || typeof kept.document !== "object" || kept.document === null || Array.isArray(kept.document)) return null;
  const textOf = (value) => (typeof value === "string" ? value : null);
  return { document: kept.document, text: textOf(kept.text), typed: textOf(kept.typed), file: textOf(kept.file) };
}
