"""Boards drawn with characters: the form of a drawing, and boxes for squares, cubes and balls.

Every drawing is made on the places that the lattice gives its cells in a text picture: row downward,
column to the right, layer upward.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from itertools import product
from typing import Protocol

from ..families.scenes import WILD, Owner, SceneCell, same_piece
from ..lattices import Lattice
from ..values import frozen
from .canvas import Canvas
from .palette import BLOCKED, GIVEN, heat_color, owner_fill

GridStep = tuple[int, int, int]

WRONG = "X"
"""Stands on the border between sides that do not match."""

SEAM = (":", "~")
"""Drawn for an upright side and a level side that meet a cell elsewhere in the picture."""


@frozen
class Look:
    """The pieces that lie on a board, and the color of every label; None where nothing has a color."""

    owners: Sequence[Owner] | None = None
    label_colors: Mapping[str, str] = field(default_factory=dict)


class BoardForm(Protocol):
    """A way to draw cells of a lattice, with all sizes chosen: a cell stands at the same place in every drawing."""

    def draw(self, cells: Sequence[SceneCell], look: Look) -> Canvas:
        """Draw some of the cells of a board."""


@frozen
class Longest:
    """The greatest sizes of what is written into cells: of labels, of lines of text, and of the number of lines."""

    label: int
    text: int
    lines: int

    @classmethod
    def of(cls, cells: Sequence[SceneCell]) -> Longest:
        """The sizes of what stands in these cells; 0 for labels if no cell has any."""
        lines = [content(cell) for cell in cells]
        label = max((len(text or WILD) for cell in cells for text in cell.labels), default=0)
        return cls(label, max(len(line) for each in lines for line in each), max(map(len, lines)))

    def up_to(self) -> Iterator[Longest]:
        """All sizes up to these."""
        for sizes in product(range(self.label + 1), range(self.text + 1), range(1, self.lines + 1)):
            yield Longest(*sizes)


@frozen
class BoardStyle:
    """A style of text pictures: the form that suits cells, and all forms that cells of a board may need.

    The forms are asked for with the cells of a board, and with sizes that what is written there does not exceed.
    """

    fitting: Callable[[Lattice, Sequence[SceneCell]], BoardForm]
    forms: Callable[[Lattice, Sequence[SceneCell], Longest], Iterable[BoardForm]]


def content(cell: SceneCell) -> list[str]:
    """The lines of text in a cell: its piece or value, below the cell's name if both matter; else the name."""
    if cell.owner is None and cell.text and cell.name:
        # A value below a number that is a name must not look like one.
        return [cell.name, "=" + cell.text if cell.name.isdigit() else cell.text]
    return (cell.text or (cell.name if cell.owner is None else "")).split("\n")


def filler(cell: SceneCell) -> str:
    return {"blocked": "#", "optional": "."}.get(cell.state, " ")


def ground(cell: SceneCell, owners: Sequence[Owner] | None) -> str:
    """The color behind a cell; none for cells without a piece."""
    if owners is None:
        return ""
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


@frozen
class _TileBoxForm:
    """Square tiles, each with its labels at top, left, right and bottom; no box characters, the same everywhere."""

    lattice: Lattice
    top: int
    left: int
    holes: tuple[SceneCell, ...]
    """Empty boxes, so that the boxes make a rectangle."""
    wide: int
    """The columns of a label."""
    inner: int
    """The columns of a tile."""

    def draw(self, cells: Sequence[SceneCell], look: Look) -> Canvas:
        canvas, inner, wide = Canvas(), self.inner, self.wide
        for cell in (*self.holes, *cells):
            _, row, column = self.lattice.grid(cell.cell)
            # The middle line of the box, and its first column.
            y, x = 4 * (row - self.top) + 2, (inner + 1) * (column - self.left) + 1
            for k in range(-2, 3):
                canvas.write(y + k, x - 1, "|" + " " * inner + "|" if -2 < k < 2 else "-" * (inner + 2))
            if cell.owner is None:
                for k, text in ((-1, ""), (0, " ".join(content(cell))), (1, "")):
                    canvas.write(y + k, x, text.center(inner, filler(cell)))
            else:
                # `*` is a side without a label, as in the puzzle file.
                labels = dict.fromkeys(steps_of(self.lattice, cell), WILD) | labels_by_step(self.lattice, cell)
                for (_, row_step, column_step), label in labels.items():
                    at = (inner - wide) // 2 if row_step else 1 if column_step < 0 else inner - 1 - wide
                    write_label(canvas, y + row_step, x + at, label, look)
            for _, row_step, column_step in wrong_steps(self.lattice, cell):
                at = inner - 1 - wide if row_step else (inner + 1) * (column_step > 0)
                canvas.write(y + 2 * row_step, x - 1 + at, WRONG)
        return canvas


