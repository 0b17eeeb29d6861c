"""What a worker of a cluster does: a task is a pure function of plain data, the same on every machine.

A task searches subproblems up to a number of nodes, not of seconds, and splits what is left where its arguments say. So
a task that is run twice, because a worker died or a message was lost, gives the same answer twice; only the seconds
differ.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ..engines import Search, Status, search_digest
from ..errors import ClusterError
from ..jobs.spec import JobSpec, digest_of_plan, spec_of
from ..solving import NO_LIMITS, Limits
from ..solving.counting import CountPlan
from ..solving.executors import Inline, ItemAnswer
from ..solving.live import Budget, LiveSearch
from ..solving.subproblem import Report, Subproblem
from ..values import frozen

# Between two looks at what is left of the budget; no result depends on it.
_SLICE_SECONDS = 0.5
# A task with a larger budget is worth compiling a kernel for.
_COMPILED_NODES = 50_000


@dataclass(frozen=True, eq=False)
class Task:
    """Some subproblems, one after the other, up to a number of nodes; or some classes of a sweep.

    Attributes
    ----------
    spec
        As `packed_spec` gives it.
    versions
        What the worker must have in common with the client: see `versions_of`.
    budget
        Nodes for all subproblems together.
    pieces
        The number of parts to split off a subproblem that is not done then.
    least_nodes
        A piece that is expected to have fewer nodes is not worth its way.
    most_rows
        How many solutions of a subproblem are sent back before its search pauses; 0 if they are only counted.
    """

    key: str
    spec: bytes
    versions: tuple[str, ...]
    budget: int
    subproblems: tuple[Subproblem, ...] = ()
    classes: tuple[int, ...] = ()
    pieces: int = 0
    least_nodes: int = 0
    most_rows: int = 0


@frozen
class TaskResult:
    """The result of a task: reports of its first subproblems, if no nodes were left for more; or answers of classes."""

    nodes: int
    seconds: float
    reports: tuple[Report, ...] = ()
    answers: tuple[ItemAnswer, ...] = ()


def packed_spec(spec: JobSpec) -> bytes:
    """A specification, small enough to go with each task."""
    return zlib.compress(json.dumps(spec.to_json()).encode())


@lru_cache(maxsize=4)
def _spec_of(packed: bytes) -> JobSpec:
    return spec_of(json.loads(zlib.decompress(packed)))


@lru_cache(maxsize=4)
def versions_of(spec: JobSpec) -> tuple[str, ...]:
    """Return the versions that must be the same on all machines: this package, its kernels, and what they search."""
    from .. import __version__

    return f"tilewright {__version__}", f"kernels {search_digest()}", f"plan {digest_of_plan(spec.plan())[:16]}"


def work(task: Task) -> TaskResult:
    """Do a task.

    Raises ClusterError if this process has other versions than the client: the states of searches would mean something
    else to it.
    """
    spec = _spec_of(task.spec)
    here = versions_of(spec)
    if here != task.versions:
        pairs = [
            f"{mine} instead of {theirs}" for mine, theirs in zip(here, task.versions, strict=False) if mine != theirs
        ]
        raise ClusterError(
            f"a worker of the cluster has {' and '.join(pairs)}; install the same version of tilewright, "
            f"and of the libraries that its engines need, on all machines"
        )
    plan: Any = spec.plan()
    if task.classes:
        answers = [one for batch in Inline().map(plan.steps, task.classes, Budget(NO_LIMITS)) for one in batch]
        return TaskResult(len(answers), sum(seconds for *_, seconds in answers), answers=tuple(answers))
    reports: list[Report] = []
    nodes, seconds = 0, 0.0
    for subproblem in task.subproblems:
        if nodes >= task.budget:
            break
        report = _search(plan, subproblem, task, task.budget - nodes)
        nodes += report.subproblem.counts.nodes - subproblem.counts.nodes
        seconds += report.subproblem.counts.seconds - subproblem.counts.seconds
        reports.append(report)
    return TaskResult(nodes, seconds, tuple(reports))


def _search(plan: CountPlan, subproblem: Subproblem, task: Task, nodes: int) -> Report:
    """Search a subproblem to the end of a budget of nodes, or farther, until its state can be saved."""
    live = LiveSearch(plan, subproblem, _SLICE_SECONDS)
    search = live.search
    if nodes >= _COMPILED_NODES and not search.is_compiled:
        # A search that is given so much is long, though each of its tasks seems young.
        search.compile()
    nodes_before, (before, _) = search.nodes, _walked_and_rest(search)
    while True:
        budget = Budget(Limits(nodes=nodes))
        status = Status.RUNNING
        while status is not Status.EXHAUSTED and not budget.stopped_by:
            most = plan.batch
            if task.most_rows:
                most = min(most, task.most_rows - len(live.rows))
            status = live.advance(budget, most)
            if not task.most_rows:
                live.rows.clear()
            elif len(live.rows) >= task.most_rows:
                break
        is_done = status is Status.EXHAUSTED
        # An engine on trial, or one that cannot be saved at all, would begin again and never come to an end.
        if is_done or search.save() is not None:
            break
    children: tuple[Subproblem, ...] = ()
    if not is_done:
        walked, rest = _walked_and_rest(search)
        children = _split(live, _worthwhile(task, search.nodes - nodes_before, walked - before, rest))
    return live.report(is_done=is_done, children=children, with_state=True)


def _walked_and_rest(search: Search) -> tuple[float, float]:
    """The parts of the interval of a whole tree that a search has walked, and has left to walk."""
    begin, end = search.place.interval
    share = search.progress()
    return (end - begin) * share, (end - begin) * (1 - share)


def _worthwhile(task: Task, nodes: int, walked: float, rest: float) -> int:
    """The number of pieces to split off: few enough that they are unlikely to be too small."""
    if not task.least_nodes or walked <= 0:
        return task.pieces
    return min(task.pieces, int(nodes / walked * rest / task.least_nodes))


def _split(live: LiveSearch, pieces: int) -> tuple[Subproblem, ...]:
    """Split off this many pieces, the widest part first each time; those at the end of the tree come first."""
    open_searches: list[Search] = [live.search]
    given: list[Search] = []
    while len(given) < pieces and open_searches:
        widest = max(open_searches, key=lambda search: _walked_and_rest(search)[1])
        other = widest.split()
        if other is None:
            open_searches.remove(widest)
        else:
            given.append(other)
            open_searches.append(other)
    # Each ends where the one before it in this list begins, so that the subproblem itself is cut off piece by piece.
    given.sort(key=lambda search: search.place.interval, reverse=True)
    return tuple(live.child(search) for search in given)
