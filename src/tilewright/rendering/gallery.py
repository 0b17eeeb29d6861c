"""Small pictures of puzzles, to choose from: a board that is partly filled, as it might lie on a table."""

from __future__ import annotations

from ..families import Puzzle, family_of
from .drawn import flat_boards
from .picture import Picture
from .planar import draw_planar
from .solid_views import draw_solid

# Between two layers, in cells.
_AISLE = 0.4


def gallery_svg(puzzle: Puzzle) -> str:
    """The board with some pieces, tiles or values on it, drawn to be told from others when it is small.

    The pieces on it keep to the board, but need not be part of a solution.
    """
    scene = family_of(puzzle).scene_begun(puzzle)
    picture = Picture(with_text=any(cell.text for cell in scene.cells))
    if scene.lattice.dimension > 2 and not scene.lines:
        draw_solid(picture, scene.lattice, scene.cells, scene.owners, 0, 0, names=False)
    else:
        left = 0.0
        for _, board in flat_boards(scene.lattice, scene.cells, scene.owners, scene.marks, lines=scene.lines):
            draw_planar(picture, board, left, 0)
            box = board.box()
            left += box[2] - box[0] + _AISLE * board.scale
    return picture.svg(puzzle.title or puzzle.name)
