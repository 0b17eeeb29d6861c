"""What an album of solutions needs to know: whether a solution is one, and which others are the same, turned."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from .. import design
from ..design.table import with_given
from ..errors import NoEngine, TilewrightError
from ..families import Puzzle, Solution, family_of
from ..families.compiled import Compiled
from ..solving import Limits, count
from .limits import DeskLimits
from .opened import AskedPuzzle, cells_under, laid, placements_of, things_of

_DIGITS = 20
_SECONDS = 1.0


def kept_of(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """The mark of the solution on the table, which it shares with its images, null if it is none.

    With the key `total` also how many different solutions there are, null if that is not known soon.
    """
    puzzle, lying = asked.puzzle, [laid(asked.puzzle, placement) for placement in asked.placed]
    if not asked.is_set_up or design.faults(puzzle, lying) or not design.is_complete(puzzle, lying):
        return {"mark": None, "total": None}
    total = _total(puzzle) if params.get("total") is True else None
    solution = family_of(puzzle).table.solution(puzzle, with_given(puzzle, lying))
    for compile_puzzle in family_of(puzzle).compilers.values():
        with suppress(NoEngine):
            return {"mark": _mark(compile_puzzle(puzzle), solution), "total": total}
    return {"mark": _digest(_text(solution)), "total": total}


def _total(puzzle: Puzzle) -> int | None:
    with suppress(TilewrightError):
        counted = count(puzzle, limits=Limits(seconds=_SECONDS))
        if "up_to_symmetry" in counted.exact:
            return counted.up_to_symmetry
    return None


def _mark(compiled: Compiled, solution: Solution) -> str:
    choices = compiled.encode(solution)
    images = {symmetry.image(choices) for symmetry in compiled.symmetries(False)} | {choices}
    # Told by what lies where, so that another version of the program, with other choices, gives the same mark.
    return _digest(min(_text(compiled.decode(image)) for image in images))


def _text(solution: Solution) -> str:
    puzzle = solution.puzzle
    names, board = [thing.name for thing in things_of(puzzle)], puzzle.board.names
    laid_there = sorted(
        (sorted(board[cell] for cell in cells_under(puzzle, placement)), names[placement[0]], placement[1])
        for placement in placements_of(solution)
    )
    return json.dumps(laid_there)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:_DIGITS]
