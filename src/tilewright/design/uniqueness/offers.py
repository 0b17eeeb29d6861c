"""What `unify` offers: changed puzzles with the count of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...families import Puzzle
from ...values import field, frozen

if TYPE_CHECKING:
    from ...answers.designing import OfferJson, UnifiedJson


@frozen
class Offer:
    """A change after which a puzzle has the number of solutions that was asked for.

    Attributes
    ----------
    words
        The changes as orders, e.g. "lay piece T on 12 13 14 22".
    kinds
        Their kinds, such as "lay", "glue" or "label".
    puzzle
        The changed puzzle.
    distinct
        Its distinct solutions.
    up_to_symmetry
        Its solutions up to symmetry.
    engines
        The engines that counted them: two if the second was quick enough.
    """

    words: tuple[str, ...]
    kinds: tuple[str, ...]
    puzzle: Puzzle = field(repr=False)
    distinct: int
    up_to_symmetry: int
    engines: tuple[str, ...]

    def to_json(self) -> OfferJson:
        """The offer as plain data, without the puzzle."""
        return {
            "changes": list(self.words),
            "kinds": list(self.kinds),
            "distinct": self.distinct,
            "up_to_symmetry": self.up_to_symmetry,
            "engines": list(self.engines),
        }


@frozen
class Unified:
    """The least changes that were found.

    Attributes
    ----------
    before
        The number of solutions of the puzzle as it was, counted in the same way as those after the change; a lower
        bound unless `is_listed`.
    is_listed
        Whether all solutions of the puzzle were listed.
    offers
        Changes of the least size, a few of each kind, each verified by a count.
    may_be_more
        The kinds of change, such as ("lay", "lay"), of which no more were tried since there are enough offers.
    is_least
        Whether fewer changes were proved not to be enough, as far as the kinds go that were looked at.
    stopped_by
        What stopped the search before its end; "" if nothing did.
    """

    wanted: int
    is_distinct: bool
    before: int = 0
    is_listed: bool = False
    offers: tuple[Offer, ...] = ()
    may_be_more: frozenset[tuple[str, ...]] = frozenset()
    is_least: bool = False
    stopped_by: str = ""
    seconds: float = 0.0

    @property
    def is_so_already(self) -> bool:
        """Whether the puzzle has the wanted number of solutions as it is."""
        return self.is_listed and self.before == self.wanted

    def to_json(self) -> UnifiedJson:
        """The answer as plain data."""
        return {
            "wanted": self.wanted,
            "up_to": "distinct" if self.is_distinct else "symmetry",
            "before": self.before,
            "listed": self.is_listed,
            "offers": [offer.to_json() for offer in self.offers],
            "may_be_more": sorted(map(list, self.may_be_more)),
            "least": self.is_least,
            "stopped_by": self.stopped_by or None,
            "seconds": round(self.seconds, 3),
        }
