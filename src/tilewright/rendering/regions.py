"""Regions of a board in SVG: a tint on empty cells, a dashed outline, and a badge with the condition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..families.scenes import CellRegion, SceneCell
from ..lattices import Cell
from .font import text_width
from .palette import WHITE, mix
from .picture import Box, Frame, Picture, Point, fitted_size

if TYPE_CHECKING:
    from .drawn import Drawn

_HUES = ("#8a5fbf", "#d1743c", "#2f8f6b", "#c2477f", "#3b76b8", "#8c8a2a")
_NOT_EQUAL = "\N{NOT EQUAL TO}"
_INSET, _FURTHER, _DEEPEST = 0.1, 0.045, 3
"""The distance of an outline from the sides of cells in lattice units, and how much further in the next one of those
that overlap is, as far as it is kept from the middle."""
_BADGE = 0.3
"""The size of the text of a badge, in lattice units; a badge keeps off the pips beside it."""


TINTS = tuple(mix(hue, WHITE, 0.78) for hue in _HUES)
"""The colors of empty cells in regions."""


def tint(cell: SceneCell) -> str:
    """The color of an empty cell in a region; "" outside of all regions."""
    return TINTS[cell.regions[0].tint % len(TINTS)] if cell.regions else ""


def _hue(region: CellRegion) -> str:
    return _HUES[region.tint % len(_HUES)]


def draw_regions(picture: Picture, board: Drawn, frame: Frame) -> None:
    """The outline and the badge of each region; outlines of regions that overlap lie one inside the other."""
    at = {cell.cell: cell for cell in board.cells}
    paths: dict[int, list[list[Point]]] = {}
    for cell in board.cells:
        for region in cell.regions:
            paths.setdefault(region.tint, []).extend(_edges(board, frame, cell, region, at))
    for number, lines in paths.items():
        picture.lines(lines, _HUES[number % len(_HUES)], max(1.5, 0.03 * frame.scale), dashes="5 4")
    for cell in board.cells:
        for region, place in badges_on(board, cell):
            _draw_badge(picture, board, frame, cell, region, place)


def _edges(
    board: Drawn, frame: Frame, cell: SceneCell, own: CellRegion, at: Mapping[Cell, SceneCell]
) -> list[list[Point]]:
    """The sides of a cell at which one of its regions ends, drawn a little inside."""
    corners, lattice, center = board.lattice.corners(cell.cell), board.lattice, board.center(cell)
    inset, found = _INSET + _FURTHER * min(own.depth, _DEEPEST), []
    for side, neighbor in enumerate(lattice.neighbors(cell.cell)):
        other = at.get(neighbor)
        if other is not None and any(region.number == own.number for region in other.regions):
            continue
        ends = [lattice.position(corners[k]) for k in lattice.kind(cell.cell).face_corners[side]]
        found.append([frame.at([x + inset * (c - x) * 2 for x, c in zip(end, center, strict=True)]) for end in ends])
    return found


def badges_on(board: Drawn, cell: SceneCell) -> list[tuple[CellRegion, Point]]:
    """The regions whose badge a cell has, each with the middle of the badge: on a side, where no value or name is."""
    corners, faces = board.lattice.corners(cell.cell), board.lattice.kind(cell.cell).face_corners
    ends = [[board.lattice.position(corners[k]) for k in face[:2]] for face in faces]
    sides = sorted((round((a[1] + b[1]) / 2, 6), -round((a[0] + b[0]) / 2, 6)) for a, b in ends)
    with_badge = [region for region in cell.regions if region.badge]
    return [(region, (-sides[k % len(sides)][1], sides[k % len(sides)][0])) for k, region in enumerate(with_badge)]


def badge_box(board: Drawn, frame: Frame, cell: SceneCell, region: CellRegion, place: Point) -> Box:
    """The box of a badge in pixels."""
    size = _text_size(board, frame, cell, region)
    width, height = text_width(region.badge) * size + 0.5 * size, 1.25 * size
    x, y = frame.at(place)
    return x - width / 2, y - height / 2, width, height


def _text_size(board: Drawn, frame: Frame, cell: SceneCell, region: CellRegion) -> float:
    reach = board.lattice.room(board.lattice.kind(cell.cell))
    return frame.scale * fitted_size(region.badge, _BADGE * min(1.0, 2 * reach), 2.2 * reach)


def _draw_badge(
    picture: Picture, board: Drawn, frame: Frame, cell: SceneCell, region: CellRegion, place: Point
) -> None:
    """The condition of a region in a small label."""
    size, middle = _text_size(board, frame, cell, region), frame.at(place)
    left, top, width, height = badge_box(board, frame, cell, region, place)
    box = [(left, top), (left + width, top), (left + width, top + height), (left, top + height)]
    picture.polygon(box, mix(_hue(region), "#000000", 0.25), stroke=WHITE, width=1.0)
    picture.text(middle, region.badge.replace(_NOT_EQUAL, "="), size, WHITE, bold=True)
    if _NOT_EQUAL in region.badge:
        # Not every font has the sign.
        reach = 0.45 * size
        picture.lines(
            [[(middle[0] - reach / 2, middle[1] + reach), (middle[0] + reach / 2, middle[1] - reach)]], WHITE, 1.5
        )
