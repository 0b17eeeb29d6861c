"""How well a cluster would be used: the client's own code, with workers that are only pretended, on measured trees.

    python bench/cluster.py                            10, 100 and 1,000 workers, ten minutes of work for each
    python bench/cluster.py --workers 1000 --minutes 50     a million tasks
    python bench/cluster.py --measure                  what a task costs the client and the scheduler of a real cluster

A tree is measured by walking it: where on its interval is the search after each of some thousand equal numbers of
nodes? That is how unevenly its nodes lie, and thus how uneven subproblems are. The pretended tree is that shape,
repeated within each of its parts, so that subproblems as small as a millionth are still uneven; it is as large as is
asked for.

Pretended are time, workers and trees. Which tasks are made of which subproblems, what they are worth and into what they
are split is decided by the same code as on a real cluster.
"""

from __future__ import annotations

import argparse
import heapq
import random
import sys
import time
from bisect import bisect_right
from dataclasses import dataclass, replace
from pathlib import Path

import tilewright as tw
from tilewright.distributed import ClusterExecutor, Tuner, connected
from tilewright.distributed.task import Task, TaskResult
from tilewright.engines import Status
from tilewright.jobs.spec import CountSpec
from tilewright.solving import NO_LIMITS, Limits, Run
from tilewright.solving.live import Budget
from tilewright.solving.subproblem import Counts, Report, Subproblem

INSTANCES = Path(__file__).parent / "instances"
PUZZLES = [("pentominoes-6x10", "packing"), ("pentominoes-6x10", "scan"), (str(INSTANCES / "e7.toml"), "edge-scan")]
KNOTS = 4000
NODES_PER_SECOND = 40e6


@dataclass
class Shape:
    """Where the nodes of a tree lie on its interval: the first `shares[k]` of them lie before `places[k]`."""

    places: list[float]
    shares: list[float]

    def share(self, place: float) -> float:
        """The share of nodes before a place; each part has the shape of the whole."""
        k = min(max(bisect_right(self.places, place) - 1, 0), len(self.places) - 2)
        inside = (place - self.places[k]) / (self.places[k + 1] - self.places[k])
        return self.shares[k] + (self.shares[k + 1] - self.shares[k]) * _between(self.places, self.shares, inside)

    def place(self, share: float) -> float:
        """The place before which so many nodes lie."""
        k = min(max(bisect_right(self.shares, share) - 1, 0), len(self.shares) - 2)
        inside = (share - self.shares[k]) / (self.shares[k + 1] - self.shares[k])
        return self.places[k] + (self.places[k + 1] - self.places[k]) * _between(self.shares, self.places, inside)


def _between(knots: list[float], values: list[float], at: float) -> float:
    k = min(max(bisect_right(knots, at) - 1, 0), len(knots) - 2)
    return values[k] + (values[k + 1] - values[k]) * (at - knots[k]) / (knots[k + 1] - knots[k])


