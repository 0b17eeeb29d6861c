"""How pictures show regions: a tint that differs from those beside it, and a badge with the condition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...scenes import CellRegion

if TYPE_CHECKING:
    from ....boards import Board

_SIGNS = {"same": "\N{GREEK CAPITAL LETTER SIGMA}", "equal": "=", "different": "\N{NOT EQUAL TO}"}
_MOST_VALUES = 3


def badge(region: Any) -> str:
    """The condition of a region in a few characters."""
    if region.condition in _SIGNS:
        return _SIGNS[region.condition]
    values = "/".join(region.values[:_MOST_VALUES]) + "\N{HORIZONTAL ELLIPSIS}" * (len(region.values) > _MOST_VALUES)
    if region.condition == "values":
        return values
    if region.most is None:
        bounds = f">{region.least - 1}"
    elif region.least == 0 and region.most > 0:
        bounds = f"<{region.most + 1}"
    else:
        bounds = str(region.least) if region.least == region.most else f"{region.least}-{region.most}"
    return f"{bounds}\N{MULTIPLICATION SIGN}{values}" if region.condition == "count" else bounds


def shown_regions(board: Board, regions: Sequence[Any]) -> Mapping[int, tuple[CellRegion, ...]]:
    """For each cell the regions that it lies in; the badge stands on the last cell of each in reading order."""
    numbers: dict[tuple[int, ...], int] = {}
    badges: dict[int, list[str]] = {}
    words: dict[int, list[str]] = {}
    for region in regions:
        # Several conditions on the same cells are one region for the eye.
        number = numbers.setdefault(tuple(sorted(region.cells)), len(numbers))
        badges.setdefault(number, []).append(badge(region))
        words.setdefault(number, []).append(region.wanted)
    tints = _tints(board, list(numbers))
    found: dict[int, list[CellRegion]] = {}
    for cells, number in numbers.items():
        for cell in cells:
            text = " ".join(badges[number]) if cell == cells[-1] else ""
            said = f"the values {' and '.join(words[number])}"
            found.setdefault(cell, []).append(CellRegion(number, tints[number], text, said))
    return {cell: tuple(own) for cell, own in found.items()}


def _tints(board: Board, regions: Sequence[tuple[int, ...]]) -> list[int]:
    """For each region the least number that no region before it and beside it has."""
    near: dict[int, set[int]] = {}
    for edge in board.edges:
        near.setdefault(edge.cell, set()).add(edge.other)
        near.setdefault(edge.other, set()).add(edge.cell)
    tints: list[int] = []
    of_cell: dict[int, int] = {}
    for cells in regions:
        taken = {of_cell[other] for cell in cells for other in {cell, *near.get(cell, ())} if other in of_cell}
        tints.append(next(tint for tint in range(len(tints) + 1) if tint not in taken))
        of_cell.update(dict.fromkeys(cells, tints[-1]))
    return tints
