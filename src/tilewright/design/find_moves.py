"""The moves of a puzzle of either family."""

from __future__ import annotations

from ..errors import InvalidSetup
from ..families import LabelingPuzzle, Puzzle
from ..families.setups import setup_of
from .cover_moves import cover_moves
from .moves import Moves
from .sum_moves import sum_moves


def moves_of(puzzle: Puzzle) -> Moves:
    """What can be laid on a puzzle's board.

    Raises InvalidSetup for a template that lacks its dice, InvalidRequest for a puzzle that is too large.
    """
    setup = setup_of(puzzle)
    if setup is not None:
        raise InvalidSetup(f"{puzzle.title or puzzle.name} is a template: choose {setup.blocked} cells to block first")
    return sum_moves(puzzle) if isinstance(puzzle, LabelingPuzzle) else cover_moves(puzzle)
