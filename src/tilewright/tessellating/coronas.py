"""Coronas: the pieces around a piece, those around these, and so on, until there is no way to go on.

A corona of a patch covers all cells that have a point in common with it. A piece that can be surrounded only so many
times tiles no plane; how many times is its Heesch number (C. S. Kaplan, Heesch numbers of unmarked polyforms, 2021).

First comes the question which two pieces can be neighbors at all: they can only if one of them can be surrounded with
the other one beside it. What is known of that for n coronas makes the search for n + 1 short.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain
from math import inf
from typing import Literal, NamedTuple, TypeVar

from ..deadline import in_time
from ..lattices import Cell, moves_of, normalized
from ..lattices.matrices import minus
from ..values import frozen
from .periodic import Copy, Shapes
from .window import CellWindow, shifted

Holes = Literal["anywhere", "outermost", "nowhere"]
"""Where coronas may enclose cells that no piece of them covers: in all, in the outermost one alone, or in none."""
_STEPS = 64
"""The nodes of a search after which the caller regains control."""
_T = TypeVar("_T")

Neighbor = tuple[int, int, int]
"""A piece beside another one: the number of the way in which it lies, and its shift from where the other one lies."""
NeighborSets = tuple[frozenset[Neighbor], ...]
"""For each way in which a piece may lie, the pieces that may lie beside it."""


@frozen
class Surrounded:
    """A piece in the middle, the first of the copies, with coronas: `coronas` has the number of each copy's corona."""

    copies: tuple[Copy, ...]
    coronas: tuple[int, ...]

    @property
    def n(self) -> int:
        """The number of coronas."""
        return max(self.coronas)


class LyingWays:
    """All ways in which pieces may lie, by numbers, and what a motion makes of them."""

    def __init__(self, shapes: Shapes, *, by_sides: bool = False) -> None:
        self.shapes, self._by_sides = shapes, by_sides
        self.cells = tuple(chain.from_iterable(shapes.orientations))
        self.shape_of = tuple(shape for shape, oriented in enumerate(shapes.orientations) for _ in oriented)
        self._number = {cells: number for number, cells in enumerate(self.cells)}
        self.first = tuple(self.shape_of.index(shape) for shape in range(len(shapes.shapes)))
        """For each shape the first of its ways."""
        self.span = max(max(axis) - min(axis) for cells in self.cells for axis in list(zip(*cells, strict=True))[:2])

    def window(self, n: int) -> CellWindow:
        """A window for a piece and n coronas around it."""
        return CellWindow(self.shapes.lattice, (n + 2) * (self.span + 3), by_sides=self._by_sides)

    def beside(self, way: int) -> frozenset[Neighbor]:
        """All pieces that may lie beside one, as far as these two are concerned."""
        window = self.window(1)
        masks = [window.mask(cells) for cells in self.cells]
        mask = masks[way]
        found = set()
        for cell in window.cells(window.around(mask)):
            in_time()
            for number, cells in enumerate(self.cells):
                for own in cells:
                    if own[2:] == cell[2:]:
                        x, y = cell[0] - own[0], cell[1] - own[1]
                        if not shifted(masks[number], window.step(x, y)) & mask:
                            found.add((number, x, y))
        return frozenset(found)

    def turned(self, of_first: Mapping[int, frozenset[Neighbor]]) -> NeighborSets:
        """The neighbors of all ways from those of the first way of each shape."""
        lattice = self.shapes.lattice
        moves = moves_of(lattice, self.shapes.freedom)
        found = []
        for cells, shape in zip(self.cells, self.shape_of, strict=True):
            first = self.first[shape]
            motion = next(one for one in lattice.motions_between(self.cells[first], cells) if one.matrix in moves)
            here = set()
            for number, x, y in of_first[first]:
                image = [lattice.move(motion, (own[0] + x, own[1] + y, *own[2:])) for own in self.cells[number]]
                here.add(self.placed(image))
            found.append(frozenset(here))
        return tuple(found)

    def placed(self, cells: Sequence[Cell]) -> Neighbor:
        """The way in which a piece on these cells lies, and its shift."""
        at_origin = normalized(self.shapes.lattice, cells)
        number = self._number[at_origin]
        x, y = minus(min(cells)[:2], min(at_origin)[:2])
        return number, x, y


class _Laid(NamedTuple):
    """A piece that lies on its cells: the number of its way, its shift, and its cells and those around it as bits."""

    way: int
    at: int
    mask: int
    ring: int


