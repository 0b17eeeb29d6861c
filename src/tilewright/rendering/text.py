"""Scenes as text, with box characters or in plain ASCII, with or without colors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..errors import visible
from ..families.scenes import WILD, Scene, SceneCell, ScenePiece
from ..lattices import Lattice
from .canvas import Canvas, beside, plain
from .palette import label_fills
from .spelling import finished, spelled
from .text_boards import Look
from .text_sheets import TextSheets

WIDTH = 100
"""The width of a text, in columns, unless the caller gives another."""


def draw_text(scene: Scene, *, ascii: bool = False, color: bool = False, width: int | None = None) -> str:
    """Draw the board, then its caption, the meanings of the codes, notes, and the pieces beside it.

    The title is left to the caller. With `color` the text has ANSI escape sequences. `width` is the
    number of columns; boards are never cut, but things that stand side by side move below each other.
    """
    scene = spelled(scene, ascii=ascii)
    columns = width or WIDTH
    label_colors = {label: style.color for label, style in label_fills(scene.marks).items()} if color else {}
    look = Look(scene.owners, label_colors) if color else Look()
    blocks = [_draw(scene.lattice, scene.cells, look, columns).lines(ascii=ascii, color=color)] if scene.cells else []
    blocks += blocks_below(scene, columns)
    if scene.pieces:
        blocks.append(_pieces(scene, label_colors, columns, ascii, color))
    lines = [line for number, block in enumerate(blocks) for line in ([""] if number else []) + block]
    text = finished("\n".join(lines))
    return plain(text) if ascii else text


def draw_boards(
    scenes: Mapping[str, Scene], *, ascii: bool = False, color: bool = False, width: int | None = None
) -> str:
    """Draw the boards of several scenes side by side, each above its caption, without what stands below or beside."""
    columns, sheets = width or WIDTH, []
    for caption, scene in scenes.items():
        shown = spelled(scene, ascii=ascii)
        colors = {label: style.color for label, style in label_fills(shown.marks).items()}
        sheet = _draw(shown.lattice, shown.cells, Look(shown.owners, colors), columns)
        _, left, bottom, _ = sheet.bounds
        sheet.write(bottom, left, visible(caption))
        sheets.append(sheet)
    text = finished("\n".join(beside(sheets, columns).lines(ascii=ascii, color=color)))
    return plain(text) if ascii else text


def blocks_below(scene: Scene, columns: int) -> list[list[str]]:
    """The lines below the board of a scene that is spelled, in blocks: its caption, the legend, the notes."""
    blocks = [
        [visible(scene.caption)] if scene.caption else [],
        flow(legend_entries(scene), columns) if scene.legend else [],
        list(map(visible, scene.notes)),
    ]
    return [block for block in blocks if block]


def legend_entries(scene: Scene) -> list[str]:
    """The codes of pieces with their meanings."""
    return [f"{owner.code} = {owner.name}" for owner in scene.legend]


def _draw(lattice: Lattice, cells: Sequence[SceneCell], look: Look, columns: int) -> Canvas:
    """The board; layers of a board in space stand side by side."""
    sheets = TextSheets(lattice, tuple(cells))
    return beside(sheets.drawn(sheets.fitting(), look), columns)


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
        lines += ["  " + line for line in flow(entries, columns - 2)]
    if shapes:
        looks = [Look((piece.owner,), label_colors) if color else Look() for piece in shapes]
        sheets = [_piece_sheet(scene.lattice, piece, look, columns) for piece, look in zip(shapes, looks, strict=True)]
        lines += beside(sheets, columns, gap=5).lines(ascii=ascii, color=color)
    return lines


def _is_tile(piece: ScenePiece) -> bool:
    return len(piece.cells) == 1 and bool(piece.cells[0].labels)


def _piece_sheet(lattice: Lattice, piece: ScenePiece, look: Look, columns: int) -> Canvas:
    sheet = _draw(lattice, piece.cells, look, columns)
    _, left, bottom, _ = sheet.bounds
    words = [] if piece.owner.code == piece.name else [piece.name]
    caption = " ".join([*words, *([f"({piece.note})"] if piece.note else [])])
    sheet.write(bottom, left, caption)
    return sheet


def flow(entries: Sequence[str], columns: int) -> list[str]:
    """Short texts in columns of equal width, as many as fit, read row by row."""
    wide = max(len(entry) for entry in entries) + 3
    per_row = max(1, (columns + 3) // wide)
    return [
        "".join(f"{entry:<{wide}}" for entry in entries[k : k + per_row]).rstrip()
        for k in range(0, len(entries), per_row)
    ]
