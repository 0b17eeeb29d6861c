"""`tilewright sweep`: every roll, every date, every set of pieces, every size, every sum of a template."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...errors import InvalidRequest
from ...jobs.sweep_rows import SUFFIXES
from ..parameters import layout
from ..parameters.options import (
    SearchChoice,
    about_output,
    dask_option,
    job_option,
    json_option,
    puzzle_argument,
    search_options,
    seconds_option,
    style_options,
    variant_option,
    workers_option,
)
from ..printing.terminal import ProgressLine, TerminalStyle

if TYPE_CHECKING:
    from ...solving.sweep_plan import SweepQuestion

_about_setups = layout.section("Which setups")


@layout.command(
    "sweep",
    examples="""
    tilewright sweep genius-star --solvable                 has every roll of the dice a solution?
    tilewright sweep genius-star --variant golden-star      with the two triamonds as a hexagon
    tilewright sweep genius-square --histogram square.svg   how many solutions, and a picture of that
    tilewright sweep calendar -o dates.csv                  a table with one row for each date
    tilewright sweep katamino --variant 5x4                 all sets of pieces that have enough cells
    tilewright sweep genius-star --sample 500 --seed 1      some rolls only
    tilewright sweep magic-19 --solvable                    which sums can be reached at all?
    tilewright sweep y-pentomino --solvable --grid y.svg    which ones, and which are prime
    tilewright sweep y-pentomino --solvable --first         the smallest one that can be filled
    tilewright sweep genius-star --job star.job   kept in a file: it can be stopped and resumed
""",
)
@puzzle_argument
@variant_option
@layout.option(
    "--solvable",
    is_flag=True,
    section="What to ask",
    help="Ask only whether there is a solution, instead of counting the distinct ones.",
)
@_about_setups("--limit", metavar="N", type=layout.Whole(1), help="Only the first N setups.")
@_about_setups("--sample", metavar="N", type=layout.Whole(1), help="Only N setups, at random.")
@_about_setups("--first", is_flag=True, help="Up to the first setup that has a solution.")
@_about_setups("--seed", metavar="N", type=layout.INTEGER, default=0, help="Makes a sample repeatable.")
@about_output(
    "-o",
    "--output",
    "tables",
    metavar="FILE",
    multiple=True,
    type=layout.FILE,
    help=f"Write a table with one row for each setup ({', '.join(SUFFIXES)}).",
)
@about_output(
    "--histogram",
    metavar="FILE",
    type=layout.FILE,
    help="Draw how many setups have how many solutions (.svg).",
)
@about_output("--grid", metavar="FILE", type=layout.FILE, help="Draw which sizes have a solution (.svg).")
@search_options(workers_option, job_option("the answers"), dask_option, seconds_option, json_option)
@style_options
def command(
    puzzle: tuple[str, ...],
    variant: str | None,
    solvable: bool,
    limit: int | None,
    sample: int | None,
    seed: int,
    first: bool,
    tables: tuple[str, ...],
    histogram: str | None,
    grid: str | None,
    search: SearchChoice,
    style: TerminalStyle,
) -> int:
    """Solve every setup of a puzzle: all rolls, dates, sets of pieces, sizes of the board, sums that lines can have.

    Setups that can be turned or reflected into each other are one class and are solved once. Of the months
    and days of a calendar those are taken that are dates; 29 February is one.
    """
    from ...catalog import load
    from ..parameters.sources import only_puzzle
    from ..printing.sweep_answer import Output, workers_text

    output = Output.of(style, search.as_json, tables, histogram, grid, solvable)
    template = load(only_puzzle(puzzle), variant)
    if grid is not None and (template.setup is None or template.setup.kind != "size"):
        raise InvalidRequest(f"a grid shows sizes, and {template.name} leaves no size to choose; leave out --grid")
    asks: SweepQuestion = "solvable" if solvable else "count"
    which: dict[str, Any] = {"limit": limit, "sample": sample, "seed": seed, "first": first}
    if search.job is None and search.dask is None:
        from ...solving.sweep import sweep

        with ProgressLine() as line:
            how: dict[str, Any] = {"workers": search.workers, "seconds": search.seconds, "on_progress": line.update}
            swept = sweep(template, asks, **which, **how)
        return output.show(swept, variant, workers_text(search.workers))
    from ...jobs.spec import SweepSpec
    from .long_search import sweep_long

    return sweep_long(SweepSpec.of(template, asks, **which), variant, search, output)
