"""Take what another file of the same job has finished: each unit counts once, and none may be missing at the end."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from ..errors import InvalidJob
from ..solving.work import Tally
from .file import JobFile, Row, require_file
from .ledger import gap_or_overlap
from .lock import Lock


@dataclass(frozen=True)
class Merged:
    """What a merge brought, and how many units are still to be done here or elsewhere."""

    n_units: int
    n_solutions: int
    n_open: int
    n_elsewhere: int


def merge_job(path: Path, other: Path) -> Merged:
    """Take what another job file has finished of the same question; it may still be at work, and is not changed.

    Raises InvalidJob, and changes nothing, if it is about something else, if the same unit was worked on in both, or
    if both together do not make up the whole.
    """
    require_file(path)
    require_file(other)
    if path.samefile(other):
        raise InvalidJob(f"{path} and {other} are the same file")
    with Lock(path), JobFile.open(path, writes=True) as job, JobFile.open(other) as theirs, theirs.snapshot():
        _require_same(job, theirs)
        rows = {row.key: row for row in job.rows(with_states=False)}
        changed = [new for row in theirs.rows(with_states=False) if (new := _taken(rows, row, path, other)) is not None]
        after = {**rows, **{row.key: row for row in changed}}
        spans: dict[int, list[tuple[float, float]]] = {}
        for row in after.values():
            spans.setdefault(row.part, []).append((row.low, row.high))
        if fault := gap_or_overlap(job.head.question.plan(), spans):
            raise InvalidJob(
                f"{path} and {other} do not fit together, {fault}: one may be a copy, made before the other was "
                f"shared. Nothing is changed; only a file made by `tilewright job {path} --split`, and its parts, can "
                f"be merged"
            )
        n_done = sum(row.status == "done" for row in changed)
        n_kept = job.n_solutions
        with job.transaction():
            job.put_parts(theirs.parts())
            for row in changed:
                if row.key in rows:
                    job.change_row(row)
                else:
                    job.put_rows([row])
            job.put_solutions(theirs.solutions())
            job.put_event("merged", note=f"{n_done} units of {other.name}")
        return Merged(
            n_done,
            job.n_solutions - n_kept,
            sum(row.status == "open" for row in after.values()),
            sum(row.status == "elsewhere" for row in after.values()),
        )


def _require_same(job: JobFile, theirs: JobFile) -> None:
    """Raise InvalidJob unless two files are about the same question, searched in the same way."""
    ours, other = job.head, theirs.head
    if ours.question.digest != other.question.digest:
        what = f"{job.path} is about {ours.question.name}, {theirs.path} about {other.question.name}"
        if ours.question.name == other.question.name:
            what = f"{job.path} and {theirs.path} ask different questions about {ours.question.name}"
    elif ours.plan != other.plan or ours.kernels != other.kernels:
        what = (
            f"{job.path} was begun by tilewright {ours.version}, {theirs.path} by {other.version}, and these search in "
            f"different ways"
        )
    else:
        return
    raise InvalidJob(f"{what}; only files of the same job can be merged")


def _taken(rows: dict[tuple[int, str], Row], theirs: Row, path: Path, other: Path) -> Row | None:
    """How a unit stands here after the merge; None if nothing changes."""
    ours = rows.get(theirs.key)
    # What is not finished over there stays there, and may be split further there.
    taken = theirs if theirs.status == "done" else replace(theirs, status="elsewhere", walked=0.0, tally=Tally())
    if ours is None:
        return taken
    if ours.status == "elsewhere":
        if theirs.status == "elsewhere" and theirs.high >= ours.high:
            return None
        return replace(taken, parent=ours.parent)
    if theirs.status == "elsewhere":
        return None
    if ours.status == theirs.status == "done" and _same_work(ours, theirs):
        return None
    raise InvalidJob(
        f"{path} and {other} both worked on unit {ours.part}/{ours.path or 'all'}: what they found cannot be told "
        f"apart. Only a file made by `tilewright job {path} --split`, and its parts, can be merged"
    )


def _same_work(ours: Row, theirs: Row) -> bool:
    """Whether a unit that is done in both files gave the same, as it does when it was merged before."""
    unsaid = {"seconds": 0.0}
    same = {**ours.tally.to_json(), **unsaid} == {**theirs.tally.to_json(), **unsaid}
    return same and (ours.low, ours.high) == (theirs.low, theirs.high)
