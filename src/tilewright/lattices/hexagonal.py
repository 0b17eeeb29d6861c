"""The hexagonal lattice: axial coordinates (q, r), q to the right, r to the upper right.

Hexagons stand on a corner; rows run from left to right. Directions are numbered counterclockwise
from the right: (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1).
"""

from __future__ import annotations

from math import sqrt

from .lattice import Cell, GridPlace, Kind, Lattice

_DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
_SCALE = sqrt(3) / 3


def _grid(cell: Cell) -> GridPlace:
    q, r = cell
    return (0, -r, 2 * q + r)


def _cell_on_grid(place: GridPlace) -> Cell | None:
    layer, row, column = place
    twice_q = column + row
    return None if layer or twice_q % 2 else (twice_q // 2, -row)


# A corner is the mean of three centers, hence the unit 3.
HEXAGONAL = Lattice(
    name="hexagonal",
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
    grid=_grid,
    cell_on_grid=_cell_on_grid,
)
