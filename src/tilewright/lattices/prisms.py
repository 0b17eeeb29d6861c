"""Triangular prisms in layers: cell (i, j, k, o), a triangle (i, j, o) of the triangular lattice in layer k.

Prisms stand upright; o = 0 points to the back, o = 1 to the front.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from .cells import Cell, Kind, ShapeMaker
from .lattice import Lattice
from .matrices import Matrix, Vector
from .triangular import TRIANGULAR
from .views import seen

# Twice the unit of the triangular lattice, so that corners, half a layer up or down, are integers too.
_UNIT = 2 * TRIANGULAR.unit
_UP, _DOWN = (0, 0, _UNIT), (0, 0, -_UNIT)


def _above(vector: Vector, height: int = 0) -> Vector:
    """A vector of the triangular lattice at some height."""
    return (2 * vector[0], 2 * vector[1], height)


def _upright(matrix: Matrix, up: int = 1) -> Matrix:
    """A motion of the triangles that also keeps up and down, or exchanges them."""
    return (*((*row, 0) for row in matrix), (0, 0, up))


def _prism(triangle: Kind, names: tuple[str, str, str], words: str) -> Kind:
    corners = [_above(corner, height) for height in (-_UNIT // 2, _UNIT // 2) for corner in triangle.corners]
    walls = tuple((k, end, end + 3, k + 3) for k, end in triangle.face_corners)
    return Kind(
        center=_above(triangle.center),
        sides=(*(_above(side) for side in triangle.sides), _UP, _DOWN),
        side_names=(*names, "top", "bottom"),
        corners=tuple(corners),
        reading_order=(3, *triangle.reading_order, 4),
        face_corners=(*walls, (3, 4, 5), (0, 1, 2)),
        place=triangle.place,
        symbol=triangle.symbol,
        net=((2, 1), (1, 1), (0, 1), (1, 0), (1, 2)),
        words=words,
    )


def _layers(flat: Callable[..., tuple[Cell, ...]]) -> Callable[..., tuple[Cell, ...]]:
    """Some layers of a shape of triangles."""

    def make(*sizes: int) -> tuple[Cell, ...]:
        *across, layers = sizes
        return tuple((i, j, k, o) for k in range(layers) for i, j, o in flat(*across))

    return make


PRISMS = Lattice(
    name="prisms",
    nouns=("prism", "prisms"),
    unit=_UNIT,
    kinds=(
        _prism(TRIANGULAR.kinds[0], ("front", "right", "left"), "pointing to the back"),
        _prism(TRIANGULAR.kinds[1], ("back", "left", "right"), "pointing to the front"),
    ),
    # A sixth of a turn about the upright axis, half a turn about the first axis, a reflection of left and right.
    generators=(
        _upright(((0, -1), (1, 1))),
        _upright(((1, 1), (0, -1)), -1),
        _upright(((-1, -1), (0, 1))),
    ),
    basis=seen(
        ((1 / _UNIT, 0.0, 0.0), (0.5 / _UNIT, sqrt(0.75) / _UNIT, 0.0), (0.0, 0.0, 1 / _UNIT)), right=30.0, above=30.0
    ),
    coordinates=("i", "j", "k", "o"),
    polyform="polyprism",
    steps=(*TRIANGULAR.steps, (1, 0, 0)),
    shapes=tuple(
        ShapeMaker(shape.name, (*shape.sizes, "layers"), _layers(shape.make), f"layers of {shape.description}", first=2)
        for shape in TRIANGULAR.shape_named.values()
    ),
    picture_rule=TRIANGULAR.picture_rule,
    text_style=TRIANGULAR.text_style,
    layer=TRIANGULAR,
)
