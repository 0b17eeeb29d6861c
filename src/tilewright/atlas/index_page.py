"""The first page of an atlas: all puzzles, with a search; and the list for programs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..errors import escaped
from .html import POLICY, Html, h, page
from .number_words import number_of
from .puzzle_page import MADE_BY

if TYPE_CHECKING:
    from ..answers.atlas import AtlasRowJson

STATIC = Path(__file__).parent / "static"
LIST = "atlas.json"
_TITLE = "Atlas of tile puzzles"


def index_files(rows: Sequence[AtlasRowJson]) -> dict[str, bytes]:
    """The files of the first page, by their names in the folder of the atlas."""
    ordered = sorted(rows, key=lambda row: (row["title"].casefold(), row["slug"]))
    listed = {"made_by": MADE_BY, "puzzles": ordered}
    files = {path.name: path.read_bytes() for path in sorted(STATIC.iterdir()) if path.suffix in (".css", ".js")}
    files[LIST] = (escaped(json.dumps(listed, ensure_ascii=False, indent=1)) + "\n").encode()
    files["index.html"] = index_page(ordered).encode()
    return files


def index_page(rows: Sequence[AtlasRowJson]) -> str:
    """The page with the list; without its script it is the list alone."""
    words = number_of(len(rows), "puzzle")
    field = h("input", type="search", id="search", autocomplete="off", spellcheck="false")
    search = h("p", h("label", "Search ", field), h("output", words, id="found"), class_="search", hidden=True)
    about = "Each with its counts and where they come from, certificates, files to print, and data for programs."
    body = [
        h("header", h("h1", _TITLE), h("p", f"{words}. {about}")),
        h("main", search, h("ul", *map(_item, rows), class_="list", id="list")),
        h("footer", h("p", f"Made by {MADE_BY}. The list for programs: ", h("a", LIST, href=LIST), ".")),
    ]
    policy = {**POLICY, "script-src": "'self'", "connect-src": "'self'"}
    return page(_TITLE, *body, about=about, script="search.js", policy=policy)


def _item(row: AtlasRowJson) -> Html:
    picture = h("img", src=row["picture"], alt="", loading="lazy") if row["picture"] else None
    # The certificate need not be about this number: most prove the distinct one.
    told = ["cannot be read" if row["mistake"] else row["solutions"], "certificate" * row["certificate"]]
    told.append("numbers DIFFER" if row.get("differs") else "")
    slug, words = row["slug"], h("span", ", ".join(filter(None, told)))
    return h("li", h("a", picture, h("b", row["title"]), words, href=f"{slug}/index.html"), id=slug)
