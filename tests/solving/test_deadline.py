"""A deadline around a search that was given no limit itself: nobody takes what was found by then for all there is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tilewright as tw
from tests.cli.running import run
from tilewright import deadline
from tilewright.deadline import within
from tilewright.errors import OutOfTime
from tilewright.proving.parts import ProofPart
from tilewright.solving import NO_LIMITS, Limits
from tilewright.solving.counting import CountPlan, plan_count
from tilewright.solving.estimate import estimate
from tilewright.solving.executors import Inline
from tilewright.solving.live import Budget
from tilewright.solving.run import Run
from tilewright.solving.sweep import run_sweep
from tilewright.solving.sweep_plan import SweepPlan

_real = deadline.perf_counter


class Clock:
    """The clock of deadlines and budgets, which a test moves on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        monkeypatch.setattr(deadline, "perf_counter", self)
        monkeypatch.setattr("tilewright.solving.live.time.perf_counter", self)

    def __call__(self) -> float:
        return _real() + self.ahead

    def late(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The function, at the beginning of which an hour passes."""

        def called(*arguments: Any, **more: Any) -> Any:
            self.ahead += 3600
            return function(*arguments, **more)

        return called


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def _dominoes() -> tw.TilingPuzzle:
    square = tw.LATTICES["square"]
    board = tw.Board.of(square, tw.shape_cells(square, "rectangle", {"columns": 6, "rows": 6}))
    return tw.TilingPuzzle("dominoes", board, (tw.piece(square, "d", [(0, 0), (1, 0)], least=18),))


def test_a_search_without_a_limit_of_its_own_says_that_the_time_is_over(clock: Clock) -> None:
    puzzle = tw.load("pentominoes-3x20")
    for begin in (lambda: Run(plan_count(puzzle)), lambda: Run(plan_count(puzzle), workers=2)):
        with within(60):
            search = begin()
            clock.ahead += 3600
            with pytest.raises(OutOfTime):
                search.to_end()
    with within(60):
        listed = tw.solutions(puzzle)
        next(listed)
        clock.ahead += 3600
        with pytest.raises(OutOfTime):
            list(listed)
    # One that has a limit tells it where its caller looks.
    with within(60):
        search = Run(plan_count(puzzle), Limits(30))
        clock.ahead += 3600
        search.to_end()
    assert search.effort.stopped_by == "seconds"


@pytest.mark.parametrize("question", ["count", "solvable"])
def test_a_sweep_keeps_no_answer_of_a_class_that_the_time_cut_off(
    question: Any, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    template = tw.load("genius-square")
    plan = SweepPlan(template, question, sample=4, seed=1)
    # Each class by itself, as where pieces fit on more cells than the walk has bits.
    plan._ground = None
    whole = run_sweep(plan, Budget(NO_LIMITS), Inline())
    steps, begun = plan.steps, 0

    def cut_off(number: int) -> Iterator[int | None]:
        nonlocal begun
        begun += 1
        if begun == 3:
            clock.ahead += 3600
        yield from steps(number)

    monkeypatch.setattr(plan, "steps", cut_off)
    with within(60):
        cut = run_sweep(plan, Budget(Limits(60)), Inline())
    assert cut.stopped_by == "seconds"
    assert [one for one in cut.answers if one is not None] == [
        known for known, one in zip(whole.answers, cut.answers, strict=True) if one is not None
    ]
    assert sum(one is None for one in cut.answers) == len(plan.order) - 2


def test_what_was_counted_stays_where_the_symmetries_take_too_long(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CountPlan, "following", clock.late(CountPlan.following))
    found = tw.count(_dominoes(), limits=Limits(60))
    assert (found.distinct, found.exhausted, found.effort.stopped_by) == (6728, False, "seconds")
    assert "distinct" in found.exact
    with within(60):
        guess = estimate(replace(_dominoes()), seconds=0.1)
    assert guess.solutions.value == pytest.approx(6728, rel=0.5)


def test_compare_tells_what_the_first_engine_found(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    from tilewright.cli.commands import compare_engines

    monkeypatch.setattr(compare_engines, "_others", clock.late(compare_engines._others))
    result = run("compare", "unicorn", "--seconds", 60, status=3)
    assert "finds 8 solutions; it is exhausted" in result.stdout
    assert "The time was over before all was compared." in result.stdout
    assert "They agree" not in result.stdout


def test_a_sweep_tells_its_numbers_without_an_example_that_takes_too_long(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tilewright.cli.printing import sweep_answer

    monkeypatch.setattr(sweep_answer, "_examples", clock.late(sweep_answer._examples))
    result = run("sweep", "genius-square", "--sample", 3, "--seed", 1, "--seconds", 60, status=None)
    assert "how many solutions has each?" in result.stdout
    assert "fewest" in result.stdout
    assert "One of them" not in result.stdout


@pytest.mark.thorough
def test_a_proof_is_not_put_together_from_some_of_its_parts(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(ProofPart, "steps", clock.late(ProofPart.steps))
    words = ("prove", "hexiamonds-4x9", "-o", tmp_path / "proof", "--parts", 2, "--workers", 1)
    run(*words, "--seconds", 60, status=3)
    assert not (tmp_path / "proof").exists()
