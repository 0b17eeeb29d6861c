"""`tilewright count`: how many solutions there are, and what each number means."""

from __future__ import annotations

from ...errors import InvalidRequest
from ..parameters import layout
from ..parameters.options import (
    SearchChoice,
    SetupChoice,
    dask_option,
    engine_option,
    explain_option,
    job_option,
    json_option,
    memory_option,
    model_option,
    nodes_option,
    puzzle_argument,
    search_options,
    seconds_option,
    setup_options,
    solutions_option,
    workers_option,
)
from ..printing.answers import show_count
from ..printing.terminal import ProgressLine, note_findings

_about_count = layout.section("What to count")


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
@_about_count(
    "--relabelings",
    is_flag=True,
    help="Count also up to renaming labels (for sums: exchanging each value x for least + greatest - x).",
)
@_about_count(
    "--keep-solutions",
    is_flag=True,
    help="With --job: keep one of all solutions that can be turned or reflected into each other.",
)
@search_options(
    engine_option,
    workers_option,
    job_option("the search"),
    dask_option,
    explain_option,
    seconds_option,
    nodes_option,
    solutions_option,
    memory_option,
    json_option,
)
def command(
    puzzle: tuple[str, ...],
    setup: SetupChoice,
    model: str | None,
    relabelings: bool,
    keep_solutions: bool,
    search: SearchChoice,
) -> int:
    """Count all solutions of a puzzle, also up to rotation and up to symmetry.

    Where the catalog knows the number, the answer says whether they agree.
    """
    if model is not None:
        from .bare import count_bare

        if search.dask is not None:
            raise InvalidRequest("a bare exact cover is searched here; --dask needs a puzzle")
        return count_bare(model, search)
    from ...solving import count
    from ..parameters.opening import open_puzzle

    if keep_solutions and search.job is None:
        raise InvalidRequest(
            "solutions are kept in the file of a job; give --job FILE, or list them: `tilewright solve`"
        )
    opened = open_puzzle(puzzle, setup)
    if search.job is not None or search.dask is not None:
        from .long_search import count_long

        return count_long(opened, relabelings, keep_solutions, search)
    with ProgressLine() as line:
        how = search.keywords(line.update)
        found = count(opened.puzzle, relabelings=relabelings, on_findings=note_findings, **how)
    return show_count(opened, found, search.explain_engine, search.as_json)
