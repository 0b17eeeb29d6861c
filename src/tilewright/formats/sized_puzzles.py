"""The puzzles that one file describes with a board of one size after the other."""

from __future__ import annotations

from collections.abc import Callable

from ..errors import InvalidRequest
from ..families import Puzzle
from ..families.wording import listing
from . import format_of_sources
from .document import FileText
from .puzzle_file import data_of_variant, puzzle_of
from .sizes import OPEN, name_and_size, open_sizes, sizes_to_vary, with_name_and_size, with_open_size


def puzzles_in(source: FileText, variant: str | None, key: str | None) -> Callable[[int], Puzzle]:
    """The puzzles that a file describes, for each number that may stand for a size of the board.

    That is the size of this key, or else the one that the file leaves open. InvalidRequest if there is none, or the
    file is of a format without boards of named sizes.
    """
    parse = format_of_sources([source]).parse
    if parse is None:
        raise InvalidRequest(f"{source.name} says no size of its board")
    document = parse(source.text, source.name)
    name, number = name_and_size(variant)
    if number is not None:
        raise InvalidRequest(f"a series is about boards of every size; leave out {OPEN}={number}")
    data = data_of_variant(document, source.stem, name)
    if key is None:
        varied = sizes_to_vary(data)
        if not varied:
            raise InvalidRequest(
                f'{source.stem} leaves no size of its board open; write `columns = "{OPEN}"`, or choose one with --open'
            )
        if len(varied) > 1 and not open_sizes(data):
            raise InvalidRequest(f"{source.stem} leaves {listing(varied)} open; choose one of them with --open")
        key = None if open_sizes(data) else varied[0]
    else:
        others = [size for size in open_sizes(data) if size != key]
        if others:
            raise InvalidRequest(
                f'{source.stem} leaves {listing(others)} open already; leave out --open, or write "{OPEN}" for {key} '
                "in the file, too"
            )
        with_open_size(data, source.stem, key)

    def puzzle_of_size(n: int) -> Puzzle:
        return puzzle_of(document, source.stem, with_name_and_size(variant, n), open_size=key)

    return puzzle_of_size
