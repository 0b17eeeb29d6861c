"""Tetrahedra and octahedra that fill space: cell (x, y, z, k), x to the right, y to the upper right, z upward.

The corners of cells are the balls of `triangular-balls`. Of the cells (x, y, z), 0 is an octahedron, 1 the tetrahedron
below it, which stands on a face, and 2 the one above it, which stands on a corner. In a layer, seen from above and cut
half way up, octahedra are hexagons and tetrahedra triangles.
"""

from __future__ import annotations

from .balls import TRIANGLES, TRIANGULAR_BALLS
from .cells import Cell, Kind, ShapeMaker, block
from .lattice import Lattice
from .matrices import Vector, minus
from .trihexagonal import TRIHEXAGONAL
from .views import seen, way_of

_UNIT = TRIANGULAR_BALLS.unit
# The centers of an octahedron and of the tetrahedra, and their corners as they lie around the origin.
_CENTERS = ((2, 2, 2), (1, 1, 1), (3, 3, 3))
_CORNERS = (
    ((1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0), (1, 0, 1), (0, 1, 1)),
    ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)),
    ((1, 1, 0), (1, 0, 1), (0, 1, 1), (1, 1, 1)),
)
# From an octahedron to the tetrahedra below and above it; the ways from tetrahedra lead back.
_DOWN = ((-1, -1, -1), (3, -1, -1), (-1, 3, -1), (-1, -1, 3))
_UP = tuple(tuple(-x for x in way) for way in _DOWN)
_SIDES = ((*_DOWN, *_UP), _UP, _DOWN)
_LOOKS = (
    ((0, 0, 0), "8", "with eight sides"),
    ((0, 1, -1), "^", "standing on a face"),
    ((0, -1, 1), "v", "standing on a corner"),
)


def _from_center(kind: int) -> list[Vector]:
    return [tuple(_UNIT * x - c for x, c in zip(corner, _CENTERS[kind], strict=True)) for corner in _CORNERS[kind]]


def _kind(number: int) -> Kind:
    corners, sides = _from_center(number), _SIDES[number]
    place, symbol, words = _LOOKS[number]

    def face(side: Vector) -> tuple[int, ...]:
        """The corners that the neighbor has, too."""
        ahead = tuple((x + d) % _UNIT for x, d in zip(_CENTERS[number], side, strict=True))
        other = _from_center(_CENTERS.index(ahead))
        return tuple(k for k, corner in enumerate(corners) if minus(corner, side) in other)

    return Kind(
        center=_CENTERS[number],
        sides=sides,
        side_names=tuple(way_of(side, TRIANGLES) for side in sides),
        corners=tuple(corners),
        reading_order=tuple(range(len(sides))),
        face_corners=tuple(face(side) for side in sides),
        place=place,
        symbol=symbol,
        words=words,
        net=tuple((k % 4, k // 4) for k in range(len(sides))),
    )


def _cells(columns: int, rows: int, layers: int, least: int, most: int) -> tuple[Cell, ...]:
    """The cells of a block whose corners have coordinates with a sum between two bounds."""
    return tuple(
        (*cell, kind)
        for cell in block(columns, rows, layers)
        for kind in range(3)
        if all(least <= sum(cell) + sum(corner) <= most for corner in _CORNERS[kind])
    )


def _tetrahedron(side: int) -> tuple[Cell, ...]:
    return _cells(side, side, side, 0, side)


def _octahedron(side: int) -> tuple[Cell, ...]:
    return _cells(side, side, side, side, 2 * side)


def _block(columns: int, rows: int, layers: int) -> tuple[Cell, ...]:
    return _cells(columns, rows, layers, 0, columns + rows + layers)


TETRAHEDRAL_OCTAHEDRAL = Lattice(
    name="tetrahedral-octahedral",
    nouns=("cell", "tetrahedra and octahedra"),
    unit=_UNIT,
    kinds=tuple(_kind(number) for number in range(3)),
    generators=TRIANGULAR_BALLS.generators,
    # An edge is 1.6 long, for the room in triangles, and two faces of a tetrahedron are seen.
    basis=seen((tuple(1.6 / _UNIT * x for x in axis) for axis in TRIANGLES), right=48.0, above=20.0),
    coordinates=("x", "y", "z", "k"),
    polyform="polyform",
    steps=(*TRIHEXAGONAL.steps, (1, -2, 1)),
    stride=TRIHEXAGONAL.stride,
    shapes=(
        ShapeMaker("tetrahedron", ("side",), _tetrahedron, "a tetrahedron, `side` tetrahedra a side", first=2),
        ShapeMaker("octahedron", ("side",), _octahedron, "an octahedron, `side` octahedra a side", first=2),
        ShapeMaker(
            "block", ("columns", "rows", "layers"), _block, "columns x rows x layers octahedra, leaning", first=2
        ),
    ),
    picture_rule="below each 8 at its left stands ^ and above it at its right v; every second row has 8 only",
    text_style=TRIHEXAGONAL.text_style,
    layer=TRIHEXAGONAL,
    title="Tetra- and octahedra",
)
