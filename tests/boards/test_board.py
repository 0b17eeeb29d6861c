from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import lattices, motions_of, shapes_of
from tilewright.boards import Board, shape_cells
from tilewright.errors import InvalidPuzzle
from tilewright.lattices import CUBIC, HEXAGONAL, SQUARE, TRIANGULAR, Cell, Lattice


def board(lattice: Lattice, shape: str, names: list[str] | None = None, **sizes: int) -> Board:
    return Board.of(lattice, shape_cells(lattice, shape, sizes), names)


# Names.


def test_cells_are_numbered_as_text_is_read() -> None:
    made = board(SQUARE, "rectangle", columns=3, rows=2)
    assert made.names == ("1", "2", "3", "4", "5", "6")
    assert made.cells == ((0, 1), (1, 1), (2, 1), (0, 0), (1, 0), (2, 0))
    assert made.index_of_cell[2, 1] == made.index_of_name["3"] == 2
    assert len(made) == 6


def test_names_go_with_the_cells_in_reading_order() -> None:
    made = board(HEXAGONAL, "triangle", ["top", "left", "right"], side=2)
    assert dict(zip(made.names, made.cells, strict=True)) == {"top": (0, 1), "left": (0, 0), "right": (1, 0)}


def test_the_star_is_numbered_as_the_genius_star_is_printed() -> None:
    made = board(TRIANGULAR, "star", side=2)
    rows = Counter(row for _, row, _ in map(TRIANGULAR.grid, made.cells))
    assert [rows[row] for row in sorted(rows)] == [1, 3, 11, 9, 9, 11, 3, 1]
    cells = dict(zip(made.names, made.cells, strict=True))
    # The six points of the star.
    tips = [name for name in made.names if sum(n in made.cells for n in TRIANGULAR.neighbors(cells[name])) == 1]
    assert tips == ["1", "5", "15", "34", "44", "48"]


@pytest.mark.parametrize(
    ("cells", "names", "message"),
    [
        ([], None, "the board has no cells; give a shape, a picture or a list of cells"),
        ([(0, 0, 0)], None, r"\[0, 0, 0\] is no cell of the square lattice; a cell there is \[x, y\]"),
        ([(0, 0), (1, 0), (0, 0)], None, r"the board lists cell \[0, 0\] twice"),
        (
            [(0, 0), (1, 0)],
            ["a"],
            "the board has not as many names, 1, as cells, 2; give one name for each cell, in reading order",
        ),
        ([(0, 0), (1, 0)], ["a", "a"], "two cells of the board are named 'a'; each needs a name of its own"),
    ],
)
def test_boards_that_make_no_sense(cells: list[Cell], names: list[str] | None, message: str) -> None:
    with pytest.raises(InvalidPuzzle, match=message):
        Board.of(SQUARE, cells, names)


# Edges and rim.


@given(st.data())
def test_every_side_is_on_an_edge_or_on_the_rim(data: Any) -> None:
    lattice = data.draw(lattices())
    made = Board.of(lattice, data.draw(shapes_of(lattice)))
    sides = [(edge.cell, edge.side) for edge in made.edges]
    sides += [(edge.other, edge.other_side) for edge in made.edges]
    sides += made.rim
    assert sorted(sides) == [
        (cell, side) for cell in range(len(made)) for side in range(lattice.n_sides_of(made.cells[cell]))
    ]
    for edge in made.edges:
        assert edge.cell < edge.other
        assert lattice.across(made.cells[edge.cell], edge.side) == (made.cells[edge.other], edge.other_side)
    assert all(lattice.across(made.cells[cell], side)[0] not in made.cells for cell, side in made.rim)


@pytest.mark.parametrize(
    ("made", "holes"),
    [
        (board(SQUARE, "rectangle", columns=5, rows=3), 0),
        (board(TRIANGULAR, "star", side=2), 0),
        (board(TRIANGULAR, "hexagon", side=2), 0),
        (board(HEXAGONAL, "hexagon", side=3), 0),
        (board(HEXAGONAL, "parallelogram", columns=4, rows=3), 0),
        (Board.of(SQUARE, [(x, y) for x in range(3) for y in range(4) if (x, y) not in ((1, 1), (1, 2))]), 1),
        (Board.of(HEXAGONAL, [cell for cell in shape_cells(HEXAGONAL, "hexagon", {"side": 2}) if cell != (0, 0)]), 1),
    ],
)
def test_eulers_formula(made: Board, holes: int) -> None:
    """Corners - edges + cells = 1 for a board in one piece, and one less for every hole."""
    corners = {corner for cell in made.cells for corner in made.lattice.corners(cell)}
    edges = len(made.edges) + len(made.rim)
    assert len(corners) - edges + len(made) == 1 - holes


def test_sides_towards_a_hole_lie_on_the_rim() -> None:
    ring = Board.of(SQUARE, [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)])
    assert len(ring.rim) == 12 + 4


def test_the_rim_of_a_box_is_its_surface() -> None:
    assert len(board(CUBIC, "box", columns=2, rows=3, layers=4).rim) == 2 * (2 * 3 + 3 * 4 + 2 * 4)


