"""Small pictures of puzzles, to choose from: a board that is partly filled, as it might lie on a table."""

from __future__ import annotations

from ..families import Puzzle, family_of
from ..families.scenes import Scene
from ..lattices import SQUARE
from .cubes import draw_solid, flat_layers
from .picture import Picture
from .planar import draw_planar, prepared

# Between two layers, in cells.
_AISLE = 0.4


def gallery_svg(puzzle: Puzzle) -> str:
    """The board with some pieces, tiles or values on it, drawn to be told from others when it is small.

    The pieces on it keep to the board, but need not be part of a solution.
    """
    scene = family_of(puzzle).scene_begun(puzzle)
    picture = Picture(with_text=any(cell.text for cell in scene.cells))
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
