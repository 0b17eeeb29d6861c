// Tiles proof-read against the real ones, when one label may be mistyped: all tiles in one picture with the sides tinted that are
// likely wrong, the ones to compare next, and for each of these what may stand there instead.

import { percent } from "../parts/amounts.js";
import { announce } from "../parts/announce.js";
import { fill, h, s, svgOf } from "../parts/dom.js";
import { LISTS, t } from "../parts/languages.js";

// As in design/no_solution/proofread.py: after two looks, each at half of what was left, the third one is at all the rest.
const REST = 0.25;
// Where the tint of a side ends, on the way from the center: in the middle stands the name of the tile.
const INNER = 0.42;

/**
 * What is known of the tiles. Python tells once how likely each cure is; sums of that answer each tick at once.
 * `right` holds what was found right: tiles by their numbers, "2", and sides, "2/0".
 */
class Looks {
  constructor(cures) {
    this.cures = cures;
    this.right = new Set();
  }

  get left() {
    return this.cures.filter(({ tile, side }) => !this.right.has(`${tile}`) && !this.right.has(`${tile}/${side}`));
  }

  /** How likely the mistake is on a tile, or on one of its sides, among what is left. */
  chance(tile, side) {
    const { left } = this;
    const here = left.filter((one) => one.tile === tile && (side === undefined || one.side === side));
    return left.length ? sum(here) / sum(left) : 0;
  }

  /** The tiles that have cures left, the likeliest first. */
  get suspects() {
    const tiles = [...new Set(this.left.map(({ tile }) => tile))];
    return tiles.sort((a, b) => this.chance(b) - this.chance(a));
  }

  /** The tiles to compare next: together they hold half of the chances. */
  get next() {
    const look = [];
    let wanted = sum(this.left) <= REST ? 1 : 0.5;
    for (const tile of this.suspects) {
      if (wanted > 1e-9) look.push(tile);
      wanted -= this.chance(tile);
    }
    return look;
  }
}

const sum = (cures) => cures.reduce((total, { chance }) => total + chance, 0);

/**
 * The part that guides a person through the tiles.
 * @param {{tiles: object[], cures: object[]}} answer of Python to "typos"
 * @param {(cure: object) => void} correct takes the cure that a person chose
 * @returns {HTMLElement}
 */
export function proofreading({ tiles, cures }, correct) {
  const looks = new Looks(cures);
  const words = h("p", {});
  const done = h("button", { type: "button", class: "button small", onclick: () => tick(shown.map(String), true, done) });
  const map = tiles.map((tile, k) => h("button", { type: "button", class: "proof-tile", onclick: () => look([k], true) }));
  const details = h("div", { class: "proof-details" });
  // The tiles beside their cures: those to compare next, until all are right, or the one that was chosen.
  let shown = looks.next;

  function look(at, isChosen) {
    shown = at;
    show();
    if (isChosen) details.querySelector("input")?.focus();
  }

  /** Note what is right, or no longer; when all that is shown is right, go on to the next look. */
  function tick(keys, is, from) {
    for (const key of keys) looks.right[is ? "add" : "delete"](key);
    if (is && !shown.some((tile) => looks.chance(tile))) shown = looks.next;
    show();
    announce(words.textContent);
    (details.querySelector(`[data-key="${from.dataset.key}"]`) ?? done).focus();
  }

  function show() {
    const { next, left, suspects } = looks;
    const values = { tiles: LISTS.and.format(next.map((k) => tiles[k].name)), n: next.length, left: left.length, all: cures.length };
    words.textContent = t(!left.length ? "proof-none" : next.length === suspects.length ? "proof-rest" : "proof-next", values);
    done.hidden = !left.length;
    done.textContent = t("proof-these-right", { tiles: LISTS.and.format(shown.map((k) => tiles[k].name)), n: shown.length });
    map.forEach((button, k) => fillOnMap(button, tiles[k], k, looks));
    fill(details, shown.map((k) => detail(tiles[k], k, looks, { tick, correct })));
  }

  show();
  return h("div", { class: "stack tight proofread" },
    words, h("div", { class: "row", role: "group", "aria-label": t("proof-all-tiles") }, map), h("div", { class: "row" }, done), details,
    h("p", { class: "faint small" }, t("proof-otherwise")),
  );
}

function fillOnMap(button, tile, k, looks) {
  const number = looks.next.indexOf(k) + 1;
  const state = looks.right.has(`${k}`) ? "right" : number ? "next" : "other";
  button.dataset.state = state;
  const share = percent(looks.chance(k));
  button.setAttribute("aria-label", t(`proof-tile-${state}`, { tile: tile.name, number, share }));
  fill(button, drawing(tile, k, looks), h("span", { class: "small" }, { right: "✓", next: `${number}.`, other: "" }[state], looks.chance(k) ? ` ${share}` : ""));
}

/** A tile with its cures, side by side with what it reads now. */
function detail(tile, k, looks, { tick, correct }) {
  const check = (words, key) => h("label", { class: "check" },
    h("input", { type: "checkbox", dataset: { key }, checked: looks.right.has(key), onchange: ({ target }) => tick([key], target.checked, target) }), words);
  const cureButton = (cure, side) => h("button", { type: "button", class: "button small", "aria-label": t("proof-correct", { ...side, right: cure.label, tile: tile.name }), onclick: () => correct(cure) },
    pictureOf(cure.after), t("proof-is-it", { label: cure.label }));
  const sides = tile.sides.map(({ words, label }, number) => [number, { side: t("side-name", { side: words.replace(" ", "-"), words }), label }]);
  return h("section", { class: "proof-detail", "aria-label": t("proof-tile", { tile: tile.name }) },
    h("div", { class: "row" }, drawing(tile, k, looks), check(t("proof-tile-is-right", { tile: tile.name }), `${k}`)),
    sides.map(([number, side]) => [side, number, looks.cures.filter((one) => one.tile === k && one.side === number)])
      .filter(([, , cures]) => cures.length)
      .map(([side, number, cures]) => h("div", { class: "proof-side", dataset: { chance: looks.chance(k, number) ? "some" : "none" } },
        check(t("proof-side-is-right", side), `${k}/${number}`),
        h("div", { class: "row" }, looks.chance(k, number) ? cures.map((cure) => cureButton(cure, side)) : null))),
  );
}

/** A tile, each side the redder the likelier the mistake is there. */
function drawing(tile, k, looks) {
  const chances = tile.sides.map((_, side) => looks.chance(k, side));
  const most = Math.max(...new Set(looks.left.map((one) => looks.chance(one.tile, one.side))), 1e-9);
  const tints = tile.sides.flatMap(({ points: [, a, b] }, side) => {
    const style = { "--chance": (chances[side] / most).toFixed(2) };
    const inner = [b, a].map((corner) => corner.map((way) => way * INNER));
    return chances[side] ? s("polygon", { class: "suspect", points: [a, b, ...inner].join(" "), style }) : [];
  });
  return pictureOf(tile, tints);
}

function pictureOf({ svg, defs, box }, ...above) {
  return s("svg", { class: "paper", viewBox: box.join(" "), "aria-hidden": "true" }, svgOf(`<defs>${defs}</defs>`), svgOf(svg), above);
}
