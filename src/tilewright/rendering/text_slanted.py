"""Triangles and hexagons drawn with the characters / \\ | and _."""

from __future__ import annotations

from collections.abc import Sequence

from ..families.scenes import WILD, SceneCell, same_piece
from ..lattices import Lattice
from .canvas import Canvas
from .text_boards import Look, content, filler, ground, labels_by_step, steps_of, write_label

_UP = 0
"""The kind of a triangle that points up."""


def draw_triangles(lattice: Lattice, cells: Sequence[SceneCell], look: Look, width: int) -> Canvas:
    """Triangles of equal height; labels stand at their sides, the name in the middle."""
    canvas = Canvas()
    at = {cell.cell: cell for cell in cells}
    has_labels = any(cell.labels for cell in cells)
    label = max((len(text or WILD) for cell in cells for text in cell.labels), default=0)
    text = max(len(line) for cell in cells for line in content(cell))
    n_lines = max(len(content(cell)) for cell in cells)
    if has_labels:
        # Rows of a triangle pointing up: its point, left and right label, the name, bottom label.
        label_row = max(label + 1, (text + 1) // 2 - 1, 2)
        height = label_row + 3
    else:
        height = max(3, (text + 1) // 2 + 2 * n_lines)
    for cell in cells:
        _, row, column = lattice.grid(cell.cell)
        y, x = row * height, column * height
        up = lattice.kind_index(cell.cell) == _UP
        labels = labels_by_step(lattice, cell)
        joined = {
            step: same_piece(cell, at.get(neighbor))
            for step, neighbor in zip(steps_of(lattice, cell), lattice.neighbors(cell.cell), strict=True)
        }
        color = ground(cell, look.owners)
        for k in range(height):
            left, right = (x + height - 1 - k, x + height + k) if up else (x + k, x + 2 * height - 1 - k)
            canvas.write(y + k, left + 1, filler(cell) * (right - left - 1))
            if color:
                start, end = left + 1 - joined[0, 0, -1], right + joined[0, 0, 1]
                canvas.ground(y + k, start, end - start, color)
        for k in range(height):
            left, right = (x + height - 1 - k, x + height + k) if up else (x + k, x + 2 * height - 1 - k)
            for column_step, place in ((-1, left), (1, right)):
                if not joined[0, 0, column_step]:
                    canvas.write(y + k, place, "/" if up == (column_step < 0) else "\\")
        _write_lines(canvas, cell, y + (height - 1 - (1 if has_labels else 0) if up else 0), x, height, up, has_labels)
        for (_, row_step, column_step), word in labels.items():
            if row_step:
                continue
            k = height - 3 if up else 2
            left, right = (x + height - 1 - k, x + height + k) if up else (x + k, x + 2 * height - 1 - k)
            write_label(canvas, y + k, left + 1 if column_step < 0 else right - len(word), word, look)
    # Horizontal sides last: they run through the last row of the triangle above, below its fill.
    for cell in cells:
        _, row, column = lattice.grid(cell.cell)
        up = lattice.kind_index(cell.cell) == _UP
        joined = {
            step: same_piece(cell, at.get(neighbor))
            for step, neighbor in zip(steps_of(lattice, cell), lattice.neighbors(cell.cell), strict=True)
        }
        y, x = row * height + (height - 1 if up else -1), column * height
        if not joined[0, 1 if up else -1, 0]:
            canvas.write(y, x + 1, "_" * (2 * height - 2))
            for end, side in ((x, (0, 0, -1)), (x + 2 * height - 1, (0, 0, 1))):
                if joined[side] and canvas.chars.get((y, end), " ") == " ":
                    canvas.write(y, end, "_")
    for cell in cells:
        _, row, column = lattice.grid(cell.cell)
        for (_, row_step, _), word in labels_by_step(lattice, cell).items():
            if row_step:
                y = row * height + (height - 1 if row_step > 0 else 0)
                write_label(canvas, y, column * height + height - (len(word) + 1) // 2, word, look)
    return canvas


def _write_lines(canvas: Canvas, cell: SceneCell, base: int, x: int, height: int, up: bool, has_labels: bool) -> None:
    """The lines of a triangle, in its widest rows but the one along its horizontal side."""
    lines = content(cell)
    first = base - len(lines) if up else base + 1
    if has_labels:
        first = base if up else base + 1
    for k, line in enumerate(lines):
        canvas.write(first + k, x + height - (len(line) + 1) // 2, line)


def draw_hexagons(lattice: Lattice, cells: Sequence[SceneCell], look: Look, width: int) -> Canvas:
    """Hexagons standing on a corner; labels stand at their sides, the name in the middle."""
    canvas = Canvas()
    at = {cell.cell: cell for cell in cells}
    has_labels = any(cell.labels for cell in cells)
    label = max((len(text or WILD) for cell in cells for text in cell.labels), default=0)
    text = max(len(line) for cell in cells for line in content(cell))
    middle = max(len(content(cell)) for cell in cells)
    # `half` is half the width, `slanted` how many rows a slanted side takes.
    half, slanted = (max(4, (2 * label + text + 6) // 2), 2) if has_labels else (max(2, (text + 4) // 2), 1)
    reach = [((2 * k + 1) * half) // (2 * slanted) for k in range(slanted)]
    pitch = slanted + middle
    for cell in cells:
        _, row, column = lattice.grid(cell.cell)
        y, x = row * pitch, column * half
        joined = {
            step: same_piece(cell, at.get(neighbor))
            for step, neighbor in zip(steps_of(lattice, cell), lattice.neighbors(cell.cell), strict=True)
        }
        color = ground(cell, look.owners)
        edges = []
        for k in range(slanted):
            edges.append((y + k, x + half - reach[k], x + half + reach[k], (0, -1, -1), (0, -1, 1), "/\\"))
            edges.append((y + pitch + k, x + reach[k], x + 2 * half - reach[k], (0, 1, -1), (0, 1, 1), "\\/"))
        for k in range(middle):
            edges.append((y + slanted + k, x, x + 2 * half, (0, 0, -2), (0, 0, 2), "||"))
        for line, left, right, left_step, right_step, chars in edges:
            canvas.write(line, left + 1, filler(cell) * (right - left - 1))
            if color:
                start, end = left + 1 - joined[left_step], right + joined[right_step]
                canvas.ground(line, start, end - start, color)
            if not joined[left_step]:
                canvas.write(line, left, chars[0])
            if not joined[right_step]:
                canvas.write(line, right, chars[1])
        for k, word in enumerate(content(cell)):
            canvas.write(y + slanted + k, x + half - len(word) // 2, word)
        for (_, row_step, column_step), word in labels_by_step(lattice, cell).items():
            if not row_step:
                place = x + 2 if column_step < 0 else x + 2 * half - 1 - len(word)
                write_label(canvas, y + slanted, place, word, look)
            else:
                line = y + slanted - 1 if row_step < 0 else y + pitch
                inside = reach[-1] - 1
                place = x + half - inside if column_step < 0 else x + half + inside + 1 - len(word)
                write_label(canvas, line, place, word, look)
    return canvas
