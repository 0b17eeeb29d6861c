"""Small changes of puzzles, by which a maker comes from a first draft to a puzzle."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import field
from typing import Any, NamedTuple

from ..models import Choices
from ..values import frozen


@frozen
class Edit:
    """A small change of a puzzle, by its maker or to mend a slip of the pen.

    Attributes
    ----------
    kind
        "lay", "give", "block", "glue", "label", "piece", "board", "fixed", "number", "line", "region" or "given".
    words
        The change as an order: "lay piece T on cells 12, 13 and 14".
    change
        The function from the puzzle to the changed one; InvalidPuzzle where the two do not go together.
    pieces
        The names of the pieces that look different then, or that are laid.
    cells
        The cells that it is about, as indices of the board.
    rank
        Of changes that mend a slip of the pen, the likelier ones have a lower rank.
    relabel
        For another label: the cell of the piece, by number, its side, the label now and the right one.
    """

    kind: str
    words: str
    change: Callable[[Any], Any] = field(repr=False, compare=False)
    pieces: tuple[str, ...] = ()
    cells: tuple[int, ...] = ()
    rank: tuple[int, ...] = ()
    relabel: tuple[int, int, str, str] | None = None


class Mark(NamedTuple):
    """What solutions can have in common: a piece in its place, an empty cell, two pieces that lie together.

    A change that demands it leaves the solutions that have it, and makes up to `fold` of them one. The kind says what
    `parts` are.
    """

    kind: str
    parts: tuple[int, ...]
    fold: int = 1


@frozen
class Slip:
    """A place in a puzzle's file that may be mistyped, with all that may belong there.

    `without` makes a puzzle that has all solutions of all these; None if nothing does. `suited` lists those of
    some edits with which such a solution is one of the mended puzzle; None if only a search tells.
    """

    edits: tuple[Edit, ...]
    without: Callable[[Any], Any] | None = None
    suited: Callable[[Any, Sequence[Edit]], list[Edit]] | None = None


@frozen
class Edits:
    """The small changes that a family knows besides laying its things from the start."""

    to_lay: Callable[[Any, Any], str]
    """The order to lay a thing from the start, in words."""
    marks: Callable[[Any], Callable[[Choices], Iterable[Mark]]]
    """The marks of solutions besides what they lay: from a compiled puzzle to a function of a solution."""
    of_mark: Callable[[Any, Mark], Edit]
    """The change of a compiled puzzle that demands such a mark."""
    slips: Callable[[Any], Iterator[Slip]]
    """The slips of the pen by which this puzzle may have come from another one."""
    alike: Callable[[Any, Edit], list[tuple[Edit, int]]]
    """A slip and those that lead to the same puzzle but for names, each with how many of them are on its piece."""
