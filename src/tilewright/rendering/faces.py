"""Bodies with faces, such as cubes, seen from the front, the right and above."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from math import dist, hypot, sqrt

from ..families.scenes import Owner, SceneCell, same_piece
from ..lattices import Cell, Lattice, Side, Vector
from ..values import frozen
from .bodies import body_fill, means_of, place_of
from .palette import owner_fill
from .picture import Frame, Picture, Point, fitted_size
from .planar import THICK, THIN, lighter

# How much lighter a face is drawn: more if it looks to the left or upward.
_LIGHT, _LIGHT_RIGHT, _LIGHT_UP = 0.13 / 3, -0.11 * sqrt(2), 0.46 / sqrt(1.5)
# From the middle of a face of a cube to its edges.
_ROOM = sqrt(3) / 4
# What is less counts as nothing, since positions are rounded.
_LEAST = 1e-6


@frozen
class _Face:
    """A face that is drawn; its corners are those of the lattice, and the same in a drawing."""

    cell: SceneCell
    side: Side
    corners: tuple[Vector, ...]
    drawn: tuple[tuple[float, ...], ...]
    light: float

    @property
    def middle(self) -> tuple[float, ...]:
        return _mean(self.drawn)

    @cached_property
    def room(self) -> float:
        """The share of a name of the usual size for which there is room in the middle."""
        x, y, _ = self.middle
        found = []
        for (ax, ay, _), (bx, by, _) in zip(self.drawn, self.drawn[1:] + self.drawn[:1], strict=True):
            found.append(abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / hypot(bx - ax, by - ay))
        return min(1.0, round(min(found) / _ROOM, 6))


def draw_faces(
    picture: Picture,
    lattice: Lattice,
    cells: Sequence[SceneCell],
    owners: Sequence[Owner],
    frame: Frame,
    *,
    names: bool = True,
) -> None:
    """Draw the visible faces in the colors of their pieces, farthest cells first."""
    cell_at = {cell.cell: cell for cell in cells}
    shown = _shown(lattice, cell_at)
    for face in shown:
        cell, corners = face.cell, face.corners
        picture.polygon([frame.at(corner) for corner in face.drawn], lighter(body_fill(cell, owners), face.light))
        neighbors = tuple(lattice.neighbors(cell.cell))
        edges: dict[bool, list[list[Point]]] = {True: [], False: []}
        for k, beyond in enumerate(_sides_beyond(lattice, lattice.kind_index(cell.cell))[face.side]):
            other = cell_at.get(neighbors[beyond])
            inner = other is not None and (same_piece(cell, other) or (cell.owner is None and other.owner is None))
            ends = sorted((corners[k], corners[(k + 1) % len(corners)]))
            edges[inner].append([frame.at(lattice.position(corner)) for corner in ends])
        picture.lines(edges[True], THIN, 1.0)
        picture.lines(edges[False], THICK, 2.0)
    if names:
        for owner, face in _named_faces(lattice, cells, shown).items():
            style = lighter(owner_fill(owners[owner]), face.light)
            scale = face.room * frame.scale
            size = fitted_size(face.cell.text, 0.36 * scale, 0.5 * scale)
            picture.text(frame.at(face.middle), face.cell.text, size, style.ink, bold=True, halo=style.halo)


def face_outlines(lattice: Lattice, cells: Sequence[Cell]) -> list[list[tuple[float, ...]]]:
    """The corners of the visible faces, farthest first."""
    return [list(face.drawn) for face in _shown(lattice, {cell: SceneCell(cell) for cell in cells})]


def _shown(lattice: Lattice, cell_at: Mapping[Cell, SceneCell]) -> list[_Face]:
    """The faces that look to the viewer and touch no other cell, farthest cells first.

    A side stands upright on the way between the centers of two cells. So of two cells that touch, the one with the
    nearer center is never behind the other.
    """
    found = []
    for cell in sorted(cell_at.values(), key=lambda cell: place_of(lattice, cell.cell)[2]):
        for side, vector in enumerate(lattice.kind(cell.cell).sides):
            ahead = lattice.position(vector)
            if ahead[2] > _LEAST and lattice.across(cell.cell, side)[0] not in cell_at:
                corners = _corners(lattice, cell.cell, side)
                drawn = tuple(lattice.position(corner) for corner in corners)
                light = _LIGHT + (_LIGHT_RIGHT * ahead[0] + _LIGHT_UP * ahead[1]) / dist(ahead, (0, 0, 0))
                found.append(_Face(cell, side, corners, drawn, round(light, 6)))
    return found


def _corners(lattice: Lattice, cell: Cell, side: Side) -> tuple[Vector, ...]:
    corners = lattice.corners(cell)
    return tuple(corners[k] for k in lattice.kind(cell).face_corners[side])


@cache
def _sides_beyond(lattice: Lattice, kind: int) -> tuple[tuple[Side, ...], ...]:
    """For each face of a cell, and each of its edges in turn, the side whose face has that edge, too."""
    faces = lattice.kinds[kind].face_corners
    return tuple(
        tuple(
            next(
                other
                for other in range(len(faces))
                if other != side and {face[k], face[(k + 1) % len(face)]} <= {*faces[other]}
            )
            for k in range(len(face))
        )
        for side, face in enumerate(faces)
    )


def _named_faces(lattice: Lattice, cells: Sequence[SceneCell], shown: Sequence[_Face]) -> dict[int, _Face]:
    """For each piece a face to write its name on, one that no cell in front hides: the roomiest and lightest."""
    means = means_of(lattice, cells)
    best: dict[int, tuple[tuple[float, float, float], _Face]] = {}
    order = {cell.cell: number for number, cell in enumerate(cells)}
    for k, face in sorted(enumerate(shown), key=lambda item: order[item[1].cell.cell]):
        owner = face.cell.owner
        if owner is None:
            continue
        rank = (-face.room, -face.light, round(dist(face.middle, means[owner]), 6))
        if (owner not in best or rank < best[owner][0]) and not _is_hidden(face, shown[k + 1 :]):
            best[owner] = (rank, face)
    return {owner: face for owner, (_, face) in best.items()}


def _is_hidden(face: _Face, later: Sequence[_Face]) -> bool:
    """Tell whether a face drawn later covers the middle of a face or a point half way to one of its corners."""
    points = [face.middle, *(_mean((face.middle, corner)) for corner in face.drawn)]
    return any(_covers(other, point) for other in later if other.cell is not face.cell for point in points)


def _covers(face: _Face, point: tuple[float, ...]) -> bool:
    """Tell whether a point lies inside a face, as a drawing shows them."""
    turns = set()
    for (x, y, _), (to_x, to_y, _) in zip(face.drawn, face.drawn[1:] + face.drawn[:1], strict=True):
        turn = (to_x - x) * (point[1] - y) - (to_y - y) * (point[0] - x)
        turns.add(0 if abs(turn) < _LEAST else 1 if turn > 0 else -1)
    return len(turns) == 1 and 0 not in turns


def _mean(points: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(sum(along) / len(points) for along in zip(*points, strict=True))
