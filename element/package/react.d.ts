// Types of <tile-wright> for JSX, with React 19 or later: import "tile-wright/react" in place of "tile-wright".
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { TileWright, TileWrightDetail } from "./index.js";

export { TileWright } from "./index.js";

type Own = "puzzle" | "variant" | "link" | "file" | "host" | "label" | "language" | "theme" | "size" | "readOnly";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "tile-wright": DetailedHTMLProps<HTMLAttributes<TileWright>, TileWright> &
        Partial<Pick<TileWright, Own>> & {
          onchange?: (event: CustomEvent<TileWrightDetail>) => void;
          onsolved?: (event: CustomEvent<TileWrightDetail>) => void;
        };
    }
  }
}
