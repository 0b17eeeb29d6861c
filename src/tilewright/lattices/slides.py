"""Straight moves of cells in space: the directions in which a cell can slide, and what it hits on its way.

A cell with faces slides away from a face or along an edge. A ball slides away from a neighbor, or between neighbors:
toward the corners of its cell. So a ball leaves a hollow of three or of four balls.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import dist, gcd, inf, sqrt

from .cells import Kind
from .lattice import Lattice
from .matrices import Vector, minus
from .views import level, way_of

# What is less counts as nothing, since positions of balls are rounded.
_LEAST = 1e-6


@cache
def slides(lattice: Lattice) -> tuple[Vector, ...]:
    """The directions in which cells of a lattice in space can slide: upward ones first, downward ones last."""
    found: set[Vector] = set()
    for kind in lattice.kinds:
        found.update(map(_primitive, kind.sides))
        ahead = kind.corners if lattice.is_round else _edges(kind)
        found.update(_primitive(sign_of) for way in ahead for sign_of in (way, tuple(-x for x in way)))
    return tuple(sorted(found, key=lambda way: (-_rise(lattice, way), way)))


def slide_words(lattice: Lattice, way: Vector) -> str:
    """Name a direction, e.g. "top" or "upper back left"."""
    return way_of(way, _axes(lattice))


def step_along(lattice: Lattice, way: Vector) -> Vector:
    """The shortest translation of the lattice that leads this way."""
    times = lattice.unit // gcd(lattice.unit, *way)
    return tuple(times * x for x in way)


@cache
def contact(lattice: Lattice, moving: int, other: int, ahead: Vector, way: Vector) -> float:
    """When a cell that slides this way hits another one; infinity if it passes or only touches it.

    The cells are given by their kinds, the other one by the vector to its center. At time 1 the cell has slid by `way`.
    """
    if lattice.is_round:
        return _contact_of_balls(lattice, ahead, way)
    start: float | Fraction = -inf
    end: float | Fraction = inf
    for axis, (low, high), (other_low, other_high) in _axes_between(lattice, moving, other):
        far, speed = _dot(axis, ahead), _dot(axis, way)
        # Their shadows on this axis overlap while speed * time is between these.
        first, last = far + other_low - high, far + other_high - low
        if not speed:
            if first >= 0 or last <= 0:
                return inf
            continue
        if speed < 0:
            first, last, speed = -last, -first, -speed
        start, end = max(start, Fraction(first, speed)), min(end, Fraction(last, speed))
    return float(start) if end > max(start, 0) else inf


def _contact_of_balls(lattice: Lattice, ahead: Vector, way: Vector) -> float:
    center, (x, y, z) = lattice.position(ahead), lattice.position(way)
    along = center[0] * x + center[1] * y + center[2] * z
    length = x * x + y * y + z * z
    apart = sum(c * c for c in center) - sum(c * c for c in lattice.position(lattice.kinds[0].sides[0]))
    inside = along * along - length * apart
    return round((along - sqrt(inside)) / length, 6) if along > _LEAST and inside > _LEAST else inf


def _rise(lattice: Lattice, way: Vector) -> float:
    """How steeply a direction leads upward: 1 straight up, -1 straight down."""
    up, along = _axes(lattice), lattice.position(way)
    return round(sum(x * axis[2] for x, axis in zip(way, up, strict=True)) / dist(along, (0, 0, 0)), 6)


@cache
def _axes(lattice: Lattice) -> tuple[tuple[float, float, float], ...]:
    return level(lattice.basis)


@cache
def _axes_between(
    lattice: Lattice, first: int, second: int
) -> tuple[tuple[Vector, tuple[int, int], tuple[int, int]], ...]:
    """The axes on which the shadows of two convex cells lie apart if the cells do, each with the shadows."""
    kinds = lattice.kinds[first], lattice.kinds[second]
    edges = [set(map(_primitive, _edges(kind))) for kind in kinds]
    crossed = (cross for a, b in _pairs(edges) if any(cross := _cross(a, b)))
    axes = {max(axis, tuple(-x for x in axis)) for axis in map(_primitive, crossed)}
    return tuple((axis, _shadow(axis, kinds[0].corners), _shadow(axis, kinds[1].corners)) for axis in sorted(axes))


def _pairs(edges: Sequence[Iterable[Vector]]) -> Iterator[tuple[Vector, Vector]]:
    """Two edges of a cell, which span its faces among others, and one of each cell."""
    for own in edges:
        yield from combinations(own, 2)
    yield from product(*edges)


def _edges(kind: Kind) -> list[Vector]:
    return [
        minus(kind.corners[end], kind.corners[start])
        for face in kind.face_corners
        for start, end in zip(face, (*face[1:], face[0]), strict=True)
    ]


def _shadow(axis: Vector, corners: Iterable[Vector]) -> tuple[int, int]:
    along = [_dot(axis, corner) for corner in corners]
    return min(along), max(along)


def _primitive(vector: Vector) -> Vector:
    """The shortest integer vector that leads the same way."""
    divisor = gcd(*vector)
    return tuple(x // divisor for x in vector)


def _dot(a: Vector, b: Vector) -> int:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _cross(a: Vector, b: Vector) -> Vector:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
