"""Cubes cut into 24 tetrahedra: cell (x, y, z, k) of the cube (x, y, z), x to the right, y to the back, z upward.

The planes through the middle of a cube and two of its edges cut it into six pyramids, one on each face, and each of
these into four tetrahedra, one at each edge of the face. 48 of them make a rhombic dodecahedron. The cells of a cube
stand in six layers, and in each of these like quarter squares: those of the bottom face; of the other four faces those
at the bottom, at the left, at the right and at the top, seen from outside; and those of the top face.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from .cells import Cell, Kind, ShapeMaker, block
from .cubic import CUBIC
from .lattice import Lattice
from .matrices import Matrix, Vector, determinant, generated_group, times
from .tetrakis import TETRAKIS
from .views import seen, way_of

_UNIT = 8
_AXES = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
_ROTATIONS = [matrix for matrix in generated_group(CUBIC.generators) if determinant(matrix) > 0]
# The tetrahedron of the top face at the back: its corners are the middles of cube and face and the ends of an edge.
_CENTER = (0, 2, 3)
_CORNERS = ((0, -2, -3), (0, -2, 1), (4, 2, 1), (-4, 2, 1))
_SIDES = ((0, 0, 2), (2, -2, 0), (-2, -2, 0), (0, 1, -1))
_FACES = ((1, 2, 3), (0, 1, 2), (0, 1, 3), (0, 2, 3))
# In the quarter at the front, the cells of each layer, and their words; the other quarters are turned about the middle.
_LAYERS = (
    ((0, -2, -3), "at the {0} of the bottom face"),
    ((0, -3, -2), "at the bottom of the {0} face"),
    ((-2, -3, 0), "at the left of the {0} face"),
    ((2, -3, 0), "at the right of the {0} face"),
    ((0, -3, 2), "at the top of the {0} face"),
    ((0, -2, 3), "at the {0} of the top face"),
)
_QUARTERS = ("front", "right", "back", "left")


def _kinds() -> Iterator[Kind]:
    quarter_turn = CUBIC.generators[0]
    for layer, (at_front, words) in enumerate(_LAYERS):
        center: Vector = at_front
        for quarter, flat in enumerate(TETRAKIS.kinds):
            symbol = "abcdefghijklmnopqrstuvwx"[4 * layer + quarter]
            yield _kind(center, (layer, *flat.place[1:]), symbol, words.format(_QUARTERS[quarter]))
            center = times(quarter_turn, center)


def _kind(center: Vector, place: tuple[int, int, int], symbol: str, words: str) -> Kind:
    matrix: Matrix = next(one for one in _ROTATIONS if times(one, _CENTER) == center)
    sides = tuple(times(matrix, side) for side in _SIDES)
    return Kind(
        center=center,
        sides=sides,
        side_names=tuple(way_of(side, _AXES) for side in sides),
        corners=tuple(times(matrix, corner) for corner in _CORNERS),
        reading_order=tuple(range(len(sides))),
        face_corners=_FACES,
        place=place,
        symbol=symbol,
        words=words,
        net=tuple((k, 0) for k in range(len(sides))),
    )


_KINDS = tuple(_kinds())


def _box(columns: int, rows: int, layers: int) -> tuple[Cell, ...]:
    return block(columns, rows, layers, n_kinds=len(_KINDS))


def _dodecahedron(side: int) -> tuple[Cell, ...]:
    """The cells round the middle of a cube within planes that lead across its edges."""
    return tuple(
        (*cube, k)
        for cube in product(range(-side, side + 1), repeat=3)
        for k, kind in enumerate(_KINDS)
        if all(
            abs(_UNIT * cube[a] + kind.center[a]) + abs(_UNIT * cube[b] + kind.center[b]) < _UNIT * side
            for a, b in combinations(range(3), 2)
        )
    )


RHOMBIC_TETRAHEDRA = Lattice(
    name="rhombic-tetrahedra",
    nouns=("tetrahedron", "tetrahedra of cut cubes"),
    unit=_UNIT,
    kinds=_KINDS,
    generators=CUBIC.generators,
    basis=seen((tuple(1.8 / _UNIT * x for x in axis) for axis in _AXES), right=35.0, above=25.0),
    coordinates=("x", "y", "z", "k"),
    polyform="polyform",
    steps=(*TETRAKIS.steps, (len(_LAYERS), 0, 0)),
    stride=TETRAKIS.stride,
    shapes=(
        ShapeMaker("box", ("columns", "rows", "layers"), _box, "columns x rows x layers cubes", first=1),
        ShapeMaker(
            "dodecahedron",
            ("side",),
            _dodecahedron,
            "a rhombic dodecahedron, whose short diagonals are `side` cubes long",
            first=1,
        ),
    ),
    picture_rule="a cube takes six layers of 3 x 3 characters; letters go from its bottom upward, four in each layer: "
    "at the bottom, at the right, at the top and at the left of the picture",
    text_style=TETRAKIS.text_style,
    layer=TETRAKIS,
    title="Cubes cut into 24",
)
