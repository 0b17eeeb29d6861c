"""Begin a job, or go on with it: a count or a sweep whose progress is written into a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..errors import CannotSave, InvalidJob, InvalidRequest
from ..solving import NO_LIMITS, Count, Effort, Limits, OnProgress
from ..solving.executors import Executor, Inline, ThreadPool
from ..solving.sweep import Sweep
from ..values import frozen
from .count_job import CountJob
from .file import JobFile, JobHeader, require_file
from .journal import SECONDS_BETWEEN_STATES, JobJournal
from .kinds import KINDS, job_in
from .lock import locked
from .schema import damaged
from .spec import JobSpec
from .sweep_job import SweepJob


@frozen
class JobResult:
    """The result of a job when a run ends: the numbers of a count, or the answers of a sweep.

    `effort` has the time and the nodes of all runs; of a sweep the nodes are classes.

    Attributes
    ----------
    kept
        How many solutions are kept, if they are.
    problem
        Why the job cannot be trusted, or its file not be written; "" if all is well.
    """

    found: Count | Sweep
    effort: Effort
    spec: JobSpec
    setup: dict[str, Any]
    n_runs: int
    kept: int | None = None
    problem: str = ""

    @property
    def count(self) -> Count:
        """The numbers of a job that counts."""
        assert isinstance(self.found, Count)
        return self.found

    @property
    def sweep(self) -> Sweep:
        """The answers of a job that sweeps."""
        assert isinstance(self.found, Sweep)
        return self.found


OnBegun = Callable[[JobHeader, bool, float], None]
"""Is told before the search what the job is, whether it is new, and which share of it is done."""


def run_job(
    path: Path,
    spec: JobSpec | None = None,
    *,
    setup: dict[str, Any] | None = None,
    limits: Limits = NO_LIMITS,
    workers: int = 1,
    executor: Executor | None = None,
    on_begun: OnBegun = lambda header, is_new, share: None,
    on_progress: OnProgress | None = None,
    seconds_between_states: float = SECONDS_BETWEEN_STATES,
) -> JobResult:
    """Begin a job in a file, or go on with the one that is there, until its end or a limit of this run.

    The work is done by `executor`, or by `workers` threads. Ctrl-C, and a polite request to end, stop it like a limit.
    Without a specification there must be a file; with one it must be the same.

    Raises InvalidJob, before anything is changed, for a file that is damaged, in use, or made for something else,
    CannotSave for one that cannot be made, InvalidRequest for a limit of solutions, which a job does not keep, and
    ClusterError for workers that cannot do it.
    """
    if limits.solutions is not None:
        raise InvalidRequest("a job has no limit of solutions; give it one of seconds or nodes")
    if spec is None:
        require_file(path)
    with locked(path):
        is_new = spec is not None and (not path.exists() or (path.is_file() and not path.stat().st_size))
        if is_new:
            assert spec is not None
            KINDS[spec.kind].create(path, spec, setup or {})
        with JobFile.open(path, writes=True) as job:
            there = job.header.spec
            if spec is not None and spec.digest != there.digest:
                raise InvalidJob(_other_spec(path, there, spec))
            if job.header.answer is not None:
                on_begun(job.header, False, 1.0)
                return _read_again(job)
            work = job_in(job, limits.memory)
            job.header.require_plan(work.plan, path)
            on_begun(job.header, is_new, work.begin())
            with job.transaction():
                event = job.put_event("started" if is_new else "resumed", workers=workers)
            journal = JobJournal(job, event, work.plan, seconds_between_states)
            executor = executor or (Inline() if workers == 1 else ThreadPool(workers))
            return _finished(work, journal, work.search(limits, executor, journal, on_progress))


def _finished(work: CountJob | SweepJob, journal: JobJournal, problem: str) -> JobResult:
    """Write down how a run ended, and the answer if it is known."""
    job = work.file
    found, effort = work.found("disk" if problem else "")
    if effort.exhausted:
        problem = _wrong_in(found, job.n_kept, job.path)
    try:
        with job.transaction():
            journal.put_seconds()
            if effort.exhausted and not problem:
                job.put_answer({**found.to_json(), **effort.to_json(), "why": effort.why})
            what = "stopped" if problem or not effort.exhausted else "finished"
            job.put_event(what, note=problem or effort.stopped_by)
    except CannotSave as cannot:
        problem = problem or str(cannot)
        found, effort = work.found("disk")
    return _result(job, found, effort, problem)


def _result(job: JobFile, found: Count | Sweep, effort: Effort, problem: str = "") -> JobResult:
    """A result, with what the file of its job says."""
    return JobResult(found, effort, job.header.spec, job.header.setup, job.n_runs, job.n_kept, problem)


def _read_again(job: JobFile) -> JobResult:
    """The result that is in the file of a job that is done; InvalidJob if that is none."""
    plain = job.header.answer
    assert plain is not None
    try:
        effort = Effort(plain["engine"], plain["why"], plain["nodes"], plain["seconds"], "")
        return _result(job, job_in(job).read_again(plain, effort), effort)
    except (ValueError, LookupError, TypeError, AttributeError) as problem:
        raise damaged(job.path, f"its answer cannot be read: {problem!r}") from None


def _wrong_in(found: Count | Sweep, kept: int | None, path: Path) -> str:
    """Say what is wrong with a job that is done but does not keep all solutions that it must; "" if nothing is."""
    if isinstance(found, Sweep) or kept is None:
        return ""
    expected = found.up_to_symmetry if found.up_to_relabeling is None else found.up_to_relabeling
    if kept == expected:
        return ""
    return (
        f"{path} keeps {kept:,} solutions, but there are {expected:,} that differ: "
        f"something is wrong with this job; do not trust it, and please report it"
    )


def _other_spec(path: Path, there: JobSpec, asked: JobSpec) -> str:
    """Say why a job does not answer what is asked."""
    if there.kind != asked.kind:
        differ = f"it is {there.noun} {there.name}, not a {asked.kind}"
    elif there.puzzle != asked.puzzle or there.name != asked.name:
        names = there.name, asked.name
        first, second = names if names[0] != names[1] else (f"{names[0]} in one form", "in another")
        differ = f"it is about {first}, not {second}"
    else:
        pairs = zip(there.words(), asked.words(), strict=True)
        differ = f"it {there.verb} " + " and ".join(f"{one}, not {other}" for one, other in pairs if one != other)
    return (
        f"{path} is the job of another question: {differ}. "
        f"`tilewright resume {path}` goes on with it; for this question take another file"
    )
