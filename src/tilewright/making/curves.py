"""Curves of straight lines and arcs: offset, rounded, turned and moved, in millimeters with y upward.

Corners of a closed curve go counterclockwise around material and clockwise around holes, so that the material is always
to the left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import atan, atan2, cos, hypot, pi, radians, sin, tan

from ..rendering.picture import Point
from ..values import frozen
from .outlines import Loop

_STEP = pi / 16
"""The greatest angle of an arc that one straight line stands for."""


@frozen
class Curve:
    """Points and, for the way from each to the next, its bulge, as in DXF: the tangent of a quarter of its angle.

    0 is straight, 1 half a circle to the left, -1 one to the right.
    """

    corners: tuple[tuple[float, float, float], ...]
    is_closed: bool = True

    @classmethod
    def of(cls, points: Iterable[Sequence[float]], *, is_closed: bool = True) -> Curve:
        """Straight lines between points."""
        return cls(tuple((x, y, 0.0) for x, y in points), is_closed)

    @property
    def ways(self) -> Iterator[tuple[Point, Point, float]]:
        """Each straight line or arc: where it begins and ends, and its bulge."""
        corners = (*self.corners, self.corners[0]) if self.is_closed else self.corners
        for (x, y, bulge), (to_x, to_y, _) in pairwise(corners):
            yield (x, y), (to_x, to_y), bulge

    def placed(self, degrees: float, x: float, y: float) -> Curve:
        """The curve turned counterclockwise about the origin, and then moved."""
        c, s = cos(radians(degrees)), sin(radians(degrees))
        return Curve(
            tuple((c * u - s * v + x, s * u + c * v + y, bulge) for u, v, bulge in self.corners), self.is_closed
        )

    def reversed(self) -> Curve:
        """A closed curve the other way round."""
        points = [(x, y) for x, y, _ in self.corners[::-1]]
        bulges = [bulge for _, _, bulge in self.corners[::-1]]
        bulges = [*bulges[1:], bulges[0]]
        return Curve(tuple((x, y, -bulge) for (x, y), bulge in zip(points, bulges, strict=True)))

    def polygon(self) -> list[Point]:
        """Corners of a polygon that holds all that is to the left of a closed curve, and hardly more."""
        points: list[Point] = []
        for (x, y), (to_x, to_y), bulge in self.ways:
            points.append((x, y))
            n = int(abs(4 * atan(bulge)) / _STEP) + 1 if bulge else 0
            if not n:
                continue
            radius, (center_x, center_y) = arc(x, y, to_x, to_y, bulge)
            start, step = atan2(y - center_y, x - center_x), 4 * atan(bulge) / n
            # Around material the tangents, around a hole the chords, so that nothing is left out.
            reach = radius / cos(step / 2) if bulge > 0 else radius
            turns = [k + 0.5 for k in range(n)] if bulge > 0 else range(1, n)
            points += [
                (center_x + reach * cos(start + k * step), center_y + reach * sin(start + k * step)) for k in turns
            ]
        return points


def arc(x: float, y: float, to_x: float, to_y: float, bulge: float) -> tuple[float, Point]:
    """The radius and the center of an arc."""
    across = (1 - bulge * bulge) / (4 * bulge)
    center = ((x + to_x) / 2 - across * (to_y - y), (y + to_y) / 2 + across * (to_x - x))
    return hypot(center[0] - x, center[1] - y), center


def circle_curve(x: float, y: float, radius: float) -> Curve:
    return Curve(((x + radius, y, 1.0), (x - radius, y, 1.0)))


def offset(loop: Loop, distance: float) -> Loop:
    """A closed line with every side moved by a distance away from the material, and with sharp corners."""
    moved: Loop = []
    for (x, y), (a, b), (c, d) in _corners(loop):
        # The sum of both normals points along the bisector.
        stretch = distance / (1 + a * c + b * d)
        moved.append((x + stretch * (b + d), y - stretch * (a + c)))
    return moved


def _corners(loop: Loop) -> Iterator[tuple[tuple[float, ...], Point, Point]]:
    """Each corner with the directions of the ways to it and on from it, of length 1."""
    n = len(loop)
    ways = []
    for k, (x, y) in enumerate(loop):
        to_x, to_y = loop[(k + 1) % n]
        length = hypot(to_x - x, to_y - y)
        ways.append(((to_x - x) / length, (to_y - y) / length))
    for k, corner in enumerate(loop):
        yield corner, ways[k - 1], ways[k]


def turns(loop: Loop) -> list[float]:
    """The angle by which the line turns to the left at each corner."""
    return [atan2(a * d - b * c, a * c + b * d) for _, (a, b), (c, d) in _corners(loop)]


def greatest_radius(loop: Loop) -> float:
    """The radius to which all corners of a closed line can be rounded."""
    reach = [tan(abs(turn) / 2) for turn in turns(loop)]
    n = len(loop)
    sides = (hypot(loop[(k + 1) % n][0] - x, loop[(k + 1) % n][1] - y) for k, (x, y) in enumerate(loop))
    return min(side / (reach[k] + reach[(k + 1) % n]) for k, side in enumerate(sides))


def rounded(loop: Loop, outer: float, inner: float) -> Curve:
    """A closed line with corners rounded to one radius where they stick out, and to another where they recede."""
    corners: list[tuple[float, float, float]] = []
    for ((x, y), (a, b), (c, d)), turn in zip(_corners(loop), turns(loop), strict=True):
        radius = outer if turn > 0 else inner
        reach = radius * tan(abs(turn) / 2)
        if reach:
            corners.append((x - reach * a, y - reach * b, tan(turn / 4)))
        corners.append((x + reach * c, y + reach * d, 0.0))
    following = [*corners[1:], corners[0]]
    # Where two arcs meet there is no straight line between them.
    return Curve(tuple(one for one, to in zip(corners, following, strict=True) if one[2] or not _meet(one, to)))


def _meet(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return hypot(one[0] - other[0], one[1] - other[1]) < 1e-9
