"""Take what another file of the same job has finished: all of it counts once, and nothing may be missing at the end."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from ..errors import InvalidJob
from ..solving.counting import CountPlan
from ..solving.subproblem import Key, Subproblem
from ..solving.sweep_plan import SweepPlan
from .file import JobFile, require_file
from .journal import gap_or_overlap
from .lock import locked
from .schema import damaged
from .share import elsewhere


def merge_job(path: Path, other: Path) -> tuple[int, int, int, int]:
    """Take what another job file has finished of the same job; a program may still work on it. It is not changed.

    Returns how many subproblems (of a sweep: classes) and how many solutions were taken, and how many subproblems are
    still to be done here and elsewhere. Raises InvalidJob, and changes nothing, if the other file is about something
    else, if the same subproblem was worked on in both, or if both together do not make up the whole.
    """
    require_file(path)
    require_file(other)
    if path.samefile(other):
        raise InvalidJob(f"{path} and {other} are the same file")
    with locked(path), JobFile.open(path, writes=True) as job, JobFile.open(other) as theirs, theirs.snapshot():
        _require_same(job, theirs)
        plan = job.header.spec.plan()
        return _merge_classes(job, theirs, plan) if isinstance(plan, SweepPlan) else _merge_tree(job, theirs, plan)


def _merge_classes(job: JobFile, theirs: JobFile, plan: SweepPlan) -> tuple[int, int, int, int]:
    n = len(plan.order)
    ours, _, taken = job.answers(n), theirs.answers(n), theirs.answered()
    for number, answer, _ in taken:
        if ours.get(number, answer) not in (None, answer):
            raise damaged(job.path, f"class {number} has {ours[number]} solutions here, {answer} in {theirs.path}")
    n_before = len(job.answered())
    with job.transaction():
        job.put_answers(taken)
        n_taken = len(job.answered()) - n_before
        job.put_event("merged", note=f"{n_taken} classes of {theirs.path.name}")
    after = job.answers(n)
    return n_taken, 0, n - len(after), list(after.values()).count(None)


def _merge_tree(job: JobFile, theirs: JobFile, plan: CountPlan) -> tuple[int, int, int, int]:
    ours = {sub.key: sub for sub in job.subproblems(with_states=False)}
    changed = [
        new
        for sub in theirs.subproblems(with_states=False)
        if (new := _taken(ours, sub, job.path, theirs.path)) is not None
    ]
    after = {**ours, **{sub.key: sub for sub in changed}}
    if fault := gap_or_overlap(plan, after.values()):
        raise InvalidJob(
            f"{job.path} and {theirs.path} do not fit together, {fault}: one may be a copy, made before the other was "
            f"shared. Nothing is changed; only a file made by `tilewright job {job.path} --split`, and its parts, can "
            f"be merged"
        )
    n_done, n_kept = sum(sub.is_done for sub in changed), job.n_solutions
    with job.transaction():
        job.put_parts(theirs.parts())
        for sub in changed:
            if sub.key in ours:
                job.change(sub)
            else:
                job.put_subproblems([sub])
        job.put_solutions(theirs.solutions())
        job.put_event("merged", note=f"{n_done} subproblems of {theirs.path.name}")
    statuses = [sub.status for sub in after.values()]
    return n_done, job.n_solutions - n_kept, statuses.count("open"), statuses.count("elsewhere")


def _require_same(job: JobFile, theirs: JobFile) -> None:
    """Raise InvalidJob unless two files are about the same job, searched in the same way."""
    ours, other = job.header, theirs.header
    if ours.spec.digest != other.spec.digest:
        what = f"{job.path} is about {ours.spec.name}, {theirs.path} about {other.spec.name}"
        if ours.spec.name == other.spec.name:
            what = f"{job.path} and {theirs.path} ask different questions about {ours.spec.name}"
    elif ours.plan != other.plan or ours.kernels != other.kernels:
        what = (
            f"{job.path} was begun by tilewright {ours.version}, {theirs.path} by {other.version}, and these search in "
            f"different ways"
        )
    else:
        return
    raise InvalidJob(f"{what}; only files of the same job can be merged")


def _taken(subproblems: dict[Key, Subproblem], theirs: Subproblem, path: Path, other: Path) -> Subproblem | None:
    """The state of a subproblem here after the merge; None if nothing changes."""
    ours = subproblems.get(theirs.key)
    # What is not finished over there stays there, and may be split further there.
    taken = theirs if theirs.is_done else elsewhere(theirs)
    if ours is None:
        return taken
    if ours.status == "elsewhere":
        return None if theirs.status == "elsewhere" and theirs.high >= ours.high else taken
    if theirs.status == "elsewhere":
        return None
    if ours.is_done and theirs.is_done and _unsaid(ours) == _unsaid(theirs):
        # It was merged before.
        return None
    raise InvalidJob(
        f"{path} and {other} both worked on subproblem {ours.part}/{ours.path or 'all'}: what they found cannot be "
        f"told apart. Only a file made by `tilewright job {path} --split`, and its parts, can be merged"
    )


def _unsaid(sub: Subproblem) -> Subproblem:
    """A subproblem without what may differ between two files although it was searched once."""
    return replace(sub, counts=replace(sub.counts, seconds=0.0), engine="", walked=0.0)
