"""The asanoha lattice: cell (i, j, k), a third of a triangle, as in the Japanese pattern of hemp leaves.

The triangles are those of the triangular lattice, each cut from its center into three. In one that points up, k is 0
at the bottom, 1 at the right and 2 at the left; in one that points down, 3 at the top, 4 at the left, 5 at the right.
"""

from __future__ import annotations

from math import sqrt

from .lattice import Lattice
from .polygons import CellLook, Polygon, kinds_of, shapes_cut_up
from .triangular import TRIANGULAR

# A center is nearly as far from the long side as from the short ones, so that names have room.
_UNIT = 36
_BASIS = ((1 / 24, 0.0), (1 / 48, sqrt(3) / 48))
_UP, _DOWN = (12, 12), (24, 24)
_THIRDS = (tuple((0, 0, k) for k in range(3)), tuple((0, 0, k) for k in range(3, 6)))

ASANOHA = Lattice(
    name="asanoha",
    nouns=("third of a triangle", "thirds of triangles"),
    unit=_UNIT,
    kinds=kinds_of(
        _UNIT,
        _BASIS,
        (
            Polygon((15, 6), ((0, 0), (36, 0), _UP)),
            Polygon((15, 15), ((36, 0), (0, 36), _UP)),
            Polygon((6, 15), ((0, 36), (0, 0), _UP)),
            Polygon((21, 30), ((36, 36), (0, 36), _DOWN)),
            Polygon((21, 21), ((0, 36), (36, 0), _DOWN)),
            Polygon((30, 21), ((36, 0), (36, 36), _DOWN)),
        ),
        (
            CellLook((0, 1, 1), "b", "at the bottom of a triangle that points up"),
            CellLook((0, 0, 2), "r", "at the right of a triangle that points up"),
            CellLook((0, 0, 0), "l", "at the left of a triangle that points up"),
            CellLook((0, 0, 4), "T", "at the top of a triangle that points down"),
            CellLook((0, 1, 3), "L", "at the left of a triangle that points down"),
            CellLook((0, 1, 5), "R", "at the right of a triangle that points down"),
        ),
    ),
    generators=(((0, -1), (1, 1)), ((0, 1), (1, 0))),
    basis=_BASIS,
    coordinates=("i", "j", "k"),
    polyform="polypon",
    steps=((0, 0, 6), (0, -2, 3)),
    shapes=tuple(shapes_cut_up(TRIANGULAR.shapes, _THIRDS)),
    stride=(2, 6),
    picture_rule="a triangle that points up has l and r in its first row and b between them in the second; one that "
    "points down has T in the first row, and L and R beside it in the second",
)
