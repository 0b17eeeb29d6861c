"""Limits and Ctrl-C: what was found stands, nothing is torn, nothing is claimed."""

from __future__ import annotations

import os
import signal
import threading
import time
from importlib.util import find_spec

import pytest

from tests.examples import rectangle, two_sets_of_tetrominoes, unicorn
from tilewright.catalog import load
from tilewright.engines import ENGINES, Status
from tilewright.errors import InvalidRequest
from tilewright.families import LabelingPuzzle, TilingPuzzle
from tilewright.families.tiling import piece
from tilewright.lattices import SQUARE
from tilewright.models import Part
from tilewright.solving import Limits, Progress, Run, choose_engine, count, solutions
from tilewright.solving.plan import SearchPlan


class InterruptSoon:
    """Ctrl-C comes soon after a search has told its first progress."""

    def __init__(self) -> None:
        self._timer: threading.Timer | None = None

    def __call__(self, progress: Progress) -> None:
        if self._timer is None:
            self._timer = threading.Timer(0.03, os.kill, (os.getpid(), signal.SIGINT))
            self._timer.start()


def test_an_interrupted_search_is_not_torn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saved after Ctrl-C and resumed it finds exactly what was left."""
    monkeypatch.setenv("TILEWRIGHT_COMPILE", "never")  # Compiled it would be done before that.
    puzzle = two_sets_of_tetrominoes()
    choice = choose_engine(puzzle, "exact-cover")
    search = choice.engine.start(choice.compiled.model, 0)
    plan = SearchPlan(choice, [Part(1, choice.compiled.model)], batch=512, start=lambda model: search)
    run = Run(plan, on_progress=InterruptSoon())
    found = [choices for batch in run for choices in batch]
    assert run.effort.stopped_by == "interrupt"
    assert choice.engine.resume is not None
    monkeypatch.delenv("TILEWRIGHT_COMPILE")
    rest = choice.engine.resume(choice.compiled.model, search.save())
    rest.compile()
    while True:
        status, rows = rest.advance(10**7, 512)
        found += rows
        if status is Status.EXHAUSTED:
            break
    assert len(found) == len(set(found)) == 3106


def test_an_interrupt_while_solutions_are_added_up_keeps_what_was_counted() -> None:
    dominoes = TilingPuzzle("dominoes", rectangle(8, 8), (piece(SQUARE, "domino", [(0, 0), (1, 0)], least=32),))
    limits = Limits(seconds=60, solutions=10**7)
    counted = count(dominoes, engine="exact-cover", limits=limits, on_progress=InterruptSoon())
    assert counted.effort.stopped_by == "interrupt"
    assert 0 < counted.distinct < 12988816
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.skipif(find_spec("ortools") is None, reason="OR-Tools is not installed (extra cpsat)")
@pytest.mark.parametrize("relabelings", [False, True])
def test_a_solver_that_cannot_pause_keeps_the_time_and_claims_nothing(relabelings: bool) -> None:
    dominoes = TilingPuzzle("dominoes", rectangle(8, 8), (piece(SQUARE, "domino", [(0, 0), (1, 0)], least=32),))
    started = time.process_time()
    counted = count(dominoes, engine="cpsat", relabelings=relabelings, limits=Limits(seconds=0.5))
    assert counted.effort.stopped_by == "seconds"
    assert time.process_time() - started < 10


@pytest.mark.parametrize("wanted", [1, 5, 7, 600])
def test_a_limit_of_solutions_is_kept_exactly(wanted: int) -> None:
    for puzzle in (two_sets_of_tetrominoes(), _without_symmetry()):
        assert count(puzzle, limits=Limits(solutions=wanted)).distinct == wanted
        assert len(list(solutions(puzzle, limits=Limits(solutions=wanted)))) == wanted


def _without_symmetry() -> TilingPuzzle:
    """A puzzle of which only the number of solutions matters for a count."""
    dominoes = piece(SQUARE, "domino", [(0, 0), (1, 0)], least=17)
    return TilingPuzzle("dominoes", rectangle(6, 6), (dominoes,), blocked=frozenset({0, 1}))


def test_limits_that_make_no_sense() -> None:
    for limits in ({"nodes": 0}, {"solutions": 0}, {"solutions": -3}, {"seconds": -1.0}):
        with pytest.raises(InvalidRequest, match="makes no sense"):
            Limits(**limits)  # type: ignore[arg-type]


def test_the_first_solution_is_not_kept_back() -> None:
    seen: list[Progress] = []
    first = next(solutions(unicorn(), on_progress=seen.append))
    assert first.puzzle.name == "unicorn"
    assert not seen


def test_numbers_too_great_for_the_kernel_go_to_another_engine() -> None:
    lines = tuple(tuple(int(c) for c in line) for line in "012 345 678".split())
    values = (*range(1, 9), 10**10)
    puzzle = LabelingPuzzle("great", rectangle(3, 3), values, lines, None)
    if not ENGINES["cpsat-sums"].is_available():
        pytest.skip("OR-Tools is not installed (extra cpsat)")
    choice = choose_engine(puzzle)
    assert choice.engine.name == "cpsat-sums"
    assert "values lie" in choice.why
    assert count(puzzle).distinct == 0


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_ends_a_list_amid_a_batch(workers: int) -> None:
    found = solutions(load("pentominoes-3x4x5"), workers=workers, for_all=True)
    next(found)
    found.interrupt()
    assert len(list(found)) <= 1
    assert found.effort.stopped_by == "interrupt"
