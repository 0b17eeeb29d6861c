"""What a rule says of itself. A new rule is a class of its own file, with these attributes and methods.

Puzzles, pieces and placements have no types here, since a puzzle consists of its rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

if TYPE_CHECKING:
    from ....boards import Board
    from ...renaming import Fact

Mistakes = Iterator[tuple[str, str]]
"""Messages, each with what helps, or ""."""


class RuleItem(NamedTuple):
    """Something that `least` to `most` pieces must cover: a primary item that a rule adds to the exact cover.

    No more than `room` can cover it. If `least` is not more than `implied[0]`, or `most` not less than `implied[1]`,
    the other items say so already, and clauses need not.
    """

    least: int
    most: int
    room: int
    implied: tuple[int, int]
    name: str
    """In files of exact covers."""
    about: str
    """In certificates: what the pieces have in common that cover it."""
    thing: str
    """In hints: "another piece", "the point between cells 1, 2, 5 and 6"."""
    requirement: str
    """In conflicts: "2 to 4 pieces are used in all"."""
    cells: tuple[int, ...] = ()
    """The cells that it lies at, if it is a place."""


class Contact(NamedTuple):
    """Something that at most one of the pieces around it may touch: a secondary item that a rule adds.

    An engine that walks the board can forget it behind these cells. `number` tells contacts of the same cells apart.
    """

    cells: tuple[int, ...]
    name: str
    number: int = 0


class RuleOnBoard:
    """A rule for the pieces and the board of one puzzle: what it adds to the exact cover."""

    items: tuple[RuleItem, ...] = ()

    def allows(self, placement: Any) -> bool:
        """Tell whether a piece may lie like this, whatever lies beside it."""
        return True

    def covered(self, placement: Any) -> Sequence[int]:
        """The numbers of the items that a placement covers."""
        return ()

    def contacts(self, placement: Any) -> Iterator[Contact]:
        """What the placement touches that no other one may touch, each once."""
        yield from ()


class Rule:
    """A rule of a tiling puzzle, a frozen value.

    It speaks of no particular cell: every motion of the board keeps it. Where a rule says nothing of them, pieces
    cannot be glued together under it, no edge model has it, and no search of a template begins before the setup is
    known.
    """

    key: ClassVar[str]
    """Its name in `RULES`; also that of its file in `checking`."""
    place: ClassVar[tuple[str, ...]]
    """The keys that lead to it in a puzzle file."""
    annotation: ClassVar[Any]
    """The type of its value in the file, which gives the schema, too."""
    about: ClassVar[str | None] = None
    """The meaning of that value, in the schema."""
    beyond: ClassVar[str]
    """What a program lacks that does not know the rule: "totals of pieces"."""
    lets_glue: ClassVar[bool] = False
    """Whether two pieces can be glued together where they lie side by side in a solution."""

    @property
    def bounds_in_all(self) -> tuple[int, int | None]:
        """The least and the greatest number of all pieces; None for any."""
        return 0, None

    @classmethod
    def read(cls, value: Any) -> Self | None:
        """The rule that a value of a file says; None if it says nothing."""
        raise NotImplementedError

    def written(self) -> Any:
        """The value of the file."""
        raise NotImplementedError

    def words(self) -> str:
        """The rule as a line of `show`: "apart: equal pieces may not touch"."""
        raise NotImplementedError

    def mistakes(self, board: Board | None, pieces: Sequence[Any], blocked: Set[int], optional: Set[int]) -> Mistakes:
        """Contradictions with the rest of a puzzle; no board is a wrong one, of which people are told already."""
        yield from ()

    def on(self, puzzle: Any, classes: Sequence[Any]) -> RuleOnBoard:
        """What the rule adds to the exact cover of a puzzle."""
        raise NotImplementedError

    def facts(self, puzzle: Any, classes: Sequence[Any]) -> Iterator[Fact]:
        """What the rule says apart from names, to compare puzzles; nothing if it changes no solution."""
        raise NotImplementedError

    def edge_obstacle(self) -> str:
        """The reason why no edge model has the rule; "" if that does not matter there."""
        return f"an edge model knows no {self.beyond}"

    def late(self, puzzle: Any, on_board: RuleOnBoard) -> str:
        """The reason why a search of a template cannot begin before its setup is known; "" if it can.

        `on_board` is what the rule adds to the exact cover of the template.
        """
        return f"what a setup leaves decides about {self.beyond}"

    def for_pieces(self, pieces: Sequence[Any]) -> Self | None:
        """The rule where only these pieces take part; None if it says nothing there."""
        return self

    def after_gluing(self) -> Self | None:
        """The rule where two pieces became one; None if it says nothing there."""
        return self
