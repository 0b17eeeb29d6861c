"""What lies on the table: what is wrong with it, and whether it is done."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from tests.design.tables import EXAMPLES, NAMES, laid_of, look, puzzle_of, tables
from tilewright.catalog import load
from tilewright.design import Laid, PlacedValue, faults, is_complete, with_laid
from tilewright.errors import InvalidPuzzle, InvalidRequest
from tilewright.families import LabelingPuzzle, Puzzle, TilingPuzzle
from tilewright.families.tiling import Placed, TilingSolution
from tilewright.solving import check, solutions, solve


@pytest.mark.parametrize("name", NAMES)
def test_a_solution_laid_piece_by_piece_is_right_and_complete_at_last(name: str) -> None:
    puzzle = puzzle_of(name)
    laid = laid_of(solve(puzzle).solutions[0])
    for n in range(len(laid)):
        assert faults(puzzle, laid[:n]) == ()
        assert not is_complete(puzzle, laid[:n])
    assert is_complete(puzzle, laid)
    assert laid_of(solve(with_laid(puzzle, laid)).solutions[0]) == laid


@given(tables())
@EXAMPLES
def test_what_is_wrong_has_no_solution(table: tuple[Puzzle, list[Laid]]) -> None:
    puzzle, laid = table
    for fault in faults(puzzle, laid):
        assert all(0 <= k < len(laid) for k in fault.laid)
        assert all(0 <= cell < len(puzzle.board) for cell in fault.cells)
        assert fault.message
    try:
        listed = list(solutions(with_laid(puzzle, laid)))
    except InvalidPuzzle:
        assert faults(puzzle, laid)
        return
    for solution in listed:
        check(puzzle, replace(solution, puzzle=puzzle))  # type: ignore[arg-type]
        assert is_complete(puzzle, laid_of(solution))
        assert {look(puzzle, one) for one in laid} <= {look(puzzle, one) for one in laid_of(solution)}
        if len(set(laid)) == len(laid):
            assert not faults(puzzle, laid)


def _genius_star() -> tuple[TilingPuzzle, list[Placed]]:
    puzzle = puzzle_of("genius-star")
    solution = solve(puzzle).solutions[0]
    assert isinstance(puzzle, TilingPuzzle)
    assert isinstance(solution, TilingSolution)
    return puzzle, list(solution.placed)


def test_pieces_that_overlap_or_lie_where_they_cannot() -> None:
    puzzle, placed = _genius_star()
    first = placed[0]
    blocked = min(puzzle.blocked)
    blank = (None,) * puzzle.lattice.kinds[0].n_sides
    one = next(piece.name for piece in puzzle.pieces if len(piece.cells) == 1)
    [overlap] = faults(puzzle, [first, Placed(one, first.cells[:1], (blank,))])
    assert overlap.laid == (0, 1)
    assert overlap.cells == first.cells[:1]
    assert f"pieces {first.piece} and {one} overlap on cell {puzzle.board.names[first.cells[0]]}" == overlap.message
    [covered] = faults(puzzle, [Placed(one, (blocked,), (blank,))])
    assert "is blocked" in covered.message
    [off] = faults(puzzle, [Placed(one, (-1,), (blank,))])
    assert "not on the board" in off.message
    [unknown] = faults(puzzle, [Placed("none", (0,), (blank,))])
    assert "there is no piece" in unknown.message
    free = [cell for cell in range(len(puzzle.board)) if cell not in puzzle.blocked][:2]
    [often] = faults(puzzle, [Placed(one, (cell,), (blank,)) for cell in free])
    assert often.laid == (0, 1)
    assert "lies there 2 times, but there is only 1" in often.message
    long = next(piece for piece in puzzle.pieces if len(piece.cells) == 4)
    far = Placed(long.name, (*free, len(puzzle.board) - 1, len(puzzle.board) - 2), (blank,) * 4)
    [where] = [fault.message for fault in faults(puzzle, [far]) if "cannot lie" in fault.message]
    # In the order of the board, in whichever order the piece has its cells.
    assert where.endswith(", ".join(puzzle.board.names[cell] for cell in sorted(far.cells)))


def test_tiles_that_do_not_match() -> None:
    puzzle = puzzle_of("unicorn")
    solution = solve(puzzle).solutions[0]
    assert isinstance(solution, TilingSolution)
    first, second = solution.placed[:2]
    turned = replace(second, labels=(second.labels[0][1:] + second.labels[0][:1],))
    found = faults(puzzle, [first, turned])
    assert any(fault.laid == (0, 1) and "do not match" in fault.message for fault in found)


def test_pieces_that_the_puzzle_fixes_lie_there_too() -> None:
    puzzle = load("pentominoes-8x8-center")
    assert isinstance(puzzle, TilingPuzzle)
    if not puzzle.fixed:
        blank = (None,) * puzzle.lattice.kinds[0].n_sides
        solution = solve(puzzle).solutions[0]
        assert isinstance(solution, TilingSolution)
        one, other = solution.placed[:2]
        fixed = with_laid(puzzle, [one])
        assert is_complete(fixed, solution.placed[1:])
        assert faults(fixed, [one]) == ()
        moved = Placed(other.piece, one.cells, (blank,) * len(one.cells))
        assert any("overlap" in fault.message for fault in faults(fixed, [moved]))


def test_values_and_lines() -> None:
    puzzle = load("magic-19")
    assert isinstance(puzzle, LabelingPuzzle)
    line = puzzle.lines[0]
    wrong = [PlacedValue(point, value) for point, value in zip(line, (1, 2, 3, 4, 5), strict=False)]
    [fault] = faults(puzzle, wrong)
    assert fault.cells == line
    assert "adds up to" in fault.message
    assert faults(puzzle, wrong[:-1]) == ()
    [twice] = faults(puzzle, [PlacedValue(0, 7), PlacedValue(1, 7)])
    assert twice.laid == (0, 1)
    [both] = faults(puzzle, [PlacedValue(0, 7), PlacedValue(0, 8)])
    assert both.laid == (0, 1)
    [strange] = faults(puzzle, [PlacedValue(0, 99)])
    assert "not among the values" in strange.message


def test_pieces_belong_to_tilings_and_values_to_sums() -> None:
    with pytest.raises(InvalidRequest, match="no values"):
        faults(load("soma"), [PlacedValue(0, 1)])
    with pytest.raises(InvalidRequest, match="no pieces"):
        faults(load("magic-19"), [Placed("L", (0,), ((None,) * 6,))])
