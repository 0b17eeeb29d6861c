"""Regions of a labeling: points and a condition on the values there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal

from ...models import NumberSet
from ...sentences import sentence
from ...values import frozen
from ..declared import ReadBy, WrongValue, given
from ..number_sets import number_set, short_words, written_numbers
from ..region_cells import RegionCells, cells_of_region, letters_of
from ..wording import first_few

if TYPE_CHECKING:
    from ...boards import Board
    from ..fields import FaultReport
    from ..scenes import CellRegion

RegionCondition = Literal["sum", "same", "values", "count"]
_SAME = "same"
_ANY = NumberSet.between(None, None)


@frozen
class PointRegion:
    """Points of the board, by their indices, and a condition on the values there.

    Their sum is one of the `allowed` numbers ("sum"), or that of all other regions with "same"; all of them are among
    `values` ("values"); or so many of them as `allowed` says ("count").
    """

    cells: tuple[int, ...]
    condition: RegionCondition
    allowed: NumberSet = _ANY
    values: NumberSet = _ANY
    name: str = ""

    def __post_init__(self) -> None:
        vars(self)["cells"] = tuple(self.cells)

    @property
    def wanted(self) -> str:
        """The condition in words, behind "the values": "add up to 12"."""
        if self.condition == "sum":
            return sentence("add up to {sum}", sum=str(self.allowed))
        if self.condition == _SAME:
            return sentence("add up to the same in all such regions")
        return sentence("are {values}", values=self._possible)

    @property
    def _possible(self) -> str:
        """The values: "1 or 2", "1 to 5 on at most 3 of the points"."""
        values = str(self.values)
        if self.condition != "count":
            return values
        return sentence("{values} on {n} of the points", values=values, n=str(self.allowed))

    @property
    def to_be(self) -> str:
        """A condition on single values, behind "could not": "be 1 or 2"."""
        return sentence("be {values}", values=self._possible)

    @property
    def badge(self) -> str:
        """The condition in a few characters."""
        if self.condition == _SAME:
            return "\N{GREEK CAPITAL LETTER SIGMA}"
        if self.condition == "sum":
            return short_words(self.allowed)
        number = f"{short_words(self.allowed)}\N{MULTIPLICATION SIGN}" if self.condition == "count" else ""
        return number + short_words(self.values)

    def chosen(self, values: Sequence[int]) -> tuple[int, ...]:
        """Which of some values are among its own, ascending."""
        return tuple(value for value in sorted(values) if value in self.values)


def named(board: Board, region: PointRegion) -> str:
    """The name of a region, or its points."""
    return region.name or first_few(board.names[point] for point in region.cells)


def values_in_region(name: str) -> str:
    """The values in a region by its name or its cells."""
    return sentence("the values in region {region}", region=name)


def mistakes(board: Board, values: Sequence[int], regions: Sequence[PointRegion]) -> Iterator[str]:
    """Contradictions of regions with the rest of a puzzle."""
    for region in regions:
        strange = [point for point in region.cells if not 0 <= point < len(board)]
        if strange or not region.cells:
            yield f"the points of a region are on the board; {list(region.cells)} are not"
            continue
        here = sentence("region {region}", region=named(board, region))
        if len(set(region.cells)) < len(region.cells):
            yield f"{here} has a point twice"
        if region.condition in ("sum", "count") and not region.allowed.is_bound:
            yield f"{here} allows {'any' if region.allowed.ranges else 'no'} number"
        if region.condition in ("values", "count") and not region.chosen(values):
            yield f"{here}: {region.values or 'nothing'} is not among the values"


# In files.


def _sum(value: Any) -> NumberSet | str:
    if isinstance(value, str) and value.strip() == _SAME:
        return _SAME
    return number_set(value, or_else='"same"')


def _counts(value: Any) -> list[tuple[NumberSet, NumberSet]]:
    if not isinstance(value, dict) or not value:
        raise WrongValue('expected how many points have which values, such as { "1..5" = 2 }')
    return [(number_set(str(values)), number_set(how_many)) for values, how_many in value.items()]


_NUMBERS: dict[str, Any] = {
    "anyOf": [
        {"type": "integer"},
        {"type": "string", "minLength": 1},
        {"type": "array", "minItems": 1, "items": {"type": ["integer", "string"]}},
    ]
}
_NumbersField = Annotated[Any, ReadBy(number_set, _NUMBERS)]
_SumField = Annotated[Any, ReadBy(_sum, _NUMBERS)]
_CountField = Annotated[Any, ReadBy(_counts, {"type": "object", "minProperties": 1, "additionalProperties": _NUMBERS})]


class PointRegionFields(RegionCells):
    """Points of the board, and one condition or more on their values."""

    sum: _SumField = given(None, 'what the values add up to: 12, [12, 15], "3..5", "< 5", "> 12", or "same"')
    values: _NumbersField = given(None, 'only these values: [1, 2], or "1..5"')
    count: _CountField = given(None, 'how many points have some values: { "1..5" = 2 }')
    different: Literal[True] | None = given(None, "nothing: all values of a labeling are different")
    equal: Literal[True] | None = given(None, "nothing: no two values of a labeling are equal")


_CONDITIONS = ("sum", "values", "count")


def read_regions(
    listed: Sequence[PointRegionFields], picture: str | None, board: Board, report: FaultReport
) -> tuple[PointRegion, ...]:
    """The regions of a file; with faults where they are wrong."""
    letters = letters_of(picture, board)
    found: list[PointRegion] = []
    for k, one in enumerate(listed):
        here = report.at(k)
        if one.different:
            here.at("different").add(
                sentence("all values of a labeling are different"), sentence("leave it out"), on_key=True
            )
        if one.equal:
            here.at("equal").add(
                sentence("no two values of a labeling are equal"), sentence("leave it out"), on_key=True
            )
        if one.different or one.equal:
            continue
        for cells in cells_of_region(one, _CONDITIONS, letters, board, here):
            found += [PointRegion(tuple(cells), *rest, name=one.name or "") for rest in _conditions(one)]
    return tuple(found)


def _conditions(one: PointRegionFields) -> Iterator[tuple[RegionCondition, NumberSet, NumberSet]]:
    if one.sum == _SAME:
        yield "same", _ANY, _ANY
    elif one.sum is not None:
        yield "sum", one.sum, _ANY
    if one.values is not None:
        yield "values", _ANY, one.values
    for values, how_many in one.count or ():
        yield "count", how_many, values


def written_region(board: Board, region: PointRegion) -> dict[str, Any]:
    """A region as a table of a file."""
    return {
        **({"name": region.name} if region.name else {}),
        "cells": " ".join(board.names[point] for point in region.cells),
        **_written(region),
    }


def _written(region: PointRegion) -> dict[str, Any]:
    if region.condition == _SAME:
        return {"sum": _SAME}
    if region.condition == "sum":
        return {"sum": _one_or_list(region.allowed)}
    if region.condition == "values":
        return {"values": _one_or_list(region.values)}
    return {"count": {" ".join(map(str, written_numbers(region.values))): _one_or_list(region.allowed)}}


def _one_or_list(numbers: NumberSet) -> Any:
    parts = written_numbers(numbers)
    return parts[0] if len(parts) == 1 else parts


def region_in_file(row: Any, picture: str | None, board: Board) -> Mapping[int, tuple[CellRegion, ...]]:
    """How pictures show one region of a file, which need not be whole yet; nothing where it is wrong."""
    from ..fields import FaultReport

    try:
        regions = read_regions([PointRegionFields.read(row)], picture, board, FaultReport())
    except WrongValue:
        return {}
    return shown(board, regions)


def shown(board: Board, regions: Sequence[PointRegion]) -> Mapping[int, tuple[CellRegion, ...]]:
    """For each point in a region, how pictures show it."""
    from ..region_pictures import shown_regions

    return shown_regions(board, ((region.cells, region.badge, region.wanted) for region in regions))
