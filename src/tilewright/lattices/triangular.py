"""The triangular lattice: cell (i, j, o), o = 0 pointing up and o = 1 pointing down.

Lattice points are i * u + j * v with u = (1, 0) and v = (1/2, sqrt(3)/2). The up cell has the
corners (i, j), (i + 1, j), (i, j + 1); the down cell (i + 1, j), (i, j + 1), (i + 1, j + 1).
"""

from __future__ import annotations

from math import sqrt

from .lattice import Cell, GridPlace, Kind, Lattice


def _grid(cell: Cell) -> GridPlace:
    i, j, o = cell
    return (0, -j, 2 * i + j + o)


def _cell_on_grid(place: GridPlace) -> Cell | None:
    layer, row, column = place
    along = column + row
    return None if layer else (along // 2, -row, along % 2)


# A center is the mean of three lattice points, hence the unit 3. The sides of down cells are numbered
# so that half a turn keeps the number of every side: side s is entered by side s.
TRIANGULAR = Lattice(
    name="triangular",
    unit=3,
    kinds=(
        Kind(
            center=(1, 1),
            sides=((1, -2), (1, 1), (-2, 1)),
            side_names=("bottom", "right", "left"),
            corners=((-1, -1), (2, -1), (-1, 2)),
            reading_order=(2, 1, 0),
            face_corners=((0, 1), (1, 2), (2, 0)),
        ),
        Kind(
            center=(2, 2),
            sides=((-1, 2), (-1, -1), (2, -1)),
            side_names=("top", "left", "right"),
            corners=((1, 1), (-2, 1), (1, -2)),
            reading_order=(2, 1, 0),
            face_corners=((0, 1), (1, 2), (2, 0)),
        ),
    ),
    generators=(((0, -1), (1, 1)), ((0, 1), (1, 0))),
    basis=((1 / 3, 0.0), (1 / 6, sqrt(3) / 6)),
    coordinates=("i", "j", "o"),
    polyform="polyiamond",
    grid=_grid,
    cell_on_grid=_cell_on_grid,
)
