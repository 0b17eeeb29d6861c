"""`tilewright unify`: the least change after which a puzzle has exactly one solution, or so many."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ...errors import InvalidRequest
from ...writing import reason_of
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
from ..printing.terminal import ProgressLine, TerminalStyle, echo, note, print_json

if TYPE_CHECKING:
    from ...answers.designing import UnifyAnswer
    from ...design.uniqueness.offers import Unified
    from ...families import Puzzle

_about_change = layout.section("What to reach")

_WAYS = {
    "lay": ("lay a piece", "lay {} pieces"),
    "give": ("give a value", "give {} values"),
    "block": ("block a cell", "block {} cells"),
    "glue": ("glue two pieces together", "glue two pieces together {} times"),
    "label": ("change a label", ""),
    "number": ("change a number", ""),
    "line": ("change a point of a line", ""),
    "region": ("change a region", ""),
    "given": ("change a given value", ""),
    "piece": ("change a piece", ""),
    "board": ("change the board", ""),
    "fixed": ("free a fixed piece", ""),
}
"""The kinds of changes in words, for one and for several."""


@layout.command(
    "unify",
    examples="""
    tilewright unify soma                           which two pieces to glue for one solution
    tilewright unify unicorn -o unique              write the changed puzzles into a folder
    tilewright unify magic-19 --distinct            count mirror images and rotations as others
    tilewright unify tetrominoes-4x5 --solutions 2  find the slip where there is no solution
""",
)
@puzzle_argument
@setup_options
@_about_change(
    "--solutions", "n", metavar="K", type=layout.Whole(1), default=1, help="How many solutions to reach (1)."
)
@_about_change("--distinct", is_flag=True, help="Count all distinct solutions, not only those up to symmetry.")
@_about_change(
    "-n", "most", metavar="N", type=layout.Whole(1), default=5, help="Offer up to N changes of each kind (5)."
)
@search_options(seconds_option, json_option)
@about_output("-o", "folder", metavar="FOLDER", type=layout.FILE, help="Write the changed puzzles into FOLDER.")
@about_output("--save", metavar="N", type=layout.Whole(1), help="Write only change number N.")
@style_options
def command(
    puzzle: tuple[str, ...],
    setup: SetupChoice,
    n: int,
    distinct: bool,
    most: int,
    search: SearchChoice,
    folder: str | None,
    save: int | None,
    style: TerminalStyle,
) -> int:
    """Find the least change after which a puzzle has exactly one solution, or K.

    A change lays a piece from the start (or gives a value), blocks an optional cell, glues two pieces together,
    or writes another label on one side. If there are too few solutions, it mends one slip of the pen: a label,
    a cell of a piece or of the board, a fixed piece, a number. Every change that is offered was counted.

    PUZZLE is a name from `tilewright list`, a puzzle file, or the two files of a deck of cards.
    """
    from ...design.uniqueness.unify import unify
    from ..parameters.opening import open_puzzle

    if save is not None and folder is None:
        raise InvalidRequest("--save says which change to write; say with -o into which folder")
    if folder is not None and (Path(folder).suffix or Path(folder).is_file()):
        raise InvalidRequest(f"{folder} looks like a file; -o names a folder, and each change gets a file in it")
    opened = open_puzzle(puzzle, setup, may_roll=False)
    with ProgressLine() as line:
        found = unify(
            opened.puzzle,
            n,
            distinct=distinct,
            most=most,
            limits=search.limits(),
            seed=setup.seed or 0,
            on_progress=line.update,
        )
    if not search.as_json:
        echo("\n".join(_lines(opened.title, found)))
        _draw(opened.puzzle, found, style)
    files = [] if folder is None else _write(found, Path(folder), save)
    if search.as_json:
        answer: UnifyAnswer = {**opened.plain(), **found.to_json(), "files": files}
        print_json(answer)
    if found.stopped_by:
        return status.of_stop(found.stopped_by)
    return status.DONE if found.offers or found.is_so_already else status.NO_SOLUTION


def _draw(puzzle: Puzzle, found: Unified, style: TerminalStyle) -> None:
    """Draw the pieces that look different after a change; words cannot tell which cell it is."""
    from ...rendering import scene_of

    before = scene_of(puzzle).pieces
    for number, offer in enumerate(found.offers, start=1):
        if "piece" in offer.kinds:
            scene = scene_of(offer.puzzle)
            new = tuple(piece for piece in scene.pieces if piece not in before)
            style.print(f"\nChange {number}:")
            style.draw_scene(replace(scene, cells=(), legend=(), notes=(), pieces=new))


def _write(found: Unified, folder: Path, save: int | None) -> list[str]:
    """Write the changed puzzles; the names of their files."""
    from ...formats import save as save_puzzle

    if save is not None and save > len(found.offers):
        raise InvalidRequest(f"there is no change number {save}: {len(found.offers)} are offered")
    if not found.offers:
        note(f"{folder} is not written: there is no change to save")
        return []
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise InvalidRequest(f"{folder} cannot be made: {reason_of(problem)}") from None
    files = []
    for number, offer in enumerate(found.offers, start=1):
        if save in (None, number):
            path = folder / f"{offer.puzzle.name}-{number}.toml"
            save_puzzle(offer.puzzle, path)
            files.append(str(path))
            note(f"Wrote {path}.")
    return files


def _lines(title: str, found: Unified) -> list[str]:
    up_to = "" if found.is_distinct else " up to symmetry"
    before = f"{title}: {'' if found.is_listed else 'at least '}{wording.solutions(found.before)}{up_to}"
    if not found.is_listed and not found.before:
        return [f"{title}: stopped {wording.STOPPED_BY[found.stopped_by]} before a solution was found."]
    if found.is_so_already:
        return [f"{before}. There is nothing to change."]
    goal = f"exactly {wording.solutions(found.wanted)}"
    if not found.offers:
        if found.stopped_by:
            return [f"{before}; stopped {wording.STOPPED_BY[found.stopped_by]} before a change was found."]
        return [f"{before}. No change was found after which there is {goal}."]
    size = len(found.offers[0].words)
    enough = "one change is enough" if size == 1 else f"{size} changes are enough"
    lines = [f"{before}. For {goal}{up_to}, {enough}:"]
    number = 0
    for kinds in dict.fromkeys(offer.kinds for offer in found.offers):
        offers = [offer for offer in found.offers if offer.kinds == kinds]
        ways = " and ".join(_WAYS[kind][n > 1].format(n) for kind, n in Counter(kinds).items())
        n = f"{len(offers)} way{'s' * (len(offers) > 1)}"
        more = f" ({n}; -n tries for more)" if kinds in found.may_be_more else ""
        lines += ["", f"{ways[0].upper()}{ways[1:]}{more}:"]
        for offer in offers:
            number += 1
            result = "" if found.is_distinct or offer.distinct == found.wanted else f"  ({offer.distinct} distinct)"
            lines.append(f"  {number:>2}  {'; '.join(offer.words)}{result}")
    engines = {len(offer.engines) for offer in found.offers}
    by = {frozenset((2,)): "by two engines", frozenset((1,)): "by one engine"}.get(frozenset(engines), "anew")
    lines += ["", f"Each of these was counted {by}."]
    if size > 1:
        lines[-1] += " Fewer are not enough." if found.is_least else " Whether fewer are enough is not known."
    if found.stopped_by:
        lines[-1] += f" Stopped {wording.STOPPED_BY[found.stopped_by]}: there may be more."
    return lines
