"""Boards of cubes as solids: the far walls of the box, and before them what lies there."""

from __future__ import annotations

import re

import pytest

from tilewright.desk.asks import answer
from tilewright.desk.limits import Refused


def _lines(svg: str) -> list[str]:
    return re.findall(r"<path[^>]*>", svg)


def test_an_empty_box_shows_its_far_sides_only() -> None:
    shown = answer("standing", {"puzzle": {"name": "pentominoes-3x4x5"}})
    # Each of the three far sides once, a polygon for each face of a cube.
    assert len(_lines(shown["svg"])) == 3 * 4 + 4 * 5 + 3 * 5
    assert shown["defs"] == ""


def test_pieces_hide_what_is_behind_them_and_have_their_patterns() -> None:
    pieces = answer("view", {"puzzle": {"name": "pentominoes-3x4x5"}})["pieces"]
    straight = next(k for k, piece in enumerate(pieces) if piece["code"] == "Y")
    shown = answer("standing", {"puzzle": {"name": "pentominoes-3x4x5", "placed": [[straight, 0, 30]]}})
    assert 'aria-label="Y"' in shown["svg"]
    assert re.findall(r"url\(#([^)]*)\)", shown["svg"])
    for name in re.findall(r"url\(#([^)]*)\)", shown["svg"]):
        assert f'id="{name}"' in shown["defs"]


def test_the_picture_is_as_large_with_pieces_as_without() -> None:
    empty = answer("standing", {"puzzle": {"name": "soma"}})["box"]
    some = answer("standing", {"puzzle": {"name": "soma", "placed": [[1, 9, 3]]}})["box"]
    # But for the thicker lines of pieces.
    assert some == pytest.approx(empty, abs=2)


@pytest.mark.parametrize("name", ["unicorn", "cube-corners"])
def test_only_cells_in_space_stand(name: str) -> None:
    with pytest.raises(Refused, match="cells in space"):
        answer("standing", {"puzzle": {"name": name}})
