"""Periodic tilings of the plane by copies of given shapes: the search on a torus, and the tilings that it finds.

A tiling with a period is a way to fill a torus. The tori are small and there are many of them, so sets of cells are
integers with a bit for each cell, and the search is plain: cover the first cell that is free.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import islice

from ..boards.periods import Periods
from ..lattices import Cell, Freedom, Lattice, moves_of
from ..lattices.matrices import plus
from ..lattices.polyforms import Shape, orientations
from ..values import frozen
from .sublattices import Sublattice, shortest_basis, sublattice_classes

_STEPS = 256
"""The nodes of a search after which the caller regains control."""
_AT_ONCE, _TURNS = 32, 8
"""The tori of which the searches are kept in memory, and how often each of them gives back control in its turn."""


@frozen
class Shapes:
    """The shapes that are to tile the plane, and whether they may be turned and flipped."""

    lattice: Lattice
    shapes: tuple[Shape, ...]
    freedom: Freedom = "free"

    @cached_property
    def orientations(self) -> tuple[tuple[Shape, ...], ...]:
        """For each shape the ways in which it may lie."""
        return tuple(orientations(self.lattice, shape, self.freedom) for shape in self.shapes)

    def indices(self, most: int) -> Iterator[tuple[int, int]]:
        """The indices of sublattices for periods of up to `most` pieces, ascending, each with the fewest pieces.

        A period must have room for all shapes, each at least once.
        """
        sizes = sorted({len(shape) for shape in self.shapes})
        whole, n = sum(map(len, self.shapes)), len(self.shapes)
        fewest = {whole: n}
        for cells in range(whole + 1, whole + (most - n) * sizes[-1] + 1):
            before = [fewest[cells - size] for size in sizes if cells - size in fewest]
            if before:
                fewest[cells] = min(before) + 1
        n_kinds = len(self.lattice.kinds)
        for cells, pieces in sorted(fewest.items()):
            if cells % n_kinds == 0 and pieces <= most:
                yield cells // n_kinds, pieces


@frozen
class Copy:
    """A copy of the shape with this number, on these cells of the lattice."""

    shape: int
    cells: tuple[Cell, ...]

    def moved(self, shift: Sequence[int]) -> Copy:
        """The copy moved by a shift."""
        # The kind of a cell, behind its coordinates, stays.
        by = (*shift, 0)
        return Copy(self.shape, tuple(plus(cell, by) for cell in self.cells))


@frozen
class PeriodicTiling:
    """A tiling of the plane: `copies` are the pieces of one period, all others differ from them by shifts."""

    lattice: Lattice
    sublattice: Sublattice
    copies: tuple[Copy, ...]

    @cached_property
    def period(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Two shifts that lead to the same tiling, as short as possible; all such shifts are sums of them."""
        return shortest_basis(self.sublattice, self.lattice)

    @property
    def n_cells(self) -> int:
        """The number of cells in a period."""
        return sum(len(copy.cells) for copy in self.copies)

    def number(self, cell: Cell) -> int:
        """A number for each cell of a period, the same for cells that differ by a period."""
        n_kinds = len(self.lattice.kinds)
        return self.sublattice.number(cell[0], cell[1]) * n_kinds + self.lattice.kind_index(cell)

    @cached_property
    def copy_of_number(self) -> dict[int, int]:
        """For the number of each cell, the copy that lies on it."""
        return {self.number(cell): k for k, copy in enumerate(self.copies) for cell in copy.cells}

    def copy_on(self, cell: Cell) -> Copy:
        """The piece that lies on a cell of the plane."""
        copy = self.copies[self.copy_of_number[self.number(cell)]]
        wanted = self.number(cell)
        own = next(one for one in copy.cells if self.number(one) == wanted)
        return copy.moved((cell[0] - own[0], cell[1] - own[1]))


def wrong_tiling(tiling: PeriodicTiling, shapes: Shapes) -> str:
    """What is wrong with a tiling, "" if nothing is: a second look that shares no code with the search."""
    lattice = shapes.lattice
    periods = Periods(tiling.period)
    covered: Counter[Cell] = Counter()
    for copy in tiling.copies:
        mine = shapes.shapes[copy.shape]
        motions = lattice.motions_between(mine, copy.cells)
        allowed = moves_of(lattice, shapes.freedom)
        if not any(motion.matrix in allowed for motion in motions):
            return f"{list(copy.cells)} is no copy of shape {copy.shape + 1}"
        covered.update(periods.reduced(cell) for cell in copy.cells)
    if any(times > 1 for times in covered.values()):
        return "pieces overlap"
    (a, b), (c, d) = tiling.period
    if len(covered) != abs(a * d - b * c) * len(lattice.kinds):
        return "cells stay empty"
    if {copy.shape for copy in tiling.copies} != set(range(len(shapes.shapes))):
        return "not all shapes are used"
    return ""


def tilings(shapes: Shapes, index: int) -> Iterator[PeriodicTiling | None]:
    """The periodic tilings whose periods are a sublattice of this index, or others that look the same.

    Of tilings that differ by a motion which pieces may make at least one; each uses all shapes. None comes now and then
    in between, so that the caller regains control.

    Some tori are searched by turns: one may take for ever though the next one is filled at once.
    """
    moves = moves_of(shapes.lattice, shapes.freedom)
    coming = iter(sublattice_classes(index, moves))
    open_searches = deque(_on_torus(shapes, one) for one in islice(coming, _AT_ONCE))
    while open_searches:
        search, turns = open_searches.popleft(), 0
        yield None
        for found in search:
            yield found
            turns += found is None
            if turns == _TURNS:
                open_searches.append(search)
                break
        else:
            open_searches.extend(_on_torus(shapes, one) for one in islice(coming, 1))


