"""The sizes, colors, round ticks, grid lines and axes that all charts share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor, inf, log10

from .font import text_width
from .picture import Picture

WIDTH = 640.0
TITLE_SIZE, TEXT_SIZE, SMALL_SIZE = 17.0, 13.0, 11.0
AXIS_COLOR, GRID_COLOR = "#4d4d4d", "#dddddd"


def logarithm(number: float) -> float:
    """The decimal logarithm; infinite for 0 and infinity, which have no place on a logarithmic axis."""
    return log10(number) if 0 < number < inf else inf


def ticks(low: float, high: float) -> list[float]:
    """Round numbers, about five, from `low` or just below to `high` or just above."""
    if high <= low:
        high = low + 1
    rough = (high - low) / 4
    power = 10.0 ** floor(log10(rough))
    step = next(factor * power for factor in (1, 2, 2.5, 5, 10) if factor * power >= rough * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(k * step, 12) for k in range(first, last + 1)]


def log_ticks(low: float, high: float) -> list[float]:
    """Powers of ten, with 2 and 5 times these where they are few, from `low` or below to `high` or above."""
    first, last = floor(log10(low) + 1e-9), ceil(log10(high) - 1e-9)
    last = max(last, first + 1)
    factors = (1, 2, 5) if last - first <= 2 else (1,)
    every = -(-(last - first) // 6)
    powers = range(first, last + every, every)
    found = [float(f"{factor}e{power}") for power in powers for factor in factors]
    start = max(k for k, tick in enumerate(found) if tick <= low * 1.001)
    end = min((k for k, tick in enumerate(found) if tick >= high * 0.999 and k > start), default=len(found) - 1)
    return found[start : end + 1]


def label_of(tick: float) -> str:
    """A tick in writing: thousands separated by commas, no needless decimals."""
    return f"{tick:,.0f}" if tick == int(tick) and abs(tick) < 1e7 else f"{tick:g}"


def draw_grid(picture: Picture, y_ticks: Sequence[float], y_of: Callable[[float], float], first: int = 0) -> None:
    """Label the ticks on the left and draw a level line at each of them, from the one numbered `first` on."""
    picture.lines([[(0, y_of(tick)), (WIDTH, y_of(tick))] for tick in y_ticks[first:]], GRID_COLOR, 1.0)
    for tick in y_ticks:
        picture.text((-7, y_of(tick)), label_of(tick), SMALL_SIZE, AXIS_COLOR, align=1)


def draw_ticks(
    picture: Picture, x_ticks: Sequence[float], x_of: Callable[[float], float], foot: float, right: float = inf
) -> None:
    """Mark the ticks on the axis below; labels end at `right`, and one that would touch the one before is left out."""
    reached = -inf
    for tick in x_ticks:
        x, label = x_of(tick), label_of(tick)
        picture.lines([[(x, foot), (x, foot + 4)]], AXIS_COLOR, 1.2)
        half = text_width(label) * SMALL_SIZE / 2
        if x - half > reached + 4:
            picture.text((x + min(0.0, right - x - half), foot + 6 + 0.6 * SMALL_SIZE), label, SMALL_SIZE, AXIS_COLOR)
            reached = x + half
