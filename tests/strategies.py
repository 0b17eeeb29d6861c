"""Hypothesis strategies for lattices: cells, sides, motions, shapes."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tests.contracts.templates import EVERY_LATTICE
from tilewright.lattices import Cell, Lattice, Motion, Side


def lattices() -> st.SearchStrategy[Lattice]:
    return st.sampled_from(list(EVERY_LATTICE.values()))


@st.composite
def cells_of(draw: Any, lattice: Lattice, reach: int = 20) -> Cell:
    place = tuple(draw(st.integers(-reach, reach)) for _ in range(lattice.dimension))
    return (*place, draw(st.integers(0, len(lattice.kinds) - 1))) if len(lattice.kinds) > 1 else place


@st.composite
def sides_of(draw: Any, lattice: Lattice) -> tuple[Cell, Side]:
    cell = draw(cells_of(lattice))
    return cell, draw(st.integers(0, lattice.n_sides_of(cell) - 1))


def translation(lattice: Lattice, steps: tuple[int, ...]) -> Motion:
    """The motion by these numbers of units along the axes."""
    return Motion(lattice.point_group[0], tuple(lattice.unit * step for step in steps))


@st.composite
def motions_of(draw: Any, lattice: Lattice) -> Motion:
    """A member of the point group followed by a translation, and a glide where the lattice has one."""
    matrix = draw(st.sampled_from(lattice.point_group))
    return Motion(matrix, tuple(lattice.unit * draw(st.integers(-5, 5)) + glide for glide in lattice.glide_of(matrix)))


@st.composite
def shapes_of(draw: Any, lattice: Lattice, most: int = 7) -> tuple[Cell, ...]:
    """A connected shape, grown cell by cell."""
    cells = [draw(cells_of(lattice, 3))]
    for _ in range(draw(st.integers(0, most - 1))):
        cell = draw(st.sampled_from(cells))
        neighbor = lattice.across(cell, draw(st.integers(0, lattice.n_sides_of(cell) - 1)))[0]
        if neighbor not in cells:
            cells.append(neighbor)
    return tuple(cells)
