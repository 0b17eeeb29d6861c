"""How pictures show regions: a tint that differs from those beside it, and a badge with the condition."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..boards import Board
from .scenes import CellRegion


def shown_regions(
    board: Board, regions: Iterable[tuple[tuple[int, ...], str, str]]
) -> Mapping[int, tuple[CellRegion, ...]]:
    """For each cell the regions that it lies in.

    A region has cells, a badge, and its condition in words behind "the values". The badge stands on the last cell of
    each in reading order, if it can be on one that has no other badge.
    """
    numbers: dict[tuple[int, ...], int] = {}
    badges: dict[int, list[str]] = {}
    words: dict[int, list[str]] = {}
    for cells, badge, wanted in regions:
        # Several conditions on the same cells are one region for the eye.
        number = numbers.setdefault(tuple(sorted(cells)), len(numbers))
        badges.setdefault(number, []).append(badge)
        words.setdefault(number, []).append(wanted)
    tints, depths, places = _tints(board, list(numbers)), _depths(list(numbers)), _places(list(numbers))
    found: dict[int, list[CellRegion]] = {}
    for cells, number in numbers.items():
        for cell in cells:
            text = " ".join(badges[number]) if cell == places[number] else ""
            said = f"the values {' and '.join(words[number])}"
            found.setdefault(cell, []).append(CellRegion(number, tints[number], text, said, depths[number]))
    return {cell: tuple(own) for cell, own in found.items()}


def _tints(board: Board, regions: Sequence[tuple[int, ...]]) -> list[int]:
    """For each region the least number that no region before it and beside it has."""
    near: dict[int, set[int]] = {}
    for edge in board.edges:
        near.setdefault(edge.cell, set()).add(edge.other)
        near.setdefault(edge.other, set()).add(edge.cell)
    tints: list[int] = []
    of_cell: dict[int, set[int]] = {}
    for cells in regions:
        taken = {tint for cell in cells for other in {cell, *near.get(cell, ())} for tint in of_cell.get(other, ())}
        tints.append(_least_besides(taken))
        for cell in cells:
            of_cell.setdefault(cell, set()).add(tints[-1])
    return tints


def _depths(regions: Sequence[tuple[int, ...]]) -> list[int]:
    """For each region the least number that no region before it on one of its cells has."""
    depths: list[int] = []
    of_cell: dict[int, set[int]] = {}
    for cells in regions:
        depths.append(_least_besides({depth for cell in cells for depth in of_cell.get(cell, ())}))
        for cell in cells:
            of_cell.setdefault(cell, set()).add(depths[-1])
    return depths


def _places(regions: Sequence[tuple[int, ...]]) -> list[int]:
    """For each region the cell of its badge; small ones choose first."""
    places: dict[int, int] = {}
    for number in sorted(range(len(regions)), key=lambda number: len(regions[number])):
        free = [cell for cell in regions[number] if cell not in places.values()]
        places[number] = free[-1] if free else regions[number][-1]
    return [places[number] for number in range(len(regions))]


def _least_besides(taken: set[int]) -> int:
    return next(number for number in range(len(taken) + 1) if number not in taken)
