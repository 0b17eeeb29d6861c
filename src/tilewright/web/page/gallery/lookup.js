// Finding texts by words as people type them: in any order, in part, without accents, with or without hyphens.

/**
 * The words of a text in their plain form: "Pentominoes in 6×10" has "pentominoes", "in", "6", "x", "10".
 * @param {string} text
 * @returns {string[]}
 */
export function plainWords(text) {
  return text.normalize("NFKD").replaceAll("×", "x").toLowerCase().match(/[\p{L}\p{M}]+|\p{N}+/gu)?.map(withoutAccents) ?? [];
}

function withoutAccents(word) {
  return word.replace(/\p{M}/gu, "");
}

/**
 * Whether one of the words of a text is meant by a word that was typed: any part of it means a word, but only its
 * beginning a number.
 * @param {string[]} words
 * @param {string} typed
 */
export function isMeant(words, typed) {
  return words.some((word) => (/\p{N}/u.test(typed) ? word.startsWith(typed) : word.includes(typed)));
}
