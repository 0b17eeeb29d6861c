"""Every setup of a template, answered together, has the answer that it has by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, zip_longest
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import tilewright as tw
from tests.examples import rectangle
from tests.families.test_all_setups import template
from tests.random_puzzles import labeling_puzzles, tiling_puzzles
from tilewright.errors import InvalidRequest, InvalidSetup
from tilewright.families import LabelingPuzzle, Setup, TilingPuzzle
from tilewright.families.all_setups import all_setups, with_setup
from tilewright.families.tiling import tile
from tilewright.lattices import SQUARE
from tilewright.solving import NO_LIMITS, Limits, Progress, count
from tilewright.solving.executors import Executor, Inline, ThreadPool
from tilewright.solving.live import Budget
from tilewright.solving.sweep import sweep
from tilewright.solving.sweep_plan import SweepPlan, SweepQuestion

SLOW_OK = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
# On boards of up to six cells nothing is large, but each setup is counted by itself.
MOST_SETUPS = 12


@st.composite
def templates(draw: Any) -> TilingPuzzle:
    """A small random puzzle, with or without labels, copies and optional cells, with cells to be blocked."""
    puzzle: TilingPuzzle = draw(tiling_puzzles())
    never = puzzle.blocked | {cell for fixed in puzzle.fixed for cell in fixed.cells}
    free = [name for cell, name in enumerate(puzzle.board.names) if cell not in never]
    n = draw(st.integers(1, 2))
    if len(free) <= n:
        return replace(puzzle, fixed=(), blocked=frozenset(), setup=Setup("cells", 1))
    if draw(st.booleans()):
        return replace(puzzle, setup=Setup("cells", n))
    faces = st.lists(st.sampled_from(free), min_size=1, max_size=4, unique=True).map(tuple)
    return replace(puzzle, setup=Setup("dice", n, tuple(draw(faces) for _ in range(n))))


@pytest.mark.thorough
@settings(max_examples=60, deadline=None, suppress_health_check=SLOW_OK)
@given(templates())
def test_random_templates(puzzle: TilingPuzzle) -> None:
    swept = sweep(puzzle, limit=MOST_SETUPS)
    solvable = sweep(puzzle, "solvable", limit=MOST_SETUPS, workers=2)
    assert swept.setups == solvable.setups == all_setups(puzzle, MOST_SETUPS)
    for (setup, _, number), (_, _, is_solvable) in zip(swept, solvable, strict=True):
        assert number == count(with_setup(puzzle, setup)).distinct
        assert is_solvable == (number > 0)


@pytest.mark.thorough
@settings(max_examples=30, deadline=None, suppress_health_check=SLOW_OK)
@given(labeling_puzzles())
def test_random_sums(puzzle: LabelingPuzzle) -> None:
    assume(puzzle.common_lines)
    swept = sweep(puzzle, sample=MOST_SETUPS)
    for setup, _, number in swept:
        assert number == count(with_setup(puzzle, setup)).distinct
    # No sum is left out that can be reached at all.
    reached = count(replace(puzzle, targets=None)).by_target
    assert {str(target) for target, number in reached.items() if number} <= {names[0] for names in all_setups(puzzle)}


def test_labels_are_solved_one_by_one() -> None:
    # Dominoes of labels round the edge of a row: which cell may be left out?
    tiles = tuple(tile(SQUARE, name, [None, right, None, left]) for name, left, right in ("1ab", "2bc", "3cd"))
    row = TilingPuzzle("row", rectangle(4, 1), tiles, setup=Setup("cells", 1))
    swept = sweep(row, workers=2)
    assert [answer for *_, answer in swept] == [count(with_setup(row, setup)).distinct for setup in swept.setups]
    assert swept.summary().solvable > 0


# Which solutions a date has was counted by one search over all dates, by another program.
BY_MONTH = {
    "Jan": "64 109 47 103 83 24 188 79 127 77 74 60 129 88 87 70 133 69 104 195 104 78 188 48 216 84 85 145 74 119 170",
    "Feb": "73 45 22 41 49 27 88 48 32 47 26 31 59 31 28 26 55 35 45 67 29 25 81 21 78 63 47 81 64",
    "Oct": "58 34 28 59 13 7 92 50 36 59 28 16 52 54 43 26 48 26 50 67 25 27 87 22 85 36 29 95 56 29 106",
}


@pytest.mark.thorough
def test_all_dates_of_the_calendar() -> None:
    seen: list[Progress] = []
    swept = sweep(tw.load("calendar"), workers=2, on_progress=seen.append)
    numbers = {setup: answer for setup, _, answer in swept}
    for month, text in BY_MONTH.items():
        wanted = list(map(int, text.split()))
        assert [numbers[month, str(day)] for day in range(1, len(wanted) + 1)] == wanted
    found = swept.summary()
    assert (found.answered, found.solvable, found.total) == (366, 366, 24_405)
    assert (found.hardest, found.least, found.n_hardest) == (("Oct", "6"), 7, 1)
    assert (found.easiest, found.most, found.n_easiest) == (("Jan", "25"), 216, 1)
    assert swept.exhausted
    compared = swept.compared()
    assert len(compared) == 5
    assert all(agrees for _, agrees in compared)
    assert [progress.share for progress in seen] == sorted(progress.share for progress in seen)
    assert seen[-1].share == 1


@pytest.mark.thorough
def test_a_sample_of_the_rolls_agrees_with_single_counts() -> None:
    for name, variant in (("genius-star", None), ("genius-star", "golden-star"), ("genius-square", None)):
        puzzle = tw.load(name, variant)
        swept = sweep(puzzle, sample=4, seed=7)
        for setup, _, answer in swept:
            assert answer == count(with_setup(puzzle, setup)).distinct
        assert [bool(number) for number in swept.numbers()] == [
            bool(number) for number in sweep(puzzle, "solvable", sample=4, seed=7).numbers()
        ]


@settings(max_examples=20, deadline=None, suppress_health_check=SLOW_OK)
@given(templates(), st.data())
def test_however_it_is_shared_out_the_answers_are_the_same(puzzle: TilingPuzzle, data: st.DataObject) -> None:
    plan = SweepPlan(puzzle, limit=MOST_SETUPS)
    expected = answers_of(plan, Inline())
    assert expected.keys() == set(plan.order)
    assert answers_of(plan, ThreadPool(3, eager=True)) == expected
    # In any order, a few at a time.
    found: dict[int, int] = {}
    while left := [number for number in plan.order if number not in found]:
        todo = data.draw(st.permutations(left))
        found |= answers_of(
            plan, data.draw(st.sampled_from([Inline(), ThreadPool(2)])), todo, data.draw(st.integers(1, 3))
        )
    assert found == expected


def answers_of(
    plan: SweepPlan, executor: Executor, todo: Sequence[int] | None = None, most: int | None = None
) -> dict[int, int]:
    """The answers of classes, up to a number of them; no class is answered twice."""
    budget = Budget(Limits(nodes=most))
    rows = [row for batch in executor.map(plan.steps, plan.order if todo is None else todo, budget) for row in batch]
    assert len({number for number, *_ in rows}) == len(rows)
    assert most is None or len(rows) == min(most, len(todo or plan.order))
    return {number: answer for number, answer, _ in rows}


def test_threads_share_the_classes() -> None:
    plan = SweepPlan(tw.load("calendar"), "solvable")
    assert answers_of(plan, ThreadPool(3)) == dict.fromkeys(range(366), 1)


def test_a_class_that_takes_long_is_paused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilewright.engines.starts._SLICE_NODES", 100)
    monkeypatch.setattr("tilewright.solving.executors._SHARED_SLICE_SECONDS", 0.0)
    plan = SweepPlan(tw.load("calendar"), limit=1)
    *pauses, last = Inline().map(plan.steps, plan.order, Budget(NO_LIMITS))
    assert len(pauses) > 3
    assert [row[:2] for batch in [*pauses, last] for row in batch] == [(0, 64)]
    # It can be stopped in the middle: nothing is answered, and nothing is counted as done.
    plan = SweepPlan(tw.load("calendar"), limit=1)
    budget = Budget(Limits(nodes=1))
    batches = Inline().map(plan.steps, plan.order, budget)
    assert next(batches) == []
    budget.stop("interrupt")
    assert list(batches) == [[]]
    assert budget.reserve(1) == 1


@pytest.mark.parametrize(("question", "answer"), [("count", 7040), ("solvable", 1)])
def test_a_sum_that_takes_long_is_paused(question: SweepQuestion, answer: int) -> None:
    plan = SweepPlan(tw.load("magic-square-4"), question)
    *pauses, last = plan.steps(plan.classes.representatives.index(("34",)))
    assert last == answer
    assert set(pauses) <= {None}
    assert len(pauses) > 2 or question == "solvable"


def test_classes_of_one_thread_may_take_turns() -> None:
    plan = SweepPlan(template(Setup("cells", 2)), limit=8)
    half = len(plan.order) // 2
    turns = [Inline().map(plan.steps, part, Budget(NO_LIMITS)) for part in (plan.order[:half], plan.order[half:])]
    batches = chain.from_iterable(zip_longest(*turns, fillvalue=[]))
    found = {number: answer for number, answer, _ in chain.from_iterable(batches)}
    assert found == answers_of(plan, Inline())


def test_a_sweep_without_time_says_so() -> None:
    swept = sweep(tw.load("genius-star"), sample=300, seconds=0, workers=2)
    assert swept.stopped_by == "seconds"
    assert not swept.exhausted
    assert swept.summary().answered < 300
    assert sweep(tw.load("magic-square-3"), seconds=0).stopped_by == "seconds"


def test_an_interrupt_keeps_what_is_answered() -> None:
    import _thread

    puzzle = tw.load("genius-square")
    done: list[float] = []

    def interrupt(progress: Progress) -> None:
        # Once: a second one does not wait for anybody.
        if progress.share > 0 and not done:
            done.append(progress.share)
            _thread.interrupt_main()

    swept = sweep(puzzle, workers=2, sample=3000, on_progress=interrupt)
    found = swept.summary()
    assert swept.stopped_by == "interrupt"
    assert 0 < found.answered < 3000
    setup, _, answer = next(row for row in swept if row[2] is not None)
    assert answer == count(with_setup(puzzle, setup)).distinct


def test_setups_without_solutions_are_not_the_hardest() -> None:
    found = sweep(tw.load("perimeter-triangle-4")).summary()
    assert (found.fewest, found.least, found.most, found.solvable) == (0, 96, 288, 5)
    assert (found.hardest, found.n_hardest) == (("17",), 2)
    assert sweep(tw.load("magic-hexagon-2")).summary().hardest is None


def test_what_makes_no_sense_is_refused() -> None:
    star = tw.load("genius-star")
    with pytest.raises(InvalidSetup, match="one fixed puzzle"):
        sweep(tw.load("unicorn"))
    with pytest.raises(InvalidRequest, match="two requests"):
        sweep(star, limit=3, sample=3)
    with pytest.raises(InvalidRequest, match="workers must be 1"):
        sweep(star, workers=0)
    with pytest.raises(InvalidRequest, match="cannot be asked"):
        sweep(star, "colors")  # type: ignore[arg-type]


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(("name", "question"), [("genius-star", "solvable"), ("magic-hexagon-2", "count")])
def test_a_sweep_may_end_at_the_first_setup_that_has_a_solution(name: str, question: Any, workers: int) -> None:
    whole = sweep(tw.load(name), question, limit=40)
    first = sweep(tw.load(name), question, limit=40, first=True, workers=workers)
    n = next((k for k, (_, _, answer) in enumerate(whole) if answer), len(whole.setups) - 1) + 1
    assert list(first) == list(whole)[:n]
    assert first.exhausted
    assert first.chosen.startswith("up to the first" if whole.summary().solvable else "the first 40")


def test_what_follows_from_smaller_boards_agrees_with_a_search() -> None:
    template = tw.load("y-pentomino")
    swept = sweep(template, "solvable", limit=100)
    counted = {names: bool(tw.solve(tw.with_size(template, *names)).solutions) for names, _, _ in swept}
    assert {names: bool(answer) for names, _, answer in swept} == counted
