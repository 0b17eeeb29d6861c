"""Groups: of some pieces so many are used together, such as one of several shapes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, Self

from ....sentences import sentence
from ....values import frozen
from ...declared import Fields, given
from ...fields import WordList
from ...ranges import NumberRange
from ...wording import first_few, listing, suggestion
from .base import Mistakes, Rule, RuleItem, RuleOnBoard

if TYPE_CHECKING:
    from collections.abc import Set

    from ....boards import Board, BoardSymmetry
    from ...fields import FaultReport
    from ...renaming import Fact, Row
    from ..compiling.items import Placement
    from ..pieces.shapes import PieceClass
    from ..puzzle import Piece, TilingPuzzle


class GroupFields(Fields):
    """Pieces of which so many are used together."""

    pieces: WordList = given(about="their names")
    total: NumberRange = given(about='how many in all, copies included: 1, "0..1", "2..", "..3"')


@frozen
class PieceGroup:
    """Pieces by name, of which `least` to `most` are used together; None for any number from `least` on."""

    pieces: tuple[str, ...]
    least: int = 0
    most: int | None = None

    def __post_init__(self) -> None:
        vars(self)["pieces"] = tuple(self.pieces)

    @property
    def wanted(self) -> str:
        """The bounds in words: "exactly 1"."""
        least, most = str(self.least), str(self.most)
        if self.most is None:
            return sentence("at least {least}", least=least)
        if self.least == self.most:
            return sentence("exactly {n}", n=least)
        return sentence("{least} to {most}", least=least, most=most)


@frozen
class Groups(Rule):
    """Numbers of pieces that are used together.

    Examples
    --------
    >>> import tilewright as tw
    >>> square = tw.LATTICES["square"]
    >>> cells = {"I": [(0, 0), (1, 0), (2, 0)], "V": [(0, 0), (1, 0), (0, 1)]}
    >>> pieces = [tw.piece(square, name, shape, least=0, most=2) for name, shape in cells.items()]
    >>> board = tw.Board.of(square, tw.shape_cells(square, "rectangle", {"columns": 3, "rows": 2}))
    >>> one_v = tw.PieceGroup(["V"], 0, 1)
    >>> tw.count(tw.TilingPuzzle("group", board, pieces, rules=[tw.Groups([one_v])])).distinct
    1
    """

    groups: tuple[PieceGroup, ...]

    key = "group"
    place = ("group",)
    annotation = list[GroupFields]
    about = "pieces of which so many are used together"
    beyond = "groups of pieces"
    names_pieces = True

    def __post_init__(self) -> None:
        vars(self)["groups"] = tuple(self.groups)

    @classmethod
    def read(cls, value: Any, fields: Any, board: Board | None, report: FaultReport) -> Self | None:
        found = []
        for k, one in enumerate(value):
            if not one.pieces:
                report.at(k, "pieces").add(sentence("a group has no pieces"), sentence("name some"))
            least, *most = one.total
            found.append(PieceGroup(tuple(one.pieces), least, most[0] if most else None))
        return cls(tuple(found)) if found else None

    def written(self, board: Board) -> Any:
        def total(group: PieceGroup) -> Any:
            if group.most is None:
                return f"{group.least}.."
            return group.most if group.least == group.most else f"{group.least}..{group.most}"

        return [{"pieces": " ".join(group.pieces), "total": total(group)} for group in self.groups]

    def words(self, puzzle: TilingPuzzle) -> list[str]:
        return [
            sentence("group: {n} of {pieces}", n=group.wanted, pieces=first_few(group.pieces)) for group in self.groups
        ]

    def mistakes(self, board: Board | None, pieces: Sequence[Piece], blocked: Set[int], optional: Set[int]) -> Mistakes:
        names = [piece.name for piece in pieces]
        if not self.groups:
            yield sentence("a rule of groups has none"), sentence("leave it out")
        for group in self.groups:
            for name in group.pieces if names else ():
                if name not in names:
                    yield (
                        sentence("there is no piece {name} to be in a group", name=repr(name)),
                        suggestion(name, names, sentence("the pieces are named")),
                    )
                elif group.pieces.count(name) > 1:
                    yield sentence("piece {name} is twice in a group", name=repr(name)), sentence("name it once")
            if board is not None and (split := _split(board, pieces, group)):
                yield (
                    sentence(
                        "pieces {split} and {split_2} are equal, but only one is in a group",
                        split=repr(split[0]),
                        split_2=repr(split[1]),
                    ),
                    sentence("name both"),
                )
            if group.most is not None and not 0 <= group.least <= group.most:
                yield (
                    sentence("{least} to {most} pieces make no sense", least=group.least, most=group.most),
                    sentence("the least number comes first"),
                )

    def on(self, puzzle: TilingPuzzle, classes: Sequence[PieceClass]) -> RuleOnBoard:
        return _GroupsOnBoard(puzzle, self.groups, classes)

    def facts(
        self,
        puzzle: TilingPuzzle,
        classes: Sequence[PieceClass],
        motion: BoardSymmetry,
        rows_of: Mapping[str, Sequence[Row]],
    ) -> Iterator[Fact]:
        from ...renaming import fact

        for group in self.groups:
            rows = chain.from_iterable(rows_of[name] for name in group.pieces if name in rows_of)
            most = "" if group.most is None else group.most
            yield fact((self.key, len(group.pieces), group.least, most), rows)

    def for_pieces(self, pieces: Sequence[Piece]) -> Self | None:
        names = {piece.name for piece in pieces}
        groups = [
            PieceGroup(tuple(name for name in group.pieces if name in names), group.least, group.most)
            for group in self.groups
        ]
        kept = [group for group in groups if group.pieces or group.least > 0]
        return type(self)(tuple(kept)) if kept else None


def _split(board: Board, pieces: Sequence[Piece], group: PieceGroup) -> tuple[str, str] | None:
    """Two equal pieces of which only the first is in a group; None if there are none."""
    from ..pieces.shapes import orientations_of

    look = {piece.name: (piece.color, orientations_of(board.lattice, piece)) for piece in pieces}
    inside = {look[name]: name for name in group.pieces if name in look}
    split = (name for name in look if name not in group.pieces and look[name] in inside)
    return next(((inside[look[name]], name) for name in split), None)


class _GroupsOnBoard(RuleOnBoard):
    """An item for each group, which all placements of its pieces cover."""

    def __init__(self, puzzle: TilingPuzzle, groups: Sequence[PieceGroup], classes: Sequence[PieceClass]) -> None:
        self._of_class = [
            [number for number, group in enumerate(groups) if one.members[0].name in group.pieces] for one in classes
        ]
        items = []
        for number, group in enumerate(groups):
            inside = [one for one, numbers in zip(classes, self._of_class, strict=True) if number in numbers]
            room = sum(min(one.most, one.room) for one in inside)
            pieces = listing(group.pieces, joint="or")
            items.append(
                RuleItem(
                    least=min(group.least, room + 1),
                    most=room + 1 if group.most is None else min(group.most, room + 1),
                    room=room,
                    implied=(sum(one.least for one in inside), room),
                    name=f"g{number + 1}",
                    about=f"pieces {pieces}",
                    thing=sentence("one of the pieces {pieces}", pieces=pieces),
                    requirement=sentence("{n} of the pieces {pieces} are used", n=group.wanted, pieces=pieces),
                )
            )
        self.items = tuple(items)

    def covered(self, placement: Placement) -> Sequence[int]:
        return self._of_class[placement.piece_class]
