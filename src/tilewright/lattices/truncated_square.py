"""The truncated square lattice: cell (x, y, k); k is 0 for an octagon, 1 for the square at its upper right."""

from __future__ import annotations

from .cells import Cell, ShapeMaker, block
from .lattice import Lattice
from .polygons import CellLook, Polygon, kinds_of

# The upright and level sides of an octagon are 10 long and the slanting ones 7 times the root of 2, which is 9.9.
_UNIT = 24
_BASIS = ((1 / 10, 0.0), (0.0, 1 / 10))


def _rectangle(columns: int, rows: int) -> tuple[Cell, ...]:
    return (
        *((x, y, 0) for x, y in block(columns, rows)),
        *((x, y, 1) for x, y in block(columns - 1, rows - 1)),
    )


def _diamond(side: int) -> tuple[Cell, ...]:
    reach = range(-(side - 1), side)
    octagons = {(x, y) for x in reach for y in reach if abs(x) + abs(y) < side}
    around = ((0, 0), (1, 0), (0, 1), (1, 1))
    squares = [(x, y) for x in reach for y in reach if sum((x + dx, y + dy) in octagons for dx, dy in around) > 2]
    return (*((*place, 0) for place in sorted(octagons)), *((*place, 1) for place in squares))


TRUNCATED_SQUARE = Lattice(
    name="truncated-square",
    nouns=("cell", "octagons and squares"),
    unit=_UNIT,
    kinds=kinds_of(
        _UNIT,
        _BASIS,
        (
            Polygon((0, 0), ((12, -5), (12, 5), (5, 12), (-5, 12), (-12, 5), (-12, -5), (-5, -12), (5, -12))),
            Polygon((12, 12), ((19, 12), (12, 19), (5, 12), (12, 5))),
        ),
        (
            CellLook((0, 0, 0), "8", "with eight sides", first=2),
            CellLook((0, -1, 1), "4", "with four sides", first=0),
        ),
    ),
    generators=(((0, -1), (1, 0)), ((0, 1), (1, 0))),
    basis=_BASIS,
    coordinates=("x", "y", "k"),
    polyform="polyform",
    steps=((0, 0, 2), (0, -2, 0)),
    shapes=(
        ShapeMaker("rectangle", ("columns", "rows"), _rectangle, "columns x rows octagons with squares between"),
        ShapeMaker("diamond", ("side",), _diamond, "a diamond, `side` octagons from its middle to a corner", first=2),
    ),
    stride=(2, 2),
    picture_rule="8 and 4 alternate along the diagonals, with a blank between them along rows and columns",
)
