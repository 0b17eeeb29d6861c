"""A sweep that is kept in the file of a job, or worked on by a cluster."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from .files import check_writable
from .sweep_answer import Output, explain, workers_text
from .terminal import ProgressLine, note

if TYPE_CHECKING:
    from ..jobs.question import SweepQuestion
    from ..jobs.run import JobAnswer
    from .options import LimitChoice

_CLUSTER = "on a cluster"


def sweep_in_job(
    job: str,
    question: SweepQuestion,
    variant: str | None,
    workers: int,
    limit: LimitChoice,
    output: Output,
    dask: str | None,
) -> int:
    """Sweep in the file of a job, which is begun or resumed; returns the exit status."""
    from .long_count import go_on

    check_writable(job)
    setup = {"variant": variant or "", "classes": question.plan().n_nodes}
    return go_on(job, workers, limit, False, output.as_json, question=question, setup=setup, output=output, dask=dask)


def sweep_on_cluster(
    address: str, question: SweepQuestion, variant: str | None, workers: int, limit: LimitChoice, output: Output
) -> int:
    """Sweep on a cluster, without a file; returns the exit status."""
    from ..solving.sweep import run_sweep
    from .on_cluster import crew_of

    plan = question.plan()
    with ProgressLine() as line, crew_of(address, workers, question, line) as crew:
        note("Without --job FILE nothing is kept if this program is stopped.")
        swept = run_sweep(plan, limit.limits(), crew=crew, on_progress=line.update)
    return output.show(swept, variant, _CLUSTER)


def show(answer: JobAnswer, workers: int, why: bool, output: Output, dask: str | None) -> int:
    """Show what a job has answered; returns the exit status."""
    by = "all runs together" if answer.n_runs > 1 else _CLUSTER if dask is not None else workers_text(workers)
    exit_status = output.show(answer.sweep, answer.setup.get("variant"), by, {"runs": answer.n_runs})
    if why:
        explain(answer.effort)
    return exit_status


def write_table(file: str, target: str) -> None:
    """Write the answers that a job has so far as a table."""
    from ..jobs.answers import sweep_in
    from ..jobs.file import JobFile
    from .sweep_table import Table

    table = Table.at(target)
    with JobFile.open(Path(file)) as job, job.snapshot():
        swept = sweep_in(job)
    table.write(swept)
    n = len(swept.numbers())
    so_far = "" if swept.exhausted else f" of {len(swept.setups):,} so far"
    note(f"{n:,} setups{so_far}.")
