/** Pictures to keep: of the solution that is shown, or of the table. */

import { backend } from "../backend/backend.js";
import { announce, attempt } from "../parts/announce.js";
import { h } from "../parts/dom.js";
import { t } from "../parts/languages.js";

// Wide enough for print, and for the sharpest screens.
const PNG_WIDTH = 1600;

/**
 * The panel that gives pictures of what is on the board.
 * @param {import("../table/table.js").Table} table
 * @returns {HTMLElement}
 */
export function downloadPanel(table) {
  const svg = h("button", { class: "button", type: "button", onclick: () => give("svg") }, t("picture-svg"));
  const png = h("button", { class: "button", type: "button", onclick: () => give("png") }, t("picture-png"));
  const what = h("p", { class: "faint" });
  const row = h("div", { class: "row" }, svg, png);
  const element = h("section", { class: "stack download-panel", "aria-label": t("download-picture") }, row, what);

  const give = (kind) => attempt(row, () => savePicture(kind, table.request(), table.shown?.placements), undefined, t("making-file", { kind: kind.toUpperCase() }));

  function describe() {
    what.textContent = table.shown ? t("picture-of-shown", { what: table.shown.words || t("a-solution") }) : t("picture-of-board");
  }

  for (const type of ["shown", "placed", "view"]) table.addEventListener(type, describe);
  describe();
  return element;
}

/**
 * Save a picture: of the table, or of placements.
 * @param {"svg"|"png"|"pdf"} kind a PDF has the board and the pieces at true size as well
 * @param {object} puzzle the `puzzle` of a request
 * @param {number[][]} [placements]
 */
export async function savePicture(kind, puzzle, placements) {
  const picture = await backend.ask("draw", { puzzle, kind: kind === "pdf" ? kind : "svg", placements: placements ?? null });
  const blob = picture.base64 ? fileOf(picture) : new Blob([picture.text], { type: picture.media });
  const name = picture.name.replace(/\.\w+$/, `.${kind}`);
  saveFile(kind === "png" ? await asPng(blob) : blob, name);
  announce(t("saved", { name }));
}

/** A file that came as base64. */
export function fileOf({ base64, media }) {
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: media });
}

/** Put a file where the browser puts downloads. @param {Blob} blob @param {string} name */
export function saveFile(blob, name) {
  const link = h("a", { href: URL.createObjectURL(blob), download: name });
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The browser draws the picture, on white: not everywhere can Python make PNG. */
async function asPng(blob) {
  const url = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = h("canvas");
    canvas.width = PNG_WIDTH;
    canvas.height = Math.max(1, Math.round((PNG_WIDTH * image.naturalHeight) / image.naturalWidth));
    const context = canvas.getContext("2d");
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  } finally {
    URL.revokeObjectURL(url);
  }
}
