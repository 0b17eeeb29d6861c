"""The page of one puzzle, and its `data.json`: the page says what the data say, and nothing else."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .. import __version__
from ..errors import escaped
from .base import AtlasFacts, MadePart, PartRequest
from .html import code, h, page
from .number_words import differs, in_short
from .sections import SECTIONS

if TYPE_CHECKING:
    from ..answers.atlas import AtlasPuzzleJson, AtlasRowJson
    from .entries import AtlasEntry

# The way from a page to the folder of the atlas; addresses have the same.
_UP = f"{os.pardir}/"
DATA, INDEX = "data.json", "index.html"
MADE_BY = f"tilewright {__version__}"


def make_page(request: PartRequest) -> MadePart:
    """Write the data and the page; the facts are the row of the puzzle in the list of all."""
    data = data_of(request.entry, request.facts)
    text = escaped(json.dumps(data, ensure_ascii=False, indent=1)) + "\n"
    row: Any = row_of(data)
    return MadePart(row, {DATA: text.encode(), INDEX: puzzle_page(data).encode()})


def data_of(entry: AtlasEntry, facts: Mapping[str, AtlasFacts]) -> AtlasPuzzleJson:
    """All facts about a puzzle as one piece of data."""
    about = facts["about"]
    mistake = about.get("broken", "")
    data: AtlasPuzzleJson = {
        "slug": entry.slug,
        "made_by": MADE_BY,
        "title": about.get("title", entry.slug),
        "about": about.get("about", ""),
        "maker": about.get("maker", []),
        "sources": about.get("sources", []),
        "catalog": entry.name or None,
        "family": about.get("family", ""),
        "lattice": about.get("lattice", ""),
        "cells": about.get("n_cells", 0),
        "rules": about.get("rules", []),
        "setup": about.get("setup"),
        "variants": list(about.get("variants", ())),
        "mistake": mistake,
    }
    if mistake:
        return data
    found: Any = {name: one for name, one in facts.items() if "problem" not in one}
    if "pictures" in found:
        data["pictures"] = list(dict.fromkeys([found["pictures"]["shown"], found["pictures"]["small"]]))
    if "counts" in found:
        data["counts"] = found["counts"]["cases"]
    if "proof" in found:
        data["certificate"] = found["proof"]
    if "rating" in found:
        data["rating"] = found["rating"]
    if "heat" in found:
        data["heat"] = found["heat"]
    if "sheets" in found:
        data["sheets"] = found["sheets"]["files"]
    if "files" in found:
        data["files"], data["left_out"] = found["files"]["files"], found["files"]["left_out"]
    if "setups" in found:
        data["setups"] = found["setups"]["tables"]
    if "citation" in found:
        data["bibtex"] = found["citation"]["bibtex"]
    if problems := {name: one["problem"] for name, one in facts.items() if "problem" in one}:
        data["problems"] = problems
    return data


def row_of(data: AtlasPuzzleJson) -> AtlasRowJson:
    """The row of a puzzle in the list of all."""
    certificate = data.get("certificate")
    return {
        "slug": data["slug"],
        "title": data["title"],
        "maker": data["maker"],
        "lattice": data["lattice"],
        "family": data["family"],
        "setup": data["setup"],
        "solutions": in_short(data),
        "certificate": certificate is not None and certificate["verified"],
        "differs": differs(data),
        "picture": f"{data['slug']}/{data['pictures'][-1]}" if data.get("pictures") else None,
        "data": f"{data['slug']}/{DATA}",
        "mistake": data["mistake"],
    }


def puzzle_page(data: AtlasPuzzleJson) -> str:
    """The page as text."""
    maker = f"by {', '.join(data['maker'])}" if data["maker"] else None
    head = h(
        "header",
        h("nav", h("a", "All puzzles", href=f"{_UP}index.html"), aria_label="Atlas"),
        h("h1", data["title"]),
        h("p", maker, class_="maker") if maker else None,
    )
    if data["mistake"]:
        body = [h("section", h("h2", "This puzzle cannot be read"), code(data["mistake"]))]
    else:
        body = [one for section in SECTIONS if (one := section(data)) is not None]
    foot = h(
        "footer",
        h("p", f"Made by {data['made_by']}. The same for programs: ", h("a", DATA, href=DATA), "."),
    )
    return page(data["title"], head, h("main", *body), foot, root=_UP, about=data["about"][:300])
