from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engines.sum_models import PENTAGRAM, Line, brute_force, perimeter
from tests.examples import rectangle
from tests.families.labeling.puzzles import cube, labeling, magic_19, magic_hexagon, magic_square
from tilewright.families.labeling import LabelingPuzzle, compile_sums
from tilewright.families.labeling.lint import lint
from tilewright.families.labeling.regions import PointRegion
from tilewright.models import NumberSet

ROWS: list[Line] = [(0, 1), (2, 3)]


def findings(puzzle: LabelingPuzzle) -> list[tuple[str, str]]:
    return [(finding.level, finding.message) for finding in lint(puzzle)]


@pytest.mark.parametrize(
    "puzzle", [magic_square(3, 15), magic_19(), cube(), magic_hexagon(3, 38), labeling(rectangle(10, 1), PENTAGRAM, 22)]
)
def test_says_nothing_about_puzzles_in_order(puzzle: LabelingPuzzle) -> None:
    assert lint(puzzle) == ()


@pytest.mark.parametrize(
    ("puzzle", "level", "words"),
    [
        (magic_square(3, 5), "impossible", "the sum 5 is too small: a line of 3 points adds up to at least 6"),
        (magic_square(3, 25), "impossible", "the sum 25 is too large: a line of 3 points adds up to at most 24"),
        (
            magic_square(3, 16),
            "impossible",
            "the lines 1 2 3, 4 5 6 and 7 8 9 together pass every point once and all "
            "values add up to 45, so that every line adds up to 15, not 16",
        ),
        (magic_square(3, 15, 16), "suspicious", "every line adds up to 15, never 16"),
        (magic_square(3), "note", "so that every line adds up to 15"),
        (labeling(rectangle(2, 1), [(0,), (1,)]), "impossible", "3 is no multiple of 2"),
        (labeling(rectangle(2, 1), [(0, 1)], 5, values=(1, 3)), "impossible", "too large"),
        (labeling(rectangle(3, 1), [(0, 1)], 6, values=(1, 3, 7)), "impossible", "no 2 of the values add up to it"),
        (labeling(rectangle(6, 1), perimeter(3, 3), 8), "impossible", "the sum 8 is too small: 3 lines make 24 in all"),
        (labeling(rectangle(6, 1), perimeter(3, 3), 8, 9), "suspicious", "the sum 8 is too small"),
        (labeling(rectangle(3, 1), [(0, 1)], 13), "impossible", "the sum 13 is too large: 1 line makes 13 in all"),
        (magic_hexagon(2), "impossible", "differ only in the points"),
        (labeling(rectangle(3, 1), [(0, 1), (0, 1)]), "suspicious", "pass the same points"),
        (labeling(rectangle(3, 1), [(0, 1), (0, 1, 2)]), "impossible", "would have to add up to 0"),
        (labeling(rectangle(3, 1), [(0, 1), (0, 1, 2)], values=(0, 1, 2)), "note", "so that 3 is 0"),
        (labeling(rectangle(3, 1), [(0, 1)]), "note", "point 3 is on no line"),
        (labeling(rectangle(4, 1), [(0, 1)]), "note", "points 3 and 4 are on no line"),
        (
            labeling(rectangle(4, 1), ROWS, 5, given=((0, 1), (1, 3))),
            "impossible",
            "given on line 1 2 add up to 4, not 5",
        ),
        (
            labeling(rectangle(4, 1), ROWS, given=((0, 1), (1, 2), (2, 3), (3, 4))),
            "impossible",
            "add up to 3, those on 3 4",
        ),
        (labeling(rectangle(4, 1), ROWS, 5, given=((0, 1), (2, 4))), "impossible", "point 2 would have to be 4"),
        (labeling(rectangle(6, 1), [(0, 1, 2, 3, 4), (5,)]), "impossible", "no sum is common to all lines"),
        (labeling(rectangle(3, 1), [(0, 1)], own={0: 6}), "impossible", "the sum 6 of line 1 2 is too large"),
        (
            labeling(rectangle(3, 1), [(0, 1)], own={0: NumberSet.between(6, 9)}),
            "impossible",
            "the sum 6 to 9 of line 1 2 is too large: a line of 2 points adds up to at most 5",
        ),
        (
            labeling(rectangle(3, 1), [(0, 1)], own={0: NumberSet.between(None, 5)}),
            "suspicious",
            "line 1 2 adds up to at most 5, wherever the values lie",
        ),
        (
            labeling(rectangle(3, 1), [(0, 1)], given=((0, 3),), own={0: NumberSet.of(6, 3)}),
            "impossible",
            "point 2 would have to be 0 or 3 to complete line 1 2",
        ),
        (labeling(rectangle(4, 1), ROWS, own={0: 4, 1: 5}), "impossible", "add up to 10; their own sums make 9"),
        (
            labeling(rectangle(4, 1), ROWS, 5, own={0: 4}),
            "impossible",
            "their own sums make 4, which leaves 6 for 1 line, so that every other line adds up to 6, not 5",
        ),
        (
            labeling(rectangle(3, 1), [(0, 1), (1, 2)], own={0: 3, 1: 3}),
            "impossible",
            "the sums of all lines make 6, but however the values lie, the lines make at least 7",
        ),
        (
            labeling(rectangle(3, 1), [(0, 1), (0, 1)], own={0: 3, 1: 4}),
            "impossible",
            "pass the same points, but their sums are 3 and 4",
        ),
        (labeling(rectangle(3, 1), [(0, 1), (0, 1, 2)], own={0: 3, 1: 6}), "note", "so that 3 is 3"),
        (labeling(rectangle(2, 1), [(0, 1)], values=(1, 2, 3)), "note", "3 values for 2 points, so that 1 value stays"),
        (labeling(rectangle(2, 1), [(0,)], 1, values=(1, 2, 3)), "note", "it takes any value that is left over"),
    ],
)
def test_finds(puzzle: LabelingPuzzle, level: str, words: str) -> None:
    assert any(found == level and words in message for found, message in findings(puzzle)), findings(puzzle)


