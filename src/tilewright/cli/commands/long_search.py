"""Long searches: counts and sweeps that are kept in the file of a job, or whose work is done by a cluster."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...errors import InvalidRequest
from .. import status
from ..printing import wording
from ..printing.answers import show_count
from ..printing.sweep_answer import Output, workers_text
from ..printing.terminal import ProgressLine, TerminalStyle, note, note_findings
from ..saving.write_file import check_writable

if TYPE_CHECKING:
    from ...answers.counts import RunsJson
    from ...jobs.file import JobHeader
    from ...jobs.run import JobResult
    from ...jobs.spec import JobSpec, SweepSpec
    from ...solving.executors import Executor
    from ..parameters.opening import Opened
    from ..parameters.options import SearchChoice

_CLUSTER = "on a cluster"
_NOT_KEPT = "Without --job FILE nothing is kept if this program is stopped."


def count_long(opened: Opened, relabelings: bool, keep_solutions: bool, search: SearchChoice) -> int:
    """Count the solutions of a puzzle in a job file, which is begun or resumed, or else on a cluster."""
    from ...jobs.spec import CountSpec
    from ...solving import Run, lint

    if search.job is not None:
        check_writable(search.job)
    limits = search.limits()
    if limits.solutions is not None:
        what = "a cluster" if search.job is None else "a job"
        raise InvalidRequest(
            f"{what} counts all solutions, so that --solutions makes no sense; give --seconds or --nodes"
        )
    spec = CountSpec.of(
        opened.puzzle, relabelings=relabelings, engine=search.engine, memory=limits.memory, keeps=keep_solutions
    )
    if search.job is not None:
        return go_on(search.job, search, spec=spec, setup=_setup_of(opened), opened=opened)
    plan = spec.plan()
    findings = lint(opened.puzzle)
    note_findings(findings)
    with ProgressLine() as line, _executor(search, spec, line) as executor:
        note(_NOT_KEPT)
        run = Run(plan, limits, executor=executor, on_progress=line.update)
        run.to_end()
    return show_count(
        opened, plan.count(run.counts, run.effort, findings, run.done_parts), search.explain_engine, search.as_json
    )


def sweep_long(spec: SweepSpec, variant: str | None, search: SearchChoice, output: Output) -> int:
    """Sweep in a job file, which is begun or resumed, or else on a cluster."""
    from ...solving.live import Budget
    from ...solving.sweep import run_sweep

    if search.job is not None:
        check_writable(search.job)
    # A sweep that is refused leaves no file behind.
    plan = spec.plan()
    if search.job is not None:
        return go_on(search.job, search, spec=spec, setup={"variant": variant or ""}, output=output)
    with ProgressLine() as line, _executor(search, spec, line) as executor:
        note(_NOT_KEPT)
        assert executor is not None
        swept = run_sweep(plan, Budget(search.limits()), executor, on_progress=line.update)
    return output.show(swept, variant, _CLUSTER)


def go_on(
    job: str,
    search: SearchChoice,
    *,
    spec: JobSpec | None = None,
    setup: dict[str, Any] | None = None,
    opened: Opened | None = None,
    output: Output | None = None,
) -> int:
    """Search on in a job until its end or a limit, and show the answer; returns the exit status.

    `opened` is the puzzle to count, if it is at hand; `output` says where the answers of a sweep go, if not only to
    the terminal.
    """
    from ...jobs.run import run_job

    to_search = spec
    if search.dask is not None and spec is None:
        header = header_of(Path(job))
        # A job that is done needs no cluster.
        to_search = None if header.answer is not None else header.spec
    with ProgressLine() as line, _executor(search, to_search, line) as executor:
        result = run_job(
            Path(job),
            spec,
            setup=setup,
            limits=search.limits(),
            workers=search.workers,
            executor=executor,
            on_begun=lambda header, is_new, share: _tell_begun(job, header, is_new, share, spec is not None),
            on_progress=line.update,
        )
    return _tell_end(job, result, _show(result, search, opened, output), search.dask)


@contextmanager
def _executor(search: SearchChoice, spec: JobSpec | None, line: ProgressLine) -> Iterator[Executor | None]:
    """The cluster of a search, for the duration of the block; None without --dask or without a search."""
    if search.dask is None or spec is None:
        yield None
        return
    from ...distributed import ClusterExecutor, connected

    def say(text: str) -> None:
        line.clear()
        note(text)

    with connected(search.dask, search.workers) as cluster:
        yield ClusterExecutor(spec, cluster, on_note=say)


def header_of(path: Path) -> JobHeader:
    """Read the header of a job file: its question, versions and answer."""
    from ...jobs.file import JobFile

    with JobFile.open(path) as job:
        return job.header


def _show(result: JobResult, search: SearchChoice, opened: Opened | None, output: Output | None) -> int:
    more: RunsJson = {"runs": result.n_runs}
    if result.spec.has_table:
        by = _CLUSTER if search.dask is not None else workers_text(search.workers)
        if result.n_runs > 1:
            by = "all runs together"
        output = output or Output(TerminalStyle.of(ascii=False, color="auto"), search.as_json)
        exit_status = output.show(result.sweep, result.setup.get("variant"), by, more)
        if search.explain_engine:
            effort = result.effort
            note(f"{effort.why}; {effort.nodes:,} classes in {wording.seconds(effort.seconds)}")
        return exit_status
    if result.kept is not None:
        more["kept"] = result.kept
    return show_count(
        opened or opened_of(result.spec, result.setup), result.count, search.explain_engine, search.as_json, more
    )


def _setup_of(opened: Opened) -> dict[str, Any]:
    """The origin of a puzzle as plain data: to show the answer of a job needs no more than its file."""
    from ...formats.puzzle_file import write

    return {
        "template": None if opened.template == opened.puzzle else write(opened.template),
        "blocked": list(opened.blocked),
        "pieces": list(opened.pieces),
        "size": opened.size,
        "variant": opened.variant,
        "target": opened.target,
    }


def opened_of(spec: JobSpec, setup: dict[str, Any]) -> Opened:
    """The puzzle of a job as it was opened when that was begun."""
    from ...formats.puzzle_file import read_toml_text
    from ..parameters.opening import Opened

    puzzle = spec.to_puzzle()
    text = setup.get("template")
    template = puzzle if text is None else read_toml_text(text, spec.name)
    blocked, pieces = tuple(setup.get("blocked", ())), tuple(setup.get("pieces", ()))
    said = setup.get("variant", ""), setup.get("target"), pieces, setup.get("size", "")
    return Opened(puzzle, template, blocked, *said)


def _tell_begun(job: str, header: JobHeader, is_new: bool, share: float, is_asked: bool) -> None:
    if header.answer is not None:
        note(f"The job {job} is done: this is its answer.")
        return
    if is_new:
        note(f"The job is kept in {job}; `tilewright job {job}` shows how it goes.")
    else:
        same = "is about the same question: it " if is_asked else ""
        note(f"The job {job} {same}goes on at {share:.1%}.")
    note_findings(header.spec.findings())


def _tell_end(job: str, result: JobResult, exit_status: int, dask: str | None) -> int:
    effort = result.effort
    if result.problem:
        note(f"error: {result.problem}")
        return status.STOPPED if effort.stopped_by == "disk" else status.NO_SOLUTION
    if effort.exhausted:
        if result.spec.has_table:
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


def write_table(file: str, target: str) -> int:
    """Write the answers that a sweep in a job has so far as a table; returns how many setups have one."""
    from ...jobs.file import JobFile
    from ...jobs.kinds import job_in
    from ..saving.sweep_table import SweepTable

    table = SweepTable.at(target)
    with JobFile.open(Path(file)) as job, job.snapshot():
        swept = job_in(job).swept()
    table.write(swept)
    n = len(swept.numbers())
    so_far = "" if swept.exhausted else f" of {len(swept.setups):,} so far"
    note(f"{n:,} {'setup' if n == 1 else 'setups'}{so_far}.")
    return n
