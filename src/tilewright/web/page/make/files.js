// The text of a chosen file, which may be packed with gzip.

import { Refused } from "../backend/refused.js";
import { t } from "../parts/languages.js";

// Python takes less; a packed file may grow to any size, so reading stops here.
const LONGEST_TEXT = 4_000_000;

/**
 * The text of a file, unpacked if need be, and cut off where no puzzle is that long.
 * @param {File} file
 * @throws {Refused} if the file is packed and damaged
 */
export async function textOf(file) {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return file.text();
  const reader = file.stream().pipeThrough(new DecompressionStream("gzip")).pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (let part = await reader.read(); !part.done && text.length <= LONGEST_TEXT; part = await reader.read()) text += part.value;
  } catch {
    throw new Refused({ message: t("packed-and-damaged", { name: file.name }) });
  }
  reader.cancel().catch(() => {});
  return text;
}
