"""Begin a job, or go on with it: a count or a sweep whose progress is written into a file."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..errors import CannotSave, InvalidJob, InvalidRequest
from ..solving import NO_LIMITS, Count, Effort, Limits, OnProgress, Run, lint
from ..solving.counting import CountPlan
from ..solving.executors import Executor, Inline, ThreadPool
from ..solving.live import Budget
from ..solving.signals import on_signal
from ..solving.sweep import Sweep, run_sweep, sweep_of
from ..solving.sweep_plan import SweepPlan
from .answers import JobResult, n_kept, read_again, result_of, wrong_in
from .file import JobFile, JobHeader, require_file
from .journal import SECONDS_BETWEEN_STATES, JobJournal, parts_of, resumed
from .lock import locked
from .spec import JobSpec, SweepSpec

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
            create(path, spec, setup or {})
        with JobFile.open(path, writes=True) as job:
            there = job.header.spec
            if spec is not None and spec.digest != there.digest:
                raise InvalidJob(_other_spec(path, there, spec))
            if job.header.answer is not None:
                on_begun(job.header, False, 1.0)
                return read_again(job)
            plan = replace(there, memory=limits.memory or there.memory).plan()
            job.header.require_plan(plan, path)
            share, search = _sweep(job, plan) if isinstance(plan, SweepPlan) else _count(job, plan)
            on_begun(job.header, is_new, share)
            with job.transaction():
                event = job.put_event("started" if is_new else "resumed", workers=workers)
            journal = JobJournal(job, event, None if isinstance(plan, SweepPlan) else plan, seconds_between_states)
            executor = executor or (Inline() if workers == 1 else ThreadPool(workers))
            return _finished(job, journal, *search(limits, executor, journal, on_progress))


Finish = Callable[[str], tuple[Count | Sweep, Effort]]
"""What is known now; takes what stopped the search besides its limits, or ""."""
JobSearch = Callable[[Limits, Executor, JobJournal, OnProgress | None], tuple[Finish, str]]
"""Searches until the end or a limit; the text says why the file could not be written, if so."""


def _count(job: JobFile, plan: CountPlan) -> tuple[float, JobSearch]:
    """The share of a count that is done, and its search."""
    begin = resumed(job, plan)

    def search(
        limits: Limits, executor: Executor, journal: JobJournal, on_progress: OnProgress | None
    ) -> tuple[Finish, str]:
        run = Run(plan, limits, executor=executor, journal=journal, resumed=begin, on_progress=on_progress)
        problem = ""
        try:
            # A batch system asks a program to end before it kills it.
            with on_signal(signal.SIGTERM, run.interrupt):
                run.to_end()
        except CannotSave as cannot:
            problem = str(cannot)

        def answered(stopped_by: str) -> tuple[Count, Effort]:
            effort = replace(run.effort, stopped_by=stopped_by) if stopped_by else run.effort
            return plan.count(run.counts, effort, lint(job.header.spec.to_puzzle()), run.done_parts), effort

        return answered, problem

    return begin.walked + sum(plan.width(sub.part) * sub.walked for sub in begin.open), search


def _sweep(job: JobFile, plan: SweepPlan) -> tuple[float, JobSearch]:
    """The share of a sweep that is done, and its search."""
    known = job.answers(len(plan.order))

    def search(
        limits: Limits, executor: Executor, journal: JobJournal, on_progress: OnProgress | None
    ) -> tuple[Finish, str]:
        budget, problem, before, began = Budget(limits), "", job.seconds, time.perf_counter()
        try:
            with on_signal(signal.SIGTERM, lambda: budget.stop("interrupt")):
                try:
                    run_sweep(
                        plan,
                        budget,
                        executor,
                        known=known,
                        seconds_before=before,
                        record=journal.record_answers,
                        on_progress=on_progress,
                    )
                finally:
                    # Also after an error: the answers that the journal still holds back are done.
                    with job.transaction():
                        journal.flush()
        except CannotSave as cannot:
            problem = str(cannot)
        seconds = before + time.perf_counter() - began

        def answered(stopped_by: str) -> tuple[Sweep, Effort]:
            answers = job.answers(len(plan.order))
            swept = sweep_of(plan, answers, seconds, stopped_by or budget.stopped_by)
            n_answered = sum(answer is not None for answer in answers.values())
            return swept, Effort(plan.engine, plan.why, n_answered, seconds, swept.stopped_by)

        return answered, problem

    return sum(answer is not None for answer in known.values()) / (len(plan.order) or 1), search


def create(path: Path, spec: JobSpec, setup: dict[str, Any]) -> None:
    """Make the file of a job that no program has worked on yet; its place must be free."""
    plan = spec.plan()
    if isinstance(plan, SweepPlan):
        JobFile.create(path, JobHeader.of(spec, plan, {**setup, "classes": len(plan.order)}))
    else:
        first = plan.first()
        JobFile.create(path, JobHeader.of(spec, plan, setup), parts=parts_of(plan, first), subproblems=first)


def _finished(job: JobFile, journal: JobJournal, answered: Finish, problem: str) -> JobResult:
    """Write down how a run ended, and the answer if it is known."""
    found, effort = answered("disk" if problem else "")
    if effort.exhausted:
        problem = wrong_in(found, n_kept(job), job.path)
    try:
        with job.transaction():
            journal.put_seconds()
            if effort.exhausted and not problem:
                job.put_answer({**found.to_json(), **effort.to_json(), "why": effort.why})
            what = "stopped" if problem or not effort.exhausted else "finished"
            job.put_event(what, note=problem or effort.stopped_by)
    except CannotSave as cannot:
        problem = problem or str(cannot)
        found, effort = answered("disk")
    return result_of(job, found, effort, problem)


def _other_spec(path: Path, there: JobSpec, asked: JobSpec) -> str:
    """Say why a job does not answer what is asked."""
    if isinstance(there, SweepSpec) != isinstance(asked, SweepSpec):
        kinds = f"a sweep over the setups of {there.name}", f"a count of {there.name}"
        is_one = isinstance(there, SweepSpec)
        differ = f"it is {kinds[not is_one]}, not {'a count' if is_one else 'a sweep'}"
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
