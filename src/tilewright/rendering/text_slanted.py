"""Triangles and hexagons drawn with the characters / \\ | and _."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..families.scenes import WILD, SceneCell, same_piece
from ..lattices import Cell, Lattice
from .canvas import Canvas
from .text_boards import GridStep, Look, content, filler, ground, labels_by_step, steps_of, write_label

_UP = 0
"""The kind of a triangle that points up."""

_LEFT, _RIGHT = (0, 0, -1), (0, 0, 1)


def _longest(cells: Sequence[SceneCell]) -> tuple[int, int, int]:
    """The longest label, the longest line of text, and the most lines in a cell."""
    label = max((len(text or WILD) for cell in cells for text in cell.labels), default=0)
    lines = [content(cell) for cell in cells]
    return label, max(len(line) for each in lines for line in each), max(map(len, lines))


def _joined(lattice: Lattice, cell: SceneCell, at: Mapping[Cell, SceneCell]) -> dict[GridStep, bool]:
    """For each neighbor of a cell, whether one piece covers both."""
    beyond = zip(steps_of(lattice, cell), lattice.neighbors(cell.cell), strict=True)
    return {step: same_piece(cell, at.get(neighbor)) for step, neighbor in beyond}


def _draw_row(
    canvas: Canvas, cell: SceneCell, row: int, ends: tuple[int, int], joined: tuple[bool, bool], chars: str, look: Look
) -> None:
    """Draw one row of a cell between the columns of its left and right side, and the sides that are borders."""
    left, right = ends
    canvas.write(row, left + 1, filler(cell) * (right - left - 1))
    color = ground(cell, look.owners)
    if color:
        start, end = left + 1 - joined[0], right + joined[1]
        canvas.ground(row, start, end - start, color)
    for column, inner, char in zip(ends, joined, chars, strict=True):
        if not inner:
            canvas.write(row, column, char)


def draw_triangles(lattice: Lattice, cells: Sequence[SceneCell], look: Look, width: int) -> Canvas:
    """Triangles of equal height; labels stand at their sides, the name in the middle."""
    canvas = Canvas()
    at = {cell.cell: cell for cell in cells}
    has_labels = any(cell.labels for cell in cells)
    label, text, n_lines = _longest(cells)
    # With labels the rows of a triangle pointing up are its point, left and right label, the name, bottom label.
    height = max(label + 4, (text + 1) // 2 + 2, 5) if has_labels else max(3, (text + 1) // 2 + 2 * n_lines)
    placed = []
    for cell in cells:
        _, row, column = lattice.grid(cell.cell)
        placed.append((cell, row * height, column * height, lattice.kind_index(cell.cell) == _UP))
    for cell, y, x, up in placed:
        joined = _joined(lattice, cell, at)
        ends = [(x + height - 1 - k, x + height + k) for k in range(height)]
        if not up:
            ends.reverse()
        for k in range(height):
            _draw_row(canvas, cell, y + k, ends[k], (joined[_LEFT], joined[_RIGHT]), "/\\" if up else "\\/", look)
        # The widest rows but the one along the horizontal side.
        lines = content(cell)
        first = 1 if not up else height - 2 if has_labels else height - 1 - len(lines)
        for k, line in enumerate(lines):
            canvas.write(y + first + k, x + height - (len(line) + 1) // 2, line)
        k = height - 3 if up else 2
        for step, word in labels_by_step(lattice, cell).items():
            if step in (_LEFT, _RIGHT):
                write_label(canvas, y + k, ends[k][0] + 1 if step == _LEFT else ends[k][1] - len(word), word, look)
    # Horizontal sides last: they run through the last row of the triangle above, below its fill.
    for cell, top, x, up in placed:
        joined = _joined(lattice, cell, at)
        y = top + (height - 1 if up else -1)
        if not joined[0, 1 if up else -1, 0]:
            canvas.write(y, x + 1, "_" * (2 * height - 2))
            for end, step in ((x, _LEFT), (x + 2 * height - 1, _RIGHT)):
                if joined[step] and canvas.chars.get((y, end), " ") == " ":
                    canvas.write(y, end, "_")
    for cell, y, x, up in placed:
        labels = labels_by_step(lattice, cell)
        level = (0, 1 if up else -1, 0)
        if level in labels:
            start = x + height - (len(labels[level]) + 1) // 2
            write_label(canvas, y + (height - 1 if up else 0), start, labels[level], look)
    return canvas


def draw_hexagons(lattice: Lattice, cells: Sequence[SceneCell], look: Look, width: int) -> Canvas:
    """Hexagons standing on a corner; labels stand at their sides, the name in the middle."""
    canvas = Canvas()
    at = {cell.cell: cell for cell in cells}
    label, text, middle = _longest(cells)
    # `half` is half the width, `slanted` how many rows a slanted side takes.
    if any(cell.labels for cell in cells):
        half, slanted = max(4, (2 * label + text + 6) // 2), 2
    else:
        half, slanted = max(2, (text + 4) // 2), 1
    reach = [((2 * k + 1) * half) // (2 * slanted) for k in range(slanted)]
    # For each row how far it reaches to both sides of the middle, the steps beyond its ends, and their characters.
    rows = [
        *((inside, (0, -1, -1), (0, -1, 1), "/\\") for inside in reach),
        *[(half, (0, 0, -2), (0, 0, 2), "||")] * middle,
        *((half - inside, (0, 1, -1), (0, 1, 1), "\\/") for inside in reach),
    ]
    for cell in cells:
        _, row, column = lattice.grid(cell.cell)
        y, x = row * (slanted + middle), column * half
        joined = _joined(lattice, cell, at)
        for k, (inside, left, right, chars) in enumerate(rows):
            ends = (x + half - inside, x + half + inside)
            _draw_row(canvas, cell, y + k, ends, (joined[left], joined[right]), chars, look)
        for k, word in enumerate(content(cell)):
            canvas.write(y + slanted + k, x + half - len(word) // 2, word)
        for (_, row_step, column_step), word in labels_by_step(lattice, cell).items():
            inside = reach[-1] - 1 if row_step else half - 2
            start = x + half - inside if column_step < 0 else x + half + inside + 1 - len(word)
            write_label(canvas, y + slanted + (-1, 0, middle)[row_step + 1], start, word, look)
    return canvas
