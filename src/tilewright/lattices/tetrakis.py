"""The tetrakis square lattice: cell (x, y, t); t counts the quarters of the square (x, y) from the bottom.

They are triangles with a right angle in the middle of the square, and t goes round it counterclockwise. Two quarters
that share a short side make a half square, a tan.
"""

from __future__ import annotations

from functools import partial

from .cells import Cell, ShapeMaker, block
from .lattice import Lattice
from .polygons import CellLook, Polygon, kinds_of

_QUARTER_TURN = ((0, -1), (1, 0))
_BOTTOM, _RIGHT, _TOP, _LEFT = range(4)


def _triangle(side: int) -> tuple[Cell, ...]:
    halves = ((side - 1 - y, y, t) for y in range(side) for t in (_BOTTOM, _LEFT))
    whole = ((x, y, t) for y in range(side) for x in range(side - 1 - y) for t in range(4))
    return (*whole, *halves)


def _diamond(side: int) -> tuple[Cell, ...]:
    """Four triangles round the origin."""
    found: list[Cell] = []
    quadrant: tuple[Cell, ...] = _triangle(side)
    for _ in range(4):
        found += quadrant
        # A quarter turn about the origin takes the square (x, y) to (-y - 1, x).
        quadrant = tuple((-y - 1, x, (t + 1) % 4) for x, y, t in quadrant)
    return tuple(found)


# A square is 6 units wide, so that the centers of its quarters are integers.
_UNIT = 6
_BASIS = ((1 / 6, 0.0), (0.0, 1 / 6))


def _quarters() -> list[Polygon]:
    found = [Polygon((0, -2), ((-3, -3), (3, -3), (0, 0)))]
    for _ in range(3):
        found.append(found[-1].turned(_QUARTER_TURN))
    return found


TETRAKIS = Lattice(
    name="tetrakis",
    nouns=("quarter square", "quarter squares"),
    unit=_UNIT,
    kinds=kinds_of(
        _UNIT,
        _BASIS,
        _quarters(),
        (
            CellLook((0, 2, 1), "^", "at the bottom", first=2),
            CellLook((0, 1, 2), "<", "at the right", first=2),
            CellLook((0, 0, 1), "v", "at the top", first=2),
            CellLook((0, 1, 0), ">", "at the left", first=2),
        ),
    ),
    generators=(_QUARTER_TURN, ((0, 1), (1, 0))),
    basis=_BASIS,
    coordinates=("x", "y", "t"),
    polyform="polyform",
    steps=((0, 0, 3), (0, -3, 0)),
    shapes=(
        ShapeMaker("rectangle", ("columns", "rows"), partial(block, n_kinds=4), "columns x rows squares", first=2),
        ShapeMaker("triangle", ("side",), _triangle, "half a square, `side` squares along its short sides"),
        ShapeMaker("diamond", ("side",), _diamond, "a square on its corner, `side` squares from middle to corner"),
    ),
    stride=(3, 3),
    picture_rule="a square takes 3 x 3 characters, with v at its top, > and < at its sides and ^ at its bottom",
)
