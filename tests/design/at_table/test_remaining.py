"""What is left at a table is what the bridge's own search finds there, and what its solutions have on each cell."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings

from tests.design.tables import EXAMPLES, all_solutions, laid_of, look, puzzle_of, tables
from tests.examples import rectangle
from tilewright.catalog import load
from tilewright.design import Laid
from tilewright.design.at_table.remaining import Remaining, move_that_left_none, remaining
from tilewright.design.table import with_given
from tilewright.errors import InvalidRequest
from tilewright.families import Puzzle, TilingPuzzle
from tilewright.families.tiling import piece
from tilewright.lattices import SQUARE
from tilewright.solving import solutions

LONG = 60.0


def _counted(puzzle: Puzzle, laid: list[Laid]) -> Remaining:
    left = remaining(puzzle, laid)
    left.go_on(time.perf_counter() + LONG)
    assert left.is_over
    return left


@pytest.mark.thorough
@given(tables())
@settings(EXAMPLES, max_examples=EXAMPLES.max_examples // 2)
def test_it_is_what_solutions_have_on_tiny_puzzles(table: tuple[Puzzle, list[Laid]]) -> None:
    puzzle, laid = table
    listed = all_solutions(puzzle, laid)
    left = _counted(puzzle, laid)
    assert left.found == len(listed)
    if not listed:
        number = move_that_left_none(puzzle, laid, time.perf_counter() + LONG)
        assert number is not None
        assert not all_solutions(puzzle, laid[: number + 1])
        assert number < 0 or all_solutions(puzzle, laid[:number])
        return
    assert left.is_about_solutions
    on_cell: dict[int, set[object]] = {}
    for solution in listed:
        for one in laid_of(solution):
            for cell in one.cells:
                on_cell.setdefault(cell, set()).add(look(puzzle, one))
    free = sorted(set(on_cell) - {cell for one in with_given(puzzle, laid) for cell in one.cells})
    assert [ways for _, ways in left.on_cells(free)] == [len(on_cell[cell]) for cell in free]
    in_all = set.intersection(*({look(puzzle, one) for one in laid_of(solution)} for solution in listed))
    assert left.forced() <= {cell for cell in on_cell if on_cell[cell] <= in_all}
    assert left.forced() >= {cell for cell in free if on_cell[cell] <= in_all}


@pytest.mark.parametrize("name", ["genius-star", "magic-19", "macmahon-triangles"])
def test_each_piece_of_a_solution_leaves_fewer_of_them(name: str) -> None:
    puzzle = puzzle_of(name)
    solution = next(solutions(puzzle))
    laid = laid_of(solution)
    # As they are after half of the pieces: fewer nodes than a count of the whole puzzle.
    counts = [_counted(puzzle, laid[:n]).found for n in range((len(laid) + 1) // 2, len(laid) + 1)]
    assert counts == sorted(counts, reverse=True)
    assert counts[-1] == 1


def test_a_count_that_was_stopped_goes_on_and_too_many_solutions_are_not_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tilewright.design.at_table.remaining._MOST_LISTED", 30)
    domino = piece(SQUARE, "domino", [(0, 0), (1, 0)], least=10, most=10)
    puzzle = TilingPuzzle("dominoes", rectangle(5, 4), (domino,))
    left = remaining(puzzle, [])
    assert (left.found, left.is_over, left.is_about_solutions) == (0, False, False)
    fitting = left.on_cells(range(20))
    assert fitting[:3] == [(1, 2), (1, 3), (1, 3)]
    assert remaining(puzzle, []) is left
    assert _counted(puzzle, []).found == 95
    assert not left.is_about_solutions
    assert left.on_cells(range(20)) == fitting


def test_what_is_too_large_is_refused() -> None:
    with pytest.raises(InvalidRequest, match="too large"):
        remaining(load("eternity-2"), [])
