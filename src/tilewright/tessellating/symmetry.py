"""The symmetry group of a periodic tiling: its motions, its name among the 17 groups, and the orbits of pieces."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import hypot
from typing import NamedTuple

from ..boards.periods import Periods
from ..lattices import Matrix, Motion, Vector
from ..lattices.matrices import determinant, plus, times
from ..values import frozen
from .periodic import PeriodicTiling


class _Moved(NamedTuple):
    """A motion that keeps a tiling, and for each copy of a period the copy to which it goes, up to a period."""

    motion: Motion
    images: tuple[int, ...]


@frozen
class TilingSymmetry:
    """The symmetries of a periodic tiling whose periods are all its shifts."""

    tiling: PeriodicTiling

    @cached_property
    def moves(self) -> tuple[_Moved, ...]:
        """One of the motions that keep the tiling for all that differ by a period, the identity among them."""
        first = self.tiling.copies[0]
        found = []
        for copy in self.tiling.copies:
            if copy.shape == first.shape:
                for motion in self.tiling.lattice.motions_between(first.cells, copy.cells):
                    images = self._images(motion)
                    if images is not None:
                        found.append(_Moved(motion, images))
        return tuple(found)

    def _images(self, motion: Motion) -> tuple[int, ...] | None:
        """The copies to which a motion carries those of a period; None if it carries one to something else."""
        tiling, found = self.tiling, []
        for copy in tiling.copies:
            moved = [tiling.lattice.move(motion, cell) for cell in copy.cells]
            # Up to periods alone, a straight piece can lie like an upright one.
            there = tiling.copy_on(moved[0])
            if there.shape != copy.shape or set(there.cells) != set(moved):
                return None
            found.append(tiling.copy_of_number[tiling.number(moved[0])])
        return tuple(found) if self._keeps_periods(motion) else None

    def _keeps_periods(self, motion: Motion) -> bool:
        return all(self.tiling.sublattice.has(times(motion.matrix, shift)) for shift in self.tiling.period)

    @cached_property
    def orbits(self) -> tuple[tuple[int, ...], ...]:
        """The copies of a period that symmetries carry into each other."""
        orbits = {tuple(sorted({move.images[k] for move in self.moves})) for k in range(len(self.tiling.copies))}
        return tuple(sorted(orbits))

    @property
    def is_isohedral(self) -> bool:
        """Tell whether each piece can be carried to each other one."""
        return len(self.orbits) == 1

    @cached_property
    def group(self) -> str:
        """The name of the symmetry group, e.g. p4g, as the International Tables have it in short."""
        matrices = dict.fromkeys(move.motion.matrix for move in self.moves)
        rotations = [matrix for matrix in matrices if determinant(matrix) > 0]
        order = len(rotations)
        reflections = [matrix for matrix in matrices if determinant(matrix) < 0]
        if not reflections:
            return f"p{order}"
        if order == 6:
            return "p6m"
        if order == 3:
            # In p31m mirrors run along the shortest shifts, in p3m1 across them.
            [(_, along)] = self._along(reflections[0]).rows
            return "p31m" if self._length(along) < 1.5 * self._length(self.tiling.period[0]) else "p3m1"
        # Reflections of which the axis and the direction across it have shifts that give all others by their sums.
        upright = [matrix for matrix in reflections if not self._is_rhombic(matrix)]
        if order == 4:
            return "p4m" if any(map(self._has_mirror, upright)) else "p4g"
        if not upright:
            return "cm" if order == 1 else "cmm"
        n_mirrors = sum(map(self._has_mirror, upright))
        return ("pg", "pm")[n_mirrors] if order == 1 else ("pgg", "pmg", "pmm")[n_mirrors]

    def _length(self, shift: Vector) -> float:
        lattice = self.tiling.lattice
        return hypot(*lattice.position(tuple(lattice.unit * x for x in shift)))

    def _is_rhombic(self, reflection: Matrix) -> bool:
        """Tell whether some shift is half along the axis and half across it, with halves that are no shifts."""
        [(_, along)] = self._along(reflection).rows
        return any(x % 2 for x in along) or not self.tiling.sublattice.has(tuple(x // 2 for x in along))

    def _along(self, reflection: Matrix) -> Periods:
        """The ways along the axis, doubled, that shifts make."""
        return Periods(tuple(plus(shift, times(reflection, shift)) for shift in self.tiling.period))

    def _has_mirror(self, reflection: Matrix) -> bool:
        """Tell whether the tiling has a plain reflection with this matrix, which leaves a line in place."""
        along, unit = self._along(reflection), self.tiling.lattice.unit
        for move in self.moves:
            if move.motion.matrix == reflection:
                twice = plus(move.motion.shift, times(reflection, move.motion.shift))
                if all(x % unit == 0 for x in twice) and along.has(tuple(x // unit for x in twice)):
                    return True
        return False


def most_symmetric(tilings: Sequence[PeriodicTiling]) -> TilingSymmetry:
    """Of some tilings the one with the fewest orbits of pieces, and of those the one with the most symmetries."""
    return min(map(TilingSymmetry, tilings), key=lambda one: (len(one.orbits), -len(one.moves)))
