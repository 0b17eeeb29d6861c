"""Kinds of planar cells from the corners of polygons: neighbors, names of sides and all else follow from these."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import atan2, cos, pi, sin
from operator import mul

from ..values import frozen
from .cells import Cell, GridPlace, Kind, ShapeMaker
from .matrices import Matrix, Vector, determinant, minus, plus, times


@frozen
class Polygon:
    """A cell of the plane by its center and its corners, counterclockwise; side s begins at corner s."""

    center: Vector
    corners: tuple[Vector, ...]

    def turned(self, matrix: Matrix) -> Polygon:
        """Its image under a rotation or reflection; side 0 stays side 0."""
        first, second, *rest = (times(matrix, corner) for corner in self.corners)
        corners = (first, second, *rest) if determinant(matrix) > 0 else (second, first, *reversed(rest))
        return Polygon(times(matrix, self.center), corners)

    @property
    def edges(self) -> list[tuple[Vector, Vector]]:
        return list(pairwise((*self.corners, self.corners[0])))


@frozen
class CellLook:
    """The symbol of a kind of cells in pictures, and its words; `first` is the side listed first of a tile."""

    place: GridPlace
    symbol: str
    words: str
    first: int = 0


def kinds_of(
    unit: int, basis: Sequence[Sequence[float]], polygons: Iterable[Polygon], drawn: Iterable[CellLook]
) -> tuple[Kind, ...]:
    """The kinds of cells of a tiling by polygons; each edge, moved by multiples of `unit`, belongs to two of them."""
    polygons = tuple(polygons)
    at: dict[tuple[Vector, Vector], tuple[Polygon, Vector]] = {}
    for polygon in polygons:
        for start, end in polygon.edges:
            at[tuple(x % unit for x in start), minus(end, start)] = polygon, start

    def kind(polygon: Polygon, look: CellLook) -> Kind:
        sides = []
        for start, end in polygon.edges:
            other, its_start = at[tuple(x % unit for x in end), minus(start, end)]
            sides.append(minus(plus(other.center, minus(end, its_start)), polygon.center))
        n = len(sides)
        return Kind(
            polygon.center,
            tuple(sides),
            _directions(basis, sides),
            tuple(minus(corner, polygon.center) for corner in polygon.corners),
            tuple((look.first - k) % n for k in range(n)),
            tuple((k, (k + 1) % n) for k in range(n)),
            look.place,
            look.symbol,
            look.words,
        )

    return tuple(kind(polygon, look) for polygon, look in zip(polygons, drawn, strict=True))


_TURN_BACK = ((1, 1), (-1, 0))
SIXTHS = (tuple((0, 0, k) for k in range(6)),)
"""The cells of a hexagon that is cut up into six around its center."""


def sixths(top: Polygon) -> Iterator[Polygon]:
    """The six cells of a hexagon, clockwise from the one at the top, which is given."""
    for _ in SIXTHS[0]:
        yield top
        top = top.turned(_TURN_BACK)


def sixths_drawn(first: int) -> tuple[CellLook, ...]:
    """The looks of the six cells of a hexagon; `first` is the side listed first of a tile."""
    # In rows a, f b, e c and d; d stands in the first row of the hexagons below.
    places = ((0, 0, 1), (0, 1, 2), (0, 2, 2), (0, 3, 1), (0, 2, 0), (0, 1, 0))
    return tuple(
        CellLook(place, "abcdef"[k], f"at {2 * k or 12} o'clock", first=first) for k, place in enumerate(places)
    )


def _directions(basis: Sequence[Sequence[float]], vectors: Sequence[Vector]) -> tuple[str, ...]:
    """Name directions in a drawing, e.g. "upper right"; where two would be alike, the nearest of eight."""
    drawn = [[sum(map(mul, vector, column)) for column in zip(*basis, strict=True)] for vector in vectors]
    names = tuple(_direction(round(x, 6), round(y, 6)) for x, y in drawn)
    if len(set(names)) == len(names):
        return names
    eighths = [pi / 4 * round(atan2(y, x) / (pi / 4)) for x, y in drawn]
    return tuple(_direction(round(cos(angle), 6), round(sin(angle), 6)) for angle in eighths)


def _direction(x: float, y: float) -> str:
    across = "right" if x > 0 else "left" if x < 0 else ""
    if not across:
        return "top" if y > 0 else "bottom"
    return across if not y else f"{'upper' if y > 0 else 'lower'} {across}"


Parts = Sequence[Sequence[Cell]]
"""The cells into which a cell at the origin is cut up, for each kind of cells of a coarser lattice."""


def shapes_cut_up(shapes: Iterable[ShapeMaker], parts: Parts) -> Iterator[ShapeMaker]:
    """Shapes of a coarser lattice, with each of their cells cut up."""
    for shape in shapes:
        make = partial(_cut_up, shape.make, parts)
        yield ShapeMaker(shape.name, shape.sizes, make, shape.description, shape.first)


def _cut_up(make: Callable[..., tuple[Cell, ...]], parts: Parts, *sizes: int) -> tuple[Cell, ...]:
    whole = make(*sizes)
    return tuple(
        (x + dx, y + dy, kind) for x, y, *of_kind in whole for dx, dy, kind in parts[of_kind[0] if of_kind else 0]
    )
