"""Conditions on the values in regions, checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from ....boards import BoardSymmetry
from ....sentences import sentence
from ...base import BrokenRule, RegionState
from ...clauses import LaidThing
from ...wording import first_few, listing
from ..labels import CellValue, SideLabels
from ..puzzle import TilingPuzzle
from .base import LaidNumber, LaidPieces, LaidSum, ReadPieces, RuleCheck


def _faults(rule: Any, table: LaidPieces, is_partial: bool) -> Iterator[BrokenRule]:
    totals: dict[int, tuple[str, tuple[int, ...]]] = {}
    for region in rule.regions:
        values = _values_in(region, table)
        is_open = is_partial and _is_open(region, table)
        if region.condition == "same":
            if not is_open:
                total = sum(map(int, values.values()))
                totals.setdefault(total, (_name(table.puzzle, region), region.cells))
            continue
        if wrong := _wrong(region, list(values.values()), is_open):
            cells = tuple(values) or region.cells
            message = sentence("region {region}: {wrong}", region=_name(table.puzzle, region), wrong=wrong)
            yield BrokenRule(message, _laid_on(table, cells), cells)
    if len(totals) > 1:
        (one, (first, cells)), (other, (second, others)) = list(totals.items())[:2]
        message = sentence(
            "region {first} adds up to {one}, but region {second} to {other}",
            first=first,
            one=one,
            second=second,
            other=other,
        )
        yield BrokenRule(message, _laid_on(table, (*cells, *others)), (*cells, *others))


def _values_in(region: Any, table: LaidPieces) -> dict[int, str]:
    return {cell: str(table.values[cell]) for cell in region.cells if cell in table.values}


def _is_open(region: Any, table: LaidPieces) -> bool:
    return any(cell not in table.on_cell and cell not in table.puzzle.blocked for cell in region.cells)


def _states(rule: Any, table: LaidPieces) -> Iterator[tuple[tuple[int, ...], RegionState]]:
    full = [region for region in rule.regions if region.condition == "same" and not _is_open(region, table)]
    are_same = len({sum(map(int, _values_in(region, table).values())) for region in full}) < 2
    for region in rule.regions:
        is_open = _is_open(region, table)
        if region.condition == "same":
            is_broken = not is_open and not are_same
        else:
            is_broken = bool(_wrong(region, list(_values_in(region, table).values()), is_open))
        yield region.cells, "broken" if is_broken else "open" if is_open else "met"


def _laid_on(table: LaidPieces, cells: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(number for cell in cells for number in table.on_cell.get(cell, ())))


def _name(puzzle: TilingPuzzle, region: Any) -> str:
    return region.name or first_few(puzzle.board.names[cell] for cell in region.cells)


def _wrong(region: Any, values: list[str], is_open: bool) -> str:
    """What is wrong with the values in a region, or ""; if it is open more may come."""
    shown = first_few(values)
    if region.condition == "equal":
        return sentence("{shown} are not equal", shown=shown) if len(set(values)) > 1 else ""
    if region.condition == "different":
        twice = [value for value, n in Counter(values).items() if n > 1]
        return sentence("{twice} lies there more than once", twice=twice[0]) if twice else ""
    if region.condition == "values":
        strange = [value for value in values if value not in region.values]
        return (
            sentence(
                "{strange} lies there, where only {values} may",
                strange=strange[0],
                values=listing(region.values, joint="or"),
            )
            if strange
            else ""
        )
    is_number = region.condition == "count"
    total = sum(value in region.values for value in values) if is_number else sum(map(int, values))
    if (region.most is not None and total > region.most) or (not is_open and total < region.least):
        wanted: str = (
            sentence("at least {least}", least=region.least)
            if region.most is None
            else sentence("{least} to {most}", least=region.least, most=region.most)
        )
        wanted = str(region.most) if region.least == region.most else wanted
        if region.condition == "count":
            return sentence(
                "{values} lies on {total} of its cells instead of {wanted}",
                values=listing(region.values, joint="or"),
                total=total,
                wanted=wanted,
            )
        return sentence("the sum is {total} instead of {wanted}", total=total, wanted=wanted)
    return ""


def _values(labels: tuple[SideLabels, ...], cells: tuple[int, ...], region: Any) -> list[str]:
    """The values that a piece has in a region."""
    given = zip(cells, labels, strict=True)
    return [str(sides[-1]) for cell, sides in given if cell in region.cells and isinstance(sides[-1], CellValue)]


def _allows(rule: Any, puzzle: TilingPuzzle, cells: tuple[int, ...], labels: tuple[SideLabels, ...]) -> bool:
    for region in rule.regions:
        values = _values(labels, cells, region)
        if region.condition in ("equal", "different", "values") and _wrong(region, values, is_open=True):
            return False
        counted = sum(value in region.values for value in values) if region.condition == "count" else 0
        if region.most is not None and counted > region.most:
            return False
    return True


def _numbers(rule: Any, reading: ReadPieces) -> Iterator[LaidNumber]:
    for region in rule.regions:
        if region.condition != "count":
            continue
        room, times, things = len(region.cells), list[int](), 0
        for k, (_, laid) in enumerate(reading.laid):
            n = sum(value in region.values for value in _values(laid.labels, laid.cells, region))
            times += [k] * n
            things |= (1 << k) * (n > 0)
        least = min(region.least, room + 1)
        most = room + 1 if region.most is None else min(region.most, room + 1)
        about = f"cells with {listing(region.values, joint='or')} in region {_name(reading.puzzle, region)}"
        yield LaidNumber(least, most, room, (0, room), things, about, tuple(times))


def _sums(rule: Any, reading: ReadPieces) -> Iterator[LaidSum]:
    same = [region for region in rule.regions if region.condition == "same"]
    for region in rule.regions:
        if region.condition == "sum":
            about = f"region {_name(reading.puzzle, region)}"
            yield LaidSum(region.cells, region.least, region.most, about)
    for one, other in pairwise(same):
        about = f"regions {_name(reading.puzzle, one)} and {_name(reading.puzzle, other)}"
        yield LaidSum(one.cells, 0, None, about, other.cells)


def _excluded(rule: Any, reading: ReadPieces) -> list[int]:
    """Things with another value in a region of equal ones, or with the same in one of different ones."""
    by_value: list[dict[str, int]] = []
    for region in rule.regions:
        found: dict[str, int] = {}
        if region.condition in ("equal", "different"):
            for k, (_, laid) in enumerate(reading.laid):
                for value in _values(laid.labels, laid.cells, region):
                    found[value] = found.get(value, 0) | 1 << k
        by_value.append(found)
    return [_clashing(rule, laid, by_value) for _, laid in reading.laid]


def _clashing(rule: Any, laid: LaidThing, by_value: list[dict[str, int]]) -> int:
    bits = 0
    for region, found in zip(rule.regions, by_value, strict=True):
        if found:
            own = set(_values(laid.labels, laid.cells, region))
            for value, those in found.items() if own else ():
                if (value in own) == (region.condition == "different"):
                    bits |= those
    return bits


def _keeps(rule: Any, motion: BoardSymmetry) -> bool:
    def as_written(region: Any, cells: list[int]) -> tuple[object, ...]:
        return region.condition, region.least, region.most, frozenset(region.values), frozenset(cells)

    written = Counter(as_written(region, list(region.cells)) for region in rule.regions)
    return written == Counter(as_written(one, [motion.places[cell] for cell in one.cells]) for one in rule.regions)


CHECK = RuleCheck(
    _faults, allows=_allows, regions=_states, numbers=_numbers, sums=_sums, excluded=_excluded, keeps=_keeps
)
