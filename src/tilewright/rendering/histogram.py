"""The histogram of a sweep as SVG: the number of setups for each number of solutions.

Where numbers range over powers of ten the axis is logarithmic, and so are the bins. Setups without a solution, which
have no place on such an axis, stand by themselves on its left.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import ceil, floor, log10
from statistics import median

from ..values import frozen
from .chart import (
    AXIS_COLOR,
    SMALL_SIZE,
    TEXT_SIZE,
    TITLE_SIZE,
    WIDTH,
    draw_grid,
    draw_ticks,
    log_ticks,
    logarithm,
    ticks,
)
from .font import text_width
from .palette import BLACK, WHITE
from .picture import Picture, Point, fitted_size

_HEIGHT = 230.0
_BAR, _NONE, _MEDIAN = "#77aadd", "#bbbbbb", "#d55e00"
_EDGE = "#3f79b5"
# The column of setups without solutions, and the space between it and the others.
_NONE_WIDTH, _NONE_GAP = 26.0, 16.0

_MOST_BARS = 40
# Wider ranges than this, from the least to the greatest number, are shown on a logarithmic axis.
_WIDE = 30
_PER_DECADE = (12, 10, 8, 6, 5, 4)
_FEW = 0.05
_SEVERAL = 3
# Up to this many bins get a tick each, at their first number.
_FEW_BINS = 12


@frozen
class Bin:
    """The whole numbers from `low` to `high`; `n` of the numbers shown are among them."""

    low: int
    high: int
    n: int


def histogram_svg(numbers: Sequence[int], *, title: str = "", what: str = "setups", remark: str = "") -> str:
    """A histogram of whole numbers, none below 0.

    `what` names the things that have these numbers of solutions, e.g. "rolls". A remark is added to the line below the
    title.
    """
    tally = Counter(numbers)
    n_none = tally.pop(0, 0)
    picture = Picture()
    top = _draw_head(picture, numbers, title, what, remark)
    bins, is_log = bins_of(tally)
    left = _NONE_WIDTH + _NONE_GAP if n_none else 0.0
    most = max([n_none, *(one.n for one in bins)], default=0)
    y_ticks = [tick for tick in ticks(0, max(1, most)) if tick == int(tick)]
    foot = top + _HEIGHT

    def y_of(n: float) -> float:
        return top + _HEIGHT * (1 - n / y_ticks[-1])

    # No line for 0, where the axis is drawn last.
    draw_grid(picture, y_ticks, y_of, first=1)
    picture.text((-7, top - 1.5 * SMALL_SIZE), what, SMALL_SIZE, AXIS_COLOR, align=1)
    if n_none:
        _draw_bar(picture, 0.0, _NONE_WIDTH, y_of(n_none), foot, _NONE, AXIS_COLOR)
        picture.text((_NONE_WIDTH / 2, foot + 6 + 0.6 * SMALL_SIZE), "none", SMALL_SIZE, AXIS_COLOR)
    if bins:
        # A whole number stands in the middle of its bar, but for logarithms, where bars would not be equally wide.
        before = 0.0 if is_log else 0.5
        scale = logarithm if is_log else float
        low, high = scale(bins[0].low - before), scale(bins[-1].high + 1 - before)

        def x_of(number: float) -> float:
            return left + (WIDTH - left) * ((scale(number) - low) / (high - low))

        for one in bins:
            if one.n:
                start, end = x_of(one.low - before), x_of(one.high + 1 - before)
                _draw_bar(picture, start, end, y_of(one.n), foot, _BAR, _EDGE)
        draw_ticks(picture, _ticks_of(bins, is_log), x_of, foot)
        middle = median(numbers)
        if bins[0].low <= middle <= bins[-1].high:
            _draw_median(picture, middle, x_of(middle), top, foot)
    picture.lines([[(0, foot), (WIDTH, foot)]], AXIS_COLOR, 1.2)
    name = "solutions (logarithmic)" if is_log else "solutions"
    picture.text((left + (WIDTH - left) / 2, foot + 2.9 * SMALL_SIZE + 4), name, TEXT_SIZE)
    return picture.svg(title or f"{what} by their number of solutions", _told(numbers, what))


def bins_of(tally: Counter[int]) -> tuple[list[Bin], bool]:
    """Bins for positive numbers, at most 40 or so, and whether they grow with the numbers."""
    if not tally:
        return [], False
    least, most = min(tally), max(tally)
    is_log = most - least >= _MOST_BARS and most > _WIDE * least
    lows = _log_lows(least, most, _low_end(tally)) if is_log else _even_lows(least, most)
    counts = Counter[int]()
    for value, n in tally.items():
        counts[bisect_right(lows, value) - 1] += n
    return [Bin(low, after - 1, counts[k]) for k, (low, after) in enumerate(pairwise(lows))], is_log


def _even_lows(least: int, most: int) -> list[int]:
    """The first numbers of bins of equal width, and of the bin after the last."""
    power = 1
    while True:
        for width in (power, 2 * power, 5 * power):
            first = least // width * width
            if (most - first) // width < _MOST_BARS:
                return list(range(first, most + width + 1, width))
        power *= 10


def _low_end(tally: Counter[int]) -> int:
    """The number below which there are few: here a bin must hold several whole numbers, or bars look ragged."""
    few = _FEW * tally.total()
    for value in sorted(tally):
        few -= tally[value]
        if few <= 0:
            break
    return value


def _log_lows(least: int, most: int, low_end: int) -> list[int]:
    """The first numbers of bins of equal width on a logarithmic axis, as nearly as whole numbers allow."""
    decades = log10(most / least)
    for per in _PER_DECADE:
        if per * decades <= _MOST_BARS and low_end * (10 ** (1 / per) - 1) >= _SEVERAL:
            first, last = floor(per * log10(least) + 1e-9), ceil(per * log10(most) + 1e-9)
            lows = sorted({ceil(10 ** (k / per) - 1e-9) for k in range(first, last + 2)})
            break
    else:
        # 1, 2 to 3, 4 to 7, ...: of all bins with whole ends these are the narrowest that are equally wide.
        lows = [1 << k for k in range(least.bit_length() - 1, most.bit_length() + 1)]
    end = next(k for k, low in enumerate(lows) if low > most)
    return lows[: end + 1]


def _ticks_of(bins: Sequence[Bin], is_log: bool) -> list[float]:
    """The numbers that the axis shows: round ones, or where each of a few bins begins."""
    if is_log and len(bins) <= _FEW_BINS:
        return [float(one.low) for one in bins]
    first, last = bins[0].low, bins[-1].high
    found = log_ticks(first, last) if is_log else ticks(first, last)
    return [tick for tick in found if tick == int(tick) and first - 0.5 <= tick <= last + 0.5]


def _draw_head(picture: Picture, numbers: Sequence[int], title: str, what: str, remark: str) -> float:
    """The title and a line below it; returns where the chart begins."""
    picture.include([(0, 0), (WIDTH, 0)])
    top = 0.0
    if title:
        picture.text((0, 0), title, fitted_size(title, TITLE_SIZE, WIDTH), BLACK, align=0, bold=True)
        top += 1.45 * TITLE_SIZE
    told = _told(numbers, what) + (f"; {remark}" if remark else "")
    picture.text((0, top), told, fitted_size(told, TEXT_SIZE, WIDTH), AXIS_COLOR, align=0)
    return top + 3.3 * TEXT_SIZE


def _told(numbers: Sequence[int], what: str) -> str:
    if not numbers:
        return f"0 {what}"
    mean = sum(numbers) / len(numbers)
    return f"{len(numbers):,} {what}, with {min(numbers):,} to {max(numbers):,} solutions; mean {mean:,.1f}"


def _draw_bar(picture: Picture, left: float, right: float, top: float, foot: float, fill: str, edge: str) -> None:
    # Bars touch; a thin gap tells them apart where they are wide enough.
    gap = 0.5 if right - left > 4 else 0.0
    left, right = left + gap, right - gap
    # Even the bar of a single setup must be seen.
    top = min(top, foot - 1.0)
    corners: list[Point] = [(left, foot), (left, top), (right, top), (right, foot)]
    picture.polygon(corners, fill)
    picture.lines([[(left, top), (right, top)]], edge, 1.2)


def _draw_median(picture: Picture, middle: float, x: float, top: float, foot: float) -> None:
    picture.lines([[(x, foot), (x, top - 3)]], _MEDIAN, 1.5, dashes="4 4")
    label = f"median {middle:,.0f}" if middle == int(middle) else f"median {middle:,.1f}"
    half = text_width(label) * SMALL_SIZE / 2
    picture.text((min(max(x, half), WIDTH - half), top - 5 - 0.6 * SMALL_SIZE), label, SMALL_SIZE, _MEDIAN, halo=WHITE)
