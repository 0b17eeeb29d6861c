/**
 * A puzzle in any other page: <tile-wright puzzle="soma"></tile-wright>, after
 * <script src="https://puzzles.example.org/tile-wright.js" async></script> of a static site.
 *
 * The puzzle stands in a frame of its own, so that neither page has a say in the other. Attributes: `puzzle` of the
 * catalog and its `variant`, or a `link` as the page shares it; `label` for those who hear the
 * page; `lang`, if it is to be another language than the browser's.
 */
{
  const embedded = new URL("./?embedded", document.currentScript.src).href;

  const style = ":host { display: block; height: 46rem; } :host([hidden]) { display: none; } iframe { width: 100%; height: 100%; border: 0; }";

  class TileWright extends HTMLElement {
    static observedAttributes = ["puzzle", "variant", "link", "label", "lang"];
    #frame = null;

    connectedCallback() {
      if (this.#frame) return;
      const root = this.attachShadow({ mode: "open" });
      this.#frame = document.createElement("iframe");
      this.#frame.loading = "lazy";
      this.#frame.allow = "clipboard-write; fullscreen";
      root.append(Object.assign(document.createElement("style"), { textContent: style }), this.#frame);
      this.#show();
    }

    attributeChangedCallback() {
      if (this.#frame) this.#show();
    }

    #show() {
      const [puzzle, variant, link, label, lang] = TileWright.observedAttributes.map((name) => this.getAttribute(name) ?? "");
      const route = ["#/puzzle", puzzle, variant].filter(Boolean).map((part, k) => (k ? encodeURIComponent(part) : part)).join("/");
      const site = lang ? `${embedded}&lang=${encodeURIComponent(lang)}` : embedded;
      this.#frame.src = site + (link ? link.slice(Math.max(0, link.indexOf("#"))) : route);
      this.#frame.title = label || ["tilewright", puzzle].filter(Boolean).join(": ");
    }
  }

  if (!customElements.get("tile-wright")) customElements.define("tile-wright", TileWright);
}