class CoronaSearch:
    """The search for n coronas around a piece.

    `known` has for 0, 1, 2, ... coronas the neighbors that a piece can have if it can be surrounded so often.
    """

    def __init__(
        self,
        ways: LyingWays,
        n: int,
        known: Sequence[NeighborSets],
        holes: Holes = "anywhere",
    ) -> None:
        self._n, self._holes, self._ways = n, holes, ways
        self._window = window = ways.window(n)
        self._masks = [window.mask(cells) for cells in ways.cells]
        self._rings = [window.around(mask) for mask in self._masks]
        # For a piece that is to be surrounded 0, 1, 2 ... times: the numbers of its ways, and the neighbors of each.
        self._may: list[list[frozenset[tuple[int, int]]]] = []
        self._over: list[list[dict[int, list[tuple[int, int]]]]] = []
        for times in range(n + 1):
            neighbors = known[min(times, len(known) - 1)]
            by_bits = [[(way, window.step(x, y)) for way, x, y in sorted(one)] for one in neighbors]
            self._may.append([frozenset(one) for one in by_bits])
            self._over.append([self._by_cell(way, one) for way, one in enumerate(by_bits)])
        self._weights: defaultdict[int, int] = defaultdict(lambda: 1)
        self.nodes = 0

    def _by_cell(self, way: int, neighbors: Sequence[tuple[int, int]]) -> dict[int, list[tuple[int, int]]]:
        """For each cell around a piece the neighbors that cover it."""
        found: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
        for number, step in neighbors:
            for place in self._window.places(shifted(self._masks[number], step) & self._rings[way]):
                found[place].append((number, step))
        return found

    def _lay(self, way: int, at: int) -> _Laid:
        return _Laid(way, at, shifted(self._masks[way], at), shifted(self._rings[way], at))

    def found(self, way: int, beside: Neighbor | None = None) -> Iterator[Surrounded | None]:
        """The ways to surround a piece, with another one beside it if given: each once, and None now and then."""
        laid = [self._lay(way, 0)]
        if beside is not None:
            number, x, y = beside
            laid.append(self._lay(number, self._window.step(x, y)))
        covered = 0
        for one in laid:
            covered |= one.mask
        yield from self._go(laid, covered)

    def _levels(self, laid: Sequence[_Laid]) -> list[list[_Laid]]:
        """The pieces of each corona, as far as they touch those before."""
        left = laid[1:]
        levels = [[laid[0]]]
        inside = laid[0].mask
        while left:
            here = [one for one in left if one.ring & inside]
            if not here:
                break
            for one in here:
                inside |= one.mask
            left = [one for one in left if not one.mask & inside]
            levels.append(here)
        return levels

    def _go(self, laid: list[_Laid], covered: int) -> Iterator[Surrounded | None]:
        self.nodes += 1
        if self.nodes % _STEPS == 1:
            yield None
        levels = self._levels(laid)
        patch = todo = 0
        for number, level in enumerate(levels):
            for one in level:
                patch |= one.mask
            # If all cells around the coronas before this one are covered, nothing will be added to it.
            is_whole = 0 < number < self._n and not todo
            if is_whole and self._holes != "anywhere" and self._window.has_hole(patch):
                return
            if number < self._n:
                for one in level:
                    todo |= one.ring & ~covered
        if self._holes == "nowhere" and len(laid) > 1 and self._window.has_hole(covered, todo):
            return
        if not todo:
            yield self._surrounded(levels)
            return
        for one in self._fewest(levels, covered):
            laid.append(one)
            yield from self._go(laid, covered | one.mask)
            laid.pop()

    def _fewest(self, levels: Sequence[Sequence[_Laid]], covered: int) -> list[_Laid]:
        """The ways to cover the cell that has the fewest for the times that it was in the way.

        Without these weights (F. Boussemart et al., Boosting systematic search by weighting constraints, 2004) a
        second corona of some heptahexes is not found in minutes, with them in a second.
        """
        best: list[_Laid] | None = None
        least = inf
        seen, masks, weights = covered, self._masks, self._weights
        for number, level in enumerate(levels[: self._n]):
            over = self._over[self._n - number]
            for owner in level:
                at, table = owner.at, over[owner.way]
                for place in self._window.places(owner.ring & ~seen):
                    options = []
                    for way, step in table.get(place - at, ()):
                        by = step + at
                        mask = masks[way]
                        if not (mask << by if by >= 0 else mask >> -by) & covered:
                            options.append((way, by))
                    weighed = len(options) / weights[place]
                    if weighed < least:
                        laid = [self._lay(*option) for option in options]
                        best, least = [one for one in laid if self._may_lie(levels, one)], weighed
                        if not best:
                            weights[place] += 1
                            return best
                seen |= owner.ring
        assert best is not None
        return best

    def _may_lie(self, levels: Sequence[Sequence[_Laid]], new: _Laid) -> bool:
        """Tell whether a piece can lie beside all that it touches and that is to be surrounded, or if it is itself."""
        level_of_new = None
        for number, level in enumerate(levels):
            left = self._n - number
            for one in level:
                if one.mask & new.ring:
                    if level_of_new is None:
                        level_of_new = number + 1
                    if left > 0 and (new.way, new.at - one.at) not in self._may[left][one.way]:
                        return False
                    own = self._n - level_of_new
                    if own > 0 and (one.way, one.at - new.at) not in self._may[own][new.way]:
                        return False
        return True

    def _surrounded(self, levels: Sequence[Sequence[_Laid]]) -> Surrounded:
        laid = [(number, one) for number, level in enumerate(levels) for one in level]
        shape_of = self._ways.shape_of
        copies = tuple(Copy(shape_of[one.way], tuple(self._window.cells(one.mask))) for _, one in laid)
        return Surrounded(copies, tuple(number for number, _ in laid))

    def neighbors_in(self, found: Surrounded) -> Iterator[Neighbor]:
        """The pieces of the first corona."""
        for copy, corona in zip(found.copies, found.coronas, strict=True):
            if corona == 1:
                yield self._ways.placed(copy.cells)


