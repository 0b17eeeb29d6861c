"""Figures made larger: each cell becomes a larger cell of the same form, which is made of whole cells.

A square twice as large is made of four squares, a triangle of four triangles, a cube of eight cubes. A hexagon is made
of no hexagons, so that lattice has no such figures.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import product
from operator import mul

from ..deadline import timely
from .cells import Cell
from .lattice import Lattice
from .matrices import Vector, determinant, minus, plus


def scaled(lattice: Lattice, cells: Iterable[Cell], scale: int) -> tuple[Cell, ...] | None:
    """The cells of a figure `scale` times as large, sorted; None if it is not made of whole cells."""
    # What cannot be twice as large has no larger cells at all.
    made = _scaled_kinds(lattice, scale) if scale == 1 or _scaled_kinds(lattice, 2) else None
    if made is None:
        return None
    steps = ((lattice.kind_index(cell), tuple(scale * x for x in cell[: lattice.dimension])) for cell in cells)
    return tuple(sorted((*plus(one, step), *one[lattice.dimension :]) for kind, step in steps for one in made[kind]))


def unscaled(lattice: Lattice, cells: Collection[Cell], scale: int) -> tuple[Cell, ...] | None:
    """The figure that has exactly these cells when it is `scale` times as large; None if there is none."""
    wanted, dimension = set(cells), lattice.dimension
    spans = [(min(axis) // scale, max(axis) // scale) for axis in list(zip(*cells, strict=True))[:dimension]]
    steps = product(*(range(least - 1, most + 2) for least, most in spans))
    larger = [(*step, *first[dimension:]) for step in steps for first in lattice.first_cells]
    figure = tuple(cell for cell in larger if wanted.issuperset(scaled(lattice, [cell], scale) or ()))
    made = scaled(lattice, figure, scale)
    return figure if made is not None and set(made) == wanted else None


@lru_cache(maxsize=64)
def _scaled_kinds(lattice: Lattice, scale: int) -> tuple[tuple[Cell, ...], ...] | None:
    """For each kind the cells of which the cell at the origin is made when it is larger."""
    if scale == 1:
        return tuple((cell,) for cell in lattice.first_cells)
    if len(lattice.forms) > 1:
        return None
    # All is stretched away from a corner of the lattice. Cells have other corners, too, where lines do not go on.
    for corner in lattice.corners(lattice.first_cells[0]):
        made = [_cells_within(lattice, cell, corner, scale) for cell in lattice.first_cells]
        if all(len(cells) == scale**lattice.dimension for cells in made):
            return tuple(made)
    return None


def _cells_within(lattice: Lattice, cell: Cell, fixed: Vector, scale: int) -> tuple[Cell, ...]:
    """The cells that lie in this one when it is stretched away from a fixed point."""
    unit = lattice.unit
    corners = [plus(fixed, tuple(scale * x for x in minus(corner, fixed))) for corner in lattice.corners(cell)]
    faces = [_inequality([corners[k] for k in face], corners) for face in lattice.kind(cell).face_corners]
    ranges = [range(min(axis) // unit - 1, max(axis) // unit + 2) for axis in zip(*corners, strict=True)]
    found = []
    for step in timely(product(*ranges)):
        for kind, first in enumerate(lattice.kinds):
            center = tuple(unit * x + y for x, y in zip(step, first.center, strict=True))
            # A center is within if the corners are, and most cells are told by it alone.
            points = (center, *(plus(center, corner) for corner in first.corners))
            if all(sum(map(mul, normal, point)) >= least for point in points for normal, least in faces):
                found.append((*step, kind) if len(lattice.kinds) > 1 else step)
    return tuple(found)


def _inequality(face: list[Vector], corners: list[Vector]) -> tuple[Vector, int]:
    """The normal of a face, and the least product with it of a point that is not beyond the face."""
    dimension = len(face[0])
    edges = [minus(one, face[0]) for one in face[1:dimension]]
    unit_vectors = (tuple(int(k == axis) for k in range(dimension)) for axis in range(dimension))
    normal = tuple(determinant((*edges, vector)) for vector in unit_vectors)
    at_face = sum(map(mul, normal, face[0]))
    if any(sum(map(mul, normal, corner)) < at_face for corner in corners):
        normal, at_face = tuple(-x for x in normal), -at_face
    return normal, at_face
