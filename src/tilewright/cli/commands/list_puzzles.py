"""`tilewright list`: the puzzles of the catalog."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from .. import status
from ..parameters import layout
from ..parameters.options import json_option
from ..printing.terminal import echo, note, print_json

if TYPE_CHECKING:
    from ...answers.files import KnownInFileJson, ListedPuzzleJson
    from ...catalog import PuzzleSummary


@layout.command(
    "list",
    examples="""
    tilewright list                        all puzzles
    tilewright list hexagonal              those with hexagons
    tilewright list smartgames             those of a maker
    tilewright list pentominoes cubic      those of which both words are true
    tilewright list --json                 for other programs
""",
)
@layout.argument("words", nargs=-1)
@json_option
def command(words: tuple[str, ...], as_json: bool) -> int:
    """List the puzzles of the catalog, all or those that the words describe.

    A word may be part of a name, a title or a maker, a lattice (such as triangular or cubic), a family
    (tiling, labeling) or a kind of choice (dice, date, cells, pieces).
    """
    from ...catalog import summaries

    found = [summary for summary in summaries() if all(_describes(word.lower(), summary) for word in words)]
    if as_json:
        print_json([_plain(summary) for summary in found], indent=2)
        return status.DONE
    if not found:
        note(f"No puzzle is described by {' '.join(words)!r}. `tilewright list` shows all.")
        return status.NO_SOLUTION
    rows = [("name", "title", "lattice", "family", "solutions")]
    rows += [(row.name, row.title, row.lattice, row.family, solutions_of(row)) for row in found]
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]) - 1)]
    for row in rows:
        cells = [f"{cell:<{width}}" for cell, width in zip(row, [*widths, 0], strict=True)]
        echo("  ".join(cells).rstrip())
    return status.DONE


def _describes(word: str, summary: PuzzleSummary) -> bool:
    texts = (summary.name, summary.title, *summary.maker, summary.family, summary.lattice, summary.setup)
    return any(word in text.lower() for text in (*texts, *summary.variants))


def _plain(summary: PuzzleSummary) -> ListedPuzzleJson:
    return {
        "name": summary.name,
        "title": summary.title,
        "about": summary.about.strip(),
        "maker": list(summary.maker),
        "lattice": summary.lattice,
        "family": summary.family,
        "setup": summary.setup or None,
        "variants": list(summary.variants),
        "known": [cast("KnownInFileJson", known) for known in summary.known],
    }


# A list needs no families, which know the kinds of setups.
_SETUPS = {
    "dice": "for each roll of the dice",
    "date": "for each date",
    "cells": "for each choice of cells",
    "pieces": "for each set of pieces",
    "size": "for each size",
}


def solutions_of(summary: PuzzleSummary) -> str:
    """The known count of the puzzle as it stands, in short."""
    if summary.setup:
        return _SETUPS.get(summary.setup, "")
    from ...catalog import in_short

    return in_short(summary.counts)
