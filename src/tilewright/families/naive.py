"""The naive space of a puzzle: all arrangements of its pieces, as if nothing had to fit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import log10
from typing import TYPE_CHECKING

from ..values import frozen

if TYPE_CHECKING:
    from ..answers.counts import NaiveSpaceJson

_LONGEST = 60
"""Longer products tell less than their size does."""
_MOST_DIGITS = 4000
"""Python writes no longer integers, unless it is told to."""


@frozen
class NaiveSpace:
    """The number of arrangements that a search would try which knew no rule: how hard a puzzle looks.

    Attributes
    ----------
    arrangements
        That number, exactly.
    formula
        Where it comes from, such as "9! x 3^9".
    """

    arrangements: int
    formula: str

    def to_json(self) -> NaiveSpaceJson:
        """The number as plain data; a number of more than 4,000 digits is None, and only its logarithm is told."""
        size = log10(self.arrangements) if self.arrangements else None
        is_short = size is None or size < _MOST_DIGITS
        return {
            "arrangements": self.arrangements if is_short else None,
            "log10": None if size is None else round(size, 6),
            "formula": self.formula,
        }


def product_of(factors: Iterable[str], in_short: str) -> str:
    """The formula of a product, equal factors as a power: "24^2 x 96"; `in_short` where that becomes too long."""
    times = Counter(factor for factor in factors if factor != "1")
    powers = [factor if n == 1 else f"{factor}^{n}" for factor, n in times.items()]
    formula = " x ".join(powers) or "1"
    return formula if len(formula) <= _LONGEST else in_short


def falling(many: int, few: int) -> str:
    """The formula for the ways to take a few things in order: "9!" for all of them, "20! / 11!" for fewer."""
    left = many - few
    return f"{many}!" if left <= 1 else f"{many}! / {left}!"
