// Tiles proof-read against the real ones, when one label may be mistyped: all tiles in one picture with the sides tinted that are
// likely wrong, the ones to compare next, and for each of these what may stand there instead.

import { percent } from "../parts/amounts.js";
import { announce } from "../parts/announce.js";
import { fill, h, s, svgOf } from "../parts/dom.js";
import { LISTS, t } from "../parts/languages.js";

// As in design/no_solution/proofread.py: after two looks, each at half of what was left, the third one is at all the rest.
const REST = 0.25;
// Sums are rounded.
const TINY = 1e-9;
// Where the tint of a side ends, on the way from the center: in the middle stands the name of the tile.
const INNER = 0.42;

/**
 * What is known of the tiles. Python tells once how likely each correction is; sums of that answer each tick at once.
 * `right` holds what was found right, and `shares` how likely the mistake is where: "2" is a tile, "2/0" one of its sides.
 */
class Looks {
  constructor(corrections) {
    this.corrections = corrections;
    this.right = new Set();
    this.tick([], true);
  }

  /** Note what is right, or no longer. */
  tick(keys, is) {
    for (const key of keys) this.right[is ? "add" : "delete"](key);
    this.left = this.corrections.filter(({ tile, side }) => !this.right.has(`${tile}`) && !this.right.has(`${tile}/${side}`));
    this.shares = {};
    for (const { tile, side, chance } of this.left) {
      for (const key of [`${tile}`, `${tile}/${side}`]) this.shares[key] = (this.shares[key] ?? 0) + chance / sum(this.left);
    }
  }

  /** How likely the mistake is on a tile, or on one of its sides, if it is on one that is left. */
  share(key) {
    return this.shares[key] ?? 0;
  }

  /** The tiles that have corrections left, the likeliest first. */
  get suspects() {
    return [...new Set(this.left.map(({ tile }) => tile))].sort((a, b) => this.share(b) - this.share(a));
  }

  /** The tiles to compare next: together they hold half of the chances. */
  get next() {
    const look = [];
    let wanted = sum(this.left) <= REST + TINY ? 1 : 0.5;
    for (const tile of this.suspects) {
      if (wanted > TINY) look.push(tile);
      wanted -= this.share(tile);
    }
    return look;
  }
}

const sum = (corrections) => corrections.reduce((total, { chance }) => total + chance, 0);

/**
 * The part that guides a person through the tiles.
 * @param {{tiles: object[], corrections: object[]}} answer of Python to "typos"
 * @param {(correction: object) => void} correct takes the correction that a person chose
 * @returns {HTMLElement}
 */
export function proofreading({ tiles, corrections }, correct) {
  const looks = new Looks(corrections);
  const words = h("p", { tabindex: "-1" });
  const done = h("button", { type: "button", class: "button small", onclick: () => tick(shown.map(String), true, done) });
  const map = tiles.map((tile, k) => h("button", { type: "button", class: "proof-tile", onclick: () => choose(k) }));
  const details = h("div", { class: "proof-details" });
  // The tiles beside their corrections: those to compare next, until all are right, or the one that was chosen.
  let shown = looks.next;

  function choose(tile) {
    shown = [tile];
    show();
    details.querySelector("input").focus();
  }

  /** Note what is right, or no longer; when all that is shown is right, go on to the next look. */
  function tick(keys, is, from) {
    looks.tick(keys, is);
    if (is && !shown.some((tile) => looks.share(tile))) shown = looks.next;
    show();
    announce(words.textContent);
    (details.querySelector(`[data-key="${from.dataset.key}"]`) ?? (looks.left.length ? done : words)).focus();
  }

  function show() {
    const { next, left, suspects } = looks;
    const values = { tiles: LISTS.and.format(next.map((k) => tiles[k].name)), n: next.length, left: left.length, all: corrections.length };
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
  const share = percent(looks.share(k));
  button.setAttribute("aria-label", t(`proof-tile-${state}`, { tile: tile.name, number, share }));
  fill(button, drawing(tile, k, looks), h("span", { class: "small" }, { right: "✓", next: `${number}.`, other: "" }[state], looks.share(k) ? ` ${share}` : ""));
}

/** A tile with its corrections, side by side with what it reads now. */
function detail(tile, k, looks, { tick, correct }) {
  const check = (words, key) => h("label", { class: "check" },
    h("input", { type: "checkbox", dataset: { key }, checked: looks.right.has(key), onchange: ({ target }) => tick([key], target.checked, target) }), words);
  return h("section", { class: "proof-detail", "aria-label": t("proof-tile", { tile: tile.name }) },
    h("div", { class: "row" }, drawing(tile, k, looks), check(t("proof-tile-is-right", { tile: tile.name }), `${k}`)),
    tile.sides.map(({ words, label }, number) => {
      const here = looks.corrections.filter((one) => one.tile === k && one.side === number);
      const side = t("side-name", { side: words.replace(" ", "-"), words });
      const button = (one) => h("button", { type: "button", class: "button small", onclick: () => correct(one) },
        pictureOf(one.after), t("proof-is-it", { label: one.label }),
        h("span", { class: "visually-hidden" }, t("proof-correct", { right: one.label, label, side, tile: tile.name })));
      return here.length ? [check(t("proof-side-is-right", { side, label }), `${k}/${number}`), h("div", { class: "row" }, looks.left.filter((one) => here.includes(one)).map(button))] : null;
    }),
  );
}

/** A tile, each side the redder the likelier the mistake is there. */
function drawing(tile, k, looks) {
  const chances = tile.sides.map((_, side) => looks.share(`${k}/${side}`));
  const most = Math.max(...looks.left.map((one) => looks.share(`${one.tile}/${one.side}`)));
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