def _on_torus(shapes: Shapes, sublattice: Sublattice) -> Iterator[PeriodicTiling | None]:
    """The tilings with these periods."""
    torus = _Torus(shapes, sublattice)
    # The ways of the first shape join one after the other; each time some copy lies in the latest, and, up to a shift,
    # in its first place. Copies of the other shapes may lie in all ways.
    others = [way for way in range(len(torus.shape_of)) if torus.shape_of[way]]
    for way in others:
        torus.admit(way)
    for way in range(len(torus.shape_of) - len(others)):
        if torus.admit(way):
            for chosen in torus.fillings(way):
                if chosen is None:
                    yield None
                else:
                    yield PeriodicTiling(shapes.lattice, sublattice, tuple(map(torus.copy, chosen)))


_LyingMask = tuple[int, int]
"""The bits of a copy's cells, and the number of its shape."""


class _Torus:
    """Covers each cell of a torus once, with masks of which each has the bits of a copy's cells.

    The bit of a cell is the number of its shift times the number of kinds, plus its kind.
    """

    def __init__(self, shapes: Shapes, sublattice: Sublattice) -> None:
        self._sublattice, self._n_shapes = sublattice, len(shapes.shapes)
        self._n_kinds = len(shapes.lattice.kinds)
        self._cells = [cells for oriented in shapes.orientations for cells in oriented]
        self.shape_of = [shape for shape, oriented in enumerate(shapes.orientations) for _ in oriented]
        """For each way to lie the shape that lies so."""
        self._all = (1 << sublattice.index * self._n_kinds) - 1
        self._least = min(map(len, self._cells))
        self._masks: list[list[int]] = [[] for _ in self._cells]
        """For each way that is admitted its masks, by the numbers of shifts."""
        # Two shapes may have the same cells on a torus, though not in the plane.
        self._way_of: dict[_LyingMask, int] = {}
        self._over: dict[int, list[_LyingMask]] = {}
        self._steps = 0

    def admit(self, way: int) -> bool:
        """Let copies lie in a way, unless they would overlap themselves."""
        number, mask = self._sublattice.number, 0
        for x, y, *kind in self._cells[way]:
            bit = 1 << number(x, y) * self._n_kinds + (kind[0] if kind else 0)
            if mask & bit:
                return False
            mask |= bit
        self._masks[way] = list(self._shifted(mask))
        shape = self.shape_of[way]
        for mask in self._masks[way]:
            self._way_of.setdefault((mask, shape), way)
        self._over.clear()
        return True

    def _shifted(self, mask: int) -> Iterator[int]:
        """A mask moved by all shifts, in the order of their numbers."""
        (a, b), (_, c) = self._sublattice.basis
        one, column = self._n_kinds, c * self._n_kinds
        # What is moved beyond the last row comes back in the first one; from beyond the last column it comes back in
        # the first column, b rows lower.
        last_row = sum(((1 << one) - 1) << x * column + column - one for x in range(a))
        rest, lower = (1 << (a - 1) * column) - 1, b * one
        for _ in range(a):
            moved = mask
            for _ in range(c):
                yield moved
                over = moved & last_row
                moved = (moved ^ over) << one | over >> column - one
            over = mask >> (a - 1) * column
            mask = (mask & rest) << column | over >> lower | (over & (1 << lower) - 1) << column - lower

    def _covering(self, cell: int) -> list[_LyingMask]:
        """The masks that have the bit of a cell."""
        if cell not in self._over:
            number, kind = divmod(cell, self._n_kinds)
            x, y = divmod(number, self._sublattice.c)
            found: dict[_LyingMask, None] = {}
            for cells, masks, shape in zip(self._cells, self._masks, self.shape_of, strict=True):
                for own_x, own_y, *own_kind in cells if masks else ():
                    if not own_kind or own_kind[0] == kind:
                        found[masks[self._sublattice.number(x - own_x, y - own_y)], shape] = None
            self._over[cell] = list(found)
        return self._over[cell]

    def fillings(self, way: int) -> Iterator[list[_LyingMask] | None]:
        """The ways to cover all cells of which one mask is the first of a way, and None now and then."""
        mask, shape = self._masks[way][0], self.shape_of[way]
        unused = {other: len(cells) for other, cells in zip(self.shape_of, self._cells, strict=True)}
        needed = sum(unused.values()) - unused[shape]
        yield from self._cover(self._all & ~mask, 1 << shape, needed, [(mask, shape)])

    def _cover(self, free: int, used: int, needed: int, chosen: list[_LyingMask]) -> Iterator[list[_LyingMask] | None]:
        """Cover the free cells; the shapes that are not used yet have so many `needed` cells together."""
        self._steps += 1
        if self._steps % _STEPS == 0:
            yield None
        if not free:
            yield list(chosen)
            return
        room = free.bit_count()
        if room < 2 * self._least:
            # Room for one more.
            for shape in range(self._n_shapes):
                if (free, shape) in self._way_of and (not needed or (needed == room and not used >> shape & 1)):
                    yield [*chosen, (free, shape)]
            return
        for mask, shape in self._covering((free & -free).bit_length() - 1):
            if mask & free == mask:
                size = mask.bit_count()
                still = needed if used >> shape & 1 else needed - size
                if still <= room - size:
                    chosen.append((mask, shape))
                    yield from self._cover(free ^ mask, used | 1 << shape, still, chosen)
                    chosen.pop()

    def copy(self, one: _LyingMask) -> Copy:
        """The copy that has the bits of a mask."""
        way = self._way_of[one]
        shift = divmod(self._masks[way].index(one[0]), self._sublattice.c)
        return Copy(one[1], self._cells[way]).moved(shift)
