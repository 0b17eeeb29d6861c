"""Values of cells in SVG: pips as on dominoes, or the word."""

from __future__ import annotations

from collections.abc import Sequence

from ..families.scenes import Owner
from ..lattices import Lattice
from .palette import Fill, value_fills
from .picture import Picture, Point, fitted_size

IVORY = "#fbf7ea"
"""The ground of pieces with pips, all alike as dominoes are."""

PIP_RADIUS, _APART = 0.15, 0.46
"""The size of a pip and the distance between the middles of two, in radii of the largest circle in a cell."""
_CENTER, _DIAGONAL, _OTHER, _MIDDLE, _UPRIGHT = (
    [(0, 0)],
    [(-1, -1), (1, 1)],
    [(-1, 1), (1, -1)],
    [(-1, 0), (1, 0)],
    [(0, -1), (0, 1)],
)
PIPS: dict[str, Sequence[tuple[int, int]]] = {
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


def shows_pips(lattice: Lattice, owner: Owner) -> bool:
    """Tell whether values are drawn as pips: on squares, if all those of the puzzle are numbers from 0 to 9."""
    are_small = all(mark.label in PIPS for mark in owner.values)
    return lattice.is_boxed and are_small and not value_fills(owner.values)


def value_fill(owner: Owner, value: str, *, with_pips: bool) -> Fill | None:
    """The fill of a cell with a value, the color that it names or that of dominoes; None for that of the piece."""
    return Fill(IVORY) if with_pips else value_fills(owner.values).get(value)


def draw_value_at(picture: Picture, middle: Point, radius: float, value: str, color: str, *, pips: bool) -> None:
    """A value in the middle of a cell whose largest circle has this radius."""
    if not pips:
        picture.text(middle, value, fitted_size(value, 0.95 * radius, 1.5 * radius), color, bold=True)
        return
    for x, y in pips_of(value):
        picture.circle((middle[0] + x * radius, middle[1] + y * radius), PIP_RADIUS * radius, color)


def pips_of(value: str) -> list[Point]:
    """The middles of the pips of a number, in radii of the largest circle in a cell."""
    return [(_APART * x, _APART * y) for x, y in PIPS[value]]
