"""Parts that a laser cuts from a sheet, and how outlines become cuts; lines in millimeters, y upward."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from math import atan2, degrees, floor

from ..errors import InvalidRequest
from ..families.base import Thing
from ..lattices import Cell, Lattice
from ..rendering.cell_values import shows_pips
from ..values import frozen
from .base import SheetRequest
from .curves import Curve, circle_curve, greatest_radius, offset, rounded
from .engraving import inner_edges, label_size, labeling_of
from .outlines import Loop, outlines, rim

_WIDEST = 0.25
"""The greatest gap and kerf, as a share of the way from the center of a cell to its nearest side.

Up to that no side of an outline vanishes, and none meets another.
"""

_QUARTERS = (0, 90, 180, 270)


@frozen
class CutPart:
    """A part by its cuts, the one around it first, and the lines engraved on it."""

    name: str
    cuts: tuple[Curve, ...]
    engraved: tuple[Curve, ...] = ()

    @property
    def layers(self) -> tuple[tuple[Curve, ...], tuple[Curve, ...]]:
        """What is engraved, and what is cut after that: holes first, since a part that is cut loose may move."""
        outer, *holes = self.cuts
        return self.engraved, (*holes, outer)

    @cached_property
    def angles(self) -> tuple[float, ...]:
        """The angles, in degrees, by which to turn it so that one of its straight sides becomes level or upright."""
        sides = [degrees(atan2(to_y - y, to_x - x)) for (x, y), (to_x, to_y), bulge in self.cuts[0].ways if not bulge]
        return tuple(
            sorted({0.0, *(round((quarter - side) % 360, 6) % 360 for side in sides for quarter in _QUARTERS)})
        )

    @cached_property
    def _box(self) -> tuple[float, float, float, float]:
        xs, ys = zip(*(point for curve in self.cuts for point in curve.polygon()), strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def width(self) -> float:
        return self._box[2] - self._box[0]

    @property
    def height(self) -> float:
        return self._box[3] - self._box[1]

    def placed(self, angle: float, x: float, y: float) -> CutPart:
        """The part turned counterclockwise about the origin, and then moved."""
        cuts, engraved = (tuple(one.placed(angle, x, y) for one in curves) for curves in (self.cuts, self.engraved))
        return replace(self, cuts=cuts, engraved=engraved)


@frozen
class PartCutter:
    """Makes parts of the cells of a planar lattice."""

    lattice: Lattice
    request: SheetRequest
    scale: float
    """Millimeters to the unit of `lattice.position`."""

    def loops(self, cells: Iterable[Cell], *, whole: bool = False) -> list[Loop]:
        """The outlines of cells in millimeters."""
        return [[self.at(corner) for corner in loop] for loop in outlines(self.lattice, cells, whole=whole)]

    def at(self, position: Sequence[float]) -> tuple[float, float]:
        return self.scale * position[0], self.scale * position[1]

    def center(self, cell: Cell) -> tuple[float, float]:
        return self.at(self.lattice.position(self.lattice.center(cell)))

    def room(self, cells: Iterable[Cell]) -> float:
        """The least distance from the center of one of these cells to its sides."""
        return self.scale * min(self.lattice.room(self.lattice.kind(cell)) for cell in cells)

    def check(self, cells: Sequence[Cell]) -> None:
        """Raise InvalidRequest for a kerf or a gap that is too wide for these cells."""
        most = _WIDEST * self.room(cells)
        request = self.request
        for name, width in (("kerf", request.kerf), ("gap", request.gap), ("tray gap", request.tray_gap or 0.0)):
            if width > most:
                raise InvalidRequest(
                    f"a {name} of {width:g} mm is too wide for {self.lattice.nouns[1]} with edges of "
                    f"{self.scale:g} mm: at most {_at_most(most)} mm; or make the cells larger"
                )

    def cuts(self, name: str, loops: Iterable[Loop], gap: float = 0.0) -> tuple[Curve, ...]:
        """The way of the laser around a part with these outlines, which becomes smaller all around by half of a gap."""
        half, radius = self.request.kerf / 2, self.request.radius
        found = []
        for loop in loops:
            if not radius:
                found.append(Curve.of(offset(loop, half - gap / 2)))
                continue
            finished = offset(loop, -gap / 2)
            most = greatest_radius(finished)
            if radius > most * (1 + 1e-9):
                about = f"the corners of {name} cannot be rounded to a radius of {radius:g} mm"
                raise InvalidRequest(f"{about}: at most {_at_most(most)} mm; or make the cells larger")
            found.append(rounded(offset(finished, half), radius + half, max(0.0, radius - half)))
        return tuple(found)

    def disk(self, radius: float, x: float = 0.0, y: float = 0.0, *, is_hole: bool = False) -> Curve:
        """The way of the laser around a disk, or around a round hole."""
        half = self.request.kerf / 2
        around = circle_curve(x, y, radius - half if is_hole else radius + half)
        return around.reversed() if is_hole else around

    def piece(self, thing: Thing, size: float) -> CutPart:
        """A piece, as it is listed, with its labels in a font of this size."""
        request, lying = self.request, thing.orientations[0]
        if request.kerf > request.gap and any(len(ends) > 1 for ends in rim(self.lattice, lying.cells).values()):
            raise InvalidRequest(
                f"piece {thing.name} touches itself at a corner; with a kerf of {request.kerf:g} mm a gap at least as "
                "wide keeps the cuts apart there"
            )
        with_pips = thing.owner is not None and shows_pips(self.lattice, thing.owner)
        engraved = [
            curve
            for cell, labels in zip(lying.cells, lying.labels, strict=True)
            if any(labels)
            for curve in labeling_of(self.lattice, cell, labels, self.scale, size, with_pips=with_pips)
        ]
        if request.borders:
            engraved += inner_edges(self.lattice, lying.cells, self.scale, request.gap)
        cuts = self.cuts(f"piece {thing.name}", self.loops(lying.cells, whole=True), request.gap)
        return CutPart(thing.name, cuts, tuple(engraved))

    def label_size(self, things: Iterable[Thing]) -> float:
        """The greatest size at which the labels of all pieces fit."""
        lying = [one for thing in things for one in zip(*_as_listed(thing), strict=True)]
        return min((label_size(self.lattice, cell, labels, self.scale) for cell, labels in lying), default=0.0)


def _as_listed(thing: Thing) -> tuple[tuple[Cell, ...], tuple[tuple[str | None, ...], ...]]:
    return thing.orientations[0].cells, thing.orientations[0].labels


def _at_most(length: float) -> str:
    """A length in millimeters, rounded down to two decimals."""
    return f"{floor(100 * length + 1e-6) / 100:g}"
