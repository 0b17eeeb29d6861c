"""The deltoidal trihexagonal lattice: cell (q, r, k), a kite; k counts the kites of a hexagon clockwise from its top.

The hexagons are those of the hexagonal lattice, and a kite is the part of one next to a corner. Three kites round a
corner make an equilateral triangle, whose corners are the middles of three hexagons.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import sqrt

from .hexagonal import HEXAGONAL
from .lattice import Lattice
from .polygons import CellLook, Polygon, kinds_of, shapes_cut_up
from .triangular import TRIANGULAR

_TURN = ((0, -1), (1, 1))
_TURN_BACK = ((1, 1), (-1, 0))
_UNIT = 18
_BASIS = ((1 / 9, 0.0), (1 / 18, sqrt(3) / 18))

# For a triangle that points up and one that points down, the kite at each of its corners.
_THIRDS = (((0, 0, 1), (1, 0, 5), (0, 1, 3)), ((1, 0, 0), (0, 1, 2), (1, 1, 4)))
_HEXAGON = (tuple((0, 0, k) for k in range(6)),)


def _kites() -> Iterator[Polygon]:
    """The kites of a hexagon clockwise from its top, each from its sharp corner in the middle of the hexagon."""
    kite = Polygon((4, 4), ((0, 0), (9, 0), (6, 6), (0, 9))).turned(_TURN)
    for _ in range(6):
        yield kite
        kite = kite.turned(_TURN_BACK)


_HONEYCOMB = replace(HEXAGONAL.shape_named["hexagon"], name="honeycomb", description="hexagons, `side` to a side")

DELTOIDAL = Lattice(
    name="deltoidal-trihexagonal",
    nouns=("kite", "kites"),
    unit=_UNIT,
    kinds=kinds_of(
        _UNIT,
        _BASIS,
        _kites(),
        (
            CellLook((0, 0, 1), "a", "at 12 o'clock", first=3),
            CellLook((0, 1, 2), "b", "at 2 o'clock", first=3),
            CellLook((0, 2, 2), "c", "at 4 o'clock", first=3),
            CellLook((0, 3, 1), "d", "at 6 o'clock", first=3),
            CellLook((0, 2, 0), "e", "at 8 o'clock", first=3),
            CellLook((0, 1, 0), "f", "at 10 o'clock", first=3),
        ),
    ),
    generators=(_TURN, ((0, 1), (1, 0))),
    basis=_BASIS,
    coordinates=("q", "r", "k"),
    polyform="polykite",
    polyform_names=("monokite", "dikites", "trikites", "tetrakites", "pentakites", "hexakites"),
    steps=((0, 0, 4), (0, -3, 2)),
    shapes=(
        *shapes_cut_up((_HONEYCOMB,), _HEXAGON),
        *shapes_cut_up(TRIANGULAR.shapes, _THIRDS),
    ),
    stride=(3, 4),
    picture_rule="the kites of a hexagon go clockwise from a at the top to f, in rows a, f b, e c, d; d of a hexagon "
    "stands in the row of a of the ones below it",
)
