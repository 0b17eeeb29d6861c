"""A sweep on a cluster has the answers of one thread, whatever happens to the cluster."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import tilewright as tw
from tests.distributed.pretended import Pretended, executor_of
from tilewright.distributed import LOCAL, ClusterExecutor, Tuner, connected
from tilewright.jobs.run import run_job
from tilewright.jobs.spec import SweepSpec
from tilewright.solving import NO_LIMITS, Limits
from tilewright.solving.executors import Inline
from tilewright.solving.live import Budget
from tilewright.solving.sweep import run_sweep


@pytest.mark.parametrize("seed", range(3))
def test_answers_are_those_of_one_thread(tmp_path: Path, seed: int) -> None:
    asked = SweepSpec.of(tw.load("calendar"), limit=90)
    expected = run_sweep(asked.plan(), Budget(NO_LIMITS), Inline()).answers
    path = tmp_path / "a.job"
    cluster = Pretended(3, random.Random(seed), losses=0.1, dies_after=6)
    # Three classes at a time, however quick they are.
    tuner = Tuner(seconds=1e-9, hasty_seconds=1e-9, most_rate=1e9, first_budget=3, least_budget=3)
    stopped = run_job(path, asked, executor=ClusterExecutor(asked, cluster, tuner=tuner))
    assert stopped.effort.stopped_by == "cluster"
    assert 0 < stopped.effort.nodes < 90
    cluster = Pretended(3, random.Random(seed), losses=0.1)
    answer = run_job(path, executor=executor_of(asked, cluster))
    assert answer.sweep.answers == expected
    assert answer.effort.nodes == 90


def test_the_first_task_is_small() -> None:
    # A class may take a millisecond or an hour: nobody knows before the first ones are answered.
    asked = SweepSpec.of(tw.load("perimeter-triangle-4"))
    cluster = Pretended(2, random.Random(1))
    found = run_sweep(asked.plan(), Budget(Limits(nodes=5)), ClusterExecutor(asked, cluster))
    assert found.stopped_by == "nodes"
    assert sum(number is not None for number in found.answers) == 5


def test_a_cluster_of_processes() -> None:
    pytest.importorskip("distributed", reason="needs Dask: pip install 'tilewright[cluster]'")
    asked = SweepSpec.of(tw.load("calendar"), "solvable")
    with connected(LOCAL, 2) as cluster:
        found = run_sweep(asked.plan(), Budget(NO_LIMITS), ClusterExecutor(asked, cluster))
    assert found.numbers() == [1] * 366
