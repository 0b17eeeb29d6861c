"""Boards drawn with characters: boxes for squares, slanted lines for triangles and hexagons, layers for space.

Every drawing is made on the places that the lattice gives its cells in a text picture: row downward,
column to the right, layer upward.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..families.scenes import WILD, Owner, SceneCell, same_piece
from ..lattices import Lattice
from ..values import frozen
from .canvas import Canvas, beside
from .palette import BLOCKED, GIVEN, heat_color, owner_fill

GridStep = tuple[int, int, int]

WRONG = "X"
"""Stands on the border between sides that do not match."""

SEAM = (":", "~")
"""Drawn for an upright side and a level side that meet a cell elsewhere in the picture."""


@frozen
class Look:
    """The pieces that lie on a board, and the color of every label."""

    owners: Sequence[Owner]
    label_colors: Mapping[str, str]


DrawBoard = Callable[[Lattice, Sequence[SceneCell], Look, int], Canvas]


def content(cell: SceneCell) -> list[str]:
    """The lines of text in a cell: its piece or value, below the cell's name if both matter; else the name."""
    if cell.owner is None and cell.text and cell.name:
        # A value below a number that is a name must not look like one.
        return [cell.name, "=" + cell.text if cell.name.isdigit() else cell.text]
    return (cell.text or (cell.name if cell.owner is None else "")).split("\n")


def filler(cell: SceneCell) -> str:
    return {"blocked": "#", "optional": "."}.get(cell.state, " ")


def ground(cell: SceneCell, owners: Sequence[Owner]) -> str:
    """The color behind a cell; none for cells without a piece."""
    if cell.state == "blocked":
        return BLOCKED
    if cell.heat is not None:
        return heat_color(cell.heat)
    if cell.owner is not None:
        # Labels are told apart by their words; behind a tile a color would only suggest a match.
        return "" if cell.labels else owner_fill(owners[cell.owner]).color
    return GIVEN if cell.given else ""


def steps_of(lattice: Lattice, cell: SceneCell) -> list[GridStep]:
    """The steps in the picture from a cell to its neighbors beyond sides 0, 1, 2, ..."""
    layer, row, column = lattice.grid(cell.cell)
    places = (lattice.grid(neighbor) for neighbor in lattice.neighbors(cell.cell))
    return [(place[0] - layer, place[1] - row, place[2] - column) for place in places]


def labels_by_step(lattice: Lattice, cell: SceneCell) -> dict[GridStep, str]:
    """The labels of a cell, each by the direction in which it looks."""
    if not cell.labels:
        return {}
    steps = steps_of(lattice, cell)
    return {step: label for step, label in zip(steps, cell.labels, strict=True) if label is not None}


def wrong_steps(lattice: Lattice, cell: SceneCell) -> list[GridStep]:
    """The directions in which a cell has sides that do not match."""
    steps = steps_of(lattice, cell)
    return [steps[side] for side in cell.wrong]


def write_label(canvas: Canvas, row: int, column: int, label: str, look: Look) -> None:
    """Write a label on its color."""
    canvas.write(row, column, label)
    if label in look.label_colors:
        canvas.ground(row, column, len(label), look.label_colors[label])


def tile_box(lattice: Lattice, cells: Sequence[SceneCell], look: Look, width: int) -> Canvas:
    """Square tiles, each with its labels at top, left, right and bottom; no box characters, the same everywhere.

    The form is read back by `compare`: rows of three lines between rules of dashes.
    """
    rows, columns = ([lattice.grid(cell.cell)[k] for cell in cells] for k in (1, 2))
    n_rows, n_columns = max(rows) - min(rows) + 1, max(columns) - min(columns) + 1
    wide = max(len(label or WILD) for cell in cells for label in cell.labels or ("",))
    inner = max([2 * wide + 4, *(len(" ".join(content(cell))) for cell in cells if cell.owner is None)])
    canvas = Canvas()
    for number in range(4 * n_rows + 1):
        box = "|" + " " * inner if number % 4 else "-" * (inner + 1)
        canvas.write(number, 0, box * n_columns + box[0])
    for cell, row, column in zip(cells, rows, columns, strict=True):
        # The middle line of the box, and its first column.
        y, x = 4 * (row - min(rows)) + 2, (inner + 1) * (column - min(columns)) + 1
        if cell.owner is None:
            for k, text in ((-1, ""), (0, " ".join(content(cell))), (1, "")):
                canvas.write(y + k, x, text.center(inner, filler(cell)))
        else:
            # `*` is a side without a label, as in the puzzle file.
            labels = dict.fromkeys(steps_of(lattice, cell), WILD) | labels_by_step(lattice, cell)
            for (_, row_step, column_step), label in labels.items():
                at = (inner - wide) // 2 if row_step else 1 if column_step < 0 else inner - 1 - wide
                write_label(canvas, y + row_step, x + at, label, look)
        for _, row_step, column_step in wrong_steps(lattice, cell):
            at = inner - 1 - wide if row_step else (inner + 1) * (column_step > 0)
            canvas.write(y + 2 * row_step, x - 1 + at, WRONG)
    return canvas


