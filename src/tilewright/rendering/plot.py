"""How a search by simulated annealing went: its temperatures and energies, as two charts in one SVG."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, inf, isfinite, log10

from .font import text_width
from .palette import BLACK
from .picture import Picture, Point

_WIDTH, _HEIGHT = 640.0, 170.0
_TITLE, _TEXT, _SMALL = 17.0, 13.0, 11.0
_GAP = 34.0
_AXIS, _GRID = "#4d4d4d", "#dddddd"


@dataclass(frozen=True)
class _Axis:
    """A quantity on an axis: its height, a logarithm, and the round values that are marked."""

    name: str
    height: Callable[[float], float]
    ticks: Callable[[float, float], list[float]]
    color: str


def annealing_svg(temperatures: Sequence[float], energies: Sequence[float], *, title: str = "") -> str:
    """The temperature above, the energy below, each over the steps of the search, on logarithmic scales.

    Both may have any length; of many steps that fall into one column of pixels the least and the
    greatest value are drawn.
    """
    picture = Picture()
    picture.text((0, 0), title, _TITLE, align=0)
    top = 1.4 * _TITLE if title else 0.0
    steps = max(len(temperatures), len(energies), 2) - 1
    for axis, values in ((_TEMPERATURE, temperatures), (_ENERGY, energies)):
        picture.text((0, top), axis.name, _TEXT, align=0)
        top += 1.1 * _TEXT
        _draw_chart(picture, top, values, steps, axis)
        top += _HEIGHT + _GAP
    picture.text((_WIDTH / 2, top - _GAP + 2.9 * _SMALL), "step", _TEXT)
    went = f", energy from {energies[0]:g} to {energies[-1]:g}" if energies else ""
    return picture.svg(title or "temperature and energy over the steps of the search", f"{len(energies)} steps{went}")


def _draw_chart(picture: Picture, top: float, values: Sequence[float], steps: int, axis: _Axis) -> None:
    heights = [axis.height(value) for value in values]
    drawn = [value for value, height in zip(values, heights, strict=True) if isfinite(height)]
    y_ticks = axis.ticks(min(drawn, default=1.0), max(drawn, default=1.0))
    low, high = axis.height(y_ticks[0]), axis.height(y_ticks[-1])
    x_ticks = [tick for tick in ticks(0, steps) if tick <= steps and tick == int(tick)]

    def at(step: float, height: float) -> Point:
        return (_WIDTH * step / steps, top + _HEIGHT * (high - height) / (high - low))

    lines = [(tick, axis.height(tick)) for tick in y_ticks]
    picture.lines([[at(0, height), at(steps, height)] for _, height in lines], _GRID, 1.0)
    for tick, height in lines:
        picture.text((-7, at(0, height)[1]), label_of(tick), _SMALL, _AXIS, align=1)
    picture.lines([[at(0, high), at(0, low), at(steps, low)]], _AXIS, 1.2)
    for tick in x_ticks:
        x, y = at(tick, low)
        picture.lines([[(x, y), (x, y + 4)]], _AXIS, 1.2)
        shift = min(0.0, _WIDTH - x - text_width(label_of(tick)) * _SMALL / 2)
        picture.text((x + shift, y + 6 + 0.6 * _SMALL), label_of(tick), _SMALL, _AXIS)
    points = thinned(heights, int(_WIDTH))
    if len(points) == 1:
        picture.circle(at(*points[0]), 2.5, axis.color, stroke=BLACK, width=0.5)
    picture.lines([[at(step, height) for step, height in points]], axis.color, 1.5)


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
    """A tick in writing: thousands parted by commas, no needless decimals."""
    return f"{tick:,.0f}" if tick == int(tick) and abs(tick) < 1e7 else f"{tick:g}"


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


def energy_ticks(low: float, high: float) -> list[float]:
    """0, at the foot, and powers of ten up to `high` or above."""
    return [0.0, *log_ticks(1.0, max(high, 1.0))]


def _logarithm(value: float) -> float:
    return log10(value) if 0 < value < inf else inf


_TEMPERATURE = _Axis("temperature (logarithmic)", _logarithm, log_ticks, "#d55e00")
# An energy of 0, a solution, must have a place on the axis too.
_ENERGY = _Axis("energy (logarithmic in energy + 1)", lambda energy: _logarithm(energy + 1), energy_ticks, "#0072b2")
