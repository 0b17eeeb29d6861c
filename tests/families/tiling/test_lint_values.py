from __future__ import annotations

import pytest

import tilewright as tw
from tests.examples import rectangle
from tilewright.lattices import SQUARE

DOMINOES = [tw.piece(SQUARE, f"{a}-{b}", [(0, 0), (1, 0)], values=[a, b]) for a, b in ((0, 2), (2, 4), (4, 4))]


@pytest.mark.parametrize(
    ("regions", "message"),
    [
        ([tw.Region((0, 1), "sum", 9, 9)], "the values in region 1, 2 add up to 9: they can be from 0 to 8"),
        # All values are even.
        ([tw.Region((0, 1, 2), "sum", 5, 5)], "the values in region 1, 2, 3 add up to 5"),
        ([tw.Region((0, 1, 2), "sum", 4, 4), tw.Region((3, 4, 5), "sum", 4, 4)], "add up to 16, but those in all"),
        ([tw.Region((0, 1, 2), "sum", 8, 8), tw.Region((3, 4, 5), "sum", 8, 8)], ""),
    ],
)
def test_sums_that_cannot_be_reached(regions: list[tw.Region], message: str) -> None:
    puzzle = tw.TilingPuzzle("sums", rectangle(3, 2), DOMINOES, rules=[tw.Regions(regions)])
    found = [finding.message for finding in tw.lint(puzzle) if finding.proves]
    assert [message in one for one in found] == [True] * bool(message)
    assert (tw.count(puzzle).distinct == 0) == bool(message)
