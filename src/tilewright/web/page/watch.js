/** Watching a search: pieces come and go on the board as the search tries them. */

import { h, newId, reducedMotion } from "./dom.js";
import { grouped, roughly, several } from "./amounts.js";
import { backend, refusedFrom } from "./backend.js";
import { Player } from "./player.js";
import { say, sentence } from "./say.js";
import { cellsUnder, same } from "./table.js";
import { cellsInWords, pieceName } from "./words.js";

const SLOWEST = 1;
const FASTEST = 1000;
const START = 20;
// Who asked for less motion begins with a pause, and goes on slowly.
const CALM = 2;
const NOTCHES = 60;
const TELL_AFTER_MS = 150;
// A pause is filled so fast when single steps run out.
const REFILL = 20;
const WORDS = [
  [3, "to follow each piece"],
  [12, "slow"],
  [50, "lively"],
  [200, "fast"],
  [Infinity, "a blur"],
];

/**
 * A button that begins to watch, and what controls it meanwhile.
 * @param {import("./table.js").Table} table
 */
export function watchView(table) {
  let handle = null;
  let mine = null;
  let base = [];
  let found = 0;
  let nodes = 0;
  let tellTimer = 0;
  let wanted = 0;
  let run = 0;
  let rest = "";

  const button = h("button", { class: "button", type: "button", onclick: begin }, "Watch it search");
  const pause = h("button", { class: "button", type: "button", onclick: () => setPaused(!player.isPaused) }, "Pause");
  const single = h("button", { class: "button", type: "button", onclick: oneStep }, "One step");
  const stop = h("button", { class: "button", type: "button", onclick: stopNow }, "Stop watching");
  const speedId = newId("speed");
  const slider = h("input", { type: "range", id: speedId, min: 0, max: NOTCHES, step: 1, oninput: speedChosen });
  const speedWords = h("output", { for: speedId, class: "faint" });
  const atSolutions = h("input", { type: "checkbox", checked: true });
  const state = h("p", { class: "watch-state" });
  const ended = h("p", { class: "ended", hidden: true });
  const element = h(
    "div",
    { class: "stack watch", role: "group", "aria-label": "Watch the search", hidden: true },
    h("div", { class: "row" }, pause, single, stop),
    h("div", { class: "field" }, h("label", { for: speedId }, "Speed"), slider, speedWords),
    h("label", { class: "check" }, atSolutions, "Pause at each solution"),
    state, ended,
  );

  const player = new Player(draw, meet);
  const view = { button, element, end, onbegin: () => {}, onrefused: () => {} };

  function speedOf(notch) {
    const speed = SLOWEST * (FASTEST / SLOWEST) ** (notch / NOTCHES);
    return speed < 10 ? Math.round(speed * 2) / 2 : Math.round(speed);
  }

  function setSpeed(speed) {
    slider.value = Math.round((NOTCHES * Math.log(speed / SLOWEST)) / Math.log(FASTEST / SLOWEST));
    speedChosen();
  }

  function speedChosen() {
    player.speed = speedOf(Number(slider.value));
    const how = WORDS.find(([most]) => player.speed <= most)[1];
    const words = `${several(player.speed, "placement")} a second, ${how}`;
    speedWords.textContent = words;
    slider.setAttribute("aria-valuetext", words);
    clearTimeout(tellTimer);
    tellTimer = setTimeout(tellSpeed, TELL_AFTER_MS);
  }

  /** The search is as quick as the player, and rests with it. */
  function tellSpeed() {
    clearTimeout(tellTimer);
    const rests = document.hidden || (player.isPaused && wanted === 0);
    handle?.speed(rests ? 0 : player.isPaused ? REFILL : player.speed);
  }

  async function begin() {
    end();
    view.onbegin();
    const calm = reducedMotion();
    const number = (run += 1);
    found = nodes = wanted = 0;
    player.placed = 0;
    // What comes before the board is ready for it waits.
    player.pause();
    base = [...table.given, ...table.placed];
    try {
      const params = { puzzle: table.request({ placed: true }), mode: "watch", speed: 0 };
      const begun = await backend.search(params, (event) => number === run && hear(event));
      if (number !== run) return void begun.stop();
      handle = begun;
    } catch (thrown) {
      view.onrefused(refusedFrom(thrown));
      return;
    }
    table.show(base, "Watching the search");
    mine = table.shown;
    element.hidden = false;
    ended.hidden = true;
    for (const control of [pause, single, slider]) control.disabled = false;
    stop.textContent = "Stop watching";
    setSpeed(calm ? CALM : START);
    setPaused(calm, true);
    pause.focus();
    say(calm ? "The search waits. Go on, or take one step at a time." : "Watching the search");
  }

  function hear(event) {
    if (event.kind === "begun") tellSpeed();
    else if (event.kind === "steps" && event.missed) goOnFrom(event);
    else if (event.kind === "steps") {
      nodes = event.nodes;
      player.add(event.steps);
    } else if (event.kind === "solution" || event.kind === "done") player.add([["!", event]]);
    else if (event.kind === "lost") state.textContent = event.words;
    if (wanted > 0 && player.isPaused) takeWanted();
    else if (player.isPaused && !player.isEmpty) tellState();
  }

  /** Some steps went by unheard: what lies there after these is shown at once. */
  function goOnFrom({ lying, nodes: walked }) {
    if (!isShown()) return;
    nodes = walked;
    player.drop();
    table.show([...base, ...lying.filter((placement) => !base.some((other) => same(other, placement)))], "Watching the search");
    mine = table.shown;
    tellState();
  }

  function isShown() {
    return mine !== null && table.shown === mine;
  }

  function draw(steps) {
    if (!isShown()) return;
    // What lay there from the beginning stays, whatever the search makes of it.
    table.patch(steps.filter(([, ...placement]) => !base.some((other) => same(other, placement))));
    tellState();
  }

  function tellState() {
    const laid = mine ? mine.placements.length : 0;
    const what = table.view.family === "labeling" ? "value" : "piece";
    const parts = [`${several(laid, what)} laid`, `${roughly(nodes)} steps`, several(found, "solution"), rest];
    state.textContent = parts.filter(Boolean).join(" · ");
  }

  /** A solution, or the end, when it is its turn. */
  function meet(event) {
    if (event.kind === "done") {
      finish(event.words);
      return true;
    }
    found = event.number;
    if (atSolutions.checked) {
      say(`Solution ${grouped(found)} lies on the board. Paused.`);
      queueMicrotask(() => setPaused(true, true, "paused at a solution"));
    }
    tellState();
    return atSolutions.checked;
  }

  function setPaused(paused, isQuiet = false, why = "") {
    if (!handle) return;
    wanted = 0;
    rest = why;
    tellState();
    if (paused) player.pause();
    else player.goOn();
    pause.textContent = paused ? "Go on" : "Pause";
    single.disabled = false;
    tellSpeed();
    if (!isQuiet) say(paused ? "Paused" : "Going on");
  }

  function oneStep() {
    if (!handle) return;
    if (!player.isPaused) setPaused(true, true);
    rest = "";
    wanted += 1;
    takeWanted();
  }

  function takeWanted() {
    while (wanted > 0 && !player.isEmpty) {
      wanted -= 1;
      const step = player.step();
      if (step && step[0] !== "!") say(stepWords(step));
    }
    tellSpeed();
  }

  function stepWords([sign, ...placement]) {
    const words = sentence(pieceName(table.view, placement[0]));
    const where = cellsInWords(table.view, cellsUnder(table.view, placement) ?? []);
    return sign === "+" ? `${words} laid on ${where}` : `${words} taken back from ${where}`;
  }

  function stopNow() {
    end();
    button.focus();
  }

  /** The search is over; what it came to is still shown. */
  function finish(words) {
    run += 1;
    handle?.stop();
    handle = null;
    player.end();
    for (const control of [pause, single, slider]) control.disabled = true;
    if (element.contains(document.activeElement)) stop.focus();
    stop.textContent = "Back to my table";
    ended.hidden = false;
    ended.textContent = words;
    say(words);
  }

  /** Stop, and show the table again. */
  function end() {
    const shown = isShown();
    leave();
    if (shown) table.show(null);
  }

  function leave() {
    run += 1;
    handle?.stop();
    handle = mine = null;
    player.end();
    clearTimeout(tellTimer);
    element.hidden = true;
  }

  // Something else is shown now.
  const changed = () => mine && !isShown() && leave();
  for (const type of ["view", "placed", "shown"]) table.addEventListener(type, changed);
  // Who does not look needs no steps, and who goes away no search.
  const looked = () => handle && tellSpeed();
  const gone = () => handle?.stop();
  document.addEventListener("visibilitychange", looked);
  addEventListener("pagehide", gone);
  table.addEventListener("leave", () => {
    leave();
    document.removeEventListener("visibilitychange", looked);
    removeEventListener("pagehide", gone);
  });

  return view;
}
