"""The number of all pieces together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import TYPE_CHECKING, Any, Self

from ....sentences import sentence
from ....values import frozen
from ...ranges import NumberRange
from ...setup_kinds import SETUP_KINDS
from ...wording import plural
from .base import Mistakes, Rule, RuleItem, RuleOnBoard

if TYPE_CHECKING:
    from ....boards import Board, BoardSymmetry
    from ...fields import FaultReport
    from ...renaming import Fact, Row
    from ..compiling.items import Placement
    from ..pieces.shapes import PieceClass
    from ..puzzle import Piece, TilingPuzzle


@frozen
class Total(Rule):
    """At least `least` and at most `most` pieces are used in all; None for any number from `least` on.

    Examples
    --------
    >>> import tilewright as tw
    >>> from dataclasses import replace
    >>> quilt = tw.load("mrs-perkins-quilt-7")
    >>> [tw.count(replace(quilt, rules=[tw.Total(most=n)])).distinct for n in (8, 9)]
    [0, 28]
    """

    least: int = 0
    most: int | None = None

    key = "total"
    place = ("total",)
    annotation = NumberRange | None
    about = 'so many pieces in all, or a range such as "5..7", "5.." or "..7"'
    beyond = "totals of pieces"
    lets_glue = True

    @property
    def bounds_in_all(self) -> tuple[int, int | None]:
        return self.least, self.most

    @classmethod
    def read(cls, value: Any, fields: Any, board: Board | None, report: FaultReport) -> Self | None:
        return None if value == [0] else cls(*value)

    def written(self, board: Board) -> Any:
        if self.most is None:
            return f"{self.least}.."
        return self.most if self.least == self.most else f"{self.least}..{self.most}"

    def words(self, puzzle: TilingPuzzle) -> list[str]:
        return [sentence("in all: {pieces}", pieces=self._words())]

    def _words(self) -> str:
        if self.most is None:
            return sentence("at least {counted}", counted=plural(self.least, "piece"))
        if self.least == self.most:
            return plural(self.most, "piece")
        if self.least:
            return sentence("{least} to {most} pieces", least=self.least, most=self.most)
        return sentence("at most {counted}", counted=plural(self.most, "piece"))

    def mistakes(self, board: Board | None, pieces: Sequence[Piece], blocked: Set[int], optional: Set[int]) -> Mistakes:
        if not all(type(bound) is int for bound in (self.least, self.most or 0)):
            yield (
                sentence(
                    "numbers of pieces are whole numbers, not {least} and {most}",
                    least=repr(self.least),
                    most=repr(self.most),
                ),
                "",
            )
        elif self.most is None and self.least == 0:
            yield sentence("any number of pieces in all is no rule"), sentence("leave it out")
        elif self.least < 0 or (self.most is not None and (self.least > self.most or self.most < 1)):
            help = sentence("the least number comes first, and at least one piece must be allowed")
            yield sentence("{least} to {most} pieces make no sense", least=self.least, most=self.most), help

    def on(self, puzzle: TilingPuzzle, classes: Sequence[PieceClass]) -> RuleOnBoard:
        room = max(group.room for group in classes)
        anyway = sum(group.least for group in classes), sum(min(group.most, group.room) for group in classes)
        if self.least <= anyway[0] and (self.most is None or self.most >= min(room, anyway[1])):
            return RuleOnBoard()
        # As for classes, numbers for which there is no room are cut to one too many.
        low = min(self.least, room + 1)
        high = room + 1 if self.most is None else min(self.most, room + 1)
        if low == high:
            requirement = sentence("{n} pieces are used in all", n=low)
        else:
            requirement = sentence("{least} to {most} pieces are used in all", least=low, most=high)
        another = sentence("another {noun}", noun=puzzle.noun)
        return _TotalOnBoard(RuleItem(low, high, room, anyway, "pieces", "all pieces", another, requirement))

    def facts(
        self,
        puzzle: TilingPuzzle,
        classes: Sequence[PieceClass],
        motion: BoardSymmetry,
        rows_of: Mapping[str, Sequence[Row]],
    ) -> Iterator[Fact]:
        from ...renaming import fact
        from ..likeness import most_with_room

        least, most = self.least, self.most
        if puzzle.setup is None:
            # Apart from bounds that those of the pieces make idle.
            fewest = sum(group.least for group in classes)
            all_of_them = sum(most_with_room(puzzle, group) for group in classes)
            least = least if least > fewest else 0
            most = None if most is None or most >= all_of_them else most
        if (least, most) != (0, None):
            yield fact((self.key, least, most))

    def edge_obstacle(self) -> str:
        # It has a tile for each cell; `bounds_in_all` tells whether that is allowed.
        return ""

    def late(self, puzzle: TilingPuzzle, on_board: RuleOnBoard) -> str:
        # All pieces of the template together are as many anyway, but those of a set may be fewer.
        chooses_pieces = puzzle.setup is not None and SETUP_KINDS[puzzle.setup.kind].chooses == "pieces"
        may_lack = self.least > 0 and chooses_pieces and not on_board.items
        return "a set may have fewer pieces than there must be in all" if may_lack else ""

    def after_gluing(self) -> Self | None:
        least, most = max(0, self.least - 1), None if self.most is None else self.most - 1
        return type(self)(least, most) if (least, most) != (0, None) else None


class _TotalOnBoard(RuleOnBoard):
    """All placements cover one item."""

    def __init__(self, item: RuleItem) -> None:
        self.items = (item,)

    def covered(self, placement: Placement) -> Sequence[int]:
        return (0,)
