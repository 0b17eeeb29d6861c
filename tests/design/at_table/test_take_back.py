"""What to take back: the fewest pieces that are enough."""

from __future__ import annotations

from hypothesis import given

from tests.design.tables import EXAMPLES, LIMITS, all_solutions, fewest_by_trying, laid_of, puzzle_of, tables
from tilewright.boards import Board
from tilewright.design import Laid, PlacedValue, fewest_to_take_back
from tilewright.families import Puzzle, TilingPuzzle
from tilewright.families.tiling import Placed, piece
from tilewright.lattices import SQUARE
from tilewright.solving import Limits, solve


@given(tables())
@EXAMPLES
def test_the_fewest_of_a_tiny_puzzle(table: tuple[Puzzle, list[Laid]]) -> None:
    puzzle, laid = table
    found = fewest_to_take_back(puzzle, laid, LIMITS)
    fewest = fewest_by_trying(puzzle, laid)
    if fewest is None:
        assert found is None
        return
    assert found is not None
    assert found.proved
    assert len(found.numbers) == fewest
    assert all_solutions(puzzle, [one for k, one in enumerate(laid) if k not in found.numbers])


def test_what_was_laid_last_is_taken_back() -> None:
    puzzle = puzzle_of("magic-19")
    whole = laid_of(solve(puzzle).solutions[0])
    last = whole[4]
    assert isinstance(last, PlacedValue)
    other = next(one for one in whole[5:] if isinstance(one, PlacedValue))
    laid = [*whole[:4], PlacedValue(last.point, other.value)]
    found = fewest_to_take_back(puzzle, laid, LIMITS)
    assert found is not None
    assert found.proved
    assert len(found.numbers) <= 1 or 4 in found.numbers


def test_nothing_is_taken_back_from_what_is_right() -> None:
    puzzle = puzzle_of("unicorn")
    whole = laid_of(solve(puzzle).solutions[0])
    found = fewest_to_take_back(puzzle, whole[:4], LIMITS)
    assert found is not None
    assert (found.numbers, found.proved) == ((), True)


def test_of_equal_pieces_the_needed_ones_must_lie_there() -> None:
    board = Board.of(SQUARE, [(0, 0), (1, 0)])
    spare = piece(SQUARE, "spare", [(0, 0)], least=0, most=1)
    needed = [piece(SQUARE, name, [(0, 0)]) for name in ("one", "two")]
    puzzle = TilingPuzzle("equal", board, (spare, *needed))
    # It looks like every solution, but then there is no room for the two that must be used.
    found = fewest_to_take_back(puzzle, [Placed("spare", (0,), spare.labels)], LIMITS)
    assert found is not None
    assert (found.numbers, found.proved) == ((0,), True)


def test_without_time_nothing_is_claimed() -> None:
    puzzle = puzzle_of("macmahon-triangles")
    whole = laid_of(solve(puzzle).solutions[0])
    found = fewest_to_take_back(puzzle, whole[:3], Limits(nodes=1))
    assert found is None or not found.proved or found.numbers == ()
