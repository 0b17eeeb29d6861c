"""Random solutions: of all solutions, each with the same chance."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import tilewright as tw
from tests.examples import rectangle, unicorn
from tilewright.engines.memo_search import MemoSearch
from tilewright.errors import InvalidRequest
from tilewright.families import TilingPuzzle, family_of
from tilewright.families.tiling import piece
from tilewright.lattices import SQUARE
from tilewright.models import CoverModel
from tilewright.solving import Limits
from tilewright.solving.sample import sample


def dominoes(columns: int, rows: int) -> TilingPuzzle:
    shape = piece(SQUARE, "domino", [(0, 0), (1, 0)], least=columns * rows // 2)
    return TilingPuzzle("dominoes", rectangle(columns, rows), (shape,))


def is_even(counts: list[int], n: int) -> bool:
    """By the chi-square statistic: with so many degrees of freedom it is rarely above twice their number."""
    wanted = n / len(counts)
    return sum((count - wanted) ** 2 / wanted for count in counts) < 2 * len(counts)


def test_all_solutions_come_about_equally_often() -> None:
    puzzle = dominoes(4, 4)
    drawn = sample(puzzle, 1800, seed=1).solutions
    counts = Counter(drawn)
    assert len(counts) == 36
    assert is_even(list(counts.values()), 1800)


def test_where_nothing_is_kept_all_are_walked_through() -> None:
    drawn = sample(unicorn(), 800, seed=2)
    assert "memo" not in drawn.effort.engine
    counts = Counter(drawn.solutions)
    assert len(counts) == 8
    assert is_even(list(counts.values()), 800)


def test_a_seed_repeats_the_draw() -> None:
    puzzle = dominoes(6, 6)
    assert sample(puzzle, 3, seed=5).solutions == sample(puzzle, 3, seed=5).solutions
    assert sample(puzzle, 3, seed=5).solutions != sample(puzzle, 3, seed=6).solutions


def test_what_the_table_had_no_room_for_is_counted_again() -> None:
    import random

    puzzle = dominoes(8, 8)
    compiled = family_of(puzzle).compilers[CoverModel](puzzle)
    search = MemoSearch(compiled.model, first_slots=64, memory=1)
    while search.advance(10**9, 0)[0] != 2:
        pass
    assert search.found == 12988816
    assert search.n_kept <= 64
    *_, choices = search.drawing(random.Random(3))
    assert choices is not None
    solution = compiled.decode(compiled.canonical(choices))
    tw.check(puzzle, solution)


def test_there_may_be_more_solutions_than_anybody_can_list() -> None:
    puzzle = dominoes(12, 12)
    (solution,) = sample(puzzle, seed=1).solutions
    tw.check(puzzle, solution)


def test_none_is_drawn_where_there_is_none_or_the_count_was_stopped() -> None:
    impossible = TilingPuzzle("odd", rectangle(3, 3), dominoes(3, 3).pieces)
    answer = sample(impossible)
    assert answer.exhausted
    assert answer.solutions == ()
    stopped = sample(dominoes(12, 12), limits=Limits(nodes=10))
    assert not stopped.exhausted
    assert stopped.solutions == ()


@pytest.mark.parametrize("limits", [Limits(solutions=3)])
def test_a_limit_of_solutions_makes_no_sense(limits: Limits) -> None:
    with pytest.raises(InvalidRequest, match="counted"):
        sample(unicorn(), limits=limits)


def test_no_solutions_cannot_be_drawn() -> None:
    with pytest.raises(InvalidRequest, match="from 1 on"):
        sample(unicorn(), 0)


def test_an_engine_that_only_counts_lists_nothing() -> None:
    for ask in (tw.solve, tw.solutions):
        with pytest.raises(InvalidRequest, match="without listing"):
            ask(dominoes(4, 4), engine="memo")


def test_a_draw_from_a_table_that_keeps_little_obeys_a_limit_and_leaves_the_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tilewright.engines.memo_search._SLICE_NODES", 10)
    puzzle = dominoes(6, 6)
    search = MemoSearch(family_of(puzzle).compilers[CoverModel](puzzle).model, first_slots=64, memory=1)
    while search.advance(10**9, 0)[0] != 2:
        pass
    steps = list(search.drawing(Random(3)))
    assert len(steps) > 10
    assert [step is None for step in steps] == [True] * (len(steps) - 1) + [False]
    assert search.found == 6728
