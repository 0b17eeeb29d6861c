"""The tiling family: pieces of one or more cells that fill a board."""

from __future__ import annotations

from ...models import CoverModel
from ..base import Family
from .check import broken_rules
from .compile import CompiledTiling, compile_cover
from .lint import lint
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

TILING = Family(
    name="tiling",
    puzzle=TilingPuzzle,
    solution=TilingSolution,
    compilers={CoverModel: compile_cover},
    broken_rules=broken_rules,
    lint=lint,
)

__all__ = ["TILING", "CompiledTiling", "Fixed", "Label", "Piece", "Placed", "Relation", "Rim", "SideLabels",
           "TilingPuzzle", "TilingSolution", "broken_rules", "compile_cover", "lint", "piece", "tile"]
