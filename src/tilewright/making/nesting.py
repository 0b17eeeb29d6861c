"""Parts laid side by side on sheets: each so that its middle lies lowest, and there as far to the left as possible.

The sheet is a raster of squares, one integer for each row. A part occupies every square that it touches; squares
nearer than the spacing to a part that lies are taken. So no rounding brings two parts too near each other, and parts
fit into holes and notches of others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import count
from math import ceil, floor

from ..rendering.picture import Point
from ..values import frozen

Outline = Sequence[Sequence[Point]]
"""Closed lines around a part and around its holes."""

_FINEST = 1.0
_MOST_SQUARES = 1500
"""The squares of the raster along the longer side of a sheet."""
_EPSILON = 1e-7


@frozen
class Spot:
    """The place of a part: the sheet, the number of its shape among those offered, and the way to move that."""

    sheet: int
    shape: int
    x: float
    y: float


@frozen
class _Mask:
    """The squares that a shape touches: runs from one column to another, row by row from the lowest."""

    rows: tuple[tuple[tuple[int, int], ...], ...]
    width: int
    left: float
    bottom: float


class _Sheets:
    """The squares that are taken, and where to go on looking for room for a mask."""

    def __init__(self, n_columns: int, n_rows: int, reach: int) -> None:
        self._n_columns, self._n_rows, self._reach = n_columns, n_rows, reach
        self._taken: list[list[int]] = []
        self._looked: dict[tuple[int, tuple[tuple[tuple[int, int], ...], ...]], int] = {}

    def room(self, sheet: int, mask: _Mask) -> tuple[int, int] | None:
        """The lowest row and the first column where a mask fits."""
        while sheet >= len(self._taken):
            self._taken.append([0] * self._n_rows)
        taken = self._taken[sheet]
        places = (1 << max(0, self._n_columns - mask.width + 1)) - 1
        # Squares are never freed again, so that there is no room where there was none.
        for row in range(self._looked.get((sheet, mask.rows), 0), self._n_rows - len(mask.rows) + 1 if places else 0):
            free = places
            for line, runs in zip(taken[row : row + len(mask.rows)], mask.rows, strict=True):
                for start, end in runs if line else ():
                    free &= ~(_smeared(line, end - start) >> start)
                if not free:
                    break
            if free:
                self._looked[sheet, mask.rows] = row
                return row, (free & -free).bit_length() - 1
        self._looked[sheet, mask.rows] = self._n_rows
        return None

    def take(self, sheet: int, mask: _Mask, row: int, column: int) -> None:
        """Lay a mask there, and take the squares around it."""
        taken, reach = self._taken[sheet], self._reach
        for k, runs in enumerate(mask.rows):
            squares = 0
            for start, end in runs:
                first = max(0, column + start - reach)
                squares |= ((1 << (column + end + reach - first)) - 1) << first
            for near in range(max(0, row + k - reach), min(self._n_rows, row + k + reach + 1)):
                taken[near] |= squares


@lru_cache(maxsize=1 << 14)
def _smeared(line: int, width: int) -> int:
    """The columns at which one of so many squares from there on is taken."""
    done, found = 1, line
    while done < width:
        step = min(done, width - done)
        found |= found >> step
        done += step
    return found


def nested(offers: Sequence[Sequence[Outline]], bed: tuple[float, float], spacing: float) -> list[Spot | None]:
    """A spot for each part, of which some shapes are offered, on as few sheets as come out of it; None if it fits none.

    Parts keep the spacing, which is greater than 0, to each other and to the edge of the sheet. The longest ones are
    laid first.
    """
    size, (n_columns, n_rows) = _raster(bed, spacing)
    reach = ceil(spacing / size - _EPSILON)
    sheets = _Sheets(n_columns, n_rows, reach)
    spots: list[Spot | None] = [None] * len(offers)
    # The same shapes are often offered for several parts.
    masks_of = {id(shapes): _different([_mask(shape, size) for shape in shapes]) for shapes in offers}
    masks = [masks_of[id(shapes)] for shapes in offers]
    for part in sorted(range(len(offers)), key=lambda part: -_length(masks[part][0][1])):
        fitting = [(k, mask) for k, mask in masks[part] if mask.width <= n_columns and len(mask.rows) <= n_rows]
        for sheet in count() if fitting else ():
            found = [(k, mask, sheets.room(sheet, mask)) for k, mask in fitting]
            rooms = [
                ((2 * room[0] + len(mask.rows), room[1] + mask.width, k), mask, room) for k, mask, room in found if room
            ]
            if rooms:
                (_, _, k), mask, (row, column) = min(rooms, key=lambda one: one[0])
                sheets.take(sheet, mask, row, column)
                x, y = spacing + size * column - mask.left, spacing + size * row - mask.bottom
                spots[part] = Spot(sheet, k, x, y)
                break
    return spots


def _raster(bed: tuple[float, float], spacing: float) -> tuple[float, list[int]]:
    """The side of a square, and the numbers of columns and rows."""
    size = max(min(_FINEST, spacing / 2), max(bed) / _MOST_SQUARES)
    return size, [max(0, floor((length - 2 * spacing) / size + _EPSILON)) for length in bed]


def room_on(bed: tuple[float, float], spacing: float) -> tuple[float, float]:
    """The width and the height that a part may have to fit on a bed."""
    size, (n_columns, n_rows) = _raster(bed, spacing)
    return size * n_columns, size * n_rows


def _length(mask: _Mask) -> int:
    return max(mask.width, len(mask.rows))


def _different(masks: Sequence[_Mask]) -> list[tuple[int, _Mask]]:
    """The masks that occupy different squares, with their numbers."""
    first = {mask.rows: k for k, mask in reversed(list(enumerate(masks)))}
    return sorted((k, masks[k]) for k in first.values())


def _mask(shape: Outline, size: float) -> _Mask:
    """The squares that a shape touches, counted from its lower left corner."""
    left = min(x for loop in shape for x, _ in loop)
    bottom = min(y for loop in shape for _, y in loop)
    top = max(y for loop in shape for _, y in loop)
    n_rows = max(1, ceil((top - bottom) / size - _EPSILON))
    spans: list[list[tuple[float, float]]] = [[] for _ in range(n_rows)]
    crossings: list[list[float]] = [[] for _ in range(n_rows)]
    # Inside the shape one can go straight down, within a row of squares, to an edge or to the foot of the row.
    for loop in shape:
        for (x, y), (to_x, to_y) in zip(loop, [*loop[1:], loop[0]], strict=True):
            low, high = sorted(((y - bottom, x - left), (to_y - bottom, to_x - left)))
            for row in range(floor(low[0] / size + _EPSILON), ceil(high[0] / size - _EPSILON)):
                ends = _at(low, high, size * row), _at(low, high, size * (row + 1))
                spans[row].append((min(ends), max(ends)))
                foot = size * row + _EPSILON
                if low[0] <= foot < high[0]:
                    crossings[row].append(_at(low, high, foot))
    rows = []
    for touched, crossed in zip(spans, crossings, strict=True):
        ordered = sorted(crossed)
        rows.append(tuple(_runs([*touched, *zip(ordered[::2], ordered[1::2], strict=True)], size)))
    return _Mask(tuple(rows), max(end for runs in rows for _, end in runs), left, bottom)


def _at(low: Sequence[float], high: Sequence[float], y: float) -> float:
    """Where the edge between two points, each as y and x, is at a height, or the end that is nearer to that."""
    if y <= low[0]:
        return low[1]
    return high[1] if y >= high[0] else low[1] + (high[1] - low[1]) * (y - low[0]) / (high[0] - low[0])


def _runs(spans: Iterable[tuple[float, float]], size: float) -> Iterator[tuple[int, int]]:
    """Runs of squares that cover all spans; a square that is touched only at its rim is none of them."""
    squares = sorted((floor(low / size + _EPSILON), ceil(high / size - _EPSILON)) for low, high in spans)
    start = end = 0
    for first, last in squares:
        if first > end:
            if start < end:
                yield start, end
            start = first
        end = max(end, last)
    if start < end:
        yield start, end
