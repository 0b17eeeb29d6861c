"""How many setups of a puzzle have how many solutions: a histogram as SVG.

Where numbers range over powers of ten the axis is logarithmic, and so are the bins. Setups without a solution, which
have no place on such an axis, stand by themselves on its left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from statistics import median

from .font import text_width
from .palette import WHITE
from .picture import Picture, Point, fitted_size
from .plot import label_of, log_ticks, ticks

_WIDTH, _HEIGHT = 640.0, 230.0
_TITLE, _TEXT, _SMALL = 17.0, 13.0, 11.0
_AXIS, _GRID, _TITLE_COLOR = "#4d4d4d", "#dddddd", "#000000"
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
# Each of so few bins is marked where it begins.
_FEW_BINS = 12


@dataclass(frozen=True)
class Bin:
    """The whole numbers from `low` to `high`, and how many of those shown are among them."""

    low: int
    high: int
    n: int


def histogram_svg(
    numbers: Sequence[int], *, title: str = "", what: str = "setups", counted: str = "solutions", remark: str = ""
) -> str:
    """A histogram of whole numbers, none below 0.

    `what` names the things that were counted for ("rolls"), `counted` what they have ("solutions"). A remark
    is added to the line below the title.
    """
    tally = Counter(numbers)
    n_none = tally.pop(0, 0)
    picture = Picture()
    top = _draw_head(picture, numbers, title, what, remark)
    bins, is_log = bins_of(tally)
    left = _NONE_WIDTH + _NONE_GAP if n_none else 0.0
    most = max([n_none, *(one.n for one in bins)], default=0)
    y_ticks = [tick for tick in ticks(0, max(1, most)) if tick == int(tick)]

    def y_of(n: float) -> float:
        return top + _HEIGHT * (1 - n / y_ticks[-1])

    _draw_grid(picture, y_ticks, y_of, what)
    if n_none:
        _draw_bar(picture, (0.0, _NONE_WIDTH), y_of(n_none), y_of(0), _NONE, _AXIS)
        picture.text((_NONE_WIDTH / 2, y_of(0) + 6 + 0.6 * _SMALL), "none", _SMALL, _AXIS)
    if bins:
        axis = _Axis(bins, is_log, left)
        for one in bins:
            if one.n:
                _draw_bar(picture, axis.across(one), y_of(one.n), y_of(0), _BAR, _EDGE)
        _draw_axis(picture, axis, y_of(0))
        _draw_median(picture, axis, numbers, top, y_of(0))
    picture.lines([[(0, y_of(0)), (_WIDTH, y_of(0))]], _AXIS, 1.2)
    name = f"{counted} (logarithmic)" if is_log else counted
    picture.text((left + (_WIDTH - left) / 2, y_of(0) + 2.9 * _SMALL + 4), name, _TEXT)
    return picture.svg(title or f"{what} by their number of {counted}", _told(numbers, what))


def bins_of(tally: Counter[int]) -> tuple[list[Bin], bool]:
    """Bins for positive numbers, at most 40 or so, and whether they grow with the numbers."""
    if not tally:
        return [], False
    least, most = min(tally), max(tally)
    is_log = most - least >= _MOST_BARS and most > _WIDE * least
    lows = _log_lows(least, most, _low_end(tally)) if is_log else _even_lows(least, most)
    ends = [low - 1 for low in lows[1:]]
    lows = lows[: len(ends)]
    counts = [0] * len(lows)
    number = 0
    for value in sorted(tally):
        while value > ends[number]:
            number += 1
        counts[number] += tally[value]
    return [Bin(low, end, n) for low, end, n in zip(lows, ends, counts, strict=True)], is_log


def _even_lows(least: int, most: int) -> list[int]:
    """Where bins of equal width begin, and the one that would follow."""
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
    """The same for bins that are equally wide on a logarithmic axis, as near as whole numbers can be."""
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


class _Axis:
    """Where numbers stand on the axis below."""

    def __init__(self, bins: Sequence[Bin], is_log: bool, left: float) -> None:
        self._is_log = is_log
        self._left = left
        # A whole number stands in the middle of its bar, but for logarithms, where bars would not be equally wide.
        self._before, self._behind = (0.0, 1.0) if is_log else (-0.5, 0.5)
        self.first, self.last = bins[0].low, bins[-1].high
        self._lows = [float(one.low) for one in bins]
        self._low, self._high = self._scaled(self.first + self._before), self._scaled(self.last + self._behind)

    def _scaled(self, number: float) -> float:
        return log10(number) if self._is_log else number

    def across(self, one: Bin) -> tuple[float, float]:
        """From where to where a bin reaches."""
        return self.at(one.low + self._before), self.at(one.high + self._behind)

    def at(self, number: float) -> float:
        """The place of a number, in pixels."""
        share = (self._scaled(number) - self._low) / (self._high - self._low)
        return self._left + (_WIDTH - self._left) * share

    def ticks(self) -> list[float]:
        """Round numbers that the axis shows."""
        if self._is_log and len(self._lows) <= _FEW_BINS:
            return self._lows
        found = log_ticks(self.first, self.last) if self._is_log else ticks(self.first, self.last)
        return [tick for tick in found if tick == int(tick) and self.first - 0.5 <= tick <= self.last + 0.5]


def _draw_head(picture: Picture, numbers: Sequence[int], title: str, what: str, remark: str) -> float:
    """The title and a line below it; returns where the chart begins."""
    picture.include([(0, 0), (_WIDTH, 0)])
    top = 0.0
    if title:
        picture.text((0, 0), title, fitted_size(title, _TITLE, _WIDTH), _TITLE_COLOR, align=0, bold=True)
        top += 1.45 * _TITLE
    told = _told(numbers, what) + (f"; {remark}" if remark else "")
    picture.text((0, top), told, fitted_size(told, _TEXT, _WIDTH), _AXIS, align=0)
    return top + 3.3 * _TEXT


def _told(numbers: Sequence[int], what: str) -> str:
    if not numbers:
        return f"0 {what}"
    mean = sum(numbers) / len(numbers)
    told = f"{len(numbers):,} {what}, with {min(numbers):,} to {max(numbers):,} solutions; mean {mean:,.1f}"
    return told


def _draw_grid(picture: Picture, y_ticks: Iterable[float], y_of: Callable[[float], float], what: str) -> None:
    y_ticks = list(y_ticks)
    picture.lines([[(0, y_of(tick)), (_WIDTH, y_of(tick))] for tick in y_ticks if tick], _GRID, 1.0)
    for tick in y_ticks:
        picture.text((-7, y_of(tick)), label_of(tick), _SMALL, _AXIS, align=1)
    picture.text((-7, y_of(y_ticks[-1]) - 1.5 * _SMALL), what, _SMALL, _AXIS, align=1)


def _draw_bar(picture: Picture, across: tuple[float, float], top: float, foot: float, fill: str, edge: str) -> None:
    # Bars touch; a thin gap tells them apart where they are wide enough.
    gap = 0.5 if across[1] - across[0] > 4 else 0.0
    left, right = across[0] + gap, across[1] - gap
    # Whoever is rare must still be seen.
    top = min(top, foot - 1.0)
    corners: list[Point] = [(left, foot), (left, top), (right, top), (right, foot)]
    picture.polygon(corners, fill)
    picture.lines([[(left, top), (right, top)]], edge, 1.2)


def _draw_axis(picture: Picture, axis: _Axis, foot: float) -> None:
    reached = -1e9
    for tick in axis.ticks():
        x, label = axis.at(tick), label_of(tick)
        picture.lines([[(x, foot), (x, foot + 4)]], _AXIS, 1.2)
        half = text_width(label) * _SMALL / 2
        # Labels that would touch the one before are left out.
        if x - half > reached + 4:
            picture.text((x, foot + 6 + 0.6 * _SMALL), label, _SMALL, _AXIS)
            reached = x + half


def _draw_median(picture: Picture, axis: _Axis, numbers: Sequence[int], top: float, foot: float) -> None:
    middle = median(numbers)
    if not axis.first <= middle <= axis.last:
        return
    x = axis.at(middle)
    picture.lines([[(x, foot), (x, top - 3)]], _MEDIAN, 1.5, dashes="4 4")
    label = f"median {middle:,.0f}" if middle == int(middle) else f"median {middle:,.1f}"
    half = text_width(label) * _SMALL / 2
    picture.text((min(max(x, half), _WIDTH - half), top - 5 - 0.6 * _SMALL), label, _SMALL, _MEDIAN, halo=WHITE)
