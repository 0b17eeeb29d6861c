"""Cubes in SVG: the solid seen from the front, the right and above, and its layers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from math import floor

from ..families.scenes import WILD, LabelMark, Owner, SceneCell, same_piece
from ..lattices import SQUARE, Cell, Lattice, Side, Vector
from .palette import BLOCKED, Fill, piece_fill
from .picture import Picture, Point, fitted_size
from .planar import THICK, THIN, Drawn, Frame, box_of, lighter, prepared
from .text_boards import labels_by_step, steps_of, wrong_steps

SCALE = 46.0
# A face is seen if its outward normal points to the viewer; how light it is drawn.
_TOWARD_VIEWER = (1, -1, 1)
_EMPTY = "#e4e4e4"
_WALL = "#f3f3f3"
_WALL_LINE = "#c4c4c4"
_LIGHT = {2: 0.35, 1: 0.0, 0: -0.22}


def draw_solid(
    picture: Picture,
    lattice: Lattice,
    cells: Sequence[SceneCell],
    owners: Sequence[Owner],
    left: float,
    top: float,
    *,
    scale: float = SCALE,
    names: bool = True,
) -> None:
    """Draw the visible faces of the solid in the colors of their pieces, farthest cubes first."""
    box = box_of(lattice, cells, scale)
    frame = Frame(scale, left - box[0], top - box[1])

    def at(vector: Vector) -> Point:
        return frame.at(lattice.position(vector))

    cell_at = {cell.cell: cell for cell in cells}

    def depth(cell: SceneCell) -> int:
        return _toward_viewer(lattice.center(cell.cell))

    for cell in sorted(cells, key=depth):
        neighbors = tuple(lattice.neighbors(cell.cell))
        for side, axis in _facing(lattice, cell, cell_at):
            style = lighter(_style(cell, owners), _LIGHT[axis])
            face = _face(lattice, cell, side)
            picture.polygon([at(corner) for corner in face], style)
            edges: dict[bool, list[list[Point]]] = {True: [], False: []}
            for k, beyond in enumerate(_sides_beyond(lattice, lattice.kind_index(cell.cell))[side]):
                other = cell_at.get(neighbors[beyond])
                inner = other is not None and (same_piece(cell, other) or (cell.owner is None and other.owner is None))
                edges[inner].append([at(corner) for corner in sorted((face[k], face[(k + 1) % 4]))])
            picture.lines(edges[True], THIN, 1.0)
            picture.lines(edges[False], THICK, 2.0)
    if names:
        for owner, (cell, side, axis) in _named_faces(lattice, cells, cell_at).items():
            corners = [at(corner) for corner in _face(lattice, cell, side)]
            middle = (sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4)
            style = lighter(piece_fill(owners[owner].color), _LIGHT[axis])
            size = fitted_size(cell.text, 0.36 * scale, 0.5 * scale)
            picture.text(middle, cell.text, size, style.ink, bold=True, halo=style.halo)


def draw_standing(
    picture: Picture, lattice: Lattice, cells: Sequence[SceneCell], owners: Sequence[Owner], *, scale: float = SCALE
) -> None:
    """Draw the pieces laid so far inside the box of the board: its floor and back walls, no empty cells, no front."""
    left, top, *_ = box_of(lattice, cells, scale)
    frame = Frame(scale, -left, -top)
    on_board = {cell.cell for cell in cells}
    for cell in cells:
        for side, vector in enumerate(lattice.kind(cell.cell).sides):
            if _toward_viewer(vector) < 0 and lattice.across(cell.cell, side)[0] not in on_board:
                wall = [frame.at(lattice.position(corner)) for corner in _face(lattice, cell, side)]
                picture.polygon(wall, _WALL, stroke=_WALL_LINE)
    taken = [cell for cell in cells if cell.state != "empty"]
    if taken:
        mine = box_of(lattice, taken, scale)
        draw_solid(picture, lattice, taken, owners, mine[0] - left, mine[1] - top, scale=scale)


def _toward_viewer(vector: Sequence[int]) -> int:
    return sum(a * b for a, b in zip(vector, _TOWARD_VIEWER, strict=True))


def _facing(lattice: Lattice, cell: SceneCell, cell_at: Mapping[Cell, SceneCell]) -> Iterator[tuple[Side, int]]:
    """The sides of a cube that look to the viewer and touch no other cube, each with its axis."""
    for side, vector in enumerate(lattice.kind(cell.cell).sides):
        if _toward_viewer(vector) > 0 and lattice.across(cell.cell, side)[0] not in cell_at:
            yield side, next(k for k in range(3) if vector[k])


def _face(lattice: Lattice, cell: SceneCell, side: Side) -> list[Vector]:
    corners = lattice.corners(cell.cell)
    return [corners[k] for k in lattice.kind(cell.cell).face_corners[side]]


@cache
def _sides_beyond(lattice: Lattice, kind: int) -> tuple[tuple[Side, ...], ...]:
    """For each face of a cube, and each of its edges in turn, the side to whose neighbor it would go on across that."""
    faces = lattice.kinds[kind].face_corners
    return tuple(
        tuple(
            next(
                other
                for other in range(len(faces))
                if other != side and {face[k], face[(k + 1) % 4]} <= {*faces[other]}
            )
            for k in range(4)
        )
        for side, face in enumerate(faces)
    )


def _named_faces(
    lattice: Lattice, cells: Sequence[SceneCell], cell_at: Mapping[Cell, SceneCell]
) -> dict[int, tuple[SceneCell, Side, int]]:
    """For each piece a face to write its name on, one that no cube in front hides; top faces first."""
    best: dict[int, tuple[tuple[int, float], tuple[SceneCell, Side, int]]] = {}
    centers: dict[int, list[Vector]] = {}
    for cell in cells:
        if cell.owner is not None:
            centers.setdefault(cell.owner, []).append(lattice.center(cell.cell))
    means = {owner: [sum(along) / len(mine) for along in zip(*mine, strict=True)] for owner, mine in centers.items()}
    for cell in cells:
        if cell.owner is None:
            continue
        mean = means[cell.owner]
        for side, axis in _facing(lattice, cell, cell_at):
            face = _face(lattice, cell, side)
            off = sum((sum(corner[k] for corner in face) / 4 - mean[k]) ** 2 for k in range(3))
            rank = (-axis, round(off, 6))
            is_better = cell.owner not in best or rank < best[cell.owner][0]
            if is_better and not _is_hidden(lattice, face, cell_at):
                best[cell.owner] = (rank, (cell, side, axis))
    return {owner: found for owner, (_, found) in best.items()}


def _is_hidden(lattice: Lattice, face: Sequence[Vector], cell_at: Mapping[Cell, SceneCell]) -> bool:
    """Whether a cube stands before the middle of a face or before a point half way to one of its corners."""
    unit = lattice.unit
    middle = [sum(corner[k] for corner in face) / 4 for k in range(3)]
    points = [middle, *([(middle[k] + corner[k]) / 2 for k in range(3)] for corner in face)]
    reach = max(max(cell) - min(cell) for cell in zip(*cell_at, strict=True)) + 1
    for point in points:
        for step in range(1, 4 * reach):
            # Quarter steps of a cube, so that no cube on the way is missed.
            seen = [x + d * step * unit / 4 for x, d in zip(point, _TOWARD_VIEWER, strict=True)]
            if tuple(floor(x / unit + 0.5) for x in seen) in cell_at:
                return True
    return False


def _style(cell: SceneCell, owners: Sequence[Owner]) -> Fill:
    if cell.state == "blocked":
        return Fill(BLOCKED)
    return piece_fill(owners[cell.owner].color) if cell.owner is not None else Fill(_EMPTY)


def seen_from_above(lattice: Lattice, cell: Cell) -> Cell:
    """The square that stands for a cube in its layer."""
    _, row, column = lattice.grid(cell)
    square = SQUARE.cell_on_grid((0, row, column))
    assert square is not None
    return square


def flat_boards(
    lattice: Lattice,
    cells: Sequence[SceneCell],
    owners: Sequence[Owner],
    marks: Sequence[LabelMark],
    *,
    shrink: float = 1.0,
    lines: Sequence[tuple[int, ...]] = (),
) -> list[tuple[int, Drawn]]:
    """The flat boards that show cells: all in one, or in space the layers from the bottom, each with its number.

    A layer is a board of squares seen from above.
    """
    if lattice.dimension == 2:
        return [(0, prepared(lattice, cells, owners, marks, shrink=shrink, lines=lines))]
    layers: dict[int, list[SceneCell]] = {}
    for cell in cells:
        flat = replace(cell, cell=seen_from_above(lattice, cell.cell), labels=(), wrong=())
        if cell.wrong:
            steps = wrong_steps(lattice, cell)
            flat = replace(flat, wrong=tuple(side for side, step in enumerate(steps_of(SQUARE, flat)) if step in steps))
        if cell.labels:
            words = labels_by_step(lattice, cell)
            sides = tuple(words.get(step) for step in steps_of(SQUARE, flat))
            above, below = words.get((1, 0, 0), WILD), words.get((-1, 0, 0), WILD)
            flat = replace(flat, labels=sides, text=f"{cell.text}\n↑{above} ↓{below}")
        layers.setdefault(lattice.grid(cell.cell)[0], []).append(flat)
    # A row of points stands in for the lines, which run through several layers, so that values look like values.
    lines = ((0,),) if lines else ()
    return [
        (number, prepared(SQUARE, layers[number], owners, marks, shrink=shrink, lines=lines))
        for number in sorted(layers)
    ]
