"""One suite for every row of the table of lattices; tests/lattices has the laws in depth."""

from __future__ import annotations

import pytest

from tilewright.boards import SHAPES, Board, cells_of_picture, picture_of_cells, shape_cells
from tilewright.lattices import LATTICES, Lattice

ROWS = [pytest.param(lattice, id=name) for name, lattice in LATTICES.items()]


@pytest.mark.parametrize("lattice", ROWS)
def test_each_row_stands_under_its_name_and_has_shapes(lattice: Lattice) -> None:
    assert LATTICES[lattice.name] is lattice
    for shape, maker in SHAPES[lattice.name].items():
        board = Board.of(lattice, shape_cells(lattice, shape, dict.fromkeys(maker.sizes, 2)))
        assert board.symmetries[0].places == tuple(range(len(board)))
        for edge in board.edges:
            a, b = board.cells[edge.cell], board.cells[edge.other]
            assert lattice.across(a, edge.side) == (b, edge.other_side)
        assert 2 * len(board.edges) + len(board.rim) == lattice.n_sides * len(board)
        drawn = cells_of_picture(lattice, picture_of_cells(lattice, board.cells))
        assert Board.of(lattice, drawn).names == board.names


@pytest.mark.parametrize("lattice", ROWS)
def test_every_kind_of_cell_is_listed_in_the_order_of_its_reading(lattice: Lattice) -> None:
    for kind in lattice.kinds:
        assert sorted(kind.reading_order) == list(range(lattice.n_sides))
        assert len(set(kind.side_names)) == lattice.n_sides
