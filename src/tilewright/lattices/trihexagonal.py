"""The trihexagonal lattice: cell (q, r, k); k is 0 for a hexagon, 1 and 2 for triangles.

Hexagons lie q to the right and r to the upper right, corner to corner. Triangle (q, r, 1) stands on hexagon (q, r, 0);
triangle (q, r, 2) hangs at its upper right side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt

from .cells import Cell, ShapeMaker, block
from .hexagonal import HEXAGONAL
from .lattice import Lattice
from .polygons import CellLook, Polygon, kinds_of

_TURN = ((0, -1), (1, 1))
_FLIP = ((0, 1), (1, 0))
_UNIT = 6
_BASIS = ((1 / 3, 0.0), (1 / 6, sqrt(3) / 6))


def _with_triangles(hexagons: Iterable[tuple[int, ...]], least: int = 2) -> set[Cell]:
    """The hexagons and the triangles that touch at least this number of them: with 2, the outline is straight."""
    found: set[Cell] = set()
    touched: Counter[Cell] = Counter()
    for q, r in hexagons:
        found.add((q, r, 0))
        touched.update([(q, r, 1), (q + 1, r - 1, 1), (q, r - 1, 1), (q, r, 2), (q - 1, r, 2), (q, r - 1, 2)])
    return found | {triangle for triangle, times in touched.items() if times >= least}


def _hexagon(side: int) -> tuple[Cell, ...]:
    return tuple(sorted(_with_triangles(HEXAGONAL.shape_named["hexagon"].make(side))))


def _star(side: int) -> tuple[Cell, ...]:
    return tuple(sorted(_with_triangles(HEXAGONAL.shape_named["hexagon"].make(side), least=1)))


def _triangle(side: int) -> tuple[Cell, ...]:
    points = {(0, -1, 1), (side, -1, 1), (0, side - 1, 1)}
    return tuple(sorted(_with_triangles(HEXAGONAL.shape_named["triangle"].make(side)) | points))


def _parallelogram(columns: int, rows: int) -> tuple[Cell, ...]:
    points = {(0, -1, 1), (columns - 1, rows - 1, 2)}
    return tuple(sorted(_with_triangles(block(columns, rows)) | points))


TRIHEXAGONAL = Lattice(
    name="trihexagonal",
    nouns=("cell", "triangles and hexagons"),
    unit=_UNIT,
    kinds=kinds_of(
        _UNIT,
        _BASIS,
        (
            Polygon((0, 0), ((3, -3), (3, 0), (0, 3), (-3, 3), (-3, 0), (0, -3))),
            Polygon((-2, 4), ((-3, 3), (0, 3), (-3, 6))),
            Polygon((2, 2), ((3, 3), (0, 3), (3, 0))),
        ),
        (
            CellLook((0, 0, 0), "6", "with six sides", first=2),
            CellLook((0, -1, 0), "^", "pointing up", first=2),
            CellLook((0, -1, 1), "v", "pointing down", first=2),
        ),
    ),
    generators=(_TURN, _FLIP),
    basis=_BASIS,
    coordinates=("q", "r", "k"),
    polyform="polyform",
    steps=((0, 0, 2), (0, -2, 1)),
    shapes=(
        ShapeMaker("hexagon", ("side",), _hexagon, "a hexagon, `side` hexagons a side", first=2),
        ShapeMaker("triangle", ("side",), _triangle, "a triangle, point up, `side` hexagons a side", first=2),
        ShapeMaker("star", ("side",), _star, "a hexagon with triangles all round, `side` hexagons a side", first=2),
        ShapeMaker("parallelogram", ("columns", "rows"), _parallelogram, "columns x rows hexagons, leaning"),
    ),
    stride=(2, 2),
    picture_rule="above each 6 stands ^ and at its upper right v; rows of hexagons are shifted by one character",
)
