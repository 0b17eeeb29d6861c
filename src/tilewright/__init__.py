"""Solve, count, prove, draw and design tile puzzles.

>>> import tilewright as tw
>>> puzzle = tw.load("unicorn")
>>> tw.count(puzzle).up_to_symmetry
2
"""

from __future__ import annotations

from .catalog import load
from .errors import TilewrightError
from .families import LabelingPuzzle, LabelingSolution, Puzzle, Solution, TilingPuzzle, TilingSolution
from .families.setups import cells_of_date, is_template, roll, with_blocked, with_target
from .rendering import draw
from .solving import NO_LIMITS, Answer, Count, Limits, Progress, check, count, lint, solutions, solve

__version__ = "0.1.0"

__all__ = [
    "NO_LIMITS", "Answer", "Count", "LabelingPuzzle", "LabelingSolution", "Limits", "Progress", "Puzzle", "Solution",
    "TilewrightError", "TilingPuzzle", "TilingSolution", "cells_of_date", "check", "count", "draw", "is_template", "lint",
    "load", "roll", "solutions", "solve", "with_blocked", "with_target",
]
