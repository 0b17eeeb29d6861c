"""`tilewright sheet`: files from which puzzles are printed, cut and built."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import click

from ...errors import InvalidRequest
from ...making import MAKERS, OPTIONS, SheetOption, maker_of
from .. import status
from ..parameters import layout
from ..parameters.layout import OneOf
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
    workers_option,
)
from ..printing import wording
from ..printing.terminal import ProgressLine, note, print_json
from . import sheets_of_several

if TYPE_CHECKING:
    from ...answers.base import WrittenJson
    from ...answers.files import RemarkJson, SheetAnswer
    from ...families import Puzzle, Solution
    from ...solving.telling import Teller

_about_making = layout.section("What to make")
_MOST_ANSWERS = 10_000
_PER_PAGE = ("1", "2", "4", "6")


def _size(ctx: click.Context, param: click.Parameter, value: str | None) -> tuple[float, float] | None:
    """A width and a height, such as 600x400."""
    if value is None:
        return None
    try:
        width, height = map(float, value.lower().split("x"))
    except ValueError:
        raise click.BadParameter(f"{value!r} is no width and height; write them as 600x400", ctx, param) from None
    return width, height


def _how_many(ctx: click.Context, param: click.Parameter, value: str | None) -> int | None:
    """A number of solutions; for all of them more than are shown."""
    from ...families.whole_numbers import whole_number

    if value is None or value == "all":
        return None if value is None else _MOST_ANSWERS + 1
    number = whole_number(value)
    if number is None or not 1 <= number <= _MOST_ANSWERS:
        raise click.BadParameter(f"{value!r} is neither `all` nor a number from 1 to {_MOST_ANSWERS:,}", ctx, param)
    return number


def _as_option(option: SheetOption) -> layout.Decorator:
    """An option of the command for one of the makers, with the files that it is about."""
    suffixes = [maker.suffixes[0] for maker in MAKERS.values() if option.name in maker.options]
    about = option.about if len(suffixes) == len(MAKERS) else f"{option.about} ({', '.join(suffixes)})"
    flag, add = f"--{option.name.replace('_', '-')}", partial(_about_making, help=about)
    if option.kind == "flag":
        return add(flag, is_flag=True, default=None)
    if option.kind == "choice":
        return add(flag, metavar="|".join(option.choices))
    if option.kind == "size":
        return add(flag, metavar="MMxMM", callback=_size)
    return add(flag, metavar="X" if option.kind == "share" else "MM", type=float)


def _making_options(function: Any) -> Any:
    """The options that a maker obeys, as keywords of the command."""
    for option in reversed(OPTIONS.values()):
        if any(option.name in maker.options for maker in MAKERS.values()):
            function = _as_option(option)(function)
    return function


@layout.command(
    "sheet",
    examples="""
    tilewright sheet magic-triangle -o cards.pdf               cards to cut out, at true size
    tilewright sheet genius-star --roll --answers 1 -o today.pdf
    tilewright sheet tangram --worksheet --answers 6 -o lesson.pdf
    tilewright sheet tangram soma --names Ada,Ben --answers 1 -o class.pdf
    tilewright sheet "#p=3.q1YqKK2qykktVrKKroaylayqlfISc4G0UkliXnpRYq5Sba0OFtni_NxEoFRsLQA" -o two.pdf
    tilewright sheet pentominoes-6x10 --cell 25 --paper letter -o pentominoes.pdf
    tilewright sheet pentominoes-6x10 --tray --kerf 0.15 -o board.svg     lines for a laser
    tilewright sheet mayblox --nets -o cubes.svg
    tilewright sheet soma --bevel 1 -o soma.3mf                solids for a 3D printer
    tilewright sheet soma --explode 0.5 -o soma-apart.3mf
