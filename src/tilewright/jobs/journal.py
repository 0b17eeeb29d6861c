"""Writes down what is done while a search goes on, and puts it together again when the search is resumed."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable, Sequence
from typing import cast

from ..engines import Choices
from ..solving.counting import CountPlan
from ..solving.executors import ItemAnswer
from ..solving.run import Resumed
from ..solving.states import unpack
from ..solving.subproblem import NO_COUNTS, Counts, Report, Subproblem
from .file import JobFile
from .schema import damaged
from .spec import JobPlan

SECONDS_BETWEEN_STATES = 10.0
_FIRST_SECONDS = 1.0
# Solutions, or answers, that wait to be written.
_MOST_WAITING = 4096
# Writing may take one part in this many of the time.
_LEAST_SHARE = 100


class JobJournal:
    """The journal of a run in a job file; each record is one transaction.

    Solutions wait until the next record, but never longer than until the state after them, or the end of their
    subproblem, is written: so none is lost, and one that is found again is kept once.
    """

    def __init__(self, job: JobFile, event: int, plan: JobPlan, most_seconds: float = SECONDS_BETWEEN_STATES) -> None:
        self._job = job
        self._event = event
        # Of a sweep it writes down answers alone.
        self._plan = cast(CountPlan, plan)
        self._keeps = job.header.spec.keeps
        self._most_seconds = most_seconds
        self._started = self._wrote = time.perf_counter()
        self._cost = 0.0
        self._solutions: list[Choices] = []
        self._answers: list[ItemAnswer] = []

    @property
    def seconds_between_states(self) -> float:
        """Short at first, since most searches are; and no more often than pays."""
        age = time.perf_counter() - self._started
        # One slow transaction must not keep all that follows from being written.
        costly = min(_LEAST_SHARE * self._cost, 6 * self._most_seconds)
        return max(min(self._most_seconds, _FIRST_SECONDS + age / 10), costly)

    def add(self, subproblems: Sequence[Subproblem]) -> None:
        """Note new subproblems of new parts."""
        with self._job.transaction():
            self._job.put_parts(parts_of(self._plan, subproblems))
            self._job.put_subproblems(subproblems)

    def record(self, report: Report) -> None:
        """Note a subproblem that was split, saved or finished, its children, and solutions."""
        if self._keeps:
            self._solutions += map(self._plan.canonical, report.rows)
        if report.is_lasting or len(self._solutions) >= _MOST_WAITING:
            self._write(report if report.is_lasting else None)

    def record_answers(self, batch: list[ItemAnswer]) -> None:
        """Note answers of a sweep; they wait for others, like states."""
        self._answers += batch
        age = time.perf_counter() - self._wrote
        if self._answers and (age > self.seconds_between_states or len(self._answers) >= _MOST_WAITING):
            self._write()

    def _write(self, report: Report | None = None) -> None:
        began = time.perf_counter()
        with self._job.transaction():
            self.flush()
            if report is not None:
                self._job.change(report.subproblem)
                self._job.put_subproblems(report.children)
        self._solutions.clear()
        self._answers.clear()
        self._wrote = time.perf_counter()
        self._cost = self._wrote - began

    def flush(self) -> None:
        """Write what waits, and how long the run has lasted, within a transaction."""
        self._job.put_solutions(self._solutions)
        self._job.put_answers(self._answers)
        self.put_seconds()

    def put_seconds(self) -> None:
        """Write how long the run has lasted, within a transaction."""
        self._job.put_seconds(self._event, time.perf_counter() - self._started)


def parts_of(plan: CountPlan, subproblems: Iterable[Subproblem]) -> list[tuple[int, int, float]]:
    """For the part of each subproblem its number, how many solutions one found there stands for, and its width."""
    return [(sub.part, plan.weighed(sub.part, Counts(found=1)).found, plan.width(sub.part)) for sub in subproblems]


def resumed(job: JobFile, plan: CountPlan) -> Resumed:
    """Read the subproblems with which a count goes on; InvalidJob if its subproblems cannot be all."""
    subproblems = job.subproblems()
    if fault := gap_or_overlap(plan, subproblems):
        raise damaged(job.path, fault)
    if sorted(job.parts()) != sorted({*parts_of(plan, subproblems)}):
        raise damaged(job.path, "the weights of its parts are others")
    if job.header.spec.keeps:
        # A solution that is not as it was written would be found when all is done.
        deque(job.solutions(), maxlen=0)
    done = [sub for sub in subproblems if sub.is_done]
    return Resumed(
        tuple(_left_of(sub) for sub in subproblems if sub.status == "open"),
        sum((plan.weighed(sub.part, sub.counts) for sub in done), NO_COUNTS),
        sum(plan.width(sub.part) * sub.walked for sub in done),
        job.seconds,
        frozenset(sub.part for sub in subproblems),
        all(sub.status != "elsewhere" for sub in subproblems),
    )


def _left_of(sub: Subproblem) -> Subproblem:
    """An open subproblem to go on with; without a state it begins anew, and what it gave before does not count."""
    if sub.state is None:
        return Subproblem(sub.part, sub.path, sub.low, sub.high)
    # A damaged state is refused before anything changes.
    unpack(sub.state)
    return sub


def gap_or_overlap(plan: CountPlan, subproblems: Iterable[Subproblem]) -> str:
    """Say where the subproblems of a part do not make up its tree; "" if they do."""
    spans: dict[int, list[tuple[float, float]]] = {}
    for sub in subproblems:
        spans.setdefault(sub.part, []).append((sub.low, sub.high))
    for sub in plan.first():
        if sub.part not in spans:
            return f"part {sub.part} of the search is missing"
    for part in spans:
        if not plan.has(part):
            return f"there is no part {part} of the search"
    for part, intervals in spans.items():
        at = 0.0
        for low, high in [*sorted(intervals), (1.0, 1.0)]:
            if low != at or high < low:
                what = "a subproblem is missing" if low > at else "two subproblems overlap"
                return f"{what} at {min(low, at):.6%} of part {part}"
            at = high
    return ""