# Symmetries.


@pytest.mark.parametrize(
    ("made", "rotations", "order"),
    [
        (board(SQUARE, "rectangle", columns=5, rows=5), 4, 8),
        (board(SQUARE, "rectangle", columns=6, rows=4), 2, 4),
        (board(TRIANGULAR, "triangle", side=3), 3, 6),
        (board(TRIANGULAR, "parallelogram", columns=4, rows=4), 2, 4),
        (board(TRIANGULAR, "parallelogram", columns=4, rows=3), 2, 2),
        (board(TRIANGULAR, "star", side=2), 6, 12),
        (board(TRIANGULAR, "hexagon", side=2), 6, 12),
        (board(HEXAGONAL, "hexagon", side=2), 6, 12),
        (board(HEXAGONAL, "triangle", side=4), 3, 6),
        (board(CUBIC, "box", columns=3, rows=3, layers=3), 24, 48),
        (board(CUBIC, "box", columns=3, rows=4, layers=5), 4, 8),
        (board(CUBIC, "box", columns=3, rows=3, layers=5), 8, 16),
        (Board.of(SQUARE, [(0, 0), (1, 0), (2, 0), (0, 1)]), 1, 1),
    ],
)
def test_how_many_symmetries_a_board_has(made: Board, rotations: int, order: int) -> None:
    assert len(made.symmetries) == order
    assert sum(not symmetry.is_reflection for symmetry in made.symmetries) == rotations
    assert made.symmetries[0].places == tuple(range(len(made)))
    assert [symmetry.is_reflection for symmetry in made.symmetries] == sorted(
        symmetry.is_reflection for symmetry in made.symmetries
    )


@given(st.data())
def test_symmetries_permute_the_cells_and_keep_the_rim(data: Any) -> None:
    lattice = data.draw(lattices())
    made = Board.of(lattice, data.draw(shapes_of(lattice)))
    rim = set(made.rim)
    for symmetry in made.symmetries:
        assert sorted(symmetry.places) == list(range(len(made)))
        moved = set()
        for cell, side in rim:
            motion = lattice.motion_taking(symmetry.matrix, made.cells[0], made.cells[symmetry.places[0]])
            assert motion is not None
            image, image_side = lattice.move_side(motion, made.cells[cell], side)
            assert made.index_of_cell[image] == symmetry.places[cell]
            assert image_side == symmetry.sides[cell][side]
            moved.add((symmetry.places[cell], image_side))
        assert moved == rim


@given(st.data())
def test_a_moved_board_has_as_many_symmetries_edges_and_rim_sides(data: Any) -> None:
    lattice = data.draw(lattices())
    cells, motion = data.draw(shapes_of(lattice)), data.draw(motions_of(lattice))
    first, second = Board.of(lattice, cells), Board.of(lattice, [lattice.move(motion, cell) for cell in cells])
    assert len(first.symmetries) == len(second.symmetries)
    assert len(first.edges) == len(second.edges)
    assert len(first.rim) == len(second.rim)


# Straight lines.


def test_the_magic_hexagon_has_fifteen_lines() -> None:
    lines = board(HEXAGONAL, "hexagon", side=3).straight_lines()
    assert sorted(map(len, lines)) == [3] * 6 + [4] * 6 + [5] * 3
    assert len({frozenset(line) for line in lines}) == 15


def test_rows_and_columns_are_straight_and_diagonals_are_not() -> None:
    assert len(board(SQUARE, "rectangle", columns=3, rows=4).straight_lines()) == 7
    assert len(board(CUBIC, "box", columns=2, rows=2, layers=2).straight_lines()) == 12


def test_a_hole_ends_a_line() -> None:
    made = Board.of(SQUARE, [(0, 0), (1, 0), (3, 0), (4, 0), (6, 0)])
    assert made.straight_lines() == ((0, 1), (2, 3))
    assert len(made.straight_lines(least=1)) == 3 + 5
    assert made.straight_lines(least=3) == ()


@given(st.data(), lattices())
def test_a_shape_lies_on_a_place_as_it_lies_on_itself(data: Any, lattice: Lattice) -> None:
    made = Board.of(lattice, data.draw(shapes_of(lattice)))
    assert made.under(made.cells, 0) == tuple(range(len(made)))
    place = data.draw(st.integers(0, len(made) - 1))
    one = data.draw(st.sampled_from(made.cells))
    same_kind = lattice.kind_index(one) == lattice.kind_index(made.cells[place])
    assert made.under([one], place) == ((place,) if same_kind else None)


@given(st.data(), lattices())
def test_the_translates_of_a_shape_are_what_lies_under_it_at_each_place(data: Any, lattice: Lattice) -> None:
    made = Board.of(lattice, data.draw(shapes_of(lattice)))
    shape = data.draw(shapes_of(lattice))
    under = [made.under(shape, place) for place in range(len(made))]
    assert made.translates(shape) == [cells for cells in under if cells is not None]
