"""No crossings: at no point do all cells belong to different pieces, as in rooms of tatami mats.

On squares no four pieces meet in a point, on triangles no six, on hexagons no three. A point counts if all cells
around it are on the board and none of them is blocked. So at each such point some piece covers two of the cells: an
item of the exact cover that all these pieces cover, at least one and, for want of room, at most half as many as there
are cells.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from typing import TYPE_CHECKING, Any, Literal, Self

from ....sentences import sentence
from ....values import frozen
from ...wording import listing
from .base import Mistakes, Rule, RuleItem, RuleOnBoard

if TYPE_CHECKING:
    from ....boards import Board, BoardSymmetry
    from ...fields import FaultReport
    from ...renaming import Fact, Row
    from ..compiling.items import Placement
    from ..pieces.shapes import PieceClass
    from ..puzzle import Piece, TilingPuzzle

FEWEST_CELLS = 3
"""On a glued board fewer may meet in a point; that is none."""


@frozen
class NoCrossing(Rule):
    """At no point inside the board do all cells belong to different pieces.

    Examples
    --------
    >>> import tilewright as tw
    >>> from dataclasses import replace
    >>> puzzle = replace(tw.load("tatami"), rules=[])
    >>> tw.count(puzzle).distinct, tw.count(replace(puzzle, rules=[tw.NoCrossing()])).distinct
    (1183, 2)
    """

    key = "crossing"
    place = ("crossing",)
    annotation = Literal["never", "any"] | None
    about = "never: at no point inside the board do all cells belong to different pieces"
    beyond = "rules against crossings"

    @classmethod
    def read(cls, value: Any, fields: Any, board: Board | None, report: FaultReport) -> Self | None:
        return cls() if value == "never" else None

    def written(self, board: Board) -> Any:
        return "never"

    def words(self, puzzle: TilingPuzzle) -> list[str]:
        return [sentence("crossing: at no point do all cells belong to different pieces")]

    def mistakes(self, board: Board | None, pieces: Sequence[Piece], blocked: Set[int], optional: Set[int]) -> Mistakes:
        if board is None:
            return
        if board.lattice.dimension != 2:
            yield sentence("crossings are points of boards in the plane"), sentence("leave `crossing` out")
        elif optional:
            for cells in _points(board, blocked):
                if empty := [cell for cell in cells if cell in optional]:
                    what = sentence(
                        "cell {name} may stay empty, but lies at {cells}",
                        name=board.names[empty[0]],
                        cells=_where(board, cells),
                    )
                    yield (
                        sentence("{what}, all of which `crossing` needs covered", what=what),
                        sentence("let no cell at such a point stay empty"),
                    )
                    return

    def on(self, puzzle: TilingPuzzle, classes: Sequence[PieceClass]) -> RuleOnBoard:
        return _Points(puzzle.board, _points(puzzle.board, puzzle.blocked))

    def facts(
        self,
        puzzle: TilingPuzzle,
        classes: Sequence[PieceClass],
        motion: BoardSymmetry,
        rows_of: Mapping[str, Sequence[Row]],
    ) -> Iterator[Fact]:
        from ...renaming import fact

        if puzzle.setup is not None or _points(puzzle.board, puzzle.blocked):
            yield fact(self.key)


def _points(board: Board, blocked: Set[int]) -> list[tuple[int, ...]]:
    """The cells around each point that counts, a cell as often as it meets itself there, in their order."""
    from ....boards.surface import inner_corners

    points = (cells for cells in inner_corners(board) if len(cells) >= FEWEST_CELLS and blocked.isdisjoint(cells))
    return sorted(points, key=sorted)


def _where(board: Board, cells: Sequence[int]) -> str:
    names = listing(board.names[cell] for cell in sorted(set(cells)))
    return sentence("the point between cells {cells}", cells=names)


class _Points(RuleOnBoard):
    """A placement covers the points at which it covers at least two cells."""

    def __init__(self, board: Board, points: Sequence[tuple[int, ...]]) -> None:
        self._points_of_cell: dict[int, list[int]] = {}
        items = []
        for number, cells in enumerate(points):
            for cell in cells:
                self._points_of_cell.setdefault(cell, []).append(number)
            around, room = tuple(sorted(set(cells))), len(cells) // 2
            where = _where(board, cells)
            items.append(
                RuleItem(
                    least=1,
                    most=room,
                    room=room,
                    implied=(0, room),
                    name="x" + "-".join(board.names[cell] for cell in around),
                    about=where,
                    thing=sentence("two cells at {point}", point=where),
                    requirement=sentence("some piece covers two cells at {point}", point=where),
                    cells=around,
                )
            )
        self.items = tuple(items)

    def covered(self, placement: Placement) -> Sequence[int]:
        times = Counter(number for cell in placement.cells for number in self._points_of_cell.get(cell, ()))
        return [number for number, n in sorted(times.items()) if n > 1]
