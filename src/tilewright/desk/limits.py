"""The limits of the page's requests, and their refusal."""

from __future__ import annotations

from typing import Any, Literal

from ..values import frozen

# The steps of a quicker search could not be followed anyway.
FASTEST = 100_000.0

RefusalKind = Literal["bad-request", "too-large", "too-long", "not-found", "busy"]


@frozen
class DeskLimits:
    """The largest puzzle and the longest search that are served; times in seconds."""

    cells: int = 1_200
    pieces: int = 600
    placements: int = 400_000
    """Pieces times their ways to lie times cells, which bounds the model of a puzzle."""
    sums: int = 10**10
    """Values times the square of the length of a line times their span, which bounds the work of listing all sums."""
    characters: int = 400_000
    """The size of a puzzle file."""
    ask_seconds: float = 10.0
    """The seconds to answer a request; a hint thinks half of them before it says that it does not know."""
    live_seconds: float = 0.06
    """The seconds for which one request of the live board counts; it may come again."""
    search_seconds: float = 600.0
    memory: int = 256 * 2**20
    """Bytes that a search may take to remember earlier results."""
    solutions: int = 1_000
    """The most solutions of one search that are kept for the page."""


class Refused(Exception):
    """A request that is refused: the `message` says why, `where` names the parameter, `help` says what to do."""

    def __init__(self, message: str, where: str = "", help: str = "", kind: RefusalKind = "bad-request") -> None:
        super().__init__(message)
        self.message = message
        self.where = where
        self.help = help
        self.kind: RefusalKind = kind

    def to_json(self) -> dict[str, Any]:
        """The refusal as the page gets it."""
        return {"message": self.message, "where": self.where, "help": self.help, "kind": self.kind}


def bound(number: float, most: int, words: str, where: str, help: str = "") -> None:
    """Refuse more than is served; the words have a place for the number and, if they say it, for the most."""
    if number > most:
        raise too_large(words.format(number, most), where, help)


def too_large(message: str, where: str = "", help: str = "") -> Refused:
    """The refusal of more than is served here."""
    return Refused(message, where, help, "too-large")
