/** How quick a watched search is, from pieces that can be followed to a blur. */

import { h, newId } from "./dom.js";
import { t } from "./languages.js";

const FASTEST = 1000;
const NOTCHES = 60;
const WORDS = [
  [3, "followed"],
  [12, "slow"],
  [50, "lively"],
  [200, "fast"],
  [Infinity, "blur"],
];

/**
 * A slider for the speed from 1 placement a second on, with words; equal steps make it quicker by the same factor.
 * @param {(speed: number) => void} onchange takes placements a second
 */
export function speedField(onchange) {
  const id = newId("speed");
  const slider = h("input", { type: "range", id, min: 0, max: NOTCHES, step: 1, oninput: chosen });
  const words = h("output", { for: id, class: "faint" });
  const element = h("div", { class: "field" }, h("label", { for: id }, t("speed")), slider, words);

  function speedOf(notch) {
    const speed = FASTEST ** (notch / NOTCHES);
    return speed < 10 ? Math.round(speed * 2) / 2 : Math.round(speed);
  }

  function chosen() {
    const speed = speedOf(Number(slider.value));
    const how = WORDS.find(([most]) => speed <= most)[1];
    words.textContent = t("placements-a-second", { n: speed, how });
    slider.setAttribute("aria-valuetext", words.textContent);
    onchange(speed);
  }

  return {
    element,
    slider,
    set(speed) {
      slider.value = Math.round((NOTCHES * Math.log(speed)) / Math.log(FASTEST));
      chosen();
    },
  };
}
