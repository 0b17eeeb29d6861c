"""The labeling family: distinct values on points, with lines that add up."""

from __future__ import annotations

from ...models import SumModel
from ..base import Family
from .check import broken_rules
from .compile import CompiledLabeling, compile_sums
from .lint import lint
from .puzzle import LabelingPuzzle, LabelingSolution
from .scene import scene_of_puzzle, scene_of_solution
from .symmetry import line_automorphisms

LABELING = Family(
    name="labeling",
    puzzle=LabelingPuzzle,
    solution=LabelingSolution,
    compilers={SumModel: compile_sums},
    broken_rules=broken_rules,
    lint=lint,
    scene_of_puzzle=scene_of_puzzle,
    scene_of_solution=scene_of_solution,
)

__all__ = [
    "LABELING",
    "CompiledLabeling",
    "LabelingPuzzle",
    "LabelingSolution",
    "broken_rules",
    "compile_sums",
    "line_automorphisms",
    "lint",
]
