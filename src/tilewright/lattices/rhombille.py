"""The rhombille lattice: cell (q, r, f), one of the three faces of a cube that is seen from above a corner.

The cubes are hexagons, q to the right and r to the upper right; f is 0 for the top face, 1 for the left one and 2 for
the right one.
"""

from __future__ import annotations

from math import sqrt

from .hexagonal import HEXAGONAL
from .lattice import Lattice
from .polygons import CellLook, Polygon, kinds_of, shapes_cut_up

_TURN = ((0, -1), (1, 1))
_FLIP = ((0, 1), (1, 0))
_UNIT = 6
_BASIS = ((sqrt(3) / 6, 0.0), (sqrt(3) / 12, 1 / 4))

# Side 0 of each face begins at a sharp corner.
_TOP = Polygon((3, 0), ((0, 0), (4, -2), (6, 0), (2, 2)))
_LEFT = Polygon((3, -3), ((6, -6), (4, -2), (0, 0), (2, -4)))
_RIGHT = Polygon((6, -3), ((6, 0), (4, -2), (6, -6), (8, -4)))

RHOMBILLE = Lattice(
    name="rhombille",
    nouns=("rhombus", "rhombi"),
    unit=_UNIT,
    kinds=kinds_of(
        _UNIT,
        _BASIS,
        (_TOP, _LEFT, _RIGHT),
        (
            CellLook((0, 0, 0), "T", "at the top of a cube", first=3),
            CellLook((0, 1, 0), "L", "at the left of a cube", first=3),
            CellLook((0, 1, 1), "R", "at the right of a cube", first=3),
        ),
    ),
    generators=(_TURN, _FLIP),
    basis=_BASIS,
    coordinates=("q", "r", "f"),
    polyform="polyform",
    steps=((0, 0, 2), (0, -2, 1)),
    shapes=tuple(shapes_cut_up(HEXAGONAL.shapes, (((0, 0, 0), (0, 0, 1), (0, 0, 2)),))),
    stride=(2, 2),
    picture_rule="each T has an L below it and an R at the right of that L: the top, left and right face of a cube",
)
