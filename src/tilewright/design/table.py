"""What lies on the table: pieces, or values, that somebody has laid on the board of a puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from ..errors import InvalidRequest
from ..families import LabelingPuzzle, Puzzle, TilingPuzzle
from ..families.base import Fault
from ..families.labeling.check import faults as faults_of_values
from ..families.tiling import Fixed, Placed
from ..families.tiling.check import faults as faults_of_pieces
from ..families.tiling.scene import owners_of
from ..families.tiling.shapes import lying


class PlacedValue(NamedTuple):
    """A value on a point (an index of the board) of a labeling puzzle."""

    point: int
    value: int


Laid = Placed | PlacedValue
"""One thing that lies there: a piece of a tiling puzzle, a value of a labeling puzzle."""


def pieces_of(puzzle: TilingPuzzle, laid: Sequence[Laid]) -> tuple[Placed, ...]:
    """What lies there, which must all be pieces."""
    pieces = tuple(one for one in laid if isinstance(one, Placed))
    if len(pieces) < len(laid):
        raise InvalidRequest(f"{puzzle.title or puzzle.name} is laid with pieces; it has no values to place")
    return pieces


def values_of(puzzle: LabelingPuzzle, laid: Sequence[Laid]) -> tuple[PlacedValue, ...]:
    """What lies there, which must all be values on points."""
    values = tuple(PlacedValue(*one) for one in laid if not isinstance(one, Placed))
    if len(values) < len(laid):
        raise InvalidRequest(f"{puzzle.title or puzzle.name} is about values on points; it has no pieces to lay")
    return values


def with_laid(puzzle: Puzzle, laid: Sequence[Laid]) -> Puzzle:
    """The puzzle in which all this is fixed, besides what it fixes itself.

    Raises InvalidPuzzle where what lies there contradicts itself; `faults` says it better.
    """
    if isinstance(puzzle, LabelingPuzzle):
        values = [(value.point, value.value) for value in values_of(puzzle, laid)]
        return replace(puzzle, given=tuple(dict.fromkeys((*puzzle.given, *values))))
    placed = pieces_of(puzzle, laid)
    # What the puzzle fixes on some cells of a piece that is laid is fixed with it.
    kept = list(puzzle.fixed_besides(placed))
    for one in placed:
        piece = puzzle.piece_of_name.get(one.piece)
        if piece is None or not piece.has_labels:
            kept.append(Fixed(one.piece, one.cells))
        elif piece.is_tile:
            kept.append(Fixed(one.piece, one.cells, one.labels[0]))
        else:
            # Its cells do not say how it is turned there.
            kept.append(Fixed(one.piece, one.cells, None, one.labels))
    return replace(puzzle, fixed=tuple(kept))


def faults(puzzle: Puzzle, laid: Sequence[Laid]) -> tuple[Fault, ...]:
    """The rules that are broken by what lies there, in words; what is still missing is no fault."""
    if isinstance(puzzle, LabelingPuzzle):
        return tuple(faults_of_values(puzzle, values_of(puzzle, laid), is_partial=True))
    return tuple(faults_of_pieces(puzzle, pieces_of(puzzle, laid), is_partial=True))


def is_complete(puzzle: Puzzle, laid: Sequence[Laid]) -> bool:
    """Whether what lies there, with what the puzzle fixes, is a solution."""
    all_laid = with_given(puzzle, laid)
    if isinstance(puzzle, LabelingPuzzle):
        return len(all_laid) == len(puzzle.board) and not faults_of_values(
            puzzle, values_of(puzzle, all_laid), is_partial=False
        )
    if puzzle.setup is not None:
        # Which cells stay empty is still to be chosen.
        return False
    return not faults_of_pieces(puzzle, pieces_of(puzzle, all_laid), is_partial=False)


def with_given(puzzle: Puzzle, laid: Sequence[Laid]) -> tuple[Laid, ...]:
    """What lies there, and after it what the puzzle itself fixes, as far as it says how that lies."""
    if isinstance(puzzle, LabelingPuzzle):
        points = {value.point for value in values_of(puzzle, laid)}
        return (*laid, *(PlacedValue(*pair) for pair in puzzle.given if pair[0] not in points))
    placed = pieces_of(puzzle, laid)
    given = (lying(puzzle, fixed) for fixed in puzzle.fixed_besides(placed))
    return (*laid, *(one for one in given if one is not None))


def words_for(puzzle: Puzzle, laid: Laid) -> str:
    """What somebody would call it: "piece L", "tile 3", "value 5"."""
    if isinstance(laid, Placed):
        assert isinstance(puzzle, TilingPuzzle)
        return words_for_piece(puzzle, laid.piece)
    return f"value {laid.value}"


def words_for_piece(puzzle: TilingPuzzle, name: str) -> str:
    """What somebody would call a piece, with its code on the board if that differs: "piece L", "piece corner (A)"."""
    piece = puzzle.piece_of_name.get(name)
    if piece is None:
        return f"piece {name}"
    code = owners_of(puzzle)[name].code
    return f"{'tile' if piece.is_tile else 'piece'} {name}{'' if code == name else f' ({code})'}"
