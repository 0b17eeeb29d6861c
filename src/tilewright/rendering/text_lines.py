"""Any planar lattice drawn with the characters / \\ | and _, from the positions of its corners.

The cells must be convex. Corners of one height share a row, and a side takes in each row the columns that it crosses:

     \\_    _/
       \\__/
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from ..families.scenes import SceneCell, same_piece
from ..lattices import Lattice, Vector
from .canvas import Canvas
from .text_boards import Look, content, filler, ground, write_label

_LARGEST = 60

PlacedText = tuple[int, int, str]
"""A text and the row and column where it begins."""


def _underline(canvas: Canvas, row: int, left: int, right: int) -> None:
    """Draw a level line where no other line is."""
    for column in range(left, right):
        if canvas.chars.get((row, column), " ") in " #.":
            canvas.write(row, column, "_")


@dataclass(frozen=True)
class _Crossing:
    """The columns from `left` to before `right` that a side crosses in a row; none for a side that runs upright."""

    left: int
    right: int
    char: str
    side: int

    @property
    def first_inside(self) -> int:
        """The first column to the right of the side."""
        return self.right + (self.left == self.right)

    def draw(self, canvas: Canvas, row: int) -> None:
        _underline(canvas, row, self.left, self.right)
        canvas.write(row, self.right - 1 if self.char == "/" else self.left, self.char)


@dataclass(frozen=True)
class _Corners:
    """The corners of cells in the picture, if a unit of length takes `size` columns and half as many rows."""

    lattice: Lattice
    cells: Sequence[SceneCell]
    size: int

    @cached_property
    def _corners(self) -> dict[Vector, tuple[float, float]]:
        found = {corner for cell in self.cells for corner in self.lattice.corners(cell.cell)}
        return {corner: (round(x, 6), round(y, 6)) for corner in found for x, y in (self.lattice.position(corner),)}

    @cached_property
    def _places(self) -> dict[Vector, tuple[int, int]]:
        """The row above which a corner lies, and the column before which it lies."""
        xs, ys = (sorted(set(along)) for along in zip(*self._corners.values(), strict=True))
        step = min(b - a for a, b in pairwise(xs) if b - a > 1e-3)
        columns = max(1, round(step * self.size))
        rows = {ys[-1]: 0}
        for below, above in reversed(list(pairwise(ys))):
            rows[below] = rows[above] + max(1, round((above - below) * self.size / 2))
        return {corner: (rows[y], round(x / step) * columns) for corner, (x, y) in self._corners.items()}

    def ends(self, cell: SceneCell, side: int) -> list[tuple[int, int]]:
        """The upper end of a side and the lower one; of a level side the left and the right end."""
        corners = self.lattice.corners(cell.cell)
        return sorted(self._places[corners[k]] for k in self.lattice.kind(cell.cell).face_corners[side])

    def rows(self, cell: SceneCell) -> Iterator[tuple[int, _Crossing, _Crossing]]:
        """The rows of a cell, each with its left and its right side."""
        found: dict[int, list[tuple[float, _Crossing]]] = {}
        for side in range(self.lattice.n_sides):
            (top, start), (bottom, end) = self.ends(cell, side)
            for row in range(top, bottom):
                a, b = (start + (end - start) * (k - top) / (bottom - top) for k in (row, row + 1))
                left, right = sorted((round(a), round(b)))
                char = "|" if left == right else "/" if end < start else "\\"
                found.setdefault(row, []).append((a + b, _Crossing(left, right, char, side)))
        for row in sorted(found):
            (_, left_run), (_, right_run) = sorted(found[row], key=lambda one: one[0])
            yield row, left_run, right_run

    def words(self, cell: SceneCell) -> tuple[list[PlacedText], list[PlacedText]] | None:
        """Find places for the lines of a cell and the labels of its sides; None if there is no room for one of them."""
        rows = {row: (left.first_inside, right.left) for row, left, right in self.rows(cell)}
        sides = {side: self.ends(cell, side) for side in range(self.lattice.n_sides)}
        level = {side: ends for side, ends in sides.items() if ends[0][0] == ends[1][0]}
        is_floored = any(ends[0][0] == max(rows) + 1 for ends in level.values())
        lines, labels = content(cell), cell.labels
        middle = (min(rows) + max(rows) + 1 - len(lines)) / 2
        wide = max(map(len, lines)) + 2
        firsts = [
            first
            for first in range(min(rows), max(rows) + 2 - len(lines) - is_floored)
            if all(rows[first + k][1] - rows[first + k][0] >= wide for k in range(len(lines)))
        ]
        if not firsts:
            return None
        # The widest rows first, and of those the ones in the middle.
        room = {first: min(rows[first + k][1] - rows[first + k][0] for k in range(len(lines))) for first in firsts}
        first = min(firsts, key=lambda row: (abs(row - middle) // 1 if labels else -room[row], abs(row - middle)))
        written = [
            (first + k, (rows[first + k][0] + rows[first + k][1] - len(line)) // 2, line)
            for k, line in enumerate(lines)
        ]
        found: list[PlacedText] = []
        for side, label in enumerate(labels):
            if label is not None:
                places = self._places_of_label(side, sides[side], label, cell)
                place = next((one for one in places if _is_free(one, rows, [*written, *found])), None)
                if place is None:
                    return None
                found.append(place)
        return written, found

    def _places_of_label(self, side: int, ends: list[tuple[int, int]], label: str, cell: SceneCell) -> list[PlacedText]:
        """The possible places of a side's label, best first."""
        (top, start), (bottom, end) = ends
        if top == bottom:
            is_floor = any(row < top for row, _, _ in self.rows(cell))
            return [(top - is_floor, (start + end - len(label)) // 2, label)]
        found = [
            (row, left.first_inside if left.side == side else right.left - len(label), label)
            for row, left, right in self.rows(cell)
            if side in (left.side, right.side)
        ]
        return sorted(found, key=lambda place: abs(2 * place[0] + 1 - top - bottom))


def _is_free(place: PlacedText, rows: dict[int, tuple[int, int]], taken: list[PlacedText]) -> bool:
    """Whether a text stays within its cell and leaves a blank between it and the other texts there."""
    row, column, text = place
    left, right = rows[row]
    return (
        left <= column
        and column + len(text) <= right
        and all(
            row != other or column + len(text) < start or start + len(words) < column for other, start, words in taken
        )
    )


def draw_lines(lattice: Lattice, cells: Sequence[SceneCell], look: Look, width: int) -> Canvas:
    """Draw cells as small as their texts allow; labels stand at their sides."""
    size = next(
        (size for size in range(2, _LARGEST) if all(map(_Corners(lattice, cells, size).words, cells))), _LARGEST
    )
    sheet, canvas = _Corners(lattice, cells, size), Canvas()
    at = {cell.cell: cell for cell in cells}
    for cell in cells:
        neighbors = lattice.neighbors(cell.cell)
        joined = [same_piece(cell, at.get(neighbor)) for neighbor in neighbors]
        color = ground(cell, look.owners)
        for row, left, right in sheet.rows(cell):
            canvas.write(row, left.first_inside, filler(cell) * (right.left - left.first_inside))
            if color:
                start = left.left if joined[left.side] else left.first_inside
                end = right.first_inside if joined[right.side] else right.left
                canvas.ground(row, start, end - start, color)
        for side in range(lattice.n_sides):
            (top, start), (bottom, end) = sheet.ends(cell, side)
            if top == bottom and not joined[side]:
                _underline(canvas, top - 1, start, end)
        for row, left, right in sheet.rows(cell):
            for run in (left, right):
                if not joined[run.side]:
                    run.draw(canvas, row)
    for cell in cells:
        lines, labels = sheet.words(cell) or ([(*sheet.ends(cell, 0)[0], line) for line in content(cell)], [])
        for row, column, line in lines:
            canvas.write(row, column, line)
        for row, column, label in labels:
            write_label(canvas, row, column, label, look)
    return canvas
