"""Solve, count, prove, draw and design tile puzzles.

>>> import tilewright as tw
>>> puzzle = tw.load("unicorn")
>>> tw.count(puzzle).up_to_symmetry
2
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .boards import Board, cells_of_picture, shape_cells
    from .catalog import load
    from .errors import (
        InvalidFile,
        InvalidJob,
        InvalidPuzzle,
        InvalidRequest,
        InvalidSetup,
        InvalidSolution,
        MissingExtra,
        NoEngine,
        OutOfTime,
        TilewrightError,
        UnknownPuzzle,
    )
    from .families import (
        Finding,
        LabelingPuzzle,
        LabelingSolution,
        Puzzle,
        Solution,
        TilingPuzzle,
        TilingSolution,
    )
    from .families.setups import cells_of_date, is_template, roll, with_blocked, with_target
    from .families.tiling import Fixed, Piece, Placed, Relation, Rim, piece, tile
    from .formats import read_solutions, save
    from .formats.solutions import solution_from_json, solution_to_json
    from .lattices import LATTICES, polyforms
    from .rendering import draw
    from .solving import (
        NO_LIMITS,
        Answer,
        Count,
        Estimate,
        Limits,
        Progress,
        check,
        count,
        estimate,
        lint,
        sample,
        solutions,
        solve,
    )
    from .solving.sweep import Sweep, sweep

__version__ = "0.2.0"

__all__ = [
    "Answer",
    "Board",
    "cells_of_date",
    "cells_of_picture",
    "check",
    "Count",
    "count",
    "draw",
    "Estimate",
    "estimate",
    "Finding",
    "Fixed",
    "InvalidFile",
    "InvalidJob",
    "InvalidPuzzle",
    "InvalidRequest",
    "InvalidSetup",
    "InvalidSolution",
    "is_template",
    "LabelingPuzzle",
    "LabelingSolution",
    "LATTICES",
    "Limits",
    "lint",
    "load",
    "MissingExtra",
    "NO_LIMITS",
    "NoEngine",
    "OutOfTime",
    "piece",
    "Piece",
    "Placed",
    "polyforms",
    "Progress",
    "Puzzle",
    "read_solutions",
    "Relation",
    "Rim",
    "roll",
    "sample",
    "save",
    "shape_cells",
    "Solution",
    "solution_from_json",
    "solution_to_json",
    "solutions",
    "solve",
    "sweep",
    "Sweep",
    "tile",
    "TilewrightError",
    "TilingPuzzle",
    "TilingSolution",
    "UnknownPuzzle",
    "with_blocked",
    "with_target",
]

# Names are imported when they are first used, so that `tilewright --help` does not wait for the solver.
_HOMES = {
    "boards": ("Board", "cells_of_picture", "shape_cells"),
    "catalog": ("load",),
    "errors": (
        "InvalidFile",
        "InvalidJob",
        "InvalidPuzzle",
        "InvalidRequest",
        "InvalidSetup",
        "InvalidSolution",
        "MissingExtra",
        "NoEngine",
        "OutOfTime",
        "TilewrightError",
        "UnknownPuzzle",
    ),
    "families": (
        "Finding",
        "LabelingPuzzle",
        "LabelingSolution",
        "Puzzle",
        "Solution",
        "TilingPuzzle",
        "TilingSolution",
    ),
    "families.setups": ("cells_of_date", "is_template", "roll", "with_blocked", "with_target"),
    "families.tiling": ("Fixed", "Piece", "Placed", "Relation", "Rim", "piece", "tile"),
    "formats": ("read_solutions", "save"),
    "formats.solutions": ("solution_from_json", "solution_to_json"),
    "lattices": ("LATTICES", "polyforms"),
    "rendering": ("draw",),
    "solving.sweep": ("Sweep", "sweep"),
    "solving": (
        "NO_LIMITS",
        "Answer",
        "Count",
        "Estimate",
        "Limits",
        "Progress",
        "check",
        "count",
        "estimate",
        "lint",
        "sample",
        "solutions",
        "solve",
    ),
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
