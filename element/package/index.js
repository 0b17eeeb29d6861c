import "./element.js";

/** The class of the element; undefined where there are no elements, such as on a server that renders pages. */
export const TileWright = globalThis.customElements?.get("tile-wright");
