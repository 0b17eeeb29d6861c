"""What a worker of a cluster does: a task is a pure function of plain data, whoever runs it, wherever, however often.

A task walks units up to a number of nodes, not of seconds, and splits what is left where its arguments say. So a task
that is run twice, because a worker died or a message was lost, gives the same answer twice; only the seconds differ.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from ..engines import Choices, Search, Status, search_digest
from ..errors import ClusterError
from ..jobs.question import AnyQuestion, JobPlan, digest_of_plan, question_of
from ..jobs.states import as_state, pack
from ..solving import Limits
from ..solving.work import Allowance, Tally, Unit, Walk

# Between two looks at what is left of the budget; no result depends on it.
_SLICE_SECONDS = 0.5
# A task with a larger budget is worth compiling a kernel for.
_COMPILED_NODES = 50_000


@dataclass(frozen=True)
class PackedUnit:
    """A unit as plain data: what another process needs to go on with it."""

    part: int
    path: str
    interval: tuple[float, float]
    engine: str
    state: bytes | None
    tally: Tally = field(default_factory=Tally)

    @classmethod
    def of(cls, unit: Unit) -> PackedUnit:
        """A unit that nobody walks at this moment."""
        state = unit.saved()
        return cls(unit.part, unit.path, unit.interval, unit.engine, None if state is None else pack(state), unit.tally)

    def unpacked(self) -> Unit:
        """The same unit, ready to be walked on."""
        return Unit(
            self.part,
            self.path,
            self.interval,
            self.tally.copy(),
            engine=self.engine,
            state=None if self.state is None else as_state(self.state),
        )


@dataclass(frozen=True, eq=False)
class Task:
    """Some units, one after the other, up to a number of nodes."""

    key: str
    question: bytes
    """As `packed_question` gives it."""
    versions: tuple[str, ...]
    """What the worker must have in common with whoever asks: see `versions_of`."""
    units: tuple[PackedUnit, ...]
    budget: int
    """Nodes for all units together."""
    pieces: int = 0
    """Into how many parts more a unit is to be split that is not done then."""
    least_nodes: int = 0
    """A piece that is expected to have fewer nodes is not worth its way."""
    most_rows: int = 0
    """How many solutions of a unit are sent back, before its walk pauses; 0 if they are only counted."""


@dataclass(frozen=True)
class Walked:
    """What became of a unit: like a report, as plain data."""

    tally: Tally
    walked: float
    rows: list[Choices]
    is_done: bool
    state: bytes | None
    engine: str
    children: tuple[PackedUnit, ...]
    lowest: int | None


@dataclass(frozen=True)
class Outcome:
    """What a task gives: the first of its units walked; there may be others for which no nodes were left."""

    walked: tuple[Walked, ...]
    nodes: int
    seconds: float


def packed_question(question: AnyQuestion) -> bytes:
    """A question, small enough to go with each task."""
    return zlib.compress(json.dumps(question.to_json()).encode())


@lru_cache(maxsize=4)
def _question_of(packed: bytes) -> AnyQuestion:
    return question_of(json.loads(zlib.decompress(packed)))


@lru_cache(maxsize=4)
def versions_of(question: AnyQuestion) -> tuple[str, ...]:
    """What must be the same wherever a question is worked on: this package, its kernels, and what they search."""
    from .. import __version__

    return f"tilewright {__version__}", f"kernels {search_digest()}", f"plan {digest_of_plan(question.plan())[:16]}"


def work(task: Task) -> Outcome:
    """Do a task.

    Raises ClusterError if this process has other versions than whoever asks: the states of searches would
    mean something else to it.
    """
    question = _question_of(task.question)
    here = versions_of(question)
    if here != task.versions:
        pairs = [
            f"{mine} instead of {theirs}" for mine, theirs in zip(here, task.versions, strict=False) if mine != theirs
        ]
        raise ClusterError(
            f"a worker of the cluster has {' and '.join(pairs)}; install the same version of tilewright, "
            f"and of the libraries that its engines need, on all machines"
        )
    plan = question.plan()
    results: list[Walked] = []
    nodes, seconds = 0, 0.0
    for packed in task.units:
        if nodes >= task.budget:
            break
        walked = _walk(plan, packed, task, task.budget - nodes)
        nodes += walked.tally.nodes - packed.tally.nodes
        seconds += walked.tally.seconds - packed.tally.seconds
        results.append(walked)
    return Outcome(tuple(results), nodes, seconds)


def _walk(plan: JobPlan, packed: PackedUnit, task: Task, budget: int) -> Walked:
    """Walk a unit to the end of a budget, or farther, until its state can be saved."""
    walk = Walk(plan, packed.unpacked(), _SLICE_SECONDS)
    if budget >= _COMPILED_NODES and not walk.search.is_compiled:
        # A search that is given so much is long, though each of its tasks seems young.
        walk.search.compile()
    nodes, before = walk.search.nodes, _walked(walk.search)
    while True:
        allowance = Allowance(Limits(nodes=budget))
        status = Status.RUNNING
        while status is not Status.EXHAUSTED and not allowance.stopped_by:
            most = plan.batch
            if task.most_rows:
                most = min(most, task.most_rows - len(walk.rows))
            status = walk.advance(allowance, most)
            if not task.most_rows:
                walk.rows.clear()
            elif len(walk.rows) >= task.most_rows:
                break
        is_done = status is Status.EXHAUSTED
        # An engine on trial, or one that cannot be saved at all, would begin again and never come to an end.
        if is_done or walk.search.save() is not None:
            break
    children: tuple[Unit, ...] = ()
    if not is_done:
        visited, now = walk.search.nodes - nodes, _walked(walk.search)
        children = _split(walk, _worthwhile(task, visited, now - before, _rest(walk.search)))
    report = walk.report(is_done=is_done, with_state=True)
    return Walked(
        report.tally,
        report.walked,
        report.rows,
        is_done,
        None if report.state is None else pack(report.state),
        walk.engine,
        tuple(PackedUnit.of(child) for child in children),
        report.lowest,
    )


def _walked(search: Search) -> float:
    """How much of the interval of a whole tree a search has walked."""
    begin, end = search.place.interval
    return (end - begin) * search.progress()


def _rest(search: Search) -> float:
    """How much of the interval of a whole tree a search has still to walk."""
    begin, end = search.place.interval
    return (end - begin) * (1 - search.progress())


def _worthwhile(task: Task, nodes: int, walked: float, rest: float) -> int:
    """How many pieces to split off: not so many that they are likely to be too small."""
    if not task.least_nodes or walked <= 0:
        return task.pieces
    return min(task.pieces, int(nodes / walked * rest / task.least_nodes))


def _split(walk: Walk, pieces: int) -> tuple[Unit, ...]:
    """Split off so many pieces, the widest part first each time; those at the end of the tree come first."""
    open_searches: list[Search] = [walk.search]
    given: list[Search] = []
    while len(given) < pieces and open_searches:
        widest = max(open_searches, key=_rest)
        other = widest.split()
        if other is None:
            open_searches.remove(widest)
        else:
            given.append(other)
            open_searches.append(other)
    # Each ends where the one before it in this list begins, so that the unit itself is cut off piece by piece.
    given.sort(key=lambda search: search.place.interval, reverse=True)
    return tuple(walk.unit_of(search) for search in given)


def unpacked_children(children: Iterable[PackedUnit]) -> tuple[Unit, ...]:
    """The units that a unit gave away."""
    return tuple(child.unpacked() for child in children)
