"""The moves of a puzzle, by the model that can express it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...families import Puzzle, family_of, refuse_template
from ...models import CoverModel, SumModel
from .base import Moves
from .cover_moves import cover_moves
from .sum_moves import sum_moves

_MOVES: dict[type, Callable[[Any], Moves]] = {CoverModel: cover_moves, SumModel: sum_moves}


def moves_of(puzzle: Puzzle) -> Moves:
    """The moves of a puzzle.

    Raises InvalidSetup for a template that lacks its dice, InvalidRequest for a puzzle that is too large.
    """
    refuse_template(puzzle)
    return next(_MOVES[model] for model in family_of(puzzle).compilers if model in _MOVES)(puzzle)
