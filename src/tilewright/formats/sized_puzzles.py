"""The puzzles that one file describes with a board of one size after the other."""

from __future__ import annotations

from collections.abc import Callable

from ..errors import InvalidRequest
from ..families import Puzzle
from . import format_of_sources
from .document import FileText
from .puzzle_file import data_of_variant, puzzle_of
from .sizes import OPEN, open_sizes, with_open_size


def puzzles_in(source: FileText, variant: str | None, key: str | None) -> Callable[[int], Puzzle]:
    """The puzzles that a file describes, for each number that may stand for a size of the board.

    That is the size of this key, or else the one that the file leaves open. InvalidRequest if there is none, or the
    file is of a format without boards of named sizes.
    """
    parse = format_of_sources([source]).parse
    if parse is None:
        raise InvalidRequest(f"{source.name} says no size of its board")
    document = parse(source.text, source.name)
    data = data_of_variant(document, source.stem, variant)
    if key is not None:
        with_open_size(data, source.stem, key)
    elif not open_sizes(data):
        raise InvalidRequest(
            f'{source.stem} leaves no size of its board open; write `columns = "{OPEN}"`, or choose one with --open'
        )

    def puzzle_of_size(n: int) -> Puzzle:
        chosen = f"{OPEN}={n}"
        return puzzle_of(document, source.stem, f"{variant},{chosen}" if variant else chosen, open_size=key)

    return puzzle_of_size
