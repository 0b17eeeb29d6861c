"""The fields of a brief: one table for each kind of puzzle to invent. docs/inventing.md describes them."""

from __future__ import annotations

from typing import Annotated, Literal

from ..families.declared import Fields, at_least, given
from ..families.fields import BoardFields, Size
from ..families.labeling.fields import LinesField, Target, ValuesField
from ..families.lattice_name import LatticeName
from ..families.ranges import ClosedRange
from ..families.tiling.file.fields import PieceFields, PolyformsFields
from ..lattices import Freedom


class BriefFields(Fields):
    """The keys that all briefs have."""

    format: Literal[1] = given(about="the version of the brief")
    title: str = given("", "the title of the puzzles")
    lattice: LatticeName
    solutions: Annotated[int, at_least(0)] = given(1, "exactly so many solutions up to symmetry; 0 for nearly one")
    difficulty: str | None = given(None, 'how hard, as a range such as "2..4.5", "easy..medium" or "hard"')


class NewPiecesFields(Fields):
    """What pieces must be like that are cut from the board, or how many of those given are chosen."""

    number: Size | None = given(None, "how many pieces")
    size: ClosedRange | None = given(None, 'the number of cells of each piece, or a range such as "4..6"')
    sizes: list[Size] | None = given(None, "the number of cells of each piece, one after the other")
    distinct: bool = given(True, "no two pieces are the same")
    mirror_twins: bool = given(True, "two pieces may be mirror images of each other")
    bars: bool = given(True, "pieces may be straight")
    freedom: Freedom | None = given(None, "for all pieces that do not say")


class OutlineFields(Fields):
    """What a board must be like that is made for given pieces."""

    symmetry: Literal["any", "mirror", "rotation"] = given("any", "a motion that keeps the board")
    holes: bool = given(True, "the board may have holes")


class ShapesFields(BriefFields):
    """Pieces for a board, or a board for pieces."""

    invent: Literal["shapes"]
    board: BoardFields | None = None
    outline: OutlineFields | None = given(None, "in place of a board: it is made for the pieces")
    pieces: NewPiecesFields = given(made_by=lambda: NewPiecesFields.read({}))
    piece: list[PieceFields] = given([])
    polyforms: list[PolyformsFields] = given([])


class NewTilesFields(Fields):
    """What tiles must be like."""

    labels: Size | None = given(None, "how many labels; by default as few as leave hardly a second solution to chance")
    matching: Literal["equal", "halves"] = given("equal", "whether a label meets itself or its other half")
    rim: Literal["free", "own", "one"] = given(
        "free", "whether the rim has a label of its own, or, for a complete set, one label all along"
    )
    distinct: bool = given(True, "no two tiles are the same")
    symmetric: bool = given(True, "tiles may look the same after a turn")
    complete: bool = given(False, "each tile of so many labels once; some tiles lie from the start")


class TilesFields(BriefFields):
    """Tiles of one cell with labels on their sides."""

    invent: Literal["tiles"]
    board: BoardFields
    tiles: NewTilesFields = given(made_by=lambda: NewTilesFields.read({}))


class DiceFields(Fields):
    """What dice must be like."""

    faces: list[Annotated[int, at_least(2)]] | None = given(None, "the number of faces of each die")
    rolls: Size | None = given(None, "in place of it: how many rolls there are")


class DiceBriefFields(BriefFields):
    """Dice that block cells of a board."""

    invent: Literal["dice"]
    board: BoardFields
    dice: DiceFields = given(made_by=lambda: DiceFields.read({}))
    freedom: Freedom | None = given(None, "for all pieces that do not say")
    piece: list[PieceFields] = given([])
    polyforms: list[PolyformsFields] = given([])


class SumsFields(BriefFields):
    """Numbers to give beforehand on the points of a board."""

    invent: Literal["sums"]
    board: BoardFields
    values: ValuesField = given(about="the values to place, each at most once")
    lines: LinesField = given(about='the points of every line, or all straight lines; "A B C = 15" has its own sum')
    target: Target | None = given(None, "what every line without its own sum must add up to")
    given: dict[str, int] = given({}, "numbers that are given in any case")


class NewRegionsFields(Fields):
    """What regions must be like."""

    largest: Annotated[int, at_least(2)] = given(4, "the most cells of a region")
    conditions: list[Literal["sum", "equal", "different", "less", "greater"]] = given(
        ["sum", "equal", "different", "less", "greater"], "the kinds of conditions"
    )


class RegionsBriefFields(BriefFields):
    """Regions for a board and some of the given pieces."""

    invent: Literal["regions"]
    board: BoardFields
    regions: NewRegionsFields = given(made_by=lambda: NewRegionsFields.read({}))
    freedom: Freedom | None = given(None, "for all pieces that do not say")
    piece: list[PieceFields] = given([])
    polyforms: list[PolyformsFields] = given([])
