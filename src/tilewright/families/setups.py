"""From a template to a puzzle: today's dice, a date, blocked cells, another target sum."""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any

from ..errors import InvalidRequest, InvalidSetup
from . import LabelingPuzzle, Puzzle, TilingPuzzle, family_of
from .common import Setup

# Dice that share faces are rolled again until they show different cells.
_MOST_ROLLS = 10_000


def setup_of(puzzle: Puzzle) -> Setup | None:
    """The daily choice that must be made before the puzzle can be solved; None for one fixed puzzle."""
    return puzzle.setup


def is_template(puzzle: Puzzle) -> bool:
    """Whether a daily choice must be made before the puzzle can be solved."""
    return puzzle.setup is not None


def _setup(puzzle: Puzzle) -> Setup:
    if puzzle.setup is None:
        raise InvalidSetup(f"{puzzle.name} has no cells to choose: it is one fixed puzzle")
    return puzzle.setup


def with_blocked(puzzle: Puzzle, cells: Iterable[str | int]) -> TilingPuzzle:
    """The puzzle with these cells blocked, given by the names printed on them.

    Raises InvalidSetup for a name that no cell has, a cell twice, or a wrong number of cells.
    """
    _setup(puzzle)
    made: TilingPuzzle = family_of(puzzle).setups.with_setup(puzzle, tuple(str(name) for name in cells))
    return made


def roll(puzzle: Puzzle, random: Random) -> tuple[str, ...]:
    """A random roll of the puzzle's dice: one cell name from each."""
    setup = _setup(puzzle)
    if setup.kind != "dice":
        raise InvalidSetup(f"{puzzle.name} has no dice to roll")
    for _ in range(_MOST_ROLLS):
        cells = tuple(random.choice(faces) for faces in setup.choices)
        if len(set(cells)) == len(cells):
            return cells
    raise InvalidSetup(f"the dice of {puzzle.name} hardly ever show {setup.blocked} different cells")


def cells_of_date(puzzle: Puzzle, date: datetime.date) -> tuple[str, ...]:
    """The names of the cells that a calendar puzzle leaves open on a date: its month and its day."""
    setup = _setup(puzzle)
    if setup.kind != "date":
        raise InvalidSetup(f"{puzzle.name} does not go by the date")
    if [len(names) for names in setup.choices] != [12, 31]:
        raise InvalidSetup(f"{puzzle.name} needs 12 months and 31 days to go by the date")
    months, days = setup.choices
    return months[date.month - 1], days[date.day - 1]


def with_target(puzzle: Puzzle, target: int) -> LabelingPuzzle:
    """The puzzle with another sum to reach."""
    if not family_of(puzzle).has_sums:
        raise InvalidRequest(f"{puzzle.name} has no sums; a target is for puzzles with numbers that add up")
    aimed: Any = puzzle
    made: LabelingPuzzle = replace(aimed, targets=(target,))
    return made
