// The words of the page in the language of the person: messages by their ids, in one file for each language.

import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent-bundle.js";
import { keepInBrowser, keptInBrowser } from "./tabstore.js";

/** The languages of the page, by the names of their files: what each calls itself, and which way it is written. */
export const LANGUAGES = {
  en: { name: "English" },
  de: { name: "Deutsch" },
  es: { name: "Español" },
};

// In this one every message is written.
const FALLBACK = "en";
const KEPT = "tilewright:language";
// Stands for an element while a message is put together; no text has it.
const ELEMENT = "\u{F0000}";

/** The language of the page: of the address, else the one that was chosen, else the browser's, as far as it is there. */
export const language = [new URLSearchParams(location.search).get("lang"), keptInBrowser(KEPT), ...navigator.languages]
  .flatMap((tag) => [String(tag), String(tag).split("-")[0]])
  .find((tag) => Object.hasOwn(LANGUAGES, tag)) ?? FALLBACK;

/** The messages of a language. There are some thousand, and a view says fifty: each is read when it is first said. */
class Messages {
  #bundle;
  #unread;

  constructor(name, texts) {
    this.#bundle = new FluentBundle(name, { useIsolating: LANGUAGES[name].direction === "rtl", functions: { UP: ([words]) => capital(words) } });
    const all = texts.flatMap((text) => text.split(/^(?=-?[a-z])/im));
    this.#unread = new Map(all.map((text) => [text.match(/^[\w-]*/)[0], text]));
  }

  /** What a message says; null without it. */
  worded(id, values) {
    this.#read(id);
    const errors = [];
    const { value = null } = this.#bundle.getMessage(id) ?? {};
    // In some languages a message may say nothing.
    const words = value === null ? null : this.#bundle.formatPattern(value, values, errors);
    if (!errors.length) return words;
    console.warn(`${this.#bundle.locales[0]}.ftl: ${id}: ${errors.join("; ")}`);
    return null;
  }

  /** Read a message, and those that it names. */
  #read(id) {
    const text = this.#unread.get(id);
    if (!text) return;
    this.#unread.delete(id);
    this.#bundle.addResource(new FluentResource(text));
    for (const [, other] of text.matchAll(/[{(,]\s*(-?[a-z][\w-]*)/gi)) this.#read(other);
  }
}

// All that imports this waits until the words are there, so that they can be asked for at any time.
const [mine, fallback] = await Promise.all([...new Set([language, FALLBACK])].map(load));

async function load(name) {
  // What Python says in English comes with its answers, and what the catalog has in it.
  const files = name === FALLBACK ? [name] : [name, `python/${name}`, `catalog/${name}`];
  return new Messages(name, await Promise.all(files.map(textOf)));
}

async function textOf(file) {
  // In a notebook they came with the page.
  if (self.tilewright) return self.tilewright.words[`languages/${file}.ftl`] ?? "";
  const answer = await fetch(new URL(`../languages/${file}.ftl`, import.meta.url)).catch(() => null);
  if (answer?.ok) return answer.text();
  // Without a translation the page speaks English.
  if (file !== FALLBACK) return "";
  throw new Error("languages/en.ftl could not be loaded");
}

/** Words that begin a sentence. */
export const capital = (words) => String(words).replace(/^[\u2066-\u2069]*\p{L}/u, (first) => first.toLocaleUpperCase(language));

/**
 * A message in the language of the page, else in English.
 * @param {string} id
 * @param {Object<string, string|number|FluentNumber>} [values] by their names in the message
 * @returns {string}
 */
export function t(id, values = {}) {
  return mine.worded(id, values) ?? fallback?.worded(id, values) ?? id;
}

/** A message some of whose values are elements: texts and elements, in the order of the language. @returns {(string|Node)[]} */
export function withElements(id, values) {
  const nodes = [];
  const marked = ([name, value]) => [name, value instanceof Node ? `${ELEMENT}${nodes.push(value) - 1}${ELEMENT}` : value];
  const parts = t(id, Object.fromEntries(Object.entries(values).map(marked))).split(ELEMENT);
  return parts.map((part, k) => (k % 2 ? nodes[part] : part));
}

/** A number that is to be seen in words of its own, such as its digits or "1.2 million": the message takes its plural form. */
export class Shown extends FluentNumber {
  constructor(number, words) {
    super(number);
    this.words = words;
  }

  toString() {
    return this.words;
  }
}

/** The parameters of a request, which tell Python whether its sentences are to be translated here. */
export const inLanguage = (params) => (language === FALLBACK ? params : { ...params, sentences: true });

/**
 * What Python answered, with its sentences in the language of the page: in the place of each {text, sentence, values} or
 * {text, list, joint} the translation, or else the English text.
 */
export function said(answer) {
  if (typeof answer !== "object" || answer === null) return answer;
  if (typeof answer.text === "string" && ("sentence" in answer || "joint" in answer)) return spoken(answer);
  for (const [key, value] of Object.entries(answer)) if (typeof value === "object") answer[key] = said(value);
  return answer;
}

function spoken({ text, sentence, values = {}, list, joint }) {
  if (language === FALLBACK) return text;
  if (list) return joint === "," ? list.map(said).join(", ") : LISTS[joint].format(list.map(said));
  // Python sends numbers that JavaScript would round as their digits.
  const valueOf = (value) => (/^\d{16,}$/.test(value) ? BigInt(value).toLocaleString(language) : said(value));
  const all = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueOf(value)]));
  return mine.worded(sentence, all) ?? text;
}

// English dates as in America, lists without a comma before "and".
export const DATES = language === "en" ? "en-US" : language;
const listFormat = (type) => new Intl.ListFormat(language === "en" ? "en-GB" : language, { type });

/** Lists as people say them: `LISTS.and.format(["5", "6", "7"])` is "5, 6 and 7". */
export const LISTS = { and: listFormat("conjunction"), or: listFormat("disjunction") };

/** Put the words into what stands in index.html: `data-message` is their id, `data-label` that of an aria-label. */
export function sayAll(root) {
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGES[language].direction ?? "ltr";
  for (const element of root.querySelectorAll("[data-message]")) element.textContent = t(element.dataset.message);
  for (const element of root.querySelectorAll("[data-label]")) element.setAttribute("aria-label", t(element.dataset.label));
}

/** Show the page in another language from now on; what lies on the table is kept. */
export function choose(name) {
  keepInBrowser(KEPT, name);
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  if (address.search === location.search) location.reload();
  else location.replace(address);
}
