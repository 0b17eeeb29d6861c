"""Balls: seen from the front, the right and above, and the disks of their layers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, dist, hypot, pi, sin, sqrt

from ..families.scenes import Owner, SceneCell, same_piece
from ..lattices import Cell, Lattice
from ..lattices.views import circle
from .bodies import body_fill, means_of, place_of
from .palette import BLACK, Fill, mix, owner_fill
from .picture import Frame, Picture, Point, fitted_size

_RIM = 0.5
"""How much darker than a ball the line around it is."""

_JOINT = 0.5
"""The width of the joint between two balls of a piece; a ball has width 1."""

_POINTS = 8
"""The number of lines that make its end look round."""

_HOLLOW = "#c9c9c9"


def ball_box(lattice: Lattice, cells: Sequence[SceneCell], scale: float) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of balls in pixels, before they are moved to their place."""
    places, radius = [place_of(lattice, cell.cell) for cell in cells], ball_radius(lattice)
    xs, ys = [place[0] for place in places], [place[1] for place in places]
    return (
        scale * (min(xs) - radius),
        -scale * (max(ys) + radius),
        scale * (max(xs) + radius),
        -scale * (min(ys) - radius),
    )


def ball_outlines(lattice: Lattice, cells: Sequence[Cell]) -> list[list[tuple[float, ...]]]:
    """Points around each ball, farthest first."""
    places = sorted((place_of(lattice, cell) for cell in cells), key=lambda place: place[2])
    return [circle((x, y), ball_radius(lattice)) for x, y, _ in places]


def ball_radius(lattice: Lattice) -> float:
    """Half of the way from a ball to its neighbor, in a drawing."""
    return dist(lattice.position(lattice.kinds[0].sides[0]), (0, 0, 0)) / 2


def draw_balls(
    picture: Picture,
    lattice: Lattice,
    cells: Sequence[SceneCell],
    owners: Sequence[Owner],
    frame: Frame,
    *,
    names: bool = True,
) -> None:
    """Draw shaded balls, farthest first; those of one piece are joined where they touch."""
    places = {cell.cell: place_of(lattice, cell.cell) for cell in cells}
    cell_at = {cell.cell: cell for cell in cells}
    radius = ball_radius(lattice)
    drawn: list[tuple[float, int, Cell, Cell]] = []
    for number, cell in enumerate(cells):
        here = places[cell.cell]
        drawn.append((here[2], number, cell.cell, cell.cell))
        for neighbor in lattice.neighbors(cell.cell):
            if same_piece(cell, cell_at.get(neighbor)) and (places[neighbor][2], neighbor) < (here[2], cell.cell):
                drawn.append(((here[2] + places[neighbor][2]) / 2, -1, cell.cell, neighbor))
    for _, _, at, farther in sorted(drawn):
        style = body_fill(cell_at[at], owners)
        if at == farther:
            _draw_ball(picture, frame.at(places[at]), radius * frame.scale, style)
        else:
            _draw_joint(picture, [frame.at(point) for point in _joint(places[at], places[farther], radius)], style)
    if names:
        for owner, cell in _named_balls(lattice, cells, places, radius).items():
            style = owner_fill(owners[owner])
            size = fitted_size(cell.text, 0.42 * frame.scale, 0.7 * frame.scale)
            picture.text(frame.at(places[cell.cell]), cell.text, size, style.ink, bold=True, halo=style.halo)


def draw_disks(
    picture: Picture, lattice: Lattice, cells: Sequence[SceneCell], styles: Mapping[Cell, Fill], frame: Frame
) -> None:
    """Draw the balls of a layer, seen from above; those of one piece are joined where they touch."""
    cell_at = {cell.cell: cell for cell in cells}
    places = {cell.cell: lattice.position(lattice.center(cell.cell)) for cell in cells}
    radius = lattice.room(lattice.kinds[0])
    for cell in cells:
        for neighbor in lattice.neighbors(cell.cell):
            other = cell_at.get(neighbor)
            if neighbor < cell.cell and same_piece(cell, other):
                near, far = ((*places[at], 0.0) for at in (cell.cell, neighbor))
                _draw_joint(picture, [frame.at(point) for point in _joint(near, far, radius)], styles[cell.cell])
    for cell in cells:
        at, style = frame.at(places[cell.cell]), styles[cell.cell]
        picture.include([at], radius * frame.scale)
        if cell.owner is None and cell.state != "blocked":
            picture.circle(at, 0.94 * radius * frame.scale, style.color, stroke=_HOLLOW, width=1.5)
        else:
            _draw_ball(picture, at, radius * frame.scale, style)


def _draw_ball(picture: Picture, at: Point, radius: float, style: Fill) -> None:
    picture.ball(at, radius - 0.5, style, stroke=mix(style.color, BLACK, _RIM))


def _draw_joint(picture: Picture, points: Sequence[Point], style: Fill) -> None:
    picture.polygon(points, mix(style.color, BLACK, 0.12), stroke=mix(style.color, BLACK, _RIM))


def _joint(near: Sequence[float], far: Sequence[float], radius: float) -> list[Point]:
    """The part of a joint that can be seen, a round stick: from a ball, which hides its end, to the farther one."""
    width, length = _JOINT * radius, dist(near, far)
    along = [(b - a) / length for a, b in zip(near, far, strict=True)]
    # The way to the farther ball in the drawing, and across it; how far that ball lets the end be seen.
    flat = hypot(along[0], along[1])
    x, y = along[0] / flat, along[1] / flat
    reach = 2 * radius - sqrt(radius**2 - width**2)
    end = (near[0] + reach * along[0], near[1] + reach * along[1])
    points = [(near[0] - width * y, near[1] + width * x), (near[0] + width * y, near[1] - width * x)]
    for k in range(_POINTS + 1):
        across, ahead = -width * cos(pi * k / _POINTS), width * abs(along[2]) * sin(pi * k / _POINTS)
        points.append((end[0] - across * y + ahead * x, end[1] + across * x + ahead * y))
    return points


def _named_balls(
    lattice: Lattice, cells: Sequence[SceneCell], places: Mapping[Cell, tuple[float, ...]], radius: float
) -> dict[int, SceneCell]:
    """For each piece the ball to write its name on: one whose middle is free, the most central first."""
    means = means_of(lattice, cells)
    best: dict[int, tuple[tuple[float, float], SceneCell]] = {}
    for cell in cells:
        if cell.owner is None:
            continue
        here = places[cell.cell]
        room = min((dist(here[:2], other[:2]) for other in places.values() if other[2] > here[2]), default=2 * radius)
        # A ball nearer to the viewer leaves room for a name if it begins beside the middle.
        rank = (-round(min(room, 1.6 * radius), 6), round(dist(here, means[cell.owner]), 6))
        if room > 1.3 * radius and (cell.owner not in best or rank < best[cell.owner][0]):
            best[cell.owner] = (rank, cell)
    return {owner: cell for owner, (_, cell) in best.items()}
