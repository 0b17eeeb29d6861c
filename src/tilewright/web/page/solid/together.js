// How the pieces of a solid go together: whether they do by straight moves, said in words, and shown step by step.

import { backend } from "../backend.js";
import { able, fill, h } from "../dom.js";
import { say, sentence, setWords } from "../say.js";
import { stepAt } from "./model.js";

const MOVE_MS = 900;
const REST_MS = 350;
// Pieces come and go quickly while a search is watched; what lies there then is not asked about.
const CALM_MS = 300;
// Where nothing is to move by itself, a step is a picture of the pieces on their way.
const IN_SIGHT = 0.7;

/**
 * @param {import("../table.js").Table} table
 * @param {{show: (step: object|null) => void, far: () => number}} solid shows where pieces are, null for the whole
 */
export function togetherPanel(table, { show, far }) {
  const words = h("p", { class: "small together-words" });
  const told = h("p", { class: "small faint together-step" });
  const button = (label, sign, act) => h("button", { class: "button step", type: "button", "aria-label": label, title: label, onclick: act }, sign);
  const play = h("button", { class: "button small", type: "button", onclick: playOrPause }, "Put it together");
  const back = button("Step back", "‹", () => stepTo(number - 1));
  const next = button("Next step", "›", () => stepTo(number + 1));
  const steps = h("div", { class: "row", role: "group", "aria-label": "How it goes together" }, play, back, next, told);
  const order = h("ol", { class: "small" });
  const details = h("details", { class: "small" }, h("summary", {}, "All steps in words"), order);
  const element = h("div", { class: "together stack tight", hidden: true }, words, steps, details);
  let joins = [];
  // The step that is shown; before the first one it is -1, and `joins.length` is the whole again.
  let number = 0;
  let asked = 0;
  let timer = null;
  let frame = 0;
  let isPlaying = false;

  const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

  function halt() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    isPlaying = false;
  }

  /** Show the whole again. */
  function stop() {
    halt();
    number = joins.length;
    update();
  }

  function update() {
    play.textContent = isPlaying ? "Pause" : "Put it together";
    able(play, joins.length > 0);
    able(back, number > 0);
    able(next, number < joins.length);
    const isOn = number < joins.length;
    setWords(told, isOn ? `Step ${number + 1} of ${joins.length}: ${joins[number].words}` : "");
  }

  function playOrPause() {
    if (!joins.length) return;
    if (isPlaying) {
      halt();
      update();
      return;
    }
    isPlaying = true;
    stepTo(number >= joins.length ? 0 : number, true);
  }

  function stepTo(wanted, goesOn = false) {
    if (wanted < 0 || wanted > joins.length || !joins.length) return;
    halt();
    number = wanted;
    isPlaying = goesOn && number < joins.length;
    update();
    if (number === joins.length) {
      show(null);
      say("All pieces are together");
      return;
    }
    say(sentence(joins[number].words));
    const move = (time) => show({ offsets: stepAt(joins, number, time, far()) });
    const done = () => {
      move(1);
      if (isPlaying) timer = setTimeout(() => stepTo(number + 1, true), isStill() ? MOVE_MS + REST_MS : REST_MS);
    };
    if (isStill()) {
      done();
      move(IN_SIGHT);
      return;
    }
    const began = performance.now();
    const length = MOVE_MS * (1 + joins[number].shifts.length / 2);
    const go = (now) => {
      const time = Math.min((now - began) / length, 1);
      if (time >= 1) done();
      else {
        move(eased(time));
        frame = requestAnimationFrame(go);
      }
    };
    frame = requestAnimationFrame(go);
  }

  return {
    element,
    stop,
    /** Other placements lie there: ask how they go together; only the latest answer counts. */
    follow(placements) {
      halt();
      joins = [];
      number = 0;
      const mine = (asked += 1);
      element.hidden = placements.length < 2;
      if (element.hidden) return;
      words.textContent = "Looking whether these pieces go together …";
      details.hidden = true;
      update();
      timer = setTimeout(() => ask(placements, mine), CALM_MS);
    },
  };

  async function ask(placements, mine) {
    try {
      const puzzle = { ...table.request({ placed: false }), placed: placements };
      const answer = await backend.ask("assembly", { puzzle });
      if (mine !== asked || table.isLeft) return;
      // The steps speak of the placements in the order of the answer.
      const places = answer.placements.map((one) => placements.findIndex((placement) => String(placement) === String(one)));
      const here = (pieces) => pieces.map((piece) => places[piece]);
      joins = answer.joins.map((join) => ({ ...join, moving: here(join.moving), standing: here(join.standing), shifts: join.shifts.map(({ pieces, by }) => ({ pieces: here(pieces), by })) }));
      number = joins.length;
      words.textContent = answer.words;
      steps.hidden = details.hidden = !joins.length;
      fill(order, joins.map((join) => h("li", {}, sentence(join.words))));
      update();
    } catch {
      if (mine === asked) element.hidden = true;
    }
  }
}

function eased(time) {
  return time * time * (3 - 2 * time);
}
