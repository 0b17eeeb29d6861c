from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engines.sum_models import walk
from tests.examples import rectangle
from tests.families.labeling.puzzles import labeling, magic_square
from tilewright.engines.sums import start
from tilewright.errors import InvalidPuzzle
from tilewright.families.labeling import LabelingPuzzle, LabelingSolution, compile_sums
from tilewright.families.labeling.check import broken_rules


def test_given_values_are_the_only_ones_of_their_points() -> None:
    model = compile_sums(magic_square(3, 15, given=((4, 5), (0, 2)))).model
    assert model.domains[4] == (5,)
    assert model.domains[0] == (2,)
    assert model.domains[1] == (1, 3, 4, 6, 7, 8, 9)


def test_solutions_go_to_choices_and_back() -> None:
    puzzle = magic_square(3, 15)
    compiled = compile_sums(puzzle)
    rows = walk(start(compiled.model), [], most=100)
    assert len(rows) == 8
    for row in rows:
        solution = compiled.decode(row)
        assert broken_rules(puzzle, solution) == []
        assert compiled.encode(solution) == compiled.canonical(row) == row
        assert (compiled.weight(row), compiled.target(row)) == (1, 15)


def test_what_the_model_cannot_hold_is_refused() -> None:
    puzzle = magic_square(3, 15, given=((4, 5),))
    compiled = compile_sums(puzzle)
    with pytest.raises(ValueError, match="point 5 cannot take 9"):
        compiled.encode(LabelingSolution(puzzle, (1, 2, 3, 4, 9, 6, 7, 8, 5)))
    with pytest.raises(ValueError, match="2 values for 9 points"):
        compiled.encode(LabelingSolution(puzzle, (1, 2)))


def test_no_allowed_sum_makes_no_puzzle() -> None:
    with pytest.raises(InvalidPuzzle, match="list of allowed sums is empty"):
        replace(magic_square(3, 15), targets=())


@given(st.permutations(range(1, 10)))
def test_the_checker_accepts_exactly_the_magic_squares(row: list[int]) -> None:
    magic = all(sum(row[k] for k in line) == 15 for line in magic_square(3).lines)
    solution = LabelingSolution(magic_square(3, 15), tuple(row))
    assert (broken_rules(solution.puzzle, solution) == []) == magic


def test_the_checker_names_the_rule_and_the_place() -> None:
    puzzle = labeling(rectangle(3, 1), [(0, 1), (1, 2)], 4, 5, given=((0, 1),))
    assert broken_rules(puzzle, LabelingSolution(puzzle, (2, 2, 7))) == [
        "number 1 is not used",
        "number 2 is used 2 times: on points 1 2",
        "number 3 is not used",
        "point 3 has 7, which is not among the values",
        "point 1 has 2, but 1 is given there",
        "line 2 3 adds up to 9, not 4 or 5",
    ]
    assert broken_rules(puzzle, LabelingSolution(puzzle, (1, 3, 2))) == ["line 2 3 adds up to 5, but line 1 2 to 4"]
    assert broken_rules(puzzle, LabelingSolution(puzzle, (1,))) == ["1 value for 3 points"]


def test_the_checker_knows_sums_of_single_lines_and_unused_values() -> None:
    puzzle = labeling(rectangle(3, 1), [(0, 1), (1, 2)], values=(1, 2, 3, 4), own={0: 5})
    assert broken_rules(puzzle, LabelingSolution(puzzle, (1, 4, 2))) == []
    assert broken_rules(puzzle, LabelingSolution(puzzle, (1, 2, 2))) == [
        "number 2 is used 2 times: on points 2 3",
        "line 1 2 adds up to 3, not 5",
    ]
    every = labeling(rectangle(3, 1), [(0, 1), (1, 2)], own={0: 5, 1: 4})
    assert LabelingSolution(every, (2, 3, 1)).sum is None
    assert compile_sums(every).target((2, 3, 1)) is None


def test_sums_of_single_lines_that_make_no_puzzle() -> None:
    with pytest.raises(InvalidPuzzle, match="no line with number 1"):
        labeling(rectangle(2, 1), [(0, 1)], own={1: 3})
    with pytest.raises(InvalidPuzzle, match="line 0 has two sums"):
        replace(labeling(rectangle(2, 1), [(0, 1)]), own_targets=((0, 3), (0, 4)))
    with pytest.raises(InvalidPuzzle, match="no line is left for 3"):
        labeling(rectangle(2, 1), [(0, 1)], 3, own={0: 3})


def test_parts_that_contradict_each_other_make_no_puzzle() -> None:
    with pytest.raises(InvalidPuzzle, match="no point with index 4"):
        labeling(rectangle(4, 1), [(0, 4)])
    with pytest.raises(InvalidPuzzle, match="no point with index -1"):
        labeling(rectangle(4, 1), [(0, 1)], given=((-1, 1),))
    with pytest.raises(InvalidPuzzle, match="passes no point"):
        labeling(rectangle(4, 1), [()])


def test_lists_become_what_a_frozen_value_needs() -> None:
    puzzle = LabelingPuzzle("test", rectangle(2, 1), [1, 2], [[0, 1]], [3], [[0, 1]])  # type: ignore[arg-type]
    assert puzzle == LabelingPuzzle("test", rectangle(2, 1), (1, 2), ((0, 1),), (3,), ((0, 1),))
    assert hash(puzzle)
