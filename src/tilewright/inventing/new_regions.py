"""Regions for a board, with conditions that leave the wanted number of solutions.

Some pieces are laid at random. Each cell is a region with its value at first; then neighboring regions are joined, and
conditions loosened or dropped, as long as no further solution appears. Solutions found on the way are kept: most
attempts are refuted by one of them, without a search.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from random import Random
from typing import Any, Literal

from ..boards import Board
from ..families import TilingPuzzle
from ..families.tiling import Piece, Region, Regions
from ..families.tiling.labels import value_on
from ..models import Part
from ..values import frozen, replace
from .trials import Draft, Drafts, Trials, compiled_first, listed

RegionKind = Literal["sum", "equal", "different", "less", "greater"]
KINDS: tuple[RegionKind, ...] = ("sum", "equal", "different", "less", "greater")
ValuesOnCells = Mapping[int, str]
"""The value on each cell."""

_MOST_ORDERS = 20
"""So many times pieces are laid for one choice of them."""
_FURTHER = 4
"""So many solutions beyond those that are wanted are looked for: they refute what is tried later."""
_MOST_EXTRA = 3
"""A bound on a sum is off by at most so much."""


@frozen
class RegionDrawer:
    """Draws regions on a board for some of the given pieces, at most `largest` cells each."""

    board: Board
    pieces: tuple[Piece, ...]
    kinds: tuple[RegionKind, ...]
    largest: int
    title: str = ""

    def steps(self, chance: Random, trials: Trials) -> Drafts:
        """Puzzles whose regions say as little as leaves the wanted number of solutions, endlessly."""
        while True:
            chosen = self._choice(chance)
            if chosen is None:
                yield None
                continue
            plain = TilingPuzzle("invented", self.board, chosen, title=self.title)
            laid = yield from self._laid(plain, chance, trials)
            if laid is not None:
                draft = yield from _RegionSearch(self, plain, laid, chance, trials).draft()
                if draft is not None:
                    yield draft
            yield None

    def _choice(self, chance: Random) -> tuple[Piece, ...] | None:
        """Some of the pieces that have as many cells as the board, in the order given; None if these do not fit."""
        left, chosen = len(self.board), set[int]()
        for number in chance.sample(range(len(self.pieces)), len(self.pieces)):
            if len(self.pieces[number].cells) <= left:
                chosen.add(number)
                left -= len(self.pieces[number].cells)
        return tuple(self.pieces[number] for number in sorted(chosen)) if left == 0 else None

    def _laid(self, plain: TilingPuzzle, chance: Random, trials: Trials) -> Generator[None, None, ValuesOnCells | None]:
        """The values on the cells where the pieces are laid at random; None if they do not fit."""
        compiled: Any = compiled_first(plain)
        for _ in range(_MOST_ORDERS):
            order = chance.sample(range(len(compiled.model.options)), len(compiled.model.options))
            listing = yield from listed([Part(1, compiled.model.restricted(order), tuple(order))], 1, trials)
            if listing.found:
                return _values(compiled, listing.found[0])
            if listing.is_all:
                return None
        return None


def _values(compiled: Any, choices: Sequence[int]) -> ValuesOnCells:
    found = {}
    for option in choices:
        placement = compiled.placements[option]
        for cell, labels in zip(placement.cells, placement.labels, strict=True):
            found[cell] = str(value_on(labels) or "")
    return found


class _RegionSearch:
    """Regions for one way to lie: they become larger and looser."""

    def __init__(
        self, drawer: RegionDrawer, plain: TilingPuzzle, laid: ValuesOnCells, chance: Random, trials: Trials
    ) -> None:
        self._drawer, self._plain, self._laid, self._chance, self._trials = drawer, plain, laid, chance, trials
        self._others: list[ValuesOnCells] = []
        self._near: dict[int, set[int]] = {cell: set() for cell in range(len(plain.board))}
        for edge in plain.board.edges:
            self._near[edge.cell].add(edge.other)
            self._near[edge.other].add(edge.cell)

    def draft(self) -> Generator[None, None, Draft | None]:
        """The puzzle; None if even all values together leave more solutions than are wanted."""
        regions = [region for cell in self._laid for region in [self._exact((cell,))] if region is not None]
        if not (yield from self._is_enough(regions)):
            return None
        regions = yield from self._joined(regions)
        for change in (_without, self._loosened):
            for region in self._chance.sample(regions, len(regions)):
                changed = change(regions, region)
                if changed != regions and (yield from self._is_enough(changed)):
                    regions = changed
        order = sorted(regions, key=lambda region: region.cells)
        return Draft(self._puzzle(order), remark=f"{len(order)} regions; none of them can be left out.")

    def _joined(self, regions: list[Region]) -> Generator[None, None, list[Region]]:
        """Regions joined with neighbors while that is enough."""
        for _ in range(self._drawer.largest):
            for region in self._chance.sample(regions, len(regions)):
                if region not in regions:
                    continue
                beside = {cell for own in region.cells for cell in self._near[own]}
                others = [other for other in regions if other is not region and not beside.isdisjoint(other.cells)]
                fitting = [one for one in others if len(one.cells) + len(region.cells) <= self._drawer.largest]
                if not fitting:
                    continue
                other = self._chance.choice(fitting)
                joined = self._exact(tuple(sorted((*region.cells, *other.cells))))
                kept = [one for one in regions if one is not region and one is not other]
                if joined is not None and (yield from self._is_enough([*kept, joined])):
                    regions = [*kept, joined]
        return regions

    def _exact(self, cells: tuple[int, ...]) -> Region | None:
        """A condition that says much about these cells; None if no kind that is wanted does."""
        values, kinds = [self._laid[cell] for cell in cells], self._drawer.kinds
        if len(cells) > 1 and "equal" in kinds and len(set(values)) == 1:
            return Region(cells, "equal")
        is_varied = len(cells) > 2 and len(set(values)) == len(values)
        if is_varied and "different" in kinds and ("sum" not in kinds or self._chance.random() < 0.5):
            return Region(cells, "different")
        if "sum" in kinds or len(cells) == 1:
            total = sum(map(int, values))
            return Region(cells, "sum", total, total)
        return None

    def _loosened(self, regions: list[Region], region: Region) -> list[Region]:
        """The regions, one with a bound on its sum in place of the sum."""
        kinds = [kind for kind in ("less", "greater") if kind in self._drawer.kinds]
        if region.condition != "sum" or region.most is None or region.least != region.most or not kinds:
            return regions
        extra, total = self._chance.randint(0, _MOST_EXTRA - 1), region.least
        if self._chance.choice(kinds) == "less":
            looser = Region(region.cells, "sum", 0, total + extra)
        else:
            looser = Region(region.cells, "sum", max(0, total - extra), None)
        return [looser if one is region else one for one in regions] if looser.least or looser.most else regions

    def _puzzle(self, regions: Sequence[Region]) -> TilingPuzzle:
        return replace(self._plain, rules=(Regions(tuple(regions)),) if regions else ())

    def _is_enough(self, regions: list[Region]) -> Generator[None, None, bool]:
        """Tell whether regions leave no more solutions than are wanted, and no fewer."""
        wanted = self._trials.wanted
        if sum(all(_holds(one, other) for one in regions) for other in self._others) >= wanted:
            return False
        compiled: Any = compiled_first(self._puzzle(regions))
        listing = yield from listed([Part(1, compiled.model)], wanted + _FURTHER, self._trials)
        found = [_values(compiled, choices) for choices in listing.found]
        self._others += [other for other in found if other != self._laid and other not in self._others]
        return listing.is_all and len(listing) == wanted


def _without(regions: list[Region], region: Region) -> list[Region]:
    return [one for one in regions if one is not region]


def _holds(region: Region, values: ValuesOnCells) -> bool:
    """Tell whether values meet the condition of a region."""
    own = [values[cell] for cell in region.cells]
    if region.condition == "sum":
        total = sum(map(int, own))
        return region.least <= total and (region.most is None or total <= region.most)
    return len(set(own)) == (1 if region.condition == "equal" else len(own))
