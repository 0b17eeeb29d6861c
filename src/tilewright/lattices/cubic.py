"""The cubic lattice: cell (x, y, z), x to the right, y to the back, z upward.

Its sides are the six faces. A layer is the set of cells with one z; in a picture the bottom layer
comes first, and each layer is seen from above, its back row first.
"""

from __future__ import annotations

from math import sqrt

from .cells import Kind, ShapeMaker, block
from .lattice import Lattice
from .square import SQUARE

_CORNERS = tuple((x, y, z) for z in (-1, 1) for y in (-1, 1) for x in (-1, 1))
_SIDES = ((2, 0, 0), (-2, 0, 0), (0, 2, 0), (0, -2, 0), (0, 0, 2), (0, 0, -2))


def _face(side: tuple[int, ...]) -> tuple[int, ...]:
    """The four corners of a face, in the order in which they go round it."""
    axis = next(k for k in range(3) if side[k])
    on_face = [n for n, corner in enumerate(_CORNERS) if corner[axis] * side[axis] > 0]
    a, b, c, d = on_face
    return (a, b, d, c)


# The drawing basis is an isometric view from the front, the right and above: x and y run to the
# lower and upper right, z upward; x and z come nearer.
CUBIC = Lattice(
    name="cubic",
    nouns=("cube", "cubes"),
    unit=2,
    kinds=(
        Kind(
            center=(0, 0, 0),
            sides=_SIDES,
            side_names=("right", "left", "back", "front", "top", "bottom"),
            corners=_CORNERS,
            reading_order=(4, 3, 0, 2, 1, 5),
            face_corners=tuple(_face(side) for side in _SIDES),
            net=((2, 1), (0, 1), (3, 1), (1, 1), (1, 0), (1, 2)),
        ),
    ),
    generators=(
        ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
        ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
        ((-1, 0, 0), (0, 1, 0), (0, 0, 1)),
    ),
    basis=((sqrt(3) / 4, -0.25, sqrt(2) / 4), (sqrt(3) / 4, 0.25, -sqrt(2) / 4), (0.0, 0.5, sqrt(2) / 4)),
    coordinates=("x", "y", "z"),
    polyform="polycube",
    polyform_names=("monocube", "dicube", "tricubes", "tetracubes"),
    # Those of the Soma cube.
    usual_names=(
        *(("I", "###"), ("V", "#./##")),
        *(("I", "####"), ("L", "#../###"), ("O", "##/##"), ("T", ".#./###"), ("Z", ".##/##.")),
        *(("A", ".#/##//.#/.."), ("B", "##/#.//.#/.."), ("P", "#./##//../#.")),
    ),
    steps=((0, 0, 1), (0, -1, 0), (1, 0, 0)),
    shapes=(ShapeMaker("box", ("columns", "rows", "layers"), block, "columns x rows x layers cubes"),),
    text_style="boxes",
    layer=SQUARE,
)
