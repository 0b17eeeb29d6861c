"""All ways in which one thing can lie on a board: a piece in its orientations, a value on its points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import InvalidRequest
from ..sentences import sentence
from . import family_of
from .wording import suggestion

if TYPE_CHECKING:
    from . import Laid, Puzzle


def placements(puzzle: Puzzle, piece: str) -> tuple[Laid, ...]:
    """All ways in which a piece can lie on the board, beside the pieces that are fixed there.

    Ways that look alike count once. Of a piece that is fixed it is the way in which it lies; the cells of a template,
    and the pieces that take part, are not chosen yet.

    Parameters
    ----------
    puzzle
        The puzzle with the board and the piece.
    piece
        The name of the piece; in a puzzle of sums a value, as a text.

    Returns
    -------
    tuple
        A `Placed` for each way of a piece, with its cells as numbers of the board; a `PlacedValue` for each point on
        which a value can stand.

    Raises
    ------
    InvalidRequest
        The puzzle has no piece of this name.

    Examples
    --------
    >>> import tilewright as tw
    >>> len(tw.placements("pentominoes-6x10", "X"))
    32
    """
    family = family_of(puzzle)
    table, board = family.table, puzzle.board
    things = table.things(puzzle)
    names = [thing.name for thing in things]
    if piece not in names:
        noun = family.nouns.piece
        raise InvalidRequest(
            sentence(
                "{name} has no {noun} {piece}; {suggestion}",
                name=puzzle.name,
                noun=noun,
                piece=repr(piece),
                suggestion=suggestion(piece, names, f"the {noun}s are named"),
            )
        )
    number = names.index(piece)
    found: dict[tuple[tuple[int, ...], object], Laid] = {}
    for way, orientation in enumerate(things[number].orientations):
        places = [(cell,) for cell in range(len(board))] if table.covers_one else board.translates(orientation.cells)
        for cells in places:
            laid: Laid = table.lay(puzzle, number, way, cells)
            if (laid.cells, laid.labels) not in found and not table.faults(puzzle, [laid], True):
                found[laid.cells, laid.labels] = laid
    return tuple(found.values())
