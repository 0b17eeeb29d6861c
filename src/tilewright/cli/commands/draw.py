"""`tilewright draw`: pictures of puzzles and solutions."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from ...errors import InvalidRequest
from .. import status
from ..parameters import layout
from ..parameters.options import (
    SearchChoice,
    SetupChoice,
    about_output,
    engine_option,
    json_option,
    nodes_option,
    puzzle_argument,
    search_options,
    seconds_option,
    setup_options,
    style_options,
)
from ..printing import wording
from ..printing.terminal import TerminalStyle, note, print_json
from ..saving.write_file import refuse_stdout
from .asking import SolveRequest, ask

if TYPE_CHECKING:
    from ...answers.files import DrawAnswer
    from ...families import Puzzle, Solution
    from ..saving.picture_files import PictureFile


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
@_about_drawing("--number", metavar="N", type=layout.Whole(1), help="Which solution of the file; by default the first.")
@_about_drawing("--blank", is_flag=True, help="Draw the board without the pieces.")
@search_options(engine_option, seconds_option, nodes_option, json_option)
@about_output(
    "-o",
    "output",
    metavar="FILE",
    multiple=True,
    help="The file to write: .svg, .png or .txt, or - for stdout. Without it the text is printed.",
)
@about_output("--to", type=layout.OneOf(["svg", "png", "txt"]), help="The kind of picture for -o -.")
@about_output("--width", metavar="PIXELS", type=layout.Whole(16, 20000), help="How wide a PNG is.")
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
    from ..parameters.opening import open_puzzle, opened_or_template

    pictures = _pictures(output, to, width)
    if search.as_json and not pictures:
        raise InvalidRequest("--json says which files were written; name one with -o")
    refuse_stdout(search.as_json, *(picture.path for picture in pictures))
    item: Puzzle | Solution
    answer: DrawAnswer
    if solved or solutions_file is not None:
        if solutions_file is None:
            found: list[Solution] = []
            opened = open_puzzle(puzzle, setup)
            request = SolveRequest(opened.puzzle, 1, search, seed=setup.seed or 0, looks_on=False)
            _, outcome = ask(request, lambda _, solution: found.append(solution))
            if not found:
                # What lint found was said before the search, to stderr like this.
                note(replace(outcome, findings=()).text())
                if search.as_json:
                    stopped_by = outcome.end_to_json()["stopped_by"]
                    answer = {**opened.plain(), "drawn": "solution", "files": [], "stopped_by": stopped_by}
                    print_json(answer)
                return outcome.exit_status
            [item] = found
        else:
            opened = open_puzzle(puzzle, setup, may_roll=False)
            item = _read_solution(opened.puzzle, solutions_file, number or 1)
    else:
        opened = opened_or_template(puzzle, setup)
        item = opened.puzzle
    files = [picture.write(item, pieces=not blank) for picture in pictures]
    if search.as_json:
        drawn: Literal["board", "puzzle", "solution"] = "board" if blank else "puzzle"
        if item is not opened.puzzle:
            drawn = "solution"
        answer = {**opened.plain(), "drawn": drawn, "files": files, "stopped_by": None}
        print_json(answer)
    elif not pictures:
        style.draw(item, pieces=not blank)
    return status.DONE


def _pictures(output: tuple[str, ...], to: str | None, width: int | None) -> list[PictureFile]:
    from ..saving.picture_files import PictureFile

    if to is not None and not output:
        output = ("-",)
    pictures = [
        PictureFile.of_kind(path, to or "svg", width) if path == "-" or to is not None else PictureFile.at(path, width)
        for path in output
    ]
    if width is not None and all(picture.kind != "png" for picture in pictures):
        raise InvalidRequest("--width is about PNG; the other pictures have no size of their own")
    return pictures


def _read_solution(puzzle: Puzzle, file: str, number: int) -> Solution:
    from ...formats import read_solutions
    from ...solving import check

    found = read_solutions(puzzle, Path(file))
    if number > len(found):
        raise InvalidRequest(f"{file} has {wording.solutions(len(found))}; there is no number {number}")
    check(puzzle, found[number - 1])
    return found[number - 1]
