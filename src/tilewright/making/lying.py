"""How a solid lies on the bed of a printer: on the faces, or on the balls, that hold it best."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Any

from ..lattices import Cell, Lattice
from .solids import hull, library, on_floor
from .upright import Point3, Upright, cross, dot, scaled, unit, way

_NEAR = 1e-6


def laid_down(lattice: Lattice, cells: Sequence[Cell], solid: Any, edge: float) -> Any:
    """The solid of a piece as it lies best, at 0; flat pieces stay as they are.

    A body lies on a face of its convex hull: on the one where most of its own faces are, or its balls. Among equal
    ones it is the one on which the body is lowest.
    """
    if lattice.dimension == 3:
        upright = Upright.of(lattice, edge)
        corners = {cell: [upright.place(corner) for corner in lattice.corners(cell)] for cell in cells}
        down = _best_way_down(lattice, corners, edge)
        axes = _axes(down, [point for own in corners.values() for point in own])
        solid = solid.transform([[*axis, 0.0] for axis in axes])
    return on_floor(solid)


def _best_way_down(lattice: Lattice, corners: dict[Cell, list[Point3]], edge: float) -> Point3:
    ranks = {}
    for down in _ways_out(hull([point for own in corners.values() for point in own])):
        depths = {cell: [dot(down, point) for point in own] for cell, own in corners.items()}
        floor, top = max(map(max, depths.values())), min(map(min, depths.values()))
        resting = [cell for cell, own in depths.items() if max(own) > floor - _NEAR * edge]
        faces = 0.0 if lattice.is_round else sum(_area_down(lattice, cell, corners[cell], down) for cell in resting)
        # Rounded, so that equal ways go by their order: as it stands already goes first.
        ranks[down] = (-round(faces, 3), -len(resting), round(floor - top, 3), *(round(x, 3) for x in reversed(down)))
    return min(ranks, key=lambda down: ranks[down])


def _ways_out(body: Any) -> list[Point3]:
    """The directions in which the faces of a convex body look."""
    mesh = body.to_mesh64()
    points, found = mesh.vert_properties.tolist(), {}
    for a, b, c in mesh.tri_verts.tolist():
        normal = unit(cross(way(points[a], points[b]), way(points[a], points[c])))
        found[tuple(round(x, 4) for x in normal)] = normal
    return list(found.values())


def _area_down(lattice: Lattice, cell: Cell, corners: Sequence[Point3], down: Point3) -> float:
    """The area of the face of a cell that looks down, if it has one."""
    total = 0.0
    for face in lattice.kind(cell).face_corners:
        first, *rest = (corners[k] for k in face)
        turns = [cross(way(first, a), way(first, b)) for a, b in pairwise(rest)]
        area = sum(hypot(*turn) for turn in turns) / 2
        is_level = all(abs(dot(down, way(first, corner))) < _NEAR * area for corner in rest)
        # Its other face that is level is above its middle.
        if is_level and dot(down, first) > sum(dot(down, corner) for corner in corners) / len(corners):
            total += area
    return total


def _axes(down: Point3, points: Sequence[Point3]) -> tuple[Point3, Point3, Point3]:
    """To the right, to the back and upward: turned so that a box around the points is as small as possible."""
    import numpy as np

    up = scaled(down, -1)
    aside = (1.0, 0.0, 0.0) if abs(up[0]) < 0.9 else (0.0, 1.0, 0.0)
    back = unit(cross(up, aside))
    right = cross(back, up)
    flat = [(dot(right, point), dot(back, point)) for point in points]
    [outline] = library().CrossSection.hull_points(np.array(flat)).to_polygons()
    ends = outline.tolist()
    edges = [(1.0, 0.0), *((x2 - x, y2 - y) for (x, y), (x2, y2) in zip(ends, ends[1:] + ends[:1], strict=True))]

    def area(along: tuple[float, float]) -> float:
        c, s = (part / hypot(*along) for part in along)
        across = [c * x + s * y for x, y in ends], [c * y - s * x for x, y in ends]
        wide, deep = (max(values) - min(values) for values in across)
        return float(round(wide * deep, 3))

    c, s = min(edges, key=area)
    along = unit((c * right[0] + s * back[0], c * right[1] + s * back[1], c * right[2] + s * back[2]))
    return along, cross(up, along), up
