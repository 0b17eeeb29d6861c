/** On a phone the board keeps in sight what is shown or marked on it, while its buttons are used below. */

/**
 * Let the board stay in sight from the time that something is shown or marked on it until pieces are laid by hand.
 * @param {import("./table.js").Table} table
 * @param {HTMLElement} panel somewhere below the board
 */
export function keepInSight(table, panel) {
  const look = (is) => panel.closest(".play")?.classList.toggle("looking", is);
  table.addEventListener("shown", () => look(table.shown !== null));
  table.addEventListener("marks", () => {
    const { cells, placed, placement } = table.marks;
    if (cells.length || placed.length || placement) look(true);
  });
  table.addEventListener("placed", () => {
    if (!panel.closest(".ask")?.contains(document.activeElement)) look(false);
  });
  table.addEventListener("view", () => look(false));
}
