"""The snub square lattice and its dual, the Cairo lattice of pentagons; both have the wallpaper group p4g.

Its mirrors do not meet the centers of its quarter turns: a reflection about the origin keeps it only with a glide.
"""

from __future__ import annotations

from functools import partial

from .cells import Cell, ShapeMaker, block
from .lattice import Lattice
from .polygons import CellLook, Polygon, kinds_of

_TURN = ((0, -1), (1, 0))
_FLIP = ((0, 1), (1, 0))

# The sides of a square are 34.2 long, those that two triangles share 33.9.
_SNUB_UNIT = 66
_SNUB_BASIS = ((1 / 34, 0.0), (0.0, 1 / 34))
_TRIANGLE = Polygon((26, -7), ((21, 12), (12, -21), (45, -12)))

# The sides of a pentagon that end at a corner where four meet are 13.9 long, the fifth is 14.1.
_CAIRO_UNIT = 36
_CAIRO_BASIS = ((1 / 14, 0.0), (0.0, 1 / 14))
_PENTAGON = Polygon((12, 6), ((0, 0), (13, -5), (23, 5), (18, 18), (5, 13)))


def _quarters(polygon: Polygon) -> tuple[Polygon, ...]:
    """A polygon and its images under quarter turns counterclockwise."""
    half = polygon.turned(_TURN).turned(_TURN)
    return (polygon, polygon.turned(_TURN), half, half.turned(_TURN))


def _snub_rectangle(columns: int, rows: int) -> tuple[Cell, ...]:
    with_triangles = ((x, y, k) for x, y in block(columns, rows) for k in (0, 2, 3, 4, 5))
    return (*with_triangles, *((x, y, 1) for x, y in block(columns - 1, rows - 1)))


SNUB_SQUARE = Lattice(
    name="snub-square",
    nouns=("cell", "squares and triangles"),
    unit=_SNUB_UNIT,
    kinds=kinds_of(
        _SNUB_UNIT,
        _SNUB_BASIS,
        (
            Polygon((0, 0), ((21, 12), (-12, 21), (-21, -12), (12, -21))),
            Polygon((33, 33), ((21, 12), (54, 21), (45, 54), (12, 45))),
            *_quarters(_TRIANGLE),
        ),
        (
            CellLook((0, 0, 0), "S", "with four sides, leaning to the left", first=1),
            CellLook((0, -1, 2), "Z", "with four sides, leaning to the right", first=2),
            CellLook((0, 0, 1), "a", "pointing to the lower left"),
            CellLook((0, -1, 1), "b", "pointing to the lower right"),
            CellLook((0, 0, -1), "c", "pointing to the upper right"),
            CellLook((0, 1, 0), "d", "pointing to the upper left"),
        ),
    ),
    generators=(_TURN, _FLIP),
    glide=(33, 33),
    basis=_SNUB_BASIS,
    coordinates=("x", "y", "k"),
    polyform="polyform",
    steps=((0, 0, 3), (0, -2, 0)),
    shapes=(
        ShapeMaker(
            "rectangle",
            ("columns", "rows"),
            _snub_rectangle,
            "columns x rows squares with triangles all round, and the squares between",
        ),
    ),
    stride=(2, 3),
)

CAIRO = Lattice(
    name="cairo",
    nouns=("pentagon", "pentagons"),
    unit=_CAIRO_UNIT,
    kinds=kinds_of(
        _CAIRO_UNIT,
        _CAIRO_BASIS,
        _quarters(_PENTAGON),
        (
            CellLook((0, 0, 1), "a", "pointing to the upper left"),
            CellLook((0, 0, 0), "b", "pointing to the lower left"),
            CellLook((0, 1, -1), "c", "pointing to the lower right"),
            CellLook((0, 1, 0), "d", "pointing to the upper right"),
        ),
    ),
    generators=(_TURN, _FLIP),
    glide=(18, 18),
    basis=_CAIRO_BASIS,
    coordinates=("x", "y", "k"),
    polyform="polypent",
    steps=((0, 0, 2), (0, -2, 0)),
    shapes=(
        ShapeMaker(
            "rectangle", ("columns", "rows"), partial(block, n_kinds=4), "columns x rows flowers of four pentagons"
        ),
    ),
    stride=(2, 2),
)
