"""A crew whose workers are the threads of a cluster: keeps enough tasks under way, and reports what became of them.

What a cluster is, is said by the protocol `Cluster`: tasks go in, outcomes come out, in any order, and some are lost.
So nothing here knows Dask, and all of it can be tried out with a cluster that is only pretended.
"""

from __future__ import annotations

import heapq
import itertools
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol

from ..errors import ClusterError
from ..jobs.question import AnyQuestion
from ..jobs.states import as_state
from ..solving.work import Allowance, Plan, Report, Unit
from .pace import MOST_UNITS, Manners, Pace, pieces
from .task import Outcome, PackedUnit, Task, Walked, packed_question, unpacked_children, versions_of

# Workers die, and the tasks they had are given to others. A task that kills all who touch it must come to an end.
_MOST_LOSSES = 5
_WAITING_SECONDS = 0.2
# So long a cluster without workers is waited for when the search was stopped.
_PATIENCE_SECONDS = 5.0
_MOST_ROWS = 10_000


@dataclass(frozen=True)
class Lost:
    """What became of a task without an outcome; it can be submitted again."""

    why: str


class ClusterLost(Exception):
    """Nothing more will come from the cluster."""


class Cluster(Protocol):
    """Where tasks are done."""

    def threads(self) -> int:
        """How many tasks can be done at the same time now; workers come and go."""

    def submit(self, tasks: list[Task]) -> None:
        """Have tasks done, the first ones first."""

    def outcomes(self, seconds: float) -> list[tuple[Task, Outcome | Lost | Exception]]:
        """What became of tasks since the last call; waits up to so many seconds for the first.

        A task that failed gives its error. Raises ClusterLost.
        """

    def drop(self, tasks: list[Task]) -> None:
        """Forget tasks; whoever works on one may go on in vain."""


