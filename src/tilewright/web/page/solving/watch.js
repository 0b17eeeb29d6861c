/** Watching a search: a button that begins it, and what it does as other things are shown on the board. */

import { refusedFrom } from "../backend/refused.js";
import { announce } from "../parts/announce.js";
import { h, reducedMotion } from "../parts/dom.js";
import { t } from "../parts/languages.js";
import { begin as beginSearch, keyOf, onSearches, searchesOf } from "./searches.js";
import { Watched } from "./watched.js";

const START = 20;
// Who asked for less motion begins with a pause, and goes on slowly.
const CALM = 2;

/**
 * A button that begins to watch, or goes on with the search that waits since something else is shown, and what controls
 * it meanwhile.
 * @param {import("../table/table.js").Table} table
 * @param {{begun: () => void, refused: (refused: import("../backend/refused.js").Refused) => void}} on it begins, or cannot begin
 */
export function watchView(table, { begun, refused }) {
  const button = h("button", { class: "button", type: "button", onclick: beginOrGoOn }, t("watch-it-search"));
  const watched = new Watched(table, stopNow);
  const { controls } = watched;

  function drawButton() {
    button.textContent = waitingOn(table) ? t("go-on-watching") : t("watch-it-search");
  }

  function beginOrGoOn() {
    const left = waitingOn(table);
    if (!left) return begin();
    begun();
    follow(left);
    controls.pause.focus();
    announce(t("watched-again"));
  }

  async function begin() {
    end();
    begun();
    const turn = (watched.turn += 1);
    controls.prepare();
    announce(t("searching"));
    try {
      const pace = { speed: reducedMotion() ? CALM : START, isPaused: reducedMotion(), stopsAtSolutions: true };
      const started = await beginSearch(table, { mode: "watch", speed: 0, pace });
      if (turn !== watched.turn) return void started.stop();
      follow(started);
      controls.pause.focus();
      announce(reducedMotion() ? t("search-waits") : t("watching-search"));
    } catch (thrown) {
      if (turn !== watched.turn) return;
      controls.element.hidden = true;
      refused(refusedFrom(thrown));
    }
  }

  function follow(search) {
    watched.follow(search);
    drawButton();
  }

  /** Show the search of this puzzle that was watched when the page was left, or loaded anew. */
  function resume() {
    const left = watchable(table).find((one) => !one.pace.isResting);
    if (left && !watched.search) follow(left);
    drawButton();
  }

  function stopNow() {
    end();
    button.focus();
  }

  /** Stop, and show the table again. */
  function end() {
    const left = watched.search;
    rest();
    left?.stop();
  }

  /** Show the table again; the search waits until it is wanted again. */
  function rest() {
    watched.rest();
    drawButton();
  }

  wire(table, watched, { drawButton, rest });
  return { button, element: controls.element, rest, resume };
}

/** What else is shown, a page that is hidden, and another view end the watching or let the search wait. */
function wire(table, watched, { drawButton, rest }) {
  for (const type of ["view", "placed", "shown"]) {
    table.addEventListener(type, () => {
      drawButton();
      if (!watched.mine || table.shown === watched.mine) return;
      if (watched.search) announce(t("watched-waits"));
      rest();
    });
  }
  const gone = () => watched.search?.handle?.speed(0);
  document.addEventListener("visibilitychange", () => watched.search && watched.pace.tell(), table.untilLeft);
  addEventListener("pagehide", gone, table.untilLeft);
  table.addEventListener("leave", onSearches(drawButton));
  table.addEventListener("leave", () => {
    gone();
    watched.letGo();
  });
}

/** The search of what lies on the table that waits, as something else was shown; undefined if there is none. */
function waitingOn(table) {
  const isAsLaid = (one) => String(one.placed) === String(table.placed);
  return table.view ? watchable(table).find((one) => one.pace.isResting && isAsLaid(one)) : undefined;
}

function watchable(table) {
  return searchesOf(keyOf(table), "watch").filter((one) => one.isRunning);
}
