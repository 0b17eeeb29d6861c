"""Several workers find what one finds: the same counts, the same solutions, the same nodes; in order if asked for."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from hypothesis import assume, given, settings

import tilewright as tw
from tests.contracts.test_agreement import SLOW_OK, has_few_solutions
from tests.examples import two_sets_of_tetrominoes, unicorn
from tests.random_puzzles import labeling_puzzles, tiling_puzzles
from tilewright.engines import ENGINES, Choices, SearchDefaults, Status
from tilewright.families import Puzzle
from tilewright.models import CoverModel, Part
from tilewright.solving import (
    Limits,
    Progress,
    choose_engine,
    choose_for_model,
    count,
    solutions,
)
from tilewright.solving.bare import ModelSolutions, count_model
from tilewright.solving.counting import plan_count
from tilewright.solving.executors import Executor, Inline, ThreadPool
from tilewright.solving.live import Budget
from tilewright.solving.plan import BATCH, SearchPlan
from tilewright.solving.run import Run

CASES = {
    "scan": two_sets_of_tetrominoes(),
    "packing": two_sets_of_tetrominoes(),
    "exact-cover": two_sets_of_tetrominoes(),
    "layers": two_sets_of_tetrominoes(),
    "memo": two_sets_of_tetrominoes(),
    "edge-scan": unicorn(),
    "edge-domains": unicorn(),
    "sums": tw.load("perimeter-triangle-4"),
}


def rows_of(engine: str, puzzle: Puzzle, executor: Executor, *, ordered: bool = False) -> tuple[int, list[Any]]:
    choice = choose_engine(puzzle, engine)
    run = Run(SearchPlan(choice, [Part(1, choice.compiled.model)], batch=7), executor=executor, ordered=ordered)
    rows = [choices for batch in run for choices in batch]
    assert run.effort.exhausted
    assert run.counts.found == len(rows)
    return run.counts.nodes, rows


@pytest.mark.parametrize("engine", CASES)
def test_counts_do_not_depend_on_the_workers(engine: str) -> None:
    puzzle = CASES[engine]
    alone = count(puzzle, engine=engine)
    plan = plan_count(puzzle, engine=engine)
    for n_workers in (2, 5):
        run = Run(plan, executor=ThreadPool(n_workers, eager=True))
        list(run)
        counted = plan.count(run.counts, run.effort)
        assert counted.exhausted
        assert {**counted.to_json(), "seconds": 0} == {**alone.to_json(), "seconds": 0}


@pytest.mark.parametrize("engine", [name for name in CASES if not ENGINES[name].only_counts])
def test_solutions_and_nodes_do_not_depend_on_the_workers(engine: str) -> None:
    nodes, rows = rows_of(engine, CASES[engine], Inline())
    shared_nodes, shared = rows_of(engine, CASES[engine], ThreadPool(3, eager=True))
    assert (shared_nodes, sorted(shared)) == (nodes, sorted(rows))
    assert rows_of(engine, CASES[engine], ThreadPool(3, eager=True), ordered=True) == (nodes, rows)


@settings(max_examples=25, deadline=None, suppress_health_check=SLOW_OK)
@given(tiling_puzzles() | labeling_puzzles())
def test_random_puzzles_are_shared_out(puzzle: Puzzle) -> None:
    assume(has_few_solutions(puzzle))
    plan = plan_count(puzzle, relabelings=True)
    run = Run(plan, executor=ThreadPool(3, eager=True))
    list(run)
    shared, alone = plan.count(run.counts, run.effort).to_json(), count(puzzle, relabelings=True).to_json()
    assert {**shared, "seconds": 0} == {**alone, "seconds": 0}


def test_many_solutions_wait_for_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    from tilewright.solving import run

    monkeypatch.setattr(run, "_MOST_WAITING", 20)
    puzzle = two_sets_of_tetrominoes("abde")
    listed = list(solutions(puzzle, engine="exact-cover"))
    choice = choose_engine(puzzle, "exact-cover")
    _, rows = rows_of("exact-cover", puzzle, ThreadPool(4, eager=True), ordered=True)
    assert [choice.compiled.decode(choice.compiled.canonical(choices)) for choices in rows] == listed


def test_limits_hold_for_all_workers_together() -> None:
    puzzle = two_sets_of_tetrominoes()
    plan = plan_count(puzzle, engine="exact-cover")
    run = Run(plan, Limits(nodes=1000), executor=ThreadPool(3, eager=True))
    list(run)
    assert run.effort.stopped_by == "nodes"
    assert 0 < run.counts.nodes <= 1000
    found = list(solutions(puzzle, engine="exact-cover", workers=3, limits=Limits(solutions=10)))
    assert len(set(found)) == 10
    run = Run(plan, Limits(seconds=0), executor=ThreadPool(3))
    list(run)
    assert run.effort.stopped_by == "seconds"


def test_a_limit_of_nodes_leaves_no_item_half_done() -> None:
    budget = Budget(Limits(nodes=2))

    def steps(item: int) -> Iterator[int | None]:
        while item == 0 and not budget.stopped_by:
            # Until the other worker finds that the limit is reached.
            time.sleep(0.001)
            yield None
        yield None
        yield 10 * item

    answers = [answer[:2] for batch in ThreadPool(2).map(steps, range(9), budget) for answer in batch]
    assert sorted(answers) == [(0, 0), (1, 10)]
    assert budget.stopped_by == "nodes"


def test_another_stop_breaks_off_what_a_limit_of_nodes_leaves() -> None:
    budget = Budget(Limits(nodes=1))

    def steps(item: int) -> Iterator[int | None]:
        assert not budget.reserve(1)
        yield None
        budget.stop("interrupt")
        yield None
        raise AssertionError("it goes on after the interrupt")

    assert list(chain.from_iterable(Inline().map(steps, [0], budget))) == []


class AtOnce(SearchDefaults):
    """The search of an engine that tells with its last solution that there are no more."""

    nodes = 1
    found = 2

    def advance(self, budget: int, most: int, seconds: float | None = None) -> tuple[Status, list[Choices]]:
        return Status.EXHAUSTED, [(0,), (1,)][:most]

    def progress(self) -> float:
        return 1.0


@pytest.mark.parametrize("workers", [1, 2])
def test_a_limit_of_solutions_that_ends_with_a_part_leaves_the_other_parts(workers: int) -> None:
    model = CoverModel((1,), (1,), 0, (((0, 0),), ((0, 0),)))
    pick = choose_for_model(model, "exact-cover")
    plan = SearchPlan(pick, [Part(1, model), Part(1, model)], batch=BATCH, start=lambda model: AtOnce())
    run = Run(plan, Limits(solutions=2), workers=workers)
    assert len(list(chain.from_iterable(run))) == 2
    assert run.effort.stopped_by == "solutions"


def test_no_thread_is_left_where_not_all_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    before, start, started = threading.active_count(), threading.Thread.start, list[threading.Thread]()

    def start_two(thread: threading.Thread) -> None:
        if len(started) == 2:
            raise RuntimeError("can't start new thread")
        started.append(thread)
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", start_two)
    with pytest.raises(RuntimeError, match="start new thread"):
        list(Run(plan_count(two_sets_of_tetrominoes(), engine="exact-cover"), workers=3))
    assert threading.active_count() == before


def test_whoever_takes_no_more_ends_the_work() -> None:
    before = threading.active_count()
    found = solutions(two_sets_of_tetrominoes(), engine="exact-cover", workers=3)
    assert next(found)
    del found
    assert threading.active_count() == before


def test_what_goes_wrong_in_a_worker_is_raised() -> None:
    choice = choose_engine(two_sets_of_tetrominoes(), "exact-cover")

    def start(model: Any) -> Any:
        raise ZeroDivisionError("in a worker")

    run = Run(SearchPlan(choice, [Part(1, choice.compiled.model)], start=start), workers=2)
    with pytest.raises(ZeroDivisionError, match="in a worker"):
        list(run)


def test_an_interrupt_stops_all_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILEWRIGHT_COMPILE", "never")
    calls: list[Progress] = []

    def interrupt_once(progress: Progress) -> None:
        calls.append(progress)
        if len(calls) == 2:
            os.kill(os.getpid(), signal.SIGINT)

    counted = count(tw.load("pentominoes-6x10"), engine="exact-cover", workers=3, on_progress=interrupt_once)
    assert counted.effort.stopped_by == "interrupt"
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_the_share_never_goes_back() -> None:
    shares: list[Progress] = []
    plan = plan_count(two_sets_of_tetrominoes(), engine="exact-cover")
    list(Run(plan, executor=ThreadPool(4, eager=True), on_progress=shares.append))
    assert [one.share for one in shares] == sorted(one.share for one in shares)
    assert shares[-1].share == pytest.approx(1.0)


def test_a_listing_that_was_cut_off_is_not_complete() -> None:
    model = CoverModel((1,) * 8, (1,) * 8, 0, tuple(((k, 0), ((k + 1) % 8, 0)) for k in range(8)))
    for workers in (1, 2, 3):
        listed = ModelSolutions(model, limits=Limits(solutions=1), workers=workers)
        assert len(list(listed)) == 1
        assert listed.effort.stopped_by == "solutions"
        assert count_model(model, limits=Limits(solutions=1), workers=workers).total == 1
        everything = ModelSolutions(model, limits=Limits(solutions=3), workers=workers)
        assert len(list(everything)) == 2
        assert everything.effort.exhausted


def test_an_interrupt_at_the_end_of_the_first_phase_is_heard() -> None:
    """Symmetric puzzles have small searches behind the large one."""
    plan = plan_count(tw.load("soma"))
    begin = plan.begin

    class Interrupted:
        """The search of the first phase, at the end of which Ctrl-C comes."""

        def __init__(self, search: Any) -> None:
            self.search = search

        def __getattr__(self, name: str) -> Any:
            return getattr(self.search, name)

        def advance(self, *arguments: Any) -> Any:
            result = self.search.advance(*arguments)
            if result[0] is Status.EXHAUSTED:
                os.kill(os.getpid(), signal.SIGINT)
            return result

    plan.begin = lambda sub: Interrupted(begin(sub)) if sub.part < len(plan.parts) else begin(sub)  # type: ignore[assignment,method-assign,return-value]
    run = Run(plan)
    list(run)
    assert run.effort.stopped_by == "interrupt"


def test_workers_wait_for_whoever_takes_the_solutions() -> None:
    """Memory stays flat: what is found waits in a short queue."""
    executor = ThreadPool(2, eager=True)
    choice = choose_engine(two_sets_of_tetrominoes(), "exact-cover")
    run = Run(SearchPlan(choice, [Part(1, choice.compiled.model)], batch=1), executor=executor)
    batches = iter(run)
    next(batches)
    time.sleep(0.5)
    assert run.search.found < 100
    assert sum(len(batch) for batch in batches) == 3105


def test_a_stop_while_a_report_is_taken_is_followed_by_the_state() -> None:
    choice = choose_engine(two_sets_of_tetrominoes(), "exact-cover")
    plan = SearchPlan(choice, [Part(1, choice.compiled.model)])
    budget = Budget(Limits(), saves=True)
    reports = Inline().run(plan, plan.first(), budget)
    assert next(reports).subproblem.state is None
    budget.stop("interrupt")
    (last,) = reports
    assert last.subproblem.state is not None
