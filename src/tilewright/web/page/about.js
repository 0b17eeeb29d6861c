// What this page is.

import { fill, h } from "./parts/dom.js";

/** The view about the page itself. */
export async function show(main) {
  fill(main,
    h("div", { class: "stack about" },
      h("h1", {}, "About this page"),
      h("p", {},
        "Choose a puzzle that you own, or make your own; lay its pieces, get a hint, let it be solved while you watch, " +
          "and learn how many solutions there are.",
      ),
      h("h2", {}, "Three kinds of puzzles"),
      h("ul", {},
        h("li", {}, "Pieces that fill a board: pentominoes, hexiamonds, the Genius Star, the Soma cube."),
        h("li", {}, "Tiles whose sides match: Scramble Squares, Drive Ya Nuts, Eternity II."),
        h("li", {}, "Numbers that add up: magic squares, the magic hexagon, magic stars."),
      ),
      h("h2", {}, "For teachers"),
      h("p", {},
        "Open a puzzle, lay what shall lie there from the start, and choose “For a class” below “Share”: you get a link for " +
          "the class, with a question and with or without hints, and a worksheet to print.",
      ),
      h("h2", {}, "What the answers mean"),
      h("p", {},
        "“There is no solution” is only said after every possibility was tried. A search that was stopped says so: what it " +
          "found is then a lower bound. Every solution is checked against the rules by code that had no part in finding it.",
      ),
      h("h2", {}, "What is kept"),
      h("p", {},
        "There are no accounts and no cookies, and nothing is sent anywhere but to the computer that serves this page. What " +
          "lies on the table, the solutions that you found, your days, and a puzzle that you are making, are kept in this browser only.",
      ),
    ),
  );
}