def neighbors_that_leave(ways: LyingWays, n: int, known: Sequence[NeighborSets]) -> Generator[None, None, NeighborSets]:
    """The neighbors that a piece can have if it can be surrounded n times; `known` has those for fewer coronas."""
    search = CoronaSearch(ways, n, known)
    of_first = {}
    for first in ways.first:
        alive: set[Neighbor] = set()
        for neighbor in sorted(known[-1][first]):
            if neighbor not in alive:
                found = yield from _first(search.found(first, neighbor))
                if found is not None:
                    alive.update(search.neighbors_in(found))
        of_first[first] = frozenset(alive)
    return ways.turned(of_first)


def _first(found: Iterator[_T | None]) -> Generator[None, None, _T | None]:
    """The first that a search finds; None if it finds nothing."""
    for one in found:
        if one is not None:
            return one
        yield
    return None


def finished(steps: Generator[object, None, _T]) -> _T:
    """What a search comes to, without a pause."""
    while True:
        in_time()
        try:
            next(steps)
        except StopIteration as end:
            found: _T = end.value
            return found


@frozen
class Heesch:
    """How often a piece can be surrounded that tiles no plane.

    Attributes
    ----------
    shape
        The number of its shape.
    coronas
        The most coronas, whatever holes they leave: there is no way to lay one more. So no tiling has the piece.
    without_holes
        The most coronas that leave no holes, the Heesch number H_c; None if that is not known yet, as after a stop.
    holes_in_outermost
        The most coronas of which only the outermost may leave holes, H_h; None likewise.
    patches
        A patch with each of these numbers of coronas, the one without holes first; those with the same number once.
    """

    shape: int
    coronas: int
    without_holes: int | None
    holes_in_outermost: int | None
    patches: tuple[Surrounded, ...]


class Surroundings:
    """What is known of the coronas around pieces: one more corona at a time.

    If it goes `by_sides`, only the cells across sides of pieces must be covered, not those at their corners. What takes
    long goes step by step.
    """

    def __init__(self, shapes: Shapes, *, by_sides: bool = False) -> None:
        self._ways = LyingWays(shapes, by_sides=by_sides)
        self._found: list[list[Surrounded]] = [[] for _ in shapes.shapes]
        self.n = 0
        """All pieces can be surrounded so often."""

    @cached_property
    def _pairs(self) -> list[NeighborSets]:
        return [self._ways.turned({way: self._ways.beside(way) for way in self._ways.first})]

    def one_more(self) -> Generator[None, None, int | None]:
        """Look for one corona more around each piece; return the number of a shape that has none, or None."""
        if self.n == 1 and len(self._pairs) == 1:
            self._pairs.append((yield from neighbors_that_leave(self._ways, 1, self._pairs)))
        search = CoronaSearch(self._ways, self.n + 1, self._pairs)
        for shape, way in enumerate(self._ways.first):
            found = yield from _first(search.found(way))
            if found is None:
                return shape
            self._found[shape].append(found)
        self.n += 1
        return None

    def latest(self, shape: int) -> Surrounded | None:
        """The most coronas that were found around a shape, whatever holes they leave."""
        return self._found[shape][-1] if self._found[shape] else None

    def heesch(self, shape: int) -> Iterator[Heesch | None]:
        """What is to be told of a shape that has no corona more, anew whenever more is known of it."""
        most = len(self._found[shape])
        patches = {most: self._found[shape][-1]} if most else {}
        yield Heesch(shape, most, None, None, tuple(patches.values()))
        free = 0
        while free < most and (found := (yield from self._with(shape, free + 1, "nowhere"))) is not None:
            free += 1
            patches[free] = found

        def told(outermost: int | None) -> Heesch:
            shown = sorted({free, outermost or 0, most} & patches.keys())
            return Heesch(shape, most, free, outermost, tuple(patches[n] for n in shown))

        yield told(None)
        outermost = free
        if free < most and (found := (yield from self._with(shape, free + 1, "outermost"))) is not None:
            outermost = free + 1
            patches.setdefault(outermost, found)
        yield told(outermost)

    def _with(self, shape: int, n: int, holes: Holes) -> Generator[None, None, Surrounded | None]:
        search = CoronaSearch(self._ways, n, self._pairs, holes)
        return (yield from _first(search.found(self._ways.first[shape])))
