"""Labels cut into solids: on tiles from above, on bodies into their faces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import dist, inf
from typing import Any

from ..families.cell_values import sides_only
from ..families.scenes import Owner
from ..lattices import Cell, Lattice, Side
from ..rendering.cell_values import shows_pips
from ..values import frozen
from .base import SheetRequest, scale_of
from .curves import Curve
from .engraving import Labels, label_size, labeling_of
from .lettering import fitting, lettering
from .solids import library, union
from .upright import Point3, Upright, cross, unit

DEPTH = 0.6
"""How deep letters are cut, in mm; at most a third of the thickness of a tile."""

# The side of a square that fits into a disk, as a share of its radius, and a bit less.
_SQUARE = 1.2
_LEVEL = 0.999


@frozen
class _LabeledFace:
    """A face of a cell: its middle, the way out, and how far its edges are from the middle at least."""

    middle: Point3
    out: Point3
    room: float

    @classmethod
    def of(cls, lattice: Lattice, upright: Upright, cell: Cell, side: Side) -> _LabeledFace:
        corners = [upright.place(corner) for corner in lattice.corners(cell)]
        own = [corners[k] for k in lattice.kind(cell).face_corners[side]]
        x, y, z = (sum(along) / len(own) for along in zip(*own, strict=True))
        edges = zip(own, own[1:] + own[:1], strict=True)
        # In a triangle or a regular polygon, whose corners may be listed in any order, no edge is nearer.
        room = min(dist((x, y, z), [(a + b) / 2 for a, b in zip(*ends, strict=True)]) for ends in edges)
        return cls((x, y, z), unit(upright.place(lattice.kind(cell).sides[side])), room)

    def rows(self, inward: float) -> list[list[float]]:
        """The motion that takes a plane with its origin to this face, moved inward: what was up stays so, if it can."""
        up = (0.0, 0.0, 1.0) if abs(self.out[2]) < _LEVEL else (0.0, 1.0, 0.0)
        right = unit(cross(up, self.out))
        axes = right, cross(self.out, right), self.out
        at = [m - inward * n for m, n in zip(self.middle, self.out, strict=True)]
        return [[*(axis[k] for axis in axes), at[k]] for k in range(3)]


LabeledCells = Sequence[tuple[Cell, Labels]]
"""Cells of a piece with their labels by side number."""


def letter_size(lattice: Lattice, cells: LabeledCells, request: SheetRequest) -> float:
    """The greatest size of a font at which all labels of these cells fit; infinite without any."""
    if lattice.dimension == 2:
        scale = scale_of(lattice, request.edge)
        return min((label_size(lattice, cell, labels, scale) for cell, labels in cells), default=inf)
    upright, sizes = Upright.of(lattice, request.edge), [inf]
    for cell, labels in cells:
        for side, label in enumerate(sides_only(labels)):
            if label is not None:
                room = _SQUARE * (_LabeledFace.of(lattice, upright, cell, side).room - request.gap / 2 - request.bevel)
                sizes.append(fitting(label, room, room))
    return min(sizes)


def with_labels(
    solid: Any, lattice: Lattice, cells: LabeledCells, request: SheetRequest, size: float, owner: Owner
) -> Any:
    """The solid of a piece with its labels cut into it, and the values of its cells if it is flat."""
    if lattice.dimension == 2:
        found = list(_flat_letters(lattice, dict(cells), request, size, shows_pips(lattice, owner)))
    else:
        found = list(_letters(lattice, dict(cells), request, size))
    return solid - union(found) if found else solid


def _cut(curves: Iterable[Curve], depth: float) -> Any:
    """Letters around the origin of a plane, from below it by this depth to above it."""
    manifold3d = library()
    outlines = [curve.polygon() for curve in curves if curve.is_closed]
    return manifold3d.CrossSection(outlines, manifold3d.FillRule.NonZero).extrude(depth + 1).translate((0, 0, -depth))


def _flat_letters(
    lattice: Lattice, cells: dict[Cell, Labels], request: SheetRequest, size: float, with_pips: bool
) -> Iterator[Any]:
    scale, depth = scale_of(lattice, request.edge), min(DEPTH, request.thickness / 3)
    for cell, labels in cells.items():
        if any(label is not None for label in labels):
            curves = labeling_of(lattice, cell, labels, scale, size, with_pips=with_pips)
            if curves:
                yield _cut(curves, depth).translate((0, 0, request.thickness))


def _letters(lattice: Lattice, cells: dict[Cell, Labels], request: SheetRequest, size: float) -> Iterator[Any]:
    upright = Upright.of(lattice, request.edge)
    for cell, labels in cells.items():
        for side, label in enumerate(sides_only(labels)):
            if label is not None and lattice.across(cell, side)[0] not in cells:
                face = _LabeledFace.of(lattice, upright, cell, side)
                rows = face.rows(request.gap / 2)
                yield _cut(lettering(label, size, 0.0, 0.0), DEPTH).transform(rows)
