/** Watching a search: the board shows the pieces as they lie in it, and the search waits when it is told to. */

import { counted, roughly } from "./amounts.js";
import { h, reducedMotion } from "./dom.js";
import { cellsUnder, same } from "./placing.js";
import { refusedFrom } from "./refused.js";
import { say, sentence } from "./say.js";
import { begin as beginSearch, keepPace, keyOf, onSearches, searchesOf } from "./searches.js";
import { solutionWords } from "./search.js";
import { speedField } from "./speed.js";
import { cellsInWords, pieceName } from "./words.js";

const START = 20;
// Who asked for less motion begins with a pause, and goes on slowly.
const CALM = 2;

/**
 * A button that begins to watch, or goes on with the search that waits since something else is shown, and what controls
 * it meanwhile.
 * @param {import("./table.js").Table} table
 */
export function watchView(table) {
  let search = null;
  // What is shown of it on the board.
  let mine = null;
  let wanted = 0;
  let begun = 0;

  const button = h("button", { class: "button", type: "button", onclick: beginOrGoOn }, "Watch it search");
  const pause = h("button", { class: "button", type: "button", onclick: pauseOrGoOn }, "Pause");
  const single = h("button", { class: "button", type: "button", onclick: oneStep }, "One step");
  const stop = h("button", { class: "button", type: "button", onclick: stopNow }, "Stop watching");
  const speed = speedField((chosen) => search && setPace({ speed: chosen }));
  const atSolutions = h("input", { type: "checkbox", onchange: () => search && setPace({ stopsAtSolutions: atSolutions.checked }) });
  const state = h("p", { class: "watch-state" });
  const ended = h("p", { class: "ended", hidden: true });
  const element = h(
    "div",
    { class: "stack watch", role: "group", "aria-label": "Watch the search", hidden: true },
    h("div", { class: "row" }, pause, single, stop),
    speed.element,
    h("label", { class: "check" }, atSolutions, "Pause at each solution"),
    state, ended,
  );
  const view = { button, element, rest, resume, onbegin: () => {}, onrefused: () => {} };

  /** The search of what lies on the table that waits, as something else was shown; undefined if there is none. */
  function waiting() {
    const isAsLaid = (one) => String(one.placed) === String(table.placed);
    return table.view ? watchable().find((one) => one.pace.isResting && isAsLaid(one)) : undefined;
  }

  function watchable() {
    return searchesOf(keyOf(table), "watch").filter((one) => one.isRunning);
  }

  function drawButton() {
    button.textContent = waiting() ? "Go on watching" : "Watch it search";
  }

  function beginOrGoOn() {
    const left = waiting();
    if (!left) return begin();
    view.onbegin();
    follow(left);
    pause.focus();
    say("The watched search is shown again.");
  }

  async function begin() {
    end();
    view.onbegin();
    const number = (begun += 1);
    prepare();
    try {
      const pace = { speed: reducedMotion() ? CALM : START, isPaused: reducedMotion(), stopsAtSolutions: true };
      const started = await beginSearch(table, { mode: "watch", speed: 0, pace });
      if (number !== begun) return void started.stop();
      follow(started);
      pause.focus();
      say(reducedMotion() ? "The search waits. Go on, or take one step at a time." : "Watching the search");
    } catch (thrown) {
      if (number !== begun) return;
      element.hidden = true;
      view.onrefused(refusedFrom(thrown));
    }
  }

  /** As long as the search has not begun there is nothing to see, and it can be stopped. */
  function prepare() {
    element.hidden = false;
    ended.hidden = true;
    for (const control of [pause, single, speed.slider]) control.disabled = true;
    stop.textContent = "Stop watching";
    state.textContent = "Searching…";
    say("Searching");
  }

  /** Show a search of this puzzle on the board from here on; nothing moves by itself for those who do not want it. */
  function follow(other) {
    const { pace } = other;
    speed.set(pace.speed);
    atSolutions.checked = pace.stopsAtSolutions;
    search = other;
    search.addEventListener("event", heard);
    element.hidden = false;
    ended.hidden = true;
    for (const control of [pause, single, speed.slider]) control.disabled = false;
    stop.textContent = "Stop watching";
    // To show it is no change that ends the watching.
    mine = null;
    table.show(lying(), "Watching the search");
    mine = table.shown;
    setPace({ isPaused: pace.isPaused || reducedMotion(), isResting: false });
    drawButton();
  }

  /** Show the search of this puzzle that was watched when the page was left, or loaded anew. */
  function resume() {
    const left = watchable().find((one) => !one.pace.isResting);
    if (left && !search) follow(left);
    drawButton();
  }

  /** The pieces of the search, and those that lay there from the beginning, which stay. */
  function lying() {
    const base = [...table.given, ...search.placed];
    const tried = search.progress?.lying ?? [];
    return [...base, ...tried.filter((placement) => !base.some((other) => same(other, placement)))];
  }

  /** How it is shown, which is the same when it is found again; the search is told. */
  function setPace(change) {
    keepPace(search, { ...search.pace, ...change });
    pause.textContent = search.pace.isPaused ? "Go on" : "Pause";
    tellState();
    tellSpeed();
  }

  /** Who does not look needs no steps, but may come back. */
  function tellSpeed() {
    wanted = 0;
    const { speed: chosen, isPaused, isResting } = search.pace;
    search.handle?.speed(document.hidden || isPaused || isResting ? 0 : chosen);
  }

  function heard({ detail: event }) {
    if (event.kind === "done") return finish(event.words);
    if (event.kind === "progress") {
      table.patch(lying());
      if (event.step) say(stepWords(event.step));
      if (event.at_solution) atSolution(event);
      else if (event.step) nextStep();
    } else if (event.kind === "lost") wanted = 0;
    tellState();
  }

  /** The search has paused there by itself. */
  function atSolution({ found, words }) {
    const { isPaused, stopsAtSolutions } = search.pace;
    if (isPaused || !stopsAtSolutions) return tellSpeed();
    say(`${solutionWords({ number: found, words })}. Paused.`);
    setPace({ isPaused: true });
  }

  function tellState() {
    const { laid, found, at_solution: isThere, words } = search.progress ?? { laid: 0, found: 0 };
    const why = isThere && search.pace.isPaused ? ["paused at a solution", words].filter(Boolean).join(", ") : "";
    const parts = [`${counted(mine.placements.length, table.view.nouns.piece)} laid`, `${roughly(laid)} ${laid === 1 ? "placement" : "placements"}`, counted(found, "solution"), why, search.connection];
    state.textContent = parts.filter(Boolean).join(" · ");
  }

  function pauseOrGoOn() {
    setPace({ isPaused: !search.pace.isPaused });
    say(search.pace.isPaused ? "Paused" : "Going on");
  }

  function oneStep() {
    if (!search.pace.isPaused) setPace({ isPaused: true });
    wanted += 1;
    if (wanted === 1) askForStep();
  }

  /** Of several steps that are wanted at once each is asked for when the one before is there, so that all are said. */
  function nextStep() {
    wanted = Math.max(0, wanted - 1);
    if (wanted) askForStep();
  }

  /** A step that the backend could not be told of will not come: the next click asks again. */
  async function askForStep() {
    if ((await search.handle?.step()) === false) wanted = 0;
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
    letGo();
    for (const control of [pause, single, speed.slider]) control.disabled = true;
    if (element.contains(document.activeElement)) stop.focus();
    stop.textContent = "Back to my table";
    ended.hidden = false;
    ended.textContent = words;
    say(words);
  }

  /** Stop, and show the table again. */
  function end() {
    const left = search;
    rest();
    left?.stop();
  }

  /** Show the table again, or what is shown there now; the search waits until it is wanted again. */
  function rest() {
    const isShown = mine !== null && table.shown === mine;
    if (search) setPace({ isResting: true });
    letGo();
    mine = null;
    element.hidden = true;
    drawButton();
    if (isShown) table.show(null);
  }

  function letGo() {
    begun += 1;
    search?.removeEventListener("event", heard);
    search = null;
  }

  for (const type of ["view", "placed", "shown"]) {
    table.addEventListener(type, () => {
      drawButton();
      if (!mine || table.shown === mine) return;
      if (search) say("The watched search waits.");
      rest();
    });
  }
  const looked = () => search && tellSpeed();
  const gone = () => search?.handle?.speed(0);
  const hearNoMore = onSearches(drawButton);
  document.addEventListener("visibilitychange", looked);
  addEventListener("pagehide", gone);
  table.addEventListener("leave", () => {
    gone();
    letGo();
    hearNoMore();
    document.removeEventListener("visibilitychange", looked);
    removeEventListener("pagehide", gone);
  });

  return view;
}
