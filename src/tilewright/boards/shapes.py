"""Named shapes of boards: a name and a few sizes give a list of cells."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from math import prod

from ..errors import InvalidPuzzle
from ..lattices import Cell, Lattice, ShapeMaker
from ..lattices.scaling import scaled
from ..sentences import sentence

WIDEST = 120
"""Wider boards are not taken for a shape."""


def shape_cells(lattice: Lattice, shape: str, sizes: dict[str, int]) -> tuple[Cell, ...]:
    """List the cells of a named shape, e.g. `shape_cells(SQUARE, "rectangle", {"columns": 10, "rows": 6})`.

    Parameters
    ----------
    lattice
        The lattice of the cells, e.g. `LATTICES["square"]`.
    shape
        The name of the shape, one of `lattice.shape_named`.
    sizes
        Each size that the shape has, by its name, in cells; all at least 1.

    Returns
    -------
    tuple of cells
        The cells of the shape, near the origin.

    Raises
    ------
    InvalidPuzzle
        The lattice does not have the shape; a size is missing, does not belong to the shape, or is less than 1.

    See Also
    --------
    cells_of_picture : Cells of any shape, from a drawing.

    Examples
    --------
    >>> import tilewright as tw
    >>> tw.shape_cells(tw.LATTICES["square"], "rectangle", {"columns": 3, "rows": 2})
    ((0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1))
    """
    maker = lattice.shape_named.get(shape)
    if maker is None:
        known = ", ".join(lattice.shape_named)
        raise InvalidPuzzle(
            sentence(
                "the {lattice} lattice has no shape {shape}; it has {known}",
                lattice=lattice.name,
                shape=repr(shape),
                known=known,
            )
        )
    if sizes.keys() != set(maker.sizes):
        wanted = " and ".join(maker.sizes)
        found = ", ".join(sizes) or "no size"
        raise InvalidPuzzle(
            sentence(
                "a {shape} on the {lattice} lattice needs {wanted}, not {found}",
                shape=shape,
                lattice=lattice.name,
                wanted=wanted,
                found=found,
            )
        )
    for name, size in sizes.items():
        if size < 1:
            raise InvalidPuzzle(
                sentence("{name} of the {shape} is {size}; it must be at least 1", name=name, shape=shape, size=size)
            )
    return maker.cells(sizes)


FIGURE = "figure"
"""The name of any figure as a shape whose size is its scale."""


def figure_maker(lattice: Lattice, cells: tuple[Cell, ...]) -> ShapeMaker:
    """A figure as a shape: its size is the scale, how many times as large it is."""

    def make(scale: int) -> tuple[Cell, ...]:
        made = scaled(lattice, cells, scale)
        if made is None:
            raise InvalidPuzzle(not_scaled(lattice, scale))
        return made

    return ShapeMaker(FIGURE, ("scale",), make, f"a figure, each of its {lattice.nouns[1]} made of scale x scale")


def not_scaled(lattice: Lattice, scale: int) -> str:
    """The reason why figures of a lattice cannot be made larger."""
    many = lattice.nouns[1]
    return (
        f"the {lattice.name} lattice has no larger figures: {many} {scale} times as large are not made of whole {many}"
    )


def sizes_of_shape(lattice: Lattice, maker: ShapeMaker, cells: Collection[Cell]) -> dict[str, int] | None:
    """The sizes with which a shape has exactly these cells; None if there are no such sizes."""
    wanted = set(cells)
    extents = [max(axis) - min(axis) + 1 for axis in zip(*cells, strict=True)][: lattice.dimension]
    for sizes in _sizes(maker, extents):
        made = maker.cells(sizes)
        if set(made) == wanted:
            return sizes
        if len(made) > len(wanted):
            break
    return None


def _sizes(maker: ShapeMaker, extents: Sequence[int]) -> Iterator[dict[str, int]]:
    """The sizes that boards of this extent may have, in ascending order."""
    known = dict(zip(("columns", "rows", "layers"), extents, strict=False))
    given = {name: known[name] for name in maker.sizes if name in known}
    if len(given) == len(maker.sizes):
        if prod(extents) <= WIDEST**2:
            yield given
        return
    [side] = set(maker.sizes) - set(given)
    if max(extents) <= WIDEST:
        yield from ({side: size, **given} for size in range(1, max(extents) + 1))
