"""Nets of cubes: their faces in the plane, to be cut out of card, folded, and joined with tape."""

from __future__ import annotations

from collections.abc import Sequence

from ..families import Puzzle, family_of
from ..families.base import Thing
from ..families.cell_values import sides_only
from ..lattices import Lattice
from .base import SheetRequest
from .cut_parts import CutPart, PartCutter
from .engraving import inner_edges
from .lettering import fitting, lettering

_LABEL = 0.55
"""The width and the height of a label, as a share of the edge."""


def has_nets(puzzle: Puzzle) -> bool:
    """Tell whether all pieces of a puzzle are single cells whose faces unfold into squares."""
    kinds = puzzle.lattice.kinds
    faces = [face for kind in kinds for face in kind.face_corners]
    things = [] if family_of(puzzle).has_sums else family_of(puzzle).table.things(puzzle)
    return (
        bool(things)
        and all(len(face) == 4 for face in faces)
        and all(kind.net for kind in kinds)
        and all(len(thing.orientations[0].cells) == 1 for thing in things)
    )


def net_parts(request: SheetRequest, squares: Lattice, things: Sequence[Thing]) -> list[CutPart]:
    """The net of each cube, with its labels; lines to fold along are engraved."""
    cutter = PartCutter(squares, request, request.edge)
    sizes = [fitting(label, _LABEL * request.edge, _LABEL * request.edge) for label in _labels(things)]
    size = min(sizes, default=0.0)
    return [_net(cutter, request.puzzle.lattice, thing, size) for thing in things]


def _labels(things: Sequence[Thing]) -> list[str]:
    return [label for thing in things for label in sides_only(thing.orientations[0].labels[0]) if label is not None]


def _net(cutter: PartCutter, lattice: Lattice, thing: Thing, size: float) -> CutPart:
    [cell], [labels] = thing.orientations[0].cells, thing.orientations[0].labels
    faces = [(column, -row) for column, row in lattice.kind(cell).net]
    engraved = inner_edges(cutter.lattice, faces, cutter.scale, 0.0)
    for face, label in zip(faces, sides_only(labels), strict=True):
        engraved += lettering(label or "", size, *cutter.center(face))
    return CutPart(thing.name, cutter.cuts("the net", cutter.loops(faces)), tuple(engraved))
