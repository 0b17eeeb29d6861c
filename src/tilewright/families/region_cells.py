"""The cells of regions as files write them: names, ranges of cells, letters of a picture, lines of the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal

from ..sentences import sentence
from .declared import Fields, given
from .fields import Word, WordList, exactly_one, given_keys
from .wording import listing, suggestion

if TYPE_CHECKING:
    from ..boards import Board
    from .fields import FaultReport


class RegionCells(Fields):
    """The cells of a region, or of several."""

    name: Word | None = given(None, "its name in messages")
    cells: WordList | None = given(None, 'names of cells, "3..7" for those between, or letters of the board\'s picture')
    lines: list[Literal["rows", "columns", "diagonals"]] | None = given(None, "a region for each of these lines")


def cells_of_region(
    one: RegionCells, conditions: Sequence[str], letters: dict[str, list[int]], board: Board, here: FaultReport
) -> list[list[int]]:
    """The cells of each region that one table of a file makes; with faults, and none, where it is wrong.

    It needs at least one of the keys that are `conditions`; `letters` are those of the board's picture.
    """
    n_before = len(here.faults)
    kind = exactly_one(one, ("cells", "lines"), "a region", here)
    if not given_keys(one, conditions):
        wanted = listing([f"`{key}`" for key in conditions], joint="or")
        here.add(sentence("a region needs a condition: {wanted}", wanted=wanted), on_key=True)
    groups: list[list[int]] = []
    if kind == "cells":
        groups = [_cells(one.cells or [], letters, board, here.at("cells"))]
        if not groups[0] and len(here.faults) == n_before:
            here.at("cells").add(sentence("the list of cells is empty"))
    elif kind == "lines":
        groups = list(_lines(one.lines or [], board, here.at("lines")))
    return groups if len(here.faults) == n_before else []


def letters_of(picture: str | None, board: Board) -> dict[str, list[int]]:
    """The cells that are drawn with each character of the picture of a board."""
    from ..boards import cells_of_picture

    if picture is None:
        return {}
    cells = sorted(cells_of_picture(board.lattice, picture), key=board.lattice.reading_key)
    signs = [sign for sign in picture if not sign.isspace() and sign != "."]
    letters: dict[str, list[int]] = {}
    for cell, sign in zip(cells, signs, strict=True) if len(cells) == len(signs) else ():
        if (place := board.index_of_cell.get(cell)) is not None:
            letters.setdefault(sign, []).append(place)
    return letters


def _cells(words: Sequence[str], letters: dict[str, list[int]], board: Board, report: FaultReport) -> list[int]:
    index = board.index_of_name
    cells: list[int] = []
    for k, word in enumerate(words):
        first, dots, last = word.partition("..")
        if word in index:
            places = [index[word]]
        elif dots and first in index and last in index and index[first] <= index[last]:
            places = list(range(index[first], index[last] + 1))
        elif word in letters:
            places = letters[word]
        else:
            help = suggestion(word, [*index, *letters], sentence("cells are named"))
            report.at(k).add(
                sentence("there is no cell {word} on the board, and none is drawn so", word=repr(word)), help
            )
            continue
        if twice := [board.names[place] for place in places if place in cells]:
            report.at(k).add(sentence("cell {twice} is listed twice", twice=twice[0]))
        cells += places
    return cells


def _lines(kinds: Sequence[str], board: Board, report: FaultReport) -> Iterator[list[int]]:
    """The cells of each row, each column, or both longest diagonals of a board of squares."""
    lattice = board.lattice
    if not lattice.is_boxed or lattice.dimension != 2:
        report.add(
            sentence("lines are for boards of squares, not for the {lattice} lattice", lattice=lattice.name),
            sentence("list the cells"),
        )
        return
    places = [lattice.grid(cell)[1:] for cell in board.cells]
    keys = {
        "rows": [[row for row, _ in places]],
        "columns": [[column for _, column in places]],
        "diagonals": [[row - column for row, column in places], [row + column for row, column in places]],
    }
    for kind in dict.fromkeys(kinds):
        for key in keys[kind]:
            lines: dict[int, list[int]] = {}
            for cell, number in enumerate(key):
                lines.setdefault(number, []).append(cell)
            longest = max(map(len, lines.values()))
            yield from (cells for cells in lines.values() if kind != "diagonals" or len(cells) == longest)
