"""Pictures in the terms of the puzzle: the contents of each cell.

Families make scenes, renderers draw them as text, SVG or PNG. A scene has no pixels, fonts or colors, only
a number for each piece and label, so that a renderer gives different ones different colors.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from ..boards import Board
from ..lattices import Cell, Lattice, Side, Vector
from ..values import frozen, replace
from .cell_values import shown_labels, text_of, value_on

WILD = "*"
"""Stands for a side without a label wherever labels are listed, so that no label can be called so."""
CellState = Literal["filled", "empty", "blocked", "optional"]


@frozen
class CellRegion:
    """A region that a cell lies in; regions side by side differ in `tint`. One cell has a badge: "12", "=", "<5".

    `words` say the condition: "the values add up to 12". Regions that overlap differ in `depth`: how many outlines lie
    around that of this one.
    """

    number: int
    tint: int
    badge: str = ""
    words: str = ""
    depth: int = 0


@frozen
class SceneCell:
    """One cell of a picture.

    `owner` is the index of the piece that lies here (in `Scene.owners`), `text` stands in the
    middle (a tile's name, a value), `name` is printed on the board below, and `labels` the
    labels by side number (none at all, or one entry for each side). `given` cells were fixed beforehand.
    `wrong` are the sides that do not match, of an arrangement that is no solution. `seams` are the sides that meet
    another cell though no cell is drawn there, each with that cell; None for one that is drawn in another layer.
    `heat`, from 0 to 1, colors a cell without a piece in a heat map. `value` is the value of a cell of a piece, and
    `regions` are the regions that the cell lies in.
    """

    cell: Cell
    state: CellState = "empty"
    owner: int | None = None
    text: str = ""
    name: str = ""
    labels: tuple[str | None, ...] = ()
    given: bool = False
    wrong: tuple[int, ...] = ()
    seams: tuple[tuple[Side, Cell | None], ...] = ()
    heat: float | None = None
    value: str = ""
    regions: tuple[CellRegion, ...] = ()


@frozen
class Owner:
    """A piece as it lies on the board; two copies of one piece are two owners of the same name and color.

    `code` is a short form of the name, unique among the pieces of the puzzle. `paint` is the word for the color of the
    piece, if the puzzle names it; pieces of one paint have the same `color`. `values` are the looks of all values that
    cells of the puzzle's pieces have.
    """

    name: str
    code: str
    color: int
    paint: str = ""
    values: tuple[LabelMark, ...] = ()


@frozen
class LabelMark:
    """The look of a label among the others.

    Labels that meet (head and tail of one color) share the `color` and differ in `half`: 0 is drawn
    filled, 1 in outline. `hint` is the label without its half, which may name a real color.
    A `neutral` label, the one of the rim, is gray. An `odd` one stands on a single side, alone or with
    its mate: it is probably a slip of the pen, and does not change the look of the others.
    """

    label: str
    color: int
    half: int = 0
    hint: str = ""
    neutral: bool = False
    odd: bool = False


@frozen
class ScenePiece:
    """A piece that lies beside the board; `note` says how many copies there are."""

    name: str
    cells: tuple[SceneCell, ...]
    owner: Owner
    note: str = ""


@frozen
class Scene:
    """One picture: a board, and the things on it and beside it.

    `lines` are sequences of indices into `cells` that are added up; `sums` has a text for each, "" for none, or is
    empty. `caption` stands below the board, `legend` explains the codes of pieces, `notes` list in words which piece
    lies where, for people who cannot see the picture or have to type it in. `words` are all that pictures of the puzzle
    may show in cells, so that they are spelled alike in each. `parallelogram` has the corners of a line around one
    period of a tiling of the plane, in the coordinates of centers, or none; text does not show it.
    """

    title: str
    lattice: Lattice
    cells: tuple[SceneCell, ...]
    owners: tuple[Owner, ...] = ()
    marks: tuple[LabelMark, ...] = ()
    lines: tuple[tuple[int, ...], ...] = ()
    sums: tuple[str, ...] = ()
    caption: str = ""
    legend: tuple[Owner, ...] = ()
    notes: tuple[str, ...] = ()
    pieces: tuple[ScenePiece, ...] = ()
    words: tuple[str, ...] = ()
    parallelogram: tuple[Vector, ...] = ()


def piece_cells(cells: Iterable[Cell], labels: Iterable[tuple[str | None, ...]], owner: Owner) -> tuple[SceneCell, ...]:
    """The cells of a piece beside the board, with the labels of each if there are any."""
    found = []
    for cell, own in zip(cells, labels, strict=True):
        value = value_on(own)
        text = text_of(owner.code, value)
        found.append(SceneCell(cell, "filled", 0, text, labels=shown_labels(own), value=str(value or "")))
    return tuple(found)


def with_seams(board: Board, cells: Sequence[SceneCell]) -> tuple[SceneCell, ...]:
    """The cells of a board with their seams, if it is wrapped or glued."""
    seams: list[list[tuple[Side, Cell]]] = [[] for _ in cells]
    for edge in board.seams:
        seams[edge.cell].append((edge.side, board.cells[edge.other]))
        seams[edge.other].append((edge.other_side, board.cells[edge.cell]))
    if not board.seams:
        return tuple(cells)
    return tuple(replace(cell, seams=tuple(own)) for cell, own in zip(cells, seams, strict=True))


def same_piece(first: SceneCell, second: SceneCell | None) -> bool:
    """Tell whether one piece covers both cells, so that no border is drawn between them."""
    return second is not None and first.owner is not None and first.owner == second.owner
