"""The tiling family: pieces of one or more cells that fill a board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ...models import CoverModel, EdgeModel
from ...sentences import sentence
from ..base import Family, Finding, Nouns
from .compiling.compile import CompiledTiling, compile_cover
from .compiling.edges import CompiledEdges, compile_edges
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
from .rules.given import GivenValues
from .rules.group import Groups, PieceGroup
from .rules.region import Region, Regions
from .rules.total import Total


def _room(puzzle: TilingPuzzle) -> Iterable[Finding]:
    from .mistakes.lint import area

    return area(puzzle)


def _lint_work(puzzle: TilingPuzzle) -> int:
    from .laid.table import things

    return len(puzzle.board) * sum(len(piece.orientations) for piece in things(puzzle))


def _unfinished(document: Mapping[str, Any]) -> Iterator[tuple[str, str, tuple[str | int, ...]]]:
    if not any(document.get(key) for key in ("tiles", "piece", "polyforms")):
        if "tiles" in document:
            yield sentence("There are no tiles yet."), sentence("Add a tile."), ("pieces",)
        else:
            yield sentence("There are no pieces yet."), sentence("Draw one, or take a ready set."), ("pieces",)
    pieces = document.get("piece")
    for k, row in enumerate(pieces if isinstance(pieces, list) else []):
        if isinstance(row, dict) and row.get("cells") == []:
            name = row.get("name") or k + 1
            yield (
                sentence("Piece {name} has no cells yet.", name=name),
                sentence("Paint them, or take it away."),
                ("piece", k),
            )


TILING = Family(
    name="tiling",
    about="pieces that fill a board",
    nouns=Nouns("piece", "cell"),
    puzzle=TilingPuzzle,
    solution=TilingSolution,
    homes={
        "broken_rules": "checking.check:broken_rules",
        "lint": "mistakes.lint:lint",
        "scene_of_puzzle": "pictures.scene:scene_of_puzzle",
        "scene_of_solution": "pictures.scene:scene_of_solution",
        "scene_begun": "pictures.begun:scene_begun",
        "naive": "compiling.naive:naive",
        "rules": "facts:rules",
        "facts": "facts:facts",
        "table": "laid.table:TABLE",
        "setups": "setups:SETUPS",
        "solutions": "laid.solutions:SOLUTIONS",
        "fields": "file.fields:TilingFields",
        "build": "file.build:build",
        "region_in_file": "rules:region_in_file",
        "fields_of_puzzle": "file.to_fields:fields_of_puzzle",
        "likeness": "likeness:LIKENESS",
        "edits": "mistakes.edits:EDITS",
        "relaxed": "compiling.relaxed:RelaxedCover",
        "clauses": "compiling.clauses:clauses_of",
        "read_clauses": "checking.reading:read_clauses",
        "read_motions": "checking.reading:read_motions",
        "solution_of_laid": "laid.naming:named",
    },
    compilers={EdgeModel: compile_edges, CoverModel: compile_cover},
    lint_work=_lint_work,
    room=_room,
    remark=lambda solution: "",
    unfinished=_unfinished,
    first_documents={"pieces": {"board": None, "piece": []}, "tiles": {"tiles": []}},
)

__all__ = [
    "Apart",
    "CompiledEdges",
    "CompiledTiling",
    "Fixed",
    "GivenValues",
    "Groups",
    "NoCrossing",
    "Piece",
    "PieceGroup",
    "Placed",
    "Region",
    "Regions",
    "Relation",
    "Rim",
    "TILING",
    "TilingPuzzle",
    "TilingSolution",
    "Total",
    "compile_cover",
    "compile_edges",
    "piece",
    "tile",
]
