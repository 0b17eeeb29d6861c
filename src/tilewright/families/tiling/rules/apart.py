"""Pieces that may not touch: those of one color, or equal ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, Self

from ....sentences import sentence
from ....values import frozen
from .base import Contact, Mistakes, Rule, RuleOnBoard, RulePart

if TYPE_CHECKING:
    from ....boards import Board, BoardSymmetry
    from ...fields import FaultReport
    from ...renaming import Fact, Row
    from ..compiling.items import Placement
    from ..pieces.shapes import PieceClass
    from ..puzzle import Piece, TilingPuzzle


@frozen
class Apart(Rule):
    """Pieces of one color ("color"), or equal ones ("alike"), share no side of a cell.

    Examples
    --------
    >>> import tilewright as tw
    >>> from dataclasses import replace
    >>> puzzle = tw.load("tetrominoes-double-5x8")
    >>> tw.count(puzzle).distinct, tw.count(replace(puzzle, rules=[tw.Apart("alike")])).distinct
    (3106, 168)
    """

    pieces: Literal["alike", "color"]

    key = "apart"
    place = ("matching", "apart")
    annotation = Literal["color", "alike"] | None
    about = "pieces of one color, or equal ones, may not touch"
    beyond = "pieces that may not touch"

    @classmethod
    def read(cls, value: Any, fields: Any, board: Board | None, report: FaultReport) -> Self | None:
        return cls(value)

    def written(self, board: Board) -> Any:
        return self.pieces

    def words(self, puzzle: TilingPuzzle) -> list[str]:
        return [f"apart: {'pieces of one color' if self.pieces == 'color' else 'equal pieces'} may not touch"]

    def mistakes(self, board: Board | None, pieces: Sequence[Piece], blocked: Set[int], optional: Set[int]) -> Mistakes:
        if self.pieces not in ("alike", "color"):
            yield (
                sentence(
                    "pieces that are kept apart are those of one color or equal ones, not {pieces}",
                    pieces=repr(self.pieces),
                ),
                "",
            )
        if self.pieces == "color" and pieces and not any(piece.color for piece in pieces):
            yield sentence("no piece has a color"), sentence('give pieces a `color`, for example color = "red"')

    def on(self, puzzle: TilingPuzzle, classes: Sequence[PieceClass]) -> RuleOnBoard:
        return _ApartOnBoard(puzzle, self._kept(classes))

    def _kept(self, classes: Sequence[PieceClass]) -> list[str]:
        """For each class the name that it shares with all pieces that may not touch it; "" if it may touch all."""
        names = [group.color if self.pieces == "color" else group.name for group in classes]
        copies = Counter[str]()
        for name, group in zip(names, classes, strict=True):
            copies[name] += group.most
        return [name if copies[name] > 1 else "" for name in names]

    def facts(
        self,
        puzzle: TilingPuzzle,
        classes: Sequence[PieceClass],
        motion: BoardSymmetry,
        rows_of: Mapping[str, Sequence[Row]],
    ) -> Iterator[Fact]:
        from ...renaming import fact
        from ..likeness import row_of_color

        if any(self._kept(classes)):
            colors = sorted({group.color for group in classes} - {""}) if self.pieces == "color" else []
            yield fact((self.key, self.pieces), map(row_of_color, colors))

    def parts(self, puzzle: TilingPuzzle) -> tuple[Sequence[RulePart], Self | None]:
        alike = "no two pieces of one color touch" if self.pieces == "color" else "no two copies of a piece touch"
        return [RulePart(alike, (), self)], None

    def edge_obstacle(self) -> str:
        return "an edge model cannot keep pieces apart"

    def late(self, puzzle: TilingPuzzle, on_board: RuleOnBoard) -> str:
        return ""

    def for_pieces(self, pieces: Sequence[Piece]) -> Self | None:
        return self if self.pieces == "alike" or any(piece.color for piece in pieces) else None


class _ApartOnBoard(RuleOnBoard):
    """Each edge around a placement is a contact of the pieces that are kept off it."""

    def __init__(self, puzzle: TilingPuzzle, kept: Sequence[str]) -> None:
        self._puzzle, self._kept = puzzle, kept

    @cached_property
    def _edges_of_cell(self) -> dict[int, list[tuple[int, int]]]:
        """For each free cell its edges with other free cells, each with the cell beyond."""
        found: dict[int, list[tuple[int, int]]] = {}
        for number, edge in enumerate(self._puzzle.board.edges):
            if self._puzzle.blocked.isdisjoint((edge.cell, edge.other)):
                found.setdefault(edge.cell, []).append((number, edge.other))
                found.setdefault(edge.other, []).append((number, edge.cell))
        return found

    def contacts(self, placement: Placement) -> Iterator[Contact]:
        name = self._kept[placement.piece_class]
        for cell in placement.cells if name else ():
            for number, other in self._edges_of_cell.get(cell, ()):
                if other not in placement.cells:
                    yield Contact((min(cell, other), max(cell, other)), name, number)
