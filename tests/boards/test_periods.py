"""Periods of wrapped boards: which cells are the same, and periods that make no board."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tilewright as tw
from tests.random_puzzles import mirrored_boards
from tilewright.boards import Board
from tilewright.boards.periods import Periods, listed
from tilewright.boards.surface import inner_corners
from tilewright.errors import InvalidPuzzle
from tilewright.families import TilingPuzzle
from tilewright.families.closed import ways_round
from tilewright.families.tiling import compile_cover, piece
from tilewright.families.tiling.checking.reading import RuleReader
from tilewright.lattices import HEXAGONAL, LATTICES, SQUARE, TRIANGULAR, Lattice, polyforms
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


def mirrored(columns: int, rows: int, *wrap: tuple[Any, ...], lattice: Lattice = SQUARE) -> Board:
    return Board.of(lattice, block(columns, rows, n_kinds=len(lattice.kinds)), wrap=wrap)


def test_a_period_that_mirrors_leads_to_the_other_end_of_the_column() -> None:
    strip = mirrored(6, 4, (6, 0, "mirror"))
    left, right = strip.index_of_cell[0, 0], strip.index_of_cell[5, 3]
    assert strip.place_of((6, 3)) == strip.place_of((-6, 3)) == strip.place_of((12, 0)) == left
    side = SQUARE.kinds[0].side_names.index
    assert strip.across(left, side("left")) == (right, side("right"))
    assert strip.landing((6, 3)) == (left, (side("right"), side("bottom"), side("left"), side("top")), True)
    assert {edge.mirrors for edge in strip.seams} == {True}
    assert not strip.is_orientable
    assert mirrored(6, 4, (6, 0)).is_orientable


@pytest.mark.parametrize(
    ("wrap", "surface"),
    [
        ([(6, 0, "mirror")], "mirrored"),
        ([(6, 0, "mirror"), (0, 4)], "a Klein bottle"),
        ([(0, 4, "mirror"), (6, 0)], "a Klein bottle"),
        ([(6, 0, "mirror"), (0, 4, "mirror")], "a projective plane"),
    ],
)
def test_corners_edges_and_cells_tell_the_surface(wrap: list[tuple[Any, ...]], surface: str) -> None:
    made = mirrored(6, 4, *wrap)
    [line] = ways_round(made)
    assert line.endswith(surface)
    # Of a Klein bottle as many corners as cells; of a projective plane one more, where two cells meet twice.
    assert len(inner_corners(made)) == {"mirrored": 18, "a Klein bottle": 24, "a projective plane": 25}[surface]


@pytest.mark.parametrize(
    ("lattice", "cells", "period"),
    [
        (TRIANGULAR, [(0, 0, 0), (0, 0, 1), (1, 0, 0), (1, 0, 1), (2, 0, 0)], (2.5, 0, "mirror")),
        (HEXAGONAL, block(4, 2), (4.5, 0, "mirror")),
        (HEXAGONAL, block(4, 1), (4, 0, "mirror")),
    ],
)
def test_half_steps_where_the_axis_needs_them(lattice: Lattice, cells: Any, period: tuple[Any, ...]) -> None:
    made = Board.of(lattice, cells, wrap=[period])
    assert {edge.mirrors for edge in made.seams} == {True}
    assert listed(made.wrap[0]) == list(period)


@pytest.mark.parametrize(
    ("board", "wrap", "words"),
    [
        ((4, 3), [(4, 1, "mirror")], r"no reflection of the square lattice has an axis along \[4, 1\]; .* \[1, 0\]"),
        ((4, 3), [(3.5, 0, "mirror")], r"no glide by \[3.5, 0\] keeps the square lattice.*\[4, 0\] would do"),
        ((4, 3), [(3.5, 0)], 'only periods with "mirror" have halves'),
        ((4, 3), [("mirror",)], r"\['mirror'\] is no shift"),
        ((4, 3), [(0, 0, "mirror")], "length 0"),
        ((4, 3), [(4, 0, "mirror"), (8, 0)], r"\[8, 0\] runs along"),
        ((4, 3), [(4, 0, "mirror"), (4, 3)], "plain reflection"),
        ((4, 3), [(3, 0, "mirror")], "cells 5 and 8 are the same, as they differ by periods"),
        ((1, 3), [(1, 0, "mirror")], "so short that cell 2 would touch itself"),
    ],
)
def test_periods_that_mirror_nothing_are_refused(
    board: tuple[int, int], wrap: list[tuple[Any, ...]], words: str
) -> None:
    with pytest.raises(InvalidPuzzle, match=words):
        mirrored(*board, *wrap)


def test_only_lattices_of_the_plane_with_reflections_have_periods_that_mirror() -> None:
    for name, lattice in LATTICES.items():
        wrap = (*(3 * (k == 0) for k in range(lattice.dimension)), "mirror")
        cells = block(*(3,) * lattice.dimension, n_kinds=len(lattice.kinds))
        if lattice.dimension > 2 or not lattice.reflections:
            with pytest.raises(InvalidPuzzle, match=r"only boards in the plane|has no reflections"):
                Board.of(lattice, cells, wrap=[wrap])
        else:
            assert lattice.reflections, name


@settings(max_examples=60, deadline=None)
@given(mirrored_boards(), st.integers(1, 4))
def test_as_many_placements_as_by_the_checker(board: Board, n_cells: int) -> None:
    for cells in polyforms(board.lattice, n_cells)[:4]:
        puzzle = TilingPuzzle("p", board, (piece(board.lattice, "a", cells, most=20),))
        compiled = {(one.cells, one.labels) for one in compile_cover(puzzle).placements}
        assert compiled == {(one.cells, one.labels) for _, one in RuleReader(puzzle).laid}
        assert {(one.cells, one.labels) for one in tw.placements(puzzle, "a")} == compiled


@settings(max_examples=40, deadline=None)
@given(mirrored_boards())
def test_symmetries_of_a_surface_keep_what_meets(board: Board) -> None:
    order = board.symmetries
    assert order[0].places == tuple(range(len(board)))
    assert len({one.start for one in order}) == len(order)
    assert not any(one.is_reflection for one in order)
    meets = {(edge.cell, edge.side): (edge.other, edge.other_side) for edge in board.edges}
    meets |= {there: here for here, there in meets.items()}
    for one in order:
        moved = {
            (one.places[cell], one.sides[cell][side]): (one.places[other], one.sides[other][entered])
            for (cell, side), (other, entered) in meets.items()
        }
        assert moved == meets


def test_a_piece_that_may_not_be_mirrored_fits_no_surface_with_one_side() -> None:
    strip = mirrored(6, 4, (6, 0, "mirror"))
    lying = {"one_sided": [(0, 0), (1, 0), (1, 1), (2, 1)], "fixed": [(0, 0), (0, 1), (1, 0)]}
    for freedom, cells in lying.items():
        with pytest.raises(InvalidPuzzle, match=f"piece 'a' is {freedom}, but a way round this board"):
            TilingPuzzle("p", strip, (piece(SQUARE, "a", cells, freedom=freedom),))
        # What looks the same mirrored may be as it is.
        TilingPuzzle("p", strip, (piece(SQUARE, "a", [(0, 0), (1, 0)], freedom=freedom),))
