"""What the rules say: the families of puzzles."""

from __future__ import annotations

from .base import Choices, Compiled, Family, Finding, Symmetry
from .common import Known, Setup
from .labeling import LABELING
from .labeling.puzzle import LabelingPuzzle, LabelingSolution
from .tiling import TILING
from .tiling.puzzle import TilingPuzzle, TilingSolution

FAMILIES: dict[str, Family] = {family.name: family for family in (TILING, LABELING)}

Puzzle = TilingPuzzle | LabelingPuzzle
Solution = TilingSolution | LabelingSolution


def family_of(puzzle: Puzzle) -> Family:
    """The row of the table that a puzzle belongs to."""
    return FAMILIES[puzzle.family]


__all__ = [
    "FAMILIES",
    "Choices",
    "Compiled",
    "Family",
    "Finding",
    "Known",
    "LabelingPuzzle",
    "LabelingSolution",
    "Puzzle",
    "Setup",
    "Solution",
    "Symmetry",
    "TilingPuzzle",
    "TilingSolution",
    "family_of",
]
