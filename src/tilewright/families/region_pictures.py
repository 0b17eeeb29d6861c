"""How pictures show regions: a tint that differs from those beside it, and a badge with the condition."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..boards import Board
from .scenes import CellRegion


def shown_regions(
    board: Board, regions: Iterable[tuple[tuple[int, ...], str, str]]
) -> Mapping[int, tuple[CellRegion, ...]]:
    """For each cell the regions that it lies in; the badge stands on the last cell of each in reading order.

    A region has cells, a badge, and its condition in words behind "the values".
    """
    numbers: dict[tuple[int, ...], int] = {}
    badges: dict[int, list[str]] = {}
    words: dict[int, list[str]] = {}
    for cells, badge, wanted in regions:
        # Several conditions on the same cells are one region for the eye.
        number = numbers.setdefault(tuple(sorted(cells)), len(numbers))
        badges.setdefault(number, []).append(badge)
        words.setdefault(number, []).append(wanted)
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
