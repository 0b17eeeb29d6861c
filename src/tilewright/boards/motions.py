"""The motions that carry a board onto itself, or onto another board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..lattices import Cell, Matrix, Side
from ..lattices.matrices import determinant, product
from ..values import frozen
from .periods import Wrapping


@frozen
class BoardSymmetry:
    """A motion that carries a board onto itself.

    Cell k goes to cell `places[k]`, where its side s becomes side `sides[k][s]`. `matrix` turns shapes likewise.
    """

    matrix: Matrix
    places: tuple[int, ...]
    sides: tuple[tuple[Side, ...], ...]

    @property
    def is_reflection(self) -> bool:
        """Tell whether it turns the board over (or mirrors space)."""
        return determinant(self.matrix) < 0

    @property
    def start(self) -> tuple[int, tuple[Side, ...]]:
        """The place that the first cell goes to, and its sides: no two symmetries of a board agree in that."""
        return self.places[0], self.sides[0]

    def after(self, start: tuple[int, tuple[Side, ...]]) -> tuple[int, tuple[Side, ...]]:
        """The start of this symmetry after one with that start."""
        place, sides = start
        return self.places[place], tuple([self.sides[place][side] for side in sides])


def mirrored_motions(
    first: tuple[Sequence[Cell], Wrapping], second: tuple[Sequence[Cell], Wrapping]
) -> Iterator[BoardSymmetry]:
    """The motions that carry cells that are wrapped onto others, where some period mirrors."""
    (cells, wrapping), (targets, other) = first, second
    lattice, landing_of, reduced = wrapping.lattice, other.landings(targets), other.shifts.reduced
    for matrix in lattice.point_group:
        # It differs from a rotation by one of the turns; that turns shapes as well, which look alike mirrored.
        turned = next(both for turn in wrapping.turns if determinant(both := product(matrix, turn.matrix)) > 0)
        for target in targets:
            motion = lattice.motion_taking(matrix, cells[0], target)
            if motion is None or not wrapping.goes_to(other, motion):
                continue
            landings = [landing for cell in cells if (landing := landing_of.get(reduced(lattice.move(motion, cell))))]
            if len(landings) == len(cells):
                moved = zip(landings, (lattice.side_permutation(motion, cell) for cell in cells), strict=True)
                sides = tuple(tuple([landing.sides[side] for side in images]) for landing, images in moved)
                yield BoardSymmetry(turned, tuple(landing.place for landing in landings), sides)
