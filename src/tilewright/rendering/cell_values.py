"""Values of cells in SVG: pips as on dominoes, or the word."""

from __future__ import annotations

from collections.abc import Sequence

from .picture import Picture, Point, fitted_size

_CENTER, _DIAGONAL, _OTHER, _MIDDLE, _UPRIGHT = (
    [(0, 0)],
    [(-1, -1), (1, 1)],
    [(-1, 1), (1, -1)],
    [(-1, 0), (1, 0)],
    [(0, -1), (0, 1)],
)
_PIPS: dict[str, Sequence[tuple[int, int]]] = {
    "0": [],
    "1": _CENTER,
    "2": _DIAGONAL,
    "3": [*_DIAGONAL, *_CENTER],
    "4": [*_DIAGONAL, *_OTHER],
    "5": [*_DIAGONAL, *_OTHER, *_CENTER],
    "6": [*_DIAGONAL, *_OTHER, *_MIDDLE],
    "7": [*_DIAGONAL, *_OTHER, *_MIDDLE, *_CENTER],
    "8": [*_DIAGONAL, *_OTHER, *_MIDDLE, *_UPRIGHT],
    "9": [*_DIAGONAL, *_OTHER, *_MIDDLE, *_UPRIGHT, *_CENTER],
}
"""Where the pips of a number lie on a grid of three by three."""


def are_pips(values: Sequence[str]) -> bool:
    """Tell whether values are drawn as pips: all are numbers from 0 to 9."""
    return all(value in _PIPS for value in values)


def draw_value_at(picture: Picture, middle: Point, radius: float, value: str, color: str, *, pips: bool) -> None:
    """A value in the middle of a cell whose largest circle has this radius."""
    if not pips:
        picture.text(middle, value, fitted_size(value, 0.95 * radius, 1.5 * radius), color, bold=True)
        return
    for x, y in _PIPS[value]:
        picture.circle((middle[0] + 0.46 * radius * x, middle[1] + 0.46 * radius * y), 0.15 * radius, color)
