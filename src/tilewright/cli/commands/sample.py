"""`tilewright sample`: solutions drawn at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import status
from ..parameters import layout
from ..parameters.options import (
    SearchChoice,
    SetupChoice,
    explain_option,
    json_option,
    memory_option,
    nodes_option,
    puzzle_argument,
    search_options,
    seconds_option,
    setup_options,
    style_options,
)
from ..printing import wording
from ..printing.terminal import ProgressLine, TerminalStyle, note, note_findings, print_json

if TYPE_CHECKING:
    from ...answers.solving import SampleSummary
    from ...solving import Answer

_about_solutions = layout.section("Which solutions")


@layout.command(
    "sample",
    examples="""
    tilewright sample pentominoes-6x10 -n 5    five of the 9,356, each with the same chance
    tilewright sample dominoes.toml --seed 1   the same one again
    tilewright sample soma --json              for a program
""",
)
@puzzle_argument
@setup_options
@_about_solutions(
    "-n", "n", metavar="N", type=layout.Whole(1), default=1, help="Draw N solutions; the same one may come again."
)
@search_options(explain_option, seconds_option, nodes_option, memory_option, json_option)
@style_options
def command(puzzle: tuple[str, ...], setup: SetupChoice, n: int, search: SearchChoice, style: TerminalStyle) -> int:
    """Draw solutions at random, all with the same chance.

    The search counts all solutions first. Where pieces come in many copies, it counts equal remainders of the
    puzzle only once, so it can draw from far more solutions than it could list.

    PUZZLE is a name from `tilewright list`, a puzzle file, or the two files of a deck of cards.
    """
    from ...solving.sample import sample
    from ..parameters.opening import open_puzzle

    opened = open_puzzle(puzzle, setup)
    with ProgressLine() as line:
        answer = sample(opened.puzzle, n, seed=setup.seed or 0, limits=search.limits(), on_progress=line.update)
    note_findings(answer.findings)
    if answer.solutions and opened.options and not search.as_json:
        style.print(f"Setup: {opened.options}\n")
    for number, solution in enumerate(answer.solutions, start=1):
        style.print_solution(solution, number if n > 1 else None, opened.plain(), as_json=search.as_json)
    if search.as_json:
        summary: SampleSummary = {
            **opened.plain(),
            "drawn": len(answer.solutions),
            "of": answer.n_all,
            "seed": setup.seed or 0,
            **answer.effort.to_json(),
        }
        print_json({"summary": summary})
    else:
        style.print(_summary(answer))
    if search.explain_engine:
        note(wording.search(answer.effort))
    return status.DONE if len(answer.solutions) == n else status.of_search(answer.effort, answer.exhausted, 0)


def _summary(answer: Answer) -> str:
    if answer.solutions:
        if answer.n_all == 1:
            return "This is the only solution."
        return f"Drawn from all {answer.n_all:,} solutions, each with the same chance."
    if answer.exhausted:
        return "There is no solution."
    return "The count was stopped before its end; solutions are drawn only when all are counted."
