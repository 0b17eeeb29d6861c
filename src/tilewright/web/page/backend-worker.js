/**
 * The desk in this browser: python-worker.js has it. The gallery and its pictures are files and wait for nothing.
 */

import { Refused } from "./refused.js";

/**
 * The backend of a static site.
 *
 * @param {(words: string) => void} onLoading is told what Python is waiting for, "" when it is there.
 */
export function workerBackend(onLoading) {
  const waiting = new Map();
  const searches = new Map();
  let worker = null;
  let broken = null;
  let loading = "";
  let last = 0;

  /** Load Python as soon as the page is there; a browser that saves data loads it when it is needed. */
  function comeSoon() {
    if (navigator.connection?.saveData) return;
    if (document.readyState === "complete") setTimeout(begin, 0);
    else addEventListener("load", () => setTimeout(begin, 0), { once: true });
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
    if (message.loading) isLoading(message.loading);
    else if (message.ready) isLoading("");
    else if (message.failed) breakDown(message.failed);
    else if (message.event) hearEvent(message.id, message.event);
    else settle(message);
  }

  /** Say what is being loaded, but only while a request waits for it: the gallery needs none of it. */
  function isLoading(words) {
    loading = words;
    if (waiting.size || !words) onLoading(words);
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
    if (listener?.held) listener.held.push(event);
    else listener?.onEvent(event);
  }

  /** Nothing will be answered any more: all who wait are told so. */
  function breakDown(words) {
    broken = new Refused({ message: words, where: "", help: "Loading the page again may help.", kind: "fault" });
    worker?.terminate();
    worker = null;
    onLoading(words);
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
    for (const id of [...searches.keys()]) {
      hearEvent(id, { kind: "done", stopped_by: "failed", exhausted: false, found: 0, seconds: 0, nodes: 0, words });
    }
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
      if (loading) onLoading(loading);
    });
  }

  async function ask(name, params = {}) {
    if (name === "gallery") return gallery();
    const id = ++last;
    return request(id, { id, ask: name, params });
  }

  async function search(params, onEvent) {
    const id = ++last;
    // The caller must have the search before its first event comes.
    const listener = { onEvent, held: [] };
    searches.set(id, listener);
    await request(id, { id, search: params });
    setTimeout(() => {
      const { held } = listener;
      listener.held = null;
      held.forEach(onEvent);
    }, 0);
    return {
      id: String(id),
      stop: () => say({ stop: id }),
      speed: (value) => say({ speed: id, value }),
      step: () => say({ step: id }),
    };
  }

  comeSoon();
  return {
    ask,
    search,
    /** A search does not outlive its page. */
    find: async () => null,
    pictureOf: (name) => new URL(`./pictures/${encodeURIComponent(name)}.svg`, import.meta.url).href,
  };
}

async function gallery() {
  const answer = await fetch(new URL("./gallery.json", import.meta.url)).catch(() => null);
  if (answer?.ok) return answer.json();
  throw new Refused({ message: "The gallery could not be loaded.", where: "", help: "Is there a connection?", kind: "lost" });
}
