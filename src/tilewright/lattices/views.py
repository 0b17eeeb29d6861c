"""Vectors and circles in drawings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import acos, atan2, cos, degrees, dist, pi, radians, sin

_POINTS = 24


def circle(center: Sequence[float], radius: float) -> list[tuple[float, ...]]:
    """Points around a center, as many as make a circle look round."""
    angles = [2 * pi * k / _POINTS for k in range(_POINTS)]
    return [(center[0] + radius * cos(angle), center[1] + radius * sin(angle)) for angle in angles]


def seen(vectors: Iterable[Sequence[float]], right: float, above: float) -> tuple[tuple[float, ...], ...]:
    """The vectors (to the right, to the back, upward) as a drawing has them: to the right, upward, to the viewer.

    The viewer stands in front, went round by so many degrees to the `right`, and looks down from as many `above`.
    """
    side, rise = radians(right), radians(above)

    def drawn(x: float, y: float, z: float) -> tuple[float, float, float]:
        across, away = x * cos(side) + y * sin(side), y * cos(side) - x * sin(side)
        return (across, away * sin(rise) + z * cos(rise), z * sin(rise) - away * cos(rise))

    return tuple(drawn(*vector) for vector in vectors)


def level(basis: Sequence[Sequence[float]]) -> tuple[tuple[float, float, float], ...]:
    """Undo `seen`: the vectors of a drawing of space to the right, to the back, upward.

    The first two vectors span a layer, and are made level.
    """
    right, up = _right_and_up(basis)
    back = _cross(up, right)
    return tuple((_dot(axis, right), _dot(axis, back), _dot(axis, up)) for axis in basis)


def viewpoint(basis: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The degrees by which a drawing of space is seen from the right and from above, as `seen` takes them."""
    right, up = _right_and_up(basis)
    return (degrees(acos(right[0])), degrees(atan2(up[2], up[1])))


def _right_and_up(basis: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    first, second, _ = basis
    return _of_length_1(first), _of_length_1(_cross(first, second))


def _of_length_1(vector: Sequence[float]) -> tuple[float, ...]:
    length = dist(vector, (0, 0, 0))
    return tuple(x / length for x in vector)


def _dot(a: Sequence[float], b: Sequence[float]) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _cross(a: Sequence[float], b: Sequence[float]) -> tuple[float, float, float]:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def combined(coordinates: Sequence[float], axes: Sequence[tuple[float, float, float]]) -> tuple[float, float, float]:
    """The vector with these coordinates along these axes."""
    x, y, z = (sum(a * b for a, b in zip(coordinates, along, strict=True)) for along in zip(*axes, strict=True))
    return (x, y, z)


def way_of(coordinates: Sequence[float], axes: Sequence[tuple[float, float, float]]) -> str:
    """Name the direction of a vector, e.g. "upper back left" or "top"; axes point to the right, to the back, upward."""
    x, y, z = (round(along, 6) for along in combined(coordinates, axes))
    if not x and not y:
        return "top" if z > 0 else "bottom"
    words = [("upper", "lower", z), ("back", "front", y), ("right", "left", x)]
    return " ".join(more if way > 0 else less for more, less, way in words if way)
