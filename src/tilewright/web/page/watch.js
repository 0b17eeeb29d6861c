/** Watching a search: pieces come and go on the board as the search tries them. */

import { counted, roughly } from "./amounts.js";
import { h, reducedMotion } from "./dom.js";
import { cellsUnder, same } from "./placing.js";
import { Player } from "./player.js";
import { refusedFrom } from "./refused.js";
import { say, sentence } from "./say.js";
import { begin as beginSearch, keepPace, leaveWatch, lostWatch, searchesOf } from "./searches.js";
import { solutionWords } from "./search.js";
import { speedField } from "./speed.js";
import { waitingLine } from "./waiting.js";
import { cellsInWords, pieceName } from "./words.js";

const START = 20;
// Who asked for less motion begins with a pause, and goes on slowly.
const CALM = 2;
const TELL_AFTER_MS = 150;
// A pause is filled so fast when single steps run out.
const REFILL = 20;
// What a search told before it was found again is waited for so long.
const CATCH_UP_MS = 5000;
const BEGUN_AGAIN = "The page was loaded anew, and where the search was is not known any more: it began again from the beginning.";

/**
 * A button that begins to watch, what controls it meanwhile, and a line on a watched search that waits since something
 * else is shown.
 * @param {import("./table.js").Table} table
 */
