"""An executor whose workers are the threads of a cluster: keeps enough tasks under way, and reports their outcomes.

The protocol `Cluster` says what a cluster is: tasks go in, outcomes come out, in any order, and some are lost.
So nothing here knows Dask, and all of it can be tested with a cluster that is only pretended.
"""

from __future__ import annotations

import heapq
import itertools
import time
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Protocol

from ..engines import Search
from ..errors import ClusterError, Lost
from ..jobs.spec import JobSpec
from ..solving.executors import ItemAnswer, ItemSteps
from ..solving.live import Budget
from ..solving.plan import SearchPlan
from ..solving.subproblem import Report, Subproblem
from .task import Task, TaskResult, packed_spec, versions_of
from .tuner import MOST_SUBPROBLEMS, Tuner, pieces

# Workers die, and the tasks they had are given to others. A task that kills all who touch it must come to an end.
_MOST_LOSSES = 5
_WAITING_SECONDS = 0.2
# How long to wait for a cluster without workers when the search was stopped.
_PATIENCE_SECONDS = 5.0
# At a limit of nodes: the time of how many tasks may pass without any outcome, until those under way are given up.
_SILENT_TASKS = 20
_MOST_ROWS = 10_000
# A class of setups may take a millisecond or an hour.
_FIRST_CLASSES = 16

# A task, and its result or what went wrong.
TaskOutcome = tuple[Task, TaskResult | Exception]
# Makes a task that lasts this many seconds, for a number of threads and of free places, and tells its items; None at a
# limit of nodes.
NextTask = Callable[[float, int, int], tuple[list[Any], Task] | None]
# Takes the result of a task that had these items, and gives what the caller of the executor gets.
Taken = Callable[[list[Any], TaskResult], Iterator[Any]]


class Cluster(Protocol):
    """Machines that do tasks."""

    def threads(self) -> int:
        """The number of tasks that can be done at the same time now; workers come and go."""

    def submit(self, tasks: list[Task]) -> None:
        """Have tasks done, the first ones first."""

    def outcomes(self, seconds: float) -> list[TaskOutcome]:
        """Return the outcomes of tasks since the last call; waits up to `seconds` for the first.

        A task that failed gives its error, one that was lost `Lost`. Raises Lost if nothing more will come.
        """

    def drop(self, tasks: list[Task]) -> None:
        """Forget tasks; a worker may finish one in vain."""


class Scheduler:
    """The open subproblems or classes: those that wait, by rank, and those under way in tasks."""

    def __init__(self, items: Sequence[Any], rank: Callable[[Any], float], name: Callable[[Any], Hashable]) -> None:
        self._rank = rank
        self._name = name
        self._numbers = itertools.count()
        self._waiting: list[tuple[float, int, Any]] = []
        self.under_way: dict[Task, list[Any]] = {}
        self.losses: dict[Hashable, int] = {}
        """How often an item was lost since it was reported last."""
        self.n_open = len(items)
        for item in items:
            self.put(item)

    @property
    def n_waiting(self) -> int:
        return len(self._waiting)

    @property
    def first(self) -> Any:
        """The item that is next."""
        return self._waiting[0][2]

    def put(self, item: Any) -> None:
        """Let an item wait for its turn."""
        heapq.heappush(self._waiting, (self._rank(item), next(self._numbers), item))

    def pop(self) -> Any:
        """Take the next item."""
        return heapq.heappop(self._waiting)[2]

    def lost(self, items: list[Any], lost: Lost) -> ClusterError | None:
        """Let the items of a lost task be begun again; an error if that happened too often."""
        error = None
        for item in items:
            name = self._name(item)
            self.losses[name] = n = self.losses.get(name, 0) + 1
            if n > _MOST_LOSSES:
                what = "/".join(map(str, name)) if isinstance(name, tuple) else name
                error = ClusterError(
                    f"the same work ({what}) was lost {n} times ({lost}); "
                    f"do the workers have memory enough? Their logs say more"
                )
            self.put(item)
        return error


