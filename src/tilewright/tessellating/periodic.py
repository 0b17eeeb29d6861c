"""Periodic tilings of the plane by copies of given shapes: the search on a torus, and the tilings that it finds.

A tiling with a period is a way to fill a torus. The tori are small and there are many of them, so sets of cells are
integers with a bit for each cell, and the search is plain: cover the first cell that is free.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product

from ..boards.periods import Periods
from ..deadline import in_time
from ..lattices import Cell, Freedom, Lattice, moves_of
from ..lattices.matrices import plus
from ..lattices.polyforms import Shape, orientations
from ..values import frozen
from .sublattices import Sublattice, shortest_basis, sublattice_classes

_STEPS = 256
"""The nodes of a search between looks at the clock."""


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


def tilings(shapes: Shapes, index: int) -> Iterator[PeriodicTiling]:
    """The periodic tilings whose periods are a sublattice of this index, or others that look the same.

    Of tilings that differ by a motion which pieces may make at least one; each uses all shapes.
    """
    moves = moves_of(shapes.lattice, shapes.freedom)
    for sublattice in sublattice_classes(index, moves):
        in_time()
        yield from _on_torus(shapes, sublattice)


def _on_torus(shapes: Shapes, sublattice: Sublattice) -> Iterator[PeriodicTiling]:
    """The tilings with these periods."""
    lattice = shapes.lattice
    n_kinds = len(lattice.kinds)
    x_range, y_range = range(sublattice.a), range(sublattice.c)
    number = sublattice.number
    copy_of: dict[int, Copy] = {}
    ways: list[list[list[int]]] = []
    for shape, oriented in enumerate(shapes.orientations):
        ways.append([])
        for cells in oriented:
            found: list[int] = []
            for dx, dy in product(x_range, y_range):
                mask = 0
                for x, y, *kind in cells:
                    bit = 1 << number(x + dx, y + dy) * n_kinds + (kind[0] if kind else 0)
                    if mask & bit:
                        break
                    mask |= bit
                else:
                    found.append(mask)
                    if mask not in copy_of or copy_of[mask].shape == shape:
                        copy_of.setdefault(mask, Copy(shape, cells).moved((dx, dy)))
                    continue
                # A shape that overlaps itself does so everywhere.
                break
            ways[-1].append(found)
    search = _TorusSearch(sublattice.index * n_kinds, len(shapes.shapes), copy_of)
    for masks in ways[0]:
        # Some copy of the first shape lies in the first of these ways that any of them takes, and, up to a shift, here.
        if masks:
            for chosen in search.with_first(masks[0]):
                yield PeriodicTiling(lattice, sublattice, tuple(copy_of[mask] for mask in chosen))
            search.leave_out(masks)


class _TorusSearch:
    """Covers each cell of a torus once, with masks of which each has the bits of a copy's cells."""

    def __init__(self, n_cells: int, n_shapes: int, copy_of: Mapping[int, Copy]) -> None:
        self._all = (1 << n_cells) - 1
        self._n_shapes = n_shapes
        self._shape_of = {mask: copy.shape for mask, copy in copy_of.items()}
        self._least = min((mask.bit_count() for mask in copy_of), default=0)
        self._on: list[list[int]] = [[] for _ in range(n_cells)]
        for mask in copy_of:
            for cell in _bits(mask):
                self._on[cell].append(mask)
        self._steps = 0

    def leave_out(self, masks: Sequence[int]) -> None:
        """Take these masks out of all searches to come."""
        for mask in masks:
            if self._shape_of.pop(mask, None) is not None:
                for cell in _bits(mask):
                    self._on[cell].remove(mask)

    def with_first(self, mask: int) -> Iterator[list[int]]:
        """The ways to cover all cells that begin with a mask."""
        if mask in self._shape_of:
            yield from self._cover(self._all & ~mask, 1 << self._shape_of[mask], [mask])

    def _cover(self, free: int, used: int, chosen: list[int]) -> Iterator[list[int]]:
        self._steps += 1
        if self._steps % _STEPS == 0:
            in_time()
        if not free:
            if used.bit_count() == self._n_shapes:
                yield list(chosen)
            return
        if free.bit_count() < 2 * self._least:
            # Room for one more.
            shape = self._shape_of.get(free)
            if shape is not None and (used | 1 << shape).bit_count() == self._n_shapes:
                yield [*chosen, free]
            return
        first = (free & -free).bit_length() - 1
        for mask in self._on[first]:
            if mask & free == mask:
                chosen.append(mask)
                yield from self._cover(free ^ mask, used | 1 << self._shape_of[mask], chosen)
                chosen.pop()


def _bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
