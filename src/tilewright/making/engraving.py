"""Lines that are engraved: labels on tiles, values of cells, edges between cells, the lines of a labeling."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import atan2, degrees, dist, hypot, sqrt

from ..families.cell_values import CellValue, sides_only, value_on
from ..lattices import Cell, Lattice, Vector
from ..rendering.cell_values import PIP_RADIUS, pips_of
from ..rendering.picture import Point
from .curves import Curve, circle_curve
from .lettering import fitting, lettering
from .outlines import edges, rim

Labels = tuple[str | None, ...]

_SHARE = 0.8
"""The share of the room for a label that it may fill."""


def inner_edges(lattice: Lattice, cells: Sequence[Cell], scale: float, trim: float) -> list[Curve]:
    """The edges between cells, those in one line as one; shorter by `trim` where they would end in an outline."""
    around = rim(lattice, cells)
    found = []
    for first, second in edges(lattice, cells):
        if first < second and second not in around.get(first, ()) and first not in around.get(second, ()):
            (x, y), (to_x, to_y) = (_scaled(lattice.position(corner), scale) for corner in (first, second))
            share = trim / hypot(to_x - x, to_y - y)
            start, end = share * (first in around), 1 - share * (second in around)
            found.append(
                (
                    (x + start * (to_x - x), y + start * (to_y - y)),
                    (x + end * (to_x - x), y + end * (to_y - y)),
                )
            )
    return merged(found)


def _scaled(position: Sequence[float], scale: float) -> Point:
    return scale * position[0], scale * position[1]


def merged(ways: Iterable[tuple[Point, Point]], disks: Sequence[tuple[float, float, float]] = ()) -> list[Curve]:
    """Straight lines without those that lie upon others, and without what is within disks (x, y and radius)."""
    lines: dict[tuple[float, float], tuple[tuple[float, float, float], list[tuple[float, float]]]] = {}
    for start, end in ways:
        (x, y), (to_x, to_y) = sorted((start, end))
        c, s = (to_x - x) / dist(start, end), (to_y - y) / dist(start, end)
        if c < 1e-9:
            c, s = 0.0, 1.0
        # The slope of a line and its distance from the origin name it.
        away = c * y - s * x
        _, spans = lines.setdefault((round(s, 6), round(away, 3)), ((c, s, away), []))
        low, high = sorted((c * x + s * y, c * to_x + s * to_y))
        spans.append((low, high))
    found = []
    for (c, s, away), spans in lines.values():
        for low, high in _without(_united(spans), list(_chords(c, s, away, disks))):
            found.append(Curve.of([(c * t - s * away, s * t + c * away) for t in (low, high)], is_closed=False))
    return found


def _united(spans: Iterable[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    ordered = sorted(spans)
    low, high = ordered[0]
    for start, end in ordered[1:]:
        if start > high + 1e-3:
            yield low, high
            low, high = start, end
        high = max(high, end)
    yield low, high


def _chords(
    c: float, s: float, away: float, disks: Iterable[tuple[float, float, float]]
) -> Iterator[tuple[float, float]]:
    """Where a line is within disks."""
    for x, y, radius in disks:
        square = radius**2 - (c * y - s * x - away) ** 2
        if square > 0:
            yield c * x + s * y - sqrt(square), c * x + s * y + sqrt(square)


def _without(
    spans: Iterable[tuple[float, float]], holes: Sequence[tuple[float, float]]
) -> Iterator[tuple[float, float]]:
    for low, high in spans:
        for start, end in sorted(holes):
            if start < high and end > low:
                if start > low:
                    yield low, start
                low = max(low, end)
        if low < high - 1e-3:
            yield low, high


def label_size(lattice: Lattice, cell: Cell, labels: Labels, scale: float) -> float:
    """The greatest size at which the labels of a cell fit between its sides and its middle; infinite without any."""
    sizes = [float("inf")]
    depth = (1 - lattice.inner) * lattice.room(lattice.kind(cell))
    for label, (first, second) in zip(sides_only(labels), _sides(lattice, cell), strict=False):
        if label is not None:
            middle = (1 + lattice.inner) / 2 * hypot(second[0] - first[0], second[1] - first[1])
            sizes.append(fitting(label, _SHARE * middle * scale, _SHARE * depth * scale))
    return min(sizes)


def labeling_of(
    lattice: Lattice, cell: Cell, labels: Labels, scale: float, size: float, *, with_pips: bool
) -> list[Curve]:
    """The value of a cell in its middle, its labels, each with its foot toward the middle, and lines between these."""
    center, inner = lattice.position(lattice.center(cell)), lattice.inner
    sides, found = _sides(lattice, cell), list[Curve]()
    value, labels = value_on(labels), sides_only(labels)
    if value is not None:
        room = scale * lattice.room(lattice.kind(cell)) * (inner if any(labels) else 1.0)
        found += _value(value, *_scaled(center, scale), room, with_pips)
    for label, (first, second) in zip(labels, sides, strict=bool(labels)):
        if label is not None:
            # The middle of the place between the side and its image around the center.
            middle = [(1 + inner) / 4 * (a + b - 2 * m) + m for a, b, m in zip(first, second, center, strict=True)]
            angle = degrees(atan2(first[1] - second[1], first[0] - second[0]))
            found += lettering(label, size, *_scaled(middle, scale), angle)
    for first, _ in sides if any(label is not None for label in labels) else ():
        ends = [
            _scaled([m + share * (a - m) for a, m in zip(first, center, strict=True)], scale) for share in (inner, 0.9)
        ]
        found.append(Curve.of(ends, is_closed=False))
    return found


def _value(value: CellValue, x: float, y: float, room: float, with_pips: bool) -> list[Curve]:
    if with_pips:
        return [circle_curve(x + u * room, y - v * room, PIP_RADIUS * room) for u, v in pips_of(str(value))]
    return lettering(value, fitting(value, 1.4 * room, 0.8 * room), x, y)


def _sides(lattice: Lattice, cell: Cell) -> list[tuple[tuple[float, ...], tuple[float, ...]]]:
    """The ends of each side of a cell, counterclockwise."""
    corners = lattice.corners(cell)
    ends: list[tuple[Vector, Vector]] = [(corners[k], corners[m]) for k, m in lattice.kind(cell).face_corners]
    return [(lattice.position(first), lattice.position(second)) for first, second in ends]
