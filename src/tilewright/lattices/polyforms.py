"""Shapes of joined cells: their orientations, and all shapes of a size."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from ..deadline import in_time, timely
from .cells import Cell
from .lattice import Lattice
from .matrices import Matrix

Freedom = Literal["free", "one_sided", "fixed"]
Shape = tuple[Cell, ...]

FREEDOMS: tuple[Freedom, ...] = ("free", "one_sided", "fixed")


def moves_of(lattice: Lattice, freedom: Freedom) -> tuple[Matrix, ...]:
    """The moves that a piece may make: all of the point group, its rotations, or none."""
    if freedom == "free":
        return lattice.point_group
    if freedom == "one_sided":
        return lattice.rotation_group
    return lattice.point_group[:1]


def normalized(lattice: Lattice, cells: Iterable[Cell]) -> Shape:
    """The translate of a shape that touches the coordinate axes, its cells sorted."""
    return tuple(sorted(lattice.at_origin(cells)))


def orientations(lattice: Lattice, cells: Iterable[Cell], freedom: Freedom) -> tuple[Shape, ...]:
    """The different shapes that a piece takes when turned (and flipped, if free)."""
    cells = tuple(cells)
    images = (lattice.turn_all(matrix, cells)[0] for matrix in moves_of(lattice, freedom))
    return tuple(sorted({normalized(lattice, image) for image in images}))


def connected_parts(lattice: Lattice, cells: Sequence[Cell]) -> list[list[Cell]]:
    """The cells of a shape, those together that can be reached from each other across sides inside the shape."""
    left = set(cells)
    parts = []
    for cell in timely(cells):
        part = [cell] if cell in left else []
        left -= {cell}
        for reached in part:
            in_time()
            near = [neighbor for neighbor in lattice.neighbors(reached) if neighbor in left]
            part += near
            left.difference_update(near)
        if part:
            parts.append(sorted(part))
    return parts


def polyforms(lattice: Lattice, n_cells: int, freedom: Freedom = "free") -> tuple[Shape, ...]:
    """List all connected shapes of `n_cells` cells, e.g. the 12 free pentominoes.

    The shapes of a size grow from those of the size below, one cell at a time.

    Parameters
    ----------
    lattice
        The lattice of the cells, e.g. `LATTICES["square"]`.
    n_cells
        The number of cells of each shape, at least 1. The number of shapes grows exponentially with it.
    freedom
        Two shapes are the same if one can be turned and flipped ("free"), only turned ("one_sided"), or only moved
        ("fixed") into the other.

    Returns
    -------
    tuple of shapes
        Each shape as a tuple of cells in its least form, sorted.

    Raises
    ------
    ValueError
        `n_cells` is less than 1.

    Examples
    --------
    >>> import tilewright as tw
    >>> [len(tw.polyforms(tw.LATTICES["square"], n)) for n in (1, 2, 3, 4, 5)]
    [1, 1, 2, 5, 12]
    """
    if n_cells < 1:
        raise ValueError(f"a {lattice.polyform} has at least one cell, not {n_cells}")
    shapes = {orientations(lattice, (cell,), freedom)[0] for cell in lattice.first_cells}
    for _ in range(n_cells - 1):
        grown: set[Shape] = set()
        seen: set[Shape] = set()
        for shape in shapes:
            in_time()
            inside = set(shape)
            for neighbor in {n for cell in shape for n in lattice.neighbors(cell)} - inside:
                bigger = normalized(lattice, (*shape, neighbor))
                if bigger not in seen:
                    turned = orientations(lattice, bigger, freedom)
                    seen.update(turned)
                    grown.add(turned[0])
        shapes = grown
    return tuple(sorted(shapes))


def reflection_path(lattice: Lattice, steps: Iterable[str], start: Cell) -> Cell:
    """The cell reached from `start` by reflecting across the sides that these letters name, one after the other.

    On the triangular lattice X is the direction of bottom and top sides, Y of the right side of up cells, Z of their
    left side. Raises ValueError on a lattice that names no sides by letters, and for another letter.
    """
    letters = lattice.path_letters
    if not letters:
        raise ValueError(f"paths of reflections need a triangular lattice, not a {lattice.name} one")
    cell = start
    for step in steps:
        if step not in letters:
            raise ValueError(f"{step!r} is no direction of a side: use {', '.join(letters[:-1])} or {letters[-1]}")
        cell, _ = lattice.across(cell, letters.index(step))
    return cell
