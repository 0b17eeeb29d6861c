"""Trays for flat boards, and open boxes for boards in space whose walls stand upright."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Any

from ..errors import InvalidRequest
from ..lattices import Cell, Lattice
from .base import SheetRequest
from .curves import offset
from .solids import cutter_of, library, prism
from .tray import around
from .upright import Upright

_FLOOR = 2.0
"""How thick the floor is."""

_LEVEL = 1e-6


def box_of(lattice: Lattice, cells: Sequence[Cell], board: Sequence[Cell], request: SheetRequest) -> Any:
    """A floor with room for these cells, and a wall around the whole board; InvalidRequest if no box can be made.

    The wall is as high as flat pieces, or in space as all layers together. Unless the request says otherwise, it is
    as far from pieces as these are from each other. It fills the other cells of the board.
    """
    flat, level, height = (
        (cells, 0.0, request.thickness) if lattice.dimension == 2 else _layers(lattice, cells, request)
    )
    surface = lattice.layer or lattice
    cutter = cutter_of(surface, request)
    loops = cutter.loops(flat)
    around_all = cutter.loops(board) if lattice.dimension == 2 else loops
    outer = around([(x, y) for loop in around_all for x, y in loop], request.rim)
    body = prism([curve.polygon() for curve in cutter.cuts("the tray", [outer])], _FLOOR + height, 0.0)
    manifold3d = library()
    inner = [offset(loop, request.wall(request.gap)) for loop in loops]
    room = manifold3d.CrossSection(inner, manifold3d.FillRule.Positive)
    # Taken away a bit higher than the wall, so that no skin is left.
    return (body - room.extrude(height + 1).translate((0, 0, _FLOOR))).translate((0, 0, level - _FLOOR))


def _layers(lattice: Lattice, cells: Sequence[Cell], request: SheetRequest) -> tuple[list[Cell], float, float]:
    """The cells of any layer, as those of the planar lattice, where the lowest begins, and how high all are."""
    upright, surface = Upright.of(lattice, request.edge), lattice.layer
    assert surface is not None
    layers: dict[int, set[Cell | None]] = {}
    for cell in cells:
        layer, row, column = lattice.grid(cell)
        layers.setdefault(layer, set()).add(surface.cell_on_grid((0, row, column)))
    first = next(iter(layers.values()))
    is_whole = len(layers) == max(layers) - min(layers) + 1 and all(layer == first for layer in layers.values())
    if lattice.is_round or not _stands_upright(lattice, upright) or not is_whole:
        raise InvalidRequest(
            "only a board whose walls stand upright, with the same cells in each layer, has a box; leave the tray away"
        )
    heights = [upright.place(corner)[2] for cell in cells for corner in lattice.corners(cell)]
    return [cell for cell in first if cell is not None], min(heights), max(heights) - min(heights)


def _stands_upright(lattice: Lattice, upright: Upright) -> bool:
    """Tell whether all faces of cells are upright or level."""
    ways = [upright.place(side) for kind in lattice.kinds for side in kind.sides]
    return all(abs(z) < _LEVEL or hypot(x, y) < _LEVEL for x, y, z in ways)
