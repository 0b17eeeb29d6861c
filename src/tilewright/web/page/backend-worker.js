/**
 * The desk in this browser: python-worker.js has it. The gallery, its pictures and the puzzles of the catalog as they are
 * are files and wait for nothing, and so is what the drawing board asks before anything is drawn.
 */

import { KeptSearches } from "./kept-searches.js";
import { Refused } from "./refused.js";

let views = null;
let firstAnswers = null;
const solids = new Map();

const AGAIN = "The page was loaded again; the search goes on when Python is there.";

// A view that shows nothing of the catalog lets Python come after so long.
const LATEST_MS = 2000;

/**
 * The backend of a static site.
 *
 * @param {(words: string, share: number|null) => void} onLoading is told what Python is waiting for and how much of it is
 *   there, "" when that is all; without a share it will not come.
 */
export function workerBackend(onLoading) {
  const waiting = new Map();
  const searches = new Map();
  const kept = new KeptSearches();
  let worker = null;
  let broken = null;
  let loading = ["", 0];
  let last = 0;

  /** Load Python as soon as there is something to see; where data is saved, or in another page, when it is needed. */
  function comeSoon(wait) {
    if (!navigator.connection?.saveData && window === top) setTimeout(begin, wait);
  }

  function begin() {
    if (worker || broken) return;
    worker = new Worker(new URL("./python-worker.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }) => hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      breakDown(event.message || "The Python of this page could not be started.");
    };
  }

  function hear(message) {
    if (message.loading) isLoading(message.loading, message.share);
    else if (message.ready) {
      isLoading("", 1);
      keepSite();
    }
    else if (message.failed) breakDown(message.failed);
    else if (message.event) hearEvent(message.id, message.event);
    else if (message.kept) kept.stands(message.id, message.kept);
    else settle(message);
  }

  /** Say what is being loaded, but only while a request waits for it: what is a file needs none of it. */
  function isLoading(...told) {
    loading = told;
    const [words] = told;
    if (waiting.size || !words) onLoading(...told);
  }

  function settle({ id, answer, refused: refusal }) {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (refusal) searches.delete(id);
    if (asked) refusal ? asked.reject(new Refused(refusal)) : asked.resolve(answer);
  }

  function hearEvent(id, event) {
    // The first event says that the search was accepted.
    settle({ id, answer: id });
    const listener = searches.get(id);
    if (event.kind === "done") searches.delete(id);
    kept.hear(id, event);
    if (listener?.held) listener.held.push(event);
    else listener?.onEvent(event);
  }

  /** Nothing will be answered any more: all who wait are told so. */
  function breakDown(words) {
    broken = new Refused({ message: words, where: "", help: "Loading the page again may help.", kind: "fault" });
    worker?.terminate();
    worker = null;
    onLoading(words, null);
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
    for (const id of [...searches.keys()]) hearEvent(id, failed(words));
  }

  function say(message) {
    begin();
    worker?.postMessage(message);
  }

  function request(id, message) {
    if (broken) return Promise.reject(broken);
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      say(message);
      if (loading[0]) onLoading(...loading);
    });
  }

  async function ask(name, params = {}) {
    const answer = await (READY[name]?.(params) ?? null);
    if (answer) {
      comeSoon(0);
      return answer;
    }
    const id = ++last;
    return request(id, { id, ask: name, params });
  }

  async function search(params, onEvent) {
    const id = `${Date.now()}-${++last}`;
    await follow(id, params, onEvent);
    return handleOf(id);
  }

  /** Begin a search, a count where it `stands`; its events come after what follows has the search. */
  async function follow(id, params, onEvent, stands = null) {
    const listener = { onEvent, held: [] };
    searches.set(id, listener);
    kept.begin(id, params, stands);
    await request(id, { id, search: params, kept: stands });
    setTimeout(() => {
      const { held } = listener;
      listener.held = null;
      held.forEach(onEvent);
    }, 0);
  }

  const handleOf = (id) => ({
    id,
    stop: () => say({ stop: id }),
    speed: (value) => say({ speed: id, value }),
    step: () => say({ step: id }),
  });

  /** A search of this page before it was loaded again: what it told if it is over, else it begins again. */
  async function find(id, onEvent) {
    const known = kept.find(id);
    if (!known) return null;
    const { params, stand, events } = known;
    if (events.length) setTimeout(() => events.forEach(onEvent), 0);
    else {
      onEvent({ kind: "lost", words: AGAIN });
      follow(id, params, onEvent, stand).then(
        () => onEvent({ kind: "back" }),
        ({ message }) => onEvent(failed(message)),
      );
    }
    return handleOf(id);
  }

  comeSoon(LATEST_MS);
  // Before the view of a puzzle is there to ask for its own.
  if (location.hash.startsWith("#/puzzle/")) listOfViews();
  return {
    ask,
    search,
    find,
    pictureOf: (name) => new URL(`./pictures/${encodeURIComponent(name)}.svg`, import.meta.url).href,
  };
}

