"""The square lattice: cell (x, y), x to the right, y upward."""

from __future__ import annotations

from .lattice import Cell, GridPlace, Kind, Lattice


def _grid(cell: Cell) -> GridPlace:
    x, y = cell
    return (0, -y, x)


def _cell_on_grid(place: GridPlace) -> Cell | None:
    layer, row, column = place
    return None if layer else (column, -row)


# Centers are even, so that corners, half a cell away, are integers too.
SQUARE = Lattice(
    name="square",
    unit=2,
    kinds=(
        Kind(
            center=(0, 0),
            sides=((2, 0), (0, 2), (-2, 0), (0, -2)),
            side_names=("right", "top", "left", "bottom"),
            corners=((1, -1), (1, 1), (-1, 1), (-1, -1)),
            reading_order=(1, 0, 3, 2),
            face_corners=((0, 1), (1, 2), (2, 3), (3, 0)),
        ),
    ),
    generators=(((0, -1), (1, 0)), ((0, 1), (1, 0))),
    basis=((0.5, 0.0), (0.0, 0.5)),
    coordinates=("x", "y"),
    polyform="polyomino",
    grid=_grid,
    cell_on_grid=_cell_on_grid,
)
