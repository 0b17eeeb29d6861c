// Words for what happened: for those who listen (a live region), and beside the thing that is wrong.

import { refusedFrom } from "../backend/refused.js";
import { h, newId } from "./dom.js";
import { capital, t } from "./languages.js";

// What takes longer is not to be silent.
const PATIENCE_MS = 700;

const region = h("div", { class: "visually-hidden", role: "status", "aria-live": "polite" });

/** The live region must be there before it speaks. */
export function prepareToSpeak() {
  document.body.append(region);
}

/** Say something when there is time for it. */
export function announce(words) {
  // The same words twice in a row are only read again if the text changes.
  region.textContent = region.textContent === words ? `${words}\u00a0` : words;
}

/** Write the words of an element that tells how things stand: the same words again are not to be read again. */
export function setWords(element, words) {
  if (element.textContent !== words) element.textContent = words;
}

const told = new WeakMap();
let attempts = 0;

/**
 * Show a refusal beside the thing that is wrong; null takes it away again.
 * A field of a form is marked as invalid and described by the words.
 * @param {HTMLElement} element
 * @param {{message: string, help?: string}|Error|null} refused
 */
export function problem(element, refused) {
  const before = told.get(element);
  if (before) {
    before.words.remove();
    told.delete(element);
    element.removeAttribute("aria-invalid");
    if (before.described) element.setAttribute("aria-describedby", before.described);
    else element.removeAttribute("aria-describedby");
  }
  if (!refused) return;
  const id = newId("problem");
  const words = h("div", { class: "problem", role: "alert", id },
    h("p", {}, sentence(refused.message || t("went-wrong"))),
    refused.help ? h("p", { class: "help" }, sentence(refused.help)) : null,
  );
  element.insertAdjacentElement("afterend", words);
  // What describes a field otherwise goes on doing so.
  const described = element.getAttribute("aria-describedby") ?? "";
  told.set(element, { words, described });
  if (element.matches("input, select, textarea")) {
    element.setAttribute("aria-invalid", "true");
    element.setAttribute("aria-describedby", `${described} ${id}`.trim());
  }
}

/**
 * Do something, and show beside an element why it was refused, or, if it takes long, that it is under way.
 * @param {HTMLElement} beside
 * @param {() => any} act
 * @param {() => void} [takeBack] shows again what there was before
 * @param {string} [doing] what takes long
 */
export async function attempt(beside, act, takeBack = () => {}, doing = t("one-moment")) {
  problem(beside, null);
  const waiting = h("p", { class: "faint small" }, `${doing}…`);
  const number = (attempts += 1);
  const timer = setTimeout(() => {
    beside.insertAdjacentElement("afterend", waiting);
    // Of several only the last is waited for: what it told must not give way to an earlier one.
    if (number === attempts) announce(waiting.textContent);
  }, PATIENCE_MS);
  try {
    await act();
  } catch (thrown) {
    problem(beside, refusedFrom(thrown));
    takeBack();
  } finally {
    clearTimeout(timer);
    waiting.remove();
  }
}

/** Words as a sentence: a capital first. */
export const sentence = capital;
