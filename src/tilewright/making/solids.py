"""Pieces as solids: prisms over cells of the plane, bodies with faces, and balls joined by necks.

Solids are values of manifold3d, which joins, cuts and shrinks them so that their surfaces stay closed; here they are
in millimeters, upright. A gap moves each outer face inward by half of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, sin
from typing import Any

from ..errors import InvalidRequest
from ..lattices import Cell, Lattice, Vector
from .base import SheetRequest, scale_of, without_library
from .curves import offset
from .cut_parts import PartCutter
from .mesh import Mesh, joined
from .outlines import Loop, area
from .upright import Point3, Upright, cross, dot, scaled, unit, way

NECK = 0.5
"""The width of the neck between two balls of a piece, in diameters of a ball."""

_BALL_SEGMENTS = 48
# Corners that lie so near in mm are one; files of STL cannot tell them apart.
_DIGITS = 6
_MERGED = 1e-4


def library() -> Any:
    """The library of solids."""
    try:
        import manifold3d
    except ImportError:
        raise without_library("a file of solids", "manifold3d") from None
    return manifold3d


def solid_of(lattice: Lattice, cells: Sequence[Cell], request: SheetRequest) -> Any:
    """The solid of a piece, where its cells lie; InvalidRequest if it would fall apart, or its parts are too thin."""
    if not _is_joined(lattice, cells):
        raise InvalidRequest("its cells do not join side to side, and it would fall apart")
    if lattice.dimension == 2:
        cutter = cutter_of(lattice, request)
        cutter.check(cells)
        outlines = [curve.polygon() for curve in cutter.cuts("a piece", cutter.loops(cells, whole=True), request.gap)]
        return prism(outlines, request.thickness, request.bevel)
    return (_ball_solid if lattice.is_round else _faced_solid)(lattice, cells, request)


def cutter_of(lattice: Lattice, request: SheetRequest) -> PartCutter:
    """The outlines of cells of the plane, in mm."""
    return PartCutter(lattice, request, scale_of(lattice, request.edge))


def mesh_of(solid: Any) -> Mesh:
    """The surface of a solid; InvalidRequest if parts of it touch only along an edge, which no printer can make."""
    found = solid.simplify(_MERGED).to_mesh64()
    mesh = joined(found.vert_properties[:, :3].tolist(), found.tri_verts.tolist(), _DIGITS)
    if not mesh.is_closed:
        raise InvalidRequest("two of its cells touch only along an edge or at a corner; a gap keeps them apart")
    return mesh


def on_floor(solid: Any) -> Any:
    """The solid with its left, front and lowest points at 0."""
    left, front, bottom, *_ = solid.bounding_box()
    return solid.translate((-left, -front, -bottom))


def _is_joined(lattice: Lattice, cells: Sequence[Cell]) -> bool:
    left, todo = set(cells[1:]), [cells[0]]
    while todo:
        for neighbor in lattice.neighbors(todo.pop()):
            if neighbor in left:
                left.remove(neighbor)
                todo.append(neighbor)
    return not left


def prism(outlines: Sequence[Sequence[Sequence[float]]], height: float, bevel: float) -> Any:
    """A prism over the outlines of a piece and of its holes; a bevel slants its edges above and below."""
    if 2 * bevel >= height:
        raise InvalidRequest(f"a bevel of {bevel:g} mm leaves nothing of a thickness of {height:g} mm")
    levels = (
        [(0.0, bevel), (bevel, 0.0), (height - bevel, 0.0), (height, bevel)] if bevel else [(0.0, 0.0), (height, 0.0)]
    )
    loops: list[Loop] = [[(x, y) for x, y in loop] for loop in outlines]
    rings = [[offset(loop, -inward) for loop in loops] for _, inward in levels]
    _refuse_thin(loops, rings[0])
    points = [(*point, z) for (z, _), ring in zip(levels, rings, strict=True) for loop in ring for point in loop]
    n, start = sum(map(len, loops)), 0
    cap = library().triangulate(rings[0]).tolist()
    top = n * (len(levels) - 1)
    triangles = [(a, c, b) for a, b, c in cap] + [(top + a, top + b, top + c) for a, b, c in cap]
    for loop in loops:
        for k in range(len(loop)):
            here, there = start + k, start + (k + 1) % len(loop)
            for low in range(0, top, n):
                a, b, c, d = low + here, low + there, low + n + there, low + n + here
                triangles += [(a, b, c), (a, c, d)]
        start += len(loop)
    return _solid(points, triangles)


def _refuse_thin(outlines: Sequence[Loop], ring: Sequence[Loop]) -> None:
    """Raise InvalidRequest if sides of outlines that moved inward turned round or cross."""
    for loop, moved in zip(outlines, ring, strict=True):
        ways = zip(loop, loop[1:] + loop[:1], moved, moved[1:] + moved[:1], strict=True)
        if any((b[0] - a[0]) * (d[0] - c[0]) + (b[1] - a[1]) * (d[1] - c[1]) <= 0 for a, b, c, d in ways):
            raise _too_thin()
    found = library().CrossSection(ring, library().FillRule.Positive).area()
    if abs(found - area(ring)) > 1e-6 * found:
        raise _too_thin()


def _too_thin() -> InvalidRequest:
    return InvalidRequest("the gap and the bevel leave too little of it; make them smaller, or the cells larger")


def _solid(points: Sequence[Sequence[float]], triangles: Sequence[Sequence[int]]) -> Any:
    import numpy as np

    manifold3d = library()
    return manifold3d.Manifold(manifold3d.Mesh64(np.array(points, float), np.array(triangles, np.uint64)))


def union(solids: Sequence[Any]) -> Any:
    """The solids in one."""
    manifold3d = library()
    return manifold3d.Manifold.batch_boolean(list(solids), manifold3d.OpType.Add)


def hull(points: Sequence[Point3]) -> Any:
    """The least convex body that holds all points."""
    import numpy as np

    return library().Manifold.hull_points(np.array(points))


def _faced_solid(lattice: Lattice, cells: Sequence[Cell], request: SheetRequest) -> Any:
    """The bodies of cells in one, less the gap; a bevel slants the edges that stand out.

    To shrink it, a body with all the faces of the lattice's cells is rolled along its surface from outside. For the
    bevel it is shrunk more, and then a body with a corner where the other has a face is rolled along the surface.
    """
    manifold3d, upright = library(), Upright.of(lattice, request.edge)
    solid = _surface_solid(lattice, cells, upright)
    inward, bevel = request.gap / 2 + request.bevel, request.bevel
    normals = _normals(lattice, upright)
    if inward:
        faces = manifold3d.Manifold.cube((4 * inward,) * 3, True)
        for normal in normals:
            faces = faces.trim_by_plane(scaled(normal, -1), -inward)
        solid = solid.minkowski_difference(faces).simplify(_MERGED)
        if len(solid.decompose()) != 1:
            raise _too_thin()
    return solid.minkowski_sum(hull([scaled(normal, bevel) for normal in normals])) if bevel else solid


def _surface_solid(lattice: Lattice, cells: Sequence[Cell], upright: Upright) -> Any:
    """The bodies of cells in one: the faces between them and other cells."""
    inside, number_of, triangles = set(cells), dict[Vector, int](), []
    for cell in cells:
        corners, kind = lattice.corners(cell), lattice.kind(cell)
        for side, face in enumerate(kind.face_corners):
            if lattice.across(cell, side)[0] in inside:
                continue
            first, *rest = (corners[k] for k in face)
            a, b, c = map(upright.place, (first, *rest[:2]))
            if dot(cross(way(a, b), way(a, c)), upright.place(kind.sides[side])) < 0:
                rest.reverse()
            numbers = [number_of.setdefault(corner, len(number_of)) for corner in (first, *rest)]
            triangles += [(numbers[0], *pair) for pair in pairwise(numbers[1:])]
    return _solid([upright.place(corner) for corner in number_of], triangles)


def _normals(lattice: Lattice, upright: Upright) -> list[Point3]:
    """The directions in which faces of cells look."""
    found = {}
    for kind in lattice.kinds:
        for side in kind.sides:
            normal = unit(upright.place(side))
            found[tuple(round(x, 6) for x in normal)] = normal
    return list(found.values())


def _ball_solid(lattice: Lattice, cells: Sequence[Cell], request: SheetRequest) -> Any:
    """Balls that are smaller by the gap, and necks between those that touch."""
    upright, radius = Upright.of(lattice, request.edge), (request.edge - request.gap) / 2
    if radius <= 0:
        raise _too_thin()
    places = {cell: upright.place(lattice.center(cell)) for cell in cells}
    ball = library().Manifold.sphere(radius, _BALL_SEGMENTS)
    parts = [ball.translate(place) for place in places.values()]
    for cell, place in places.items():
        for neighbor in lattice.neighbors(cell):
            if neighbor in places and neighbor > cell:
                ends = place, places[neighbor]
                parts.append(hull([point for end in ends for point in _circle(end, way(*ends), NECK * radius)]))
    return union(parts)


def _circle(center: Point3, normal: Point3, radius: float) -> list[Point3]:
    """Points on a circle around an axis."""
    normal = unit(normal)
    across = unit(cross(normal, (1.0, 0.0, 0.0) if abs(normal[0]) < 0.5 else (0.0, 1.0, 0.0)))
    other = cross(normal, across)
    points = []
    for k in range(_BALL_SEGMENTS // 2):
        c, s = radius * cos(4 * pi * k / _BALL_SEGMENTS), radius * sin(4 * pi * k / _BALL_SEGMENTS)
        x, y, z = (at + c * a + s * b for at, a, b in zip(center, across, other, strict=True))
        points.append((x, y, z))
    return points
