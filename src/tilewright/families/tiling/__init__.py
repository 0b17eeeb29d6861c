"""The tiling family: pieces of one or more cells that fill a board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ...models import CoverModel, EdgeModel
from ..base import Family, FileFormat, Finding, Likeness, Nouns, RulesReading
from .compile import CompiledTiling, compile_cover
from .edges import CompiledEdges, compile_edges
from .matching import Relation, Rim
from .puzzle import (
    Fixed,
    Piece,
    Placed,
    TilingPuzzle,
    TilingSolution,
    piece,
    tile,
)
from .rules.apart import Apart
from .rules.crossing import NoCrossing
from .rules.total import Total

if TYPE_CHECKING:
    from ..clauses import PuzzleClauses
    from ..edits import Edits
    from ..relaxed import Relaxed


def _files() -> FileFormat:
    from .build import build
    from .fields import TilingFields

    return FileFormat(TilingFields, build, _fields_of_puzzle)


def _fields_of_puzzle(puzzle: TilingPuzzle) -> dict[str, Any]:
    from .to_fields import fields_of_puzzle

    return fields_of_puzzle(puzzle)


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
    from .checking.reading import read_clauses, read_motions
    from .naming import named

    return RulesReading(read_clauses, read_motions, named)


def _room(puzzle: TilingPuzzle) -> Iterable[Finding]:
    from .lint import area

    return area(puzzle)


def _lint_work(puzzle: TilingPuzzle) -> int:
    from .table import things

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
    homes={
        "broken_rules": "checking.check:broken_rules",
        "lint": "lint:lint",
        "scene_of_puzzle": "scene:scene_of_puzzle",
        "scene_of_solution": "scene:scene_of_solution",
        "scene_begun": "begun:scene_begun",
        "naive": "naive:naive",
        "rules": "facts:rules",
        "facts": "facts:facts",
        "table": "table:TABLE",
        "setups": "setups:SETUPS",
        "solutions": "solutions:SOLUTIONS",
    },
    compilers={EdgeModel: compile_edges, CoverModel: compile_cover},
    lint_work=_lint_work,
    room=_room,
    remark=lambda solution: "",
    unfinished=_unfinished,
    first_documents={"pieces": {"board": None, "piece": []}, "tiles": {"tiles": []}},
    files=_files,
    likeness=_likeness,
    edits=_edits,
    relaxed=_relaxed,
    clauses=_clauses,
    reading=_reading,
)

__all__ = [
    "TILING",
    "Apart",
    "CompiledEdges",
    "CompiledTiling",
    "Fixed",
    "NoCrossing",
    "Piece",
    "Placed",
    "Relation",
    "Rim",
    "TilingPuzzle",
    "TilingSolution",
    "Total",
    "compile_cover",
    "compile_edges",
    "piece",
    "tile",
]
