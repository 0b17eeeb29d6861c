"""Which labels fit on a side that has lost its label, as solutions without it show."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ...edits import Edit
from ..checking.check import broken_rules
from ..labels import Label
from ..puzzle import Piece, TilingPuzzle, TilingSolution


def is_plain(piece: Piece) -> bool:
    """Tell whether a piece is a tile that is there once, with a label on each side."""
    return piece.is_tile and None not in piece.labels[0] and not piece.has_values and piece.least == piece.most == 1


def fits(puzzle: TilingPuzzle, solution: TilingSolution, tile: str, label: Label) -> bool:
    """Tell whether a solution without the label on a side of a tile is one of `puzzle`, which has this label there."""
    [bare] = [one for one in solution.placed if one.piece == tile]
    side = bare.labels[0].index(None)
    if not puzzle.relation.matches(label, _met(puzzle, solution, bare.cells[0], side)):
        return False
    whole = replace(bare, labels=((*bare.labels[0][:side], label, *bare.labels[0][side + 1 :]),))
    placed = tuple(whole if one is bare else one for one in solution.placed)
    return not broken_rules(puzzle, TilingSolution(puzzle, placed))


def _met(puzzle: TilingPuzzle, solution: TilingSolution, cell: int, side: int) -> Label | None:
    """The label beyond a side; None for a side on the rim or without a label beyond."""
    beyond = puzzle.board.across(cell, side)
    if beyond is None:
        return None
    other, entered = beyond
    return next((one.labels[0][entered] for one in solution.placed if one.cells == (other,)), None)


def fitting(puzzle: TilingPuzzle) -> Callable[[TilingSolution, Sequence[Edit]], list[Edit]]:
    """A function from a solution without a label, and edits that put another one there, to those that it suits."""
    mended: dict[str, TilingPuzzle] = {}

    def suited(solution: TilingSolution, edits: Sequence[Edit]) -> list[Edit]:
        for edit in edits:
            if edit.words not in mended:
                mended[edit.words] = edit.change(puzzle)
        return [
            edit
            for edit in edits
            if edit.relabel and fits(mended[edit.words], solution, edit.pieces[0], edit.relabel[3])
        ]

    return suited
