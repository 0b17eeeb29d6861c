/** A search that is watched: the board shows the pieces as they lie in it, and it waits when it is told to. */

import { roughly } from "../parts/amounts.js";
import { announce, sentence } from "../parts/announce.js";
import { h, reducedMotion } from "../parts/dom.js";
import { Shown, t } from "../parts/languages.js";
import { speedField } from "../parts/speed.js";
import { cellsInWords, pieceName } from "../parts/words.js";
import { cellsUnder, same } from "../table/placing.js";
import { solutionWords } from "./search.js";
import { keepPace } from "./searches.js";

/** What is watched on a table: `search`, null for none, and what is shown of it, `mine`. */
export class Watched {
  search = null;
  mine = null;
  // Counts the searches that were let go.
  turn = 0;
  #heard = ({ detail }) => this.#hear(detail);

  /** @param {import("../table/table.js").Table} table @param {() => void} stop no longer watch */
  constructor(table, stop) {
    this.table = table;
    this.pace = new Pace(this);
    this.controls = controlsOf(this, stop);
  }

  /** Show a search of this puzzle on the board from here on; nothing moves by itself for those who do not want it. */
  follow(search) {
    const { pace } = search;
    this.controls.begin(pace);
    this.search = search;
    search.addEventListener("event", this.#heard);
    // To show it is no change that ends the watching.
    this.mine = null;
    this.table.show(this.#lying(), t("watching-search"));
    this.mine = this.table.shown;
    this.pace.set({ isPaused: pace.isPaused || reducedMotion(), isResting: false });
  }

  /** The pieces of the search, and those that lay there from the beginning, which stay. */
  #lying() {
    const base = [...this.table.given, ...this.search.placed];
    const tried = this.search.progress?.lying ?? [];
    return [...base, ...tried.filter((placement) => !base.some((other) => same(other, placement)))];
  }

  #hear(event) {
    if (event.kind === "done") return this.#finish(event.words);
    if (event.kind === "progress") {
      this.table.patch(this.#lying());
      if (event.step) announce(stepWords(this.table.view, event.step));
      if (event.at_solution) this.#atSolution(event);
      else if (event.step) this.pace.stepped();
    } else if (event.kind === "lost") this.pace.forget();
    this.controls.tell(this);
  }

  /** The search has paused there by itself. */
  #atSolution({ found, words }) {
    const { isPaused, stopsAtSolutions } = this.search.pace;
    if (isPaused || !stopsAtSolutions) return this.pace.tell();
    announce(`${solutionWords({ number: found, words })}. Paused.`);
    this.pace.set({ isPaused: true });
  }

  /** The search is over; what it came to is still shown. */
  #finish(words) {
    this.letGo();
    this.controls.finish(words);
    announce(words);
  }

  /** Show the table again, or what is shown there now; the search waits until it is wanted again. */
  rest() {
    const isShown = this.mine !== null && this.table.shown === this.mine;
    if (this.search) this.pace.set({ isResting: true });
    this.letGo();
    this.mine = null;
    this.controls.element.hidden = true;
    if (isShown) this.table.show(null);
  }

  letGo() {
    this.turn += 1;
    this.search?.removeEventListener("event", this.#heard);
    this.search = null;
  }
}

/** How a search is shown, which is the same when it is found again: at what speed, or step by step. */
class Pace {
  // How many single steps are still to come.
  #wanted = 0;
  #watched;

  constructor(watched) {
    this.#watched = watched;
  }

  /** Change it; the search is told. */
  set(change) {
    const { search, controls } = this.#watched;
    keepPace(search, { ...search.pace, ...change });
    controls.tell(this.#watched);
    this.tell();
  }

  /** Who does not look needs no steps, but may come back. */
  tell() {
    this.forget();
    const { handle, pace: { speed, isPaused, isResting } } = this.#watched.search;
    handle?.speed(document.hidden || isPaused || isResting ? 0 : speed);
  }

  /** Of several steps that are wanted at once each is asked for when the one before is there, so that all are said. */
  oneStep() {
    if (!this.#watched.search.pace.isPaused) this.set({ isPaused: true });
    this.#wanted += 1;
    if (this.#wanted === 1) this.#ask();
  }

  stepped() {
    this.#wanted = Math.max(0, this.#wanted - 1);
    if (this.#wanted) this.#ask();
  }

  /** No step is wanted any more. */
  forget() {
    this.#wanted = 0;
  }

  /** A step that the backend could not be told of will not come: the next click asks again. */
  async #ask() {
    if ((await this.#watched.search.handle?.step()) === false) this.forget();
  }
}

function controlsOf(watched, stopWatching) {
  const setPace = (change) => watched.search && watched.pace.set(change);
  const button = (words, onclick) => h("button", { class: "button", type: "button", onclick }, words);
  const pause = button(t("pause"), () => {
    watched.pace.set({ isPaused: !watched.search.pace.isPaused });
    announce(watched.search.pace.isPaused ? t("paused") : t("going-on"));
  });
  const single = button(t("one-step"), () => watched.pace.oneStep());
  const stop = button(t("stop-watching"), stopWatching);
  const speed = speedField((chosen) => setPace({ speed: chosen }));
  const atSolutions = h("input", { type: "checkbox", onchange: () => setPace({ stopsAtSolutions: atSolutions.checked }) });
  const state = h("p", { class: "watch-state" });
  const ended = h("p", { class: "ended", hidden: true });
  const element = h("div", { class: "stack watch", role: "group", "aria-label": t("watch-the-search"), hidden: true },
    h("div", { class: "row" }, pause, single, stop),
    speed.element,
    h("label", { class: "check" }, atSolutions, t("pause-at-each")),
    state, ended,
  );
  const show = (isRunning) => {
    element.hidden = false;
    ended.hidden = true;
    for (const control of [pause, single, speed.slider]) control.disabled = !isRunning;
    stop.textContent = t("stop-watching");
  };
  return {
    element,
    pause,
    /** As long as the search has not begun there is nothing to see, and it can be stopped. */
    prepare: () => {
      show(false);
      state.textContent = t("searching-dots");
    },
    begin: (pace) => {
      speed.set(pace.speed);
      atSolutions.checked = pace.stopsAtSolutions;
      show(true);
    },
    tell: ({ search, mine, table }) => {
      pause.textContent = search.pace.isPaused ? t("go-on") : t("pause");
      state.textContent = stateInWords(search, mine.placements.length, table.view.nouns.piece);
    },
    finish: (words) => {
      for (const control of [pause, single, speed.slider]) control.disabled = true;
      if (element.contains(document.activeElement)) stop.focus();
      stop.textContent = t("back-to-my-table");
      ended.hidden = false;
      ended.textContent = words;
    },
  };
}

function stateInWords({ progress, pace, connection }, n, noun) {
  const { laid, found, at_solution: isThere, words } = progress ?? { laid: 0, found: 0 };
  const why = isThere && pace.isPaused ? [t("paused-at-solution"), words].filter(Boolean).join(", ") : "";
  const parts = [t("n-laid", { n, kind: noun }), t("n-placements", { n: new Shown(laid, roughly(laid)) }), t("n-solutions", { n: found }), why, connection];
  return parts.filter(Boolean).join(" · ");
}

function stepWords(view, [sign, ...placement]) {
  const words = sentence(pieceName(view, placement[0]));
  const where = cellsInWords(view, cellsUnder(view, placement) ?? []);
  return sign === "+" ? t("laid-on-step", { piece: words, cells: where }) : t("taken-from-step", { piece: words, cells: where });
}
