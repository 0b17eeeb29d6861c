"""The moves of a hand with a piece on the table: turn it, flip it over, and in space tip it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from math import atan2, isclose, pi

from .lattice import Lattice
from .matrices import Matrix, Vector, determinant, product, times


@cache
def hand_moves(lattice: Lattice) -> dict[str, Matrix]:
    """The moves by name: "turn" by the least angle clockwise, "turn_back", "flip" left to right, in space also "tip".

    "turn" and "turn_back" leave the last axis of a lattice in space where it is, "tip" the first one. So they
    and "flip" reach every orientation.
    """
    if lattice.dimension > 2:
        x, y, z = (1, 0, 0), (0, 1, 0), (0, 0, 1)
        about_last = _taking(lattice.rotation_group, {x: (0, -1, 0), z: z})
        about_first = _taking(lattice.rotation_group, {y: (0, 0, -1), x: x})
        mirror = _taking(lattice.point_group, {x: (-1, 0, 0), y: y, z: z})
        return {"turn": about_last, "turn_back": _inverse(lattice, about_last), "tip": about_first, "flip": mirror}
    turn = min(lattice.rotation_group[1:], key=lambda matrix: _clockwise(lattice, matrix))
    mirror = next(
        matrix for matrix in lattice.point_group if determinant(matrix) < 0 and _swaps_left_and_right(lattice, matrix)
    )
    return {"turn": turn, "turn_back": _inverse(lattice, turn), "flip": mirror}


def _taking(group: Iterable[Matrix], images: Mapping[Vector, Vector]) -> Matrix:
    """The first matrix that takes each of these vectors to its image."""
    return next(matrix for matrix in group if all(times(matrix, vector) == to for vector, to in images.items()))


def _inverse(lattice: Lattice, matrix: Matrix) -> Matrix:
    return next(other for other in lattice.rotation_group if product(other, matrix) == lattice.point_group[0])


def _clockwise(lattice: Lattice, matrix: Matrix) -> float:
    """The angle by which a rotation turns a drawing clockwise, from 0 to a whole turn."""
    x, y = lattice.position((1, 0))
    image_x, image_y = lattice.position(times(matrix, (1, 0)))
    return (atan2(y, x) - atan2(image_y, image_x)) % (2 * pi)


def _swaps_left_and_right(lattice: Lattice, matrix: Matrix) -> bool:
    for unit in ((1, 0), (0, 1)):
        x, y = lattice.position(unit)
        image_x, image_y = lattice.position(times(matrix, unit))
        if not (isclose(-x, image_x, abs_tol=1e-9) and isclose(y, image_y, abs_tol=1e-9)):
            return False
    return True
