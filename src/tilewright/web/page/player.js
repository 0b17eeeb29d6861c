/** Plays the steps of a watched search evenly over time, as they come in. */

// Whoever watches is never further behind the search than this.
const MOST_BEHIND_SECONDS = 0.5;
const LONGEST_FRAME_SECONDS = 0.25;

/**
 * A player of steps ["+" | "-", piece, way, cell] and of other things ["!", what] in between.
 *
 * Only laying a piece takes time: the speed is in placements a second.
 */
export class Player {
  /**
   * @param {(steps: Array) => void} draw takes the steps that are due, in order
   * @param {(what: object) => void} meet takes another thing when it is its turn; true makes a pause there
   */
  constructor(draw, meet) {
    this._draw = draw;
    this._meet = meet;
    this._queue = [];
    this._waiting = 0;
    this._owed = 0;
    this._before = 0;
    this._frame = 0;
    this.speed = 20;
    this.isPaused = false;
    this.played = 0;
    this.laid = 0;
  }

  get isEmpty() {
    return this._queue.length === 0;
  }

  /** Take in what comes next. */
  add(steps) {
    for (const step of steps) {
      this._queue.push(step);
      if (step[0] === "+") this._waiting += 1;
    }
    this._run();
  }

  pause() {
    this.isPaused = true;
  }

  goOn() {
    this.isPaused = false;
    this._run();
  }

  /** Play one step; null if none waits, else the step. */
  step() {
    if (this.isEmpty) return null;
    const step = this._queue[0];
    this._play(1);
    return step;
  }

  /** Forget what waits: so many steps were played, so much lies there, and these steps come next. */
  startAt(played, lying, steps) {
    this.end();
    this.played = played;
    // What was laid lies there, or was taken back.
    this.laid = (played + lying) / 2;
    this.add(steps);
  }

  /** Forget all that waits. */
  end() {
    cancelAnimationFrame(this._frame);
    this._frame = 0;
    this._queue = [];
    this._waiting = 0;
  }

  _run() {
    if (this._frame || this.isPaused || this.isEmpty) return;
    this._before = performance.now();
    this._frame = requestAnimationFrame((now) => this._tick(now));
  }

  _tick(now) {
    this._frame = 0;
    if (this.isPaused) return;
    const seconds = Math.min(Math.max(0, now - this._before) / 1000, LONGEST_FRAME_SECONDS);
    this._before = now;
    this._owed += seconds * Math.max(this.speed, this._waiting / MOST_BEHIND_SECONDS);
    this._play(this._due());
    // What was not there to be laid is not owed later.
    this._owed = Math.min(this._owed, 1);
    if (this.isPaused || this.isEmpty) return;
    this._frame = requestAnimationFrame((next) => this._tick(next));
  }

  /** How many of those that wait are due; what is taken back goes before what is laid next. */
  _due() {
    let n = 0;
    for (; n < this._queue.length; n += 1) {
      if (this._queue[n][0] === "+") {
        if (this._owed < 1) break;
        this._owed -= 1;
      }
    }
    return n;
  }

  _play(n) {
    let drawn = [];
    const draw = () => {
      if (drawn.length) this._draw(drawn);
      drawn = [];
    };
    const played = this._queue.splice(0, n);
    while (played.length) {
      const step = played.shift();
      if (step[0] === "!") {
        draw();
        if (this._meet(step[1])) {
          this._queue.unshift(...played);
          this.isPaused = true;
          break;
        }
      } else {
        drawn.push(step);
        this.played += 1;
        if (step[0] === "+") {
          this._waiting -= 1;
          this.laid += 1;
        }
      }
    }
    draw();
  }
}
