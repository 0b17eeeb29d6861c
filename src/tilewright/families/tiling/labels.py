"""Labels as people list them: in reading order, with a mark for a side that has none."""

from __future__ import annotations

from collections.abc import Sequence

from ...lattices import Cell, Lattice
from ..cell_values import CellValue as CellValue
from ..cell_values import Label as Label
from ..cell_values import SideLabels as SideLabels
from ..cell_values import plain_value as plain_value
from ..cell_values import shown_labels as shown_labels
from ..cell_values import sides_only as sides_only
from ..cell_values import text_of as text_of
from ..cell_values import value_on as value_on
from ..cell_values import with_value as with_value
from ..scenes import WILD


def in_reading_order(lattice: Lattice, cell: Cell, labels: SideLabels) -> SideLabels:
    """The labels of a cell, given by side number, as people list them: clockwise in the plane."""
    return tuple(labels[side] for side in lattice.kind(cell).reading_order)


def blank_sides(lattice: Lattice, cell: Cell) -> SideLabels:
    """The sides of a cell without labels."""
    return (None,) * lattice.n_sides_of(cell)


def rotated(listed: SideLabels, turns: int) -> SideLabels:
    """Labels in reading order of a tile that is turned clockwise by a number of sides."""
    first = -turns % len(listed)
    return listed[first:] + listed[:first]


def by_side(lattice: Lattice, cell: Cell, listed: Sequence[Label | None]) -> SideLabels:
    """Labels as people list them, by side number."""
    labels: list[Label | None] = [None] * lattice.n_sides_of(cell)
    for side, label in zip(lattice.kind(cell).reading_order, listed, strict=True):
        labels[side] = label
    return tuple(labels)


def in_words(lattice: Lattice, cell: Cell, labels: SideLabels) -> str:
    """The labels of a cell in one line: "RH * GT BH"."""
    return " ".join(label or WILD for label in in_reading_order(lattice, cell, labels))
