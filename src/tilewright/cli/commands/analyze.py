"""`tilewright analyze`: what all solutions have in common, and how often each piece lies where."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from ...errors import InvalidRequest
from .. import status
from ..parameters import layout
from ..parameters.options import (
    SearchChoice,
    SetupChoice,
    about_output,
    explain_option,
    json_option,
    memory_option,
    nodes_option,
    puzzle_argument,
    search_options,
    seconds_option,
    setup_options,
    style_options,
    workers_option,
)
from ..printing.terminal import ProgressLine, TerminalStyle, echo_file, note, note_findings, print_json
from ..printing.wording import search as search_words
from ..saving.write_file import check_writable, suffix_of, write_file

if TYPE_CHECKING:
    from ...answers.designing import AnalyzeAnswer
    from ...design.analyzing.analysis import Analysis

_SUFFIXES = (".svg", ".png", ".csv")
_about_analysis = layout.section("What to look at")


@layout.command(
    "analyze",
    examples="""
    tilewright analyze pentominoes-6x10                  where each piece lies how often
    tilewright analyze pentominoes-6x10 -o heat.svg      a heat map for each piece
    tilewright analyze pentominoes-6x10 --piece X        the X alone
    tilewright analyze dominoes-8x8                      12,988,816 solutions, none of them listed
    tilewright analyze dominoes-8x8 --samples 500 --seed 1
    tilewright analyze genius-star --roll 5,27,39,21,12,17,37
    tilewright analyze unicorn --csv > unicorn.csv       a row for each cell and piece
    tilewright analyze unicorn --json                    all numbers, for other programs
""",
)
@puzzle_argument
@setup_options
@_about_analysis(
    "--samples",
    metavar="N",
    type=layout.Whole(1),
    help="Look at N random solutions instead of all, where they can be drawn without being listed.",
)
@_about_analysis(
    "--piece",
    "shown",
    metavar="NAME",
    multiple=True,
    help="Show this piece or value alone, as text and in heat maps; may be repeated.",
)
@search_options(workers_option, explain_option, seconds_option, nodes_option, memory_option, json_option)
@about_output("--csv", "as_csv", is_flag=True, help="Print a table with one row for each cell and piece.")
@about_output(
    "-o",
    "outputs",
    metavar="FILE",
    multiple=True,
    help="Write heat maps (.svg, .png) or the table (.csv).",
)
@style_options
def command(
    puzzle: tuple[str, ...],
    setup: SetupChoice,
    samples: int | None,
    shown: tuple[str, ...],
    search: SearchChoice,
    as_csv: bool,
    outputs: tuple[str, ...],
    style: TerminalStyle,
) -> int:
    """Look at all solutions: how often each piece covers each cell, what is forced, and what each first move leaves.

    Solutions are distinct ones; those that a symmetry carries into each other count one by one. The answer says
    whether its numbers are exact or from samples. A search that is stopped gives no shares: the solutions that it
    meets first are no fair sample.

    PUZZLE is a name from `tilewright list`, a puzzle file, or the two files of a deck of cards.
    """
    from ...design.analyzing.analyze import analyze
    from ..parameters.opening import open_puzzle
    from ..printing.analysis_text import check_names, show

    if as_csv and search.as_json:
        raise InvalidRequest("--csv and --json both go to stdout; give one of them, or a file by -o")
    for path in outputs:
        suffix_of(path, _SUFFIXES)
        check_writable(path)
    opened = open_puzzle(puzzle, setup)
    check_names(opened.puzzle, shown)
    with ProgressLine() as line:
        found = analyze(
            opened.puzzle,
            samples=samples,
            seed=setup.seed or 0,
            limits=search.limits(),
            workers=search.workers,
            on_progress=line.update,
        )
    note_findings(found.findings)
    kinds = tuple(kind for kind, alike in enumerate(found.alike) if set(alike) & set(shown))
    if search.as_json:
        # The pieces or values of the analysis replace those that were chosen.
        answer: AnalyzeAnswer = {**opened.plain(), **found.to_json()}
        print_json(answer)
    elif as_csv:
        echo_file(_csv(found))
    else:
        show(style, opened.title, found, kinds)
    for path in outputs:
        _write(path, opened.title, found, kinds)
    if search.explain_engine:
        note(search_words(found.effort))
    return status.of_search(found.effort, found.effort.exhausted, found.n)


def _csv(found: Analysis) -> str:
    text = io.StringIO()
    table = csv.DictWriter(text, ("cell", "piece", "solutions", "share"), lineterminator="\n")
    table.writeheader()
    table.writerows(found.rows())
    return text.getvalue()


def _write(path: str, title: str, found: Analysis, kinds: tuple[int, ...]) -> None:
    """Write a picture or a table; nothing where there are no shares."""
    if not found.has_shares:
        note(f"{path} is not written: there are no shares to show.")
        return
    suffix = suffix_of(path, _SUFFIXES)
    if suffix == ".csv":
        write_file(path, _csv(found))
        return
    from ...rendering.heat import HeatMap, heat_svg
    from ...rendering.png import png_of_svg

    shown = kinds or range(len(found.names))
    maps = [HeatMap(found.names[kind], tuple(found.shares(kind))) for kind in shown]
    svg = heat_svg(found.puzzle, maps, title, found.basis_words())
    write_file(path, png_of_svg(svg) if suffix == ".png" else svg)
