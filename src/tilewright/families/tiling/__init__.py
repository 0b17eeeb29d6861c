"""The tiling family: pieces of one or more cells that fill a board."""

from __future__ import annotations

from ...models import CoverModel, EdgeModel
from ..base import Family
from .check import broken_rules
from .compile import CompiledTiling, compile_cover
from .edges import CompiledEdges, compile_edges
from .lint import lint
from .mismatches import Mismatches, mismatches
from .puzzle import (
    Fixed,
    Label,
    Piece,
    Placed,
    Relation,
    Rim,
    SideLabels,
    TilingPuzzle,
    TilingSolution,
    piece,
    tile,
)
from .scene import scene_of_puzzle, scene_of_solution

TILING = Family(
    name="tiling",
    puzzle=TilingPuzzle,
    solution=TilingSolution,
    compilers={EdgeModel: compile_edges, CoverModel: compile_cover},
    broken_rules=broken_rules,
    lint=lint,
    scene_of_puzzle=scene_of_puzzle,
    scene_of_solution=scene_of_solution,
)

__all__ = [
    "TILING",
    "CompiledEdges",
    "CompiledTiling",
    "Fixed",
    "Label",
    "Mismatches",
    "Piece",
    "Placed",
    "Relation",
    "Rim",
    "SideLabels",
    "TilingPuzzle",
    "TilingSolution",
    "broken_rules",
    "compile_cover",
    "compile_edges",
    "lint",
    "mismatches",
    "piece",
    "tile",
]
