"""The words of a line in a puzzle file: its points, and its own sum behind a sign."""

from __future__ import annotations

from collections.abc import Sequence

from ...boards import Board

SUM_SIGNS = ("=", "<", ">")


def _sign_at(words: Sequence[str], board: Board | None) -> int | None:
    """Where the sign of a line's own sum stands; it may also be the name of a point."""
    signs = [sign for sign in SUM_SIGNS if board is None or sign not in board.index_of_name]
    return next((k for k, word in enumerate(words) if word in signs and 0 < k < len(words) - 1), None)


def has_sum(words: Sequence[str], board: Board | None) -> bool:
    """Tell whether a line has a sum of its own."""
    return _sign_at(words, board) is not None


def has_wrong_sum(words: Sequence[str], board: Board | None) -> bool:
    """Tell whether a line has a sign, but not where the sign of its own sum must stand."""
    names = () if board is None else board.index_of_name
    signs = [sign for word in words if word not in names for sign in SUM_SIGNS if sign in word]
    return bool(signs) and not has_sum(words, board)


def points_and_sum(words: Sequence[str], board: Board) -> tuple[Sequence[str], str | None]:
    """The names of the points, and the text of the sum, "15", "3..5" or "< 5", if there is one.

    Where all names are single characters, a line may be one word of them.
    """
    own, sign = None, _sign_at(words, board)
    if sign is not None:
        own = " ".join(words[sign + (words[sign] == "=") :])
        words = words[:sign]
    if len(words) == 1 and words[0] not in board.index_of_name and all(len(name) == 1 for name in board.names):
        words = list(words[0])
    return words, own


def words_behind(own: str) -> list[str]:
    """The words behind the points for the text of a sum: "15" is "= 15", "< 5" has its sign."""
    return own.split() if own[:1] in SUM_SIGNS else ["=", *own.split()]
