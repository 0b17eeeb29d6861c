"""Regions: cells of the board whose values add up, are equal, all differ, or are some values and no others.

Equal and different values are colors and items of the exact cover; so are numbers of cells with a value. Sums are sums
of the model. A cell that stays empty, is blocked or has no value counts for nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Self

from ....sentences import sentence
from ....values import frozen, replace
from ...wording import first_few, listing
from ..labels import CellValue, plain_value, value_on
from .base import EQUAL, NO_END, Contact, Mistakes, Rule, RuleItem, RuleOnBoard, RulePart, RuleSum
from .region_fields import RegionFields, read_regions, written_condition

if TYPE_CHECKING:
    from collections.abc import Set

    from ....boards import Board, BoardSymmetry
    from ...edits import Slip
    from ...fields import FaultReport
    from ...renaming import Fact, Row
    from ...scenes import CellRegion
    from ..compiling.items import Placement
    from ..pieces.shapes import PieceClass
    from ..puzzle import Piece, TilingPuzzle

MOST_ADDED = 1_000
"""The greatest value that is added up: certificates and other programs count up to it."""
Condition = Literal["sum", "same", "equal", "different", "values", "count"]


@frozen
class Region:
    """Cells of the board, by their indices, and a condition on the values there.

    Their sum is at least `least` and at most `most` ("sum"), or that of all other regions with "same"; the values are
    "equal" or all "different"; they are among `values` ("values"); or `least` to `most` of the cells have one of
    `values` ("count"). None for any number.
    """

    cells: tuple[int, ...]
    condition: Condition
    least: int = 0
    most: int | None = None
    values: tuple[str, ...] = ()
    name: str = ""

    def __post_init__(self) -> None:
        vars(self)["cells"] = tuple(self.cells)
        vars(self)["values"] = tuple(sorted({plain_value(value) for value in self.values}))

    @property
    def wanted(self) -> str:
        """The condition in words: "add up to 12"."""
        return _WORDS[self.condition](self)

    @property
    def adds_up(self) -> bool:
        return self.condition in ("sum", "same")


def _bounds(region: Region) -> str:
    least, most = str(region.least), str(region.most)
    if region.most is None:
        return sentence("{least} or more", least=least)
    return least if least == most else sentence("{least} to {most}", least=least, most=most)


def _possible(region: Region) -> str:
    """The values that a region may have: "1 or 2", "1 or 2 on 3 of the cells"."""
    values = listing(region.values, joint="or")
    if region.condition != "count":
        return values
    return sentence("{values} on {n} of the cells", values=values, n=_bounds(region))


_WORDS: Mapping[Condition, Callable[[Region], str]] = {
    "sum": lambda region: sentence("add up to {sum}", sum=_bounds(region)),
    "same": lambda region: sentence("add up to the same in all such regions"),
    "equal": lambda region: sentence("are equal"),
    "different": lambda region: sentence("are all different"),
    "values": lambda region: sentence("are {values}", values=_possible(region)),
    "count": lambda region: sentence("are {values}", values=_possible(region)),
}


_OF_VALUES: frozenset[Condition] = frozenset({"equal", "different", "values", "count"})
"""The conditions that say which pieces may lie together, and add nothing up."""


@frozen
class Regions(Rule):
    """Conditions on the values of cells.

    Examples
    --------
    >>> import tilewright as tw
    >>> square = tw.LATTICES["square"]
    >>> dominoes = [tw.piece(square, f"{a}-{b}", [(0, 0), (1, 0)], values=[a, b]) for a, b in ((1, 2), (2, 3))]
    >>> board = tw.Board.of(square, tw.shape_cells(square, "rectangle", {"columns": 2, "rows": 2}))
    >>> equal = tw.Region((0, 3), "equal")
    >>> tw.count(tw.TilingPuzzle("equal", board, dominoes, rules=[tw.Regions([equal])])).distinct
    4
    """

    regions: tuple[Region, ...]

    key = "region"
    names_cells = True
    place = ("region",)
    annotation = list[RegionFields]
    about = "conditions on the values of cells"
    beyond = "regions of cells"

    def __post_init__(self) -> None:
        vars(self)["regions"] = tuple(self.regions)

    @classmethod
    def read(cls, value: Any, fields: Any, board: Board | None, report: FaultReport) -> Self | None:
        if board is None or not value:
            return None
        found = read_regions(value, fields.board.picture, board, report)
        return cls(tuple(Region(cells, *rest) for cells, *rest in found)) if found else None

    def written(self, board: Board) -> Any:
        return [
            {
                **({"name": region.name} if region.name else {}),
                "cells": " ".join(board.names[cell] for cell in region.cells),
                **written_condition(region.condition, region.least, region.most, region.values),
            }
            for region in self.regions
        ]

    def words(self, puzzle: TilingPuzzle) -> list[str]:
        return [
            sentence("region {region}: the values {wanted}", region=_named(puzzle.board, one), wanted=one.wanted)
            for one in self.regions
        ]

    def moved(self, to: Mapping[int, int], n_cells: int) -> Self | None:
        moved = (replace(one, cells=tuple(to[cell] for cell in one.cells if cell in to)) for one in self.regions)
        kept = tuple(one for one in moved if one.cells)
        return replace(self, regions=kept) if kept else None

    def mistakes(self, board: Board | None, pieces: Sequence[Piece], blocked: Set[int], optional: Set[int]) -> Mistakes:
        if not self.regions:
            yield sentence("a rule of regions has none"), sentence("leave it out")
        values = {str(value) for piece in pieces for value in piece.values if value is not None}
        if pieces and not values:
            yield sentence("regions are about values, and no cell of a piece has one"), sentence("give pieces `values`")
            return
        for region in self.regions if board is not None else ():
            yield from self._mistakes_of(region, board, values)
        words = sorted(value for value in values if not (value.isascii() and value.isdigit()))
        if words and any(region.adds_up for region in self.regions):
            yield (
                sentence("values that add up are whole numbers, none negative; {word} is none", word=repr(words[0])),
                sentence("compare them instead"),
            )
        elif any(region.adds_up for region in self.regions) and max(map(int, values), default=0) > MOST_ADDED:
            yield (
                sentence(
                    "values that add up are at most {most_added:,}; found {map:,}",
                    most_added=MOST_ADDED,
                    map=max(map(int, values)),
                ),
                "",
            )

    def _mistakes_of(self, region: Region, board: Any, values: Set[str]) -> Mistakes:
        strange = [cell for cell in region.cells if not 0 <= cell < len(board)]
        if strange or not region.cells:
            yield sentence("the cells of a region are on the board; {cells} are not", cells=list(region.cells)), ""
            return
        here = sentence("region {region}", region=_named(board, region))
        if region.condition not in _WORDS:
            yield (
                sentence("{here}: {condition} is no condition", here=here, condition=repr(region.condition)),
                sentence("there are {words}", words=listing(_WORDS)),
            )
        if len(set(region.cells)) < len(region.cells):
            yield sentence("{here} has a cell twice", here=here), ""
        if region.most is not None and not 0 <= region.least <= region.most:
            yield (
                sentence("{here}: {least} to {most} makes no sense", here=here, least=region.least, most=region.most),
                sentence("the least number comes first"),
            )
        if region.condition in ("values", "count"):
            if not region.values:
                yield sentence("{here} names no value", here=here), ""
            for value in region.values if values else ():
                if value not in values:
                    yield (
                        sentence("{here}: no piece has the value {value}", here=here, value=repr(value)),
                        sentence("there are {values}", values=first_few(sorted(values))),
                    )

    def on(self, puzzle: TilingPuzzle, classes: Sequence[PieceClass]) -> RuleOnBoard:
        return _RegionsOnBoard(puzzle, self.regions)

    def facts(
        self,
        puzzle: TilingPuzzle,
        classes: Sequence[PieceClass],
        motion: BoardSymmetry,
        rows_of: Mapping[str, Sequence[Row]],
    ) -> Iterator[Fact]:
        from ...renaming import fact

        for region in self.regions:
            cells = tuple(sorted(motion.places[cell] for cell in region.cells))
            if len(cells) > 1 or region.condition not in ("equal", "different"):
                rows = [("value", (("value", value),)) for value in region.values]
                most = "" if region.most is None else region.most
                yield fact((self.key, region.condition, region.least, most, cells), rows)
        if any(region.adds_up for region in self.regions):
            # Numbers that add up cannot change places.
            yield from (fact(("number", int(value)), [("", (("value", str(value)),))]) for value in puzzle.values)

    def shown_regions(self, puzzle: TilingPuzzle) -> Mapping[int, tuple[CellRegion, ...]]:
        from .region_badges import shown_regions

        return shown_regions(puzzle.board, self.regions)

    def slips(self, puzzle: TilingPuzzle) -> Iterator[Slip]:
        from .value_slips import region_slips

        return region_slips(puzzle, self, partial(_named, puzzle.board))

    def parts(self, puzzle: TilingPuzzle) -> tuple[Sequence[RulePart], Self | None]:
        def alone(one: Region) -> RulePart:
            return RulePart(_required(puzzle.board, one), one.cells, replace(self, regions=(one,)))

        parts = [alone(one) for one in self.regions if one.condition in _OF_VALUES]
        rest = tuple(one for one in self.regions if one.condition not in _OF_VALUES)
        return parts, replace(self, regions=rest) if rest else None

    def is_kept_by(self, motion: BoardSymmetry) -> bool:
        regions = Counter(replace(one, cells=tuple(sorted(one.cells)), name="") for one in self.regions)
        moved = Counter(
            replace(one, cells=tuple(sorted(motion.places[cell] for cell in one.cells)), name="")
            for one in self.regions
        )
        return regions == moved

    def after_gluing(self) -> Self | None:
        return self


def _required(board: Board, region: Region) -> str:
    return sentence("the values in region {region} {wanted}", region=_named(board, region), wanted=region.wanted)


def _named(board: Board, region: Region) -> str:
    return region.name or first_few(board.names[cell] for cell in region.cells)


class _Met(NamedTuple):
    """The regions that the cells of a placement lie in, by the places of the cells in it.

    `judged` may forbid it by itself, `counted` count some of its values, and `compared` are kept to some values.
    """

    judged: tuple[tuple[Region, tuple[int, ...]], ...]
    counted: tuple[tuple[int, int], ...]
    compared: tuple[tuple[int, int], ...]


class _RegionsOnBoard(RuleOnBoard):
    """The regions of each cell, and what placements add to them."""

    def __init__(self, puzzle: TilingPuzzle, regions: Sequence[Region]) -> None:
        self._puzzle, self._regions = puzzle, regions
        self._regions_of_cell: dict[int, list[int]] = {}
        for number, region in enumerate(regions):
            for cell in region.cells:
                self._regions_of_cell.setdefault(cell, []).append(number)
        # Many placements lie on the same cells, or give a region the same value.
        self._met: dict[tuple[int, ...], _Met] = {}
        self._contacts: dict[tuple[int, CellValue], Contact] = {}
        counted = [number for number, region in enumerate(regions) if region.condition == "count"]
        self._counted = {number: k for k, number in enumerate(counted)}
        self.items = tuple(map(self._item, counted))
        self.sums = (
            *map(self._sum, self._of("sum")),
            *(self._same(one, other) for one, other in pairwise(self._of("same"))),
        )

    def _of(self, condition: Condition) -> list[Region]:
        return [region for region in self._regions if region.condition == condition]

    def _met_by(self, cells: tuple[int, ...]) -> _Met:
        """The regions that cells lie in."""
        met = self._met.get(cells)
        if met is None:
            found = [
                (place, number, self._regions[number])
                for place, cell in enumerate(cells)
                for number in self._regions_of_cell.get(cell, ())
            ]
            places: dict[int, list[int]] = {}
            for place, number, region in found:
                if region.condition in _OF_VALUES:
                    places.setdefault(number, []).append(place)
            judged = [(self._regions[number], tuple(own)) for number, own in places.items()]
            met = self._met[cells] = _Met(
                # One value is equal to itself, and different from no other.
                tuple(
                    (region, own) for region, own in judged if len(own) > 1 or region.condition in ("values", "count")
                ),
                tuple((place, number) for place, number, region in found if region.condition == "count"),
                tuple((place, number) for place, number, region in found if region.condition in ("equal", "different")),
            )
        return met

    def _contact(self, number: int, value: CellValue) -> Contact:
        contact = self._contacts.get((number, value))
        if contact is None:
            region = self._regions[number]
            if region.condition == "equal":
                contact = Contact(region.cells, EQUAL, number, self._colors[value])
            else:
                contact = Contact(region.cells, str(value), number)
            self._contacts[number, value] = contact
        return contact

    def _item(self, number: int) -> RuleItem:
        region = self._regions[number]
        n_cells = len(region.cells)
        where, most = _named(self._puzzle.board, region), n_cells + 1 if region.most is None else region.most
        values = listing(region.values, joint="or")
        return RuleItem(
            least=min(region.least, n_cells + 1),
            most=min(most, n_cells + 1),
            room=n_cells,
            implied=(0, n_cells),
            name=f"n{self._counted[number] + 1}",
            about=f"cells with {values} in region {where}",
            thing=sentence("a {values} in region {region}", values=values, region=where),
            requirement=_required(self._puzzle.board, region),
            cells=region.cells,
        )

    def _sum(self, region: Region) -> RuleSum:
        where = _named(self._puzzle.board, region)
        subject = sentence("the values in region {region}", region=where)
        most = NO_END if region.most is None else region.most
        return RuleSum(region.least, most, f"region {where}", subject, region.wanted, region.cells, len(region.cells))

    def _same(self, one: Region, other: Region) -> RuleSum:
        first, second = (_named(self._puzzle.board, region) for region in (one, other))
        subject = sentence("the values in regions {first} and {second}", first=first, second=second)
        about, wanted = f"regions {first} and {second}", sentence("add up to the same")
        return RuleSum(0, 0, about, subject, wanted, (*one.cells, *other.cells), len(one.cells))

    def allows(self, placement: Placement) -> bool:
        for region, places in self._met_by(placement.cells).judged:
            values = [value_on(placement.labels[place]) for place in places]
            if not _may_stand(region, [str(value) for value in values if value is not None]):
                return False
        return True

    def covered(self, placement: Placement) -> Sequence[int]:
        met = self._met_by(placement.cells).counted
        given = [(number, value_on(placement.labels[place])) for place, number in met]
        return [
            self._counted[number]
            for number, value in given
            if value is not None and str(value) in self._regions[number].values
        ]

    def contacts(self, placement: Placement) -> Iterable[Contact]:
        met = self._met_by(placement.cells).compared
        given = [(number, value_on(placement.labels[place])) for place, number in met]
        return (
            dict.fromkeys(self._contact(number, value) for number, value in given if value is not None) if met else ()
        )

    @cached_property
    def _colors(self) -> dict[CellValue, int]:
        return {value: color for color, value in enumerate(self._puzzle.values, start=1)}


def _may_stand(region: Region, values: list[str]) -> bool:
    """Tell whether the values of one piece may stand in a region together."""
    if region.condition == "equal":
        return len(set(values)) <= 1
    if region.condition == "different":
        return len(set(values)) == len(values)
    n_met = sum(value in region.values for value in values)
    return n_met == len(values) if region.condition == "values" else region.most is None or n_met <= region.most