def _tile_boxes(lattice: Lattice, cells: Sequence[SceneCell], wide: int, name: int) -> _TileBoxForm:
    rows, columns = ({lattice.grid(cell.cell)[k] for cell in cells} for k in (1, 2))
    box = product(range(min(rows), max(rows) + 1), range(min(columns), max(columns) + 1))
    at = {lattice.cell_on_grid((0, *place)) for place in box} - {cell.cell for cell in cells}
    holes = tuple(SceneCell(cell) for cell in at if cell is not None)
    return _TileBoxForm(lattice, min(rows), min(columns), holes, wide, max(2 * wide + 4, name))


def _fitting_tile_boxes(lattice: Lattice, cells: Sequence[SceneCell]) -> BoardForm:
    wide = max(len(label or WILD) for cell in cells for label in cell.labels or ("",))
    names = [len(" ".join(content(cell))) for cell in cells if cell.owner is None]
    return _tile_boxes(lattice, cells, wide, max(names, default=0))


TILE_BOXES = BoardStyle(
    _fitting_tile_boxes,
    lambda lattice, cells, most: [
        _tile_boxes(lattice, cells, wide, name)
        for wide in range(1, most.label + 1)
        for name in (0, *range(2 * wide + 5, (most.text + 1) * most.lines))
    ],
)


@frozen
class _BoxForm:
    """Squares, cubes or balls in boxes, with borders only between different pieces; of one layer."""

    lattice: Lattice
    height: int
    inner: int
    """Rows and columns of a cell without its borders."""

    def draw(self, cells: Sequence[SceneCell], look: Look) -> Canvas:
        canvas, lattice, height, inner = Canvas(), self.lattice, self.height, self.inner
        places = {lattice.grid(cell.cell)[1:]: cell for cell in cells}
        at_cell = {cell.cell: cell for cell in cells}
        for (row, column), cell in places.items():
            y, x = row * (height + 1), column * (inner + 1)
            joined = {step: same_piece(cell, places.get((row + step[0], column + step[1]))) for step in _BORDERS}
            seams = {steps_of(lattice, cell)[side][1:]: at_cell.get(other or ()) for side, other in cell.seams}
            for step, ends in _BORDERS.items():
                if step in _DRAWN_BY_OTHER and step not in seams and (row + step[0], column + step[1]) in places:
                    # The neighbor draws it.
                    continue
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
_DRAWN_BY_OTHER = ((-1, 0), (0, -1))
_BORDERS = {(-1, 0): ((0, 0), (0, 1)), (1, 0): ((1, 0), (1, 1)), (0, -1): ((0, 0), (1, 0)), (0, 1): ((0, 1), (1, 1))}


def _upright(labels: dict[GridStep, str]) -> list[str]:
    """Labels of sides to the layers above and below, which a picture of a layer has no side for."""
    signs = (("^", 1), ("_", -1))
    vertical = [(sign, [text for (layer, _, _), text in labels.items() if layer == step]) for sign, step in signs]
    words = [sign + " ".join(texts) for sign, texts in vertical if texts]
    return [" ".join(words)] if words else []


def _boxes(lattice: Lattice, longest: Longest) -> _BoxForm:
    """The boxes for texts and labels of these sizes."""
    height = max(3 if longest.label else 1, longest.lines)
    return _BoxForm(lattice, height, max(longest.text + 2 + (2 * longest.label + 2 if longest.label else 0), 3))


def _fitting_boxes(lattice: Lattice, cells: Sequence[SceneCell]) -> BoardForm:
    longest, labels = Longest.of(cells), [labels_by_step(lattice, cell) for cell in cells]
    upright = max((len(text) for sides in labels for text in _upright(sides)), default=0)
    level = max((len(text) for sides in labels for text in sides.values()), default=0)
    return _boxes(lattice, Longest(level, max(longest.text, upright), longest.lines))


def _forms_of_boxes(lattice: Lattice, cells: Sequence[SceneCell], most: Longest) -> Iterator[BoardForm]:
    # Below the text stand the labels of the sides to other layers, a blank or a sign before each.
    n_sides = max(kind.n_sides for kind in lattice.kinds)
    upright = n_sides * (most.label + 1) if lattice.dimension > 2 and most.label else 0
    for longest in replace(most, text=max(most.text, upright)).up_to():
        yield _boxes(lattice, longest)


BOXES = BoardStyle(_fitting_boxes, _forms_of_boxes)
