"""Periods: shifts that lead back to the same cell, as on a cylinder or a torus."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from ..lattices import Cell, Lattice, Vector
from ..lattices.matrices import minus
from ..values import frozen


@frozen
class Periods:
    """Shifts by which cells are the same, in the coordinates of cells; their sums and multiples are periods, too."""

    shifts: tuple[Vector, ...]

    @cached_property
    def rows(self) -> tuple[tuple[int, Vector], ...]:
        """Shifts with the same sums, in echelon form: each with the first coordinate that is not 0, which is positive.

        By Euclid's algorithm, coordinate by coordinate; fewer rows than shifts if some depend on others.
        """
        left = [list(shift) for shift in self.shifts]
        found = []
        for axis in range(max(map(len, left), default=0)):
            while len(moving := [row for row in left if row[axis]]) > 1:
                least = min(moving, key=lambda row: abs(row[axis]))
                for row in moving:
                    if row is not least:
                        times = row[axis] // least[axis]
                        row[:] = [x - times * y for x, y in zip(row, least, strict=True)]
            if moving:
                [row] = moving
                left.remove(row)
                found.append((axis, tuple(row) if row[axis] > 0 else tuple(-x for x in row)))
        return tuple(found)

    def reduced(self, cell: Cell) -> Cell:
        """The same cell for all cells that differ by periods; coordinates behind those of a shift stay."""
        for axis, row in self.rows:
            times = cell[axis] // row[axis]
            if times:
                cell = (*(x - times * y for x, y in zip(cell, row, strict=False)), *cell[len(row) :])
        return cell

    def has(self, shift: Vector) -> bool:
        """Tell whether a shift is a period."""
        return not any(self.reduced(shift))


def wrong_periods(
    lattice: Lattice, cells: Sequence[Cell], names: Sequence[str], wrap: Sequence[Vector]
) -> Iterator[tuple[int | None, str, str]]:
    """The mistakes in the periods of a board: the number of the period, if it is about one, a message, and help."""
    axes = lattice.coordinates[: lattice.dimension]
    form = f"a period is a shift [{', '.join(axes)}] after which the board begins again"
    if not wrap:
        return
    n_before = 0
    for k, shift in enumerate(wrap):
        if len(shift) != lattice.dimension:
            yield k, f"{list(shift)} is no shift of the {lattice.name} lattice", form
        elif not any(shift):
            yield k, "a period of length 0 leads nowhere", form
        elif len(Periods(tuple(wrap[: k + 1])).rows) == n_before:
            help = "leave it out" if n_before == lattice.dimension else "leave it out, or give another direction"
            yield k, f"{list(shift)} runs along the periods before it", help
        else:
            n_before += 1
            continue
        return
    periods = Periods(tuple(wrap))
    first: dict[Cell, int] = {}
    for k, cell in enumerate(cells):
        twin = first.setdefault(periods.reduced(cell), k)
        if twin < k:
            apart = list(minus(cell, cells[twin])[: lattice.dimension])
            message = f"cells {names[twin]} and {names[k]} are the same, as they differ by the period {apart}"
            yield None, message, "keep one of them, or give longer periods"
            return
    for k, cell in enumerate(cells):
        if periods.reduced(cell) in map(periods.reduced, lattice.neighbors(cell)):
            message = f"the periods are so short that cell {names[k]} would touch itself"
            yield None, message, "give periods of two cells at least in each direction"
            return
