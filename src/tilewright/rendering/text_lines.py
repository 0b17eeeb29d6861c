"""Planar boards drawn with the characters / \\ | and _, from the positions of their corners.

The cells must be convex. Corners of one height share a row, and a side takes in each row the columns that it crosses:

     \\_    _/
       \\__/

Triangles and hexagons have sizes and places for their words of their own; all other lattices are drawn as small as
their words allow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property
from itertools import pairwise
from math import ceil, floor

from ..families.scenes import WILD, SceneCell, same_piece
from ..lattices import Cell, Lattice, Side, Vector
from ..values import frozen
from .canvas import Canvas
from .text_boards import SEAM, Look, content, filler, ground, write_label

_LARGEST = 60

PlacedText = tuple[int, int, str]
"""A text and the row and column where it begins."""

CellWords = tuple[list[PlacedText], list[PlacedText]]
"""The lines of text in a cell, and the labels of its sides."""


@frozen
class _Crossing:
    """The columns from `left` to before `right` that a side crosses in a row; none for a side that runs upright."""

    left: int
    right: int
    char: str
    side: Side

    @property
    def first_inside(self) -> int:
        """The first column to the right of the side."""
        return self.right + (self.left == self.right)

    def draw(self, canvas: Canvas, row: int, *, is_seam: bool = False) -> None:
        _underline(canvas, row, self.left, self.right, SEAM[1] if is_seam else "_")
        canvas.write(row, self.right - 1 if self.char == "/" else self.left, SEAM[0] if is_seam else self.char)


def _underline(canvas: Canvas, row: int, left: int, right: int, char: str = "_") -> None:
    """Draw a level line where no other line is."""
    for column in range(left, right):
        if canvas.chars.get((row, column), " ") in " #.":
            canvas.write(row, column, char)


@frozen
class _Outlines:
    """The outlines of cells in a picture of characters."""

    lattice: Lattice
    cells: Sequence[SceneCell]
    columns_of: Callable[[float], int]
    """The columns of the least distance between corners, to the right."""
    rows_of: Callable[[float, float], int]
    """The rows of a distance downward; the least such distance is the second argument."""
    is_thin: bool = False
    """Whether a slanted side takes a single column in each row."""
    n_free: int = 0
    """The columns that a level side leaves free where it meets a line."""

    @cached_property
    def _places(self) -> dict[Vector, tuple[int, int]]:
        """The row above which a corner lies, and the column before which it lies."""
        found = {corner for cell in self.cells for corner in self.lattice.corners(cell.cell)}
        corners = {corner: (round(x, 6), round(y, 6)) for corner in found for x, y in (self.lattice.position(corner),)}
        xs, ys = (sorted(set(along)) for along in zip(*corners.values(), strict=True))
        across, down = (min(b - a for a, b in pairwise(along) if b - a > 1e-3) for along in (xs, ys))
        rows = {ys[-1]: 0}
        for below, above in reversed(list(pairwise(ys))):
            rows[below] = rows[above] + self.rows_of(above - below, down)
        return {corner: (rows[y], round(x / across) * self.columns_of(across)) for corner, (x, y) in corners.items()}

    def ends(self, cell: SceneCell, side: Side) -> list[tuple[int, int]]:
        """The upper end of a side and the lower one; of a level side the left and the right end."""
        return self._ends_at(cell.cell)[side]

    @cached_property
    def _ends_at(self) -> Callable[[Cell], list[list[tuple[int, int]]]]:
        """The ends of all sides of a cell; kept, as are the rows, since each text in the cell asks for them."""

        def find(cell: Cell) -> list[list[tuple[int, int]]]:
            places = [self._places[corner] for corner in self.lattice.corners(cell)]
            return [sorted(places[k] for k in ends) for ends in self.lattice.kind(cell).face_corners]

        return cache(find)

    def level_sides(self, cell: SceneCell) -> Iterator[tuple[Side, int, int, int]]:
        """The level sides of a cell, each with the row above which it lies and its columns."""
        for side, ((top, start), (bottom, end)) in enumerate(self._ends_at(cell.cell)):
            if top == bottom:
                yield side, top, start, end

    def rows(self, cell: SceneCell) -> list[tuple[int, _Crossing, _Crossing]]:
        """The rows of a cell, each with its left and its right side."""
        return self._rows_at(cell.cell)

    @cached_property
    def _rows_at(self) -> Callable[[Cell], list[tuple[int, _Crossing, _Crossing]]]:
        return cache(lambda cell: list(self._crossed(cell)))

    def _crossed(self, cell: Cell) -> Iterator[tuple[int, _Crossing, _Crossing]]:
        found: dict[int, list[tuple[float, _Crossing]]] = {}
        for side, ((top, start), (bottom, end)) in enumerate(self._ends_at(cell)):
            char = "|" if start == end else "/" if end < start else "\\"
            for row in range(top, bottom):
                a, b = (start + (end - start) * (k - top) / (bottom - top) for k in (row, row + 1))
                left, right = sorted((round(a), round(b)))
                if self.is_thin and start != end:
                    left = ceil((a + b) / 2) if end < start else floor((a + b) / 2)
                    right = left + 1
                found.setdefault(row, []).append((a + b, _Crossing(left, right, char, side)))
        for row in sorted(found):
            (_, left_run), (_, right_run) = sorted(found[row], key=lambda one: one[0])
            yield row, left_run, right_run

    def spans(self, cell: SceneCell) -> dict[int, tuple[int, int]]:
        """For each row of a cell the first column inside it, and the one after the last."""
        return {row: (left.first_inside, right.left) for row, left, right in self.rows(cell)}

    def lines(self, cell: SceneCell, first: int) -> list[PlacedText]:
        """The lines of text in a cell from this row on, each in the middle."""
        spans = self.spans(cell)
        return [(row, (sum(spans[row]) - len(line)) // 2, line) for row, line in enumerate(content(cell), start=first)]

    def places_of_label(self, cell: SceneCell, side: Side, label: str, inset: int = 0) -> list[PlacedText]:
        """The possible places of a side's label, best first; `inset` is how far it stands off a side beside it."""
        (top, start), (bottom, end) = self.ends(cell, side)
        if top == bottom:
            is_floor = any(row < top for row, _, _ in self.rows(cell))
            return [(top - is_floor, (start + end - len(label)) // 2, label)]
        found = [
            (row, left.first_inside + inset if left.side == side else right.left - len(label) - inset, label)
            for row, left, right in self.rows(cell)
            if side in (left.side, right.side)
        ]
        return sorted(found, key=lambda place: abs(2 * place[0] + 1 - top - bottom))

    def fitted(self, cell: SceneCell) -> CellWords | None:
        """Find places for the lines of a cell and the labels of its sides; None if there is no room for one of them."""
        spans = self.spans(cell)
        is_floored = any(top == max(spans) + 1 for _, top, _, _ in self.level_sides(cell))
        n_lines, wide = len(content(cell)), max(map(len, content(cell))) + 2
        middle = (min(spans) + max(spans) + 1 - n_lines) / 2
        room = {
            first: min(spans[first + k][1] - spans[first + k][0] for k in range(n_lines))
            for first in range(min(spans), max(spans) + 2 - n_lines - is_floored)
        }
        firsts = [first for first in room if room[first] >= wide]
        if not firsts:
            return None
        # The widest rows first, and of those the ones in the middle.
        first = min(firsts, key=lambda row: (abs(row - middle) // 1 if cell.labels else -room[row], abs(row - middle)))
        written, found = self.lines(cell, first), list[PlacedText]()
        for side, label in enumerate(cell.labels):
            if label is not None:
                places = self.places_of_label(cell, side, label)
                place = next((one for one in places if _is_free(one, spans, [*written, *found])), None)
                if place is None:
                    return None
                found.append(place)
        return written, found

    def placed(self, cell: SceneCell, first: int, spot_of: Callable[[Side], tuple[int, int]]) -> CellWords:
        """Place the lines of a cell from the row `first` on; `spot_of` gives the row of a label and its distance."""
        found = []
        for side, label in enumerate(cell.labels):
            if label is not None:
                row, inset = spot_of(side)
                places = self.places_of_label(cell, side, label, inset)
                found.append(min((abs(place[0] - row), place) for place in places)[1])
        return self.lines(cell, first), found


def _is_free(place: PlacedText, spans: dict[int, tuple[int, int]], taken: list[PlacedText]) -> bool:
    """Tell whether a text stays within its cell and leaves a blank between it and the other texts there."""
    row, column, text = place
    left, right = spans[row]
    return (
        left <= column
        and column + len(text) <= right
        and all(
            row != other or column + len(text) < start or start + len(words) < column for other, start, words in taken
        )
    )


def _painted(outlines: _Outlines, words_of: Callable[[SceneCell], CellWords], look: Look) -> Canvas:
    """Draw the cells, with borders only between different pieces, then the words in them."""
    canvas = Canvas()
    at = {cell.cell: cell for cell in outlines.cells}
    for cell in outlines.cells:
        joined = [same_piece(cell, at.get(neighbor)) for neighbor in outlines.lattice.neighbors(cell.cell)]
        for side, other in cell.seams:
            joined[side] = other is not None and same_piece(cell, at.get(other))
        seams = {side for side, _ in cell.seams}
        color = ground(cell, look.owners)
        rows = outlines.rows(cell)
        for row, left, right in rows:
            canvas.write(row, left.first_inside, filler(cell) * (right.left - left.first_inside))
            if color:
                start = left.left if joined[left.side] else left.first_inside
                end = right.first_inside if joined[right.side] else right.left
                canvas.ground(row, start, end - start, color)
        for side, top, start, end in outlines.level_sides(cell):
            if not joined[side]:
                _, left, right = rows[0] if top == rows[0][0] else rows[-1]
                free = [outlines.n_free * (not joined[beside.side]) for beside in (left, right)]
                _underline(canvas, top - 1, start + free[0], end - free[1], SEAM[1] if side in seams else "_")
        for row, left, right in rows:
            for crossing in (left, right):
                if not joined[crossing.side]:
                    crossing.draw(canvas, row, is_seam=crossing.side in seams)
    for cell in outlines.cells:
        lines, labels = words_of(cell)
        for row, column, line in lines:
            canvas.write(row, column, line)
        for row, column, label in labels:
            write_label(canvas, row, column, label, look)
    return canvas


def draw_lines(lattice: Lattice, cells: Sequence[SceneCell], look: Look, width: int) -> Canvas:
    """Draw cells of any form as small as their texts allow; labels stand at their sides."""

    def sized(size: int) -> _Outlines:
        """A unit of length takes `size` columns and half as many rows."""
        return _Outlines(
            lattice,
            cells,
            lambda across: max(1, round(across * size)),
            lambda distance, down: max(1, round(distance * size / 2)),
        )

    sizes = range(2, _LARGEST)
    outlines = next((one for one in map(sized, sizes) if all(map(one.fitted, cells))), sized(_LARGEST))

    def words(cell: SceneCell) -> CellWords:
        return outlines.fitted(cell) or ([(*outlines.ends(cell, 0)[0], line) for line in content(cell)], [])

    return _painted(outlines, words, look)


def _longest(cells: Sequence[SceneCell]) -> tuple[int, int, int]:
    """The longest label, the longest line of text, and the most lines in a cell."""
    label = max((len(text or WILD) for cell in cells for text in cell.labels), default=0)
    lines = [content(cell) for cell in cells]
    return label, max(len(line) for each in lines for line in each), max(map(len, lines))


def draw_triangles(lattice: Lattice, cells: Sequence[SceneCell], look: Look, width: int) -> Canvas:
    """Triangles of equal height; labels stand at their sides, the name in the middle."""
    has_labels = any(cell.labels for cell in cells)
    label, text, n_lines = _longest(cells)
    # With labels the rows of a triangle pointing up are its point, left and right label, the name, bottom label.
    height = max(label + 4, (text + 1) // 2 + 2, 5) if has_labels else max(3, (text + 1) // 2 + 2 * n_lines)
    outlines = _Outlines(
        lattice, cells, lambda across: height, lambda distance, down: height * round(distance / down), n_free=1
    )

    def words(cell: SceneCell) -> CellWords:
        top = min(outlines.spans(cell))
        if any(level == top for _, level, _, _ in outlines.level_sides(cell)):
            return outlines.placed(cell, top + 1, lambda side: (top + 2, 0))
        # The widest rows but the one along the horizontal side.
        first = height - 2 if has_labels else height - 1 - len(content(cell))
        return outlines.placed(cell, top + first, lambda side: (top + height - 3, 0))

    return _painted(outlines, words, look)


def draw_hexagons(lattice: Lattice, cells: Sequence[SceneCell], look: Look, width: int) -> Canvas:
    """Hexagons standing on a corner; labels stand at their sides, the name in the middle."""
    label, text, middle = _longest(cells)
    # `half` is half the width, `slanted` the rows of a slanted side.
    if any(cell.labels for cell in cells):
        half, slanted = max(4, (2 * label + text + 6) // 2), 2
    else:
        half, slanted = max(2, (text + 4) // 2), 1

    def rows_of(distance: float, down: float) -> int:
        # A slanted side goes down by one step, an upright one by two.
        whole, rest = divmod(round(distance / down), 3)
        return whole * (slanted + middle) + (0, slanted, middle)[rest]

    outlines = _Outlines(lattice, cells, lambda across: half, rows_of, is_thin=True)

    def words(cell: SceneCell) -> CellWords:
        top = min(outlines.spans(cell))

        def spot_of(side: Side) -> tuple[int, int]:
            (first, start), (after, end) = outlines.ends(cell, side)
            if first == top:
                return after - 1, 0
            # Labels below stand as far from the middle as those above, also where their row is wider.
            return first, int(start == end or half % 4 > 0)

        return outlines.placed(cell, top + slanted, spot_of)

    return _painted(outlines, words, look)
