"""The fields of a tiling puzzle's file, and the puzzle that they make."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, WithJsonSchema

from ...boards import Board
from ...errors import InvalidPuzzle
from ...lattices import LATTICES
from ..common import Setup
from ..fields import (
    WORDS_SCHEMA,
    Fields,
    PuzzleFields,
    Report,
    SetupFields,
    Size,
    Word,
    Words,
    build_board,
    build_known,
    build_setup,
    refuse,
    resolve,
)
from ..wording import found
from .puzzle import TilingPuzzle

FreedomName = Literal["free", "one_sided", "fixed"]


def _copies(value: Any) -> Any:
    if isinstance(value, int) and not isinstance(value, bool):
        return [value, value]
    match = re.fullmatch(r"\s*(\d+)\s*\.\.\s*(\d+)\s*", value) if isinstance(value, str) else None
    if match is None:
        refuse(f'expected a whole number or a range such as "0..3", found {found(value)}')
    return [int(match[1]), int(match[2])]


def _path(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    inner = re.fullmatch(r"\s*\[(.*)\]\s*", value, re.DOTALL)
    steps = re.findall(r"\[([^\[\]]*)\]", inner[1]) if inner else []
    if inner is None or re.sub(r"\[[^\[\]]*\]|[\s,]", "", inner[1]) or not steps:
        refuse(f'expected lists of X, Y and Z such as "[[], [X], [Y, Z]]", found {found(value)}')
    return [step.replace(",", " ").split() for step in steps]


Copies = Annotated[
    list[int],
    BeforeValidator(_copies),
    WithJsonSchema(
        {"anyOf": [{"type": "integer", "minimum": 1}, {"type": "string", "pattern": r"^\s*\d+\s*\.\.\s*\d+\s*$"}]}
    ),
]
Steps = Annotated[
    list[list[Literal["X", "Y", "Z"]]],
    BeforeValidator(_path),
    WithJsonSchema(
        {
            "anyOf": [
                {"type": "string"},
                {"type": "array", "items": {"type": "array", "items": {"enum": ["X", "Y", "Z"]}}},
            ]
        }
    ),
]
Labels = Annotated[Words, WithJsonSchema(WORDS_SCHEMA)]


class SideLabelFields(Fields):
    """A label on one side of a piece of several cells."""

    cell: list[int]
    side: str
    label: Word


class PieceFields(Fields):
    """A piece: exactly one of `picture`, `cells`, `tile` and `path`."""

    name: Word
    picture: str | None = Field(None, description="one character for each cell, read from the top")
    cells: list[list[int]] | None = Field(None, description="the coordinates of every cell")
    tile: Labels | None = Field(None, description="a single cell with these labels, listed as in `tiles`")
    path: Steps | None = Field(None, description="for each cell the reflections that lead to it")
    labels: list[SideLabelFields] = Field([])
    copies: Copies = Field([1, 1], description="exactly so many, or a range")
    freedom: FreedomName | None = None


class PolyformsFields(Fields):
    """All shapes of a size."""

    size: Size
    freedom: FreedomName | None = None
    copies: Copies = Field([1, 1], description="exactly so many, or a range")
    names: Words | None = None


class MatchingFields(Fields):
    """Which labels may meet."""

    relation: Literal["equal", "complementary", "table"] | None = None
    halves: Words | None = Field(None, description="two markers: labels that differ only in them meet")
    pairs: list[Words] | None = Field(None, description="exactly these pairs may meet")


class RimSideFields(Fields):
    """A label demanded on one side of the rim."""

    cell: Word
    side: str
    label: Word


class RimFields(Fields):
    """What may lie on the rim of the board."""

    label: Word | None = Field(None, description="every rim side has this label")
    only_there: bool = Field(False, description="and it lies nowhere else")
    one_color: bool = Field(False, description="all rim sides have one and the same label")
    forbidden: Words = Field([], description="labels that may not lie on the rim")
    sides: list[RimSideFields] = Field([])


class FixedFields(Fields):
    """A piece that lies there already."""

    piece: Word
    cell: Word | None = None
    cells: Words | None = None
    turns: int | None = Field(None, description="so many sides clockwise from the way it is listed")
    labels: Labels | None = Field(None, description="its labels as it lies, in the order of `tiles`")


class TilingFields(PuzzleFields):
    """Pieces that fill a board."""

    family: Literal["tiling"]
    freedom: FreedomName | None = Field(None, description="for all pieces that do not say")
    tiles: list[Labels] = Field([], description="tiles named 1, 2, 3, ..., labels listed clockwise")
    piece: list[PieceFields] = Field([])
    polyforms: list[PolyformsFields] = Field([])
    matching: MatchingFields = Field(default_factory=lambda: MatchingFields.model_validate({}))
    rim: RimFields = Field(default_factory=lambda: RimFields.model_validate({}))
    fixed: list[FixedFields] = Field([])
    setup: SetupFields | None = None


def build(
    fields: TilingFields,
    name: str,
    report: Report,
    *,
    variant: str = "",
    drop: Sequence[str] = (),
    n_before: Mapping[str, int] | None = None,
) -> TilingPuzzle | None:
    """The puzzle that the fields describe; None, with faults in the report, if they make none.

    They are those of the file with a `variant` put in, "" for none. `drop` names pieces that it takes
    away. Of the lists of pieces (`tiles`, `piece`, `polyforms`) only the first `n_before[key]` entries
    are old enough to be taken away.
    """
    from .build_pieces import build_pieces
    from .build_rules import build_fixed, build_relation, build_rim

    lattice = LATTICES[fields.lattice]
    board = build_board(fields.board, lattice, report)
    pieces = build_pieces(fields, lattice, report, drop, n_before or {})
    relation = build_relation(fields, pieces, report)
    setup = build_setup(fields.setup, board, report)
    if setup is None and fields.setup is not None:
        report.broken.add("setup")
    known = tuple(build_known(fields.known, fields.variant, variant, board, setup, report, has_sums=False))
    if board is None:
        return None
    blocked = resolve(fields.board.blocked, board.index_of_name, ("board", "blocked"), report)
    optional = resolve(fields.board.optional, board.index_of_name, ("board", "optional"), report)
    for k, cell in enumerate(fields.board.optional):
        if board.index_of_name.get(cell) in blocked:
            report.add(("board", "optional", k), f"cell {cell} is both blocked and optional")
    rim = build_rim(fields.rim, board, report)
    fixed = build_fixed(fields, board, pieces, frozenset(blocked), report)
    if setup is not None:
        _check_choices(setup, board, {*blocked, *(cell for one in fixed for cell in one.cells)}, report)
    if report.faults or report.broken:
        return None
    try:
        return TilingPuzzle(
            name,
            board,
            tuple(pieces.values()),
            relation,
            rim,
            frozenset(blocked),
            frozenset(optional),
            fixed,
            setup,
            fields.title,
            fields.about,
            tuple(fields.sources),
            known,
        )
    except InvalidPuzzle as problem:
        report.add((), str(problem))
        return None


def _check_choices(setup: Setup, board: Board, never: Collection[int], report: Report) -> None:
    """Only cells that can be free can be chosen."""
    for k, choice in enumerate(setup.choices):
        for j, name in enumerate(choice):
            if board.index_of_name[name] in never:
                why = "it is always blocked or covered by a fixed piece"
                report.add(("setup", "choices", k, j), f"cell {name} cannot be chosen: {why}")
