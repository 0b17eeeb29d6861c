"""Scenes as text, with box characters or in plain ASCII, with or without colors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..families.scenes import WILD, Scene, SceneCell, ScenePiece
from ..lattices import Lattice
from .canvas import Canvas, beside, plain
from .layers import flat_layers
from .palette import label_fills
from .spelling import finished, spelled
from .text_boards import DrawBoard, Look, draw_layers, draw_squares, layer_caption, tile_box
from .text_lines import draw_hexagons, draw_lines, draw_triangles

WIDTH = 100
"""The width of a text, in columns, unless the caller gives another."""

_DRAWINGS: dict[str, DrawBoard] = {
    "boxes": draw_squares,
    "triangles": draw_triangles,
    "hexagons": draw_hexagons,
    "lines": draw_lines,
}
"""The function that draws a board, for each text style of a lattice."""


def draw_text(scene: Scene, *, ascii: bool = False, color: bool = False, width: int | None = None) -> str:
    """Draw the board, then its caption, the meanings of the codes, notes, and the pieces beside it.

    The title is left to the caller. With `color` the text has ANSI escape sequences. `width` is the
    number of columns; boards are never cut, but things that stand side by side move below each other.
    """
    scene = spelled(scene, ascii=ascii)
    columns = width or WIDTH
    label_colors = {label: style.color for label, style in label_fills(scene.marks).items()}
    look = Look(scene.owners, label_colors)
    blocks = [_draw(scene.lattice, scene.cells, look, columns).lines(ascii=ascii, color=color)] if scene.cells else []
    if scene.caption:
        blocks.append([scene.caption])
    if scene.legend:
        blocks.append(_flow([f"{owner.code} = {owner.name}" for owner in scene.legend], columns))
    if scene.notes:
        blocks.append(list(scene.notes))
    if scene.pieces:
        blocks.append(_pieces(scene, label_colors, columns, ascii, color))
    lines = [line for number, block in enumerate(blocks) for line in ([""] if number else []) + block]
    text = finished("\n".join(lines))
    return plain(text) if ascii else text


def _draw(lattice: Lattice, cells: Sequence[SceneCell], look: Look, columns: int) -> Canvas:
    if lattice.layer is not None:
        return (
            draw_layers(lattice, cells, look, columns) if lattice.is_boxed else _layers(lattice, cells, look, columns)
        )
    draw = _DRAWINGS[lattice.text_style]
    if draw is draw_squares and any(cell.labels for cell in cells) and _is_all_tiles(cells):
        draw = tile_box
    return draw(lattice, cells, look, columns)


def _layers(lattice: Lattice, cells: Sequence[SceneCell], look: Look, columns: int) -> Canvas:
    """The layers side by side, each as the planar lattice that shows it is drawn."""
    assert lattice.layer is not None
    layers = flat_layers(lattice, cells, ("^", "_"))
    lowest, n_layers = min(layers), max(layers) - min(layers) + 1
    sheets = []
    for number, layer in layers.items():
        sheet = _DRAWINGS[lattice.text_style](lattice.layer, layer, look, columns)
        top, left, *_ = sheet.bounds
        sheet.write(top - 1, left, layer_caption(number - lowest, n_layers) if n_layers > 1 else "")
        sheets.append(sheet)
    return beside(sheets, columns)


def _is_all_tiles(cells: Sequence[SceneCell]) -> bool:
    """Tell whether each piece on the board is a single cell; one without labels is a tile with any label all round."""
    lying = [cell.owner for cell in cells if cell.owner is not None]
    return len(set(lying)) == len(lying)


def _pieces(scene: Scene, label_colors: Mapping[str, str], columns: int, ascii: bool, color: bool) -> list[str]:
    """All pieces: tiles as a list of their labels, shapes as small drawings."""
    lines = ["pieces:"]
    tiles = [piece for piece in scene.pieces if _is_tile(piece)]
    shapes = [piece for piece in scene.pieces if not _is_tile(piece)]
    if tiles:
        name = max(len(piece.name) for piece in tiles)
        word = max(len(label or WILD) for piece in tiles for label in piece.cells[0].labels)
        entries = []
        for piece in tiles:
            order = scene.lattice.kind(piece.cells[0].cell).reading_order
            labels = " ".join(f"{piece.cells[0].labels[side] or '*':<{word}}" for side in order)
            entries.append(f"{piece.name:>{name}}: {labels}" + (f"  ({piece.note})" if piece.note else ""))
        lines += ["  " + line for line in _flow(entries, columns - 2)]
    if shapes:
        sheets = [_piece_sheet(scene.lattice, piece, label_colors, columns) for piece in shapes]
        lines += beside(sheets, columns, gap=5).lines(ascii=ascii, color=color)
    return lines


def _is_tile(piece: ScenePiece) -> bool:
    return len(piece.cells) == 1 and bool(piece.cells[0].labels)


def _piece_sheet(lattice: Lattice, piece: ScenePiece, label_colors: Mapping[str, str], columns: int) -> Canvas:
    sheet = _draw(lattice, piece.cells, Look((piece.owner,), label_colors), columns)
    _, left, bottom, _ = sheet.bounds
    words = [] if piece.owner.code == piece.name else [piece.name]
    caption = " ".join([*words, *([f"({piece.note})"] if piece.note else [])])
    sheet.write(bottom, left, caption)
    return sheet


def _flow(entries: Sequence[str], columns: int) -> list[str]:
    """Short texts in columns of equal width, as many as fit, read row by row."""
    wide = max(len(entry) for entry in entries) + 3
    per_row = max(1, (columns + 3) // wide)
    return [
        "".join(f"{entry:<{wide}}" for entry in entries[k : k + per_row]).rstrip()
        for k in range(0, len(entries), per_row)
    ]
