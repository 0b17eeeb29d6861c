/** What stays in sight: at a desk all pieces, on a phone the board while the answers are read below. */

// How much smaller than usual pieces may be so that all of them are in sight, and in how many steps that is found.
const LEAST_FIT = 0.4;
const FIT_STEPS = 5;

/**
 * Let the board stay in sight from the time that something is asked, shown or marked on it until pieces are laid by hand.
 * @param {import("./table.js").Table} table
 * @param {HTMLElement} play the view of the puzzle
 */
export function keepInSight(table, play) {
  const [bar, answers] = [play.querySelector(".do"), play.querySelector(".ask")];
  const look = (is) => play.classList.toggle("looking", is);
  bar.addEventListener("click", () => {
    // At a desk they are.
    if (answers.getBoundingClientRect().bottom <= innerHeight + 1) return;
    look(true);
    answers.scrollIntoView({ block: "start" });
  });
  table.addEventListener("shown", () => look(table.shown !== null));
  table.addEventListener("marks", () => {
    const { cells, placed, placement } = table.marks;
    if (cells.length || placed.length || placement) look(true);
  });
  // Not the focus: not every browser gives it to a button that is tapped.
  let isByHand = true;
  for (const type of ["pointerdown", "keydown", "click"])
    play.addEventListener(type, ({ target }) => (isByHand = !target.closest(".ask, .do")), true);
  table.addEventListener("placed", () => {
    // A hint that was followed leaves nothing to read.
    const isReading = !isByHand && !play.querySelector(".hint-panel")?.checkVisibility();
    if (isReading || !play.classList.contains("looking")) return;
    look(false);
    const stage = play.querySelector(".stage");
    if (stage.getBoundingClientRect().top < 0) stage.scrollIntoView({ block: "start" });
  });
  table.addEventListener("view", () => look(false));
}

/**
 * Make the pieces of the tray smaller until all of them are in sight, as far as its style lets them; where they are too
 * many for that, the tray scrolls.
 * @param {import("./table.js").Table} table
 * @param {HTMLElement} play the view of the puzzle
 */
export function fitTray(table, play) {
  const list = play.querySelector(".tray .pieces");
  const fits = (fit) => {
    list.style.setProperty("--fit", fit.toFixed(3));
    return list.scrollHeight <= list.clientHeight;
  };
  const fit = () => {
    let [least, most] = [LEAST_FIT, 1];
    if (fits(most) || list.classList.contains("many")) return;
    for (let k = 0; k < FIT_STEPS; k += 1) {
      const middle = (least + most) / 2;
      if (fits(middle)) least = middle;
      else most = middle;
    }
    fits(least);
  };
  // What stands above it and beside it leaves it more room, or less.
  const room = new ResizeObserver(fit);
  for (const part of play.querySelectorAll(".title, .setup, .stage")) room.observe(part);
  table.addEventListener("view", fit);
  table.addEventListener("leave", () => room.disconnect());
}
