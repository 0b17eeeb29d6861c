// What the page around this one hears of a table.

import { isEmbedded, tell } from "../embedded.js";
import { cellsUnder } from "./placing.js";

/** Tell it what is laid from now on. @param {import("./table.js").Table} table */
export function tellAround(table) {
  if (!isEmbedded) return;
  let before = String(table.placed);
  const told = (type) => {
    const { name, variant, title, pieces, board } = table.view;
    const laid = table.placed.map((one) => ({ piece: pieces[one[0]].name, cells: cellsUnder(table.view, one).map((cell) => board.cells[cell].name) }));
    tell(type, { puzzle: name, variant, title, laid, solved: table.complete, shown: table.isLookedUp });
  };
  let isTold = true;
  const change = () => {
    if (String(table.placed) === before) return;
    before = String(table.placed);
    // Even if it is the solution of a moment ago.
    isTold = false;
    told("change");
  };
  for (const type of ["placed", "view"]) table.addEventListener(type, change);
  table.addEventListener("faults", () => {
    if (isTold || !table.complete) return;
    isTold = true;
    told("solved");
  });
}
