"""Solve, count, prove, draw and design tile puzzles.

>>> import tilewright as tw
>>> puzzle = tw.load("unicorn")
>>> tw.count(puzzle).up_to_symmetry
2
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .catalog import load
    from .errors import TilewrightError
    from .families import LabelingPuzzle, LabelingSolution, Puzzle, Solution, TilingPuzzle, TilingSolution
    from .families.setups import cells_of_date, is_template, roll, with_blocked, with_target
    from .rendering import draw
    from .solving import NO_LIMITS, Answer, Count, Limits, Progress, check, count, lint, solutions, solve

__version__ = "0.1.0"

__all__ = [
    "NO_LIMITS",
    "Answer",
    "Count",
    "LabelingPuzzle",
    "LabelingSolution",
    "Limits",
    "Progress",
    "Puzzle",
    "Solution",
    "TilewrightError",
    "TilingPuzzle",
    "TilingSolution",
    "cells_of_date",
    "check",
    "count",
    "draw",
    "is_template",
    "lint",
    "load",
    "roll",
    "solutions",
    "solve",
    "with_blocked",
    "with_target",
]

# Names are imported when they are first used, so that `tilewright --help` does not wait for the solver.
_HOMES = {
    "catalog": ("load",),
    "errors": ("TilewrightError",),
    "families": ("LabelingPuzzle", "LabelingSolution", "Puzzle", "Solution", "TilingPuzzle", "TilingSolution"),
    "families.setups": ("cells_of_date", "is_template", "roll", "with_blocked", "with_target"),
    "rendering": ("draw",),
    "solving": ("NO_LIMITS", "Answer", "Count", "Limits", "Progress", "check", "count", "lint", "solutions", "solve"),
}
_HOME_OF_NAME = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF_NAME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value = getattr(import_module(f"{__name__}.{_HOME_OF_NAME[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
