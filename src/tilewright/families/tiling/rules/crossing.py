"""No crossings: at no point do all cells belong to different pieces, as in rooms of tatami mats.

On squares no four pieces meet in a point, on triangles no six, on hexagons no three. A point counts if all cells
around it are on the board and none of them is blocked. So at each such point some piece covers two of the cells: an
item of the exact cover that all these pieces cover, at least one and, for want of room, at most half as many as there
are cells.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal, Self

from ....values import frozen
from ...wording import listing
from .base import Mistakes, Rule, RuleItem, RuleOnBoard

if TYPE_CHECKING:
    from ....boards import Board
    from ...renaming import Fact
    from ..items import Placement
    from ..puzzle import Piece, TilingPuzzle
    from ..shapes import PieceClass

FEWEST_CELLS = 3
"""On a glued board fewer may meet in a point; that is none."""


@frozen
class NoCrossing(Rule):
    """At no point inside the board do all cells belong to different pieces."""

    key = "crossing"
    place = ("crossing",)
    annotation = Literal["never"] | None
    about = "at no point inside the board do all cells belong to different pieces"
    beyond = "points where not all cells may belong to different pieces"

    @classmethod
    def read(cls, value: Any) -> Self | None:
        return cls()

    def written(self) -> Any:
        return "never"

    def words(self) -> str:
        return "crossing: at no point do all cells belong to different pieces"

    def mistakes(self, board: Board | None, pieces: Sequence[Piece], optional: Sequence[int]) -> Mistakes:
        if board is None:
            return
        if board.lattice.dimension != 2:
            yield "crossings are points of boards in the plane", "leave `crossing` out"
            return
        from ....boards.surface import inner_corners

        for cells in inner_corners(board):
            if empty := [cell for cell in cells if cell in optional]:
                names = listing(board.names[cell] for cell in sorted(set(cells)))
                what = f"cell {board.names[empty[0]]}, which lies at the point between cells {names}, may stay empty"
                yield f"crossings are not known there: {what}", "let no cell at a point inside the board stay empty"
                return

    def on(self, puzzle: TilingPuzzle, classes: Sequence[PieceClass]) -> RuleOnBoard:
        return _Points(puzzle.board, _points(puzzle))

    def facts(self, puzzle: TilingPuzzle, classes: Sequence[PieceClass]) -> Iterator[Fact]:
        from ...renaming import fact

        if puzzle.setup is not None or _points(puzzle):
            yield fact(self.key)


def _points(puzzle: TilingPuzzle) -> list[tuple[int, ...]]:
    """The cells around each point that counts, a cell as often as it meets itself there."""
    from ....boards.surface import inner_corners

    return [
        cells
        for cells in inner_corners(puzzle.board)
        if len(cells) >= FEWEST_CELLS and puzzle.blocked.isdisjoint(cells)
    ]


class _Points(RuleOnBoard):
    """A placement covers the points at which it covers at least two cells."""

    def __init__(self, board: Board, points: Sequence[tuple[int, ...]]) -> None:
        self._points_of_cell: dict[int, list[int]] = {}
        items = []
        for number, cells in enumerate(points):
            for cell in cells:
                self._points_of_cell.setdefault(cell, []).append(number)
            around = sorted(set(cells))
            where = f"the point between cells {listing(board.names[cell] for cell in around)}"
            room = len(cells) // 2
            items.append(
                RuleItem(
                    1,
                    room,
                    room,
                    (0, room),
                    "x" + "-".join(board.names[cell] for cell in around),
                    where,
                    where,
                    f"not all cells around {where} belong to different pieces",
                    tuple(around),
                )
            )
        self.items = tuple(items)

    def covered(self, placement: Placement) -> Sequence[int]:
        times = Counter(number for cell in placement.cells for number in self._points_of_cell.get(cell, ()))
        return [number for number, n in sorted(times.items()) if n > 1]
