/** A piece on the table. */
export interface LaidPiece {
  /** Its name; of a puzzle of numbers, the number. */
  piece: string;
  /** The names of the cells under it. */
  cells: string[];
}

/** What lies on the table of an element. */
export interface TileWrightDetail {
  /** The name of the puzzle in the catalog; "" for a file. */
  puzzle: string;
  variant: string;
  title: string;
  /** What was laid, in the order in which it was laid, without what the puzzle itself fixes. */
  laid: LaidPiece[];
  /** Whether that is a solution; of `change` always false, as that is looked at a moment later. */
  solved: boolean;
  /** Whether the page has shown this solution before. */
  shown: boolean;
}

export interface TileWrightEventMap extends Omit<HTMLElementEventMap, "change"> {
  /** Something was laid, moved or taken back. */
  change: CustomEvent<TileWrightDetail>;
  /** What was laid is a solution. */
  solved: CustomEvent<TileWrightDetail>;
}

/** `<tile-wright>`; each property is the attribute of the same name, "" where that is missing. */
export declare class TileWright extends HTMLElement {
  /** The site that elements without a `host` get their puzzles from; set it once, before the first one is shown. */
  static host: string;
  /** The name of a puzzle of the catalog, such as "soma". */
  puzzle: string;
  /** One of its variants. */
  variant: string;
  /** A link to a puzzle, as "Share" beside a puzzle makes it; only what follows the "#" counts. */
  link: string;
  /** A puzzle file: its address or its text. */
  file: string;
  /** The folder of a site that `tilewright site` wrote, or the address of a `tilewright serve --embed-in`. */
  host: string;
  /** What people hear who listen to the page. */
  label: string;
  /** The language of the puzzle: "en", "de" or "es"; else that of `lang`, else the browser's. */
  language: string;
  theme: "" | "light" | "dark" | "auto";
  /** A height ("30rem"), or a width and a height ("480x640"). */
  size: string;
  /** Whether it is a picture; the attribute is `read-only`. */
  readOnly: boolean;

  addEventListener<K extends keyof TileWrightEventMap>(
    type: K,
    listener: (this: TileWright, event: TileWrightEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof TileWrightEventMap>(
    type: K,
    listener: (this: TileWright, event: TileWrightEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "tile-wright": TileWright;
  }
}
