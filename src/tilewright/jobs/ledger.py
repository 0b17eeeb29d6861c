"""Writes down what is done while a search goes on; and puts together again what was done when it goes on later."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from ..engines import Choices
from ..solving.run import Earlier
from ..solving.work import Report, Tally, Unit
from .file import JobFile, Row, UnitStatus
from .question import JobPlan
from .schema import damaged
from .states import pack

SECONDS_BETWEEN_STATES = 10.0
_FIRST_SECONDS = 1.0
# Solutions that wait to be written.
_MOST_WAITING = 4096
# What is written may take one part in so many of the time.
_LEAST_SHARE = 100


class JobLedger:
    """The ledger of a run in a job file; each record is one transaction.

    Solutions wait until the next record, but never longer than until the state after them, or the end of their
    unit, is written: so none is lost, and one that is found again is kept once.
    """

    def __init__(self, job: JobFile, plan: JobPlan, event: int, most_seconds: float = SECONDS_BETWEEN_STATES) -> None:
        self._job = job
        self._plan = plan
        self._event = event
        self._most_seconds = most_seconds
        self._started = time.perf_counter()
        self._cost = 0.0
        self._keeps = job.head.question.keeps
        self._waiting: list[Choices] = []

    @property
    def seconds_between_states(self) -> float:
        """Short at first, since most searches are; and no more often than pays."""
        age = time.perf_counter() - self._started
        # One slow transaction must not keep all that follows from being written.
        costly = min(_LEAST_SHARE * self._cost, 6 * self._most_seconds)
        return max(min(self._most_seconds, _FIRST_SECONDS + age / 10), costly)

    @property
    def seconds(self) -> float:
        """How long the run has lasted."""
        return time.perf_counter() - self._started

    def add(self, units: Sequence[Unit]) -> None:
        """Take note of new units."""
        with self._job.transaction():
            self._job.put_parts(parts_of(self._plan, (unit.part for unit in units)))
            self._job.put_rows(Row.of(unit, None) for unit in units)

    def record(self, report: Report) -> None:
        """Take note of a unit that was split, saved or finished, of its children and of solutions."""
        if self._keeps:
            self._waiting += map(self._plan.canonical, report.rows)
        is_changed = report.is_done or report.children or report.is_saved
        if not is_changed and len(self._waiting) < _MOST_WAITING:
            return
        began = time.perf_counter()
        with self._job.transaction():
            self._job.put_solutions(self._waiting)
            if is_changed:
                self._put(report)
            self._job.put_seconds(self._event, self.seconds)
        self._waiting.clear()
        self._cost = time.perf_counter() - began

    def _put(self, report: Report) -> None:
        unit = report.unit
        status: UnitStatus = "done" if report.is_done else "open"
        # What gives parts away can be saved, and what cannot be saved is not written down before it is done.
        state = None if report.state is None else pack(report.state)
        row = Row(unit.part, unit.path, None, status, *unit.interval, report.walked, unit.engine, report.tally, state)
        self._job.change_row(row)
        self._job.put_rows(Row.of(child, unit.path) for child in report.children)


def parts_of(plan: JobPlan, numbers: Iterable[int]) -> list[tuple[int, int, float]]:
    """Of each part of a plan its number, for how many solutions of the whole one found there stands, and its width."""
    return [(part, plan.weighed(part, Tally(found=1)).found, plan.width(part)) for part in numbers]


def restored(job: JobFile, plan: JobPlan) -> tuple[Earlier, list[Unit]]:
    """What was done of a job, and the units that are left; InvalidJob if they cannot be all."""
    total, walked, units, is_whole = Tally(), 0.0, [], True
    spans: dict[int, list[tuple[float, float]]] = {}
    for row in job.rows():
        spans.setdefault(row.part, []).append((row.low, row.high))
        if row.status == "done":
            total.add(plan.weighed(row.part, row.tally))
            walked += plan.width(row.part) * row.walked
        elif row.status == "open":
            units.append(row.to_unit())
        else:
            is_whole = False
    require_whole(job.path, plan, spans)
    return Earlier(total, walked, job.seconds, frozenset(spans), is_whole), units


def require_whole(path: Path, plan: JobPlan, spans: dict[int, list[tuple[float, float]]]) -> None:
    """Raise InvalidJob unless the intervals of the units of each part make up its tree."""
    if fault := gap_or_overlap(plan, spans):
        raise damaged(path, fault)


def gap_or_overlap(plan: JobPlan, spans: dict[int, list[tuple[float, float]]]) -> str:
    """Where the intervals of the units of each part do not make up its tree; "" if they do."""
    for unit in plan.first_units():
        if unit.part not in spans:
            return f"part {unit.part} of the search is missing"
    for part, intervals in spans.items():
        at = 0.0
        for low, high in [*sorted(intervals), (1.0, 1.0)]:
            if low != at or high < low:
                what = "a unit is missing" if low > at else "two units overlap"
                return f"{what} at {min(low, at):.6%} of part {part}"
            at = high
    return ""
