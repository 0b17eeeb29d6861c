"""What a rule says of itself. A new rule is a class of its own file, with these attributes and methods.

Puzzles, pieces and placements have no types here, since a puzzle consists of its rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from ....sentences import sentence

if TYPE_CHECKING:
    from ....boards import Board, BoardSymmetry
    from ...edits import Slip
    from ...fields import FaultReport
    from ...renaming import Fact, Row
    from ...scenes import CellRegion

Mistakes = Iterator[tuple[str, str]]
"""Messages, each with what helps, or ""."""


NO_END = 1 << 40
"""The greatest value of a sum that has none."""


EQUAL = "="
"""The name of a contact of equal values, which are its colors."""


class RuleSum(NamedTuple):
    """The values of some cells, less those of others, add up to at least `least` and at most `most`.

    A cell without a value, or without a piece, has the value 0.
    """

    least: int
    most: int
    about: str
    """In certificates: "region 1 2 3"."""
    subject: str
    """In conflicts and hints: "the values in region 1 2 3"."""
    wanted: str
    """Behind it: "add up to 12"."""
    cells: tuple[int, ...]
    """The cells that are added, and behind them those that are taken away."""
    n_plus: int
    """How many are added."""

    @property
    def requirement(self) -> str:
        """The whole sentence."""
        return sentence("{subject} {wanted}", subject=self.subject, wanted=self.wanted)

    @property
    def factors(self) -> tuple[tuple[int, int], ...]:
        """The cells with their factors; a cell that is added and taken away has none."""
        times: dict[int, int] = {}
        for number, cell in enumerate(self.cells):
            times[cell] = times.get(cell, 0) + (1 if number < self.n_plus else -1)
        return tuple((cell, factor) for cell, factor in times.items() if factor)


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

    With a `color` from 1 on, all pieces of one color may. An engine that walks the board can forget it behind these
    cells. `number` tells contacts of the same cells apart.
    """

    cells: tuple[int, ...]
    name: str
    number: int = 0
    color: int = 0


class RulePart(NamedTuple):
    """A part of a rule that a conflict may have or leave out, and that adds nothing up."""

    requirement: str
    """In conflicts: "the values in region 1 2 3 are equal"."""
    cells: tuple[int, ...]
    rule: Rule
    """The rule that says this part alone."""


class RuleOnBoard:
    """A rule for the pieces and the board of one puzzle: what it adds to the exact cover."""

    items: tuple[RuleItem, ...] = ()
    sums: tuple[RuleSum, ...] = ()

    def allows(self, placement: Any) -> bool:
        """Tell whether a piece may lie like this, whatever lies beside it."""
        return True

    def covered(self, placement: Any) -> Sequence[int]:
        """The numbers of the items that a placement covers, one that it covers several times so often."""
        return ()

    def contacts(self, placement: Any) -> Iterable[Contact]:
        """What the placement touches that no other one may touch, each once."""
        return ()


class Rule:
    """A rule of a tiling puzzle, a frozen value.

    Where a rule says nothing of them, pieces cannot be glued together under it, no edge model has it, and no search of
    a template begins before the setup is known.
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
    names_pieces: ClassVar[bool] = False
    """Whether it speaks of particular pieces, by name."""
    names_cells: ClassVar[bool] = False
    """Whether it speaks of particular cells of the board."""
    lets_glue: ClassVar[bool] = False
    """Whether two pieces can be glued together where they lie side by side in a solution."""

    @property
    def bounds_in_all(self) -> tuple[int, int | None]:
        """The least and the greatest number of all pieces; None for any."""
        return 0, None

    @classmethod
    def read(cls, value: Any, fields: Any, board: Board | None, report: FaultReport) -> Self | None:
        """The rule that a value of a file says; None if it says nothing, or, with faults, what cannot be.

        `fields` are those of the whole file; no board is a wrong one, of which people are told already.
        """
        raise NotImplementedError

    def written(self, board: Board) -> Any:
        """The value of the file."""
        raise NotImplementedError

    def words(self, puzzle: Any) -> list[str]:
        """The rule as lines of `show`: "apart: equal pieces may not touch"."""
        raise NotImplementedError

    def mistakes(self, board: Board | None, pieces: Sequence[Any], blocked: Set[int], optional: Set[int]) -> Mistakes:
        """Contradictions with the rest of a puzzle; no board is a wrong one, of which people are told already."""
        yield from ()

    def on(self, puzzle: Any, classes: Sequence[Any]) -> RuleOnBoard:
        """What the rule adds to the exact cover of a puzzle."""
        raise NotImplementedError

    def facts(
        self, puzzle: Any, classes: Sequence[Any], motion: BoardSymmetry, rows_of: Mapping[str, Sequence[Row]]
    ) -> Iterator[Fact]:
        """What the rule says apart from names after a motion, to compare puzzles; nothing if it changes no solution.

        `rows_of` has for each piece the rows of all ways in which it may lie after the motion.
        """
        raise NotImplementedError

    def is_kept_by(self, motion: BoardSymmetry) -> bool:
        """Tell whether a motion of the board keeps what the rule says of particular cells."""
        return True

    def moved(self, to: Mapping[int, int], n_cells: int) -> Self | None:
        """The rule on a board of `n_cells` whose cells have other indices; those that are not in `to` are gone."""
        return self

    def shown_regions(self, puzzle: Any) -> Mapping[int, tuple[CellRegion, ...]]:
        """For each cell in a region, how pictures show it."""
        return {}

    @property
    def shown_values(self) -> Mapping[int, str]:
        """The values that pictures show on empty cells."""
        return {}

    def slips(self, puzzle: Any) -> Iterator[Slip]:
        """The slips of the pen by which what the rule says may have come from something else."""
        yield from ()

    def parts(self, puzzle: Any) -> tuple[Sequence[RulePart], Self | None]:
        """The parts that can be left out one by one, and the rule without them; None if it says nothing then."""
        return (), self

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
