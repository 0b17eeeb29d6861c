"""Vectors and circles in drawings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, radians, sin

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
