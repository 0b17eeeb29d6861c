// A line that is drawn: its points are chosen one after the other, among the lines that there are.

import { problem, setWords } from "../parts/announce.js";
import { h, s } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { blamedWords } from "./blamed.js";
import { cellCanvas } from "./canvas.js";

/** The line that is begun. */
export class LineDrawing {
  // Its points by their place on the lattice, as they are numbered anew when others come and go.
  #line = [];
  #canvas = null;
  #about = h("p", { class: "faint", role: "status" });
  /** What is said of it. */
  telling = h("div", { class: "stack tight" }, this.#about);

  /** A canvas of the points that a board has now, with these lines; some points are to blame, by their numbers. */
  draw(shown, lines, isBlamed) {
    const cells = sideBySide(shown.cells).map((cell) => ({ ...cell, key: cell.at.join(), words: t("point-named", { name: cell.name }) }));
    const pending = polyline(this.#pointsOf(cells), "pending");
    const hadFocus = this.#canvas?.element.contains(document.activeElement) ?? false;
    this.#canvas = cellCanvas({
      label: t("points-in-order"),
      box: boxOf(cells),
      columns: Math.ceil((boxOf(cells)[2] ?? 40) / 40),
      cells,
      current: this.#canvas?.current,
      look: (cell) => {
        const at = this.#line.indexOf(cell.key);
        const isWrong = isBlamed(cells.indexOf(cell));
        return { look: (at < 0 ? "empty" : "piece") + (isWrong ? " blamed" : ""), words: blamedWords(isWrong, at < 0 ? t("not-on-line") : t("number-on-line", { n: at + 1 })), text: cell.name };
      },
      begin: (cell) => (this.#line.includes(cell.key) ? "away" : "add"),
      apply: (cell, what) => {
        this.#line = what === "add" ? [...this.#line, cell.key] : this.#line.filter((key) => key !== cell.key);
        pending.setAttribute("points", through(this.#pointsOf(cells)));
      },
      end: () => {
        problem(this.#about, null);
        this.tell(shown);
      },
      over: [...lines.map((points) => polyline(points.map((k) => cells[k]), "drawn")), pending],
    });
    if (hadFocus) queueMicrotask(() => this.#canvas.focus());
    return this.#canvas.element;
  }

  #pointsOf(cells) {
    return this.#line.map((key) => cells.find((cell) => cell.at.join() === key)).filter(Boolean);
  }

  /** Say which points the line has; null where there is no board. */
  tell(shown) {
    if (!shown) return void (this.#about.textContent = "");
    const names = this.#namesOn(shown);
    setWords(this.#about, names.length ? t("this-line", { names: names.join(", ") }) : t("choose-points"));
  }

  #namesOn(shown) {
    return this.#pointsOf(shown.cells).map((cell) => cell.name);
  }

  /** The names of its points, and begin the next one; null if it is none yet, which is said. */
  take(shown) {
    const n = this.#line.length;
    const refused = { message: t("line-too-short", { n }), help: t("click-points") };
    problem(this.#about, n < 2 ? refused : null);
    if (n < 2) return null;
    const names = this.#namesOn(shown);
    this.#line = [];
    return names;
  }

  /** Points that are gone are of no line. */
  keepOn(cells) {
    this.#line = this.#pointsOf(cells).map((cell) => cell.at.join());
  }

  forget() {
    this.#line = [];
    problem(this.#about, null);
  }

  /** Whether a stroke is under way; `act` is done after it. */
  waits(act) {
    return this.#canvas?.waits(act) ?? false;
  }
}

/** The layers of a solid beside each other. */
function sideBySide(cells) {
  const layers = [...new Set(cells.map((cell) => cell.layer))].sort((a, b) => a - b);
  if (layers.length < 2) return cells;
  const xs = cells.flatMap((cell) => cell.points.map((point) => point[0]));
  const pitch = Math.max(...xs) - Math.min(...xs) + 28;
  const moved = ([x, y], layer) => [x + pitch * layers.indexOf(layer), y];
  return cells.map((cell) => ({ ...cell, center: moved(cell.center, cell.layer), points: cell.points.map((point) => moved(point, cell.layer)) }));
}

function boxOf(cells) {
  const xs = cells.flatMap((cell) => cell.points.map((point) => point[0]));
  const ys = cells.flatMap((cell) => cell.points.map((point) => point[1]));
  const [left, top] = [Math.min(...xs) - 4, Math.min(...ys) - 4];
  return [left, top, Math.max(...xs) - left + 4, Math.max(...ys) - top + 4];
}

function polyline(cells, look) {
  return s("polyline", { points: through(cells), class: `line ${look}`, "aria-hidden": "true" });
}

/** The points of a line through the middles of cells. */
function through(cells) {
  return cells.filter(Boolean).map((cell) => cell.center.join()).join(" ");
}
