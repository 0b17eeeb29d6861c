"""The fields of a tiling puzzle's file, and the puzzle that they make."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, WithJsonSchema

from ...lattices import Freedom
from ..fields import (
    Fields,
    PuzzleFields,
    SetupFields,
    Size,
    Word,
    WordList,
    refuse,
)
from ..wording import found


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
    tile: WordList | None = Field(None, description="a single cell with these labels, listed as in `tiles`")
    path: Steps | None = Field(None, description="for each cell the reflections that lead to it")
    labels: list[SideLabelFields] = Field([])
    copies: Copies = Field([1, 1], description="exactly so many, or a range")
    freedom: Freedom | None = None


class PolyformsFields(Fields):
    """All shapes of a size."""

    size: Size
    freedom: Freedom | None = None
    copies: Copies = Field([1, 1], description="exactly so many, or a range")
    names: WordList | None = None


class MatchingFields(Fields):
    """The labels that may meet."""

    relation: Literal["equal", "complementary", "table"] | None = None
    halves: WordList | None = Field(None, description="two markers: labels that differ only in them meet")
    pairs: list[WordList] | None = Field(None, description="exactly these pairs may meet")


class RimSideFields(Fields):
    """A label demanded on one side of the rim."""

    cell: Word
    side: str
    label: Word


class RimFields(Fields):
    """The rules of the rim of the board."""

    label: Word | None = Field(None, description="every rim side has this label")
    only_there: bool = Field(False, description="and it lies nowhere else")
    one_color: bool = Field(False, description="all rim sides have one and the same label")
    forbidden: WordList = Field([], description="labels that may not lie on the rim")
    sides: list[RimSideFields] = Field([])


class FixedFields(Fields):
    """A piece that is fixed on the board."""

    piece: Word
    cell: Word | None = None
    cells: WordList | None = None
    turns: int | None = Field(None, description="so many sides clockwise from the way it is listed")
    labels: WordList | None = Field(None, description="its labels as it lies, in the order of `tiles`")


class TilingFields(PuzzleFields):
    """Pieces that fill a board."""

    family: Literal["tiling"]
    freedom: Freedom | None = Field(None, description="for all pieces that do not say")
    tiles: list[WordList] = Field([], description="tiles named 1, 2, 3, ..., labels listed clockwise")
    piece: list[PieceFields] = Field([])
    polyforms: list[PolyformsFields] = Field([])
    matching: MatchingFields = Field(default_factory=lambda: MatchingFields.model_validate({}))
    rim: RimFields = Field(default_factory=lambda: RimFields.model_validate({}))
    fixed: list[FixedFields] = Field([])
    setup: SetupFields | None = None
