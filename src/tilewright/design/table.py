"""Things laid on a puzzle's board, of any family, while a person or a search works at it."""

from __future__ import annotations

from collections.abc import Sequence

from ..families import Laid, Puzzle, family_of
from ..families.base import BrokenRule


def with_laid(puzzle: Puzzle, laid: Sequence[Laid]) -> Puzzle:
    """The puzzle with the laid things fixed, besides those that it fixes itself.

    Raises InvalidPuzzle if they contradict each other; the messages of `faults` are better.
    """
    fixed: Puzzle = family_of(puzzle).table.with_laid(puzzle, laid)
    return fixed


def faults(puzzle: Puzzle, laid: Sequence[Laid]) -> tuple[BrokenRule, ...]:
    """The rules that the laid things break, in words; missing things are no fault."""
    return tuple(family_of(puzzle).table.faults(puzzle, laid, True))


def is_complete(puzzle: Puzzle, laid: Sequence[Laid]) -> bool:
    """True if the laid things and those that the puzzle fixes make a solution; a template has none."""
    return puzzle.setup is None and not family_of(puzzle).table.faults(puzzle, with_given(puzzle, laid), False)


def with_given(puzzle: Puzzle, laid: Sequence[Laid]) -> tuple[Laid, ...]:
    """The laid things, and after them those that the puzzle fixes, if it says how they lie."""
    return family_of(puzzle).table.with_given(puzzle, laid)


def words_for(puzzle: Puzzle, laid: Laid) -> str:
    """The words for a laid thing: "piece L", "tile 3", "number 5"."""
    return family_of(puzzle).table.words(puzzle, laid)
