"""The moves of a hand with a piece on the table: turn it, flip it over, and in space tip it."""

from __future__ import annotations

from functools import cache
from math import atan2, isclose, pi

from .lattice import Lattice
from .matrices import Matrix, product, times


@cache
def hand_moves(lattice: Lattice) -> dict[str, Matrix]:
    """The moves by name: "turn" by the least angle clockwise, "turn_back", "flip" left to right, in space also "tip".

    A lattice without reflections has no "flip".

    In space the lattice gives them: its generators are "turn_back", what undoes "tip", and "flip". "turn" keeps every
    layer a layer, and "tip" leads to the orientations that "turn" and "flip" do not reach.
    """
    if lattice.dimension > 2:
        turn_back, tip_back, flip = lattice.generators
        turn, tip = _inverse(lattice, turn_back), _inverse(lattice, tip_back)
        return {"turn": turn, "turn_back": turn_back, "tip": tip, "flip": flip}
    turn = min(lattice.rotation_group[1:], key=lambda matrix: _clockwise(lattice, matrix))
    moves = {"turn": turn, "turn_back": _inverse(lattice, turn)}
    mirrors = [matrix for matrix in lattice.reflections if _swaps_left_and_right(lattice, matrix)]
    return {**moves, "flip": mirrors[0]} if mirrors else moves


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
