// How the pieces of a solid go together: whether they do by straight moves, said in words, and shown step by step.

import { backend } from "../backend/backend.js";
import { announce, sentence, setWords } from "../parts/announce.js";
import { able, fill, h, reducedMotion } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { stepAt } from "./model.js";

const MOVE_MS = 900;
const REST_MS = 350;
// Pieces come and go quickly while a search is watched; what lies there then is not asked about.
const CALM_MS = 300;
// Where nothing is to move by itself, a step is a picture of the pieces on their way.
const IN_SIGHT = 0.7;

/**
 * @param {import("../table/table.js").Table} table
 * @param {{show: (step: object|null) => void, far: () => number}} solid shows where pieces are, null for the whole
 */
export function togetherPanel(table, { show, far }) {
  const motion = new Motion();
  const controls = controlsOf({ playOrPause, step: (by) => stepTo(number + by) });
  let joins = [];
  // The step that is shown; before the first one it is -1, and `joins.length` is the whole again.
  let number = 0;
  let asked = 0;
  let isPlaying = false;

  function halt() {
    motion.halt();
    isPlaying = false;
  }

  /** Show the whole again. */
  function stop() {
    halt();
    number = joins.length;
    update();
  }

  const update = () => controls.update(joins, number, isPlaying);

  function playOrPause() {
    if (!joins.length) return null;
    if (isPlaying) {
      halt();
      return update();
    }
    isPlaying = true;
    return stepTo(number >= joins.length ? 0 : number, true);
  }

  function stepTo(wanted, goesOn = false) {
    if (wanted < 0 || wanted > joins.length || !joins.length) return null;
    halt();
    number = wanted;
    isPlaying = goesOn && number < joins.length;
    update();
    if (number === joins.length) {
      show(null);
      return announce(t("all-together"));
    }
    announce(sentence(joins[number].words));
    const move = (time) => show({ offsets: stepAt(joins, number, time, far()) });
    const goOn = () => isPlaying && motion.later(reducedMotion() ? MOVE_MS + REST_MS : REST_MS, () => stepTo(number + 1, true));
    return motion.show(MOVE_MS * (1 + joins[number].shifts.length / 2), move, goOn);
  }

  async function ask(placements, mine) {
    try {
      const puzzle = { ...table.request({ placed: false }), placed: placements };
      const answer = await backend.ask("assembly", { puzzle });
      if (mine !== asked || table.isLeft) return;
      joins = joinsOf(answer, placements);
      number = joins.length;
      controls.tell(answer.words, joins);
      update();
    } catch {
      if (mine === asked) controls.element.hidden = true;
    }
  }

  return {
    element: controls.element,
    stop,
    /** Other placements lie there: ask how they go together; only the latest answer counts. */
    follow(placements) {
      halt();
      joins = [];
      number = 0;
      const mine = (asked += 1);
      controls.element.hidden = placements.length < 2;
      if (placements.length < 2) return;
      controls.wait();
      update();
      motion.later(CALM_MS, () => ask(placements, mine));
    },
  };
}

/** The steps of an answer, which speak of its placements, by the numbers that these have on the table. */
function joinsOf(answer, placements) {
  const places = answer.placements.map((one) => placements.findIndex((placement) => String(placement) === String(one)));
  const here = (pieces) => pieces.map((piece) => places[piece]);
  return answer.joins.map((join) => ({ ...join, moving: here(join.moving), standing: here(join.standing), shifts: join.shifts.map(({ pieces, by }) => ({ pieces: here(pieces), by })) }));
}

/** What is said of how it goes together, and the buttons that show it step by step. */
function controlsOf({ playOrPause, step }) {
  const words = h("p", { class: "small together-words" });
  const told = h("p", { class: "small faint together-step" });
  const button = (label, sign, act) => h("button", { class: "button step", type: "button", "aria-label": label, title: label, onclick: act }, sign);
  const play = h("button", { class: "button small", type: "button", onclick: playOrPause }, t("put-it-together"));
  const back = button(t("step-back"), "‹", () => step(-1));
  const next = button(t("next-step"), "›", () => step(1));
  const steps = h("div", { class: "row", role: "group", "aria-label": t("how-it-goes-together") }, play, back, next, told);
  const order = h("ol", { class: "small" });
  const details = h("details", { class: "small" }, h("summary", {}, t("all-steps-in-words")), order);
  const element = h("div", { class: "together stack tight", hidden: true }, words, steps, details);
  const wait = () => {
    words.textContent = t("looking-together");
    details.hidden = true;
  };
  const tell = (answer, joins) => {
    words.textContent = answer;
    steps.hidden = details.hidden = !joins.length;
    fill(order, joins.map((join) => h("li", {}, sentence(join.words))));
  };
  const update = (joins, number, isPlaying) => {
    play.textContent = isPlaying ? t("pause") : t("put-it-together");
    able(play, joins.length > 0);
    able(back, number > 0);
    able(next, number < joins.length);
    setWords(told, number < joins.length ? t("step-of", { number: number + 1, n: joins.length, words: joins[number].words }) : "");
  };
  return { element, wait, tell, update };
}

/** What moves, or is to happen soon; one thing at a time. */
class Motion {
  #timer = null;
  #frame = 0;

  /** Call `move` with times from 0 to 1, and `done` at the end; where nothing is to move by itself, only with one of them. */
  show(milliseconds, move, done) {
    if (!reducedMotion()) return this.#run(milliseconds, move, done);
    move(1);
    done();
    return move(IN_SIGHT);
  }

  #run(milliseconds, move, done) {
    const began = performance.now();
    const go = (now) => {
      const time = Math.min((now - began) / milliseconds, 1);
      move(eased(time));
      if (time >= 1) return done();
      this.#frame = requestAnimationFrame(go);
      return null;
    };
    this.#frame = requestAnimationFrame(go);
  }

  later(milliseconds, act) {
    this.#timer = setTimeout(act, milliseconds);
  }

  halt() {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
  }
}

function eased(time) {
  return time * time * (3 - 2 * time);
}
