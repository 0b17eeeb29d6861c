"""How a rule is checked, and read a second time for certificates: a `RuleCheck` in the file that has the rule's name.

Nothing here, and nothing in those files, imports what the search uses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from ....boards import BoardSymmetry
from ....later import imported
from ....values import frozen
from ...base import BrokenRule, RegionState
from ...clauses import LaidThing
from ...wording import listing
from ..labels import CellValue, Label, SideLabels
from ..puzzle import Piece, Placed, TilingPuzzle


class LaidNumber(NamedTuple):
    """Of the laid things in the set of bits `things` at least `least` and at most `most` may be laid together.

    There is room for `room` of them. Bounds that are no narrower than those in `implied` follow from other rules.
    """

    least: int
    most: int
    room: int
    implied: tuple[int, int]
    things: int
    about: str
    times: tuple[int, ...] = ()
    """The things, each as often as it counts, in ascending order; () if each counts once."""


class LaidSum(NamedTuple):
    """The values on some cells, as numbers, add up to at least `least` and at most `most`, or to those on `same_as`.

    A cell counts for nothing where no value lies on it. None for any number.
    """

    cells: tuple[int, ...]
    least: int
    most: int | None
    about: str
    same_as: tuple[int, ...] | None = None


class ReadPieces(Protocol):
    """What the second reading found out about the pieces before it asks the rules: what may be laid, and where."""

    puzzle: TilingPuzzle
    laid: list[tuple[int, LaidThing]]
    """All that may be laid, each with the number of its group of equal pieces."""
    groups: list[list[Piece]]
    beyond: dict[tuple[int, int], tuple[int, int]]
    """For each side of a cell that is not on the rim the cell beyond it, and the side by which it is entered."""

    @property
    def of_group(self) -> list[int]:
        """For each group its laid things, as a set of bits."""

    @property
    def on_cell(self) -> list[int]:
        """For each cell the laid things that cover it, as a set of bits."""

    def copies(self, number: int) -> tuple[int, int, int, str]:
        """The least and the greatest number of copies of a group, the number for which there is room, and a name."""


@frozen
class RuleCheck:
    """The second opinion on a rule: `rule` is its value, of which only the fields are read."""

    faults: Callable[[Any, LaidPieces, bool], Iterator[BrokenRule]]
    """Where pieces break the rule; True means that more will be laid, so that nothing is missing yet."""
    allows: Callable[[Any, TilingPuzzle, tuple[int, ...], tuple[SideLabels, ...]], bool] = (
        lambda rule, puzzle, cells, labels: True
    )
    """Whether a piece may lie on these cells with these labels and values, whatever lies beside it."""
    regions: Callable[[Any, LaidPieces], Iterable[tuple[tuple[int, ...], RegionState]]] = lambda rule, table: ()
    """How far pieces meet the condition of each region, with its cells."""
    numbers: Callable[[Any, ReadPieces], Iterable[LaidNumber]] = lambda rule, reading: ()
    """How many of some things may be laid together."""
    sums: Callable[[Any, ReadPieces], Iterable[LaidSum]] = lambda rule, reading: ()
    """What values add up to."""
    excluded: Callable[[Any, ReadPieces], Sequence[int]] = lambda rule, reading: ()
    """For each laid thing those that cannot lie with it, as sets of bits; () if all can."""
    keeps: Callable[[Any, BoardSymmetry], bool] = lambda rule, motion: True
    """Whether a motion of the board keeps the rule as it is written."""
    carries: Callable[[Any, ReadPieces, Mapping[int, int]], bool] = lambda rule, reading, to: True
    """Whether the rule is kept where groups of equal pieces become others, given by their numbers."""


def check_of(rule: Any) -> RuleCheck:
    """The check of a rule, from the file of its name."""
    found: RuleCheck = imported(__package__, f"{rule.key}:CHECK")
    return found


@frozen
class LaidPieces:
    """Pieces on the board by their numbers."""

    puzzle: TilingPuzzle
    placed: dict[int, Placed]

    @cached_property
    def on_cell(self) -> dict[int, list[int]]:
        """The numbers of the pieces on each cell."""
        found: dict[int, list[int]] = {}
        for number, piece in self.placed.items():
            for cell in piece.cells:
                found.setdefault(cell, []).append(number)
        return found

    @cached_property
    def labels(self) -> dict[tuple[int, int], Label | None]:
        """The label on each side of each cell."""
        return {
            (cell, side): label
            for piece in self.placed.values()
            for cell, labels in zip(piece.cells, piece.labels, strict=True)
            for side, label in enumerate(labels)
            if not isinstance(label, CellValue)
        }

    @cached_property
    def values(self) -> dict[int, CellValue]:
        """The value on each cell that has one; of several pieces there the last one's."""
        return {
            cell: labels[-1]
            for piece in self.placed.values()
            for cell, labels in zip(piece.cells, piece.labels, strict=True)
            if labels and isinstance(labels[-1], CellValue)
        }

    def named(self, cells: Iterable[int]) -> str:
        names = [self.puzzle.board.names[cell] for cell in cells]
        return f"cell {names[0]}" if len(names) == 1 else f"cells {listing(names)}"
