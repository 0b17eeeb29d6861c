"""Regions as files write them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal

from ...declared import Fields, ReadBy, WrongValue, given
from ...fields import Word, WordList, exactly_one, given_keys
from ...ranges import NumberRange, open_range
from ...whole_numbers import whole_number
from ...wording import found, listing, suggestion

if TYPE_CHECKING:
    from ....boards import Board
    from ...fields import FaultReport

_SAME = "same"


def _sum(value: Any) -> Any:
    """The bounds of a sum: the least, and the greatest if there is one; "same" for that of all such regions."""
    text = value.strip() if isinstance(value, str) else ""
    value = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else value
    if text == _SAME:
        return [_SAME]
    number = whole_number(text[1:], 9) if text[:1] in ("<", ">") else None
    if number is not None and text[0] == ">":
        return [str(number + 1)]
    if number is not None and number > 0:
        return ["0", str(number - 1)]
    try:
        return [str(bound) for bound in open_range(value)]
    except WrongValue:
        forms = '12, "3..5", "< 5", "> 12" or "same"'
        raise WrongValue(f"expected a sum such as {forms}, found {found(value)}") from None


SumCondition = Annotated[
    list[str], ReadBy(_sum, {"anyOf": [{"type": "integer", "minimum": 0}, {"type": "string", "minLength": 1}]})
]


class RegionFields(Fields):
    """Cells of the board, and one condition or more on their values."""

    name: Word | None = given(None, "its name in messages")
    cells: WordList | None = given(None, 'names of cells, "3..7" for those between, or letters of the board\'s picture')
    lines: list[Literal["rows", "columns", "diagonals"]] | None = given(None, "a region for each of these lines")
    sum: SumCondition | None = given(None, 'what the values add up to: 12, "3..5", "< 5", "> 12", or "same"')
    equal: Literal[True] | None = given(None, "all values are equal")
    different: Literal[True] | None = given(None, "all values are different")
    values: WordList | None = given(None, "only these values")
    count: dict[str, NumberRange] | None = given(None, 'how many cells have a value: { 3 = "1..2" }')


_CONDITIONS = ("sum", "equal", "different", "values", "count")
Read = tuple[tuple[int, ...], Any, int, int | None, tuple[str, ...], str]
"""The cells, the condition with its numbers and values, and the name of a region."""


def read_regions(listed: Sequence[RegionFields], picture: str | None, board: Board, report: FaultReport) -> list[Read]:
    """The regions of a file; with faults where they are wrong."""
    letters = _letters(picture, board)
    regions = []
    for k, one in enumerate(listed):
        here, n_before = report.at(k), len(report.faults)
        kind = exactly_one(one, ("cells", "lines"), "a region", here)
        if not given_keys(one, _CONDITIONS):
            wanted = listing([f"`{key}`" for key in _CONDITIONS], joint="or")
            here.add(f"a region needs a condition: {wanted}", on_key=True)
        groups: list[list[int]] = []
        if kind == "cells":
            groups = [_cells(one.cells or [], letters, board, here.at("cells"))]
            if not groups[0] and len(report.faults) == n_before:
                here.at("cells").add("the list of cells is empty")
        elif kind == "lines":
            groups = list(_lines(one.lines or [], board, here.at("lines")))
        if len(report.faults) == n_before:
            regions += [(tuple(cells), *rest, one.name or "") for cells in groups for rest in _conditions(one)]
    return regions


def _letters(picture: str | None, board: Board) -> dict[str, list[int]]:
    """The cells that are drawn with each character of the picture of a board."""
    from ....boards import cells_of_picture

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
            help = suggestion(word, [*index, *letters], "cells are named")
            report.at(k).add(f"there is no cell {word!r} on the board, and none is drawn so", help)
            continue
        if twice := [board.names[place] for place in places if place in cells]:
            report.at(k).add(f"cell {twice[0]} is listed twice")
        cells += places
    return cells


def _lines(kinds: Sequence[str], board: Board, report: FaultReport) -> Iterator[list[int]]:
    """The cells of each row, each column, or both longest diagonals of a board of squares."""
    lattice = board.lattice
    if not lattice.is_boxed or lattice.dimension != 2:
        report.add(f"lines are for boards of squares, not for the {lattice.name} lattice", "list the cells")
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


def _conditions(one: RegionFields) -> Iterator[tuple[str, int, int | None, tuple[str, ...]]]:
    if one.sum == [_SAME]:
        yield "same", 0, None, ()
    elif one.sum is not None:
        least, *most = map(int, one.sum)
        yield "sum", least, most[0] if most else None, ()
    if one.equal:
        yield "equal", 0, None, ()
    if one.different:
        yield "different", 0, None, ()
    if one.values is not None:
        yield "values", 0, None, tuple(one.values)
    for value, (least, *most) in (one.count or {}).items():
        yield "count", least, most[0] if most else None, tuple(value.split())


def written_condition(condition: str, least: int, most: int | None, values: Sequence[str]) -> dict[str, Any]:
    """The keys of a file for a condition."""
    bounds: Any = f"{least}.." if most is None else least if least == most else f"{least}..{most}"
    if condition == "same":
        return {"sum": _SAME}
    if condition == "sum":
        return {"sum": bounds}
    if condition == "count":
        return {"count": {" ".join(values): bounds}}
    return {"values": " ".join(values)} if condition == "values" else {condition: True}
