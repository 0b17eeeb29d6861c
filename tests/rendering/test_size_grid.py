"""Grids of sizes, as text and as pictures."""

from __future__ import annotations

from xml.etree import ElementTree

from tilewright.rendering.size_grid import MARKS, size_grid_svg, size_grids, text_of_grid

AXES = (("columns", (1, 2, 10)), ("rows", (1, 2)))
FLAT = {"1x1": "none", "2x1": "prime", "1x2": "prime", "10x2": "open"}


def test_columns_stand_side_by_side_and_rows_below_each_other() -> None:
    [grid] = size_grids(AXES, FLAT)
    assert list(text_of_grid(grid, ascii=True)) == [
        "      columns",
        "rows    1  2 10",
        "   1    .  P",
        "   2    P     ?",
    ]


def test_a_single_size_has_a_single_row() -> None:
    [grid] = size_grids((("side", (1, 2, 3)),), {"1": "prime", "3": "composed"})
    assert list(text_of_grid(grid, ascii=False)) == ["  side", "   1 3", "   ■ +"]


def test_boards_in_space_have_a_grid_for_each_number_of_layers() -> None:
    axes = (*AXES, ("layers", (1, 2)))
    grids = size_grids(axes, {"1x1x1": "none", "2x1x1": "none", "1x2x2": "prime"})
    assert [(grid.title, len(grid.marks)) for grid in grids] == [("layers 1", 2), ("layers 2", 1)]


def test_the_picture_has_a_square_for_each_board_and_for_each_mark_in_the_legend() -> None:
    svg = size_grid_svg(size_grids(AXES, FLAT), title="dominoes", remark="order 1")
    fills = [one.get("fill") for one in ElementTree.fromstring(svg).iter() if one.tag.endswith(("path", "polygon"))]
    for name in ("none", "prime", "open"):
        assert fills.count(MARKS[name].fill) == list(FLAT.values()).count(name) + 1
    assert MARKS["composed"].fill not in fills
