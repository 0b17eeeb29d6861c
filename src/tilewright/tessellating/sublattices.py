"""Sublattices: the shifts by which a periodic tiling of the plane repeats itself, in order of area.

A sublattice has one basis (a, b), (0, c) with 0 <= b < c, its Hermite normal form. Its index a * c is the number of
shifts of the lattice that it does not tell apart: as many groups of cells, one of each kind, as a period has.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import ceil

from ..lattices import Lattice, Matrix, Vector
from ..lattices.matrices import times
from ..values import frozen

_SAME = 1e-6
"""Lengths that differ by less are equal."""


@frozen
class Sublattice:
    """All sums and multiples of the shifts (a, b) and (0, c), in the coordinates of cells."""

    a: int
    b: int
    c: int

    @property
    def index(self) -> int:
        """The number of shifts that differ."""
        return self.a * self.c

    @property
    def basis(self) -> tuple[Vector, Vector]:
        return (self.a, self.b), (0, self.c)

    def number(self, x: int, y: int) -> int:
        """A number below the index for each shift, the same for those that differ by a period."""
        times, x = divmod(x, self.a)
        return x * self.c + (y - times * self.b) % self.c

    def has(self, shift: Vector) -> bool:
        """Tell whether a shift is a period."""
        return self.number(*shift) == 0

    def turned(self, matrix: Matrix) -> Sublattice:
        """Its image under a rotation or reflection."""
        (a, b), (x, c) = (times(matrix, vector) for vector in self.basis)
        while x:
            # Euclid's algorithm on the first coordinates.
            factor = a // x
            a, b, x, c = x, c, a - factor * x, b - factor * c
        a, b, c = (-a, -b, abs(c)) if a < 0 else (a, b, abs(c))
        return Sublattice(a, b % c, c)


def sublattices(index: int) -> Iterator[Sublattice]:
    """All sublattices of an index: as many as the sum of its divisors."""
    for a in range(1, index + 1):
        if index % a == 0:
            yield from (Sublattice(a, b, index // a) for b in range(index // a))


@lru_cache(maxsize=1024)
def sublattice_classes(index: int, moves: tuple[Matrix, ...]) -> tuple[Sublattice, ...]:
    """The sublattices of an index, one of those that the moves, which are a group, carry into each other."""
    return tuple(_first_of_classes(sublattices(index), moves))


def _first_of_classes(all_of_them: Iterable[Sublattice], moves: tuple[Matrix, ...]) -> Iterator[Sublattice]:
    seen: set[Sublattice] = set()
    for one in all_of_them:
        if one not in seen:
            seen.update(one.turned(matrix) for matrix in moves)
            yield one


def shortest_basis(sublattice: Sublattice, lattice: Lattice) -> tuple[Vector, Vector]:
    """Two shifts of a sublattice that are as short as possible, by Lagrange's reduction.

    The first leads to the right or upward, the second lies counterclockwise of it by 60 to 120 degrees.
    """

    def drawn(shift: Vector) -> complex:
        x, y = lattice.position(tuple(lattice.unit * x for x in shift))
        return complex(round(x, 9), round(y, 9))

    def dot(v: Vector, w: Vector) -> float:
        return (drawn(v) * drawn(w).conjugate()).real

    v, w = sublattice.basis
    while True:
        if dot(v, v) > dot(w, w) + _SAME:
            v, w = w, v
        factor = ceil(dot(v, w) / dot(v, v) - 0.5 - _SAME)
        if not factor:
            break
        w = (w[0] - factor * v[0], w[1] - factor * v[1])
    if drawn(v).real < 0 or (drawn(v).real == 0 and drawn(v).imag < 0):
        v = (-v[0], -v[1])
    return v, w if (drawn(w) * drawn(v).conjugate()).imag > 0 else (-w[0], -w[1])
