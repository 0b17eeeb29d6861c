"""The rules of tiling puzzles beside pieces, labels and cells: a file for each, listed here.

What checks a rule, and reads it a second time for certificates, is the file of the same name in `checking`, which
imports nothing from here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from ....later import ImportedTable
from .base import EQUAL, Contact, Rule, RuleItem, RuleOnBoard, RuleSum

if TYPE_CHECKING:
    from ....boards import Board
    from ...scenes import CellRegion

RULES: Mapping[str, type[Rule]] = ImportedTable(
    __name__,
    {
        "total": "total:Total",
        "group": "group:Groups",
        "apart": "apart:Apart",
        "crossing": "crossing:NoCrossing",
        "given": "given:GivenValues",
        "region": "region:Regions",
    },
)
"""By their keys, in the order in which puzzles and models have them."""


def regions_of(puzzle: Any) -> Mapping[int, tuple[CellRegion, ...]]:
    """For each cell in a region, how pictures show it."""
    shown: dict[int, tuple[CellRegion, ...]] = {}
    for rule in puzzle.rules:
        shown.update(rule.shown_regions(puzzle))
    return shown


def region_in_file(row: Any, picture: str | None, board: Board) -> Mapping[int, tuple[CellRegion, ...]]:
    """How pictures show one region of a file, which need not be whole yet; nothing where it is wrong."""
    from ...declared import WrongValue
    from ...fields import FaultReport
    from .region_fields import RegionFields

    fields = SimpleNamespace(board=SimpleNamespace(picture=picture))
    try:
        rule = RULES["region"].read([RegionFields.read(row)], fields, board, FaultReport())
    except WrongValue:
        return {}
    return {} if rule is None else rule.shown_regions(SimpleNamespace(board=board))


def given_values_of(puzzle: Any) -> Mapping[int, str]:
    """For each cell on which a value is given, that value."""
    found: dict[int, str] = {}
    for rule in puzzle.rules:
        found.update(rule.shown_values)
    return found


def bounds_in_all(rules: Iterable[Rule]) -> tuple[int, int | None]:
    """The least and the greatest number of all pieces that the rules allow; None for any."""
    bounds = [rule.bounds_in_all for rule in rules]
    most = [high for _, high in bounds if high is not None]
    return max((low for low, _ in bounds), default=0), min(most, default=None)


__all__ = [
    "EQUAL",
    "RULES",
    "Contact",
    "Rule",
    "RuleItem",
    "RuleOnBoard",
    "RuleSum",
    "bounds_in_all",
    "given_values_of",
    "regions_of",
]
