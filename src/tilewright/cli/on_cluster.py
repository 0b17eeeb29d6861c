"""`--dask`: a search whose work is done by a cluster."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ..errors import InvalidRequest
from .terminal import ProgressLine, note, note_findings

if TYPE_CHECKING:
    from ..jobs.question import AnyQuestion
    from ..solving import Count
    from ..solving.work import Crew
    from .opening import Opened
    from .options import LimitChoice


@contextmanager
def crew_of(address: str, workers: int, question: AnyQuestion, line: ProgressLine) -> Iterator[Crew]:
    """The workers of the cluster at an address, for as long as the block lasts."""
    from ..distributed import ClusterCrew, connected

    def say(text: str) -> None:
        line.clear()
        note(text)

    with connected(address, workers) as cluster:
        yield ClusterCrew(question, cluster, on_note=say)


@contextmanager
def crew_of_job(
    address: str | None, workers: int, path: Path, question: AnyQuestion | None, line: ProgressLine
) -> Iterator[Crew | None]:
    """The crew for the question of a job, which may be in its file only; None without an address."""
    if address is None:
        yield None
        return
    from ..jobs.file import JobFile

    if question is None:
        with JobFile.open(path) as job:
            # What is done needs no cluster.
            question = None if job.head.answer is not None else job.head.question
    if question is None:
        yield None
        return
    with crew_of(address, workers, question, line) as crew:
        yield crew


def count_on_cluster(
    address: str, workers: int, opened: Opened, relabelings: bool, engine: str | None, limit: LimitChoice
) -> Count:
    """Count the solutions of a puzzle on a cluster, without a file."""
    from ..jobs.question import Question
    from ..solving import Run, lint

    limits = limit.limits()
    if limits.solutions is not None:
        raise InvalidRequest(
            "a cluster counts all solutions, so that --solutions makes no sense; give --seconds or --nodes"
        )
    question = Question.of(opened.puzzle, relabelings=relabelings, engine=engine, memory=limits.memory)
    plan = question.plan()
    findings = lint(opened.puzzle)
    note_findings(findings)
    with ProgressLine() as line, crew_of(address, workers, question, line) as crew:
        note("Without --job FILE nothing is kept if this program is stopped.")
        run = Run(plan, limits, crew=crew, on_progress=line.update)
        for _ in run:
            pass
    return plan.count(run.tally, run.effort, findings)