def draw_squares(lattice: Lattice, cells: Sequence[SceneCell], look: Look, width: int) -> Canvas:
    """Square cells in boxes, with borders only between different pieces."""
    return _boxes(lattice, cells, look, *_box_size(lattice, cells))


def draw_layers(lattice: Lattice, cells: Sequence[SceneCell], look: Look, width: int) -> Canvas:
    """Cubes or balls: the layers side by side, the bottom layer first, each seen from above."""
    layers: dict[int, list[SceneCell]] = {}
    for cell in cells:
        layers.setdefault(lattice.grid(cell.cell)[0], []).append(cell)
    bottom, n_layers = min(layers), max(layers) - min(layers) + 1
    height, inner = _box_size(lattice, cells)
    first_row = min(lattice.grid(cell.cell)[1] for cell in cells)
    first_column = min(lattice.grid(cell.cell)[2] for cell in cells)
    sheets = []
    for number in range(n_layers):
        # All layers share one frame, so that a cube stands at the same place in each of them.
        sheet = _boxes(lattice, layers.get(bottom + number, []), look, height, inner)
        caption = layer_caption(number, n_layers) if n_layers > 1 else ""
        sheet.write(first_row * (height + 1) - bool(caption), first_column * (inner + 1), caption)
        sheets.append(sheet)
    return beside(sheets, width)


def layer_caption(layer: int, n_layers: int) -> str:
    """The name of a layer; layers count from 1, at the bottom."""
    where = " (bottom)" if layer == 0 else " (top)" if layer == n_layers - 1 else ""
    return f"layer {layer + 1}{where}"


def _box_size(lattice: Lattice, cells: Sequence[SceneCell]) -> tuple[int, int]:
    """Height and width of a cell without its borders, enough for the texts and labels of each cell."""
    labels = [labels_by_step(lattice, cell) for cell in cells]
    texts = [content(cell) for cell in cells]
    height = max(3 if any(labels) else 1, *(len(lines) for lines in texts))
    label = max((len(text) for sides in labels for text in sides.values()), default=0)
    middle = max(len(text) for lines in (*texts, *map(_upright, labels)) for text in lines)
    return height, max(middle + 2 + (2 * label + 2 if label else 0), 3)


def _boxes(lattice: Lattice, cells: Sequence[SceneCell], look: Look, height: int, inner: int) -> Canvas:
    canvas = Canvas()
    places = {lattice.grid(cell.cell)[1:]: cell for cell in cells}
    at_cell = {cell.cell: cell for cell in cells}
    for (row, column), cell in places.items():
        y, x = row * (height + 1), column * (inner + 1)
        joined = {step: same_piece(cell, places.get((row + step[0], column + step[1]))) for step in _BORDERS}
        seams = {steps_of(lattice, cell)[side][1:]: at_cell.get(other or ()) for side, other in cell.seams}
        for step, ends in _BORDERS.items():
            if not joined[step]:
                start, end = ((y + down * (height + 1), x + right * (inner + 1)) for down, right in ends)
                canvas.line(*start, *end)
                if step in seams:
                    sign = " " if same_piece(cell, seams[step]) else SEAM[step[0] != 0]
                    for k in range(1, end[0] - start[0] + end[1] - start[1]):
                        canvas.write(*(start[0], start[1] + k) if step[0] else (start[0] + k, start[1]), sign)
        for k in range(height):
            canvas.write(y + 1 + k, x + 1, filler(cell) * inner)
        color = ground(cell, look.owners)
        if color:
            # One more row and column where the piece goes on, so that its color has no gaps.
            for k in range(height):
                canvas.ground(y + 1 + k, x + 1, inner + joined[0, 1], color)
            if joined[1, 0]:
                corner = joined[0, 1] and same_piece(cell, places.get((row + 1, column + 1)))
                canvas.ground(y + 1 + height, x + 1, inner + corner, color)
        labels = labels_by_step(lattice, cell)
        lines = [*content(cell), *_upright(labels)]
        for k, text in enumerate(lines):
            canvas.write(y + 1 + (height - len(lines)) // 2 + k, x + 1, text.center(inner, filler(cell)))
        for (layer_step, row_step, column_step), text in labels.items():
            if not layer_step:
                at = (inner - len(text)) // 2 if row_step else 1 if column_step < 0 else inner - 1 - len(text)
                write_label(canvas, y + 1 + (height - 1) // 2 * (1 + row_step), x + 1 + at, text, look)
    return canvas


# For each neighbor the ends of the border with it, in cells below and right of the upper left corner.
_BORDERS = {(-1, 0): ((0, 0), (0, 1)), (1, 0): ((1, 0), (1, 1)), (0, -1): ((0, 0), (1, 0)), (0, 1): ((0, 1), (1, 1))}


def _upright(labels: dict[GridStep, str]) -> list[str]:
    """Labels of sides to the layers above and below, which a picture of a layer has no side for."""
    signs = (("^", 1), ("_", -1))
    vertical = [(sign, [text for (layer, _, _), text in labels.items() if layer == step]) for sign, step in signs]
    words = [sign + " ".join(texts) for sign, texts in vertical if texts]
    return [" ".join(words)] if words else []