class ClusterExecutor:
    """Does the work of a job on a cluster.

    All that is known of it is here and in the journal of the run; workers keep nothing. So losing one, or all, costs
    the tasks under way and nothing else.
    """

    search: Search | None = None

    def __init__(
        self,
        spec: JobSpec,
        cluster: Cluster,
        *,
        tuner: Tuner | None = None,
        clock: Callable[[], float] = time.monotonic,
        on_note: Callable[[str], None] = lambda text: None,
    ) -> None:
        self._cluster = cluster
        self._n_threads = 0
        self._keeps_rows = spec.keeps
        self._tuner = tuner or Tuner()
        self._tuner_of_classes = tuner or Tuner(first_budget=_FIRST_CLASSES, least_budget=1)
        self._clock = clock
        self._on_note = on_note
        self._spec = packed_spec(spec)
        self._versions = versions_of(spec)
        self._numbers = itertools.count()
        self._run = f"{spec.digest[:8]}-{time.time_ns():x}"
        self.n_tasks = 0
        """Tasks done so far."""

    @property
    def n_workers(self) -> int:
        """The number of threads that search now, or did before the cluster was lost. None may have joined yet."""
        with suppress(Lost):
            self._n_threads = self._cluster.threads()
        return self._n_threads

    def ask_for_states(self) -> None:
        """Each report has the state of its subproblem, asked for or not."""

    def run(self, plan: SearchPlan, subproblems: Sequence[Subproblem], budget: Budget) -> Iterator[Report]:
        """Search all subproblems with all threads of the cluster."""
        scheduler = Scheduler(subproblems, lambda sub: -plan.width(sub.part) * sub.left, lambda sub: sub.key)
        nodes = walked = 0.0

        def expected(sub: Subproblem) -> float:
            """About how many nodes a subproblem has left; a guess from what it was like so far, or else from all."""
            done, visited = plan.width(sub.part) * sub.walked, float(sub.counts.nodes)
            if not done or not visited:
                done, visited = walked, nodes
            return plan.width(sub.part) * sub.left * visited / done if done else float("inf")

        def next_task(seconds: float, threads: int, room: int) -> tuple[list[Subproblem], Task] | None:
            first = scheduler.pop()
            reserved = budget.reserve(self._tuner.budget(first.engine, seconds))
            if not reserved:
                scheduler.put(first)
                return None
            # Where there are subproblems enough, several that are likely to be small go together.
            most = min(MOST_SUBPROBLEMS, 1 + (scheduler.n_waiting - 2 * threads) // max(1, room))
            batch, left = [first], reserved - expected(first)
            while len(batch) < most and scheduler.n_waiting and scheduler.first.engine == first.engine:
                left -= expected(scheduler.first)
                if left < 0:
                    break
                batch.append(scheduler.pop())
            n_tasks = min(len(scheduler.under_way) + room, scheduler.n_open)
            return batch, self._task(
                reserved,
                subproblems=tuple(batch),
                pieces=pieces(scheduler.n_open, int(self._tuner.wanted * threads), n_tasks),
                least_nodes=self._tuner.least_nodes(first.engine, self._tuner.task_seconds(threads)),
                most_rows=_MOST_ROWS if self._keeps_rows else 0,
            )

        def taken(batch: list[Subproblem], outcome: TaskResult) -> Iterator[Report]:
            nonlocal nodes, walked
            for sub in batch[len(outcome.reports) :]:
                scheduler.put(sub)
            for before, report in zip(batch, outcome.reports, strict=False):
                now = report.subproblem
                nodes += now.counts.nodes - before.counts.nodes
                walked += plan.width(now.part) * (now.walked - before.walked)
                yield report
                scheduler.losses.pop(now.key, None)
                # What it gave away waits for its turn when its report was taken.
                scheduler.n_open += len(report.children) - now.is_done
                for sub in report.children:
                    scheduler.put(sub)
                if not now.is_done:
                    scheduler.put(now)

        return self._until_stopped(scheduler, budget, next_task, taken)

    def map(
        self, steps: ItemSteps, items: Sequence[int], budget: Budget, *, in_runs: bool = True
    ) -> Iterator[list[ItemAnswer]]:
        """Answer classes of a sweep with all threads of the cluster, where workers have their own `steps`."""
        self._tuner = self._tuner_of_classes
        places = {item: place for place, item in enumerate(items)}
        scheduler = Scheduler(items, places.__getitem__, lambda item: item)

        def next_task(seconds: float, threads: int, room: int) -> tuple[list[int], Task] | None:
            fair = scheduler.n_waiting // int(self._tuner.wanted * max(1, threads))
            n = budget.reserve(min(self._tuner.budget("", seconds), max(1, fair)))
            if not n:
                return None
            batch = [scheduler.pop() for _ in range(n)]
            return batch, self._task(n, classes=tuple(batch))

        def taken(batch: list[int], outcome: TaskResult) -> Iterator[list[ItemAnswer]]:
            yield list(outcome.answers)
            scheduler.n_open -= len(batch)

        return self._until_stopped(scheduler, budget, next_task, taken)

    def _task(self, budget: int, **what: Any) -> Task:
        return Task(f"walk-{self._run}-{next(self._numbers)}", self._spec, self._versions, budget, **what)

    def _until_stopped(self, scheduler: Scheduler, budget: Budget, next_task: NextTask, taken: Taken) -> Iterator[Any]:
        """Keep tasks under way until all items are done or the search is stopped."""
        says_waiting = True
        try:
            while scheduler.n_open and not budget.stopped_by:
                threads = self._cluster.threads()
                if not threads and says_waiting:
                    says_waiting = False
                    self._on_note("the cluster has no workers; waiting for some to join")
                self._submit(scheduler, budget, threads, next_task)
                outcomes = self._cluster.outcomes(_WAITING_SECONDS)
                if budget.seconds_left == 0:
                    budget.stop("seconds")
                yield from self._taken(scheduler, budget, outcomes, taken)
            if budget.stopped_by:
                until = self._last_moment(scheduler, budget)
                while scheduler.under_way and self._clock() < until:
                    if not self._cluster.threads():
                        until = min(until, self._clock() + _PATIENCE_SECONDS)
                    outcomes = self._cluster.outcomes(_WAITING_SECONDS)
                    if outcomes and budget.stopped_by == "nodes":
                        until = self._last_moment(scheduler, budget)
                    yield from self._taken(scheduler, budget, outcomes, taken)
        except Lost as lost:
            budget.stop("cluster")
            self._on_note(str(lost))
        finally:
            self._cluster.drop(list(scheduler.under_way))

    def _last_moment(self, scheduler: Scheduler, budget: Budget) -> float:
        """The time until which a stopped search waits for tasks under way; drops those that were not begun."""
        if budget.stopped_by == "nodes":
            # All that may be visited is under way; each outcome shows that the cluster still works on it.
            return self._clock() + _SILENT_TASKS * self._tuner.task_seconds(self._cluster.threads())
        # Those submitted last have not been begun.
        begun = dict(itertools.islice(scheduler.under_way.items(), self._cluster.threads()))
        self._cluster.drop([task for task in scheduler.under_way if task not in begun])
        scheduler.under_way = begun
        return self._clock() + 2 * self._tuner.task_seconds(self._cluster.threads())

    def _submit(self, scheduler: Scheduler, budget: Budget, threads: int, next_task: NextTask) -> None:
        """Keep as many tasks with the cluster as it has threads, and some more."""
        tuner = self._tuner
        room = int(tuner.in_flight * threads) - len(scheduler.under_way)
        seconds = tuner.task_seconds(threads, scheduler.n_open < int(tuner.wanted * threads))
        if budget.seconds_left is not None:
            seconds = min(seconds, budget.seconds_left)
        tasks: list[Task] = []
        while scheduler.n_waiting and len(tasks) < room:
            following = next_task(seconds, threads, room)
            if following is None:
                break
            batch, task = following
            scheduler.under_way[task] = batch
            tasks.append(task)
        if tasks:
            self._cluster.submit(tasks)

    def _taken(self, scheduler: Scheduler, budget: Budget, outcomes: list[TaskOutcome], taken: Taken) -> Iterator[Any]:
        """Take the outcomes of tasks."""
        errors: list[Exception] = []
        for task, outcome in outcomes:
            batch = scheduler.under_way.pop(task, None)
            if batch is None:
                continue
            if isinstance(outcome, TaskResult):
                self.n_tasks += 1
                budget.give_back(task.budget - outcome.nodes)
                engine = outcome.reports[0].subproblem.engine if outcome.reports else ""
                self._tuner.learn(engine, task.budget, outcome.nodes, outcome.seconds)
                yield from taken(batch, outcome)
                continue
            budget.give_back(task.budget)
            error = scheduler.lost(batch, outcome) if isinstance(outcome, Lost) else outcome
            errors += [error] if error is not None else []
        # What the others gave was taken note of first.
        if errors:
            raise errors[0]
