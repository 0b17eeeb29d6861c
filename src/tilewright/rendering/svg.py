"""Scenes as SVG: the title, the board, its caption and legend, and the pieces below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from ..families.scenes import Owner, Scene, SceneCell, ScenePiece
from ..lattices import Lattice
from ..values import frozen, replace
from .drawn import TILE_SHRINK, Drawn, flat_boards
from .font import text_width
from .layers import layer_caption
from .palette import INK, owner_fill
from .picture import Picture
from .planar import FAINT_TEXT, THICK, draw_planar, fitting_label_size
from .solid_views import SCALE, draw_solid, solid_box

_TITLE, _TEXT, _SMALL = 19.0, 15.0, 13.0
_GAP = 22.0
_LEAST_WIDTH = 600.0
"""The width over which the pieces below a narrow board may spread."""

_WIDEST_ROW = 860.0
_PIECE_SHRINK = 0.62
_LAYER_SHRINK = 0.8

Block = tuple[float, float, Callable[[Picture, float, float], None]]
"""A width, a height, and the function that draws the block at a point."""


@frozen
class ScenePictures:
    """The board of a scene and the pieces beside it, as pictures apart from each other."""

    scene: Scene

    @property
    def scale(self) -> float:
        """Pixels to the unit of length on flat boards."""
        return _flat_boards(self.scene)[0][1].scale

    @cached_property
    def board(self) -> Picture:
        """The board, or a solid and its layers, with caption and legend."""
        picture = Picture()
        _draw_boards(picture, self.scene, 0.0)
        return picture

    @cached_property
    def boards(self) -> tuple[Picture, ...]:
        """The flat board, or a solid and each of its layers."""
        return tuple(map(_alone, _board_blocks(self.scene)))

    @cached_property
    def pieces(self) -> tuple[Picture, ...]:
        return tuple(map(_alone, _piece_blocks(self.scene)))


def _alone(block: Block) -> Picture:
    picture = Picture()
    block[2](picture, 0.0, 0.0)
    return picture


def draw_svg(scene: Scene) -> str:
    """The whole scene as a standalone SVG document, all text as outlines."""
    picture = Picture()
    y, width = _draw_boards(picture, scene, _heading(picture, scene.title))
    if scene.pieces:
        _flow(picture, _piece_blocks(scene), y, max(width, _LEAST_WIDTH))
    return picture.svg(scene.title, "\n".join([*([scene.caption] if scene.caption else []), *scene.notes]))


def _draw_boards(picture: Picture, scene: Scene, y: float) -> tuple[float, float]:
    """Draw the board below a y, with its caption and legend; returns the y below these, and the width of the board."""
    blocks = _board_blocks(scene)
    width = max(width for width, _, _ in blocks)
    # A solid stands beside its layers if all fit into a row, else above them.
    beside = sum(width for width, _, _ in blocks) + _GAP * (len(blocks) - 1) <= _WIDEST_ROW
    for row in [blocks] if beside else [blocks[:1], blocks[1:]]:
        y = _flow(picture, row, y, _WIDEST_ROW)
    if scene.caption:
        picture.text((0, y + _TEXT / 2), scene.caption, _TEXT, INK, align=0)
        y += _TEXT + _GAP / 2
    if scene.legend:
        y = _flow(picture, _legend_blocks(scene), y, max(width, _LEAST_WIDTH), gap=8.0)
    return y, width


def _heading(picture: Picture, title: str) -> float:
    if not title:
        return 0.0
    picture.text((0, _TITLE / 2), title, _TITLE, INK, align=0)
    return _TITLE + _GAP * 0.7


def _flow(picture: Picture, blocks: Sequence[Block], top: float, width: float, gap: float = _GAP) -> float:
    """Draw blocks side by side in rows, their lower ends in line; returns the y where the next block may start."""
    rows: list[list[Block]] = []
    x = 0.0
    for block in blocks:
        if not rows or x + block[0] > width + 0.5:
            rows.append([])
            x = 0.0
        rows[-1].append(block)
        x += block[0] + gap
    for row in rows:
        height, x = max(block[1] for block in row), 0.0
        for wide, high, draw in row:
            draw(picture, x, top + height - high)
            x += wide + gap
        top += height + gap
    return top


def _board_blocks(scene: Scene) -> list[Block]:
    lattice, boards = scene.lattice, _flat_boards(scene)
    if lattice.dimension == 2:
        return [_flat_block(board) for _, board in boards]
    solid = [] if scene.lines else [_solid_block(lattice, scene.cells, scene.owners, SCALE)]
    lowest, n_layers = boards[0][0], boards[-1][0] - boards[0][0] + 1
    return solid + [
        _captioned(layer_caption(number - lowest, n_layers), _flat_block(board), FAINT_TEXT) for number, board in boards
    ]


def _flat_boards(scene: Scene) -> list[tuple[int, Drawn]]:
    shrink = 1.0 if scene.lattice.dimension == 2 else _LAYER_SHRINK
    lines, sums = scene.lines, scene.sums
    boards = flat_boards(scene.lattice, scene.cells, scene.owners, scene.marks, shrink=shrink, lines=lines, sums=sums)
    if not scene.parallelogram:
        return boards
    return [(number, replace(board, parallelogram=scene.parallelogram)) for number, board in boards]


def _flat_block(board: Drawn, label_size: float | None = None) -> Block:
    left, top, right, bottom = board.box()

    def draw(picture: Picture, x: float, y: float) -> None:
        draw_planar(picture, board, x, y, label_size=label_size)

    return right - left, bottom - top, draw


def _solid_block(lattice: Lattice, cells: Sequence[SceneCell], owners: Sequence[Owner], scale: float) -> Block:
    left, top, right, bottom = solid_box(lattice, cells, scale)

    def draw(picture: Picture, x: float, y: float) -> None:
        draw_solid(picture, lattice, cells, owners, x, y, scale=scale)

    return right - left, bottom - top, draw


def _piece_blocks(scene: Scene) -> list[Block]:
    blocks: dict[int, Block] = {}
    flat: dict[int, Drawn] = {}
    for number, piece in enumerate(scene.pieces):
        has_labels = any(cell.labels for cell in piece.cells)
        if scene.lattice.dimension > 2 and not (has_labels and len(piece.cells) == 1):
            blocks[number] = _solid_block(scene.lattice, piece.cells, (piece.owner,), SCALE * _PIECE_SHRINK)
            continue
        # Some sides of a body cannot be seen; flat, all its labels can be read.
        shrink = TILE_SHRINK if has_labels else _PIECE_SHRINK
        [(_, flat[number])] = flat_boards(scene.lattice, piece.cells, (piece.owner,), scene.marks, shrink=shrink)
    # Labels of one size on all tiles, the one that the longest of them allows.
    size = min((fitting_label_size(board) for board in flat.values() if board.has_labels), default=None)
    blocks |= {number: _flat_block(board, size) for number, board in flat.items()}
    return [_captioned(_piece_caption(piece), blocks[number]) for number, piece in enumerate(scene.pieces)]


def _piece_caption(piece: ScenePiece) -> str:
    """The name of a piece, unless it is written on the piece, and the number of its copies."""
    words = [] if piece.owner.code == piece.name else [piece.name]
    return " ".join([*words, *([f"({piece.note})" if words else piece.note] if piece.note else [])])


def _captioned(caption: str, block: Block, color: str = INK) -> Block:
    """The block with a line of small text below it."""
    width, height, inner = block
    if not caption:
        return block

    def draw(picture: Picture, x: float, y: float) -> None:
        inner(picture, x, y)
        picture.text((x, y + height + 0.95 * _SMALL), caption, _SMALL, color, align=0)

    return max(width, text_width(caption) * _SMALL), height + 1.7 * _SMALL, draw


def _legend_blocks(scene: Scene) -> list[Block]:
    """The meanings of the codes on the pieces, in columns of equal width."""
    side = 1.2 * _SMALL
    texts = [owner.name for owner in scene.legend]
    wide = side * 2.9 + max(text_width(text) for text in texts) * _SMALL + _GAP

    def block(owner: Owner) -> Block:
        def draw(picture: Picture, x: float, y: float) -> None:
            style = owner_fill(owner)
            corners = [(x, y), (x + 1.6 * side, y), (x + 1.6 * side, y + side), (x, y + side)]
            picture.polygon(corners, style, stroke=THICK, width=1.0)
            middle = (x + 0.8 * side, y + side / 2)
            picture.text(middle, owner.code, _SMALL, style.ink, bold=True, halo=style.halo)
            picture.text((x + 2.1 * side, y + side / 2), owner.name, _SMALL, INK, align=0)

        return wide, side, draw

    return [block(owner) for owner in scene.legend]
