"""What lies on a puzzle's board while a person or a search works at it, whatever the family."""

from __future__ import annotations

from collections.abc import Sequence

from ..families import Laid, Puzzle, family_of
from ..families.base import BrokenRule


def with_laid(puzzle: Puzzle, laid: Sequence[Laid]) -> Puzzle:
    """The puzzle in which all this is fixed, besides what it fixes itself.

    Raises InvalidPuzzle where what lies there contradicts itself; `faults` says it better.
    """
    fixed: Puzzle = family_of(puzzle).table.with_laid(puzzle, laid)
    return fixed


def faults(puzzle: Puzzle, laid: Sequence[Laid]) -> tuple[BrokenRule, ...]:
    """The rules that are broken by what lies there, in words; what is still missing is no fault."""
    return tuple(family_of(puzzle).table.faults(puzzle, laid, True))


def is_complete(puzzle: Puzzle, laid: Sequence[Laid]) -> bool:
    """Whether what lies there, with what the puzzle fixes, is a solution; a template has none."""
    return puzzle.setup is None and not family_of(puzzle).table.faults(puzzle, with_given(puzzle, laid), False)


def with_given(puzzle: Puzzle, laid: Sequence[Laid]) -> tuple[Laid, ...]:
    """What lies there, and after it what the puzzle itself fixes, as far as it says how that lies."""
    return family_of(puzzle).table.with_given(puzzle, laid)


def words_for(puzzle: Puzzle, laid: Laid) -> str:
    """What a person would call it: "piece L", "tile 3", "value 5"."""
    return family_of(puzzle).table.words(puzzle, laid)
