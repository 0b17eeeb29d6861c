"""The kisrhombille lattice: cell (q, r, h); h is the hour of a clock face on which the triangle lies.

Twelve right triangles meet in each point q to the right and r to the upper right; number h lies between h and h + 1
o'clock. Six of them make an equilateral triangle of side 1, three make half of it, a drafter.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from .lattice import Lattice
from .polygons import CellLook, Polygon, kinds_of, shapes_cut_up
from .triangular import TRIANGULAR

_TURN = ((0, -1), (1, 1))
_TURN_BACK = ((1, 1), (-1, 0))
_FLIP = ((0, 1), (1, 0))
_UNIT = 18
_BASIS = ((1 / 9, 0.0), (1 / 18, sqrt(3) / 18))

# For a triangle that points up and one that points down, the right triangles at each of its corners.
_SIXTHS = (
    ((0, 0, 1), (0, 0, 2), (1, 0, 9), (1, 0, 10), (0, 1, 5), (0, 1, 6)),
    ((1, 0, 11), (1, 0, 0), (0, 1, 3), (0, 1, 4), (1, 1, 7), (1, 1, 8)),
)

# A clock face takes 4 x 4 characters, with a hole in the middle: the row and the column of each hour.
_FACE = ((0, 2), (0, 3), (1, 3), (2, 3), (3, 3), (3, 2), (3, 1), (3, 0), (2, 0), (1, 0), (0, 0), (0, 1))


def _hours() -> Iterator[Polygon]:
    """The triangles clockwise, each with its longest side first."""
    # Between 2 and 3 o'clock, from the middle of the clock to the middles of a triangle's side and of the triangle.
    two = Polygon((6, 2), ((6, 6), (0, 0), (9, 0)))
    even, odd = two.turned(_TURN), two.turned(_FLIP)
    for _ in range(6):
        yield from (even, odd)
        even, odd = even.turned(_TURN_BACK), odd.turned(_TURN_BACK)


KISRHOMBILLE = Lattice(
    name="kisrhombille",
    nouns=("sixth of a triangle", "sixths of triangles"),
    unit=_UNIT,
    kinds=kinds_of(
        _UNIT,
        _BASIS,
        _hours(),
        (
            CellLook((0, *place), "abcdefghijkl"[hour], f"between {hour or 12} and {hour + 1} o'clock")
            for hour, place in enumerate(_FACE)
        ),
    ),
    generators=(_TURN, _FLIP),
    basis=_BASIS,
    coordinates=("q", "r", "h"),
    polyform="polyform",
    steps=((0, 0, 4), (0, -4, 2)),
    shapes=tuple(shapes_cut_up(TRIANGULAR.shapes, _SIXTHS)),
    stride=(4, 4),
    picture_rule="the twelve cells round a point take 4 x 4 characters, in rows klab, j  c, i  d, hgfe: letters a to l "
    "follow the hours of a clock, from 12 on",
)
