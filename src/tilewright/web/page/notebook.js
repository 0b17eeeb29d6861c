// The page in a notebook: one puzzle on the table, which the notebook's Python lays as well.

import { prepareToSpeak } from "./parts/announce.js";
import { sayAll } from "./parts/languages.js";
import { tellLoading } from "./loading.js";
import { show } from "./table/puzzle.js";
import { Table } from "./table/table.js";

const { puzzle, port, state: first } = self.tilewright;
const main = document.getElementById("main");
const table = new Table();
// What both sides know.
let known = first;

/** What is chosen and laid, as Python takes it. */
function stateNow() {
  const { name, document, ...state } = table.request();
  return state;
}

function tell() {
  const state = stateNow();
  if (same(state, known)) return;
  known = state;
  port.postMessage({ state });
}

/** Lay what Python lays; with other choices than here it is another puzzle. */
async function take(state) {
  if (same(state, known)) return;
  known = state;
  const { placed = [], ...choices } = state;
  const { placed: before, ...here } = stateNow();
  if (same(choices, here)) table.arrange(placed.map((placement) => [...placement]));
  else await table.load({ ...puzzle, ...state });
}

/** Whether two states are the same, in whatever order their keys are. */
function same(a, b) {
  return inOrder(a) === inOrder(b);
}

const inOrder = (state) => JSON.stringify(Object.entries(state).sort());

document.documentElement.dataset.notebook = "";
sayAll(document.body);
prepareToSpeak();
tellLoading(main);
const place = main.appendChild(document.createElement("div"));
place.className = "view";
const shown = show(place, { puzzle: { ...puzzle, ...first }, table }, () => true);
// What Python lays before that is laid after it.
port.addEventListener("message", ({ data }) => data.state && shown.then(() => take(data.state)));
port.start();
await shown;
for (const type of ["placed", "view"]) table.addEventListener(type, tell);
document.title = table.view.title;
document.documentElement.dataset.ready = "true";
