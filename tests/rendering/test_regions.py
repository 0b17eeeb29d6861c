"""Regions in pictures: all outlines are seen, and all badges."""

from __future__ import annotations

import re
from typing import Any

import tilewright as tw
from tilewright.rendering import scene_of

SQUARE = tw.LATTICES["square"]


def puzzle_with(*regions: tuple[int, ...]) -> Any:
    board = tw.Board.of(SQUARE, tw.shape_cells(SQUARE, "rectangle", {"columns": 3, "rows": 2}))
    pieces = [tw.piece(SQUARE, f"{n}", [(0, 0), (1, 0)], values=[n, n]) for n in (1, 2, 3)]
    return tw.TilingPuzzle("r", board, pieces, rules=[tw.Regions([tw.Region(cells, "equal") for cells in regions])])


def outlines(puzzle: Any) -> dict[str, set[str]]:
    """The dashed lines of a picture, by their colors."""
    found: dict[str, set[str]] = {}
    for path, color in re.findall(
        r'<path d="([^"]*)" fill="none" stroke="(#\w+)"[^>]*dasharray', tw.draw(puzzle, "svg")
    ):
        found.setdefault(color, set()).update(path.split("M")[1:])
    return found


def test_regions_that_overlap_have_an_outline_each_and_none_hides_another() -> None:
    alone = [outlines(puzzle_with(cells)) for cells in ((0, 1, 3), (1, 2), (1,))]
    together = outlines(puzzle_with((0, 1, 3), (1, 2), (1,)))
    assert [len(lines) for lines in together.values()] == [len(lines) for one in alone for lines in one.values()]
    first, second, third = together.values()
    assert first.isdisjoint(second)
    assert third.isdisjoint(first | second)


def test_each_badge_has_a_cell_of_its_own_where_there_is_one() -> None:
    cells = scene_of(puzzle_with((0, 1), (1,), (1, 2), (0, 1, 2, 3))).cells
    badges = [[region.number for region in cell.regions if region.badge] for cell in cells]
    assert badges == [[0], [1], [2], [3], [], []]
