// A tile as it is drawn where it is made: its sides are buttons that take a label.

import { h, s } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { blamedWords } from "./blamed.js";
import { corners } from "./canvas.js";
import { NONE } from "./letters.js";

/**
 * @param {{sides: object[], box: number[], write: (label: string) => object}} form of the cell on which it lies
 * @param {{key: string, name: string, labels: string[], blamed: string[]|null}} tile; `key` is the beginning of that of its
 *   sides, `blamed` are labels to look at
 * @param {import("./tile-labels.js").TileLabels} palette
 * @param {(side: number) => void} paint puts the chosen label on a side
 */
export function tileDrawing({ sides, box, write }, { key, name, labels, blamed }, palette, paint) {
  const known = new Map(palette.all.map((one) => [one.label, one]));
  const polygons = sides.map((side, n) => {
    const label = labels[n] ?? NONE;
    const style = known.get(label);
    const isBlamed = blamed?.includes(label);
    const shape = s("polygon", {
      points: corners(side.points),
      role: "button",
      tabindex: n === 0 ? "0" : "-1",
      "data-key": `${key}-side-${n}`,
      "aria-label": blamedWords(isBlamed, t("side-has", { name, side: side.name, label: palette.nameOf(label) })),
      class: `side${isBlamed ? " blamed" : ""}${style?.outlined ? " outlined" : ""}${label === NONE ? " none" : ""}`,
      onclick: () => paint(n),
      onkeydown: (event) => keyed(event, n),
      onfocus: () => polygons.forEach((one, m) => one.setAttribute("tabindex", m === n ? "0" : "-1")),
    });
    if (style) {
      shape.style.setProperty("--label", style.color);
      shape.style.setProperty("--label-ink", style.ink);
    }
    return shape;
  });
  const texts = sides.map((_, n) => {
    const label = labels[n] ?? NONE;
    const style = known.get(label);
    const { text: words, size, at } = write(label);
    const [x, y] = at[n];
    const text = s("text", { x, y, "font-size": size, "aria-hidden": "true", class: style?.outlined ? "outlined" : "" }, label === NONE ? "" : words);
    text.style.setProperty("--label-ink", style && !style.outlined ? style.ink : "#000000");
    return text;
  });
  function keyed(event, n) {
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      paint(n);
    } else if (steps[event.key]) {
      event.preventDefault();
      polygons[(n + steps[event.key] + polygons.length) % polygons.length].focus();
    }
  }
  return h("div", { class: "paper tile" }, s("svg", { viewBox: box.join(" "), role: "group", "aria-label": name }, polygons, texts));
}
