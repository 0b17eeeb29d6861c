"""Surfaces of solids as triangles, without any library: what files hold, and whether a printer can make sense of it."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from ..values import frozen
from .upright import Point3


@frozen
class Mesh:
    """Triangles by the numbers of their corners, counterclockwise as seen from outside."""

    points: tuple[Point3, ...]
    triangles: tuple[tuple[int, int, int], ...]

    @property
    def is_closed(self) -> bool:
        """Whether every edge belongs to two triangles, which pass it in opposite directions."""
        edges = Counter(edge for a, b, c in self.triangles for edge in pairwise((a, b, c, a)))
        return max(edges.values(), default=0) == 1 and all((b, a) in edges for a, b in edges)


def joined(points: list[list[float]], triangles: list[list[int]], digits: int) -> Mesh:
    """A mesh whose points are rounded; those that become equal are one, and triangles that vanish are left out."""
    number_of: dict[Point3, int] = {}
    number = []
    for x, y, z in points:
        # Adding zero turns -0.0 into 0.0.
        rounded = (round(x, digits) + 0.0, round(y, digits) + 0.0, round(z, digits) + 0.0)
        number.append(number_of.setdefault(rounded, len(number_of)))
    corners = ((number[a], number[b], number[c]) for a, b, c in triangles)
    return Mesh(tuple(number_of), tuple((a, b, c) for a, b, c in corners if a != b and b != c and c != a))
