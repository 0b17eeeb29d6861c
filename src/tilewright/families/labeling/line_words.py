"""The words of a line in a puzzle file: its points, and its own sum behind a sign."""

from __future__ import annotations

from collections.abc import Sequence

from ...boards import Board

SUM_SIGN = "="


def has_sum(words: Sequence[str], board: Board | None) -> bool:
    """Tell whether a line has a sum of its own; "=" may also be the name of a point."""
    return len(words) > 1 and words[-2] == SUM_SIGN and (board is None or SUM_SIGN not in board.index_of_name)


def points_and_sum(words: Sequence[str], board: Board) -> tuple[Sequence[str], str | None]:
    """The names of the points, and the text of the sum behind "=" if there is one.

    Where all names are single characters, a line may be one word of them.
    """
    own = None
    if has_sum(words, board):
        words, own = words[:-2], words[-1]
    if len(words) == 1 and words[0] not in board.index_of_name and all(len(name) == 1 for name in board.names):
        words = list(words[0])
    return words, own
