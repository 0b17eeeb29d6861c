"""Given values of cells, checked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....boards import BoardSymmetry
from ....sentences import sentence
from ...base import BrokenRule
from ..labels import CellValue, SideLabels
from ..puzzle import TilingPuzzle
from .base import LaidPieces, RuleCheck


def _faults(rule: Any, table: LaidPieces, is_partial: bool) -> Iterator[BrokenRule]:
    values = table.values
    for cell, numbers in sorted(table.on_cell.items()):
        wanted = rule.values[cell] if cell < len(rule.values) else ""
        if wanted and str(values.get(cell, "")) != wanted:
            found = f"the value {values[cell]}" if cell in values else "no value"
            message = sentence(
                "cell {name} has {found}, where {wanted} is given",
                name=table.puzzle.board.names[cell],
                found=found,
                wanted=wanted,
            )
            yield BrokenRule(message, tuple(numbers), (cell,))


def _allows(rule: Any, puzzle: TilingPuzzle, cells: tuple[int, ...], labels: tuple[SideLabels, ...]) -> bool:
    for cell, sides in zip(cells, labels, strict=True):
        if rule.values[cell] and (not isinstance(sides[-1], CellValue) or sides[-1] != CellValue(rule.values[cell])):
            return False
    return True


def _keeps(rule: Any, motion: BoardSymmetry) -> bool:
    moved = {motion.places[cell]: value for cell, value in enumerate(rule.values)}
    return [moved[cell] for cell in range(len(moved))] == list(rule.values)


CHECK = RuleCheck(_faults, allows=_allows, keeps=_keeps)
