"""Small pictures of puzzles, to choose from: a board that is partly filled, as it might lie on a table."""

from __future__ import annotations

from dataclasses import replace

from ..families import LabelingPuzzle, Puzzle, TilingPuzzle
from ..families.scenes import Owner, Scene, SceneCell
from ..families.tiling.puzzle import Piece
from ..families.tiling.scene import label_marks, owners_of
from ..families.tiling.shapes import LabeledShape, orientations_of
from ..lattices import SQUARE
from . import scene_of_puzzle
from .cubes import draw_solid, flat_layers
from .picture import Picture
from .planar import draw_planar, prepared

# Some cells stay empty, to show that there is something to do.
_FILLED = 0.7
# More tiles than these are specks in a small picture, and cost bytes.
_MOST_TILES = 48
# Between two layers, in cells.
_AISLE = 0.4


def gallery_svg(puzzle: Puzzle) -> str:
    """The board with some pieces, tiles or values on it, drawn to be told from others when it is small.

    What lies there keeps to the board, but need not be part of a solution.
    """
    scene = _with_pieces(puzzle) if isinstance(puzzle, TilingPuzzle) else _with_values(puzzle)
    picture = Picture(with_text=isinstance(puzzle, LabelingPuzzle))
    if scene.lattice.dimension == 2:
        board = prepared(scene.lattice, scene.cells, scene.owners, scene.marks, lines=scene.lines)
        draw_planar(picture, board, 0, 0)
    elif scene.lines:
        _draw_layers(picture, scene)
    else:
        draw_solid(picture, scene.lattice, scene.cells, scene.owners, 0, 0, names=False)
    return picture.svg(puzzle.title or puzzle.name)


def _draw_layers(picture: Picture, scene: Scene) -> None:
    """The layers of a solid of values, side by side."""
    left = 0.0
    for layer in flat_layers(scene.lattice, scene.cells):
        if not layer:
            continue
        # A row of points stands in for the lines, which run through several layers.
        board = prepared(SQUARE, layer, (), (), lines=((0,),))
        draw_planar(picture, board, left, 0)
        box = board.box()
        left += box[2] - box[0] + _AISLE * board.scale


def _with_values(puzzle: LabelingPuzzle) -> Scene:
    """Each third point has a value; the others are empty."""
    cells = tuple(
        SceneCell(cell, "filled", text=str(puzzle.values[point])) if point % 3 == 0 else SceneCell(cell)
        for point, cell in enumerate(puzzle.board.cells)
    )
    return replace(scene_of_puzzle(puzzle), cells=cells)


def _with_pieces(puzzle: TilingPuzzle) -> Scene:
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
            for covered, (_, labels) in under:
                shown = labels if any(label is not None for label in labels) else ()
                cells[covered] = SceneCell(board.cells[covered], "filled", len(lying), labels=shown)
                empty.discard(covered)
            lying.append(owners[piece.name])
            left[piece.name] -= 1
            filled += len(under)
            break
    return Scene("", puzzle.lattice, tuple(cells), tuple(lying), label_marks(puzzle))


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
) -> list[tuple[int, tuple[tuple[int, ...], tuple[str | None, ...]]]] | None:
    """The first of the shapes that fits with its first cell on a place: the cells of the board, each with its own."""
    board, dimension = puzzle.board, puzzle.lattice.dimension
    at = board.cells[place]
    for shape in shapes:
        anchor = shape[0][0]
        if anchor[dimension:] != at[dimension:]:
            continue
        shift = [a - b for a, b in zip(at[:dimension], anchor[:dimension], strict=True)]
        under = []
        for cell, labels in shape:
            moved = (*(x + d for x, d in zip(cell[:dimension], shift, strict=True)), *cell[dimension:])
            covered = board.index_of_cell.get(moved)
            if covered is None or covered not in empty:
                break
            under.append((covered, (cell, labels)))
        else:
            return under
    return None
