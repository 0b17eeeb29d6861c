"""A cluster that is only pretended: its tasks are done here, in another order, and some are lost."""

from __future__ import annotations

import pickle
import random
from collections.abc import Sequence
from dataclasses import replace

from tilewright.distributed.executor import ClusterExecutor
from tilewright.distributed.task import Task, TaskResult, work
from tilewright.distributed.tuner import Tuner
from tilewright.errors import Lost
from tilewright.jobs.spec import JobSpec
from tilewright.solving.plan import SearchPlan
from tilewright.solving.run import Resumed
from tilewright.solving.subproblem import NO_COUNTS, Key, Report, Subproblem

# So that small puzzles are split too.
EAGER = Tuner(seconds=0.02, hasty_seconds=0.01, first_budget=500)


class Pretended:
    """So many threads, one task after the other; `chance` is what may go wrong."""

    def __init__(self, threads: int, chance: random.Random, losses: float = 0.0, dies_after: int | None = None) -> None:
        self._threads = threads
        self._chance = chance
        self._losses = losses
        self._left = dies_after
        self._tasks: list[bytes] = []
        self._by_key: dict[str, Task] = {}
        self.n_done = 0

    def threads(self) -> int:
        """Workers come and go."""
        return self._chance.randint(1, self._threads)

    def submit(self, tasks: list[Task]) -> None:
        """Take tasks, as bytes."""
        for task in tasks:
            assert task.key not in self._by_key
            self._by_key[task.key] = task
            self._tasks.append(pickle.dumps(task))

    def outcomes(self, seconds: float) -> list[tuple[Task, TaskResult | Exception]]:
        """Do one task."""
        if self._left is not None:
            self._left -= 1
            if self._left < 0:
                raise Lost("the pretended scheduler is gone")
        if not self._tasks:
            return []
        packed = self._tasks.pop(self._chance.randrange(len(self._tasks)))
        task = pickle.loads(packed)
        known = self._by_key[task.key]
        if self._chance.random() < self._losses:
            return [(known, Lost("it is only pretended"))]
        outcome = work(task)
        self.n_done += 1
        return [(known, pickle.loads(pickle.dumps(outcome)))]

    def drop(self, tasks: list[Task]) -> None:
        """Forget tasks."""
        keys = {task.key for task in tasks}
        self._tasks = [packed for packed in self._tasks if pickle.loads(packed).key not in keys]


class MemoryJournal:
    """A journal that forgets nothing until this process ends; what is open in it can be gone on with."""

    seconds_between_states = 1e9

    def __init__(self, subproblems: Sequence[Subproblem] = ()) -> None:
        self.open: dict[Key, Subproblem] = {}
        self.done: dict[Key, Subproblem] = {}
        self.n_children = 0
        self.add(subproblems)

    def add(self, subproblems: Sequence[Subproblem]) -> None:
        """Note new subproblems."""
        self.open |= {sub.key: sub for sub in subproblems}

    def resumed(self, plan: SearchPlan) -> Resumed:
        """Where a run goes on."""
        done = sum((plan.weighed(sub.part, sub.counts) for sub in self.done.values()), NO_COUNTS)
        parts = frozenset(part for part, _ in [*self.done, *self.open])
        left = [sub if sub.state else Subproblem(sub.part, sub.path, sub.low, sub.high) for sub in self.open.values()]
        return Resumed(tuple(left), done, parts=parts)

    def record(self, report: Report) -> None:
        """Note a subproblem and its children."""
        if not report.is_lasting:
            return
        sub = report.subproblem
        before = self.open.pop(sub.key)
        assert (before.low, before.high) == (sub.low, report.children[0].high if report.children else sub.high)
        for child, following in zip(report.children, [*report.children[1:], None], strict=False):
            assert child.key not in self.open
            assert child.key not in self.done
            # What was given away and what is left lie side by side.
            assert child.low == (sub.high if following is None else following.high)
        self.n_children += len(report.children)
        self.add(report.children)
        assert sub.state or sub.is_done
        (self.done if sub.is_done else self.open)[sub.key] = sub


def executor_of(spec: JobSpec, cluster: Pretended, **options: object) -> ClusterExecutor:
    """An executor that splits what it can."""
    return ClusterExecutor(spec, cluster, tuner=replace(EAGER), **options)
