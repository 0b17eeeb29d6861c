"""`tilewright count`: how many solutions there are, and what each number means."""

from __future__ import annotations

from ..errors import InvalidRequest
from . import layout
from .answers import show_count
from .options import (
    LimitChoice,
    SetupChoice,
    count_limit_options,
    dask_option,
    engine_option,
    json_option,
    model_option,
    puzzle_argument,
    setup_options,
    why_option,
    workers_option,
)
from .terminal import ProgressLine, note_findings


@layout.command(
    "count",
    examples="""
    tilewright count ultimate
    tilewright count unicorn --relabelings             also up to renaming labels
    tilewright count genius-star --block 9,10,28,33,34,39,47
    tilewright count magic-19 --target 24
    tilewright count pentominoes-6x10 --seconds 10     a lower bound after ten seconds
    tilewright count my-puzzle.toml --json             for other programs
    tilewright count --model queens.xc                 a bare exact cover, in Knuth's format
    tilewright count pentominoes-6x10 --job long.job   kept in a file: it can be stopped and resumed
    tilewright count pentominoes-6x10 --job long.job --dask tcp://10.0.0.1:8786   on a cluster
""",
)
@puzzle_argument
@setup_options
@model_option
@layout.option(
    "--relabelings",
    is_flag=True,
    section="What to count",
    help="Count also up to renaming labels (for sums: exchanging each value x for least + greatest - x).",
)
@layout.option(
    "--keep-solutions",
    is_flag=True,
    section="What to count",
    help="With --job: keep one of all solutions that can be turned or reflected into each other.",
)
@engine_option
@workers_option
@layout.option(
    "--job",
    metavar="FILE",
    section="How to search",
    help="Keep the search in FILE, so that it survives a stop or a crash; `tilewright resume FILE` goes on.",
)
@dask_option
@why_option
@count_limit_options
@json_option
def command(
    puzzle: tuple[str, ...],
    setup: SetupChoice,
    model: str | None,
    relabelings: bool,
    keep_solutions: bool,
    engine: str | None,
    workers: int,
    job: str | None,
    dask: str | None,
    why: bool,
    limit: LimitChoice,
    as_json: bool,
) -> int:
    """Count all solutions of a puzzle, also up to rotation and up to symmetry.

    Where the catalog knows the number, the answer says whether they agree.
    """
    if model is not None:
        from .bare import count_bare

        if dask is not None:
            raise InvalidRequest("a bare exact cover is searched here; --dask needs a puzzle")
        return count_bare(model, engine, workers, limit, why, as_json)
    from ..solving import count
    from .opening import open_puzzle

    if keep_solutions and job is None:
        raise InvalidRequest(
            "solutions are kept in the file of a job; give --job FILE, or list them: `tilewright solve`"
        )
    opened = open_puzzle(puzzle, setup)
    if job is not None:
        from .long_search import count_in_job

        return count_in_job(job, opened, relabelings, keep_solutions, engine, workers, limit, why, as_json, dask)
    if dask is not None:
        from .long_search import count_on_cluster

        return count_on_cluster(dask, workers, opened, relabelings, engine, limit, why, as_json)
    with ProgressLine() as line:
        found = count(
            opened.puzzle,
            relabelings=relabelings,
            engine=engine,
            limits=limit.limits(),
            workers=workers,
            on_progress=line.update,
            on_findings=note_findings,
        )
    return show_count(opened, found, why, as_json)
