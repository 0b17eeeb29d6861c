"""The floret pentagonal lattice: cell (q, r, k), a pentagon; k counts the petals of a flower clockwise from its top.

The flowers lie as the hexagons of the hexagonal lattice do. They are twisted against each other, so that the lattice
has six rotations and no reflection.
"""

from __future__ import annotations

from math import sqrt

from .hexagonal import HEXAGONAL
from .lattice import Lattice
from .polygons import SIXTHS, Polygon, kinds_of, shapes_cut_up, sixths, sixths_drawn

_TURN = ((0, -1), (1, 1))

# Steps of a short side along two directions 60 degrees apart, the units in which a pentagon is easy to write down, are
# (5, -1) and (1, 4): four of the first and one of the second lead to the next flower. Long sides are two steps long.
_UNIT = 21
_BASIS = ((1 / 6, 0.0), (1 / 12, sqrt(3) / 12))
_PENTAGON = Polygon((6, 3), ((0, 0), (10, -2), (11, 2), (7, 7), (2, 8))).turned(_TURN)

FLORET = Lattice(
    name="floret",
    nouns=("pentagon", "pentagons"),
    unit=_UNIT,
    kinds=kinds_of(_UNIT, _BASIS, sixths(_PENTAGON), sixths_drawn(first=4)),
    generators=(_TURN,),
    basis=_BASIS,
    coordinates=("q", "r", "k"),
    polyform="polyfloret",
    steps=((0, 0, 4), (0, -3, 2)),
    shapes=tuple(shapes_cut_up(HEXAGONAL.shapes, SIXTHS)),
    stride=(3, 4),
    title="Flowers of pentagons",
    picture_rule="the petals of a flower go clockwise from a at the top to f, in rows a, f b, e c, d; d of a flower "
    "stands in the row of a of the ones below it",
)
