"""The rules of tiling puzzles beside pieces, labels and cells: a file for each, listed here.

What checks a rule, and reads it a second time for certificates, is the file of the same name in `checking`, which
imports nothing from here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ....later import ImportedTable
from .base import Contact, Rule, RuleItem, RuleOnBoard

RULES: Mapping[str, type[Rule]] = ImportedTable(
    __name__, {"total": "total:Total", "apart": "apart:Apart", "crossing": "crossing:NoCrossing"}
)
"""By their keys, in the order in which puzzles and models have them."""


def bounds_in_all(rules: Iterable[Rule]) -> tuple[int, int | None]:
    """The least and the greatest number of all pieces that the rules allow; None for any."""
    bounds = [rule.bounds_in_all for rule in rules]
    most = [high for _, high in bounds if high is not None]
    return max((low for low, _ in bounds), default=0), min(most, default=None)


__all__ = ["RULES", "Contact", "Rule", "RuleItem", "RuleOnBoard", "bounds_in_all"]
