"""One board, many starts: each must give what the search of its own puzzle gives."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from tests.examples import rectangle
from tests.solving.test_sample import dominoes
from tilewright.engines.starts import Ground, Starts, ground_of
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import CompiledTiling, compile_cover, piece
from tilewright.kernels import _native
from tilewright.lattices import SQUARE, polyforms
from tilewright.solving import count


def pieces_on(columns: int, rows: int) -> TilingPuzzle:
    shapes = [shape for n in (1, 2, 3) for shape in polyforms(SQUARE, n)]
    pieces = tuple(piece(SQUARE, f"p{k}", shape, most=2) for k, shape in enumerate(shapes))
    return TilingPuzzle(
        "all", rectangle(columns, rows), tuple(replace(one, least=k % 2) for k, one in enumerate(pieces))
    )


def laid_out(puzzle: TilingPuzzle) -> tuple[CompiledTiling, Ground]:
    compiled = compile_cover(puzzle)
    assert compiled.items is not None
    ground = ground_of(compiled.model, compiled.items.item_of_cell.values())
    assert isinstance(ground, Ground), ground
    return compiled, ground


def counted(starts: Starts, covered: int) -> int:
    return next(number for number in starts.count_steps(covered) if number is not None)


def is_solvable(starts: Starts, covered: int) -> bool:
    return bool(next(number for number in starts.solvable_steps(covered) if number is not None))


def agree(puzzle: TilingPuzzle, n_blocked: int, *, is_compiled: bool = False, memory: int = 1 << 24) -> None:
    compiled, ground = laid_out(puzzle)
    assert compiled.items is not None
    starts = Starts(ground, memory)
    if is_compiled:
        starts.compile(for_counting=True)
        starts.compile(for_counting=False)
    for cells in combinations(range(len(puzzle.board)), n_blocked):
        one = replace(puzzle, blocked=frozenset(cells), optional=puzzle.optional - set(cells))
        wanted = count(one).distinct
        covered = ground.covered(compiled.items.item_of_cell[cell] for cell in cells)
        assert counted(starts, covered) == wanted
        assert is_solvable(starts, covered) == (wanted > 0)
        is_done, solution = starts._first.first_from(covered, 1 << 40)
        assert is_done
        assert (solution is not None) == (wanted > 0)
        if solution is not None:
            items = [item for option in solution for item, _ in compiled.model.options[option]]
            places = [item for item in items if item in ground.place_of_item]
            assert len(set(places)) == len(places)
            assert not set(places) & {compiled.items.item_of_cell[cell] for cell in cells}


def test_starts_agree_with_puzzles_of_their_own() -> None:
    agree(pieces_on(3, 3), 2)
    agree(replace(pieces_on(4, 2), optional=frozenset({0, 5})), 2)


def test_compiled_starts_agree() -> None:
    if not _native.can_run():
        pytest.skip("no compiled kernels, and no compiler, or switched off")
    agree(pieces_on(3, 3), 3, is_compiled=True)


def test_a_table_without_room_changes_no_number() -> None:
    agree(pieces_on(3, 3), 2, memory=1)


def test_all_places_may_be_covered() -> None:
    _, ground = laid_out(dominoes(2, 1))
    assert counted(Starts(ground), 0b11) == 0
    free = replace(dominoes(2, 1), pieces=(piece(SQUARE, "domino", [(0, 0), (1, 0)], least=0, most=1),))
    _, ground = laid_out(free)
    assert [counted(Starts(ground), covered) for covered in (0b00, 0b01, 0b11)] == [1, 0, 1]
    assert is_solvable(Starts(ground), 0b11)


def test_as_many_equal_pieces_as_must_be_used() -> None:
    # On the whole board 4 dominoes follow from its 8 cells, so that nobody would count them; not with 2 cells covered.
    compiled, ground = laid_out(dominoes(4, 2))
    assert compiled.items is not None
    starts = Starts(ground)
    assert counted(starts, 0) == 5
    corner = ground.covered(compiled.items.item_of_cell[cell] for cell in (0, 1))
    assert counted(starts, corner) == 0
    fewer = replace(dominoes(4, 2), pieces=(piece(SQUARE, "domino", [(0, 0), (1, 0)], least=3),))
    agree(fewer, 2)


def test_a_search_in_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    _, ground = laid_out(dominoes(7, 8))
    starts = Starts(ground)
    wanted = counted(starts, 0)
    assert wanted == 1292697  # OEIS A028470: domino tilings of 7 x n, n = 8.
    monkeypatch.setattr("tilewright.engines.starts._SLICE_NODES", 100)
    starts = Starts(ground)
    steps = starts.count_steps(0)
    assert [next(steps) for _ in range(3)] == [None, None, None]
    # Another search in between does not disturb it: it begins again.
    assert counted(starts, 0b11) == counted(Starts(ground), 0b11)
    *before, last = steps
    assert last == wanted
    assert set(before) == {None}


def test_whether_there_is_a_solution_in_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled, ground = laid_out(dominoes(7, 8))
    assert compiled.items is not None
    monkeypatch.setattr("tilewright.engines.starts._SLICE_NODES", 100)
    monkeypatch.setattr("tilewright.engines.starts._PATIENCE", 10)
    # Two corners of the same color: in vain, which the first search gives up to find out.
    found = list(Starts(ground).solvable_steps(ground.covered(compiled.items.item_of_cell[cell] for cell in (0, 2))))
    assert len(found) > 2
    assert set(found[:-1]) == {None}
    assert found[-1] == 0


def test_what_cannot_be_laid_out_says_why() -> None:
    large = compile_cover(dominoes(9, 8)).model
    assert "more than 62 places" in str(ground_of(large, []))
    assert "beforehand" in str(ground_of(compile_cover(dominoes(4, 2)).model, [0]))
