"""What the page may ask for, and how it is refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

RefusalKind = Literal["bad-request", "too-large", "too-long", "not-found", "busy"]


@dataclass(frozen=True)
class DeskLimits:
    """How large a puzzle may be, and how long and large its search; times in seconds."""

    cells: int = 1_200
    pieces: int = 600
    placements: int = 400_000
    """Pieces times their ways to lie times cells, which bounds what a puzzle is translated to."""
    sums: int = 10**10
    """Values times the square of the length of a line times their span, which bounds the work of listing all sums."""
    characters: int = 400_000
    """Of a puzzle file."""
    ask_seconds: float = 10.0
    """What a hint may think about before it says that it does not know."""
    search_seconds: float = 600.0
    memory: int = 256 * 2**20
    """Bytes that a search may take for what it remembers."""
    solutions: int = 1_000
    """So many solutions of one search are kept for the page."""


class Refused(Exception):
    """A request that is not granted, in words: what was found, `where`, and what `help`s."""

    def __init__(self, message: str, where: str = "", help: str = "", kind: RefusalKind = "bad-request") -> None:
        super().__init__(message)
        self.message = message
        self.where = where
        self.help = help
        self.kind: RefusalKind = kind

    def to_json(self) -> dict[str, Any]:
        """The refusal as the page gets it."""
        return {"message": self.message, "where": self.where, "help": self.help, "kind": self.kind}


def too_large(message: str, where: str = "", help: str = "") -> Refused:
    """The refusal of more than is served here."""
    return Refused(message, where, help, "too-large")
