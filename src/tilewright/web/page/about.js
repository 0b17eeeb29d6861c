// What this page is.

import { fill, h } from "./parts/dom.js";
import { t } from "./parts/languages.js";

/** The view about the page itself. */
export async function show(main) {
  fill(main,
    h("div", { class: "stack about" },
      h("h1", {}, t("about-this-page")),
      h("p", {},
        t("about-choose"),
      ),
      h("h2", {}, t("about-kinds")),
      h("ul", {},
        h("li", {}, t("about-pieces")),
        h("li", {}, t("about-tiles")),
        h("li", {}, t("about-numbers")),
      ),
      h("h2", {}, t("about-teachers")),
      h("p", {},
        t("about-class"),
      ),
      h("h2", {}, t("about-answers")),
      h("p", {},
        t("about-no-solution"),
      ),
      h("h2", {}, t("what-is-kept")),
      h("p", {},
        t("about-kept"),
      ),
    ),
  );
}
