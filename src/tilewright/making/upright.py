"""Lattices as they stand in space, and vectors there: to the right, to the back, upward."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist

from ..lattices import Lattice, Vector
from ..lattices.views import level
from ..values import frozen
from .base import scale_of

Point3 = tuple[float, float, float]


def dot(a: Sequence[float], b: Sequence[float]) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Sequence[float], b: Sequence[float]) -> Point3:
    """The vector that stands upright on two others."""
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def scaled(vector: Sequence[float], by: float) -> Point3:
    x, y, z = vector
    return (by * x, by * y, by * z)


def unit(vector: Sequence[float]) -> Point3:
    """The vector of length 1 that leads the same way."""
    return scaled(vector, 1 / dist(vector, (0, 0, 0)))


def way(start: Sequence[float], end: Sequence[float]) -> Point3:
    """The vector from one point to another."""
    return (end[0] - start[0], end[1] - start[1], end[2] - start[2])


@frozen
class Upright:
    """The places of centers and corners of a lattice in mm, with its layers level."""

    axes: tuple[Point3, ...]

    @classmethod
    def of(cls, lattice: Lattice, edge: float) -> Upright:
        """The lattice with edges of this length."""
        scale = scale_of(lattice, edge)
        if lattice.dimension == 2:
            return cls(tuple((scale * x, scale * y, 0.0) for x, y in lattice.basis))
        return cls(tuple(scaled(axis, scale) for axis in level(lattice.basis)))

    def place(self, vector: Vector) -> Point3:
        x, y, z = (sum(c * axis[k] for c, axis in zip(vector, self.axes, strict=True)) for k in range(3))
        return (x, y, z)
