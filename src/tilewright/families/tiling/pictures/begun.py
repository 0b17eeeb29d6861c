"""A small picture of a tiling puzzle: a board that is partly filled, as it might lie on a table."""

from __future__ import annotations

from ...scenes import Owner, Scene, SceneCell, with_seams
from ..labels import SideLabels, shown_labels, value_on
from ..pieces.shapes import LabeledShape, labels_under, orientations_of
from ..puzzle import Piece, TilingPuzzle
from .scene import label_marks, owners_of, scene_of_puzzle

# Some cells stay empty, to show that there is something to do.
_FILLED = 0.7
# More tiles than these are specks in a small picture, and cost bytes.
_MOST_TILES = 48


def scene_begun(puzzle: TilingPuzzle) -> Scene:
    """Cell by cell the largest piece that has room there, until enough of the board is filled."""
    board, owners, lying = puzzle.board, owners_of(puzzle), list[Owner]()
    has_tiles = all(len(piece.cells) == 1 for piece in puzzle.pieces)
    cells = [
        SceneCell(cell.cell, "empty" if cell.state == "filled" else cell.state)
        for cell in scene_of_puzzle(puzzle).cells
    ]
    empty = {place for place in range(len(board)) if place not in puzzle.blocked}
    goal = min(_FILLED * len(empty), _MOST_TILES if has_tiles else len(empty))
    left = {piece.name: piece.most for piece in puzzle.pieces}
    # Tiles lie as they are listed; their order is the maker's.
    pieces = sorted(puzzle.pieces, key=lambda piece: -len(piece.cells))
    shapes = {piece.name: _shapes(puzzle, piece, has_tiles) for piece in pieces}
    filled = 0
    for place in range(len(board)):
        if filled >= goal:
            break
        for piece in pieces:
            under = _room(puzzle, shapes[piece.name], place, empty) if left[piece.name] else None
            if under is None:
                continue
            for covered, labels in under:
                shown, value = shown_labels(labels), str(value_on(labels) or "")
                cells[covered] = SceneCell(board.cells[covered], "filled", len(lying), labels=shown, value=value)
                empty.discard(covered)
            lying.append(owners[piece.name])
            left[piece.name] -= 1
            filled += len(under)
            break
    return Scene("", puzzle.lattice, with_seams(board, cells), tuple(lying), label_marks(puzzle))


def _shapes(puzzle: TilingPuzzle, piece: Piece, as_listed: bool) -> list[LabeledShape]:
    shapes = sorted(orientations_of(puzzle.lattice, piece), key=repr)
    if not as_listed:
        return shapes
    listed = tuple(zip(piece.cells, piece.labels, strict=True))
    kind = puzzle.lattice.dimension
    # A tile whose cell points up is listed so, and is turned to lie on a cell that points down.
    return [listed, *(shape for shape in shapes if shape[0][0][kind:] != listed[0][0][kind:])]


def _room(
    puzzle: TilingPuzzle, shapes: list[LabeledShape], place: int, empty: set[int]
) -> list[tuple[int, SideLabels]] | None:
    """The first of the shapes that fits with its first cell on a place: the cells of the board, with their labels."""
    for shape in shapes:
        cells, labels = zip(*shape, strict=True)
        under = puzzle.board.under(cells, place)
        if under is not None and empty.issuperset(under):
            return list(zip(under, labels_under(puzzle.board, cells, place, labels), strict=True))
    return None
