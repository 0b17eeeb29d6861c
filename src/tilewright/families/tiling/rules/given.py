"""Given values: the value that the cell of a piece must have on each cell of the board, as in Dominosa."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

from ....sentences import sentence
from ....values import frozen, replace
from ...fields import WordList
from ...scenes import WILD
from ...wording import first_few
from ..labels import plain_value, value_on
from .base import Mistakes, Rule, RuleOnBoard, RulePart

if TYPE_CHECKING:
    from collections.abc import Set

    from ....boards import Board, BoardSymmetry
    from ...edits import Slip
    from ...fields import FaultReport
    from ...renaming import Fact, Row
    from ..compiling.items import Placement
    from ..pieces.shapes import PieceClass
    from ..puzzle import Piece, TilingPuzzle


@frozen
class GivenValues(Rule):
    """The value of each cell, by its index; "" for any.

    Examples
    --------
    >>> import tilewright as tw
    >>> square = tw.LATTICES["square"]
    >>> dominoes = [tw.piece(square, f"{a}-{b}", [(0, 0), (1, 0)], values=[a, b]) for a, b in ((1, 1), (1, 2))]
    >>> board = tw.Board.of(square, tw.shape_cells(square, "rectangle", {"columns": 2, "rows": 2}))
    >>> tw.count(tw.TilingPuzzle("dominosa", board, dominoes, rules=[tw.GivenValues(["1", "1", "1", "2"])])).distinct
    2
    """

    values: tuple[str, ...]

    key = "given"
    names_cells = True
    place = ("given",)
    annotation = WordList | None
    about = "the value of each cell in reading order, * for any"
    beyond = "given values of cells"

    def __post_init__(self) -> None:
        vars(self)["values"] = tuple(plain_value(value) if value != "" else "" for value in self.values)

    @classmethod
    def read(cls, value: Any, fields: Any, board: Board | None, report: FaultReport) -> Self | None:
        if board is None:
            return None
        words = list(value)
        signs = [sign for word in words for sign in word]
        if len(words) != len(board) == len(signs):
            words = signs
        if len(words) != len(board):
            help = sentence("list a value for each cell in reading order; {wild} is any", wild=WILD)
            report.add(sentence("{n} {n:value|values} for {n_2} {n_2:cell|cells}", n=len(words), n_2=len(board)), help)
            return None
        return cls(tuple("" if word == WILD else word for word in words)) if set(words) != {WILD} else None

    def written(self, board: Board) -> Any:
        return " ".join(value or WILD for value in self.values)

    def words(self, puzzle: TilingPuzzle) -> list[str]:
        named = zip(puzzle.board.names, self.values, strict=True)
        return [f"given: {first_few(f'{value} on {name}' for name, value in named if value)}"]

    def moved(self, to: Mapping[int, int], n_cells: int) -> Self | None:
        values = [""] * n_cells
        for cell, place in to.items():
            values[place] = self.values[cell]
        return replace(self, values=tuple(values)) if any(values) else None

    def mistakes(self, board: Board | None, pieces: Sequence[Piece], blocked: Set[int], optional: Set[int]) -> Mistakes:
        if board is not None and len(self.values) != len(board):
            yield (
                sentence(
                    "{n} {n:given value|given values} for {n_2} {n_2:cell|cells}", n=len(self.values), n_2=len(board)
                ),
                "",
            )
            return
        values = {str(value) for piece in pieces for value in piece.values if value is not None}
        for value in dict.fromkeys(self.values if pieces else ()):
            if value and value not in values:
                there = f"there are {first_few(sorted(values))}" if values else "give pieces `values`"
                yield sentence("the value {value} is given, but no piece has it", value=repr(value)), there

    def on(self, puzzle: TilingPuzzle, classes: Sequence[PieceClass]) -> RuleOnBoard:
        return _ValuesOnBoard(self.values)

    def facts(
        self,
        puzzle: TilingPuzzle,
        classes: Sequence[PieceClass],
        motion: BoardSymmetry,
        rows_of: Mapping[str, Sequence[Row]],
    ) -> Iterator[Fact]:
        from ...renaming import fact

        for cell, value in enumerate(self.values):
            if value and cell not in puzzle.blocked:
                yield fact((self.key, motion.places[cell]), [("", (("value", value),))])

    @property
    def shown_values(self) -> Mapping[int, str]:
        return {cell: value for cell, value in enumerate(self.values) if value}

    def slips(self, puzzle: TilingPuzzle) -> Iterator[Slip]:
        from .value_slips import given_slips

        return given_slips(puzzle, self)

    def parts(self, puzzle: TilingPuzzle) -> tuple[Sequence[RulePart], Self | None]:
        def alone(cell: int, wanted: str) -> RulePart:
            values = tuple(wanted if k == cell else "" for k in range(len(self.values)))
            words = sentence("cell {cell} has the value {value}", cell=puzzle.board.names[cell], value=wanted)
            return RulePart(words, (cell,), replace(self, values=values))

        return [alone(cell, value) for cell, value in enumerate(self.values) if value], None

    def is_kept_by(self, motion: BoardSymmetry) -> bool:
        return all(self.values[motion.places[cell]] == value for cell, value in enumerate(self.values))

    def after_gluing(self) -> Self | None:
        return self


class _ValuesOnBoard(RuleOnBoard):
    """A placement lies only where its values are given, or where none is."""

    def __init__(self, values: Sequence[str]) -> None:
        self._values = values

    def allows(self, placement: Placement) -> bool:
        for cell, labels in zip(placement.cells, placement.labels, strict=True):
            wanted = self._values[cell]
            if wanted and str(value_on(labels) or "") != wanted:
                return False
        return True
