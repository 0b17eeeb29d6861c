"""Slips of the pen in rules about values: another sum of a region, another given value."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from ....sentences import sentence
from ....values import replace
from ...edits import Edit, Slip

_FARTHEST = 12
"""A sum is mistyped by at most so much, or by a digit."""


def region_slips(puzzle: Any, rule: Any, named: Callable[[Any], str]) -> Iterator[Slip]:
    """For each region another sum, or the opposite condition."""
    for number, region in enumerate(rule.regions):
        edits = []
        for other, words, far in _other_conditions(region):
            text = sentence("{change} in region {region}", change=words, region=named(region))
            edits.append(Edit("region", text, partial(_with_region, number, other), cells=region.cells, rank=(far,)))
        if edits:
            yield Slip(tuple(edits), partial(_with_region, number, None))


def _other_conditions(region: Any) -> Iterator[tuple[Any, str, int]]:
    opposite = {"equal": "different", "different": "equal"}.get(region.condition)
    if opposite is not None:
        yield (
            replace(region, condition=opposite),
            sentence("write `{opposite}` instead of `{condition}`", opposite=opposite, condition=region.condition),
            1,
        )
    if region.condition != "sum":
        return
    ends = {end for end in (region.least, region.most) if end}
    for old in sorted(ends):
        for new in range(max(0, old - _FARTHEST), old + _FARTHEST + 1):
            least = new if region.least == old else region.least
            most = new if region.most == old else region.most
            if new != old and (most is None or least <= most):
                yield (
                    replace(region, least=least, most=most),
                    sentence("write {new} instead of {old}", new=str(new), old=str(old)),
                    abs(new - old),
                )


def _with_region(number: int, other: Any, puzzle: Any) -> Any:
    """The puzzle with another condition in place of that of a region, or with none."""
    rules = []
    for rule in puzzle.rules:
        if rule.key == "region":
            kept: Sequence[Any] = [other if k == number else one for k, one in enumerate(rule.regions)]
            kept = [one for one in kept if one is not None]
            rules += [replace(rule, regions=tuple(kept))] if kept else []
        else:
            rules.append(rule)
    return replace(puzzle, rules=tuple(rules))


def given_slips(puzzle: Any, rule: Any) -> Iterator[Slip]:
    """For each given value another one."""
    for cell, old in enumerate(rule.values):
        if old:
            edits = tuple(
                Edit(
                    "given",
                    sentence(
                        "write {new} instead of {old} on cell {cell}",
                        new=str(new),
                        old=str(old),
                        cell=puzzle.board.names[cell],
                    ),
                    partial(_with_given, cell, str(new)),
                    cells=(cell,),
                )
                for new in puzzle.values
                if str(new) != old
            )
            yield Slip(edits, partial(_with_given, cell, ""))


def _with_given(cell: int, value: str, puzzle: Any) -> Any:
    """The puzzle with another given value on a cell, or with none."""
    rules = []
    for rule in puzzle.rules:
        if rule.key != "given":
            rules.append(rule)
        elif any(values := (*rule.values[:cell], value, *rule.values[cell + 1 :])):
            rules.append(replace(rule, values=values))
    return replace(puzzle, rules=tuple(rules))
