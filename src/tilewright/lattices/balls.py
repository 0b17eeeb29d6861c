"""Balls packed as closely as possible, the face-centered cubic lattice: each ball touches twelve others.

Two lattices have the same balls and motions, and differ in their layers. Ball (x, y, z) has x to the right and z
upward; in a picture the bottom layer comes first, and each layer is seen from above, its back row first.

- `balls`: the balls of a layer stand in squares, y to the back. A ball rests on four: (x, y), (x + 1, y), (x, y + 1)
  and (x + 1, y + 1) of the layer below. In a picture these are the one at its place and those to the right, below,
  and below to the right. So the layers of a square pyramid are squares.
- `triangular-balls`: they stand in triangles, y to the upper right. A ball rests on three: (x, y), (x + 1, y) and
  (x, y + 1) of the layer below. In a picture these are the one at its place and the two below that. So the layers
  of a tetrahedron are triangles with their tops at one place.

The cell of a ball is a rhombic dodecahedron, which is what its sides and corners are those of.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import product
from math import sqrt

from .cells import Cell, Kind, ShapeMaker, block
from .hexagonal import HEXAGONAL
from .lattice import Lattice
from .matrices import Matrix, Vector, determinant, minus, times
from .square import SQUARE
from .views import combined, seen, way_of

# Centers are multiples of 4, so that corners are integers, too.
_UNIT = 4
_AXES = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
# Vectors whose coordinates have an even sum are the centers of balls; these lead to the neighbors.
_SIDES = [v for v in product((-1, 0, 1), repeat=3) if sum(map(abs, v)) == 2]
_CORNERS = [v for v in product((-2, 0, 2), repeat=3) if sum(map(abs, v)) == 2] + list(product((-1, 1), repeat=3))


def _in(basis: Sequence[Vector], vector: Vector, unit: int = 1) -> Vector:
    """The coordinates of a vector in a basis, in parts of a unit."""
    whole = determinant(tuple(basis))
    return tuple(unit * determinant((*basis[:k], vector, *basis[k + 1 :])) // whole for k in range(3))


def _matrix_in(basis: Sequence[Vector], matrix: Matrix) -> Matrix:
    columns = [_in(basis, times(matrix, vector)) for vector in basis]
    return tuple(zip(*columns, strict=True))


def _face(side: Vector, corners: Sequence[Vector]) -> tuple[int, ...]:
    """The four corners of a face, in the order in which they go round it: opposite ones add up to the side."""
    first, third, second, fourth = (k for k, corner in enumerate(corners) if minus(side, corner) in corners)
    return (first, second, third, fourth)


def _balls(
    name: str,
    basis: Sequence[Vector],
    drawn: Sequence[tuple[float, float, float]],
    generators: Iterable[Matrix],
    steps: tuple[tuple[int, int, int], ...],
    layer: Lattice,
    shapes: tuple[ShapeMaker, ...],
    title: str = "",
    rule: str = "",
) -> Lattice:
    """Balls whose coordinates belong to these vectors; in a drawing these lead to the right, to the back, upward."""

    def order(side: Vector) -> tuple[float, float, float]:
        """From the top, the back and the left."""
        x, y, z = (round(along, 6) for along in combined(side, drawn))
        return (-z, -y, x)

    sides = tuple(sorted((_in(basis, side, _UNIT) for side in _SIDES), key=order))
    corners = tuple(_in(basis, corner, _UNIT // 2) for corner in _CORNERS)
    return Lattice(
        name=name,
        nouns=("ball", "balls"),
        unit=_UNIT,
        kinds=(
            Kind(
                center=(0, 0, 0),
                sides=sides,
                side_names=tuple(way_of(side, drawn) for side in sides),
                corners=corners,
                reading_order=tuple(range(len(sides))),
                face_corners=tuple(_face(side, corners) for side in sides),
                net=tuple((k % 4, k // 4) for k in range(len(sides))),
            ),
        ),
        generators=tuple(_matrix_in(basis, matrix) for matrix in generators),
        basis=seen(((x / _UNIT, y / _UNIT, z / _UNIT) for x, y, z in drawn), right=30.0, above=28.0),
        coordinates=("x", "y", "z"),
        polyform="polysphere",
        steps=steps,
        shapes=shapes,
        stride=layer.stride,
        picture_rule=rule,
        text_style=layer.text_style,
        layer=replace(layer, is_round=True),
        title=title,
        is_round=True,
    )


def _pyramid(side: int) -> tuple[Cell, ...]:
    return tuple((x, y, z) for z in range(side) for y in range(side - z) for x in range(side - z))


def _standing(side: int) -> tuple[Cell, ...]:
    return tuple((x, y - z, z) for z in range(side) for y in range(z + 1) for x in range(side - z))


def _tetrahedron(side: int) -> tuple[Cell, ...]:
    return tuple((x, y, z) for z in range(side) for y in range(side - z) for x in range(side - z - y))


def _box(columns: int, rows: int, layers: int) -> tuple[Cell, ...]:
    """Layers of columns x rows balls, every other one in the hollows of that below."""
    return tuple(
        (x - z // 2, y - z // 2, z) for z in range(layers) for y in range(rows - z % 2) for x in range(columns - z % 2)
    )


# In layers of triangles, where the three coordinates lead: to the right, to the back, upward.
TRIANGLES = ((1.0, 0.0, 0.0), (0.5, sqrt(0.75), 0.0), (0.5, sqrt(1 / 12), sqrt(2 / 3)))

BALLS = _balls(
    "balls",
    basis=((1, 1, 0), (-1, 1, 0), (0, 1, 1)),
    drawn=((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.5, 0.5, sqrt(0.5))),
    # A quarter turn about the upright axis, one about a diagonal of the squares, and a reflection of left and right.
    generators=(
        ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
        ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
        ((0, -1, 0), (-1, 0, 0), (0, 0, 1)),
    ),
    steps=((0, 0, 1), (0, -1, 0), (1, -1, 0)),
    layer=SQUARE,
    shapes=(
        ShapeMaker("pyramid", ("side",), _pyramid, "a square pyramid, `side` balls a side"),
        ShapeMaker("tetrahedron", ("side",), _standing, "a tetrahedron that stands on an edge, `side` balls a side"),
        ShapeMaker(
            "box",
            ("columns", "rows", "layers"),
            _box,
            "layers of columns x rows balls; every second layer lies in hollows and has one row and column less",
        ),
    ),
)

TRIANGULAR_BALLS = _balls(
    "triangular-balls",
    basis=((1, 0, -1), (1, -1, 0), (0, -1, -1)),
    drawn=TRIANGLES,
    # A third of a turn about the upright axis, a quarter turn that brings another face down, and a reflection.
    generators=(
        ((0, 1, 0), (0, 0, 1), (1, 0, 0)),
        ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
        ((0, 0, 1), (0, 1, 0), (1, 0, 0)),
    ),
    steps=((0, 0, 2), (0, -1, 1), (1, -1, 1)),
    layer=HEXAGONAL,
    shapes=(
        ShapeMaker("tetrahedron", ("side",), _tetrahedron, "a tetrahedron, `side` balls a side"),
        ShapeMaker("block", ("columns", "rows", "layers"), block, "columns x rows x layers balls, leaning"),
    ),
    title="Balls in triangles",
    rule=(
        "leave one blank between the balls of a row, shift every row by one character against the next, and draw a "
        "ball that rests on three others at the place of the upper one"
    ),
)
