"""Convex polygons, made smaller."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from .picture import Point


def shrunk(points: Sequence[Point], distance: float) -> list[Point]:
    """A convex polygon with every side moved inward by a distance."""
    n = len(points)
    center = (sum(x for x, _ in points) / n, sum(y for _, y in points) / n)
    moved = []
    for k, (x, y) in enumerate(points):
        x2, y2 = points[(k + 1) % n]
        length = hypot(x2 - x, y2 - y)
        normal = ((y - y2) / length, (x2 - x) / length)
        inward = 1 if (center[0] - x) * normal[0] + (center[1] - y) * normal[1] > 0 else -1
        shift = (inward * distance * normal[0], inward * distance * normal[1])
        moved.append(((x + shift[0], y + shift[1]), (x2 + shift[0], y2 + shift[1])))
    return [_crossing(*moved[k - 1], *moved[k]) for k in range(n)]


def _crossing(a: Point, b: Point, c: Point, d: Point) -> Point:
    """The point where the lines ab and cd cross."""
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    t = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / (ux * vy - uy * vx)
    return (a[0] + t * ux, a[1] + t * uy)
