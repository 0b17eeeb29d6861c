"""The tiling family: pieces of one or more cells that fill a board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ...models import CoverModel, EdgeModel
from ..base import Family, FileFormat, Likeness, Nouns, RulesReading
from ..clauses import PuzzleClauses
from ..edits import Edits
from ..relaxed import Relaxed
from .begun import scene_begun
from .check import broken_rules
from .compile import CompiledTiling, compile_cover
from .edges import CompiledEdges, compile_edges
from .lint import area, lint
from .matching import Relation, Rim
from .mismatches import Mismatches, mismatches
from .puzzle import (
    Fixed,
    Piece,
    Placed,
    TilingPuzzle,
    TilingSolution,
    piece,
    tile,
)
from .rules import facts, rules
from .scene import scene_of_puzzle, scene_of_solution
from .setups import SETUPS
from .solutions import SOLUTIONS
from .table import TABLE, things


def _files() -> FileFormat:
    from .build import build
    from .fields import TilingFields
    from .to_fields import fields_of_puzzle

    return FileFormat(TilingFields, build, fields_of_puzzle)


def _likeness() -> Likeness:
    from .likeness import LIKENESS

    return LIKENESS


def _edits() -> Edits:
    from .edits import EDITS

    return EDITS


def _relaxed(puzzle: TilingPuzzle, seed: int) -> Relaxed:
    from .relaxed import RelaxedCover

    return RelaxedCover(puzzle, seed)


def _clauses() -> Callable[[CompiledTiling], PuzzleClauses]:
    from .clauses import clauses_of

    return clauses_of


def _reading() -> RulesReading:
    from .reading import read_clauses, read_motions

    return RulesReading(read_clauses, read_motions)


def _lint_work(puzzle: TilingPuzzle) -> int:
    return len(puzzle.board) * sum(len(piece.orientations) for piece in things(puzzle))


def _unfinished(document: Mapping[str, Any]) -> Iterator[tuple[str, str, tuple[str | int, ...]]]:
    if not any(document.get(key) for key in ("tiles", "piece", "polyforms")):
        if "tiles" in document:
            yield "There are no tiles yet.", "Add a tile.", ("pieces",)
        else:
            yield "There are no pieces yet.", "Draw one, or take a ready set.", ("pieces",)
    pieces = document.get("piece")
    for k, row in enumerate(pieces if isinstance(pieces, list) else []):
        if isinstance(row, dict) and row.get("cells") == []:
            name = row.get("name") or k + 1
            yield f"Piece {name} has no cells yet.", "Paint them, or take it away.", ("piece", k)


TILING = Family(
    name="tiling",
    about="pieces that fill a board",
    nouns=Nouns("piece", "cell"),
    puzzle=TilingPuzzle,
    solution=TilingSolution,
    compilers={EdgeModel: compile_edges, CoverModel: compile_cover},
    broken_rules=broken_rules,
    lint=lint,
    lint_work=_lint_work,
    room=area,
    scene_of_puzzle=scene_of_puzzle,
    scene_of_solution=scene_of_solution,
    scene_begun=scene_begun,
    facts=facts,
    rules=rules,
    remark=lambda solution: "",
    unfinished=_unfinished,
    table=TABLE,
    setups=SETUPS,
    first_documents={"pieces": {"board": None, "piece": []}, "tiles": {"tiles": []}},
    solutions=SOLUTIONS,
    files=_files,
    likeness=_likeness,
    edits=_edits,
    relaxed=_relaxed,
    clauses=_clauses,
    reading=_reading,
)

__all__ = [
    "TILING",
    "CompiledEdges",
    "CompiledTiling",
    "Fixed",
    "Mismatches",
    "Piece",
    "Placed",
    "Relation",
    "Rim",
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
