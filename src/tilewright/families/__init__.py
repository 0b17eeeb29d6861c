"""The families of puzzles: the rules of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from ..later import ImportedTable, imported
from .base import Family, Finding
from .common import Known, Setup, refuse_template
from .compiled import Choices, Compiled, Symmetry

if TYPE_CHECKING:
    from .labeling.puzzle import LabelingPuzzle, LabelingSolution, PlacedValue
    from .tiling.puzzle import Placed, TilingPuzzle, TilingSolution

    Puzzle: TypeAlias = TilingPuzzle | LabelingPuzzle
    Solution: TypeAlias = TilingSolution | LabelingSolution
    Laid: TypeAlias = Placed | PlacedValue
    """One thing that lies on a board: a piece of a tiling puzzle, a value of a labeling puzzle."""

FAMILIES = ImportedTable[Family](__name__, {"tiling": "tiling:TILING", "labeling": "labeling:LABELING"})

_HOME_OF_NAME = {
    "LabelingPuzzle": "labeling.puzzle:LabelingPuzzle",
    "LabelingSolution": "labeling.puzzle:LabelingSolution",
    "PlacedValue": "labeling.puzzle:PlacedValue",
    "Placed": "tiling.puzzle:Placed",
    "TilingPuzzle": "tiling.puzzle:TilingPuzzle",
    "TilingSolution": "tiling.puzzle:TilingSolution",
}
_EITHER = {
    "Puzzle": ("TilingPuzzle", "LabelingPuzzle"),
    "Solution": ("TilingSolution", "LabelingSolution"),
    "Laid": ("Placed", "PlacedValue"),
}


def __getattr__(name: str) -> Any:
    if name in _EITHER:
        first, second = _EITHER[name]
        return __getattr__(first) | __getattr__(second)
    if name not in _HOME_OF_NAME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return imported(__name__, _HOME_OF_NAME[name])


def family_of(item: Puzzle | Solution) -> Family:
    """The row of the table that a puzzle or a solution belongs to."""
    return FAMILIES[item.family]


__all__ = [
    "FAMILIES",
    "Choices",
    "Compiled",
    "Family",
    "Finding",
    "Known",
    "Laid",
    "LabelingPuzzle",
    "LabelingSolution",
    "Placed",
    "PlacedValue",
    "Puzzle",
    "Setup",
    "Solution",
    "Symmetry",
    "TilingPuzzle",
    "TilingSolution",
    "family_of",
    "refuse_template",
]
