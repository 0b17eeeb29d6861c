/**
 * The desk in this browser: python-worker.js has it. The gallery, its pictures and the puzzles of the catalog as they are
 * are files and wait for nothing, and so is what the drawing board asks before anything is drawn.
 */

import { KeptSearches } from "./kept-searches.js";
import { RequestsInTurn } from "./in-turn.js";
import { Refused } from "./refused.js";
import { inLanguage, said, t } from "../parts/languages.js";

let views = null;
let firstAnswers = null;
const solids = new Map();

const AGAIN = t("page-loaded-again");

// A view that shows nothing of the catalog lets Python come after so long.
const LATEST_MS = 2000;

/**
 * The backend of a static site.
 *
 * @param {(words: string, share: number|null) => void} onLoading is told what Python is waiting for and how much of it is
 *   there, "" when that is all; without a share it will not come.
 * @param {() => Worker} [open] what has the desk, and hears and says what python-worker.js does
 * @param {object} [ready] the asks that are answered without it
 */
export function workerBackend(onLoading, open = pythonWorker, ready = READY) {
  const searches = new Map();
  const kept = new KeptSearches();
  const python = new Python(onLoading, open, {
    event: hearEvent,
    kept: (id, stand) => kept.stands(id, stand),
    broken: (words) => [...searches.keys()].forEach((id) => hearEvent(id, failed(words))),
  });
  let last = 0;

  function hearEvent(id, event) {
    // The first event says that the search was accepted.
    python.accept(id);
    const listener = searches.get(id);
    if (event.kind === "done") searches.delete(id);
    kept.hear(id, event);
    if (listener?.held) listener.held.push(event);
    else listener?.onEvent(event);
  }

  async function ask(name, params = {}, signal = null) {
    const answer = said(await (ready[name]?.(params) ?? null));
    if (!answer) return python.request({ id: ++last, ask: name, params: inLanguage(params) }, signal);
    python.comeSoon(0);
    return answer;
  }

  async function search(params, onEvent) {
    const id = `${Date.now()}-${++last}`;
    await follow(id, params, onEvent);
    return handleOf(python, id);
  }

  /** Begin a search, a count where it `stands`; its events come after what follows has the search. */
  async function follow(id, params, onEvent, stands = null) {
    const listener = { onEvent, held: [] };
    searches.set(id, listener);
    kept.begin(id, params, stands);
    await python.request({ id, search: inLanguage(params), kept: stands }).catch((refused) => {
      searches.delete(id);
      throw refused;
    });
    setTimeout(() => {
      const { held } = listener;
      listener.held = null;
      held.forEach(onEvent);
    }, 0);
  }

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
    return handleOf(python, id);
  }

  python.comeSoon(LATEST_MS);
  // Before the view of a puzzle is there to ask for its own.
  if (location.hash.startsWith("#/puzzle/")) listOfViews();
  return {
    ask,
    search,
    find,
    pictureOf: (name) => new URL(`../pictures/${encodeURIComponent(name)}.svg`, import.meta.url).href,
  };
}

const handleOf = (python, id) => ({
  id,
  stop: () => python.say({ stop: id }),
  speed: (value) => python.say({ speed: id, value }),
  step: () => python.say({ step: id }),
});

const pythonWorker = () => new Worker(new URL("../python-worker.js", import.meta.url), { type: "module" });

/** Python in a worker, which comes when it is first needed, or as soon as there is something to see. */
class Python {
  #worker = null;
  #broken = null;
  #loading = ["", 0];
  #requests = new RequestsInTurn((message) => this.say(message));
  #onLoading;
  #open;
  #on;

  /** @param {() => Worker} open as of the backend @param {object} on hears an `event` of a search, how far it is to be `kept`, and that nothing will be answered any more, `broken` */
  constructor(onLoading, open, on) {
    this.#onLoading = onLoading;
    this.#open = open;
    this.#on = on;
  }

  /** Load it after a while; where data is saved, or in another page, when it is needed. */
  comeSoon(wait) {
    if (!navigator.connection?.saveData && window === top) setTimeout(() => this.#begin(), wait);
  }

  #begin() {
    if (this.#worker || this.#broken) return;
    this.#worker = this.#open();
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#breakDown(event.message || t("python-not-started"));
    };
  }

  #hear(message) {
    if (message.loading) this.#tellLoading(t(message.loading, message.values), message.share);
    else if (message.ready) {
      this.#tellLoading("", 1);
      keepSite();
    } else if (message.failed) this.#breakDown(t(message.failed, message.values));
    else if (message.event) this.#on.event(message.id, said(message.event));
    else if (message.kept) this.#on.kept(message.id, message.kept);
    else this.#requests.settle(said(message));
  }

  /** Say what is being loaded, but only while a request waits for it: what is a file needs none of it. */
  #tellLoading(...told) {
    this.#loading = told;
    const [words] = told;
    if (!this.#requests.isEmpty || !words) this.#onLoading(...told);
  }

  /** Nothing will be answered any more: all who wait are told so. */
  #breakDown(words) {
    this.#broken = new Refused({ message: words, where: "", help: t("loading-again-may-help"), kind: "fault" });
    this.#worker?.terminate();
    this.#worker = null;
    this.#onLoading(words, null);
    this.#requests.refuseAll(this.#broken);
    this.#on.broken(words);
  }

  say(message) {
    this.#begin();
    this.#worker?.postMessage(message);
  }

  request(message, signal = null) {
    if (this.#broken) return Promise.reject(this.#broken);
    const answer = this.#requests.ask(message, signal);
    if (this.#loading[0]) this.#onLoading(...this.#loading);
    return answer;
  }

  /** A search was accepted. */
  accept(id) {
    this.#requests.settle({ id, answer: id });
  }
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
  const answer = await fetch(new URL("../gallery.json", import.meta.url)).catch(() => null);
  if (answer?.ok) return answer.json();
  throw new Refused({ message: t("gallery-not-loaded"), where: "", help: t("is-there-a-connection"), kind: "lost" });
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
    const { ok, body } = await fetch(new URL(`../views/${file}`, import.meta.url));
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
  views ??= fetch(new URL("../views/views.json", import.meta.url), { cache: "no-cache" }).then((answer) => answer.json());
  views.catch(() => (views = null));
  return views;
}

/** The answer to what the drawing board asks first; null for anything later. */
async function firstAnswer(ask, params) {
  firstAnswers ??= fetch(new URL("../views/first.json", import.meta.url), { cache: "no-cache" }).then((answer) => answer.json());
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
  const keeper = new URL("../service-worker.js", import.meta.url);
  navigator.serviceWorker?.register(keeper, { updateViaCache: "none" }).catch(() => {});
}
