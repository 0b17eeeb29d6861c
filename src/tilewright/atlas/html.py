"""Elements of HTML as values: every text is escaped where an element is made, so no name of a stranger is ever markup.

Only `h` makes an `Html` of texts; whatever else is given to it is text.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..errors import visible
from ..values import frozen

POLICY = {
    "default-src": "'none'",
    "img-src": "'self'",
    "style-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
"""What a page may load: pictures and the style beside it. The index adds its search."""

_EMPTY = frozenset({"meta", "link", "img", "br", "input"})
_ESCAPES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}
_TABLE = str.maketrans(_ESCAPES)


@frozen
class Html:
    """A piece of a page that is markup already."""

    text: str

    def __add__(self, other: Html) -> Html:
        return Html(self.text + other.text)


Child = Html | str | None
"""What an element may hold: markup, text that is escaped, or nothing."""
NOTHING = Html("")


def escape(text: str) -> str:
    """A text as it stands between tags and in quoted attributes; what a browser would obey is made visible."""
    return visible(text).translate(_TABLE)


def h(tag: str, *children: Child, **attributes: str | int | bool | None) -> Html:
    """An element with attributes (`class_` and `aria_label` stand for class and aria-label) and children."""
    given = "".join(_attribute(name, value) for name, value in attributes.items())
    if tag in _EMPTY:
        return Html(f"<{tag}{given}>")
    return Html(f"<{tag}{given}>{joined(children).text}</{tag}>")


def _attribute(name: str, value: str | int | bool | None) -> str:
    name = name.removesuffix("_").replace("_", "-")
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'


def joined(children: Iterable[Child]) -> Html:
    """Several pieces, one after the other."""
    return Html("".join(child.text if isinstance(child, Html) else escape(child or "") for child in children))


def table(head: Iterable[Child], rows: Iterable[Iterable[Child]], *, class_: str | None = None) -> Html:
    """A table with a line of headings, in a box that scrolls where a screen is narrow."""
    top = h("tr", *(h("th", cell, scope="col") for cell in head))
    lines = (h("tr", *(h("td", cell) for cell in row)) for row in rows)
    return scrolling(h("table", h("thead", top), h("tbody", *lines), class_=class_))


def scrolling(content: Html) -> Html:
    """A box that scrolls sideways where a screen is narrow, also with the keys."""
    return h("div", content, class_="scrolls", tabindex=0)


def code(lines: str) -> Html:
    """Lines of a terminal or of a file."""
    return h("pre", lines, tabindex=0)


def facts(pairs: Iterable[tuple[str, Child]]) -> Html:
    """A list of what is so, each with the word for it; without what is empty."""
    shown = [(name, value) for name, value in pairs if value is not None and value != "" and value != NOTHING]
    return h("dl", *(joined((h("dt", name), h("dd", value))) for name, value in shown)) if shown else NOTHING


def page(
    title: str,
    *body: Child,
    root: str = "",
    about: str = "",
    script: str = "",
    policy: Mapping[str, str] = POLICY,
) -> str:
    """A whole page; `root` is the way from it to the folder of the atlas, "" for its first page."""
    loads = "; ".join(f"{what} {sources}" for what, sources in policy.items())
    head = h(
        "head",
        h("meta", charset="utf-8"),
        h("meta", http_equiv="Content-Security-Policy", content=loads),
        h("meta", name="viewport", content="width=device-width, initial-scale=1"),
        h("meta", name="referrer", content="no-referrer"),
        h("meta", name="color-scheme", content="light dark"),
        h("meta", name="description", content=about) if about else None,
        h("title", title),
        h("link", rel="stylesheet", href=f"{root}style.css"),
        h("script", src=f"{root}{script}", defer=True) if script else None,
    )
    return "<!doctype html>\n" + h("html", head, h("body", *body), lang="en").text + "\n"
