"""Give a part of a job to another file, for another machine: units that are then `elsewhere` here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from ..errors import InvalidJob, InvalidRequest
from ..solving.work import Tally, Walk
from .file import JobFile, Row, require_file
from .ledger import restored
from .lock import Lock
from .question import JobPlan
from .states import pack

# Open units are split until there are so many, or none can be split any more.
_ENOUGH_UNITS = 16


@dataclass(frozen=True)
class Shared:
    """How many open units were moved, how many stay, and which share of what is left to do was moved."""

    n_moved: int
    n_left: int
    share: float


def split_job(path: Path, other: Path) -> Shared:
    """Move about half of what is left to do of a job into a new file; nobody may be at work on it.

    Where there are only a few units left, they are split first. Raises InvalidJob if there is nothing to share.
    """
    if other.exists():
        raise InvalidRequest(f"{other} is there already; a part of a job goes into a new file")
    require_file(path)
    with Lock(path), JobFile.open(path, writes=True) as job:
        if job.head.answer is not None:
            raise InvalidJob(f"{path} is done: there is nothing to share; `tilewright resume {path}` shows the answer")
        plan = job.head.question.plan()
        job.head.require_plan(plan, path)
        restored(job, plan)
        rows = {row.key: row for row in job.rows()}
        before = set(rows)
        _split_up(plan, rows)
        still_open = [row for row in rows.values() if row.status == "open"]
        moved = _half(plan, still_open)
        if not moved:
            raise InvalidJob(
                f"{path} cannot be shared: its search cannot be divided now. Let it run for a while, or not at all"
            )
        note = f"{len(moved)} units moved to {other.name}"
        there = (_elsewhere(row) if row.key not in moved else row for row in rows.values())
        # This file comes second: if it is not changed after all, work is done twice, but none is forgotten.
        JobFile.create(other, job.head, job.parts(), there, f"taken from {path.name}")
        try:
            with job.transaction():
                for key, row in rows.items():
                    row = _elsewhere(row) if key in moved else row
                    if key in before:
                        job.change_row(row)
                    else:
                        job.put_rows([row])
                job.put_event("split", note=note)
        except BaseException:
            # Ctrl-C may come when it is done already. Then the other file has the only copy.
            if all(row.status != "elsewhere" for row in job.rows() if row.key in moved):
                other.unlink(missing_ok=True)
            raise
    left = {row.key: _weight(plan, row) for row in still_open}
    share = sum(left[key] for key in moved) / (sum(left.values()) or 1.0)
    return Shared(len(moved), len(still_open) - len(moved), share)


def _weight(plan: JobPlan, row: Row) -> float:
    # Parts that are searched at the end have no width.
    return (plan.width(row.part) or 1e-9) * row.left


def _elsewhere(row: Row) -> Row:
    """The unit as it stands in a file that has nothing to do with it."""
    return replace(row, status="elsewhere", walked=0.0, tally=Tally(), state=None)


def _split_up(plan: JobPlan, rows: dict[tuple[int, str], Row]) -> None:
    """Split the open units with the most to do, until there are enough of them; changes `rows`."""
    whole: set[tuple[int, str]] = set()
    while True:
        still_open = [row for row in rows.values() if row.status == "open"]
        divisible = [row for row in still_open if row.key not in whole]
        if len(still_open) >= _ENOUGH_UNITS or not divisible:
            return
        row = max(divisible, key=lambda row: _weight(plan, row))
        walk = Walk(plan, row.to_unit(), 0.0)
        children = walk.split()
        state = walk.search.save() if children else None
        if state is None:
            whole.add(row.key)
            continue
        walk.unit.leave_to(children)
        rows[row.key] = replace(row, high=walk.unit.interval[1], engine=walk.engine, state=pack(state))
        for child in children:
            rows[child.part, child.path] = Row.of(child, row.path)


def _half(plan: JobPlan, still_open: Iterable[Row]) -> set[tuple[int, str]]:
    """Open units with about half of what is left to do, but not all of them; none of a single one."""
    halves: list[list[Row]] = [[], []]
    sums = [0.0, 0.0]
    for row in sorted(still_open, key=lambda row: _weight(plan, row), reverse=True):
        smaller = min((0, 1), key=lambda k: (sums[k], len(halves[k])))
        halves[smaller].append(row)
        sums[smaller] += _weight(plan, row)
    return {row.key for row in halves[1]}
