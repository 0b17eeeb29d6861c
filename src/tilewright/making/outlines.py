"""The outlines of pieces: closed lines around cells of a planar lattice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from math import atan2, pi

from ..lattices import Cell, Lattice, Vector

Loop = list[tuple[float, ...]]
"""The corners of a closed line, in units of the lattice; each corner once, none in the middle of a straight line."""


def rim(lattice: Lattice, cells: Iterable[Cell]) -> dict[Vector, set[Vector]]:
    """The edges around cells of the plane: for each corner on them those at which an edge from there ends."""
    after: dict[Vector, set[Vector]] = {}
    for first, second in edges(lattice, cells):
        if first in after.get(second, ()):
            # The cell beyond this edge has it, too, the other way round.
            after[second].remove(first)
        else:
            after.setdefault(first, set()).add(second)
    return {corner: ends for corner, ends in after.items() if ends}


def edges(lattice: Lattice, cells: Iterable[Cell]) -> Iterator[tuple[Vector, Vector]]:
    """The edges of each cell, counterclockwise."""
    for cell in cells:
        corners = lattice.corners(cell)
        yield from ((corners[first], corners[second]) for first, second in lattice.kind(cell).face_corners)


def outlines(lattice: Lattice, cells: Iterable[Cell], *, whole: bool = False) -> list[Loop]:
    """The lines around cells of the plane: counterclockwise around them, clockwise around holes.

    No line comes to a corner twice: what touches only there has lines of its own. Lines that are left `whole` do where
    cells that are joined elsewhere touch, so that they do not cross when the cells become smaller all around.
    """
    after = rim(lattice, cells)
    found: list[list[Vector]] = []
    for start in sorted(after):
        while after[start]:
            way = _way(lattice, after, start)
            found += [way] if whole else _loops(way)
    return [_corners(lattice, loop) for loop in found]


def _way(lattice: Lattice, after: dict[Vector, set[Vector]], start: Vector) -> list[Vector]:
    """Walk along edges, taking them away, until the first of them is next."""
    way = [start, min(after[start])]
    while True:
        following = min(after[way[-1]], key=partial(_turn, lattice, way))
        after[way[-1]].remove(following)
        if [way[-1], following] == way[:2]:
            return way[:-1]
        way.append(following)


def _loops(way: Iterable[Vector]) -> Iterator[list[Vector]]:
    """Cut a way that ends where it began at corners to which it comes again."""
    loop: list[Vector] = []
    for corner in way:
        if corner in loop:
            first = loop.index(corner)
            yield loop[first:]
            del loop[first:]
        loop.append(corner)
    yield loop


def _turn(lattice: Lattice, way: list[Vector], following: Vector) -> float:
    """How far a step turns, clockwise from the way back; the least keeps to the cell on the left."""
    before, here, to = (lattice.position(corner) for corner in (*way[-2:], following))
    back = atan2(before[1] - here[1], before[0] - here[0])
    return (back - atan2(to[1] - here[1], to[0] - here[0])) % (2 * pi)


def _corners(lattice: Lattice, loop: list[Vector]) -> Loop:
    return [
        lattice.position(corner)
        for k, corner in enumerate(loop)
        if _bends(loop[k - 1], corner, loop[(k + 1) % len(loop)])
    ]


def _bends(before: Vector, corner: Vector, following: Vector) -> bool:
    (ax, ay), (bx, by), (cx, cy) = before, corner, following
    return (bx - ax) * (cy - by) != (by - ay) * (cx - bx)


def area(loops: Iterable[Loop]) -> float:
    """The area within outlines, less their holes."""
    total = 0.0
    for loop in loops:
        for (x, y), (to_x, to_y) in zip(loop, loop[1:] + loop[:1], strict=True):
            total += (x * to_y - y * to_x) / 2
    return total
