"""`tilewright draw`: pictures of puzzles and solutions."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..errors import InvalidRequest
from . import layout, status, wording
from .asking import SolveRequest, ask
from .options import (
    SearchChoice,
    SetupChoice,
    about_output,
    engine_option,
    nodes_option,
    puzzle_argument,
    search_options,
    seconds_option,
    setup_options,
    style_options,
)
from .terminal import TerminalStyle, note

if TYPE_CHECKING:
    from ..families import Puzzle, Solution
    from .pictures import PictureFile


_about_drawing = layout.section("What to draw")


@layout.command(
    "draw",
    examples="""
    tilewright draw unicorn                              the puzzle, as text
    tilewright draw unicorn -o unicorn.svg               as a picture
    tilewright draw unicorn --solved -o solution.png --width 1200
    tilewright draw genius-star --roll --solved -o today.svg
    tilewright draw unicorn --solutions found.txt --number 3 -o third.svg
    tilewright draw calendar --blank -o board.svg        the board alone
    tilewright draw unicorn --to svg -o - > unicorn.svg
""",
)
@puzzle_argument
@setup_options
@_about_drawing("--solved", is_flag=True, help="Draw the first solution.")
@_about_drawing("--solutions", "solutions_file", metavar="FILE", help="Draw a solution from this file.")
@_about_drawing(
    "--number", metavar="N", type=click.IntRange(min=1), help="Which solution of the file; by default the first."
)
@_about_drawing("--blank", is_flag=True, help="Draw the board without the pieces.")
@search_options(engine_option, seconds_option, nodes_option)
@about_output(
    "-o",
    "output",
    metavar="FILE",
    multiple=True,
    help="The file to write: .svg, .png or .txt, or - for stdout. Without it the text is printed.",
)
@about_output("--to", type=click.Choice(["svg", "png", "txt"]), help="The kind of picture for -o -.")
@about_output("--width", metavar="PIXELS", type=click.IntRange(min=16, max=20000), help="How wide a PNG is.")
@style_options
def command(
    puzzle: tuple[str, ...],
    setup: SetupChoice,
    solved: bool,
    solutions_file: str | None,
    number: int | None,
    blank: bool,
    search: SearchChoice,
    output: tuple[str, ...],
    to: str | None,
    width: int | None,
    style: TerminalStyle,
) -> int:
    """Draw a puzzle, its board alone, or a solution."""
    if sum((solved, solutions_file is not None, blank)) > 1:
        raise InvalidRequest("--solved, --solutions and --blank are different pictures; give one of them")
    if number is not None and solutions_file is None:
        raise InvalidRequest("--number is about a file of solutions; name it with --solutions")
    from .opening import open_puzzle, puzzle_or_template

    pictures = _pictures(output, to, width)
    item: Puzzle | Solution
    if solved or solutions_file is not None:
        if solutions_file is None:
            found: list[Solution] = []
            request = SolveRequest(open_puzzle(puzzle, setup).puzzle, 1, search, seed=setup.seed or 0, looks_on=False)
            _, outcome = ask(request, lambda _, solution: found.append(solution))
            if not found:
                # What lint found was said before the search, to stderr like this.
                note(replace(outcome, findings=()).text())
                return outcome.exit_status
            [item] = found
        else:
            item = _read_solution(puzzle, setup, solutions_file, number or 1)
    else:
        item = puzzle_or_template(puzzle, setup)
    for picture in pictures:
        picture.write(item, pieces=not blank)
    if not pictures:
        style.draw(item, pieces=not blank)
    return status.DONE


def _pictures(output: tuple[str, ...], to: str | None, width: int | None) -> list[PictureFile]:
    from .pictures import PictureFile

    if to is not None and not output:
        output = ("-",)
    pictures = [
        PictureFile.of_kind(path, to or "svg", width) if path == "-" or to is not None else PictureFile.at(path, width)
        for path in output
    ]
    if width is not None and all(picture.kind != "png" for picture in pictures):
        raise InvalidRequest("--width is about PNG; the other pictures have no size of their own")
    return pictures


def _read_solution(words: tuple[str, ...], setup: SetupChoice, file: str, number: int) -> Solution:
    from ..formats import read_solutions
    from ..solving import check
    from .opening import open_puzzle

    puzzle = open_puzzle(words, setup, may_roll=False).puzzle
    found = read_solutions(puzzle, Path(file))
    if number > len(found):
        raise InvalidRequest(f"{file} has {wording.solutions(len(found))}; there is no number {number}")
    check(puzzle, found[number - 1])
    return found[number - 1]
