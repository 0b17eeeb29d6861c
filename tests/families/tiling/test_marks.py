"""A puzzle has the marks of those pieces that it has, turned and flipped as it allows, and of no others."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import tilewright as tw
from tilewright.errors import InvalidRequest
from tilewright.families.tiling.pieces.marks import marks_of_puzzle, marks_of_shape, marks_of_text, marks_of_tile

SQUARE = tw.LATTICES["square"]
ELL = [(0, 0), (1, 0), (2, 0), (0, 1)]


@pytest.mark.parametrize("freedom", ["free", "one_sided", "fixed"])
def test_a_piece_is_found_as_its_puzzle_lets_it_lie(freedom: Any) -> None:
    board = tw.Board.of(SQUARE, tw.shape_cells(SQUARE, "rectangle", {"columns": 3, "rows": 2}))
    puzzle = tw.TilingPuzzle("ell", board, [tw.piece(SQUARE, "L", ELL, freedom=freedom)])

    def has(cells: Any) -> bool:
        return not marks_of_puzzle(puzzle).isdisjoint(marks_of_shape(SQUARE, cells))

    assert has((x + 7, y - 5) for x, y in ELL)
    assert has((-x, -y) for x, y in ELL) == (freedom != "fixed")
    assert has((-x, y) for x, y in ELL) == (freedom == "free")
    assert not has([*ELL, (0, 2)])


def test_a_tile_is_found_by_its_labels_and_by_each_of_them() -> None:
    puzzle = tw.load("magic-triangle")

    def has(text: str) -> bool:
        return not marks_of_puzzle(puzzle).isdisjoint(marks_of_text(text))

    assert has("HO BW HW")
    assert has(" BW, HW,HO ")
    assert not has("HO HW BW")
    assert has("HO")
    assert not has("ho")
    free = tuple(replace(piece, freedom="free") for piece in puzzle.pieces)
    flipped = marks_of_tile(puzzle.lattice, ["HO", "HW", "BW"])
    assert not marks_of_puzzle(replace(puzzle, pieces=free)).isdisjoint(flipped)


def test_letters_may_stand_side_by_side() -> None:
    assert set(marks_of_tile(SQUARE, ["R", "g", None, "y"])) < set(marks_of_text("Rg*y"))


@pytest.mark.parametrize("text", ["", "HO BW"])
def test_what_is_no_tile_of_any_lattice_is_refused(text: str) -> None:
    with pytest.raises(InvalidRequest, match="cells have 3, 4, 5, 6, 8 or 12 sides"):
        marks_of_text(text)
