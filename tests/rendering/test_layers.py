"""Layers of solids, seen from above."""

from __future__ import annotations

import pytest

from tests.contracts.templates import EVERY_LATTICE
from tilewright.lattices import RHOMBIC_TETRAHEDRA, Lattice
from tilewright.rendering.layers import seen_from_above


@pytest.mark.parametrize("lattice", [lattice for lattice in EVERY_LATTICE.values() if lattice.dimension == 3], ids=repr)
def test_cells_of_a_layer_touch_as_those_that_show_them(lattice: Lattice) -> None:
    for start in lattice.first_cells:
        for x, y, z in ((0, 0, 0), (2, -1, 0), (-1, 3, 2)):
            cell = (start[0] + x, start[1] + y, start[2] + z, *start[3:])
            number = lattice.grid(cell)[0]
            shown, flat = seen_from_above(lattice, cell)
            level = [other for other in lattice.neighbors(cell) if lattice.grid(other)[0] == number]
            beside = {seen_from_above(lattice, other)[1] for other in level}
            assert len(beside) == len(level)
            # Beside a cell of a cut cube one may be shown that it does not touch.
            assert beside <= set(shown.neighbors(flat))
            assert lattice is RHOMBIC_TETRAHEDRA or len(beside) == shown.n_sides_of(flat)
