"""The deltoidal trihexagonal lattice: cell (q, r, k), a kite; k counts the kites of a hexagon clockwise from its top.

The hexagons are those of the hexagonal lattice, and a kite is the part of one next to a corner. Three kites round a
corner make an equilateral triangle, whose corners are the middles of three hexagons.
"""

from __future__ import annotations

from dataclasses import replace
from math import sqrt

from .hexagonal import HEXAGONAL
from .lattice import Lattice
from .polygons import SIXTHS, Polygon, kinds_of, shapes_cut_up, sixths, sixths_drawn
from .triangular import TRIANGULAR

_TURN = ((0, -1), (1, 1))
_UNIT = 18
_BASIS = ((1 / 9, 0.0), (1 / 18, sqrt(3) / 18))

# For a triangle that points up and one that points down, the kite at each of its corners.
_THIRDS = (((0, 0, 1), (1, 0, 5), (0, 1, 3)), ((1, 0, 0), (0, 1, 2), (1, 1, 4)))
# From its sharp corner in the middle of the hexagon.
_KITE = Polygon((4, 4), ((0, 0), (9, 0), (6, 6), (0, 9))).turned(_TURN)
_HONEYCOMB = replace(HEXAGONAL.shape_named["hexagon"], name="honeycomb", description="hexagons, `side` to a side")

DELTOIDAL = Lattice(
    name="deltoidal-trihexagonal",
    nouns=("kite", "kites"),
    unit=_UNIT,
    kinds=kinds_of(
        _UNIT,
        _BASIS,
        sixths(_KITE),
        sixths_drawn(first=3),
    ),
    generators=(_TURN, ((0, 1), (1, 0))),
    basis=_BASIS,
    coordinates=("q", "r", "k"),
    polyform="polykite",
    polyform_names=("monokite", "dikites", "trikites", "tetrakites", "pentakites", "hexakites"),
    steps=((0, 0, 4), (0, -3, 2)),
    shapes=(
        *shapes_cut_up((_HONEYCOMB,), SIXTHS),
        *shapes_cut_up(TRIANGULAR.shapes, _THIRDS),
    ),
    stride=(3, 4),
    picture_rule="the kites of a hexagon go clockwise from a at the top to f, in rows a, f b, e c, d; d of a hexagon "
    "stands in the row of a of the ones below it",
)