class ClusterCrew:
    """Those who walk the units of a question on a cluster.

    All that is known about a unit is here and in the ledger of whoever takes the reports; workers keep nothing. So
    losing one, or all, costs the tasks under way and nothing else.
    """

    def __init__(
        self,
        question: AnyQuestion,
        cluster: Cluster,
        *,
        manners: Manners | None = None,
        clock: Callable[[], float] = time.monotonic,
        on_note: Callable[[str], None] = lambda text: None,
    ) -> None:
        self._cluster = cluster
        self._keeps_rows = question.keeps
        self._pace = Pace(manners or Manners(first_budget=question.first_nodes, least_budget=question.least_nodes))
        self._clock = clock
        self._on_note = on_note
        self._question = packed_question(question)
        self._versions = versions_of(question)
        self._numbers = itertools.count()
        self._run = f"{question.digest[:8]}-{time.time_ns():x}"
        self.n_tasks = 0
        """Tasks done so far."""

    @property
    def n_workers(self) -> int:
        """How many threads search now."""
        return self._cluster.threads()

    def ask_for_states(self) -> None:
        """Each report says where its unit is, asked for or not."""

    def reports(self, plan: Plan, units: list[Unit], allowance: Allowance) -> Iterator[Report]:
        """Work on all units with all threads of the cluster."""
        floor = _Floor(plan, units)
        try:
            yield from self._until_stopped(floor, allowance)
            if allowance.stopped_by:
                yield from self._last_reports(floor, allowance)
        except ClusterLost as lost:
            allowance.stop("cluster")
            self._on_note(str(lost))
        finally:
            self._cluster.drop(list(floor.under_way))

    def _until_stopped(self, floor: _Floor, allowance: Allowance) -> Iterator[Report]:
        says_waiting = True
        while floor.n_open and not allowance.stopped_by:
            threads = self._cluster.threads()
            if not threads and says_waiting:
                says_waiting = False
                self._on_note("the cluster has no workers; waiting for some to join")
            self._submit(floor, allowance, threads)
            outcomes = self._cluster.outcomes(_WAITING_SECONDS)
            if allowance.seconds_left == 0:
                allowance.stop("seconds")
            yield from self._taken(floor, allowance, outcomes)

    def _last_reports(self, floor: _Floor, allowance: Allowance) -> Iterator[Report]:
        """What was begun when the search was stopped is waited for, but not for long."""
        until = self._clock() + 2 * self._pace.manners.task_seconds(self._cluster.threads())
        if allowance.stopped_by == "nodes":
            # All that may be visited is under way.
            until = float("inf")
        else:
            # Those submitted last have not been begun.
            begun = list(floor.under_way)[: self._cluster.threads()]
            self._cluster.drop(list(floor.under_way)[len(begun) :])
            floor.keep(begun)
        while floor.under_way and self._clock() < until:
            if not self._cluster.threads():
                until = min(until, self._clock() + _PATIENCE_SECONDS)
            yield from self._taken(floor, allowance, self._cluster.outcomes(_WAITING_SECONDS))

    def _submit(self, floor: _Floor, allowance: Allowance, threads: int) -> None:
        """Keep as many tasks with the cluster as it has threads, and some more."""
        manners = self._pace.manners
        n_wanted = int(manners.wanted * threads)
        room = int(manners.in_flight * threads) - len(floor.under_way)
        lasting = manners.task_seconds(threads)
        seconds = manners.task_seconds(threads, floor.n_open < n_wanted)
        if allowance.seconds_left is not None:
            seconds = min(seconds, allowance.seconds_left)
        tasks: list[Task] = []
        while floor.waiting and len(tasks) < room:
            first = floor.largest()
            budget = allowance.reserve(self._pace.budget(first.engine, seconds))
            if not budget:
                floor.put_back(first)
                break
            # Where there are units enough, several that are likely to be small go together.
            most = min(MOST_UNITS, 1 + (len(floor.waiting) - 2 * threads) // max(1, room))
            batch = floor.with_small_ones(first, budget, most)
            n_tasks = len(floor.under_way) + room
            task = Task(
                f"walk-{self._run}-{next(self._numbers)}",
                self._question,
                self._versions,
                tuple(PackedUnit.of(unit) for unit in batch),
                budget,
                pieces(floor.n_open, n_wanted, min(n_tasks, floor.n_open)),
                self._pace.least_nodes(first.engine, lasting),
                _MOST_ROWS if self._keeps_rows else 0,
            )
            floor.under_way[task] = batch
            tasks.append(task)
        if tasks:
            self._cluster.submit(tasks)

    def _taken(
        self, floor: _Floor, allowance: Allowance, outcomes: list[tuple[Task, Outcome | Lost | Exception]]
    ) -> Iterator[Report]:
        """Reports of what became of tasks. What they gave away is on the floor when its report was taken note of."""
        errors = []
        for task, outcome in outcomes:
            units = floor.under_way.pop(task, None)
            if units is None:
                continue
            if not isinstance(outcome, Outcome):
                allowance.give_back(task.budget)
                error = floor.lost(units, outcome) if isinstance(outcome, Lost) else outcome
                errors += [error] if error is not None else []
                continue
            self.n_tasks += 1
            allowance.give_back(task.budget - outcome.nodes)
            self._pace.learn(outcome.walked[0].engine, task.budget, outcome.nodes, outcome.seconds)
            for unit in units[len(outcome.walked) :]:
                floor.put_back(unit)
            for unit, walked in zip(units, outcome.walked, strict=False):
                report = _report(unit, walked)
                floor.note(unit, report)
                yield report
                floor.go_on(unit, report)
        # What the others gave was taken note of first.
        if errors:
            raise errors[0]


def _report(unit: Unit, walked: Walked) -> Report:
    unit.engine = walked.engine
    return Report(
        unit,
        walked.tally,
        walked.walked,
        walked.rows,
        walked.is_done,
        unpacked_children(walked.children),
        None if walked.state is None else as_state(walked.state),
        walked.state is not None,
        walked.lowest,
    )


class _Floor:
    """All units that are not done: those that wait, the largest first, and those under way."""

    def __init__(self, plan: Plan, units: list[Unit]) -> None:
        self._plan = plan
        self._numbers = itertools.count()
        self.waiting: list[tuple[float, int, Unit]] = []
        self.under_way: dict[Task, list[Unit]] = {}
        self._losses: dict[Unit, int] = {}
        self._nodes = 0
        self._walked = 0.0
        self.n_open = len(units)
        for unit in units:
            unit.state, unit.search = unit.saved(), None
            self.put_back(unit)

    def _rest(self, unit: Unit) -> float:
        begin, end = unit.interval
        return self._plan.width(unit.part) * max(0.0, end - begin - unit.walked)

    def put_back(self, unit: Unit) -> None:
        """Let a unit wait for its turn."""
        heapq.heappush(self.waiting, (-self._rest(unit), next(self._numbers), unit))

    def largest(self) -> Unit:
        """The unit whose turn it is: that with the most to walk yet, as far as one can tell."""
        return heapq.heappop(self.waiting)[2]

    def with_small_ones(self, first: Unit, budget: int, most: int) -> list[Unit]:
        """A unit, and as many of the next ones as are likely to be done within a budget of nodes."""
        batch = [first]
        left = budget - self._expected(first)
        while len(batch) < most and self.waiting and self.waiting[0][2].engine == first.engine:
            left -= self._expected(self.waiting[0][2])
            if left < 0:
                break
            batch.append(self.largest())
        return batch

    def _expected(self, unit: Unit) -> float:
        """About how many nodes a unit has left; a guess from what it was like so far, or else from all."""
        walked, nodes = self._plan.width(unit.part) * unit.walked, unit.tally.nodes
        if not walked or not nodes:
            walked, nodes = self._walked, self._nodes
        return self._rest(unit) * nodes / walked if walked else float("inf")

    def keep(self, tasks: list[Task]) -> None:
        """Of what is under way only these tasks."""
        self.under_way = {task: self.under_way[task] for task in tasks}

    def lost(self, units: list[Unit], lost: Lost) -> ClusterError | None:
        """Let the units of a lost task be begun again; an error if that happened too often."""
        error = None
        for unit in units:
            self._losses[unit] = self._losses.get(unit, 0) + 1
            if self._losses[unit] > _MOST_LOSSES:
                error = ClusterError(
                    f"unit {unit.key} was lost {self._losses[unit]} times ({lost.why}); "
                    f"do the workers have memory enough? Their logs say more"
                )
            self.put_back(unit)
        return error

    def note(self, unit: Unit, report: Report) -> None:
        """Learn from a report how many nodes are to be expected; a unit's tally is that before it."""
        self._nodes += report.tally.nodes - unit.tally.nodes
        self._walked += self._plan.width(unit.part) * (report.walked - unit.walked)

    def go_on(self, unit: Unit, report: Report) -> None:
        """What is left of a unit, and what it gave away, wait for their turns."""
        self._losses.pop(unit, None)
        unit.state, unit.tally, unit.walked = report.state, report.tally, report.walked
        self.n_open += len(report.children) - report.is_done
        unit.leave_to(report.children)
        for child in report.children:
            self.put_back(child)
        if not report.is_done:
            self.put_back(unit)
