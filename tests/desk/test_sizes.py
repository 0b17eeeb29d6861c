"""Puzzles that are too large are refused before anything of them is built."""

from __future__ import annotations

from typing import Any

import pytest

from tilewright.desk.limits import DeskLimits, Refused
from tilewright.desk.opened import opened
from tilewright.desk.sizes import FARTHEST, check_size
from tilewright.web.settings import Settings

LIMITS = DeskLimits()
SQUARE: dict[str, Any] = {"format": 1, "family": "tiling", "lattice": "square", "tiles": ["A A A A"]}


def refusal(document: dict[str, Any]) -> Refused:
    with pytest.raises(Refused) as caught:
        check_size(document, LIMITS)
    assert caught.value.kind == "too-large"
    return caught.value


@pytest.mark.parametrize(
    "board",
    [
        {"shape": "rectangle", "columns": 10**6, "rows": 10**6},
        {"shape": "rectangle", "columns": -(10**6), "rows": 1},
        {"shape": "star", "side": 10**9},
        {"picture": "#" * (LIMITS.cells + 1)},
        {"cells": [[k, 0] for k in range(LIMITS.cells + 1)]},
        {"cells": [[0, 0], [0, -FARTHEST - 1]]},
        {"cells": [[10**300, 0]]},
    ],
)
def test_boards_that_are_too_large_or_reach_too_far(board: dict[str, Any]) -> None:
    found = refusal({**SQUARE, "board": board})
    assert found.where == "document.board"
    assert refusal({**SQUARE, "variant": {"other": {"board": board}}}).message == found.message


def test_whoever_serves_the_page_may_take_larger_boards() -> None:
    tiles = [f"{k // 40} {k % 40} 0 1" for k in range(1600)]
    document = {**SQUARE, "title": "", "tiles": tiles, "board": {"shape": "rectangle", "columns": 40, "rows": 40}}
    limits = Settings.chosen(cells=1600).limits
    assert len(opened({"document": document}, limits).puzzle.board) == 1600
    for fewer in (DeskLimits(), Settings.chosen(cells=1599).limits):
        with pytest.raises(Refused) as caught:
            opened({"document": {**document, "tiles": tiles[:9]}}, fewer)
        assert caught.value.help == "on your own machine, tilewright serve --cells 1600 takes it"
    assert Settings.chosen() == Settings()


def test_pieces_that_are_too_large_or_reach_too_far() -> None:
    assert "far" not in refusal({**SQUARE, "tiles": ["A"] * (LIMITS.pieces + 1)}).message
    for cells in ([[k, 0] for k in range(LIMITS.cells + 1)], [[0, 0], [10**6, 0]]):
        assert refusal({**SQUARE, "piece": [{"name": "P", "cells": cells}]}).where == "document.piece[0]"


@pytest.mark.parametrize("cells", [7, "x", [7], [None, [None]], [["a", 0.5]], {"a": 1}, [[FARTHEST, -FARTHEST]]])
def test_what_is_wrong_in_another_way_is_left_to_others(cells: Any) -> None:
    check_size({**SQUARE, "board": {"cells": cells}, "piece": [{"cells": cells}]}, LIMITS)
