"""Begin a job, or go on with it: a count or a sweep whose progress is written into a file."""

from __future__ import annotations

import signal
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ..errors import CannotSave, InvalidJob
from ..solving import NO_LIMITS, Count, Effort, Limits, OnProgress, Run
from ..solving.signals import heard
from ..solving.sweep import Sweep
from ..solving.work import Crew
from .answers import Found, found_by, read_again, to_json, wrong_in
from .file import Head, JobFile, Row, require_file
from .ledger import SECONDS_BETWEEN_STATES, JobLedger, parts_of, restored
from .lock import Lock
from .question import AnyQuestion, JobPlan, SweepQuestion


@dataclass(frozen=True)
class JobAnswer:
    """What a job knows when a run ends: the numbers of a count, or the answers of a sweep.

    `effort` has the time and the nodes of all runs.
    """

    found: Found
    effort: Effort
    question: AnyQuestion
    setup: dict[str, Any]
    n_runs: int
    was_done: bool
    """Whether the answer was there before this run."""
    kept: int | None = None
    """How many solutions are kept, if they are; of a sweep how many answers."""
    problem: str = ""
    """Why the job cannot be trusted, or its file not be written; "" if all is well."""

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


@dataclass(frozen=True)
class Begun:
    """What is told when a job was opened, before the search."""

    head: Head
    is_new: bool
    share: float
    is_done: bool


OnBegun = Callable[[Begun], None]


def run_job(
    path: Path,
    question: AnyQuestion | None = None,
    *,
    setup: dict[str, Any] | None = None,
    limits: Limits = NO_LIMITS,
    workers: int = 1,
    crew: Crew | None = None,
    on_begun: OnBegun | None = None,
    on_progress: OnProgress | None = None,
    seconds_between_states: float = SECONDS_BETWEEN_STATES,
) -> JobAnswer:
    """Begin a job in a file, or go on with the one that is there, until its end or a limit of this run.

    The work is done by `crew`, or by so many threads. Ctrl-C, and a polite request to end, stop it like a limit.
    Without a question there must be a file; with one it must ask the same.

    Raises InvalidJob, before anything is changed, for a file that is damaged, in use, or made for something else, and
    CannotSave for one that cannot be made.
    """
    if question is None:
        require_file(path)
    with Lock(path):
        is_new = question is not None and (not path.exists() or (path.is_file() and not path.stat().st_size))
        if is_new:
            assert question is not None
            create(path, question, setup or {})
        with JobFile.open(path, writes=True) as job:
            if question is not None and question.digest != job.head.question.digest:
                raise InvalidJob(_other_question(path, job.head.question, question))
            if job.head.answer is not None:
                if on_begun is not None:
                    on_begun(Begun(job.head, False, 1.0, True))
                return answered(job)
            memory = limits.memory or job.head.question.memory
            plan = replace(job.head.question, memory=memory).plan()
            job.head.require_plan(plan, path)
            earlier, units = restored(job, plan)
            if on_begun is not None:
                walked = earlier.walked + sum(plan.width(unit.part) * unit.walked for unit in units)
                on_begun(Begun(job.head, is_new, walked, False))
            with job.transaction():
                event = job.put_event("started" if is_new else "resumed", workers=workers)
            ledger = JobLedger(job, plan, event, seconds_between_states)
            run = Run(
                plan,
                limits,
                workers=workers,
                crew=crew,
                ledger=ledger,
                units=units,
                earlier=earlier,
                on_progress=on_progress,
            )
            return _finished(job, plan, run, ledger, event, _walk(run))


def create(path: Path, question: AnyQuestion, setup: dict[str, Any]) -> None:
    """Make the file of a job that nobody has worked on yet; its place must be free."""
    plan = question.plan()
    units = plan.first_units()
    JobFile.create(
        path,
        Head.of(question, plan, setup),
        parts_of(plan, (unit.part for unit in units)),
        (Row.of(unit, None) for unit in units),
    )


def answered(job: JobFile) -> JobAnswer:
    """The answer that is in the file of a job that is done."""
    question = job.head.question
    found, effort = read_again(job)
    kept = job.n_solutions if question.keeps else None
    return JobAnswer(found, effort, question, job.head.setup, _n_runs(job), True, kept)


def _walk(run: Run) -> str:
    """Search until the end or a limit; returns why the file could not be written, if so."""
    try:
        # A batch system asks a program to end before it kills it.
        with heard(signal.SIGTERM, run.interrupt):
            for _ in run:
                pass
    except CannotSave as problem:
        return str(problem)
    return ""


def _finished(job: JobFile, plan: JobPlan, run: Run, ledger: JobLedger, event: int, problem: str) -> JobAnswer:
    """Write down how a run ended, and the answer if it is known."""
    effort = replace(run.effort, stopped_by="disk") if problem else run.effort
    question = job.head.question
    found = found_by(job, plan, run.tally, effort)
    kept = job.n_solutions if question.keeps else None
    if effort.exhausted:
        problem = wrong_in(found, kept, job.path)
    try:
        with job.transaction():
            job.put_seconds(event, ledger.seconds)
            if effort.exhausted and not problem:
                job.put_answer(to_json(found, effort))
            what = "stopped" if problem or not effort.exhausted else "finished"
            job.put_event(what, note=problem or effort.stopped_by)
    except CannotSave as cannot:
        problem = problem or str(cannot)
        effort = replace(effort, stopped_by="disk")
        found = found_by(job, plan, run.tally, effort)
    return JobAnswer(found, effort, question, job.head.setup, _n_runs(job), False, kept, problem)


def _n_runs(job: JobFile) -> int:
    return sum(event["what"] in ("started", "resumed") for event in job.events())


def _other_question(path: Path, there: AnyQuestion, asked: AnyQuestion) -> str:
    """Why a job does not answer what is asked."""
    if isinstance(there, SweepQuestion) != isinstance(asked, SweepQuestion):
        kinds = f"a sweep over the setups of {there.name}", f"a count of {there.name}"
        is_one = isinstance(there, SweepQuestion)
        differ = f"it is {kinds[not is_one]}, not {'a count' if is_one else 'a sweep'}"
    elif there.puzzle != asked.puzzle or there.name != asked.name:
        names = there.name, asked.name
        first, second = names if names[0] != names[1] else (f"{names[0]} in one form", "in another")
        differ = f"it is about {first}, not {second}"
    else:
        pairs = zip(there.manner(), asked.manner(), strict=True)
        differ = f"it {there.verb} " + " and ".join(f"{one}, not {other}" for one, other in pairs if one != other)
    return (
        f"{path} is the job of another question: {differ}. "
        f"`tilewright resume {path}` goes on with it; for this question take another file"
    )