export function watchView(table) {
  let search = null;
  let mine = null;
  let base = [];
  let found = 0;
  let tellTimer = 0;
  let catchUpTimer = 0;
  let isCatchingUp = false;
  let wantsFocus = false;
  let wanted = 0;
  let begun = 0;
  let why = "";

  const button = h("button", { class: "button", type: "button", onclick: beginOrGoOn }, "Watch it search");
  const pause = h("button", { class: "button", type: "button", onclick: () => setPaused(!player.isPaused) }, "Pause");
  const single = h("button", { class: "button", type: "button", onclick: oneStep }, "One step");
  const stop = h("button", { class: "button", type: "button", onclick: stopNow }, "Stop watching");
  const speed = speedField(speedChosen);
  const atSolutions = h("input", { type: "checkbox", checked: true, onchange: () => keep() });
  const state = h("p", { class: "watch-state" });
  const note = h("p", { class: "faint", hidden: true }, BEGUN_AGAIN);
  const ended = h("p", { class: "ended", hidden: true });
  const element = h(
    "div",
    { class: "stack watch", role: "group", "aria-label": "Watch the search", hidden: true },
    h("div", { class: "row" }, pause, single, stop),
    speed.element,
    h("label", { class: "check" }, atSolutions, "Pause at each solution"),
    state, note, ended,
  );

  const waiting = waitingLine(table, goOn, button);

  const player = new Player(draw, meet);
  const view = { button, element, waiting: waiting.element, rest, resume, onbegin: () => {}, onrefused: () => {} };

  function speedChosen(chosen) {
    player.speed = chosen;
    keep();
    clearTimeout(tellTimer);
    tellTimer = setTimeout(tellSpeed, TELL_AFTER_MS);
  }

  /** How it is shown is the same when it is found again. */
  function keep() {
    if (!search || isCatchingUp) return;
    const { speed, isPaused, played } = player;
    keepPace(search, { speed, isPaused, why, stopsAtSolutions: atSolutions.checked, played, found });
  }

  /** The search is as quick as the player, and rests with it. */
  function tellSpeed() {
    clearTimeout(tellTimer);
    const rests = document.hidden || isCatchingUp || (player.isPaused && wanted === 0);
    search?.handle?.speed(rests ? 0 : player.isPaused ? REFILL : player.speed);
  }

  async function begin(pace = { speed: reducedMotion() ? CALM : START, isPaused: reducedMotion() }, isAgain = false) {
    end();
    view.onbegin();
    const number = (begun += 1);
    let started;
    try {
      started = await beginSearch(table, { mode: "watch", speed: 0 });
    } catch (thrown) {
      if (number === begun) view.onrefused(refusedFrom(thrown));
      return;
    }
    if (number !== begun) return void started.stop();
    follow(started);
    note.hidden = !isAgain;
    speed.set(pace.speed);
    if (isAgain) atSolutions.checked = pace.stopsAtSolutions;
    setPaused(pace.isPaused, true);
    if (isAgain) return;
    pause.focus();
    say(pace.isPaused ? "The search waits. Go on, or take one step at a time." : "Watching the search");
  }

  function beginOrGoOn() {
    // With other pieces laid it is another search.
    const left = waiting.search();
    if (left && String(left.placed) === String(table.placed)) goOn(left);
    else begin();
  }

  function goOn(left) {
    view.onbegin();
    wantsFocus = true;
    findAgain(left);
    say("The watched search is shown again.");
  }

  /** Show a search on the board from here on. */
  function follow(started) {
    search = started;
    search.addEventListener("event", heard);
    search.addEventListener("over", over);
    wanted = 0;
    why = "";
    // What comes before the board is ready for it waits.
    player.pause();
    base = [...table.given, ...search.placed];
    showAfter(search.pace ?? { played: 0, found: 0 });
    element.hidden = false;
    ended.hidden = note.hidden = true;
    for (const control of [pause, single, speed.slider]) control.disabled = false;
    stop.textContent = "Stop watching";
  }

  /**
   * Go on with the search of this puzzle that was watched when the page was left, or loaded anew.
   * @param {string} key
   */
  function resume(key) {
    if (search) return;
    const lost = lostWatch(key);
    const left = searchesOf(key, "watch").find((one) => one.isWatchable && !one.pace?.isResting);
    if (left) findAgain(left);
    else if (lost?.pace && !lost.pace.isResting) begin(calmed(lost.pace), true);
    waiting.draw();
  }

  /** Go on with a search where it was. */
  function findAgain(left) {
    isCatchingUp = true;
    keepPace(left, { ...left.pace, isResting: false });
    waiting.draw();
    follow(left);
    speed.set(left.pace.speed);
    atSolutions.checked = left.pace.stopsAtSolutions;
    pause.disabled = single.disabled = true;
    catchUpTimer = setTimeout(caughtUp, CATCH_UP_MS);
    catchUp();
  }

  /** Nothing moves by itself for those who do not want it. */
  function calmed(pace) {
    return { ...pace, isPaused: pace.isPaused || reducedMotion() };
  }

  /** What it told before is taken in first. */
  function catchUp() {
    if (search.hasTold(search.pace)) caughtUp();
  }

  /** It goes on as it did, from where it was left. */
  function caughtUp() {
    clearTimeout(catchUpTimer);
    isCatchingUp = false;
    showAfter(search.pace);
    pause.disabled = single.disabled = false;
    if (wantsFocus) pause.focus();
    wantsFocus = false;
    setPaused(calmed(search.pace).isPaused, true, search.pace.why);
  }

  function heard({ detail: event }) {
    if (event.kind === "lost" || event.kind === "back") return tellState();
    if (isCatchingUp) return catchUp();
    if (event.kind === "begun") tellSpeed();
    else if (event.kind === "steps" && event.isAfterGap) goOnFrom();
    else if (event.kind === "steps") player.add(event.steps);
    // A solution that nothing led to is counted once that is shown what came after it.
    else if (event.kind === "done" || (event.kind === "solution" && !event.isAfterGap)) player.add([["!", event]]);
    if (wanted > 0 && player.isPaused) takeWanted();
  }

  /** Somebody stopped it elsewhere on the page. */
  function over() {
    if (search?.wasStopped) end();
  }

  /** Some steps went by unheard: what lies there after these is shown at once. */
  function goOnFrom() {
    if (!isShown()) return;
    showAfter({ played: search.told, found: search.solutions.length });
  }

  /** Show the search where it was left; what it has told since is played when it goes on. */
  function showAfter(left) {
    const { lying, since, ...shown } = search.after(left);
    found = shown.found;
    player.startAt(shown.played, lying.length, since);
    // To show it is no change that ends the watching.
    mine = null;
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
    const parts = [`${counted(laid, what)} laid`, `${roughly(player.laid)} ${player.laid === 1 ? "placement" : "placements"}`, counted(found, "solution"), why, search?.connection];
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
      say(`${solutionWords(event)}. Paused.`);
      queueMicrotask(() => setPaused(true, true, ["paused at a solution", event.words].filter(Boolean).join(", ")));
    }
    tellState();
    return atSolutions.checked;
  }

  function setPaused(paused, isQuiet = false, reason = "") {
    if (!search) return;
    wanted = 0;
    why = reason;
    tellState();
    if (paused) player.pause();
    else player.goOn();
    pause.textContent = paused ? "Go on" : "Pause";
    keep();
    tellSpeed();
    if (!isQuiet) say(paused ? "Paused" : "Going on");
  }

  function oneStep() {
    if (!search) return;
    if (!player.isPaused) setPaused(true, true);
    why = "";
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
    const shown = search;
    letGo();
    leaveWatch(shown);
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
    if (left) leaveWatch(left);
  }

  /** Show the table again, or what is shown there now; the search waits until somebody goes on watching. */
  function rest() {
    const [left, shown] = [search, isShown()];
    left?.handle?.speed(0);
    keep();
    letGo();
    mine = null;
    element.hidden = true;
    if (left?.isWatchable) keepPace(left, { ...left.pace, isResting: true });
    waiting.draw();
    if (shown) table.show(null);
  }

  /** Hear no more of the search; what becomes of it is for others to say. */
  function letGo() {
    begun += 1;
    clearTimeout(tellTimer);
    clearTimeout(catchUpTimer);
    isCatchingUp = wantsFocus = false;
    player.end();
    search?.removeEventListener("event", heard);
    search?.removeEventListener("over", over);
    search = null;
  }

  // Something else is shown now.
  const changed = () => {
    if (!mine || isShown()) return;
    if (search) say("The watched search waits.");
    rest();
  };
  for (const type of ["view", "placed", "shown"]) table.addEventListener(type, changed);
  // Who does not look needs no steps, but may come back.
  const looked = () => search && tellSpeed();
  const gone = () => {
    search?.handle?.speed(0);
    keep();
  };
  document.addEventListener("visibilitychange", looked);
  addEventListener("pagehide", gone);
  table.addEventListener("leave", () => {
    gone();
    letGo();
    document.removeEventListener("visibilitychange", looked);
    removeEventListener("pagehide", gone);
  });

  return view;
}
