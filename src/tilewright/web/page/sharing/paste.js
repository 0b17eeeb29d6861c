// A link to a board on another site, pasted where puzzles are looked for.

import { backend } from "../backend/backend.js";
import { announce } from "../parts/announce.js";
import { openByLink } from "./share.js";

// No name that is looked for is as long.
const LEAST = 60;

/** Put the board that is pasted into a field on a table, if it is one; other texts stay. */
export function openPasted(field) {
  field.addEventListener("paste", async (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.length < LEAST) return;
    try {
      const { puzzle } = await backend.ask("opens", { text });
      await openByLink(puzzle);
    } catch (refused) {
      announce(refused.message);
    }
  });
}
