"""How a search by simulated annealing went: its temperatures and energies, as two charts in one SVG."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, isfinite, log10

from .font import text_width
from .palette import BLACK
from .picture import Picture, Point

_WIDTH, _HEIGHT = 640.0, 170.0
_TITLE, _TEXT, _SMALL = 17.0, 13.0, 11.0
_GAP = 34.0
_AXIS, _GRID = "#4d4d4d", "#dddddd"
_CURVES = ("#d55e00", "#0072b2")


def annealing_svg(temperatures: Sequence[float], energies: Sequence[float], *, title: str = "") -> str:
    """The temperature above, the energy below, each over the steps of the search.

    Both may have any length; of many steps that fall into one column of pixels the least and the
    greatest value are drawn.
    """
    picture = Picture()
    picture.text((0, 0), title, _TITLE, align=0)
    top = 1.4 * _TITLE if title else 0.0
    steps = max(len(temperatures), len(energies), 2) - 1
    for curve, (name, values) in enumerate((("temperature", temperatures), ("energy", energies))):
        picture.text((0, top), name, _TEXT, align=0)
        top += 1.1 * _TEXT
        _draw_chart(picture, top, values, steps, _CURVES[curve])
        top += _HEIGHT + _GAP
    picture.text((_WIDTH / 2, top - _GAP + 2.9 * _SMALL), "step", _TEXT)
    went = f", energy from {energies[0]:g} to {energies[-1]:g}" if energies else ""
    return picture.svg(title or "temperature and energy over the steps of the search", f"{len(energies)} steps{went}")


def _draw_chart(picture: Picture, top: float, values: Sequence[float], steps: int, color: str) -> None:
    finite = [value for value in values if isfinite(value)]
    y_ticks = ticks(min([0.0, *finite]), max(finite, default=1.0))
    low, high = y_ticks[0], y_ticks[-1]
    x_ticks = [tick for tick in ticks(0, steps) if tick <= steps and tick == int(tick)]

    def at(step: float, value: float) -> Point:
        return (_WIDTH * step / steps, top + _HEIGHT * (high - value) / (high - low))

    picture.lines([[at(0, tick), at(steps, tick)] for tick in y_ticks], _GRID, 1.0)
    for tick in y_ticks:
        picture.text((-7, at(0, tick)[1]), label_of(tick), _SMALL, _AXIS, align=1)
    picture.lines([[at(0, high), at(0, low), at(steps, low)]], _AXIS, 1.2)
    for tick in x_ticks:
        x, y = at(tick, low)
        picture.lines([[(x, y), (x, y + 4)]], _AXIS, 1.2)
        shift = min(0.0, _WIDTH - x - text_width(label_of(tick)) * _SMALL / 2)
        picture.text((x + shift, y + 6 + 0.6 * _SMALL), label_of(tick), _SMALL, _AXIS)
    points = thinned(values, int(_WIDTH))
    if len(points) == 1:
        picture.circle(at(*points[0]), 2.5, color, stroke=BLACK, width=0.5)
    picture.lines([[at(step, value) for step, value in points]], color, 1.5)


def thinned(values: Sequence[float], columns: int) -> list[tuple[int, float]]:
    """(step, value) pairs, at most four for each column: its first, least, greatest and last value, in order."""
    n = len(values)
    steps = [k for k in range(n) if isfinite(values[k])]
    if n <= 2 * columns:
        return [(k, values[k]) for k in steps]
    kept: set[int] = set()
    groups: dict[int, list[int]] = {}
    for k in steps:
        groups.setdefault(k * columns // n, []).append(k)
    for group in groups.values():
        kept |= {group[0], group[-1], min(group, key=values.__getitem__), max(group, key=values.__getitem__)}
    return [(k, values[k]) for k in sorted(kept)]


def ticks(low: float, high: float) -> list[float]:
    """Round numbers, about five, from `low` or just below to `high` or just above."""
    if high <= low:
        high = low + 1
    rough = (high - low) / 4
    power = 10.0 ** floor(log10(rough))
    step = next(factor * power for factor in (1, 2, 2.5, 5, 10) if factor * power >= rough * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(k * step, 12) for k in range(first, last + 1)]


def label_of(tick: float) -> str:
    """A tick in writing: thousands parted by thin gaps, no needless decimals."""
    return f"{tick:,.0f}".replace(",", " ") if tick == int(tick) and abs(tick) < 1e7 else f"{tick:g}"
