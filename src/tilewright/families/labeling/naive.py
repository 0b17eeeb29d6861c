"""The naive space of a labeling puzzle: its values on its points, in any order."""

from __future__ import annotations

from math import perm

from ..naive import NaiveSpace, falling
from .puzzle import LabelingPuzzle


def naive(puzzle: LabelingPuzzle) -> NaiveSpace:
    """The ways to write the values that are not given on the other points."""
    n_values, n_points = (len(some) - len(puzzle.given) for some in (puzzle.values, puzzle.board))
    return NaiveSpace(perm(n_values, n_points), falling(n_values, n_points))
