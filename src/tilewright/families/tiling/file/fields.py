"""The fields of a tiling puzzle's file, and the puzzle that they make."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from ....lattices import Freedom
from ....sentences import sentence
from ...declared import Fields, ReadBy, WrongValue, given
from ...fields import WORDS_SCHEMA, PuzzleFields, SetupFields, Size, Text, Word, WordList
from ...ranges import NumberRange
from ...wording import found
from ..rules import RULES


def _lists(value: Any) -> Any:
    """Labels of a cell as the only list, or those of several cells as they are; a cell has at least three."""
    items = value if isinstance(value, list) else []
    is_many = all(isinstance(one, list) or len(str(one).split()) > 2 for one in items)
    return items if items and is_many else [value]


def _path(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    inner = re.fullmatch(r"\s*\[(.*)\]\s*", value, re.DOTALL)
    steps = re.findall(r"\[([^\[\]]*)\]", inner[1]) if inner else []
    if inner is None or re.sub(r"\[[^\[\]]*\]|[\s,]", "", inner[1]) or not steps:
        raise WrongValue(
            sentence('expected lists of X, Y and Z such as "[[], [X], [Y, Z]]", found {value}', value=found(value))
        )
    return [step.replace(",", " ").split() for step in steps]


LabelLists = Annotated[
    list[WordList], ReadBy(_lists, {"anyOf": [WORDS_SCHEMA, {"type": "array", "items": WORDS_SCHEMA}]})
]
Steps = Annotated[
    list[list[Literal["X", "Y", "Z"]]],
    ReadBy(
        _path,
        {
            "anyOf": [
                {"type": "string"},
                {"type": "array", "items": {"type": "array", "items": {"enum": ["X", "Y", "Z"]}}},
            ]
        },
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
    picture: str | None = given(None, "one character for each cell, read from the top")
    cells: list[list[int]] | None = given(None, "the coordinates of every cell")
    tile: WordList | None = given(None, "a single cell with these labels, listed as in `tiles`")
    path: Steps | None = given(None, "for each cell the reflections that lead to it")
    labels: list[SideLabelFields] = given([])
    copies: NumberRange = given([1, 1], 'exactly so many, or a range such as "0..3", "2.." or "..3"')
    freedom: Freedom | None = None
    color: Word | None = given(None, "pieces of one shape and two colors are not alike")
    values: WordList | None = given(
        None, 'the value of each cell, * for none, in the order of `cells` or in reading order; or "picture"'
    )


class PolyformsFields(Fields):
    """All shapes of a size."""

    size: Size
    freedom: Freedom | None = None
    copies: NumberRange = given([1, 1], 'exactly so many, or a range such as "0..3", "2.." or "..3"')
    names: WordList | None = given(None, 'one for each shape; or "usual": F I L N P T U V W X Y Z for pentominoes')
    only: WordList | None = given(None, "the names of the shapes, or of pieces with values, to take; by default all")
    without: WordList | None = given(None, "the names of the shapes, or of pieces with values, to leave out")
    color: Word | None = given(None, "of all of them")
    values: WordList | None = given(None, 'every cell has one of these, in all ways: "0..6" for double-six dominoes')


class MatchingFields(Fields):
    """The labels that may meet."""

    relation: Literal["equal", "complementary", "table"] | None = None
    halves: WordList | None = given(None, "two markers: labels that differ only in them meet")
    pairs: list[WordList] | None = given(None, "exactly these pairs may meet")


class RimSideFields(Fields):
    """A label demanded on one side of the rim: exactly one of `label` and `labels`."""

    cell: Word
    side: str
    label: Word | None = None
    labels: WordList | None = given(None, "any of these")


class RimFields(Fields):
    """The rules of the rim of the board."""

    label: Word | None = given(None, "every rim side has this label")
    labels: WordList | None = given(None, "every rim side has any of these labels")
    only_there: bool = given(False, "and it lies nowhere else")
    one_color: bool = given(False, "all rim sides have one and the same label")
    forbidden: WordList = given([], "labels that may not lie on the rim")
    sides: list[RimSideFields] = given([])


class FixedFields(Fields):
    """A piece that is fixed on the board."""

    piece: Word
    cell: Word | None = None
    cells: WordList | None = None
    turns: int | None = given(None, "so many sides clockwise from the way it is listed")
    labels: LabelLists | None = given(None, "its labels as it lies, in the order of `tiles`; a list for each cell")
    values: WordList | None = given(None, "the values of these cells as it lies")


class TilingFields(PuzzleFields):
    """Pieces that fill a board."""

    family: Literal["tiling"]
    freedom: Freedom | None = given(None, "for all pieces that do not say")
    tiles: list[WordList] = given([], "tiles named 1, 2, 3, ..., labels listed clockwise")
    piece: list[PieceFields] = given([])
    polyforms: list[PolyformsFields] = given([])
    matching: MatchingFields = given(made_by=lambda: MatchingFields.read({}))
    rim: RimFields = given(made_by=lambda: RimFields.read({}))
    fixed: list[FixedFields] = given([])
    labels: dict[str, Text] = given({}, 'names of labels: Y = "yellow"')
    setup: SetupFields | None = None


def _take_rules() -> None:
    """Give the tables of the file the keys of all rules."""
    tables: dict[tuple[str, ...], type[Fields]] = {(): TilingFields, ("matching",): MatchingFields}
    for rule in RULES.values():
        *path, key = rule.place
        table = tables[tuple(path)]
        table.__annotations__[key] = rule.annotation
        is_list = getattr(rule.annotation, "__origin__", None) is list
        setattr(table, key, given([] if is_list else None, rule.about))


_take_rules()
