"""The moves of a hand with a piece on the table: turn it, flip it over, and in space tip it."""

from __future__ import annotations

from functools import cache, reduce
from math import atan2, dist, isclose, pi

from .lattice import Lattice
from .matrices import Matrix, Vector, determinant, plus, product, times
from .views import combined, level


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


@cache
def turns_in_space(lattice: Lattice) -> dict[str, tuple[str, ...]]:
    """The turns about three axes there and back, by name, each as a row of `hand_moves`.

    The first axis is that of "turn", the second that of "tip"; about the third a piece rolls: it is turned, tipped and
    turned back. Where a tip undoes itself, as in prisms, there is no tip back and no roll back.
    """
    tip, n = hand_moves(lattice)["tip"], 1
    matrix = tip
    while matrix != lattice.point_group[0]:
        matrix, n = product(tip, matrix), n + 1
    tip_back = ("tip",) * (n - 1)
    found = {"turn": ("turn",), "turn_back": ("turn_back",), "tip": ("tip",), "tip_back": tip_back}
    found |= {"roll": ("turn", "tip", "turn_back"), "roll_back": ("turn", *tip_back, "turn_back")}
    return found if n > 2 else {name: via for name, via in found.items() if name not in ("tip_back", "roll_back")}


def axis_of(lattice: Lattice, moves: tuple[str, ...]) -> tuple[float, float, float]:
    """The axis of moves in space, done one after the other: to the right, to the back, upward, of length 1.

    Seen from where it points to, they turn counterclockwise.
    """
    matrix = reduce(lambda done, name: product(hand_moves(lattice)[name], done), moves, lattice.point_group[0])
    units = lattice.point_group[0]
    # What a turn leaves as it is: the sum of all images of a vector.
    sums = [_sum_of_images(matrix, unit, lattice.point_group[0]) for unit in units]
    along = next(found for found in sums if any(found))
    # A vector that leads away from the axis is turned to its left.
    side = next((unit for unit in units if determinant((along, unit, times(matrix, unit)))), units[0])
    handed = determinant((along, side, times(matrix, side))) * _handedness(lattice)
    axis = combined(along, level(lattice.basis))
    length = dist(axis, (0, 0, 0)) * (-1 if handed < 0 else 1)
    x, y, z = (coordinate / length for coordinate in axis)
    return (x, y, z)


def _sum_of_images(matrix: Matrix, vector: Vector, identity: Matrix) -> Vector:
    total, power = vector, matrix
    while power != identity:
        total, power = plus(total, times(power, vector)), product(matrix, power)
    return total


def _handedness(lattice: Lattice) -> int:
    """1 where the three coordinates are right-handed, else -1."""
    (a, b, c), (d, e, f), (g, h, i) = level(lattice.basis)
    return 1 if a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) > 0 else -1


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
