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


def is_template(puzzle: Puzzle) -> bool:
    """Tell whether a daily choice must be made before the puzzle can be solved.

    Parameters
    ----------
    puzzle
        Any puzzle.

    Returns
    -------
    bool
        True for a puzzle of dice, of a date or with cells to block; False for one fixed puzzle.

    See Also
    --------
    with_blocked : Make a puzzle of a template.
    sweep : Answer a question about all setups of a template.
    """
    return puzzle.setup is not None


def _setup(puzzle: Puzzle) -> Setup:
    if puzzle.setup is None:
        raise InvalidSetup(f"{puzzle.name} has no cells to choose: it is one fixed puzzle")
    return puzzle.setup


def with_blocked(puzzle: Puzzle, cells: Iterable[str | int]) -> TilingPuzzle:
    """Make a puzzle of a template by blocking cells.

    Parameters
    ----------
    puzzle
        A template, e.g. `load("genius-star")`.
    cells
        The names printed on the cells to block, as many as the setup asks for. For a calendar: the cells of the date.

    Returns
    -------
    TilingPuzzle
        The puzzle with these cells blocked; it has no setup any more.

    Raises
    ------
    InvalidSetup
        The puzzle is no template, a name stands on no cell, a cell is named twice, the number of cells is wrong, or
        a cell is always blocked or covered by a fixed piece.

    See Also
    --------
    roll : Draw the cells of a roll of dice.
    cells_of_date : Name the cells of a date.
    """
    _setup(puzzle)
    made: TilingPuzzle = family_of(puzzle).setups.with_setup(puzzle, tuple(str(name) for name in cells))
    return made


def roll(puzzle: Puzzle, random: Random) -> tuple[str, ...]:
    """Roll the dice of a puzzle: draw one cell name from each.

    Parameters
    ----------
    puzzle
        A template whose setup is a roll of dice.
    random
        The source of chance; `random.Random(seed)` repeats its rolls.

    Returns
    -------
    tuple of str
        One cell name for each die, all different, for `with_blocked`.

    Raises
    ------
    InvalidSetup
        The puzzle has no setup or no dice, or 10,000 rolls never showed different cells.

    See Also
    --------
    with_blocked : Block the cells that were rolled.
    """
    setup = _setup(puzzle)
    if setup.kind != "dice":
        raise InvalidSetup(f"{puzzle.name} has no dice to roll")
    for _ in range(_MOST_ROLLS):
        cells = tuple(random.choice(faces) for faces in setup.choices)
        if len(set(cells)) == len(cells):
            return cells
    raise InvalidSetup(f"the dice of {puzzle.name} hardly ever show {setup.blocked} different cells")


def cells_of_date(puzzle: Puzzle, date: datetime.date) -> tuple[str, ...]:
    """Name the cells that a calendar puzzle leaves open on a date: its month and its day.

    Parameters
    ----------
    puzzle
        A template whose setup is a date.
    date
        The day; its year does not matter.

    Returns
    -------
    tuple of str
        The names of the month's cell and of the day's cell, for `with_blocked`.

    Raises
    ------
    InvalidSetup
        The puzzle has no setup, its setup is not a date, or its board does not have 12 months and 31 days.

    See Also
    --------
    with_blocked : Make today's puzzle of these cells.
    roll : The same for dice.
    """
    setup = _setup(puzzle)
    if setup.kind != "date":
        raise InvalidSetup(f"{puzzle.name} does not go by the date")
    if [len(names) for names in setup.choices] != [12, 31]:
        raise InvalidSetup(f"{puzzle.name} needs 12 months and 31 days to go by the date")
    months, days = setup.choices
    return months[date.month - 1], days[date.day - 1]


def with_target(puzzle: Puzzle, target: int) -> LabelingPuzzle:
    """Make a puzzle that has another sum to reach.

    Parameters
    ----------
    puzzle
        A puzzle with sums.
    target
        The sum that every line must reach, instead of the puzzle's own; lines with sums of their own keep them.

    Returns
    -------
    LabelingPuzzle
        The same puzzle with this one target.

    Raises
    ------
    InvalidRequest
        The puzzle has no sums, or each of its lines has one of its own.
    """
    if not family_of(puzzle).has_sums:
        raise InvalidRequest(f"{puzzle.name} has no sums; a target is for puzzles with numbers that add up")
    aimed: Any = puzzle
    if not aimed.common_lines:
        raise InvalidRequest(f"{puzzle.name} leaves no sum open; each of its lines has one of its own")
    made: LabelingPuzzle = replace(aimed, targets=(target,))
    return made
