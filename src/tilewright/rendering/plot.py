"""The temperatures and energies of a search by simulated annealing, as two charts in one SVG."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isfinite

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
from .palette import BLACK
from .picture import Picture

_HEIGHT, _GAP = 170.0, 34.0


@frozen
class _Quantity:
    """One of the two charts: its name, the scale of its axis, the round values on it, and the color of its line."""

    name: str
    scale: Callable[[float], float]
    ticks: Callable[[float, float], list[float]]
    color: str


def annealing_svg(temperatures: Sequence[float], energies: Sequence[float], *, title: str = "") -> str:
    """The temperature above, the energy below, each over the steps of the search, on logarithmic scales.

    Both may have any length; of many steps that fall into one column of pixels the least and the
    greatest value are drawn.
    """
    picture = Picture()
    picture.text((0, 0), title, TITLE_SIZE, align=0)
    top = 1.4 * TITLE_SIZE if title else 0.0
    steps = max(len(temperatures), len(energies), 2) - 1
    for quantity, values in ((_TEMPERATURE, temperatures), (_ENERGY, energies)):
        picture.text((0, top), quantity.name, TEXT_SIZE, align=0)
        top += 1.1 * TEXT_SIZE
        _draw_chart(picture, top, values, steps, quantity)
        top += _HEIGHT + _GAP
    picture.text((WIDTH / 2, top - _GAP + 2.9 * SMALL_SIZE), "step", TEXT_SIZE)
    went = f", energy from {energies[0]:g} to {energies[-1]:g}" if energies else ""
    return picture.svg(title or "temperature and energy over the steps of the search", f"{len(energies)} steps{went}")


def _draw_chart(picture: Picture, top: float, values: Sequence[float], steps: int, quantity: _Quantity) -> None:
    drawn = [value for value in values if isfinite(quantity.scale(value))]
    y_ticks = quantity.ticks(min(drawn, default=1.0), max(drawn, default=1.0))
    low, high = quantity.scale(y_ticks[0]), quantity.scale(y_ticks[-1])
    foot = top + _HEIGHT

    def x_of(step: float) -> float:
        return WIDTH * step / steps

    def y_of(value: float) -> float:
        return top + _HEIGHT * (high - quantity.scale(value)) / (high - low)

    draw_grid(picture, y_ticks, y_of)
    picture.lines([[(0, top), (0, foot), (WIDTH, foot)]], AXIS_COLOR, 1.2)
    x_ticks = [tick for tick in ticks(0, steps) if tick <= steps and tick == int(tick)]
    draw_ticks(picture, x_ticks, x_of, foot, right=WIDTH)
    points = [(x_of(step), y) for step, y in thinned([y_of(value) for value in values], int(WIDTH))]
    if len(points) == 1:
        picture.circle(points[0], 2.5, quantity.color, stroke=BLACK, width=0.5)
    picture.lines([points], quantity.color, 1.5)


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


def energy_ticks(low: float, high: float) -> list[float]:
    """0, at the foot, and powers of ten up to `high` or above."""
    return [0.0, *log_ticks(1.0, max(high, 1.0))]


_TEMPERATURE = _Quantity("temperature (logarithmic)", logarithm, log_ticks, "#d55e00")
# An energy of 0, a solution, must have a place on the axis too.
_ENERGY = _Quantity("energy (logarithmic in energy + 1)", lambda energy: logarithm(energy + 1), energy_ticks, "#0072b2")
