/**
 * A puzzle in any other page: <tile-wright puzzle="soma"></tile-wright>, see docs/embedding.md. It stands in a frame of
 * its own, so that neither page has a say in the other; the frame tells by messages what is laid (embedded.js).
 *
 * This file is a module and a plain script alike, since a browser takes modules of another origin only if their host
 * allows that. So it has no import, no export and no import.meta.
 */
if (globalThis.customElements && !customElements.get("tile-wright")) {
  const own = [document.currentScript, ...document.scripts].find((script) => script?.src && new URL(script.src).pathname.endsWith("/tile-wright.js"));
  const TEXTS = ["puzzle", "variant", "link", "file", "host", "label", "language", "theme", "size"];
  const THEMES = ["light", "dark", "auto"];
  const SIZE = /^(?:([\d.]+(?:px|rem|em|ch|v[wh]|%)?) *[x×] *)?([\d.]+(?:px|rem|em|ch|v[wh]|%)?)$/;
  // A frame that has loaded, and says nothing for this number of milliseconds, shows something else than the page.
  const SILENCE = 10_000;

  // The policy of a page may forbid <style>, but not this.
  const STYLE = new CSSStyleSheet();
  STYLE.replaceSync(`
    :host { display: flex; flex-direction: column; max-width: 100%; height: 46rem; }
    :host([hidden]) { display: none; }
    iframe, img { flex: 1; min-height: 0; width: 100%; border: 0; object-fit: contain; }
    p { margin: 0; padding: 0.75rem; border: 1px solid; font: 1rem/1.4 system-ui, sans-serif; background: Canvas; color: CanvasText; }
    p:empty { display: none; }`);

  /** An address of the web; null for anything else. */
  function webAddress(text) {
    const { href, protocol } = Object.assign(document.createElement("a"), { href: text });
    return /^https?:$/.test(protocol) ? new URL(href) : null;
  }

  /** The folder of the site that an element gets its puzzle from. */
  const siteOf = ({ host }) => webAddress((host || TileWright.host).replace(/([^/])$/, "$1/"));

  /** What keeps an element from showing anything, and what would help; "" if nothing does. */
  function problemOf(element) {
    const { host, puzzle, link, file, theme, size } = element;
    if (!host && !TileWright.host) return 'Where do the puzzles come from? Write host="https://puzzles.example.org/": the address of a site that “tilewright site” wrote.';
    if (!siteOf(element)) return `host="${host || TileWright.host}" is no web address; one is https://puzzles.example.org/.`;
    if (!puzzle && !link && !file) return 'Which puzzle? Write puzzle="soma", or give a file or a link.';
    if (link && !link.includes("#")) return `link="${link}" leads to no puzzle, as nothing follows a “#”; “Share” beside a puzzle makes such links.`;
    if (theme && !THEMES.includes(theme)) return `theme="${theme}" is none of ${THEMES.join(", ")}.`;
    if (size && !SIZE.test(size)) return `size="${size}" is no size; a height is 30rem, a width and a height are 480x640.`;
    return "";
  }

  /** Name and text of a puzzle file that is given as its text or as its address. */
  async function fileOf({ file }) {
    if (/[\n{]/.test(file)) return [/^\s*\{/.test(file) ? "puzzle.json" : "puzzle.toml", file];
    const address = webAddress(file);
    const answer = address && (await fetch(address).catch(() => null));
    if (answer?.ok) return [address.pathname.split("/").pop(), await answer.text()];
    const why = answer ? `the answer is ${answer.status}` : "a file of another host needs the permission of that host (CORS), and of the policy of this page (connect-src)";
    throw new Error(`file="${file}" cannot be read: ${why}.`);
  }

  /** The address of what an element shows; throws an Error that says what would help. */
  async function addressOf(element) {
    const problem = problemOf(element);
    if (problem) throw new Error(problem);
    const { puzzle, variant, link, file, theme, readOnly } = element;
    const site = siteOf(element);
    // The picture of a puzzle needs no page.
    if (readOnly && !variant && !link && !file) return new URL(`pictures/${encodeURIComponent(puzzle)}.svg`, site);
    const lang = element.language || element.lang;
    const parts = file ? ["file", ...(await fileOf(element))] : ["puzzle", puzzle, variant].filter(Boolean);
    site.search = new URLSearchParams({ embedded: "", ...(lang && { lang }), ...(theme && { theme }), ...(readOnly && { "read-only": "" }) });
    site.hash = link ? link.slice(link.indexOf("#")) : `#/${parts.map(encodeURIComponent).join("/")}`;
    return site;
  }

  const titleOf = ({ label, puzzle }) => label || ["tilewright", puzzle].filter(Boolean).join(": ");

  /** The frame, or the picture, at an address. @param {(words: string) => void} say */
  function shownAt(address, element, say) {
    if (address.pathname.endsWith(".svg")) {
      const onerror = () => say(`There is no picture at ${address}: it may be no name of a puzzle, or the policy of this page (img-src) forbids it.`);
      return Object.assign(document.createElement("img"), { src: address, alt: titleOf(element), onerror });
    }
    const frame = Object.assign(document.createElement("iframe"), { loading: "lazy", allow: "clipboard-write; fullscreen" });
    // All that a page of another origin may, but to lead this one elsewhere.
    if (address.origin !== location.origin) frame.sandbox = "allow-scripts allow-same-origin allow-downloads allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox";
    frame.src = address;
    return frame;
  }

  /** How large an element is, if it says so. */
  function sizeOf({ size }) {
    const [, width = "auto", height] = size.match(SIZE) ?? [];
    const [wide, high] = [width, height].map((length) => (/^[\d.]+$/.test(length) ? `${length}px` : length));
    return height ? `:host { width: ${wide}; height: ${high}; }` : "";
  }

  /** Let the properties have what was set before this file was loaded, and hides them. */
  function reclaim(element) {
    const early = Object.entries(element).filter(([name]) => name in TileWright.prototype);
    for (const [name, value] of early) if (delete element[name]) element[name] = value;
  }

  class TileWright extends HTMLElement {
    static observedAttributes = [...TEXTS, "lang", "read-only"];
    /** Where the puzzles of elements without a `host` come from. */
    static host = own ? new URL("./", own.src).href : "";
    #note = document.createElement("p");
    #sized = new CSSStyleSheet();
    #shown = null;
    #address = null;
    #isThere = false;
    #changes = 0;

    constructor() {
      super();
      const root = this.attachShadow({ mode: "open" });
      root.adoptedStyleSheets = [STYLE, this.#sized];
      this.#note.setAttribute("role", "alert");
      root.append(this.#note);
    }

    connectedCallback() {
      reclaim(this);
      addEventListener("message", this.#hear);
      this.#show();
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#changes += 1;
      this.#put(null);
    }

    attributeChangedCallback() {
      if (this.isConnected) this.#show();
    }

    async #show() {
      const change = (this.#changes += 1);
      // Several attributes that are set one after the other are one change.
      await null;
      const address = await addressOf(this).catch((wrong) => wrong);
      if (change !== this.#changes) return;
      if (address instanceof Error) return void this.#put(null, address.message);
      // Another puzzle needs no other page, and is no step for "back".
      if (this.#isThere && withoutHash(address) === withoutHash(this.#address)) {
        if (address.href !== this.#address.href) this.#shown.contentWindow.location.replace(address);
      } else if (address.href !== this.#address?.href) this.#put(shownAt(address, this, (words) => this.#say(words)));
      this.#address = address;
      this.#sized.replaceSync(sizeOf(this));
      this.#shown.title = titleOf(this);
      this.#shown.style.colorScheme = this.theme === "auto" ? "" : this.theme;
    }

    #put(shown, words = "") {
      this.#say(words);
      this.#shown?.remove();
      [this.#shown, this.#address, this.#isThere] = [shown, null, false];
      if (!shown) return void this.#sized.replaceSync(":host { height: auto; }");
      const silent = () => this.#shown === shown && shown.contentWindow && !this.#isThere && this.#say(`No page of tilewright answers at ${siteOf(this)}; it may be no site, refuse to be shown in a frame, or the policy of this page (frame-src) forbids it.`);
      shown.addEventListener("load", () => setTimeout(silent, SILENCE));
      this.shadowRoot.append(shown);
    }

    #say(words) {
      this.#note.textContent = words;
    }

    #hear = ({ source, origin, data }) => {
      if (!source || source !== this.#shown?.contentWindow || origin !== this.#address.origin) return;
      const { tilewright: type, detail } = data ?? {};
      if (type === "ready") {
        this.#isThere = true;
        const isSpoken = !this.language || detail.languages.includes(this.language.split("-")[0]);
        this.#say(isSpoken ? "" : `language="${this.language}" is none of ${detail.languages.join(", ")}.`);
      } else if (type === "change" || type === "solved") this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    };
  }

  const withoutHash = (address) => address?.href.split("#")[0];
  const property = (name, get, set) => Object.defineProperty(TileWright.prototype, name, { get, set, configurable: true, enumerable: true });
  for (const name of TEXTS) {
    property(name, function () { return this.getAttribute(name) ?? ""; }, function (value) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, value);
    });
  }
  property("readOnly", function () { return this.hasAttribute("read-only"); }, function (is) { this.toggleAttribute("read-only", Boolean(is)); });
  customElements.define("tile-wright", TileWright);
}
