// Elements, built in one line each. Texts only ever become text nodes; the one parser of markup is for pictures
// that Python drew.

const SVG = "http://www.w3.org/2000/svg";

/**
 * An HTML element: `h("button", {class: "primary", onclick: f, "aria-pressed": "true"}, "Solve")`.
 * Properties that are null, undefined or false are left out, true gives an empty attribute, `on…` adds a listener,
 * `style` and `dataset` take an object.
 * @param {string} tag
 * @param {Object<string, any>} [props]
 * @param {...(Node|string|number|null|false|undefined|Array)} children
 * @returns {HTMLElement}
 */
export function h(tag, props = {}, ...children) {
  return furnished(document.createElement(tag), props, children);
}

/** The same for an SVG element. @returns {SVGElement} */
export function s(tag, props = {}, ...children) {
  return furnished(document.createElementNS(SVG, tag), props, children);
}

function furnished(element, props, children) {
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on") && typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (name === "style") setStyle(element, value);
    else if (name === "dataset") Object.assign(element.dataset, value);
    else if (name === "value" || name === "checked") element[name] = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  add(element, children);
  return element;
}

/** Put children (elements, texts, arrays of them; null and false are nothing) at the end of an element. */
export function add(element, ...children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
  return element;
}

/** Replace all children of an element. */
export function fill(element, ...children) {
  element.replaceChildren();
  return add(element, ...children);
}

/** Set CSS properties, custom ones (`--x`) included. */
function setStyle(element, style) {
  for (const [name, value] of Object.entries(style)) {
    if (name.startsWith("--")) element.style.setProperty(name, value);
    else element.style[name] = value;
  }
}

const parser = new DOMParser();

/** A `<g>` with shapes from SVG markup that Python drew. @param {string} markup @returns {SVGGElement} */
export function svgOf(markup) {
  const parsed = parser.parseFromString(`<svg xmlns="${SVG}"><g>${markup}</g></svg>`, "image/svg+xml");
  const group = parsed.documentElement.firstElementChild;
  if (!group || parsed.getElementsByTagName("parsererror").length) return s("g");
  return document.importNode(group, true);
}

/** Whether a button can act now; one that cannot stays where it is, also for the keyboard. */
export function able(button, can) {
  if (can) button.removeAttribute("aria-disabled");
  else button.setAttribute("aria-disabled", "true");
}

let ids = 0;

/** An id that no other element has. */
export function newId(word = "id") {
  ids += 1;
  return `${word}-${ids}`;
}

/** Whether the person asked the system for less motion. */
export function reducedMotion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
