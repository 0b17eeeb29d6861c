/**
 * Where the answers come from: a server, Python in a Web Worker of this browser, or that of a notebook. The rest of the page does not know.
 *
 * ask(name, params, signal)   an answer; throws Refused; with a signal it can be given up
 * search(params, onEvent, signal) begins a search and gives {id, stop(), speed(n), step()}; throws Refused; step() promises false if
 *                             lost; what is stopped by the signal before it has begun need not begin
 * find(id, onEvent)           the same for one that was begun before the page was loaded again; null if it is gone
 * pictureOf(name)             the address of a picture of a puzzle of the catalog
 * lasting                     how long a search goes on without a page, in words; without it, as long as the page
 *
 * Besides the events of the search there are {kind: "lost", words} and {kind: "back"}: the connection broke, and holds again.
 */

const listeners = new Set();
let loading = ["", 1];

/**
 * Hear what is being loaded before there can be answers, "" when all is there. A server has all from the beginning.
 * @param {(words: string, share: number|null) => void} listener is also told at once, if something is being loaded now;
 *   the share of it that is there is null if it will not come
 */
export function onLoading(listener) {
  listeners.add(listener);
  if (loading[0]) listener(...loading);
}

function isLoading(...told) {
  loading = told;
  for (const listener of listeners) listener(...told);
}

async function chosen() {
  const name = document.querySelector('meta[name="tilewright-backend"]')?.content;
  if (name === "notebook") return (await import("./backend-notebook.js")).notebookBackend(isLoading);
  if (name !== "worker") return (await import("./backend-server.js")).serverBackend();
  return (await import("./backend-worker.js")).workerBackend(isLoading);
}

/** The backend that index.html names. */
export const backend = await chosen();
