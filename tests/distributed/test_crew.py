"""A search on a cluster finds what one thread finds, node by node, whatever happens to the cluster."""

from __future__ import annotations

import pickle
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tilewright as tw
from tests.distributed.pretended import MemoryLedger, Pretended, crew_of
from tilewright.distributed.task import PackedUnit, Task, packed_question, versions_of, work
from tilewright.errors import ClusterError
from tilewright.jobs.question import Question
from tilewright.jobs.states import unpack
from tilewright.solving import Limits
from tilewright.solving.run import Run
from tilewright.solving.work import Tally, Unit

PUZZLES = [
    ("soma", "scan"),
    ("tetrominoes-double-5x8", "packing"),
    ("pentominoes-3x20", "exact-cover"),
    ("ultimate", "edge-scan"),
    ("giants-causeway", "edge-domains"),
    ("magic-square-4", "sums"),
    ("perimeter-triangle-3", None),
    ("tetrominoes-one-sided-4x7", None),
]


def question_of(name: str, engine: str | None) -> Question:
    """The question how many solutions a puzzle has."""
    return Question.of(tw.load(name), engine=engine)


def undisturbed(question: Question) -> Tally:
    """What one thread finds."""
    run = Run(question.plan())
    for _ in run:
        pass
    return run.tally


def same(one: Tally, other: Tally) -> bool:
    """Whether two tallies agree in all but time."""
    return replace(one, seconds=0) == replace(other, seconds=0)


def task_of(question: Question, unit: PackedUnit, budget: int, **options: Any) -> Task:
    """A task of one unit."""
    return Task("t", packed_question(question), versions_of(question), (unit,), budget, **options)


@pytest.mark.parametrize(("name", "engine"), PUZZLES)
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_counts_and_nodes_are_those_of_one_thread(name: str, engine: str | None, seed: int) -> None:
    question = question_of(name, engine)
    ledger = MemoryLedger(question.plan().first_units())
    cluster = Pretended(4, random.Random(seed), losses=0.2)
    run = Run(question.plan(), crew=crew_of(question, cluster), ledger=ledger)
    for _ in run:
        pass
    assert run.effort.exhausted
    assert not ledger.open
    assert same(run.tally, undisturbed(question))


@pytest.mark.parametrize(("name", "engine"), [("pentominoes-3x20", "packing"), ("ultimate", "edge-scan")])
@pytest.mark.parametrize("seed", range(3))
def test_whatever_stops_it_the_ledger_can_be_gone_on_with(name: str, engine: str, seed: int) -> None:
    question, chance = question_of(name, engine), random.Random(seed)
    plan = question.plan()
    ledger = MemoryLedger(plan.first_units())
    n_runs = 0
    while True:
        n_runs += 1
        earlier = ledger.earlier(plan)
        units = [Unit(**vars(unit)) for unit in ledger.open.values()]
        notes: list[str] = []
        cluster = Pretended(3, chance, losses=0.1, dies_after=chance.randrange(1, 12))
        run = Run(
            plan, units=units, earlier=earlier, ledger=ledger, crew=crew_of(question, cluster, on_note=notes.append)
        )
        for _ in run:
            pass
        if not run.effort.stopped_by:
            break
        assert run.effort.stopped_by == "cluster"
        assert notes == ["the pretended scheduler is gone"]
    assert n_runs > 1
    assert not ledger.open
    assert same(run.tally, undisturbed(question))


def test_units_are_split_so_that_nobody_is_idle() -> None:
    question = question_of("pentominoes-6x10", "scan")
    ledger = MemoryLedger(question.plan().first_units())
    cluster = Pretended(8, random.Random(1))
    run = Run(question.plan(), crew=crew_of(question, cluster), ledger=ledger, limits=Limits(nodes=2_000_000))
    for _ in run:
        pass
    assert run.effort.stopped_by == "nodes"
    assert run.tally.nodes <= 2_000_000
    assert len(ledger.open) > 8
    assert ledger.n_children < cluster.n_done * 8


def test_a_task_done_twice_gives_the_same_answer_twice() -> None:
    question = question_of("ultimate", "edge-scan")
    unit = PackedUnit.of(question.plan().first_units()[0])
    for _ in range(3):
        task = task_of(question, unit, 700, pieces=5)
        first, second = work(task), work(pickle.loads(pickle.dumps(task)))
        for one, other in zip(first.walked, second.walked, strict=True):
            assert same(one.tally, other.tally)
            assert replace(one, tally=Tally()) == replace(other, tally=Tally())
        walked = first.walked[0]
        assert first.nodes == 700
        assert walked.children
        # Pieces come from the end of the tree to its beginning, each with its own state.
        ends = [child.interval[1] for child in walked.children] + [walked.children[-1].interval[0]]
        assert ends == sorted(ends, reverse=True)
        unit = walked.children[-1]
        assert unpack(unit.state or b"")


def test_units_for_which_no_nodes_are_left_are_given_back() -> None:
    question = question_of("ultimate", "edge-scan")
    whole = PackedUnit.of(question.plan().first_units()[0])
    walked = work(task_of(question, whole, 500, pieces=3)).walked[0]
    task = replace(task_of(question, whole, 50), units=walked.children)
    assert len(work(task).walked) < len(walked.children)


def test_an_engine_that_cannot_be_saved_is_waited_for() -> None:
    # Its state cannot be saved, so that a task would begin again for ever.
    question = question_of("pentominoes-3x20", "cpsat")
    unit = PackedUnit.of(question.plan().first_units()[0])
    walked = work(task_of(question, unit, 1)).walked[0]
    assert walked.is_done
    assert walked.tally.found == 2


def test_other_versions_are_refused() -> None:
    question = question_of("ultimate", None)
    task = task_of(question, PackedUnit.of(Unit(0)), 100)
    other = replace(task, versions=("tilewright 0.0.1", *task.versions[1:]))
    with pytest.raises(ClusterError, match=r"instead of tilewright 0\.0\.1.*install the same version"):
        work(other)


class Deadly(Pretended):
    """A cluster of which every task kills its worker."""

    def outcomes(self, seconds: float) -> Any:
        return [(self._by_key[pickle.loads(packed).key], self._loss()) for packed in self._tasks[:1]]

    def _loss(self) -> Any:
        from tilewright.distributed.crew import Lost

        self._tasks.clear()
        return Lost("4 workers died of it")


def test_a_unit_that_kills_its_workers_ends_the_search() -> None:
    question = question_of("ultimate", "edge-scan")
    run = Run(question.plan(), crew=crew_of(question, Deadly(1, random.Random(1))))
    with pytest.raises(ClusterError, match="was lost 6 times"):
        list(run)


def test_a_limit_of_time_ends_it() -> None:
    question = question_of("eternity-2", None)
    run = Run(question.plan(), Limits(seconds=0.5), crew=crew_of(question, Pretended(2, random.Random(1))))
    list(run)
    assert run.effort.stopped_by == "seconds"
    assert run.seconds < 5
    assert run.tally.nodes > 0