@given(st.data())
def test_what_is_called_impossible_is(data: st.DataObject) -> None:
    n = data.draw(st.integers(1, 5))
    line = st.lists(st.integers(0, n - 1), min_size=1, max_size=3, unique=True)
    lines = data.draw(st.lists(line, min_size=1, max_size=4))
    n_values = n + data.draw(st.integers(0, 1))
    values = tuple(data.draw(st.lists(st.integers(-3, 8), min_size=n_values, max_size=n_values, unique=True)))
    targets = data.draw(st.lists(st.integers(-2, 15), max_size=3))
    given_points = data.draw(st.lists(st.integers(0, n - 1), max_size=3, unique=True))
    fixed = tuple(zip(given_points, values, strict=False))
    own = data.draw(st.dictionaries(st.integers(0, len(lines) - 1), st.integers(-4, 20)))
    targets = [] if len(own) == len(lines) else targets
    every = [tuple(line) for line in lines]
    puzzle = labeling(rectangle(n, 1), every, *targets, given=fixed, values=values, own=own)
    if any(finding.proves for finding in lint(puzzle)):
        assert brute_force(compile_sums(puzzle).model) == set()


A_TO_D = rectangle(4, 1)


@pytest.mark.parametrize(
    ("regions", "level", "words"),
    [
        (
            [PointRegion((0, 1), "sum", NumberSet.of(8, 9))],
            "impossible",
            "region 1, 2: the sum 8 to 9 is too large: a line of 2 points adds up to at most 7",
        ),
        (
            [PointRegion((0, 1), "sum", NumberSet.between(3, None))],
            "suspicious",
            "region 1, 2: the values add up to at least 3, wherever they lie",
        ),
        ([PointRegion((0,), "same", name="A")], "suspicious", "region A has the same sum as other regions, and there"),
        (
            [PointRegion((0,), "same"), PointRegion((1, 2, 3), "same")],
            "impossible",
            "region 1: its sum is at most 4, that of region 2, 3, 4 at least 6",
        ),
        (
            [PointRegion((0, 1), "values", values=NumberSet.between(4, 9))],
            "impossible",
            "region 1, 2: only 1 value may lie on its 2 points",
        ),
        (
            [PointRegion((3,), "values", values=NumberSet.of(1, 2))],
            "impossible",
            "region 4: 3 is given on point 4, where only 1 to 2 may lie",
        ),
        (
            [PointRegion((0, 1, 2), "count", NumberSet.of(0), NumberSet.of(1, 2))],
            "impossible",
            "region 1, 2, 3: 1 to 2 can lie on 1 to 2 of its points, not on 0",
        ),
        (
            [PointRegion((0, 1, 2), "count", NumberSet.between(1, None), NumberSet.of(1, 2))],
            "suspicious",
            "region 1, 2, 3: the values are 1 to 2 on at least 1 of the points, wherever they lie",
        ),
    ],
)
def test_regions_that_say_too_much_or_nothing(regions: list[PointRegion], level: str, words: str) -> None:
    puzzle = LabelingPuzzle("test", A_TO_D, (1, 2, 3, 4), (), given=((3, 3),), regions=tuple(regions))
    assert (level, words) in [(found, message[: len(words)]) for found, message in findings(puzzle)]
