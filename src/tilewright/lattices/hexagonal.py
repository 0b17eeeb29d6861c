"""The hexagonal lattice: axial coordinates (q, r), q to the right, r to the upper right.

Hexagons stand on a corner; rows run from left to right. Directions are numbered counterclockwise
from the right: (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1).
"""

from __future__ import annotations

from math import sqrt

from .cells import Cell, Kind, ShapeMaker, block
from .lattice import Lattice

_DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
_SCALE = sqrt(3) / 3


def _hexagon(side: int) -> tuple[Cell, ...]:
    reach = range(-(side - 1), side)
    return tuple((q, r) for q in reach for r in reach if abs(q + r) < side)


def _triangle(side: int) -> tuple[Cell, ...]:
    return tuple((q, r) for r in range(side) for q in range(side - r))


# A corner is the mean of three centers, hence the unit 3.
HEXAGONAL = Lattice(
    name="hexagonal",
    nouns=("hexagon", "hexagons"),
    unit=3,
    kinds=(
        Kind(
            center=(0, 0),
            sides=tuple((3 * q, 3 * r) for q, r in _DIRECTIONS),
            side_names=("right", "upper right", "upper left", "left", "lower left", "lower right"),
            corners=tuple(
                (_DIRECTIONS[s - 1][0] + _DIRECTIONS[s][0], _DIRECTIONS[s - 1][1] + _DIRECTIONS[s][1]) for s in range(6)
            ),
            reading_order=(1, 0, 5, 4, 3, 2),
            face_corners=tuple((s, (s + 1) % 6) for s in range(6)),
        ),
    ),
    generators=(((0, -1), (1, 1)), ((0, 1), (1, 0))),
    basis=((_SCALE, 0.0), (_SCALE / 2, _SCALE * sqrt(3) / 2)),
    coordinates=("q", "r"),
    polyform="polyhex",
    polyform_names=("monohex", "dihex", "trihexes", "tetrahexes", "pentahexes"),
    # Klarner's names, as Gardner has them.
    usual_names=(
        *(("bar", "   #/  #/ #/#"), ("worm", "  # #/ #/#"), ("pistol", "  #/ #/# #"), ("propeller", "   #/# #/   #")),
        *(("arch", " # #/#   #"), ("bee", " # #/# #"), ("wave", "    #/ # #/#")),
    ),
    steps=((0, 0, 2), (0, -1, 1)),
    shapes=(
        ShapeMaker("hexagon", ("side",), _hexagon, "a hexagon, `side` hexagons a side", first=2),
        ShapeMaker("triangle", ("side",), _triangle, "a triangle, point up, `side` hexagons a side"),
        ShapeMaker("parallelogram", ("columns", "rows"), block, "columns x rows hexagons, leaning to the right"),
    ),
    stride=(1, 2),
    picture_rule="leave one blank between the hexagons of a row and shift every row by one character against the next",
    text_style="hexagons",
    scales=(34.0, 68.0),
    inner=0.46,
)
