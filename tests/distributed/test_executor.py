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
from tests.distributed.pretended import MemoryJournal, Pretended, executor_of
from tilewright.distributed.task import Task, packed_spec, versions_of, work
from tilewright.errors import ClusterError
from tilewright.jobs.spec import CountSpec
from tilewright.solving import Limits
from tilewright.solving.run import Run
from tilewright.solving.states import unpack
from tilewright.solving.subproblem import Counts, Report, Subproblem

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


def spec_of(name: str, engine: str | None) -> CountSpec:
    """The question how many solutions a puzzle has."""
    return CountSpec.of(tw.load(name), engine=engine)


def undisturbed(question: CountSpec) -> Counts:
    """What one thread finds."""
    run = Run(question.plan())
    for _ in run:
        pass
    return run.counts


def same(one: Counts, other: Counts) -> bool:
    """Whether two counts agree in all but time."""
    return replace(one, seconds=0) == replace(other, seconds=0)


def task_of(question: CountSpec, subproblem: Subproblem, budget: int, **options: Any) -> Task:
    """A task of one subproblem."""
    return Task("t", packed_spec(question), versions_of(question), budget, (subproblem,), **options)


def without_time(report: Report) -> Report:
    """A report without what differs each time."""
    sub = report.subproblem
    return replace(report, subproblem=replace(sub, counts=replace(sub.counts, seconds=0.0)))


@pytest.mark.parametrize(("name", "engine"), PUZZLES)
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_counts_and_nodes_are_those_of_one_thread(name: str, engine: str | None, seed: int) -> None:
    question = spec_of(name, engine)
    journal = MemoryJournal(question.plan().first())
    cluster = Pretended(4, random.Random(seed), losses=0.1)
    run = Run(question.plan(), executor=executor_of(question, cluster), journal=journal)
    for _ in run:
        pass
    assert run.effort.exhausted
    assert not journal.open
    assert same(run.counts, undisturbed(question))


@pytest.mark.parametrize(("name", "engine"), [("pentominoes-3x20", "packing"), ("ultimate", "edge-scan")])
@pytest.mark.parametrize("seed", range(3))
def test_whatever_stops_it_the_journal_can_be_gone_on_with(name: str, engine: str, seed: int) -> None:
    question, chance = spec_of(name, engine), random.Random(seed)
    plan = question.plan()
    journal = MemoryJournal(plan.first())
    n_runs = 0
    while True:
        n_runs += 1
        notes: list[str] = []
        # The first one does not live long enough for all, however quick the machine is.
        dies_after = chance.randrange(1, 12) if n_runs > 1 else 1
        cluster = Pretended(3, chance, losses=0.1, dies_after=dies_after)
        executor = executor_of(question, cluster, on_note=notes.append)
        run = Run(plan, resumed=journal.resumed(plan), journal=journal, executor=executor)
        for _ in run:
            pass
        if not run.effort.stopped_by:
            break
        assert run.effort.stopped_by == "cluster"
        assert notes == ["the pretended scheduler is gone"]
    assert n_runs > 1
    assert not journal.open
    assert same(run.counts, undisturbed(question))


def test_subproblems_are_split_so_that_no_worker_is_idle() -> None:
    question = spec_of("pentominoes-6x10", "scan")
    journal = MemoryJournal(question.plan().first())
    cluster = Pretended(8, random.Random(1))
    run = Run(question.plan(), executor=executor_of(question, cluster), journal=journal, limits=Limits(nodes=2_000_000))
    for _ in run:
        pass
    assert run.effort.stopped_by == "nodes"
    assert run.counts.nodes <= 2_000_000
    assert len(journal.open) > 8
    assert journal.n_children < cluster.n_done * 8


def test_a_task_done_twice_gives_the_same_answer_twice() -> None:
    question = spec_of("ultimate", "edge-scan")
    subproblem = question.plan().first()[0]
    for _ in range(3):
        task = task_of(question, subproblem, 700, pieces=5)
        first, second = work(task), work(pickle.loads(pickle.dumps(task)))
        assert list(map(without_time, first.reports)) == list(map(without_time, second.reports))
        report = first.reports[0]
        assert first.nodes == 700
        assert report.children
        # Pieces come from the end of the tree to its beginning, each with its own state.
        ends = [child.high for child in report.children] + [report.children[-1].low]
        assert ends == sorted(ends, reverse=True)
        subproblem = report.children[-1]
        assert unpack(subproblem.state or b"")


def test_subproblems_for_which_no_nodes_are_left_are_given_back() -> None:
    question = spec_of("ultimate", "edge-scan")
    report = work(task_of(question, question.plan().first()[0], 500, pieces=3)).reports[0]
    task = replace(task_of(question, report.subproblem, 50), subproblems=report.children)
    assert len(work(task).reports) < len(report.children)


def test_an_engine_that_cannot_be_saved_is_waited_for() -> None:
    # Its state cannot be saved, so that a task would begin again for ever.
    question = spec_of("pentominoes-3x20", "cpsat")
    done = work(task_of(question, question.plan().first()[0], 1)).reports[0].subproblem
    assert done.is_done
    assert done.counts.found == 2


def test_other_versions_are_refused() -> None:
    question = spec_of("ultimate", None)
    task = task_of(question, Subproblem(0), 100)
    other = replace(task, versions=("tilewright 0.0.1", *task.versions[1:]))
    with pytest.raises(ClusterError, match=r"instead of tilewright 0\.0\.1.*install the same version"):
        work(other)


class Deadly(Pretended):
    """A cluster of which every task kills its worker."""

    def outcomes(self, seconds: float) -> Any:
        return [(self._by_key[pickle.loads(packed).key], self._loss()) for packed in self._tasks[:1]]

    def _loss(self) -> Any:
        from tilewright.errors import Lost

        self._tasks.clear()
        return Lost("4 workers died of it")


def test_a_subproblem_that_kills_its_workers_ends_the_search() -> None:
    question = spec_of("ultimate", "edge-scan")
    run = Run(question.plan(), executor=executor_of(question, Deadly(1, random.Random(1))))
    with pytest.raises(ClusterError, match="was lost 6 times"):
        list(run)


class Hung(Pretended):
    """A cluster that does one task; the others never end."""

    def outcomes(self, seconds: float) -> Any:
        return [] if self.n_done else super().outcomes(seconds)


def test_tasks_that_never_end_are_given_up_at_a_limit_of_nodes() -> None:
    question = spec_of("eternity-2", None)
    cluster = Hung(4, random.Random(1))
    run = Run(question.plan(), Limits(nodes=4000), executor=executor_of(question, cluster))
    list(run)
    assert run.effort.stopped_by == "nodes"
    assert 0 < run.counts.nodes < 4000
    assert cluster.n_done == 1


def test_a_limit_of_time_ends_it() -> None:
    question = spec_of("eternity-2", None)
    run = Run(question.plan(), Limits(seconds=0.5), executor=executor_of(question, Pretended(2, random.Random(1))))
    list(run)
    assert run.effort.stopped_by == "seconds"
    assert run.seconds < 5
    assert run.counts.nodes > 0
