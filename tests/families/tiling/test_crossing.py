"""No crossings: counts of others, other boards, and what people are told."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.examples import box, rectangle, ruled
from tilewright.boards import Board, shape_cells
from tilewright.errors import InvalidPuzzle
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import piece
from tilewright.families.tiling.checking.check import broken_rules
from tilewright.families.tiling.puzzle import TilingSolution
from tilewright.formats.puzzle_file import read_toml_text
from tilewright.lattices import LATTICES, SQUARE, polyforms
from tilewright.solving import count, solutions

NEVER = ruled(crossing=False)
MAT = piece(SQUARE, "mat", [(0, 0), (1, 0)], least=0, most=99)
HALF = piece(SQUARE, "half", [(0, 0)], least=0, most=99)


def room(columns: int, rows: int, mats: int | None = None, halves: int | None = None) -> TilingPuzzle:
    """A room of so many mats and half mats, None for any number."""
    pieces = [one if n is None else replace(one, least=n, most=n) for one, n in ((MAT, mats), (HALF, halves)) if n != 0]
    return TilingPuzzle("room", rectangle(columns, rows), tuple(pieces), rules=NEVER)


@pytest.mark.parametrize("engine", [None, "exact-cover"])
def test_rooms_of_mats_and_half_mats(engine: str | None) -> None:
    """OEIS A192090 and A192091, by F. Ruskey and Y. Yamauchi; n 2^(n-1) by A. Erickson and others, 2011."""
    assert [count(room(n, 4), engine=engine).distinct for n in range(1, 6)] == [5, 29, 44, 66, 126]
    assert [count(room(n, 5), engine=engine).distinct for n in range(1, 4)] == [8, 68, 90]
    square = [count(room(n, n, n * (n - 1) // 2, n), engine=engine).distinct for n in range(2, 7)]
    assert square == [4, 12, 32, 80, 192]


def test_rooms_of_mats_alone() -> None:
    """OEIS A068920 to A068923 by D. Hickerson."""
    assert [count(room(n, 2, n, 0)).distinct for n in range(2, 8)] == [2, 3, 4, 6, 9, 13]
    assert [count(room(n, 3, 3 * n // 2, 0)).distinct for n in (2, 4, 6, 8)] == [3, 4, 6, 10]
    assert [count(room(n, 4, 2 * n, 0)).distinct for n in range(1, 9)] == [1, 4, 4, 2, 3, 3, 3, 5]
    assert count(room(6, 5, 15, 0)).distinct == 2


def board(lattice: str, shape: str, columns: int, rows: int, **closed: Any) -> Board:
    return Board.of(
        LATTICES[lattice], shape_cells(LATTICES[lattice], shape, {"columns": columns, "rows": rows}), **closed
    )


BOARDS = {
    "torus": (board("square", "rectangle", 3, 3, wrap=[(3, 0), (0, 3)]), (2, 3)),
    "cylinder": (board("square", "rectangle", 2, 4, wrap=[(2, 0)]), (1, 2)),
    "triangular": (board("triangular", "parallelogram", 3, 2), (1, 2)),
    "hexagonal": (board("hexagonal", "parallelogram", 3, 3), (2, 3)),
}


@pytest.mark.parametrize("name", BOARDS)
def test_on_other_boards_the_rest_are_those_that_the_checker_refuses(name: str) -> None:
    where, sizes = BOARDS[name]
    pieces = tuple(
        piece(where.lattice, f"{size} {k}", cells, least=0, most=99)
        for size in sizes
        for k, cells in enumerate(polyforms(where.lattice, size))
    )
    free = TilingPuzzle("free", where, pieces)
    ruly = replace(free, rules=NEVER)
    kept = [one for one in solutions(free) if not broken_rules(ruly, TilingSolution(ruly, one.placed))]
    assert 0 < len(kept) < count(free).distinct
    assert count(ruly).distinct == count(ruly, engine="exact-cover").distinct == len(kept)


def test_a_point_beside_a_blocked_cell_is_none() -> None:
    nine = room(3, 3)
    assert count(replace(nine, blocked=frozenset({4}))).distinct == count(replace(nine, blocked={4}, rules=())).distinct
    assert count(nine).distinct < count(replace(nine, rules=())).distinct


def test_what_people_are_told() -> None:
    halves = room(2, 2, 0, 4)
    [solution] = solutions(replace(halves, rules=()))
    [fault] = broken_rules(halves, TilingSolution(halves, solution.placed))
    assert fault == "pieces half, half, half and half meet at the point between cells 1, 2, 3 and 4, each with one cell"
    with pytest.raises(InvalidPuzzle, match="cell 4 may stay empty, but lies at the point between cells 1, 2, 4 and 5"):
        replace(room(3, 3), optional=frozenset({3}))
    cube = piece(LATTICES["cubic"], "cube", [(0, 0, 0)], most=8)
    with pytest.raises(InvalidPuzzle, match="boards in the plane"):
        TilingPuzzle("box", box(2, 2, 2), (cube,), rules=NEVER)
    text = 'format = 1\nfamily = "tiling"\nlattice = "square"\ncrossing = "sometimes"\ntiles = ["a b c d"]\n'
    with pytest.raises(Exception, match="never"):
        read_toml_text(text + '[board]\nshape = "rectangle"\ncolumns = 1\nrows = 1\n')
