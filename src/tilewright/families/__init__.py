"""The families of puzzles: the rules of each."""

from __future__ import annotations

from .base import Choices, Compiled, Family, Finding, Symmetry
from .common import Known, Setup, refuse_template
from .labeling import LABELING
from .labeling.puzzle import LabelingPuzzle, LabelingSolution, PlacedValue
from .tiling import TILING
from .tiling.puzzle import Placed, TilingPuzzle, TilingSolution

FAMILIES: dict[str, Family] = {family.name: family for family in (TILING, LABELING)}

Puzzle = TilingPuzzle | LabelingPuzzle
Solution = TilingSolution | LabelingSolution
Laid = Placed | PlacedValue
"""One thing that lies on a board: a piece of a tiling puzzle, a value of a labeling puzzle."""


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