/** The end of a search that came to none. */
function failed(words) {
  return { kind: "done", stopped_by: "failed", exhausted: false, found: 0, seconds: 0, nodes: 0, words };
}

/** The asks whose answers may be files; each gives null where Python has to answer. */
const READY = {
  gallery,
  view: ({ puzzle }) => readyView(nameAlone(puzzle)),
  solid: ({ puzzle }) => solids.get(nameAlone(puzzle)) ?? null,
  draft: (params) => firstAnswer("draft", params),
  canvas: (params) => firstAnswer("canvas", params),
};

async function gallery() {
  const answer = await fetch(new URL("./gallery.json", import.meta.url)).catch(() => null);
  if (answer?.ok) return answer.json();
  throw new Refused({ message: "The gallery could not be loaded.", where: "", help: "Is there a connection?", kind: "lost" });
}

/** The name of a puzzle of the catalog as it is; null of any other. */
function nameAlone(puzzle) {
  const chosen = Object.entries(puzzle).filter(([, value]) => value !== undefined && value !== null && value !== "");
  return chosen.length === 1 ? (puzzle.name ?? null) : null;
}

/** The view of a puzzle, which is a file; with it comes its solid, if it has one. */
async function readyView(name) {
  if (!name || !self.DecompressionStream) return null;
  try {
    const file = (await listOfViews())[name];
    if (!file) return null;
    const { ok, body } = await fetch(new URL(`./views/${file}`, import.meta.url));
    if (!ok) return null;
    const { view, solid } = await new Response(body.pipeThrough(new DecompressionStream("gzip"))).json();
    solids.set(name, solid);
    return view;
  } catch {
    // Python answers as well.
    return null;
  }
}

/** Not a list that the browser has kept of an older site; the files are named by what is in them. */
function listOfViews() {
  views ??= fetch(new URL("./views/views.json", import.meta.url), { cache: "no-cache" }).then((answer) => answer.json());
  views.catch(() => (views = null));
  return views;
}

/** The answer to what the drawing board asks first; null for anything later. */
async function firstAnswer(ask, params) {
  firstAnswers ??= fetch(new URL("./views/first.json", import.meta.url), { cache: "no-cache" }).then((answer) => answer.json());
  try {
    const same = inOrder([ask, params]);
    return (await firstAnswers).find((one) => inOrder([one.ask, one.params]) === same)?.answer ?? null;
  } catch {
    firstAnswers = null;
    return null;
  }
}

/** As a text in which objects with the same keys read the same. */
function inOrder(value) {
  return JSON.stringify(value, (_, one) => (one && typeof one === "object" && !Array.isArray(one) ? Object.fromEntries(Object.entries(one).sort()) : one));
}

/** Let the browser keep the whole site for times without a connection, except where it is a part of another page. */
function keepSite() {
  if (window !== top) return;
  const keeper = new URL("./service-worker.js", import.meta.url);
  navigator.serviceWorker?.register(keeper, { updateViaCache: "none" }).catch(() => {});
}
