"""Periods of wrapped boards: which cells are the same, and periods that make no board."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright.boards import Board
from tilewright.boards.periods import Periods
from tilewright.errors import InvalidPuzzle
from tilewright.lattices import LATTICES, SQUARE, TRIANGULAR
from tilewright.lattices.lattice import block

NUMBERS = st.integers(-6, 6)


@given(st.lists(st.tuples(NUMBERS, NUMBERS), max_size=3), st.tuples(NUMBERS, NUMBERS), st.lists(NUMBERS, min_size=3))
def test_cells_that_differ_by_periods_are_one(
    shifts: list[tuple[int, int]], cell: tuple[int, int], times: list[int]
) -> None:
    periods = Periods(tuple(shifts))
    moved = cell
    for shift, n in zip(shifts, times, strict=False):
        moved = (moved[0] + n * shift[0], moved[1] + n * shift[1])
    assert periods.reduced(moved) == periods.reduced(cell)
    assert periods.has((moved[0] - cell[0], moved[1] - cell[1]))


def test_a_torus_has_as_many_different_cells_as_its_periods_span() -> None:
    periods = Periods(((5, 8), (-8, 5)))
    assert len({periods.reduced((x, y)) for x in range(-20, 20) for y in range(-20, 20)}) == 89


@pytest.mark.parametrize(
    ("wrap", "words"),
    [
        ([(4, 0, 0)], r"\[4, 0, 0\] is no shift of the square lattice"),
        ([(0, 0)], "length 0"),
        ([(4, 0), (8, 0)], r"\[8, 0\] runs along"),
        ([(3, 0)], "cells 1 and 4 are the same"),
        ([(4, 0), (0, 1)], "the periods are so short that cell 1 would touch itself"),
        ([(4, 0), (1, 3), (0, 7)], r"\[0, 7\] runs along"),
    ],
)
def test_periods_that_make_no_board_are_refused(wrap: list[tuple[int, ...]], words: str) -> None:
    with pytest.raises(InvalidPuzzle, match=words):
        Board.of(SQUARE, block(4, 1), wrap=wrap)


@pytest.mark.parametrize(
    ("wrap", "rotations", "order"),
    [([(5, 0)], 10, 20), ([(5, 0), (0, 4)], 40, 80), ([(5, 0), (1, 4)], 40, 40), ([(0, 4)], 8, 16)],
)
def test_moves_along_the_periods_are_symmetries(wrap: list[tuple[int, int]], rotations: int, order: int) -> None:
    made = Board.of(SQUARE, block(5, 4), wrap=wrap)
    assert len(made.symmetries) == order
    assert sum(not symmetry.is_reflection for symmetry in made.symmetries) == rotations
    assert len({symmetry.start for symmetry in made.symmetries}) == order
    assert made.symmetries[0].places == tuple(range(20))


def test_a_torus_has_no_rim_and_each_side_meets_one_other() -> None:
    for lattice in LATTICES.values():
        sizes = (3,) * lattice.dimension
        cells = block(*sizes, n_kinds=len(lattice.kinds))
        wrap = [tuple(3 * (k == axis) for k in range(lattice.dimension)) for axis in range(lattice.dimension)]
        made = Board.of(lattice, cells, wrap=wrap)
        assert not made.rim
        assert 2 * len(made.edges) == sum(map(lattice.n_sides_of, cells))
        assert made.seams


def test_a_shape_that_comes_back_to_itself_lies_nowhere() -> None:
    made = Board.of(SQUARE, block(4, 1), wrap=[(4, 0)])
    assert made.under([(0, 0), (1, 0), (2, 0)], 2) == (2, 3, 0)
    assert made.under([(0, 0), (4, 0)], 0) is None
    assert len(made.translates([(0, 0), (1, 0), (2, 0), (3, 0)])) == 4
    assert Board.of(TRIANGULAR, [(0, 0, 0), (0, 0, 1)], wrap=[(2, 0)]).place_of((4, 0, 1)) is not None
