"""One board, many starts: each must give what the search of its own puzzle gives."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from tests.examples import rectangle
from tests.solving.test_sample import dominoes
from tilewright.engines.starts import Board, Starts, board_of
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import CompiledTiling, compile_cover, piece
from tilewright.kernels import _jit
from tilewright.lattices import SQUARE, polyforms
from tilewright.solving import count


def pieces_on(columns: int, rows: int) -> TilingPuzzle:
    shapes = [shape for n in (1, 2, 3) for shape in polyforms(SQUARE, n)]
    pieces = tuple(piece(SQUARE, f"p{k}", shape, most=2) for k, shape in enumerate(shapes))
    return TilingPuzzle(
        "all", rectangle(columns, rows), tuple(replace(one, least=k % 2) for k, one in enumerate(pieces))
    )


def laid_out(puzzle: TilingPuzzle) -> tuple[CompiledTiling, Board]:
    compiled = compile_cover(puzzle)
    assert compiled.items is not None
    board = board_of(compiled.model, compiled.items.item_of_cell.values())
    assert isinstance(board, Board), board
    return compiled, board


def agree(puzzle: TilingPuzzle, n_blocked: int, *, is_compiled: bool = False, memory: int = 1 << 24) -> None:
    compiled, board = laid_out(puzzle)
    assert compiled.items is not None
    starts = Starts(board, memory)
    if is_compiled:
        starts.compile(for_counting=True)
        starts.compile(for_counting=False)
    for cells in combinations(range(len(puzzle.board)), n_blocked):
        one = replace(puzzle, blocked=frozenset(cells), optional=puzzle.optional - set(cells))
        wanted = count(one).distinct
        covered = board.covered(compiled.items.item_of_cell[cell] for cell in cells)
        assert starts.count(covered) == wanted
        assert starts.is_solvable(covered) == (wanted > 0)
        solution = starts.solution(covered)
        assert (solution is not None) == (wanted > 0)
        if solution is not None:
            items = [item for option in solution for item, _ in compiled.model.options[option]]
            places = [item for item in items if item in board.place_of_item]
            assert len(set(places)) == len(places)
            assert not set(places) & {compiled.items.item_of_cell[cell] for cell in cells}


def test_starts_agree_with_puzzles_of_their_own() -> None:
    agree(pieces_on(3, 3), 2)
    agree(replace(pieces_on(4, 2), optional=frozenset({0, 5})), 2)


def test_compiled_starts_agree() -> None:
    if not _jit.can_compile():
        pytest.skip("Numba is not there, or switched off")
    agree(pieces_on(3, 3), 3, is_compiled=True)


def test_a_table_without_room_changes_no_number() -> None:
    agree(pieces_on(3, 3), 2, memory=1)


def test_all_places_may_be_covered() -> None:
    _, board = laid_out(dominoes(2, 1))
    assert Starts(board).count(0b11) == 0
    free = replace(dominoes(2, 1), pieces=(piece(SQUARE, "domino", [(0, 0), (1, 0)], least=0, most=1),))
    _, board = laid_out(free)
    assert [Starts(board).count(covered) for covered in (0b00, 0b01, 0b11)] == [1, 0, 1]
    assert Starts(board).is_solvable(0b11)
    assert Starts(board).solution(0b11) == ()


def test_as_many_equal_pieces_as_must_be_used() -> None:
    # On the whole board 4 dominoes follow from its 8 cells, so that nobody would count them; not with 2 cells covered.
    compiled, board = laid_out(dominoes(4, 2))
    assert compiled.items is not None
    starts = Starts(board)
    assert starts.count(0) == 5
    corner = board.covered(compiled.items.item_of_cell[cell] for cell in (0, 1))
    assert starts.count(corner) == 0
    fewer = replace(dominoes(4, 2), pieces=(piece(SQUARE, "domino", [(0, 0), (1, 0)], least=3),))
    agree(fewer, 2)


def test_a_search_stops_when_it_may_not_go_on() -> None:
    _, board = laid_out(dominoes(7, 8))
    starts = Starts(board)
    starts.compile(for_counting=True)
    wanted = starts.count(0)
    assert wanted == 1292697  # OEIS A028470: domino tilings of 7 x n, n = 8.
    assert Starts(board).count(0, lambda: False) in (None, wanted)
    assert starts.count(0) == wanted


def test_what_cannot_be_laid_out_says_why() -> None:
    large = compile_cover(dominoes(9, 8)).model
    assert "72 places" in str(board_of(large, []))
    assert "beforehand" in str(board_of(compile_cover(dominoes(4, 2)).model, [0]))
