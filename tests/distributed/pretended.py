"""A cluster that is only pretended: its tasks are done here, in another order, and some are lost."""

from __future__ import annotations

import pickle
import random
from collections.abc import Sequence

from tilewright.distributed.crew import ClusterCrew, ClusterLost, Lost
from tilewright.distributed.pace import Manners
from tilewright.distributed.task import Outcome, Task, work
from tilewright.jobs.question import AnyQuestion
from tilewright.jobs.states import pack, unpack
from tilewright.solving.counting import CountPlan
from tilewright.solving.run import Earlier
from tilewright.solving.work import Report, Tally, Unit

# So that small puzzles are split too.
EAGER = Manners(seconds=0.02, hasty_seconds=0.01, first_budget=500)


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

    def outcomes(self, seconds: float) -> list[tuple[Task, Outcome | Lost | Exception]]:
        """Do one task."""
        if self._left is not None:
            self._left -= 1
            if self._left < 0:
                raise ClusterLost("the pretended scheduler is gone")
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


class MemoryLedger:
    """A ledger that forgets nothing until this process ends; what is open in it can be gone on with."""

    seconds_between_states = 1e9

    def __init__(self, units: Sequence[Unit] = ()) -> None:
        self.open: dict[str, Unit] = {}
        self.done: dict[str, Unit] = {}
        self.n_children = 0
        self.add(units)

    def add(self, units: Sequence[Unit]) -> None:
        """Take note of new units."""
        self.open |= {unit.key: _kept(unit) for unit in units}

    def earlier(self, plan: CountPlan) -> Earlier:
        """What is done, for a run that goes on."""
        total, parts = Tally(), set()
        for unit in self.done.values():
            total.add(plan.weighed(unit.part, unit.tally))
        for unit in [*self.done.values(), *self.open.values()]:
            parts.add(unit.part)
        return Earlier(total, parts=frozenset(parts))

    def record(self, report: Report) -> None:
        """Take note of a unit and its children."""
        assert report.unit.key in self.open
        unit = _kept(report.unit)
        unit.tally, unit.walked = report.tally.copy(), report.walked
        for child in report.children:
            assert child.key not in self.open
            assert child.key not in self.done
            unit.interval = (unit.interval[0], child.interval[0])
        self.n_children += len(report.children)
        self.add(report.children)
        assert report.is_saved or not report.children
        if report.is_done:
            del self.open[unit.key]
            self.done[unit.key] = unit
        else:
            unit.state = _copied(report.state)
            self.open[unit.key] = unit


def _kept(unit: Unit) -> Unit:
    return Unit(
        unit.part, unit.path, unit.interval, unit.tally.copy(), unit.walked, unit.engine, _copied(unit.state), None
    )


def _copied(state: object) -> object:
    return None if state is None else unpack(pack(state))


def crew_of(question: AnyQuestion, cluster: Pretended, **options: object) -> ClusterCrew:
    """A crew that splits what it can."""
    return ClusterCrew(question, cluster, manners=EAGER, **options)
