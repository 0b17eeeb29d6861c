"""A flat board that is ready to be drawn: its geometry in lattice units, the scale, and the look of its labels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from ..families.scenes import LabelMark, Owner, SceneCell
from ..lattices import Lattice, Vector
from ..values import frozen
from .cell_values import shows_pips
from .layers import flat_layers
from .palette import Fill, label_fills

TILE_SHRINK = 0.75
"""The size of a tile beside a board; a tile on the board has size 1."""


@frozen
class Drawn:
    """A board that is ready to be drawn: its geometry in lattice units and the look of its labels."""

    lattice: Lattice
    cells: tuple[SceneCell, ...]
    owners: tuple[Owner, ...]
    marks: Mapping[str, LabelMark]
    styles: Mapping[str, Fill]
    scale: float
    lines: tuple[tuple[int, ...], ...] = ()
    sums: tuple[str, ...] = ()
    parallelogram: tuple[Vector, ...] = ()

    @property
    def has_labels(self) -> bool:
        return any(cell.labels for cell in self.cells)

    @property
    def has_disks(self) -> bool:
        """Tell whether cells are drawn as disks; labels and lines need cells with sides."""
        return self.lattice.is_round and not self.has_labels and not self.lines

    @cached_property
    def with_pips(self) -> bool:
        """Tell whether values are drawn as pips."""
        return bool(self.owners) and shows_pips(self.lattice, self.owners[0])

    @cached_property
    def cells_of_owner(self) -> dict[int, list[SceneCell]]:
        found: dict[int, list[SceneCell]] = {}
        for cell in self.cells:
            if cell.owner is not None:
                found.setdefault(cell.owner, []).append(cell)
        return found

    def outline(self, cell: SceneCell) -> list[tuple[float, ...]]:
        return self.lattice.outline(cell.cell)

    def center(self, cell: SceneCell) -> tuple[float, ...]:
        return self.lattice.position(self.lattice.center(cell.cell))

    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom in pixels, before the board is moved to its place."""
        return box_of(self.lattice, self.cells, self.scale)


def box_of(lattice: Lattice, cells: Sequence[SceneCell], scale: float) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of cells in pixels, before they are moved to their place."""
    points = [lattice.position(corner) for cell in cells for corner in lattice.corners(cell.cell)]
    xs, ys = [point[0] for point in points], [point[1] for point in points]
    return scale * min(xs), -scale * max(ys), scale * max(xs), -scale * min(ys)


def prepared(
    lattice: Lattice,
    cells: Sequence[SceneCell],
    owners: Sequence[Owner],
    marks: Sequence[LabelMark],
    *,
    shrink: float = 1.0,
    lines: Sequence[tuple[int, ...]] = (),
    sums: Sequence[str] = (),
) -> Drawn:
    """A flat board with the scale that suits its cells; larger where there are labels to be read."""
    plain, labeled = lattice.pixels
    if any(cell.labels for cell in cells):
        scale = labeled
    elif marks:
        # Labels will come: as large as the tiles that are drawn beside the board.
        scale = labeled * TILE_SHRINK
    else:
        scale = plain * (1.25 if lines else 1.0)
    return Drawn(
        lattice,
        tuple(cells),
        tuple(owners),
        {mark.label: mark for mark in marks},
        label_fills(marks),
        scale * shrink,
        tuple(lines),
        tuple(sums),
    )


def flat_boards(
    lattice: Lattice,
    cells: Sequence[SceneCell],
    owners: Sequence[Owner],
    marks: Sequence[LabelMark],
    *,
    shrink: float = 1.0,
    lines: Sequence[tuple[int, ...]] = (),
    sums: Sequence[str] = (),
) -> list[tuple[int, Drawn]]:
    """The flat boards that show cells: all in one, or in space the layers from the bottom, each with its number."""
    if lattice.layer is None:
        return [(0, prepared(lattice, cells, owners, marks, shrink=shrink, lines=lines, sums=sums))]
    # A row of points stands in for the lines, which run through several layers, so that values look like values.
    lines = ((0,),) if lines else ()
    return [
        (number, prepared(lattice.layer, layer, owners, marks, shrink=shrink, lines=lines))
        for number, layer in flat_layers(lattice, cells).items()
    ]
