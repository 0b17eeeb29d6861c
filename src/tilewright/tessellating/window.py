"""Sets of cells of a planar lattice as integers, with a bit for each cell of a window.

To move a set by a shift is to shift its bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from ..lattices import Cell, Lattice

_BitSteps = tuple[tuple[int, int], ...]
"""For some neighbors of cells of a kind: the bits of that kind, and by how much the neighbors' bits differ."""


class CellWindow:
    """Bits for the cells of a lattice in the plane whose coordinates do not exceed a reach."""

    def __init__(self, lattice: Lattice, reach: int, *, by_sides: bool = False) -> None:
        self._lattice, self._by_sides = lattice, by_sides
        self._n_kinds = len(lattice.kinds)
        self._reach, self._width = reach, 2 * reach + 1

    def place(self, cell: Cell) -> int:
        """The number of the bit of a cell."""
        number = (cell[0] + self._reach) * self._width + cell[1] + self._reach
        return number * self._n_kinds + self._lattice.kind_index(cell)

    def step(self, x: int, y: int) -> int:
        """The number of bits by which a shift moves cells."""
        return (x * self._width + y) * self._n_kinds

    @staticmethod
    def places(mask: int) -> Iterator[int]:
        """The numbers of the bits in a set."""
        while mask:
            low = mask & -mask
            mask ^= low
            yield low.bit_length() - 1

    def cells(self, mask: int) -> Iterator[Cell]:
        """The cells of a set of bits."""
        for place in self.places(mask):
            number, kind = divmod(place, self._n_kinds)
            x, y = divmod(number, self._width)
            cell = (x - self._reach, y - self._reach)
            yield (*cell, kind) if self._n_kinds > 1 else cell

    def mask(self, cells: Iterable[Cell]) -> int:
        """The bits of some cells."""
        return sum(1 << self.place(cell) for cell in set(cells))

    def around(self, mask: int) -> int:
        """All cells that have a side or a corner in common with some cells, without these; `by_sides` a side."""
        return _spread(mask, self._beside if self._by_sides else self._touching) & ~mask

    def has_hole(self, mask: int, within: int = -1) -> bool:
        """Tell whether a patch encloses cells: from outside no way leads to them across sides.

        Holes that have any of the cells `within` do not count.
        """
        beside = self.around(mask)
        reached = beside & -beside
        new = reached
        while new:
            new = _spread(new, self._beside) & beside & ~reached
            reached |= new
        left = beside & ~reached
        if within < 0 or not left:
            return left != 0
        while left:
            hole = left & -left
            new = hole
            while new:
                new = _spread(new, self._beside) & left & ~hole
                hole |= new
            if not hole & within:
                return True
            left &= ~hole
        return False

    @cached_property
    def _beside(self) -> _BitSteps:
        return self._steps([set(self._lattice.neighbors(cell)) for cell in self._lattice.first_cells])

    @cached_property
    def _touching(self) -> _BitSteps:
        return self._steps([_touching(self._lattice, cell) for cell in self._lattice.first_cells])

    def _steps(self, neighbors: Sequence[set[Cell]]) -> _BitSteps:
        every = sum(1 << k * self._n_kinds for k in range(self._width**2))
        return tuple(
            (every << kind, self.place(near) - self.place(cell))
            for kind, (cell, all_near) in enumerate(zip(self._lattice.first_cells, neighbors, strict=True))
            for near in all_near
        )


def _spread(mask: int, steps: _BitSteps) -> int:
    """The neighbors of some cells."""
    found = 0
    for of_kind, step in steps:
        found |= shifted(mask & of_kind, step)
    return found


def shifted(mask: int, by: int) -> int:
    return mask << by if by >= 0 else mask >> -by


def _touching(lattice: Lattice, cell: Cell) -> set[Cell]:
    """All cells that have a side or a corner in common with a cell."""
    corners = set(lattice.corners(cell))
    # Cells round a corner follow each other across sides that end there.
    found, todo = {cell}, [cell]
    while todo:
        for near in lattice.neighbors(todo.pop()):
            if near not in found and not corners.isdisjoint(lattice.corners(near)):
                found.add(near)
                todo.append(near)
    return found - {cell}