""",
)
@puzzle_argument
@setup_options
@_about_making(
    "--answers", metavar="N|all", callback=_how_many, help="Show N solutions, or all of them up to symmetry, too."
)
@_making_options
@_about_making("--names", metavar="NAMES|FILE", help="A sheet for each of these names, e.g. Ada,Ben (.pdf, to solve).")
@_about_making(
    "--per-page", metavar="|".join(_PER_PAGE), type=OneOf(_PER_PAGE), help="Puzzles on a page (.pdf, to solve)."
)
@_about_making("--apart", is_flag=True, help="Solutions in a file of their own, NAME-solutions.pdf.")
@search_options(engine_option, workers_option, seconds_option, nodes_option, json_option)
@about_output(
    "-o",
    "output",
    metavar="FILE",
    multiple=True,
    required=True,
    help="The file to write; its suffix says what to make: "
    + "; ".join(f"{', '.join(maker.suffixes)} {maker.about}" for maker in MAKERS.values())
    + ". May be repeated.",
)
def command(
    puzzle: tuple[str, ...],
    setup: SetupChoice,
    answers: int | None,
    search: SearchChoice,
    output: tuple[str, ...],
    **options: Any,
) -> int:
    """Make a puzzle real: a file to print or to cut, at true size in millimeters.

    A template whose dice were not rolled is made as it is, unless its solutions are asked for. Several puzzles, or the
    link to a collection of the page, become sheets to solve with a pencil.
    """
    from ...making import files_of, made, refuse_unheeded
    from ...solving.telling import Teller
    from ..parameters.opening import open_puzzle, opened_or_template
    from ..saving.write_file import check_writable, write_file

    for_class = {name: options.pop(name) for name in sheets_of_several.OPTIONS}
    given = {name: value for name, value in options.items() if value is not None}
    for path in output:
        check_writable(path)
    if sheets_of_several.is_for_class(puzzle, for_class):
        return sheets_of_several.make(
            puzzle, setup, search, output, given | for_class, _one_of_each(answers, search, setup)
        )
    makers = {path: maker_of(path) for path in output}
    refuse_unheeded(list(makers.values()), [*given, *(["answers"] if answers else [])])
    # Solids can only stand together as in a solution.
    wanted = answers or int(bool(given.get("assembled") or given.get("explode")))
    found: list[Solution] = []
    is_complete, stopped_by, exit_status = False, "", status.DONE
    files: list[WrittenJson] = []
    remarks: list[RemarkJson] = []
    if wanted or setup.choosing:
        opened = open_puzzle(puzzle, setup)
        item: Puzzle = replace(opened.puzzle, title=opened.title)
        count = _known(item, setup, opened.setup)
    else:
        opened = opened_or_template(puzzle, setup)
        item = opened.puzzle
        count = _known(item, setup, ())

    if wanted:
        up_to = "symmetry" if answers else None
        found, is_complete, stopped_by, exit_status = _solutions(item, wanted, up_to, search, setup.seed or 0)
        if exit_status in (status.NO_SOLUTION, status.INTERRUPTED) or not (found or answers):
            makers = {}
    for path, maker in makers.items():
        with ProgressLine() as line:
            teller = Teller(line.update, ("parts made", "in all"))
            tell = partial(_tell, teller)
            product = made(maker, item, given, found, answers_are_all=is_complete, count=count, tell=tell)
        for file, content in files_of(path, product):
            files.append(write_file(file, content))
        for remark in product.remarks:
            note(f"{path}: {remark}")
            remarks.append({"file": path, "remark": remark})
    if search.as_json:
        answer: SheetAnswer = {
            **opened.plain(),
            "files": files,
            "remarks": remarks,
            "solutions": len(found),
            "complete": is_complete,
            "stopped_by": stopped_by or None,
        }
        print_json(answer)
    return exit_status


def _one_of_each(answers: int | None, search: SearchChoice, setup: SetupChoice) -> sheets_of_several.Solve | None:
    """Find the solution that sheets of several puzzles show of each, if they show any."""
    if answers is None:
        return None
    if answers != 1:
        raise InvalidRequest("sheets of several puzzles show one solution of each; ask for it with --answers 1")

    def solve(puzzle: Puzzle, title: str) -> tuple[list[Solution], int]:
        found, _, _, end = _solutions(puzzle, 1, None, search, setup.seed or 0, f"{title}: ")
        return found, end

    return solve


def _tell(teller: Teller, done: int, n: int) -> None:
    teller.tell(done, n, done / n)


def _known(puzzle: Puzzle, choice: SetupChoice, setup: tuple[str, ...]) -> str:
    """The known number of solutions of this version of a puzzle, in words."""
    from ...catalog import in_short

    setup = setup or (() if choice.target is None else (str(choice.target),))
    about = (choice.variant or "", sorted(setup))
    return in_short({one.counts: one.count for one in puzzle.known if (one.variant, sorted(one.setup)) == about})


def _solutions(
    puzzle: Puzzle, wanted: int, up_to: str | None, search: SearchChoice, seed: int, about: str = ""
) -> tuple[list[Solution], bool, str, int]:
    """Solutions, whether there are no others, what stopped the search, and the status with which the command ends."""
    from ...solving import solutions

    found: list[Solution] = []
    with ProgressLine() as line:
        all_wanted = wanted > _MOST_ANSWERS
        keywords = search.keywords(line.update) | {"up_to": up_to, "seed": seed, "for_all": all_wanted}
        searching = solutions(puzzle, **keywords)
        try:
            for solution in searching.slices():
                found += [] if solution is None else [solution]
                if len(found) == min(wanted, _MOST_ANSWERS):
                    break
        except KeyboardInterrupt:
            searching.interrupt()
    effort = searching.effort
    if len(found) == wanted:
        return found, effort.exhausted, "", status.DONE
    if all_wanted and len(found) == _MOST_ANSWERS:
        note(f"There may be more than {_MOST_ANSWERS:,} solutions; no more are shown.")
        return found, False, "solutions", status.STOPPED
    if not effort.exhausted:
        note(f"{about}Stopped {wording.stopped(effort)}: {wording.solutions(len(found))} found.")
    elif not found:
        note(f"{about}There is no solution, and so no answer to show.")
    return found, effort.exhausted, effort.stopped_by, status.of_search(effort, effort.exhausted, len(found))
