"""The triangular lattice: cell (i, j, o), o = 0 pointing up and o = 1 pointing down.

Lattice points are i * u + j * v with u = (1, 0) and v = (1/2, sqrt(3)/2). The up cell has the
corners (i, j), (i + 1, j), (i, j + 1); the down cell (i + 1, j), (i, j + 1), (i + 1, j + 1).
"""

from __future__ import annotations

from functools import partial
from math import sqrt

from .cells import Cell, Kind, ShapeMaker, block
from .lattice import Lattice


def _triangle(side: int) -> tuple[Cell, ...]:
    return tuple((i, j, o) for j in range(side) for i in range(side - j) for o in range(2) if i + j + o < side)


def _hexagon(side: int) -> tuple[Cell, ...]:
    # A cell belongs to the hexagon when all its corners do: |i|, |j| and |i + j| at most `side`.
    def inside(i: int, j: int) -> bool:
        return max(abs(i), abs(j), abs(i + j)) <= side

    cells = []
    for i in range(-side, side):
        for j in range(-side, side):
            if inside(i, j) and inside(i + 1, j) and inside(i, j + 1):
                cells.append((i, j, 0))
            if inside(i + 1, j) and inside(i, j + 1) and inside(i + 1, j + 1):
                cells.append((i, j, 1))
    return tuple(cells)


def _star(side: int) -> tuple[Cell, ...]:
    """The hexagram: a hexagon with a triangle of the same side on each of its sides."""
    up = {(i - side, j - side, o) for i, j, o in _triangle(3 * side)}
    # The down triangle is the up one turned by half a turn about the origin.
    down = {(-i - 1, -j - 1, 1 - o) for i, j, o in up}
    return tuple(sorted(up | down))


# A center is the mean of three lattice points, hence the unit 3. The sides of down cells are numbered
# so that half a turn keeps the number of every side: side s is entered by side s.
TRIANGULAR = Lattice(
    name="triangular",
    nouns=("triangle", "triangles"),
    unit=3,
    kinds=(
        Kind(
            center=(1, 1),
            sides=((1, -2), (1, 1), (-2, 1)),
            side_names=("bottom", "right", "left"),
            corners=((-1, -1), (2, -1), (-1, 2)),
            reading_order=(2, 1, 0),
            face_corners=((0, 1), (1, 2), (2, 0)),
            symbol="^",
            words="pointing up",
        ),
        Kind(
            center=(2, 2),
            sides=((-1, 2), (-1, -1), (2, -1)),
            side_names=("top", "left", "right"),
            corners=((1, 1), (-2, 1), (1, -2)),
            reading_order=(2, 1, 0),
            face_corners=((0, 1), (1, 2), (2, 0)),
            place=(0, 0, 1),
            symbol="v",
            words="pointing down",
        ),
    ),
    generators=(((0, -1), (1, 1)), ((0, 1), (1, 0))),
    basis=((1 / 3, 0.0), (1 / 6, sqrt(3) / 6)),
    coordinates=("i", "j", "o"),
    polyform="polyiamond",
    polyform_names=("moniamond", "diamond", "triamond", "tetriamonds", "pentiamonds", "hexiamonds"),
    # O'Beirne's names.
    usual_names=(
        *(("bar", "..^v/.^v./^v.."), ("crook", ".^v/^v./v^."), ("crown", ".^v/^v^/v.."), ("sphinx", "..^/.^v/^v^")),
        *(("snake", "...^/^v^v/v..."), ("yacht", ".^v^/^v^."), ("chevron", ".^v^v/^v..."), ("hook", ".^v^/^v.v")),
        *(("signpost", ".^../^v^v/v..."), ("lobster", ".^v./^v^v"), ("hexagon", "^v^/v^v")),
        ("butterfly", ".^../^v^v/..v."),
    ),
    steps=((0, 0, 2), (0, -1, 1)),
    shapes=(
        ShapeMaker("triangle", ("side",), _triangle, "a triangle, point up, `side` triangles a side"),
        ShapeMaker("hexagon", ("side",), _hexagon, "a hexagon, `side` triangles a side"),
        ShapeMaker("star", ("side",), _star, "a six-pointed star, its points `side` triangles a side"),
        ShapeMaker(
            "parallelogram",
            ("columns", "rows"),
            partial(block, n_kinds=2),
            "columns x rows pairs of triangles, leaning to the right",
        ),
    ),
    picture_rule="'^' and 'v' alternate along rows and columns",
    path_letters="XYZ",
    text_style="triangles",
    scales=(66.0, 165.0),
    inner=0.27,
)
