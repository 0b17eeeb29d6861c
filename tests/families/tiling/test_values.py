from __future__ import annotations

from dataclasses import replace

import pytest

import tilewright as tw
from tests.examples import rectangle
from tilewright.design.no_solution.typos import typos
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


def test_a_mistyped_sum_and_a_mistyped_given_value_are_found() -> None:
    right = tw.Regions([tw.Region((0, 1), "sum", 2, 2), tw.Region((2, 5), "sum", 8, 8), tw.Region((3,), "sum", 2, 2)])
    puzzle = tw.TilingPuzzle("sums", rectangle(3, 2), DOMINOES, rules=[right])
    assert tw.count(puzzle).distinct
    wrong = tw.Regions([tw.Region((0, 1), "sum", 3, 3), *right.regions[1:]])
    found = [typo.words for typo in typos(replace(puzzle, rules=(wrong,))).typos]
    assert "write 2 instead of 3 in region 1, 2" in found
    given = tw.GivenValues(["0", "2", "4", "2", "4", "0"])
    found = [typo.words for typo in typos(replace(puzzle, rules=(given,))).typos]
    assert "write 4 instead of 0 on cell 6" in found
