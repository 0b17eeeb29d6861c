/**
 * The desk in this browser: python-worker.js has it. The gallery and its pictures are files and wait for nothing.
 */

/** @typedef {{message: string, where: string, help: string, kind: string}} Refusal */

/** Wide enough for print, as wide as Python draws it. */
const PNG_WIDTH = 1000;

/**
 * The backend of a static site.
 *
 * @param {(words: string) => void} onLoading is told what Python is waiting for, "" when it is there.
 * @param {(refusal: Refusal) => Error} toError makes the error that a refusal is thrown as.
 */
export function workerBackend(onLoading, toError) {
  const waiting = new Map();
  const searches = new Map();
  let worker = null;
  let broken = null;
  let loading = "";
  let last = 0;

  /** Let Python come as soon as the page itself has; whoever saves data waits until it is needed. */
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

  /** Say what is being loaded, but only where somebody waits for it: the gallery needs none of it. */
  function isLoading(words) {
    loading = words;
    if (waiting.size || !words) onLoading(words);
  }

  function settle({ id, answer, refused: refusal }) {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (refusal) searches.delete(id);
    if (asked) refusal ? asked.reject(toError(refusal)) : asked.resolve(answer);
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
    broken = toError({ message: words, where: "", help: "Loading the page again may help.", kind: "fault" });
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
    if (name === "gallery") return gallery(toError);
    if (name === "draw" && params.kind === "png") return drawn(await ask("draw", { ...params, kind: "svg" }));
    const id = ++last;
    return request(id, { id, ask: name, params });
  }

  async function search(params, onEvent) {
    const id = ++last;
    // Whoever begins a search is to hold it in hand before it tells anything.
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

async function gallery(toError) {
  const answer = await fetch(new URL("./gallery.json", import.meta.url)).catch(() => null);
  if (answer?.ok) return answer.json();
  throw toError({ message: "The gallery could not be loaded.", where: "", help: "Is there a connection?", kind: "lost" });
}

/** A picture as PNG: Python in a browser cannot draw it, but the browser can. */
async function drawn(picture) {
  const image = new Image();
  const url = URL.createObjectURL(new Blob([picture.text], { type: picture.media }));
  try {
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = PNG_WIDTH;
    canvas.height = Math.max(1, Math.round((PNG_WIDTH * image.naturalHeight) / (image.naturalWidth || 1)));
    const context = canvas.getContext("2d");
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const base64 = canvas.toDataURL("image/png").split(",")[1];
    return { media: "image/png", name: picture.name.replace(/\.svg$/, ".png"), base64 };
  } finally {
    URL.revokeObjectURL(url);
  }
}
