"""The limits of the page's requests, and their refusal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Self

from ..sentences import sentence
from ..values import frozen

# The steps of a quicker search could not be followed anyway.
FASTEST = 100_000.0
# The largest board for which a server may be started.
MOST_CELLS = 100_000

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

    @classmethod
    def for_cells(cls, cells: int, **others: Any) -> Self:
        """The limits with boards of up to this number of cells; what depends on their size is raised with them."""
        if cells > cls.cells:
            # As many different tiles as cells, each in four ways.
            others |= {"pieces": cells, "placements": 4 * cells * cells}
            others |= {"characters": -(-cells // cls.cells) * cls.characters}
        return cls(cells=cells, **others)


class Refused(Exception):
    """A request that is refused.

    The `message` says why, `where` names the parameter, `help` says what to do, `near` names the puzzles of the catalog
    that may have been meant.
    """

    def __init__(
        self,
        message: str,
        where: str = "",
        help: str = "",
        kind: RefusalKind = "bad-request",
        near: Sequence[str] = (),
    ) -> None:
        super().__init__(message)
        self.message = message
        self.where = where
        self.help = help
        self.kind: RefusalKind = kind
        self.near = tuple(near)

    def to_json(self) -> dict[str, Any]:
        """The refusal as the page gets it."""
        told = {"message": self.message, "where": self.where, "help": self.help, "kind": self.kind}
        return {**told, "near": list(self.near)} if self.near else told


def bound(number: float, most: int, words: str, where: str, help: str = "") -> None:
    """Refuse more than is served."""
    if number > most:
        raise too_large(words, where, help)


def bound_cells(cells: int, limits: DeskLimits, where: str) -> None:
    """Refuse a larger board than is served, and say how it could be."""
    words = sentence("the board has {n:,} cells; at most {most:,} are served here", n=cells, most=limits.cells)
    bound(cells, limits.cells, words, where, lifted(cells))


def lifted(number: int) -> str:
    """How a person comes to a page that takes this number of cells, or of pieces; "" if no page does."""
    cells = max(number, DeskLimits.cells + 1)
    if cells > MOST_CELLS:
        return ""
    return sentence("on your own machine, {command} takes it", command=f"tilewright serve --cells {cells}")


def too_large(message: str, where: str = "", help: str = "") -> Refused:
    """The refusal of more than is served here."""
    return Refused(message, where, help, "too-large")
