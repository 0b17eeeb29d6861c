"""The square lattice: cell (x, y), x to the right, y upward."""

from __future__ import annotations

from .cells import Kind, ShapeMaker, block
from .lattice import Lattice

# Centers are even, so that corners, half a cell away, are integers too.
SQUARE = Lattice(
    name="square",
    nouns=("square", "squares"),
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
    polyform_names=("monomino", "domino", "trominoes", "tetrominoes", "pentominoes", "hexominoes"),
    # Golomb's letters; J, S and Q for mirror images of L, Z and P are those of one-sided sets.
    usual_names=(
        *(("I", "###"), ("V", "#./##")),
        *(("I", "####"), ("L", "#./#./##"), ("O", "##/##"), ("S", ".##/##."), ("T", "###/.#.")),
        *(("J", ".#/.#/##"), ("Z", "##./.##")),
        *(("F", ".##/##./.#."), ("I", "#####"), ("L", "#./#./#./##"), ("N", ".#/.#/##/#."), ("P", "##/##/#.")),
        *(("T", "###/.#./.#."), ("U", "#.#/###"), ("V", "#../#../###"), ("W", "#../##./.##"), ("X", ".#./###/.#.")),
        *(("Y", ".#/##/.#/.#"), ("Z", "##./.#./.##"), ("J", ".#/.#/.#/##"), ("Q", "##/##/.#"), ("S", ".##/.#./##.")),
    ),
    steps=((0, 0, 1), (0, -1, 0)),
    shapes=(ShapeMaker("rectangle", ("columns", "rows"), block, "columns x rows squares"),),
    text_style="boxes",
    scales=(52.0, 104.0),
    inner=0.42,
)
