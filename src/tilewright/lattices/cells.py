"""Cells, the kinds of them that a lattice has, and the shapes of boards that they make."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product as all_of

from ..values import frozen
from .matrices import Vector

Cell = tuple[int, ...]
Side = int
GridPlace = tuple[int, int, int]
"""A place in a picture made of characters: layer (upward), row (downward), column."""


@frozen
class Kind:
    """Cells that are translates of one another."""

    center: Vector
    sides: tuple[Vector, ...]
    """From the center of a cell to the centers of its neighbors, counterclockwise in the plane."""
    side_names: tuple[str, ...]
    corners: tuple[Vector, ...]
    reading_order: tuple[Side, ...]
    """The order in which people list the labels of a tile: clockwise in the plane."""
    face_corners: tuple[tuple[int, ...], ...]
    """For each side the corners it joins (indices into `corners`)."""
    place: GridPlace = (0, 0, 0)
    """The place in a picture made of characters of the cell of this kind at the origin."""
    symbol: str = "#"
    """The character that draws a cell of this kind."""
    words: str = ""
    """Words that tell cells of this kind from others, e.g. "pointing up"; empty if there is only one kind."""
    net: tuple[tuple[int, int], ...] = ()
    """In space, for each side the column and the row of the square that stands for it where the cell is unfolded."""

    @property
    def n_sides(self) -> int:
        return len(self.sides)

    @property
    def listed_sides(self) -> tuple[str, ...]:
        """The names of the sides in the order in which people list the labels of a tile."""
        return tuple(self.side_names[side] for side in self.reading_order)


@frozen
class ShapeMaker:
    """A named shape of boards: the names of its sizes, and the function that gives its cells."""

    name: str
    sizes: tuple[str, ...]
    make: Callable[..., tuple[Cell, ...]]
    description: str
    first: int = 3
    """Each of its sizes in a puzzle that has just been begun."""

    def cells(self, sizes: Mapping[str, int]) -> tuple[Cell, ...]:
        """The cells of the shape with these sizes."""
        return self.make(*(sizes[name] for name in self.sizes))


def block(*sizes: int, n_kinds: int = 1) -> tuple[Cell, ...]:
    """All cells, of every kind, whose coordinates are below these sizes."""
    ranges = [range(size) for size in sizes]
    return tuple(all_of(*ranges, range(n_kinds)) if n_kinds > 1 else all_of(*ranges))
