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

from ..families.scenes import SceneCell, same_piece
from ..lattices import Cell, Lattice, Side, Vector
from ..values import frozen
from .canvas import Canvas
from .text_boards import SEAM, BoardForm, BoardStyle, Longest, Look, content, filler, ground, write_label

_SIZES = range(2, 60)
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


def _keep_free(canvas: Canvas, row: int, left: int, right: int) -> None:
    """Leave room where a piece goes on beyond a seam, so that pictures of a board are equally large."""
    for column in range(left, right):
        canvas.chars.setdefault((row, column), " ")


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


def _painted(
    outlines: _Outlines, words_of: Callable[[SceneCell], CellWords], cells: Sequence[SceneCell], look: Look
) -> Canvas:
    """Draw cells, with borders only between different pieces, then the words in them."""
    canvas = Canvas()
    at = {cell.cell: cell for cell in cells}
    for cell in cells:
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
            elif side in seams:
                _keep_free(canvas, top - 1, start, end)
        for row, left, right in rows:
            for crossing in (left, right):
                if not joined[crossing.side]:
                    crossing.draw(canvas, row, is_seam=crossing.side in seams)
                elif crossing.side in seams:
                    _keep_free(canvas, row, crossing.left, crossing.first_inside)
    for cell in cells:
        lines, labels = words_of(cell)
        for row, column, line in lines:
            canvas.write(row, column, line)
        for row, column, label in labels:
            write_label(canvas, row, column, label, look)
    return canvas


@frozen
class _LineForm:
    """Cells of any form; labels stand at their sides. A unit of length takes `size` columns and half as many rows."""

    lattice: Lattice
    cells: Sequence[SceneCell]
    size: int

    @cached_property
    def outlines(self) -> _Outlines:
        return _Outlines(
            self.lattice,
            self.cells,
            lambda across: max(1, round(across * self.size)),
            lambda distance, down: max(1, round(distance * self.size / 2)),
        )

    def draw(self, cells: Sequence[SceneCell], look: Look) -> Canvas:
        return _painted(self.outlines, self._words, cells, look)

    def _words(self, cell: SceneCell) -> CellWords:
        outlines = self.outlines
        return outlines.fitted(cell) or ([(*outlines.ends(cell, 0)[0], line) for line in content(cell)], [])


def _fitting_lines(lattice: Lattice, cells: Sequence[SceneCell]) -> BoardForm:
    """The cells as small as their texts allow."""
    forms = (_LineForm(lattice, cells, size) for size in _SIZES)
    return next((form for form in forms if all(map(form.outlines.fitted, cells))), _LineForm(lattice, cells, _LARGEST))


LINES = BoardStyle(
    _fitting_lines,
    lambda lattice, cells, most: (_LineForm(lattice, cells, size) for size in (*_SIZES, _LARGEST)),
)


@frozen
class _TriangleForm:
    """Triangles of equal height; labels stand at their sides, the name in the middle."""

    lattice: Lattice
    cells: Sequence[SceneCell]
    height: int
    has_labels: bool

    @cached_property
    def _outlines(self) -> _Outlines:
        return _Outlines(
            self.lattice,
            self.cells,
            lambda across: self.height,
            lambda distance, down: self.height * round(distance / down),
            n_free=1,
        )

    def draw(self, cells: Sequence[SceneCell], look: Look) -> Canvas:
        return _painted(self._outlines, self._words, cells, look)

    def _words(self, cell: SceneCell) -> CellWords:
        outlines, height = self._outlines, self.height
        top = min(outlines.spans(cell))
        if any(level == top for _, level, _, _ in outlines.level_sides(cell)):
            return outlines.placed(cell, top + 1, lambda side: (top + 2, 0))
        # The widest rows but the one along the horizontal side.
        first = height - 2 if self.has_labels else height - 1 - len(content(cell))
        return outlines.placed(cell, top + first, lambda side: (top + height - 3, 0))


def _triangles(lattice: Lattice, cells: Sequence[SceneCell], longest: Longest) -> _TriangleForm:
    has_labels = longest.label > 0
    # With labels the rows of a triangle pointing up are its point, left and right label, the name, bottom label.
    if has_labels:
        return _TriangleForm(lattice, cells, max(longest.label + 4, (longest.text + 1) // 2 + 2, 5), has_labels)
    return _TriangleForm(lattice, cells, max(3, (longest.text + 1) // 2 + 2 * longest.lines), has_labels)


TRIANGLES = BoardStyle(
    lambda lattice, cells: _triangles(lattice, cells, Longest.of(cells)),
    lambda lattice, cells, most: (_triangles(lattice, cells, longest) for longest in most.up_to()),
)


@frozen
class _HexagonForm:
    """Hexagons standing on a corner; labels stand at their sides, the name in the middle."""

    lattice: Lattice
    cells: Sequence[SceneCell]
    half: int
    """Half the width of a cell."""
    slanted: int
    """The rows of a slanted side."""
    middle: int
    """The rows of an upright side."""

    @cached_property
    def _outlines(self) -> _Outlines:
        return _Outlines(self.lattice, self.cells, lambda across: self.half, self._rows_of, is_thin=True)

    def _rows_of(self, distance: float, down: float) -> int:
        # A slanted side goes down by one step, an upright one by two.
        whole, rest = divmod(round(distance / down), 3)
        return whole * (self.slanted + self.middle) + (0, self.slanted, self.middle)[rest]

    def draw(self, cells: Sequence[SceneCell], look: Look) -> Canvas:
        return _painted(self._outlines, self._words, cells, look)

    def _words(self, cell: SceneCell) -> CellWords:
        outlines = self._outlines
        top = min(outlines.spans(cell))

        def spot_of(side: Side) -> tuple[int, int]:
            (first, start), (after, end) = outlines.ends(cell, side)
            if first == top:
                return after - 1, 0
            # Labels below stand as far from the middle as those above, also where their row is wider.
            return first, int(start == end or self.half % 4 > 0)

        return outlines.placed(cell, top + self.slanted, spot_of)


def _hexagons(lattice: Lattice, cells: Sequence[SceneCell], longest: Longest) -> _HexagonForm:
    if longest.label:
        return _HexagonForm(lattice, cells, max(4, (2 * longest.label + longest.text + 6) // 2), 2, longest.lines)
    return _HexagonForm(lattice, cells, max(2, (longest.text + 4) // 2), 1, longest.lines)


HEXAGONS = BoardStyle(
    lambda lattice, cells: _hexagons(lattice, cells, Longest.of(cells)),
    lambda lattice, cells, most: (_hexagons(lattice, cells, longest) for longest in most.up_to()),
)
