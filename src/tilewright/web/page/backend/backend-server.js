/** The backend of `tilewright serve`: JSON over HTTP, and server-sent events. */

import { Refused } from "./refused.js";
import { inLanguage, said, t } from "../parts/languages.js";

const UNREACHED = {
  message: t("server-silent"),
  help: t("server-running"),
  kind: "lost",
};
const LOST = t("connection-lost");
const GONE = t("search-gone");
// A connection may blink; what comes back sooner is not worth a word.
const PATIENCE_MS = 3000;
const RETRY_MS = 2000;
const ANSWER_MS = 60_000;
const LATE = { message: t("server-late"), help: t("try-again"), kind: "lost" };
// The server stops a search that no page has looked at for a minute.
const LOOK_MS = 20_000;

/** The backend that asks the server which this page came from. */
export function serverBackend() {
  return {
    ask: async (name, params, signal) => said(await post(`api/ask/${encodeURIComponent(name)}`, inLanguage(params), signal && { signal: stoppedBy(signal) })),
    search: async (params, onEvent, signal) => follow((await post("api/searches", inLanguage(params), { signal: stoppedBy(signal) })).id, onEvent),
    find,
    pictureOf: (name) => `pictures/${encodeURIComponent(name)}.svg`,
    lasting: t("search-lasts"),
  };
}

async function post(path, body, options = {}) {
  const asked = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body), ...options };
  let response;
  try {
    response = await fetch(path, { signal: AbortSignal.timeout(ANSWER_MS), ...asked });
  } catch (problem) {
    throw new Refused(problem.name === "TimeoutError" ? LATE : UNREACHED);
  }
  const text = await response.text().catch(() => "");
  if (response.ok) return text ? JSON.parse(text) : null;
  throw refusal(response.status, text);
}

/** A signal for a request that ends when it takes too long, or when what it is for was stopped. */
function stoppedBy(signal) {
  const late = AbortSignal.timeout(ANSWER_MS);
  const both = new AbortController();
  for (const one of [late, signal]) one.addEventListener("abort", () => both.abort(one.reason), { once: true });
  return both.signal;
}

function refusal(status, text) {
  try {
    const { refused } = JSON.parse(text);
    if (refused?.message) return new Refused(said(refused));
  } catch {
    // What stands in between, a proxy perhaps, answers in its own way.
  }
  return new Refused({ message: t("server-error", { status: String(status) }), help: t("try-again"), kind: "lost" });
}

/** Whether the server still has a search: true, false, or null if it cannot be reached. */
async function has(address) {
  const aborted = new AbortController();
  try {
    const response = await fetch(address, { headers: { Accept: "text/event-stream" }, signal: aborted.signal });
    if (response.ok) return true;
    return response.status === 404 || response.status === 410 ? false : null;
  } catch {
    return null;
  } finally {
    aborted.abort();
  }
}

async function find(id, onEvent) {
  return (await has(eventsOf(id, 0))) ? follow(id, onEvent) : null;
}

/** Do something again and again, however long the page is hidden; gives what ends that. */
function every(milliseconds, act) {
  const worker = new Worker(new URL("./tick-worker.js", import.meta.url));
  worker.onmessage = act;
  worker.postMessage(milliseconds);
  return () => worker.terminate();
}

function eventsOf(id, after) {
  return `api/searches/${encodeURIComponent(id)}/events?after=${after}`;
}

/** Listen to a search from its beginning until it is done, over as many connections as that takes. */
function follow(id, onEvent) {
  let source = null;
  let latest = 0;
  let isOver = false;
  let isLost = false;
  let patience = 0;
  let stopLooking = () => {};

  // Connections are few, for all tabs together: a hidden page only lets the server know that it is still there.
  function seen() {
    if (isOver) return;
    stopLooking();
    if (document.hidden) {
      source?.close();
      source = null;
      stopLooking = every(LOOK_MS, () => has(eventsOf(id, latest)));
    } else if (source === null) connect();
  }

  function connect() {
    if (isOver || document.hidden) return;
    source = new EventSource(eventsOf(id, latest));
    source.onopen = connected;
    source.onmessage = ({ data, lastEventId }) => {
      const number = Number(lastEventId) || latest + 1;
      // What a new connection tells again is known already.
      if (isOver || number <= latest) return;
      const event = said(JSON.parse(data));
      latest = number;
      if (event.kind === "done") end();
      onEvent(event);
    };
    source.onerror = () => {
      if (isOver) return;
      patience ||= setTimeout(lost, PATIENCE_MS);
      // The browser tries again by itself unless it was told that there is nothing.
      if (source.readyState === EventSource.CLOSED) setTimeout(again, RETRY_MS);
    };
  }

  async function again() {
    if (isOver || document.hidden || source?.readyState !== EventSource.CLOSED) return;
    const there = await has(eventsOf(id, latest));
    if (isOver || document.hidden) return;
    if (there) connect();
    else if (there === null) setTimeout(again, RETRY_MS);
    else {
      end();
      onEvent({ kind: "done", stopped_by: "failed", exhausted: false, gone: true, words: GONE });
    }
  }

  function connected() {
    clearTimeout(patience);
    patience = 0;
    if (isLost) onEvent({ kind: "back" });
    isLost = false;
  }

  function lost() {
    isLost = true;
    onEvent({ kind: "lost", words: LOST });
  }

  function end() {
    isOver = true;
    clearTimeout(patience);
    stopLooking();
    source?.close();
    document.removeEventListener("visibilitychange", seen);
  }

  const { send, speed, step } = messagesTo(id, () => isOver);
  document.addEventListener("visibilitychange", seen);
  seen();
  return { id, stop: () => send("stop", {}), speed, step, close: end };
}

/** What the page tells the server of a search; nothing once it is over. */
function messagesTo(id, isOver) {
  // False if it did not arrive. That shows in the events too; and the server stops a search that no page follows.
  const send = async (what, body) =>
    isOver() || post(`api/searches/${encodeURIComponent(id)}/${what}`, body, { keepalive: true }).then(() => true, () => false);

  // The server hears one message after the other; of speeds that wait only the latest is sent.
  let sent = Promise.resolve();
  let latestSpeed = 0;
  const step = () => (sent = sent.then(() => send("step", {})));
  function speed(wanted) {
    latestSpeed = wanted;
    sent = sent.then(() => wanted === latestSpeed && send("speed", { speed: wanted }));
  }
  return { send, speed, step };
}
