"""`tilewright identify`: whether a puzzle is one of the catalog in other words."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from .. import status
from ..parameters import layout
from ..parameters.options import json_option, puzzle_argument, variant_option
from ..printing import wording
from ..printing.terminal import echo, print_json

if TYPE_CHECKING:
    from ...answers.files import RelativeJson
    from ...catalog.identify import Relative


@layout.command(
    "identify",
    examples="""
    tilewright identify my-puzzle.toml     is it known, and how many solutions does it have?
    tilewright identify unicorn            other puzzles that are the same
""",
)
@puzzle_argument
@variant_option
@json_option
def command(puzzle: tuple[str, ...], variant: str | None, as_json: bool) -> int:
    """Say whether a puzzle is one of the catalog in other words.

    Names, order and coordinates do not matter, nor how the board is turned or mirrored. Labels may be called otherwise
    as long as the same ones meet, and a closed board may be cut open elsewhere. Variants count, and what dice, dates,
    sums and sets of pieces make of a puzzle. The exit status is 0 if the puzzle is in the catalog, 1 if not.
    """
    from ...catalog import load
    from ...catalog.identify import identify
    from ..parameters.sources import only_puzzle

    relatives = identify(load(only_puzzle(puzzle), variant))
    same = [one for one in relatives if one.is_same]
    if as_json:
        print_json([_plain(one) for one in relatives], indent=2)
        return status.DONE if same else status.NO_SOLUTION
    for one in same:
        echo(f"This is {one.title} ({one.puzzle.name}).")
        for known in one.known:
            echo(f"  {known.count:,} {wording.UP_TO.get(known.counts, known.counts)}: {known.source}")
    if not same:
        echo("The catalog does not have this puzzle.")
    for words, like in groupby(relatives[len(same) :], key=lambda one: one.likeness):
        rows = [(one.puzzle.name, one.title, one.in_short) for one in like]
        widths = [max(len(row[k]) for row in rows) for k in range(2)]
        echo(f"\n{words}:")
        for name, title, solutions in rows:
            echo(f"  {name:<{widths[0]}}  {title:<{widths[1]}}  {solutions}".rstrip())
    return status.DONE if same else status.NO_SOLUTION


def _plain(one: Relative) -> RelativeJson:
    return {
        "name": one.puzzle.name,
        "title": one.title,
        "variant": one.variant,
        "setup": list(one.setup),
        "same": one.is_same,
        "likeness": one.likeness,
        "known": [{"count": known.count, "counts": known.counts, "source": known.source} for known in one.known],
    }
