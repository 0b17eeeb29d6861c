"""Share a job among files, for other machines: give a part of it away, and take back what was finished there."""

from __future__ import annotations

from pathlib import Path

from ..errors import InvalidJob, InvalidRequest
from .file import JobFile, require_file
from .kinds import job_in
from .lock import locked


def split_job(path: Path, other: Path) -> tuple[int, int, float]:
    """Move about half of what is left to do of a job, on which no program works, into a new file.

    Returns how many subproblems were moved (of a sweep: classes), how many stay, and the share that was moved of what
    is left to do. Raises InvalidJob if there is nothing to share.
    """
    if other.exists():
        raise InvalidRequest(f"{other} is there already; a part of a job goes into a new file")
    require_file(path)
    with locked(path), JobFile.open(path, writes=True) as job:
        if job.header.answer is not None:
            raise InvalidJob(f"{path} is done: there is nothing to share; `tilewright resume {path}` shows the answer")
        work = job_in(job)
        job.header.require_plan(work.plan, path)
        split = work.split(other)
        if not split[0]:
            raise InvalidJob(
                f"{path} cannot be shared: its search cannot be divided now. Let it run for a while, or not at all"
            )
        return split


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
        return job_in(job).merge(theirs)


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
