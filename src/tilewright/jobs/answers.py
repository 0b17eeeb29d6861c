"""The result of a job: the numbers of a count, or the answers of a sweep; also read again when it is done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..errors import InvalidJob
from ..models import room_for
from ..solving import Count, Effort, lint
from ..solving.sweep import Sweep, sweep_of
from ..values import frozen
from .file import JobFile
from .schema import damaged
from .spec import JobSpec, SweepSpec


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


def result_of(job: JobFile, found: Count | Sweep, effort: Effort, problem: str = "") -> JobResult:
    """A result, with what the file of its job says."""
    header = job.header
    return JobResult(found, effort, header.spec, header.setup, job.n_runs, n_kept(job), problem)


def n_kept(job: JobFile) -> int | None:
    """The number of solutions that a job keeps; None if it keeps none."""
    return job.n_solutions if job.header.spec.keeps else None


def wrong_in(found: Count | Sweep, kept: int | None, path: Path) -> str:
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


def read_again(job: JobFile) -> JobResult:
    """The result that is in the file of a job that is done; InvalidJob if that is none."""
    try:
        return _read_again(job)
    except (ValueError, LookupError, TypeError, AttributeError) as problem:
        raise damaged(job.path, f"its answer cannot be read: {problem!r}") from None


def _read_again(job: JobFile) -> JobResult:
    spec, plain = job.header.spec, job.header.answer
    assert plain is not None
    effort = Effort(plain["engine"], plain["why"], plain["nodes"], plain["seconds"], "")
    if isinstance(spec, SweepSpec):
        return result_of(job, sweep_in(job), effort)
    orders = plain["symmetries"]
    with room_for(spec.memory):
        findings = lint(spec.to_puzzle())
    count = Count(
        plain["raw"],
        plain["distinct"],
        plain["up_to_rotation"],
        plain["up_to_symmetry"],
        plain["up_to_relabeling"],
        (orders["rotations"], orders["all"], orders["with_relabelings"]),
        {int(target): number for target, number in plain["by_target"].items()},
        effort,
        findings,
        plain.get("up_to_lines"),
        plain.get("line_exchanges"),
        tuple(plain.get("exact", ())),
    )
    return result_of(job, count, effort)


def sweep_in(job: JobFile) -> Sweep:
    """The answers of a sweep that are in the file of its job, also while a program works on it.

    Raises InvalidJob if it is a count, or if this program numbers the classes in another way.
    """
    spec = job.header.spec
    if not isinstance(spec, SweepSpec):
        raise InvalidJob(f"{job.path} is about one puzzle: it is no sweep")
    plan = spec.plan()
    job.header.require_order(plan, job.path, "puts the setups into another order; read it")
    return sweep_of(plan, job.answers(len(plan.order)), job.seconds, "unfinished")
