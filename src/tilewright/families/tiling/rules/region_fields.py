"""Regions as files write them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal

from ....sentences import sentence
from ...declared import ReadBy, WrongValue, given
from ...fields import WordList
from ...ranges import NumberRange, open_range
from ...region_cells import RegionCells, cells_of_region, letters_of
from ...whole_numbers import whole_number
from ...wording import found

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
        raise WrongValue(
            sentence("expected a sum such as {forms}, found {value}", forms=forms, value=found(value))
        ) from None


SumCondition = Annotated[
    list[str], ReadBy(_sum, {"anyOf": [{"type": "integer", "minimum": 0}, {"type": "string", "minLength": 1}]})
]


class RegionFields(RegionCells):
    """Cells of the board, and one condition or more on their values."""

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
    letters = letters_of(picture, board)
    return [
        (tuple(cells), *rest, one.name or "")
        for k, one in enumerate(listed)
        for cells in cells_of_region(one, _CONDITIONS, letters, board, report.at(k))
        for rest in _conditions(one)
    ]


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
