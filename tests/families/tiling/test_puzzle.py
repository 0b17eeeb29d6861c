"""Pieces that are fixed: which of them lie there already, and how they may lie."""

from __future__ import annotations

from tilewright.boards import Board
from tilewright.families.tiling import Fixed, Placed, TilingPuzzle, piece, tile
from tilewright.lattices import SQUARE

BLANK = (None,) * 4
LABELS = ("N", "W", "S", "E")


def _puzzle() -> TilingPuzzle:
    """Two dominoes and a tile on a row of five cells; one domino is fixed on one of its cells, the tile turned."""
    board = Board.of(SQUARE, [(k, 0) for k in range(5)])
    domino = piece(SQUARE, "I", [(0, 0), (1, 0)], least=2)
    labeled = tile(SQUARE, "T", ["A", "B", "C", "D"])
    return TilingPuzzle("row", board, (domino, labeled), fixed=(Fixed("I", (1,)), Fixed("T", (4,), LABELS)))


def _domino(*cells: int) -> Placed:
    return Placed("I", cells, (BLANK, BLANK))


def test_a_piece_that_lies_on_all_cells_of_a_fixed_one_is_that_one() -> None:
    puzzle = _puzzle()
    first, second = puzzle.fixed
    assert puzzle.fixed_besides([]) == (first, second)
    assert puzzle.fixed_besides([_domino(0, 1)]) == (second,)
    assert puzzle.fixed_besides([_domino(2, 3)]) == (first, second)
    # On its cell, but another piece.
    assert puzzle.fixed_besides([_domino(3, 4)]) == (first, second)
    # However it is turned: whether it may lie so is another question.
    turned = Placed("T", (4,), (("A", "B", "C", "D"),))
    assert puzzle.fixed_besides(iter([_domino(1, 2), turned])) == ()


def test_labels_that_are_fixed_allow_no_others() -> None:
    free, given = Fixed("T", (4,)), Fixed("T", (4,), LABELS)
    other = LABELS[1:] + LABELS[:1]
    assert free.allows([LABELS])
    assert free.allows([other])
    assert given.allows([LABELS])
    assert not given.allows([other])
    pair = Fixed("P", (0, 1), sides=(LABELS, BLANK))
    assert pair.allows([LABELS, BLANK])
    assert not pair.allows([BLANK, LABELS])
