"""Kills a job again and again (SIGKILL, as when the power fails), and sees that it still ends with the right numbers.

    python -m tests.jobs.kill_often --kills 300 --seed 1

Each run is a process of its own, which is killed at a random moment: while the file is made, between two states,
within a transaction. In between the file is read, and must be a whole. Prints what was done as JSON.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import tilewright as tw
from tilewright.jobs.file import JobFile
from tilewright.jobs.journal import resumed
from tilewright.jobs.run import run_job
from tilewright.jobs.spec import CountSpec
from tilewright.solving.counting import CountPlan
from tilewright.solving.executors import Inline, ThreadPool
from tilewright.solving.run import Run

PUZZLES = (
    "pentominoes-3x20",
    "slothouber-graatsma",
    "ultimate",
    "soma",
    "magic-square-4",
    "tetrominoes-double-5x8",
    "perimeter-triangle-4",
)


def undisturbed(question: CountSpec) -> tuple[Any, int]:
    """All numbers of a count without a job, and its nodes."""
    plan = question.plan()
    run = Run(plan)
    for _ in run:
        pass
    count = plan.count(run.counts, run.effort)
    numbers = (count.raw, count.distinct, count.up_to_rotation, count.up_to_symmetry, dict(count.by_target))
    return numbers, count.effort.nodes


def work(path: Path, question: CountSpec, seed: int) -> None:
    """What a process does until it is killed."""
    chance = random.Random(seed)
    executor = Inline() if chance.random() < 0.3 else ThreadPool(chance.choice([1, 2, 3]), eager=True)
    with suppress(Exception):
        run_job(path, question, executor=executor, seconds_between_states=chance.choice([0.0, 0.01, 0.05]))
        os._exit(0)
    os._exit(1)


def is_killed(path: Path, question: CountSpec, seed: int, seconds: float) -> bool:
    """Run a process for so long, then kill it; False if it had finished before."""
    child = os.fork()
    if not child:
        work(path, question, seed)
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status):
        raise AssertionError("a run failed by itself")
    return os.WIFSIGNALED(status)


def look(path: Path) -> int:
    """See that a file is a whole, and how many nodes are behind it; -1 if there is none yet."""
    if not path.exists():
        return -1
    with JobFile.open(path) as job:
        if job.header.answer is not None:
            return int(job.header.answer["nodes"])
        plan = job.header.spec.plan()
        assert isinstance(plan, CountPlan)
        found = resumed(job, plan)
        return found.done.nodes + sum(sub.counts.nodes for sub in found.open)


def torment(folder: Path, n_kills: int, seed: int, most_seconds: float) -> dict[str, Any]:
    """Kill so many runs, of as many jobs as it takes; each job must end as if nothing had happened."""
    chance = random.Random(seed)
    kills = n_jobs = 0
    expected = {}
    while kills < n_kills:
        name = PUZZLES[n_jobs % len(PUZZLES)]
        question = CountSpec.of(tw.load(name), keeps=chance.random() < 0.5)
        if question not in expected:
            expected[question] = undisturbed(question)
        numbers, nodes = expected[question]
        path = folder / f"{n_jobs}.job"
        n_jobs += 1
        seen = -1
        while kills < n_kills:
            seconds = chance.choice([0.01, 0.05, most_seconds, most_seconds]) * chance.random()
            if not is_killed(path, question, chance.randrange(1 << 30), seconds):
                break
            kills += 1
            now = look(path)
            assert now >= seen, f"{name}: {seen} nodes were written down, now {now}"
            seen = now
        answer = run_job(path, question)
        count = answer.count
        found = (count.raw, count.distinct, count.up_to_rotation, count.up_to_symmetry, dict(count.by_target))
        assert not answer.problem, answer.problem
        assert (found, count.effort.nodes) == (numbers, nodes), f"{name}: {found}, {count.effort.nodes} nodes"
        assert answer.kept in (None, count.up_to_symmetry)
    return {"kills": kills, "jobs": n_jobs}


def main() -> None:
    """Kill as often as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0.4, help="the longest life of a process")
    chosen = parser.parse_args()
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        done = torment(Path(folder), chosen.kills, chosen.seed, chosen.seconds)
    json.dump({**done, "seconds": round(time.perf_counter() - started, 1)}, sys.stdout)
    print()


if __name__ == "__main__":
    main()
