"""Figures made larger."""

from __future__ import annotations

import pytest

from tilewright.lattices import LATTICES
from tilewright.lattices.scaling import scaled, unscaled

LARGER = ("square", "triangular", "cubic", "tetrakis", "prisms", "rhombic-tetrahedra")


@pytest.mark.parametrize("name", LARGER)
def test_neighbors_stay_neighbors_and_share_nothing(name: str) -> None:
    lattice = LATTICES[name]
    for cell in lattice.first_cells:
        one = scaled(lattice, [cell], 2)
        assert one is not None
        assert len(one) == 2**lattice.dimension
        for neighbor in lattice.neighbors(cell):
            other = scaled(lattice, [neighbor], 2)
            assert other is not None
            assert not set(one) & set(other)
            assert any(beyond in set(other) for part in one for beyond in lattice.neighbors(part))


@pytest.mark.parametrize("name", LARGER)
def test_what_is_made_larger_keeps_its_form(name: str) -> None:
    """Twice as large, and twice again, is four times as large, perhaps moved."""
    lattice = LATTICES[name]
    cells = [lattice.first_cells[0], next(lattice.neighbors(lattice.first_cells[0]))]
    twice, four = scaled(lattice, cells, 2), scaled(lattice, cells, 4)
    assert twice is not None
    assert four is not None
    again = scaled(lattice, twice, 2)
    assert again is not None
    assert any(lattice.motions_between(again, four))
    assert sorted(unscaled(lattice, four, 4) or ()) == sorted(cells)
    assert unscaled(lattice, four[1:], 4) is None


@pytest.mark.parametrize("name", sorted(set(LATTICES) - set(LARGER)))
def test_other_lattices_have_no_larger_figures(name: str) -> None:
    lattice = LATTICES[name]
    assert scaled(lattice, lattice.first_cells[:1], 1) == lattice.first_cells[:1]
    assert scaled(lattice, lattice.first_cells[:1], 2) is None
    assert scaled(lattice, lattice.first_cells[:1], 3) is None
