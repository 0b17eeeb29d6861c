/**
 * Python in a Web Worker: loads it, and carries the texts of the page to tilewright.web.in_browser and back.
 *
 * In come {id, ask, params}, {id, search: params}, {stop: id}, {speed: id, value} and {step: id}; out go
 * {loading: id, values, share}, {ready: true} or {failed: id, values}, both messages for people; and for each id {answer}, {refused} or any number of
 * {event}. {kept} tells where a count stands; one that is begun with that goes on there, if the program is the same.
 */

const here = new URL("./", import.meta.url);
const megabytes = (bytes) => Math.max(1, Math.round(bytes / 1e6));
const failure = (id, values) => Object.assign(new Error(id), { values });

// How much of the wait is over when each is done, on a quick line.
const SHARES = { begun: 0.1, python: 0.7, unpacked: 0.8 };

// Where no search is under way, and all is loaded, nothing is due. A message to oneself waits its turn behind those of
// the page, and unlike a timer is not held back for some milliseconds.
const myself = new MessageChannel();
let timer = null;
let isComing = false;
// The name of its archive, which tells its content.
let program = "";

const desk = load();
desk.catch((problem) => postMessage({ failed: problem.message || String(problem), values: problem.values }));

// Set before Python is there, so that nothing is lost that the page says at once.
self.onmessage = async (event) => {
  const python = await desk.catch(() => null);
  // The page was told that there is none.
  if (!python) return;
  const { params, search, ...message } = event.data;
  if (search) message.search = true;
  // What another version has kept is of no use.
  if (message.kept) message.kept = message.kept.program === program ? message.kept.stand : null;
  attempt(() => {
    const answer = python.hear(JSON.stringify(message), JSON.stringify(params ?? search ?? {}));
    if (answer) postMessage(JSON.parse(answer));
    soon();
  });
};

myself.port1.onmessage = async () => {
  isComing = false;
  const python = await desk;
  attempt(() => {
    const { messages, wait } = JSON.parse(python.turn());
    for (const message of messages) postMessage(message.kept ? { ...message, kept: { program, stand: message.kept } } : message);
    if (wait === 0) soon();
    else if (wait !== null) timer = setTimeout(soon, wait * 1000);
  });
};

/** Ask for the next turn of the searches. */
function soon() {
  clearTimeout(timer);
  if (isComing) return;
  isComing = true;
  myself.port2.postMessage(null);
}

/** Python's errors are answers. What comes through here means that Python itself has broken down. */
function attempt(action) {
  try {
    action();
  } catch (problem) {
    console.error(problem);
    postMessage({ failed: "python-broke-down" });
  }
}

/** Load Python, its libraries and the program; gives the desk. */
async function load() {
  const say = (loading, share, values = {}) => postMessage({ loading, values, share });
  say("python-looking-up", 0);
  const place = JSON.parse(await text("python/python.json"));
  const host = place.remote ? new URL(place.pyodide).host : "here";
  say("python-loading", SHARES.begun, { host, n: megabytes(place.bytes) });
  program = place.program;
  const index = new URL(place.pyodide, here).href;
  // It comes while Python starts.
  const archive = bytes(`python/${program}`);
  archive.catch(() => {});
  const wrong = { tell: null };
  // Python itself does not say that a part of it could not be had.
  const told = new Promise((_, reject) => (wrong.tell = reject));
  const start = async () => {
    const { loadPyodide, ...more } = await (place.remote ? checked(place, index, wrong) : import(`${index}pyodide.mjs`)).catch(() => {
      throw failure("python-not-loaded", { host });
    });
    const library = place.library ? { stdLibURL: new URL(place.library, here).href } : {};
    return loadPyodide({ indexURL: index, ...library, ...more });
  };
  const pyodide = await Promise.race([told, start()]);
  say("python-unpacking", SHARES.python);
  const packages = pyodide.runPython("import site; site.getsitepackages()[0]");
  pyodide.unpackArchive(await archive, "zip", { extractDir: packages });
  say("python-opening", SHARES.unpacked);
  const made = pyodide.runPython(
    "import importlib; importlib.invalidate_caches(); from tilewright.web.in_browser import opened_desk; opened_desk()",
  );
  postMessage({ ready: true });
  soon();
  return made;
}

/**
 * Python's loader from elsewhere, once its digest is right; what it loads itself is compared, too.
 *
 * A module that a worker imports has no `integrity`. So its text is fetched, which has, and imported from a blob.
 */
async function checked({ integrity }, index, wrong) {
  const load = self.fetch;
  self.fetch = async (address, options) => {
    const name = String(address.url ?? address).replace(index, "");
    if (!integrity[name]) return load(address, options);
    return load(address, { ...options, integrity: integrity[name] }).catch(async (problem) => {
      // If it comes without the comparison, it is another file.
      if ((await load(address).catch(() => null))?.ok) {
        wrong.tell(failure("python-other-file", { name, host: new URL(index).host }));
      }
      throw problem;
    });
  };
  const module = async (name) => {
    const answer = await self.fetch(`${index}${name}`);
    if (!answer.ok) throw new Error(name);
    const blob = URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type: "text/javascript" }));
    return import(blob).finally(() => URL.revokeObjectURL(blob));
  };
  const [{ loadPyodide }, made] = await Promise.all([module("pyodide.mjs"), module("pyodide.asm.mjs")]);
  return { loadPyodide, createPyodideModule: made.default };
}

async function found(name) {
  const answer = await fetch(new URL(name, here)).catch(() => null);
  if (!answer?.ok) throw failure("file-not-loaded", { name });
  return answer;
}

async function text(name) {
  return (await found(name)).text();
}

async function bytes(name) {
  return (await found(name)).arrayBuffer();
}
