/** The desk in the Python of a notebook; the port of the frame leads to it. */

import { workerBackend } from "./backend-worker.js";

// A question is answered sooner, unless the notebook is busy with a cell.
const PATIENCE_MS = 4000;

/** The backend of a page in a notebook. @param {(words: string, share: number|null) => void} onLoading as of a site */
export function notebookBackend(onLoading) {
  return workerBackend(onLoading, () => new Kernel(self.tilewright.port), {});
}

/** The notebook's Python as if it were a Web Worker. */
class Kernel {
  onmessage = null;
  #port;
  #due = null;
  #isTurn = false;
  #impatient = null;

  constructor(port) {
    this.#port = port;
    port.addEventListener("message", ({ data }) => data.texts && this.#hear(data));
  }

  postMessage({ params, search, kept, ...message }) {
    if (search) message.search = true;
    this.#say({ text: JSON.stringify(message), params: JSON.stringify(params ?? search ?? {}) });
  }

  terminate() {
    clearTimeout(this.#due);
    clearTimeout(this.#impatient);
  }

  #say(message) {
    this.#port.postMessage(message);
    this.#impatient ??= setTimeout(() => this.onmessage({ data: { loading: "notebook-busy", share: 0 } }), PATIENCE_MS);
  }

  #hear({ texts, wait, turn }) {
    clearTimeout(this.#impatient);
    this.#impatient = null;
    this.onmessage({ data: { ready: true } });
    for (const text of texts) this.onmessage({ data: JSON.parse(text) });
    if (turn) this.#isTurn = false;
    if (wait === null || this.#isTurn) return;
    clearTimeout(this.#due);
    this.#due = setTimeout(() => {
      this.#isTurn = true;
      this.#say({ turn: true });
    }, wait * 1000);
  }
}
