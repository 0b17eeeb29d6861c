"""Makes docs/catalog.md, the number of puzzles in README.md, and the traits of puzzles from the catalog."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tilewright import catalog
from tilewright.catalog import PuzzleSummary, identify
from tilewright.cli.commands.list_puzzles import solutions_of
from tilewright.desk.views import kind_of
from tilewright.families import FAMILIES
from tilewright.lattices import LATTICES

ROOT = Path(__file__).parents[1]
KINDS = {"pieces": "Pieces that fill a board", "tiles": "Tiles whose sides match", "numbers": "Numbers that add up"}


def made() -> dict[Path, str]:
    """The files that are made from the catalog, each with its text as it should be."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    return {
        ROOT / "docs" / "catalog.md": page(),
        ROOT / "README.md": re.sub(r"catalog has \d+ puzzles", f"catalog has {len(catalog.names())} puzzles", readme),
        identify.TRAITS: identify.traits_text(),
    }


def page() -> str:
    """The page with all puzzles, by kind, and all lattices."""
    puzzles = sorted(catalog.summaries(), key=lambda one: (one.title.casefold(), one.name))
    by_kind: dict[str, list[PuzzleSummary]] = {kind: [] for kind in KINDS}
    for one in puzzles:
        by_kind[kind_of(FAMILIES[one.family], one.tiles)].append(one)
    n_lattices = len({one.lattice for one in puzzles})
    about = (
        f"{len(puzzles)} puzzles on {n_lattices} lattices, from the puzzle files by `python docs/make_all.py`.\n"
        "`tilewright show NAME` describes one of them, with all its known counts and where each comes from.\n"
        "[An atlas](atlas.md) is a site with a page for each, with certificates, tables and files."
    )
    parts = ["# The catalog", about, "## Lattices", _lattices(by_kind)]
    for kind, title in KINDS.items():
        parts += [f"## {title}", _puzzles(by_kind[kind])]
    return "\n\n".join(parts) + "\n"


def _lattices(by_kind: dict[str, list[PuzzleSummary]]) -> str:
    counts = {kind: Counter(one.lattice for one in puzzles) for kind, puzzles in by_kind.items()}
    rows = (
        [f"`{lattice.name}`", lattice.nouns[1], "the plane" if lattice.dimension == 2 else "space", lattice.polyform]
        + [str(counts[kind][lattice.name] or "") for kind in KINDS]
        for lattice in LATTICES.values()
    )
    return _table(["lattice", "cells", "in", "a piece of them", *KINDS], rows)


def _puzzles(puzzles: list[PuzzleSummary]) -> str:
    rows = (
        [
            f"`{one.name}`",
            one.title,
            ", ".join(one.maker),
            one.lattice,
            solutions_of(one) or "not known",
            "; ".join(one.sources),
        ]
        for one in puzzles
    )
    return _table(["name", "title", "maker", "lattice", "solutions", "sources"], rows)


def _table(head: list[str], rows: Iterable[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in lines)
