"""Real clusters of processes on this machine: counts stay exact when workers are killed, and when the scheduler is."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tilewright as tw
from tests.distributed.pretended import EAGER, MemoryJournal
from tests.distributed.test_executor import same, undisturbed
from tilewright.distributed import LOCAL, ClusterExecutor, connected, dask_cluster
from tilewright.errors import ClusterError
from tilewright.jobs.run import JobResult, run_job
from tilewright.jobs.spec import CountSpec
from tilewright.solving import count
from tilewright.solving.live import Budget
from tilewright.solving.plan import SearchPlan
from tilewright.solving.run import Run
from tilewright.solving.subproblem import Report, Subproblem

pytest.importorskip("distributed", reason="needs Dask: pip install 'tilewright[cluster]'")

NAME, ENGINE = "pentominoes-3x20", "exact-cover"


@pytest.fixture(scope="module")
def question() -> CountSpec:
    """A puzzle of some seconds, as it is split here."""
    return CountSpec.of(tw.load(NAME), engine=ENGINE)


class Killing(MemoryJournal):
    """A journal that has something killed after some records."""

    def __init__(self, subproblems: list[Subproblem], kills: dict[int, Any]) -> None:
        self.n_records = 0
        self._kills = kills
        super().__init__(subproblems)

    def record(self, report: Report) -> None:
        """Take note, then kill."""
        super().record(report)
        self.n_records += 1
        if self.n_records in self._kills:
            self._kills[self.n_records]()


@contextmanager
def cluster_of_processes(n_workers: int, port: int = 0) -> Iterator[tuple[str, list[subprocess.Popen[str]]]]:
    """A scheduler and workers, each a process of its own: the address and the processes, the scheduler first."""
    quiet = {**os.environ, "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "5s", "PYTHONPATH": os.pathsep.join(sys.path)}

    def start(program: str, *arguments: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", f"distributed.cli.{program}", *arguments]
        return subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True, env=quiet)

    processes = [start("dask_scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard", "--no-show")]
    try:
        address = ""
        while not address:
            line = processes[0].stderr.readline()  # type: ignore[union-attr]
            assert line, "the scheduler ended"
            found = re.search(r"Scheduler at:\s+(tcp://\S+)", line)
            address = found[1] if found else ""
        for _ in range(n_workers):
            processes.append(
                start(
                    "dask_worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard", "--death-timeout", "20"
                )
            )
        for process in processes:
            threading.Thread(target=process.stderr.read, daemon=True).start()  # type: ignore[union-attr]
        yield address, processes
    finally:
        for process in reversed(processes):
            process.kill()
            process.wait()


@pytest.fixture(scope="module")
def processes_at() -> Iterator[tuple[str, list[subprocess.Popen[str]]]]:
    """A scheduler and two workers for several tests; each test that kills a worker starts another one before."""
    with cluster_of_processes(2) as cluster:
        yield cluster


def counted(question: CountSpec, address: str, journal: MemoryJournal, notes: list[str], n_workers: int = 2) -> Run:
    """Count what a journal has left."""
    plan = question.plan()
    with connected(address, n_workers) as cluster:
        executor = ClusterExecutor(question, cluster, tuner=replace(EAGER), on_note=notes.append)
        run = Run(plan, executor=executor, journal=journal, resumed=journal.resumed(plan))
        for _ in run:
            pass
    return run


def test_a_cluster_on_this_machine_counts_exactly(question: CountSpec) -> None:
    journal = MemoryJournal(question.plan().first())
    run = counted(question, LOCAL, journal, [])
    assert run.effort.exhausted
    assert not journal.open
    assert journal.n_children > 5
    assert same(run.counts, undisturbed(question))


def test_killed_workers_cost_nothing_but_time(
    question: CountSpec, processes_at: tuple[str, list[subprocess.Popen[str]]]
) -> None:
    notes: list[str] = []
    address, processes = processes_at

    def kill_one() -> None:
        # A new one comes before the old one goes.
        processes.append(start_worker(address))
        victim = next(p for p in processes[1:] if p.poll() is None)
        victim.send_signal(signal.SIGKILL)

    journal = Killing(question.plan().first(), {4: kill_one, 9: kill_one, 14: kill_one})
    run = counted(question, address, journal, notes)
    assert run.effort.exhausted
    assert journal.n_records > 14
    assert not journal.open
    assert same(run.counts, undisturbed(question))


def start_worker(address: str) -> subprocess.Popen[str]:
    """Another worker."""
    command = [sys.executable, "-m", "distributed.cli.dask_worker", address, "--nthreads", "1", "--no-nanny"]
    return subprocess.Popen(
        [*command, "--no-dashboard", "--death-timeout", "20"],
        stderr=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )


class KillingExecutor:
    """An executor that has something killed after some reports."""

    search = None

    def __init__(self, executor: ClusterExecutor, kills: dict[int, Any]) -> None:
        self._executor = executor
        self._kills = kills
        self.n_workers = executor.n_workers
        self.map = executor.map
        self.n_reports = 0

    def ask_for_states(self) -> None:
        """All reports have them."""

    def run(self, plan: SearchPlan, subproblems: Sequence[Subproblem], budget: Budget) -> Iterator[Report]:
        """The reports of the executor."""
        for report in self._executor.run(plan, subproblems, budget):
            yield report
            self.n_reports += 1
            if self.n_reports in self._kills:
                self._kills[self.n_reports]()


def test_a_killed_scheduler_stops_the_job_which_goes_on_elsewhere(
    question: CountSpec, tmp_path: Path, processes_at: tuple[str, list[subprocess.Popen[str]]]
) -> None:
    path = tmp_path / "long.job"
    notes: list[str] = []

    def run(address: str, kills: dict[int, Any]) -> JobResult:
        with connected(address) as cluster:
            executor = ClusterExecutor(question, cluster, tuner=replace(EAGER), on_note=notes.append)
            return run_job(path, question, executor=KillingExecutor(executor, kills))

    with cluster_of_processes(2) as (address, processes):
        began = time.monotonic()
        stopped = run(address, {5: processes[0].kill})
        # As soon as it is certain; a busy machine needs some of them.
        assert time.monotonic() - began < 120
    assert stopped.count.effort.stopped_by == "cluster"
    assert stopped.count.effort.nodes > 0
    assert "does not answer any more" in notes[-1]
    answer = run(processes_at[0], {})
    expected = count(question.to_puzzle(), engine=ENGINE)
    assert answer.n_runs == 2
    assert answer.count.exhausted
    assert answer.count.effort.nodes == expected.effort.nodes
    assert replace(answer.count, effort=expected.effort) == expected


def test_the_command_counts_on_a_cluster(tmp_path: Path) -> None:
    job = tmp_path / "long.job"
    arguments = ["count", NAME, "--engine", ENGINE, "--job", str(job), "--dask", "local", "--workers", "2", "--json"]
    done = _run(*arguments)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["up_to_symmetry"] == 2
    # What is done needs no cluster.
    again = _run("resume", str(job), "--dask", "tcp://127.0.0.1:9")
    assert again.returncode == 0
    assert "is done" in again.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--dask", "nonsense"], "no Dask scheduler answers at 'nonsense'"),
        (["--dask", "local", "--solutions", "3"], "a cluster counts all solutions"),
    ],
)
def test_the_command_says_what_is_wrong(arguments: list[str], said: str) -> None:
    done = _run("count", NAME, *arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def _run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tilewright", *arguments], capture_output=True, text=True, check=False, timeout=180
    )


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for five seconds here."""
    monkeypatch.setattr(dask_cluster, "_CONNECT_SECONDS", 0.5)


@pytest.mark.usefixtures("impatient")
def test_a_wrong_address_is_said_soon(capfd: Any) -> None:
    for address in ("tcp://127.0.0.1:9", "nonsense", "127.0.0.1:notaport"):
        began = time.monotonic()
        with pytest.raises(ClusterError, match="no Dask scheduler answers at"), connected(address):
            pass
        assert time.monotonic() - began < 5
    # Whoever gave it does not want to read how often it was tried.
    assert capfd.readouterr() == ("", "")
