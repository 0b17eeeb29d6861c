"""`tilewright why`: what cannot be together in a puzzle without a solution."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, cast

from .. import status
from ..parameters import layout
from ..parameters.options import (
    SearchChoice,
    SetupChoice,
    about_output,
    json_option,
    puzzle_argument,
    search_options,
    seconds_option,
    setup_options,
    style_options,
)
from ..printing import wording
from ..printing.terminal import ProgressLine, TerminalStyle, print_json

if TYPE_CHECKING:
    from ...answers.designing import WhyAnswer
    from ...design.no_solution.conflict import Conflict
    from ...families import Puzzle


@layout.command(
    "why",
    examples="""
    tilewright why tetrominoes-4x5              the pieces that cannot be on the board together
    tilewright why tetrominoes-4x5 -o why.svg   drawn
    tilewright why magic-square-3 --target 14   sums that cannot be reached together
""",
)
@puzzle_argument
@setup_options
@search_options(seconds_option, json_option)
@about_output("-o", "output", metavar="FILE", multiple=True, help="Draw it into FILE: .svg, .png or .txt.")
@style_options
def command(
    puzzle: tuple[str, ...], setup: SetupChoice, search: SearchChoice, output: tuple[str, ...], style: TerminalStyle
) -> int:
    """Say why a puzzle has no solution: which pieces and cells cannot be together.

    What is found is minimal: without any one of these requirements the others can be met. Fixed pieces are
    requirements, too, so a puzzle that was begun tells which of them lie wrong.

    PUZZLE is a name from `tilewright list`, a puzzle file, or the two files of a deck of cards.
    """
    from ...design.no_solution.conflict import scene_of_conflict, why
    from ..parameters.opening import open_puzzle
    from ..saving.picture_files import wanted_pictures

    pictures = wanted_pictures(output, None, None)
    opened = open_puzzle(puzzle, setup, may_roll=False)
    with ProgressLine() as line:
        found = why(opened.puzzle, limits=search.limits(), seed=setup.seed or 0, on_progress=line.update)
    if search.as_json:
        names = opened.puzzle.board.names
        data = found.to_json()
        for row in data["conflict"]:
            row["cells"] = [names[cell] for cell in row["cells"]]
        findings = [wording.plain_finding(one) for one in found.findings]
        print_json(cast("WhyAnswer", {**opened.plain(), **data, "findings": findings}))
    else:
        style.print("\n".join(_lines(opened.title, opened.puzzle, found)))
        if found.requirements and not pictures:
            style.print("")
            style.draw_scene(scene_of_conflict(opened.puzzle, found))
    for picture in pictures if found.requirements else ():
        picture.write_scene(scene_of_conflict(opened.puzzle, found))
    if found.stopped_by:
        return status.of_stop(found.stopped_by)
    return status.DONE if found.has_solution else status.NO_SOLUTION


def _lines(title: str, puzzle: Puzzle, found: Conflict) -> list[str]:
    if found.has_solution:
        return [f"{title} has a solution, so there is nothing to explain."]
    stopped = f"stopped {wording.STOPPED_BY[found.stopped_by]}" if found.stopped_by else ""
    if found.has_solution is None:
        return [f"{title}: {stopped}, before it was known whether there is a solution."]
    lines = [f"{title}: No solution exists.", *(wording.finding(one) for one in found.findings if one.proves)]
    if not found.requirements:
        return [*lines, f"{stopped[0].upper()}{stopped[1:]} before a conflict was found."]
    lines += ["", "This cannot be together:" if len(found.requirements) > 1 else "This cannot be:"]
    for kind, group in groupby(found.requirements, key=lambda one: one.kind):
        requirements = list(group)
        if kind == "cell" and len(requirements) > 1:
            cells = [puzzle.board.names[cell] for one in requirements for cell in one.cells]
            lines.append(f"  cells {' '.join(cells)} are covered")
        else:
            lines += [f"  {one.words}" for one in requirements]
    if found.is_minimal:
        proof = "Without any one of them there is a way for the others" if len(found.requirements) > 1 else ""
        smallest = (
            "no conflict has fewer requirements" if found.is_smallest else "whether another one is smaller is not known"
        )
        lines += ["", f"{proof}; {smallest}. All this was proved by search." if proof else "This was proved by search."]
    else:
        lines += ["", "They were proved to be too many together; some of them may be left out."]
    return [*lines, *([f"{stopped[0].upper()}{stopped[1:]}."] if stopped else [])]
