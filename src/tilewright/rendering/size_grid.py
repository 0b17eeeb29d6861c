"""The sizes of a board in rows and columns, each with a mark: as text and as SVG."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ..values import frozen
from .chart import AXIS_COLOR, SMALL_SIZE, TEXT_SIZE, TITLE_SIZE, WIDTH
from .palette import BLACK
from .picture import Picture, Point, fitted_size

Axes = Sequence[tuple[str, Sequence[int]]]


@frozen
class ShownMark:
    """How a mark is shown: a character, another one where only ASCII is printed, a color, and what it means."""

    text: str
    plain: str
    fill: str
    words: str


MARKS = {
    "prime": ShownMark("■", "P", "#2f6db3", "prime: has a solution, and is not made of smaller ones"),
    "composed": ShownMark("+", "+", "#a9cbee", "has a solution, and is made of smaller ones that have"),
    "solvable": ShownMark("o", "o", "#6fa4d8", "has a solution"),
    "none": ShownMark("·", ".", "#e4e4e4", "has none"),
    "open": ShownMark("?", "?", "#fff3c4", "not decided"),
}
"""The marks of boards, by name."""

_CELL, _GAP = 17.0, 1.5


@frozen
class SizeGrid:
    """The boards of which two sizes differ; `title` names the others. `marks` has them by column and row."""

    title: str
    across: tuple[str, tuple[int, ...]]
    down: tuple[str, tuple[int, ...]]
    marks: dict[tuple[int, int], ShownMark]


def size_grids(axes: Axes, marks: Mapping[str, str]) -> list[SizeGrid]:
    """Boards in grids, one for each choice of all sizes but the first two that can be chosen.

    `marks` has for each name such as "5x10" one of `MARKS`. A row without a mark is left out, and so is a column.
    """
    free = [place for place, (_, numbers) in enumerate(axes) if len(numbers) > 1] or [0]
    x, y = free[0], free[1] if len(free) > 1 else None
    found: dict[str, dict[tuple[int, int], ShownMark]] = {}
    for name, mark in marks.items():
        sizes = [int(size) for size in name.split("x")]
        others = (f"{axes[place][0]} {size}" for place, size in enumerate(sizes) if place not in (x, y))
        found.setdefault(", ".join(others), {})[sizes[x], sizes[y] if y is not None else 0] = MARKS[mark]
    return [
        SizeGrid(
            title,
            (axes[x][0], tuple(sorted({column for column, _ in grid}))),
            ("" if y is None else axes[y][0], tuple(sorted({row for _, row in grid}))),
            grid,
        )
        for title, grid in found.items()
    ]


def text_of_grid(grid: SizeGrid, *, ascii: bool) -> Iterator[str]:
    """The lines of a grid, the numbers of columns above it and those of rows on its left."""
    (across, columns), (down, rows) = grid.across, grid.down
    head = [down, *map(str, rows)] if down else ["", ""]
    left = max(map(len, head)) + 2
    wide = max(map(len, map(str, columns))) + 1
    yield f"{'':{left}}{across}" + (f"; {grid.title}" if grid.title else "")
    yield f"{down:{left}}" + "".join(f"{column:>{wide}}" for column in columns)
    for row in rows:
        shown = (grid.marks.get((column, row)) for column in columns)
        texts = ("" if mark is None else mark.plain if ascii else mark.text for mark in shown)
        yield (f"{row if down else '':>{left - 2}}  " + "".join(f"{text:>{wide}}" for text in texts)).rstrip()


def marks_of(grids: Sequence[SizeGrid]) -> list[ShownMark]:
    """The marks that are there, for a legend."""
    there = {mark for grid in grids for mark in grid.marks.values()}
    return [mark for mark in MARKS.values() if mark in there]


def size_grid_svg(grids: Sequence[SizeGrid], *, title: str = "", remark: str = "") -> str:
    """Grids of boards, one below the other, with a legend. A remark stands below the title."""
    picture = Picture()
    picture.include([(0, 0), (WIDTH, 0)])
    top = 0.0
    if title:
        picture.text((0, 0), title, fitted_size(title, TITLE_SIZE, WIDTH), BLACK, align=0, bold=True)
        top += 1.45 * TITLE_SIZE
    if remark:
        picture.text((0, top), remark, fitted_size(remark, TEXT_SIZE, WIDTH), AXIS_COLOR, align=0)
    top += 2.2 * TEXT_SIZE
    for grid in grids:
        top = _draw(picture, grid, top) + 2 * TEXT_SIZE
    for mark in marks_of(grids):
        _square(picture, 0, top, mark.fill)
        picture.text((_CELL + 8, top + _CELL / 2), mark.words, TEXT_SIZE, AXIS_COLOR, align=0)
        top += _CELL + 5
    return picture.svg(title or "sizes of a board", remark)


def _draw(picture: Picture, grid: SizeGrid, top: float) -> float:
    """Draw a grid; returns where it ends."""
    (across, columns), (down, rows) = grid.across, grid.down
    left = 2.2 * _CELL
    words = across + (f"; {grid.title}" if grid.title else "")
    picture.text((left, top), words, TEXT_SIZE, AXIS_COLOR, align=0)
    top += 1.4 * TEXT_SIZE
    if down:
        picture.text((left - 8, top), down, SMALL_SIZE, AXIS_COLOR, align=1)
    for k, column in enumerate(columns):
        picture.text((left + (k + 0.5) * _CELL, top), str(column), 0.8 * SMALL_SIZE, AXIS_COLOR)
    top += SMALL_SIZE
    for j, row in enumerate(rows):
        if down:
            picture.text((left - 8, top + (j + 0.5) * _CELL), str(row), 0.8 * SMALL_SIZE, AXIS_COLOR, align=1)
        for k, column in enumerate(columns):
            mark = grid.marks.get((column, row))
            if mark is not None:
                _square(picture, left + k * _CELL, top + j * _CELL, mark.fill)
    return top + len(rows) * _CELL


def _square(picture: Picture, left: float, top: float, fill: str) -> None:
    right, foot = left + _CELL - _GAP, top + _CELL - _GAP
    corners: list[Point] = [(left, top), (right, top), (right, foot), (left, foot)]
    picture.polygon(corners, fill)
