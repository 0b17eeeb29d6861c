"""What bodies in space have in common in a drawing, whether they have faces or are balls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..families.scenes import Owner, SceneCell
from ..lattices import Cell, Lattice
from .palette import BLOCKED, Fill, owner_fill

_EMPTY = "#e4e4e4"


def body_fill(cell: SceneCell, owners: Sequence[Owner]) -> Fill:
    """The fill of a body: the color of its piece, or one for cells that are blocked or empty."""
    if cell.state == "blocked":
        return Fill(BLOCKED)
    return owner_fill(owners[cell.owner]) if cell.owner is not None else Fill(_EMPTY)


def place_of(lattice: Lattice, cell: Cell) -> tuple[float, ...]:
    """The center of a cell in a drawing, rounded so that equally near cells are drawn in a fixed order."""
    return tuple(round(x, 6) for x in lattice.position(lattice.center(cell)))


def means_of(lattice: Lattice, cells: Sequence[SceneCell]) -> Mapping[int, tuple[float, ...]]:
    """For each piece the mean of the centers of its cells."""
    centers: dict[int, list[tuple[float, ...]]] = {}
    for cell in cells:
        if cell.owner is not None:
            centers.setdefault(cell.owner, []).append(lattice.position(lattice.center(cell.cell)))
    return {
        owner: tuple(sum(along) / len(mine) for along in zip(*mine, strict=True)) for owner, mine in centers.items()
    }
