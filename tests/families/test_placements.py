"""All ways in which a piece can lie: the same that compiling finds, fewer where pieces are fixed."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

import tilewright as tw
from tests.examples import rectangle
from tilewright.errors import InvalidRequest
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import compile_cover

# Flat and in space, with labels, with kinds of cells, wrapped, with cells that are blocked.
NAMES = (
    "tetrominoes-4x5",
    "soma-figures",
    "magic-triangle",
    "octagons-4x4",
    "dominoes-torus",
    "pentominoes-8x8-center",
)


@pytest.mark.parametrize("name", NAMES)
def test_as_compiled(name: str) -> None:
    puzzle = cast(TilingPuzzle, tw.load(name))
    compiled = compile_cover(puzzle)
    for piece in puzzle.pieces[:4]:
        found = tw.placements(puzzle, piece.name)
        options = [compiled.option_of(cast(tw.Placed, one)) for one in found]
        of_class = compiled.class_of_piece[piece.name]
        assert sorted(map(str, options)) == sorted(
            str(option) for option, one in enumerate(compiled.placements) if one.piece_class == of_class
        )


def test_beside_what_is_fixed() -> None:
    square = tw.LATTICES["square"]
    pieces = [tw.piece(square, name, [(0, 0), (1, 0)]) for name in "AB"]
    puzzle = TilingPuzzle("p", rectangle(3, 2), (*pieces, tw.piece(square, "C", [(0, 0), (1, 0)])))
    assert len(tw.placements(puzzle, "A")) == 7
    fixed = replace(puzzle, fixed=(tw.Fixed("B", (0, 3)),))
    assert [one.cells for one in tw.placements(fixed, "B")] == [(0, 3)]
    assert len(tw.placements(fixed, "A")) == 4
    # Sides that meet the fixed tile must match.
    assert len(tw.placements("giants-causeway", "2")) == 6


def test_values_on_points() -> None:
    assert len(tw.placements("magic-square-durer", "5")) == 14
    assert [one.cells for one in tw.placements("magic-square-durer", "15")] == [(13,)]


def test_an_unknown_piece() -> None:
    with pytest.raises(InvalidRequest, match="soma has no piece 'Q'; the pieces are named: V, L, T, Z, P, A and B"):
        tw.placements("soma", "Q")
    with pytest.raises(InvalidRequest, match="magic-square-3 has no number '10'; the numbers are named 1 to 9"):
        tw.placements("magic-square-3", "10")