def measure(question: CountSpec) -> tuple[Shape, int]:
    """The shape of the largest part of a puzzle's tree, and how many nodes it has."""
    plan = question.plan()
    run = Run(plan)
    for _ in run:
        pass
    total = run.counts.nodes
    search = plan.begin(Subproblem(0))
    places, nodes = [0.0], [0]
    while search.advance(max(1, total // KNOTS), 0)[0] is not Status.EXHAUSTED:
        if (place := search.progress()) > places[-1]:
            places.append(place)
            nodes.append(search.nodes)
    if places[-1] >= 1.0:
        places.pop()
        nodes.pop()
    return Shape([*places, 1.0], [number / search.nodes for number in nodes] + [1.0]), search.nodes


class PretendedCluster:
    """Threads that take tasks in turn, behind a scheduler and a network that need their time.

    The state of a subproblem is where it is, and where it ends, as shares of the nodes of the tree.
    """

    def __init__(self, shape: Shape, total: int, n_threads: int, costs: tuple[float, float, float]) -> None:
        self._shape = shape
        self._total = total
        self._n_threads = n_threads
        self._client_seconds, self._scheduler_seconds, self._latency = costs
        chance = random.Random(0)
        # Machines differ, and the same one from one minute to the next.
        self._speeds = [NODES_PER_SECOND * chance.uniform(0.7, 1.3) for _ in range(n_threads)]
        self._free = [(0.0, thread) for thread in range(n_threads)]
        self._events: list[tuple[float, int, Task, TaskResult]] = []
        self._ends: dict[str, float] = {}
        self._scheduler_free = 0.0
        self.now = 0.0
        self.n_tasks = 0
        self.client_busy = 0.0
        self.sent = self.received = 0
        self.ended_at = 0.0

    @property
    def capacity(self) -> float:
        """Nodes a second of all threads together."""
        return sum(self._speeds)

    def threads(self) -> int:
        return self._n_threads

    def submit(self, tasks: list[Task]) -> None:
        for task in tasks:
            self.n_tasks += 1
            self._spend(self._client_seconds / 2)
            self._scheduler_free = max(self._scheduler_free, self.now) + self._scheduler_seconds
            free, thread = heapq.heappop(self._free)
            begins = max(free, self._scheduler_free + self._latency)
            outcome = self._work(task)
            ends = begins + 0.005 + outcome.nodes / self._speeds[thread]
            heapq.heappush(self._free, (ends, thread))
            timed = TaskResult(outcome.nodes, outcome.nodes / self._speeds[thread], outcome.reports)
            heapq.heappush(self._events, (ends + self._latency, self.n_tasks, task, timed))

    def outcomes(self, seconds: float) -> list[tuple[Task, TaskResult | Exception]]:
        if not self._events:
            return []
        self.now = max(self.now, self._events[0][0])
        found: list[tuple[Task, TaskResult | Exception]] = []
        while self._events and self._events[0][0] <= self.now and len(found) < 100:
            _, _, task, outcome = heapq.heappop(self._events)
            self._spend(self._client_seconds / 2)
            found.append((task, outcome))
        self.ended_at = self.now
        return found

    def drop(self, tasks: list[Task]) -> None:
        pass

    def _spend(self, seconds: float) -> None:
        self.now += seconds
        self.client_busy += seconds

    def _work(self, task: Task) -> TaskResult:
        nodes, results = 0, []
        for sub in task.subproblems:
            if nodes >= task.budget:
                break
            at, end = map(float, (sub.state or b"0 1").split())
            rest = round((end - at) * self._total)
            taken = min(rest, task.budget - nodes)
            nodes += taken
            counts = Counts(sub.counts.nodes + taken)
            if taken >= rest:
                walked = sub.high - sub.low
                results.append(Report(replace(sub, walked=walked, counts=counts, state=None, status="done"), []))
                continue
            at += taken / self._total
            place = self._shape.place(at)
            # As a worker guesses how much is left from what it walked.
            begin = self._shape.place(at - taken / self._total)
            expected = taken / max(place - begin, 1e-300) * (sub.high - place)
            wanted = min(task.pieces, int(expected / max(1, task.least_nodes)))
            end, children = self._split(at, end, wanted)
            high = children[-1].low if children else sub.high
            walked, state = max(0.0, place - sub.low), f"{at!r} {end!r}".encode()
            results.append(Report(replace(sub, high=high, walked=walked, counts=counts, state=state), [], children))
        return TaskResult(nodes, 0.0, tuple(results))

    def _split(self, at: float, end: float, wanted: int) -> tuple[float, tuple[Subproblem, ...]]:
        """Halve the widest part again and again, as a worker does."""
        parts = [(at, end)]
        fixed: list[tuple[float, float]] = []
        while parts and len(parts) + len(fixed) <= wanted:
            widest = max(parts, key=lambda part: self._shape.place(part[1]) - self._shape.place(part[0]))
            parts.remove(widest)
            low, high = widest
            middle = self._shape.share((self._shape.place(low) + self._shape.place(high)) / 2)
            if (middle - low) * self._total < 1 or (high - middle) * self._total < 1:
                fixed.append(widest)
            else:
                parts += [(low, middle), (middle, high)]
        first, *others = sorted([*parts, *fixed])
        children = [
            Subproblem(
                0, repr(low), self._shape.place(low), self._shape.place(high), state=f"{low!r} {high!r}".encode()
            )
            for low, high in reversed(others)
        ]
        return first[1], tuple(children)


class OnePlan:
    """All that an executor asks of a plan."""

    batch = 0

    def width(self, part: int) -> float:
        return 1.0


def simulate(shape: Shape, n_threads: int, minutes: float, costs: tuple[float, float, float]) -> str:
    """One line of the table."""
    total = int(n_threads * minutes * 60 * NODES_PER_SECOND)
    cluster = PretendedCluster(shape, total, n_threads, costs)
    # The question is of no importance; its tree is pretended.
    question = CountSpec.of(tw.load("magic-square-3"))
    executor = ClusterExecutor(question, cluster, clock=lambda: cluster.now)
    done = n_done = most_open = 0
    began = time.perf_counter()
    n_open = 1
    for report in executor.run(OnePlan(), [Subproblem(0)], Budget(NO_LIMITS)):
        sub = report.subproblem
        n_open += len(report.children) - sub.is_done
        most_open = max(most_open, n_open)
        if sub.is_done:
            n_done += 1
            done += sub.counts.nodes
    assert abs(done - total) <= n_done + 1, "nodes were lost"
    ideal = total / cluster.capacity
    return (
        f"{n_threads:>7,} | {total / NODES_PER_SECOND / 3600:>9,.1f} | {cluster.n_tasks:>9,} | {n_done:>11,} | "
        f"{most_open:>7,} | {cluster.ended_at:>8,.0f} | {ideal / cluster.ended_at:>6.1%} | "
        f"{cluster.n_tasks / cluster.ended_at:>7.1f} | {cluster.client_busy / cluster.ended_at:>6.1%} | "
        f"{time.perf_counter() - began:>5.0f}"
    )


def measure_cluster() -> None:
    """What a task costs those who hand it out: short ones by the thousand, on two processes of this machine."""
    question = CountSpec.of(tw.load(str(INSTANCES / "e8.toml")), engine="edge-scan")
    with connected("local", 2) as cluster:
        for seconds in (5.0, 30.0):
            # The first are a warming up.
            executor = ClusterExecutor(question, cluster, tuner=Tuner(0.001, 0.001, first_budget=2_000))
            run = Run(question.plan(), Limits(seconds=seconds), executor=executor)
            cpu = time.process_time()
            for _ in run:
                pass
            spent = time.process_time() - cpu
            print(
                f"{executor.n_tasks} tasks of {1000 * run.counts.seconds / executor.n_tasks:.1f} ms "
                f"in {run.seconds:.1f} s; "
                f"client and scheduler together took {1000 * spent / executor.n_tasks:.1f} ms of CPU time for each"
            )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, action="append", help="how many threads the cluster has")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long each of them has work")
    parser.add_argument("--client", type=float, default=3.0, help="milliseconds that a task costs the client")
    parser.add_argument("--scheduler", type=float, default=2.0, help="milliseconds that a task costs the scheduler")
    parser.add_argument("--latency", type=float, default=5.0, help="milliseconds from one machine to another")
    parser.add_argument("--puzzle", action="append", help="NAME=ENGINE; some are taken by default")
    parser.add_argument("--measure", action="store_true", help="measure what a task costs, and do nothing else")
    options = parser.parse_args()
    if options.measure:
        measure_cluster()
        return
    costs = (options.client / 1000, options.scheduler / 1000, options.latency / 1000)
    puzzles = [tuple(text.split("=")) for text in options.puzzle or ()] or PUZZLES
    for name, engine in puzzles:
        shape, nodes = measure(CountSpec.of(tw.load(name), engine=engine))
        widths = sorted((b - a for a, b in zip(shape.places, shape.places[1:], strict=False)), reverse=True)
        half = next(k for k in range(len(widths)) if sum(widths[: k + 1]) >= 0.5)
        print(
            f"{Path(name).stem}, {engine}: {nodes:,} nodes, {len(widths):,} equal parts, "
            f"of which {half + 1:,} fill half of the interval"
        )
        print("workers | CPU hours |     tasks | subproblems | at once |  seconds |   used | tasks/s | client | took")
        for n_threads in options.workers or [10, 100, 1000]:
            print(simulate(shape, n_threads, options.minutes, costs), flush=True)
        print()


if __name__ == "__main__":
    main()
    sys.exit(0)
