"""What a job comes to: the numbers of a count, or the answers of a sweep; also read again when it is done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..engines import Choices
from ..errors import InvalidJob
from ..solving import Count, Effort, lint
from ..solving.sweep import Sweep, sweep_of
from ..solving.sweep_plan import SweepPlan
from ..solving.work import Tally
from .file import JobFile
from .question import JobPlan, SweepQuestion, digest_of_plan
from .schema import damaged

Found = Count | Sweep


def found_by(job: JobFile, plan: JobPlan, total: Tally, effort: Effort) -> Found:
    """What is known, from what all units gave together and what is kept."""
    if isinstance(plan, SweepPlan):
        return sweep_of(plan, _answers(job, plan), effort)
    return plan.count(total, effort, lint(job.head.question.to_puzzle()))


def wrong_in(found: Found, kept: int | None, path: Path) -> str:
    """What is wrong with a job that is done but does not keep what it must; "" if nothing is."""
    if isinstance(found, Sweep):
        expected, what = len(found.answers), "answers"
        there_are = f"there are {expected:,} classes of setups"
        is_wrong = kept != expected or None in found.answers
    else:
        expected = found.up_to_symmetry if found.up_to_relabeling is None else found.up_to_relabeling
        what, there_are = "solutions", f"there are {expected:,} that differ"
        is_wrong = kept is not None and kept != expected
    if not is_wrong:
        return ""
    return (
        f"{path} keeps {kept:,} {what}, but {there_are}: "
        f"something is wrong with this job; do not trust it, and please report it"
    )


def to_json(found: Found, effort: Effort) -> dict[str, Any]:
    """An answer as it is written into the file of its job."""
    return {**found.to_json(), **effort.to_json(), "why": effort.why}


def read_again(job: JobFile) -> tuple[Found, Effort]:
    """The answer that is in the file of a job that is done."""
    question, plain = job.head.question, job.head.answer
    assert plain is not None
    effort = Effort(plain["engine"], plain["why"], plain["nodes"], plain["seconds"], "")
    if isinstance(question, SweepQuestion):
        return sweep_in(job, effort), effort
    orders = plain["symmetries"]
    count = Count(
        plain["raw"],
        plain["distinct"],
        plain["up_to_rotation"],
        plain["up_to_symmetry"],
        plain["up_to_relabeling"],
        (orders["rotations"], orders["all"], orders["with_relabelings"]),
        {int(target): number for target, number in plain["by_target"].items()},
        effort,
        lint(question.to_puzzle()),
        plain.get("up_to_lines"),
        plain.get("line_exchanges"),
    )
    return count, effort


def sweep_in(job: JobFile, effort: Effort | None = None) -> Sweep:
    """The answers of a sweep that are in the file of its job, also while it is worked on.

    Raises InvalidJob if it is a count, or if this program numbers the classes in another way.
    """
    question = job.head.question
    if not isinstance(question, SweepQuestion):
        raise InvalidJob(f"{job.path} is about one puzzle: it is no sweep")
    plan = question.plan()
    if job.head.plan != digest_of_plan(plan):
        raise InvalidJob(
            f"{job.path} was begun by tilewright {job.head.version}, which puts the setups into another order; "
            f"read it with that one"
        )
    if effort is None:
        stopped_by = "" if job.head.answer is not None else "unfinished"
        effort = Effort(plan.engine, plan.why, 0, job.seconds, stopped_by)
    return sweep_of(plan, _answers(job, plan), effort)


def _answers(job: JobFile, plan: SweepPlan) -> list[Choices]:
    """The classes that are answered, each with its answer."""
    rows = list(job.solutions())
    for row in rows:
        if len(row) != 2 or not 0 <= row[0] < plan.n_nodes or row[1] < 0:
            raise damaged(job.path, f"an answer that it keeps is none: {row}")
    return rows
