"""The public list of the package."""

from __future__ import annotations

from pathlib import Path

import pytest

import tilewright as tw
from tilewright.formats import FORMATS


def test_every_public_name_is_there_and_has_a_home() -> None:
    assert sorted(tw.__all__) == sorted(tw._HOME_OF_NAME)
    for name in tw.__all__:
        assert getattr(tw, name) is not None
        assert name in dir(tw)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        tw.nothing  # type: ignore[attr-defined]  # noqa: B018


def test_a_puzzle_made_in_python_is_solved_saved_and_loaded(tmp_path: Path) -> None:
    square = tw.LATTICES["square"]
    board = tw.Board.of(square, tw.shape_cells(square, "rectangle", {"columns": 3, "rows": 2}))
    ell = tw.piece(square, "L", tw.cells_of_picture(square, "#.\n##"), least=2)
    puzzle = tw.TilingPuzzle("two-l", board, (ell,))
    assert tw.count(puzzle).distinct == 2
    tw.save(puzzle, tmp_path / "two-l.toml")
    assert tw.load(tmp_path / "two-l.toml") == puzzle
    solution = tw.solve(puzzle).solutions[0]
    assert tw.solution_from_json(puzzle, tw.solution_to_json(solution)) == solution
    with pytest.raises(tw.InvalidRequest, match="written into files that end in") as refusal:
        tw.save(puzzle, tmp_path / "two-l.txt")
    assert all(row.suffixes[0] in str(refusal.value) for row in FORMATS.values() if row.write is not None)
    with pytest.raises(tw.InvalidRequest, match="cannot be written"):
        tw.save(puzzle, tmp_path / "nowhere" / "two-l.toml")


def test_solutions_and_puzzles_must_belong_together() -> None:
    numbers, tiles = tw.load("magic-square-3"), tw.load("unicorn")
    with pytest.raises(tw.InvalidSolution, match="this solves a labeling puzzle"):
        tw.check(tiles, tw.solve(numbers).solutions[0])
    with pytest.raises(tw.InvalidRequest, match="up to 'foo'"):
        tw.solve(tiles, up_to="foo")  # type: ignore[arg-type]
