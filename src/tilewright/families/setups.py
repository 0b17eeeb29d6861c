"""From a template to a puzzle: today's dice, a date, blocked cells, another target sum."""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from dataclasses import replace
from random import Random

from ..errors import InvalidRequest, InvalidSetup
from .common import Setup
from .labeling.puzzle import LabelingPuzzle
from .tiling.puzzle import TilingPuzzle

# Dice that share faces are rolled again until they show different cells.
_MOST_ROLLS = 10_000


def setup_of(puzzle: TilingPuzzle | LabelingPuzzle) -> Setup | None:
    """The daily choice that must be made before the puzzle can be solved; None for one fixed puzzle."""
    return puzzle.setup if isinstance(puzzle, TilingPuzzle) else None


def is_template(puzzle: TilingPuzzle | LabelingPuzzle) -> bool:
    """Whether a daily choice must be made before the puzzle can be solved."""
    return setup_of(puzzle) is not None


def _template(puzzle: TilingPuzzle | LabelingPuzzle) -> tuple[TilingPuzzle, Setup]:
    if not isinstance(puzzle, TilingPuzzle) or puzzle.setup is None:
        raise InvalidSetup(f"{puzzle.name} has no cells to choose: it is one fixed puzzle")
    return puzzle, puzzle.setup


def with_blocked(puzzle: TilingPuzzle | LabelingPuzzle, cells: Iterable[str | int]) -> TilingPuzzle:
    """The puzzle with these cells blocked, given by the names printed on them.

    Raises InvalidSetup for a name that no cell has, a cell twice, or a wrong number of cells.
    """
    template, setup = _template(puzzle)
    names = setup.checked(tuple(str(name) for name in cells), template.board.names)
    chosen = frozenset(template.board.index_of_name[name] for name in names)
    for cell in sorted(chosen & template.blocked):
        raise InvalidSetup(f"cell {template.board.names[cell]} is always blocked; choose others")
    for fixed in template.fixed:
        for cell in sorted(chosen.intersection(fixed.cells)):
            raise InvalidSetup(f"piece {fixed.piece!r} always lies on cell {template.board.names[cell]}; choose others")
    return replace(template, blocked=template.blocked | chosen, optional=template.optional - chosen, setup=None)


def roll(puzzle: TilingPuzzle | LabelingPuzzle, random: Random) -> tuple[str, ...]:
    """A random roll of the puzzle's dice: one cell name from each."""
    _, setup = _template(puzzle)
    if setup.kind != "dice":
        raise InvalidSetup(f"{puzzle.name} has no dice to roll")
    for _ in range(_MOST_ROLLS):
        cells = tuple(random.choice(faces) for faces in setup.choices)
        if len(set(cells)) == len(cells):
            return cells
    raise InvalidSetup(f"the dice of {puzzle.name} hardly ever show {setup.blocked} different cells")


def cells_of_date(puzzle: TilingPuzzle | LabelingPuzzle, date: datetime.date) -> tuple[str, ...]:
    """The names of the cells that a calendar puzzle leaves open on a date: its month and its day."""
    _, setup = _template(puzzle)
    if setup.kind != "date":
        raise InvalidSetup(f"{puzzle.name} does not go by the date")
    if [len(names) for names in setup.choices] != [12, 31]:
        raise InvalidSetup(f"{puzzle.name} needs 12 months and 31 days to go by the date")
    months, days = setup.choices
    return months[date.month - 1], days[date.day - 1]


def with_target(puzzle: TilingPuzzle | LabelingPuzzle, target: int) -> LabelingPuzzle:
    """The puzzle with another sum to reach."""
    if not isinstance(puzzle, LabelingPuzzle):
        raise InvalidRequest(f"{puzzle.name} has no sums; a target is for puzzles with numbers that add up")
    return replace(puzzle, targets=(target,))
