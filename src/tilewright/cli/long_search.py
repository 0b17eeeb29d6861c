"""Long searches: counts and sweeps that are kept in the file of a job, or whose work is done by a cluster."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import InvalidRequest
from . import status, wording
from .answers import show_count
from .files import check_writable
from .sweep_answer import Output, explain, workers_text
from .terminal import ProgressLine, TextStyle, note, note_findings

if TYPE_CHECKING:
    from ..jobs.answers import JobResult
    from ..jobs.file import JobHeader
    from ..jobs.spec import CountSpec, JobSpec, SweepSpec
    from ..solving.executors import Executor
    from .opening import Opened
    from .options import LimitChoice

_CLUSTER = "on a cluster"
_NOT_KEPT = "Without --job FILE nothing is kept if this program is stopped."


def count_in_job(
    job: str,
    opened: Opened,
    relabelings: bool,
    keep_solutions: bool,
    engine: str | None,
    workers: int,
    limit: LimitChoice,
    why: bool,
    as_json: bool,
    dask: str | None = None,
) -> int:
    """Count the solutions of a puzzle in the file of a job, which is begun or resumed; returns the exit status."""
    check_writable(job)
    spec = _count_spec("a job", opened, relabelings, engine, limit, keep_solutions)
    return go_on(job, workers, limit, why, as_json, spec=spec, setup=_setup_of(opened), opened=opened, dask=dask)


def count_on_cluster(
    address: str,
    workers: int,
    opened: Opened,
    relabelings: bool,
    engine: str | None,
    limit: LimitChoice,
    why: bool,
    as_json: bool,
) -> int:
    """Count the solutions of a puzzle on a cluster, without a file; returns the exit status."""
    from ..solving import Run, lint

    spec = _count_spec("a cluster", opened, relabelings, engine, limit)
    plan = spec.plan()
    findings = lint(opened.puzzle)
    note_findings(findings)
    with ProgressLine() as line, _executor(address, workers, spec, line) as executor:
        note(_NOT_KEPT)
        run = Run(plan, limit.limits(), executor=executor, on_progress=line.update)
        for _ in run:
            pass
    return show_count(opened, plan.count(run.counts, run.effort, findings), why, as_json)


def _count_spec(
    what: str, opened: Opened, relabelings: bool, engine: str | None, limit: LimitChoice, keeps: bool = False
) -> CountSpec:
    from ..jobs.spec import CountSpec

    limits = limit.limits()
    if limits.solutions is not None:
        raise InvalidRequest(
            f"{what} counts all solutions, so that --solutions makes no sense; give --seconds or --nodes"
        )
    return CountSpec.of(opened.puzzle, relabelings=relabelings, engine=engine, memory=limits.memory, keeps=keeps)


def sweep_in_job(
    job: str,
    spec: SweepSpec,
    variant: str | None,
    workers: int,
    limit: LimitChoice,
    output: Output,
    dask: str | None,
) -> int:
    """Sweep in the file of a job, which is begun or resumed; returns the exit status."""
    check_writable(job)
    # What cannot be swept leaves no file behind.
    spec.plan()
    setup = {"variant": variant or ""}
    return go_on(job, workers, limit, False, output.as_json, spec=spec, setup=setup, output=output, dask=dask)


def sweep_on_cluster(
    address: str, spec: SweepSpec, variant: str | None, workers: int, limit: LimitChoice, output: Output
) -> int:
    """Sweep on a cluster, without a file; returns the exit status."""
    from ..solving.live import Budget
    from ..solving.sweep import run_sweep

    with ProgressLine() as line, _executor(address, workers, spec, line) as executor:
        note(_NOT_KEPT)
        swept = run_sweep(spec.plan(), Budget(limit.limits()), executor, on_progress=line.update)
    return output.show(swept, variant, _CLUSTER)


def go_on(
    job: str,
    workers: int,
    limit: LimitChoice,
    why: bool,
    as_json: bool,
    *,
    spec: JobSpec | None = None,
    setup: dict[str, Any] | None = None,
    opened: Opened | None = None,
    output: Output | None = None,
    dask: str | None = None,
) -> int:
    """Search on in a job until its end or a limit, and show the answer; returns the exit status.

    With `dask`, the workers of a cluster search. `opened` is what is counted, if it is at hand; `output` where the
    answers of a sweep go, if not only to the terminal.
    """
    from ..jobs.run import run_job

    with ProgressLine() as line, _executor_of_job(dask, workers, Path(job), spec, line) as executor:
        result = run_job(
            Path(job),
            spec,
            setup=setup,
            limits=limit.limits(),
            workers=workers,
            executor=executor,
            on_begun=lambda header, is_new, share: _tell_begun(job, header, is_new, share, spec is not None),
            on_progress=line.update,
        )
    return _tell_end(job, result, _show(result, workers, why, as_json, opened, output, dask), dask)


@contextmanager
def _executor(address: str, workers: int, spec: JobSpec, line: ProgressLine) -> Iterator[Executor]:
    """The cluster at an address, for as long as the block lasts."""
    from ..distributed import ClusterExecutor, connected

    def say(text: str) -> None:
        line.clear()
        note(text)

    with connected(address, workers) as cluster:
        yield ClusterExecutor(spec, cluster, on_note=say)


@contextmanager
def _executor_of_job(
    address: str | None, workers: int, path: Path, spec: JobSpec | None, line: ProgressLine
) -> Iterator[Executor | None]:
    """The cluster for a job, whose specification may be in its file only; None without an address."""
    if address is not None and spec is None:
        header = header_of(path)
        # What is done needs no cluster.
        spec = None if header.answer is not None else header.spec
    if address is None or spec is None:
        yield None
        return
    with _executor(address, workers, spec, line) as executor:
        yield executor


def header_of(path: Path) -> JobHeader:
    """What a job is about."""
    from ..jobs.file import JobFile

    with JobFile.open(path) as job:
        return job.header


def _show(
    result: JobResult,
    workers: int,
    why: bool,
    as_json: bool,
    opened: Opened | None,
    output: Output | None,
    dask: str | None,
) -> int:
    from ..jobs.spec import SweepSpec

    more: dict[str, Any] = {"runs": result.n_runs}
    if isinstance(result.spec, SweepSpec):
        by = "all runs together" if result.n_runs > 1 else _CLUSTER if dask is not None else workers_text(workers)
        output = output or Output(TextStyle.of(ascii=False, color="auto"), as_json)
        exit_status = output.show(result.sweep, result.setup.get("variant"), by, more)
        if why:
            explain(result.effort)
        return exit_status
    if result.kept is not None:
        more["kept"] = result.kept
    return show_count(opened or opened_of(result.spec, result.setup), result.count, why, as_json, more)


def _setup_of(opened: Opened) -> dict[str, Any]:
    """How a puzzle came about, as plain data: to show the answer of a job needs no more than its file."""
    from ..formats.puzzle_file import write

    return {
        "template": None if opened.template == opened.puzzle else write(opened.template),
        "blocked": list(opened.blocked),
        "variant": opened.variant,
        "target": opened.target,
    }


def opened_of(spec: CountSpec, setup: dict[str, Any]) -> Opened:
    """The puzzle of a job as it was opened when that was begun."""
    from ..formats.puzzle_file import read_toml_text
    from .opening import Opened

    puzzle = spec.to_puzzle()
    text = setup.get("template")
    template = puzzle if text is None else read_toml_text(text, spec.name)
    return Opened(puzzle, template, tuple(setup.get("blocked", ())), setup.get("variant", ""), setup.get("target"))


def _tell_begun(job: str, header: JobHeader, is_new: bool, share: float, is_asked: bool) -> None:
    from ..jobs.spec import CountSpec
    from ..solving import lint

    if header.answer is not None:
        note(f"The job {job} is done: this is its answer.")
        return
    if is_new:
        note(f"The job is kept in {job}; `tilewright job {job}` shows how it goes.")
    else:
        same = "is about the same question: it " if is_asked else ""
        note(f"The job {job} {same}goes on at {share:.1%}.")
    if isinstance(header.spec, CountSpec):
        note_findings(lint(header.spec.to_puzzle()))


def _tell_end(job: str, result: JobResult, exit_status: int, dask: str | None) -> int:
    from ..jobs.spec import SweepSpec

    effort = result.effort
    if result.problem:
        note(f"error: {result.problem}")
        return status.STOPPED if effort.stopped_by == "disk" else status.NO_SOLUTION
    if effort.exhausted:
        if isinstance(result.spec, SweepSpec):
            note(f"`tilewright job {job} --export FILE.csv` writes a table of the answers.")
        elif result.kept is not None:
            note(f"{wording.solutions(result.kept)} kept: `tilewright job {job} --solutions` prints them.")
    elif effort.stopped_by == "elsewhere":
        note(
            f"All of {job} is done that is not in other files; `tilewright job FILE --merge {job}` puts them together."
        )
    else:
        on_cluster = "" if dask is None else f" --dask {dask}"
        note(f"Nothing is lost: `tilewright resume {job}{on_cluster}` goes on.")
    return exit_status


def write_table(file: str, target: str) -> None:
    """Write the answers that a sweep in a job has so far as a table."""
    from ..jobs.answers import sweep_in
    from ..jobs.file import JobFile
    from .sweep_table import SweepTable

    table = SweepTable.at(target)
    with JobFile.open(Path(file)) as job, job.snapshot():
        swept = sweep_in(job)
    table.write(swept)
    n = len(swept.numbers())
    so_far = "" if swept.exhausted else f" of {len(swept.setups):,} so far"
    note(f"{n:,} setups{so_far}.")
