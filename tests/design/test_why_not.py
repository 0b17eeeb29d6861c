"""Why it does not work out."""

from __future__ import annotations

from hypothesis import given

from tests.design.tables import EXAMPLES, LIMITS, all_solutions, laid_of, puzzle_of, tables
from tilewright.catalog import load
from tilewright.design import Laid, PlacedValue, hint, why
from tilewright.families import Puzzle
from tilewright.families.tiling import Placed
from tilewright.solving import lint, solve


@given(tables())
@EXAMPLES
def test_findings_that_prove_are_right(table: tuple[Puzzle, list[Laid]]) -> None:
    puzzle, laid = table
    found = why(puzzle, laid, LIMITS)
    if laid:
        assert any(finding.proves for finding in found) == (not all_solutions(puzzle, laid))
    names = {str(value) for value in puzzle.values} if puzzle.family == "labeling" else set()  # type: ignore[union-attr]
    names |= {piece.name for piece in puzzle.pieces} if puzzle.family == "tiling" else set()  # type: ignore[union-attr]
    for finding in found:
        assert set(finding.pieces) <= names
        assert all(0 <= cell < len(puzzle.board) for cell in finding.cells)


def test_with_nothing_laid_it_is_lint() -> None:
    for name in ("soma", "magic-19", "genius-star"):
        assert why(load(name), []) == lint(load(name))


def test_what_is_wrong_names_pieces_and_cells() -> None:
    found = why(puzzle_of("magic-19"), [PlacedValue(0, 7), PlacedValue(1, 7)])
    assert found[0].pieces == ("7",)
    assert found[0].cells == (0, 1)


def test_what_cannot_be_completed_is_said() -> None:
    puzzle = puzzle_of("calendar")
    whole = laid_of(solve(puzzle).solutions[0])
    wrong = hint(puzzle, whole[:1], limits=LIMITS, only_not=True)
    blank = (None,) * puzzle.lattice.n_sides
    found = why(puzzle, [*whole[:1], Placed(wrong.piece, wrong.cells, (blank,) * len(wrong.cells))], LIMITS)
    assert found[0].proves
