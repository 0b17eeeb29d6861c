"""`tilewright identify`: whether a puzzle is one of the catalog in other words, and which puzzles have a piece."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from ...errors import InvalidRequest
from .. import status
from ..parameters import layout
from ..parameters.options import json_option, puzzle_argument, variant_option
from ..printing import wording
from ..printing.terminal import echo, print_json

if TYPE_CHECKING:
    from ...answers.files import RelativeJson
    from ...catalog.identify import Relative

_about_piece = layout.section("Which piece")


@layout.command(
    "identify",
    examples="""
    tilewright identify my-puzzle.toml     is it known, and how many solutions does it have?
    tilewright identify unicorn            other puzzles that are the same
    tilewright identify --picture '##/.#/.##'          the puzzles that have this piece
    tilewright identify --piece sphinx --lattice triangular
    tilewright identify --tile 'HO BW HW'  the puzzles that have a tile with these labels, clockwise
""",
)
@puzzle_argument
@variant_option
@_about_piece(
    "--piece", "pieces", metavar="NAME", multiple=True, help="The usual name of a piece, e.g. W; or 7a, 7b, ..."
)
@_about_piece("--picture", "pictures", metavar="ROWS", multiple=True, help="A piece, drawn in rows that / parts: ##/#.")
@_about_piece("--lattice", metavar="NAME", help="The lattice of these, e.g. square (the default), hexagonal.")
@_about_piece("--tile", "tiles", metavar="LABELS", multiple=True, help="The labels of a tile, or one of them.")
@json_option
def command(
    puzzle: tuple[str, ...],
    variant: str | None,
    pieces: tuple[str, ...],
    pictures: tuple[str, ...],
    lattice: str | None,
    tiles: tuple[str, ...],
    as_json: bool,
) -> int:
    """Say whether a puzzle is one of the catalog in other words, or which puzzles have a piece.

    Names, order and coordinates do not matter, nor how the board is turned or mirrored. Labels may be called otherwise
    as long as the same ones meet, and a closed board may be cut open elsewhere. Variants count, and what dice, dates,
    sums and sets of pieces make of a puzzle. The exit status is 0 if the puzzle is in the catalog, 1 if not.

    With --piece, --picture or --tile in the place of a puzzle, the answer is the puzzles that have all of these pieces,
    turned and flipped as each puzzle allows. --tile takes the labels in the order of a puzzle file, as the files of the
    catalog write them; * is a side without a label.
    """
    from ...catalog import load
    from ...catalog.identify import identify
    from ..parameters.sources import only_puzzle

    if pieces or pictures or tiles or lattice is not None:
        if puzzle or variant is not None:
            raise InvalidRequest("give either a puzzle or pieces to look for")
        return _tell_having(_having(pieces, pictures, lattice, tiles), as_json)
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
        echo(f"\n{words}:")
        _tell_rows(list(like))
    return status.DONE if same else status.NO_SOLUTION


def _having(
    pieces: tuple[str, ...], pictures: tuple[str, ...], lattice: str | None, tiles: tuple[str, ...]
) -> list[Relative]:
    """The puzzles that have all of these pieces, each in the first of its variants that does."""
    from ...catalog import open_puzzle
    from ...catalog.identify import Relative, puzzles_with
    from ...families.tiling.pieces.marks import marks_of_shape, marks_of_text
    from ..parameters.pieces import shapes_of_pieces

    wanted = [marks_of_text(text) for text in tiles]
    if pieces or pictures or not tiles:
        named, shapes = shapes_of_pieces(pieces, pictures, lattice)
        wanted += [marks_of_shape(named, cells) for cells in shapes]
    words = "This piece is in" if len(wanted) == 1 else "These pieces are in"
    return [
        Relative(open_puzzle(name, one or None), one, (), words) for name, [one, *_] in puzzles_with(*wanted).items()
    ]


def _tell_having(found: list[Relative], as_json: bool) -> int:
    if as_json:
        print_json([_plain(one) for one in found], indent=2)
    elif found:
        echo(f"{found[0].likeness}:")
        _tell_rows(found)
    else:
        echo("No puzzle of the catalog has that.")
    return status.DONE if found else status.NO_SOLUTION


def _tell_rows(relatives: list[Relative]) -> None:
    rows = [(one.puzzle.name, one.title, one.in_short) for one in relatives]
    widths = [max(len(row[k]) for row in rows) for k in range(2)]
    for name, title, solutions in rows:
        echo(f"  {name:<{widths[0]}}  {title:<{widths[1]}}  {solutions}".rstrip())


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
