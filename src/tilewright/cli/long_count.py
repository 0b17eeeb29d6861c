"""A job: a count that is kept in a file, begun or resumed; and going on with a job of any kind."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import InvalidRequest
from . import count, status, wording
from .files import check_writable
from .terminal import ProgressLine, note, note_findings

if TYPE_CHECKING:
    from ..jobs.question import AnyQuestion, Question
    from ..jobs.run import Begun, JobAnswer
    from .opening import Opened
    from .options import LimitChoice
    from .sweep_answer import Output


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
    from ..jobs.question import Question

    if limit.solutions is not None:
        raise InvalidRequest(
            "a job counts all solutions, so that --solutions makes no sense; give --seconds or --nodes"
        )
    check_writable(job)
    question = Question.of(
        opened.puzzle,
        relabelings=relabelings,
        engine=engine,
        memory=limit.limits().memory,
        keeps=keep_solutions,
    )
    setup = setup_of(opened)
    return go_on(job, workers, limit, why, as_json, question=question, setup=setup, opened=opened, dask=dask)


def go_on(
    job: str,
    workers: int,
    limit: LimitChoice,
    why: bool,
    as_json: bool,
    *,
    question: AnyQuestion | None = None,
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
    from .on_cluster import crew_of_job

    with ProgressLine() as line, crew_of_job(dask, workers, Path(job), question, line) as crew:
        answer = run_job(
            Path(job),
            question,
            setup=setup,
            limits=limit.limits(),
            workers=workers,
            crew=crew,
            on_begun=lambda begun: _tell_begun(job, begun, question is not None),
            on_progress=line.update,
        )
    return _tell_end(job, answer, _show(answer, workers, why, as_json, opened, output, dask), dask)


def _show(
    answer: JobAnswer,
    workers: int,
    why: bool,
    as_json: bool,
    opened: Opened | None,
    output: Output | None,
    dask: str | None,
) -> int:
    from ..jobs.question import SweepQuestion

    if isinstance(answer.question, SweepQuestion):
        from . import long_sweep
        from .sweep_answer import Output
        from .terminal import Style

        output = output or Output(Style.of(ascii=False, color="auto"), as_json)
        return long_sweep.show(answer, workers, why, output, dask)
    more: dict[str, Any] = {"runs": answer.n_runs}
    if answer.kept is not None:
        more["kept"] = answer.kept
    return count.show(opened or opened_of(answer.question, answer.setup), answer.count, why, as_json, more)


def setup_of(opened: Opened) -> dict[str, Any]:
    """How a puzzle came about, as plain data: to show the answer of a job needs no more than its file."""
    from ..formats.puzzle_file import write

    return {
        "template": None if opened.template == opened.puzzle else write(opened.template),
        "blocked": list(opened.blocked),
        "variant": opened.variant,
        "target": opened.target,
    }


def opened_of(question: Question, setup: dict[str, Any]) -> Opened:
    """The puzzle of a job as it was opened when that was begun."""
    from ..formats.puzzle_file import read_toml_text
    from .opening import Opened

    puzzle = question.to_puzzle()
    text = setup.get("template")
    template = puzzle if text is None else read_toml_text(text, question.name)
    return Opened(puzzle, template, tuple(setup.get("blocked", ())), setup.get("variant", ""), setup.get("target"))


def _tell_begun(job: str, begun: Begun, is_asked: bool) -> None:
    from ..jobs.question import Question
    from ..solving import lint

    if begun.is_done:
        note(f"The job {job} is done: this is its answer.")
        return
    if begun.is_new:
        note(f"The job is kept in {job}; `tilewright job {job}` shows how it goes.")
    else:
        same = "is about the same question: it " if is_asked else ""
        note(f"The job {job} {same}goes on at {begun.share:.1%}.")
    if isinstance(begun.head.question, Question):
        note_findings(lint(begun.head.question.to_puzzle()))


def _tell_end(job: str, answer: JobAnswer, exit_status: int, dask: str | None) -> int:
    from ..jobs.question import SweepQuestion

    effort = answer.effort
    if answer.problem:
        note(f"error: {answer.problem}")
        return status.STOPPED if effort.stopped_by == "disk" else status.NO_SOLUTION
    if isinstance(answer.question, SweepQuestion):
        if effort.exhausted:
            note(f"`tilewright job {job} --export FILE.csv` writes a table of the answers.")
    elif answer.kept is not None and effort.exhausted:
        note(f"{wording.solutions(answer.kept)} kept: `tilewright job {job} --solutions` prints them.")
    if effort.stopped_by == "elsewhere":
        note(
            f"All of {job} is done that is not in other files; `tilewright job FILE --merge {job}` puts them together."
        )
    elif not effort.exhausted:
        on_cluster = "" if dask is None else f" --dask {dask}"
        note(f"Nothing is lost: `tilewright resume {job}{on_cluster}` goes on.")
    return exit_status
