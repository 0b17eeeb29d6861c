"""Lines of labels: a solution as one tile a line, its labels as it lies."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..errors import InvalidRequest, Mistake
from ..families import family_of
from ..sentences import sentence

if TYPE_CHECKING:
    from ..families import Puzzle, Solution

_IS_JSON = re.compile(r"\s*(?:\[\s*)?\{")


def solutions_in_lines(puzzle: Puzzle, text: str, mistakes: list[Mistake]) -> list[Solution] | None:
    """The solutions in a text of lines of labels; None, without mistakes, for a text that is something else."""
    from_lines = family_of(puzzle).solutions.from_lines
    return None if from_lines is None or _IS_JSON.match(text) else from_lines(puzzle, text, mistakes)


def write_lines(solution: Solution) -> str:
    """The lines of a solution; InvalidRequest for pieces without lines of labels."""
    to_lines = family_of(solution).solutions.to_lines
    if to_lines is None:
        raise InvalidRequest(
            sentence("{name} has numbers on points; lines of labels are for tiles", name=solution.puzzle.name)
        )
    return to_lines(solution)
