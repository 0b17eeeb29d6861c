"""Sums of values that cannot be reached, whatever lies where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....deadline import in_time
from ....sentences import sentence
from ...base import Finding
from ...wording import plural
from ..compiling.compile import CompiledTiling
from ..labels import value_on
from ..rules import RuleSum

_MOST_TOTAL = 100_000
"""Up to this sum all numbers that can be reached are noted; beyond it only the least and the greatest."""


def about_sums(compiled: CompiledTiling) -> Iterator[Finding]:
    """Sums that the values which can lie on their cells do not reach, by themselves or all together."""
    if not compiled.items.of_sums:
        return
    values: dict[int, set[int]] = {}
    for placement in compiled.placements:
        in_time()
        for cell, labels in zip(placement.cells, placement.labels, strict=True):
            values.setdefault(cell, set()).add(int(value_on(labels) or 0))
    required = set(compiled.items.required)
    for cell in range(len(compiled.puzzle.board)):
        if cell not in required:
            values.setdefault(cell, set()).add(0)
    for one in compiled.items.of_sums:
        if finding := _unreached(one, values):
            yield finding
            return
    yield from _in_all(compiled, values)


def _unreached(one: RuleSum, values: Mapping[int, set[int]]) -> Finding | None:
    own = [values.get(cell, {0}) for cell in one.cells]
    low = sum(map(min, own[: one.n_plus])) - sum(map(max, own[one.n_plus :]))
    high = sum(map(max, own[: one.n_plus])) - sum(map(min, own[one.n_plus :]))
    is_missed = low > one.most or high < one.least
    if not is_missed and one.n_plus == len(own) and high <= _MOST_TOTAL:
        # Bit n is set if the cells can add up to n.
        reached = 1
        for numbers in own:
            in_time()
            reached = _shifted(reached, numbers)
        is_missed = not reached >> one.least & ((1 << min(one.most, high) - one.least + 1) - 1)
    if not is_missed:
        return None
    found = sentence("they can be from {low} to {high}", low=low, high=high)
    if low == high:
        found = sentence("they can be {number}", number=low)
    help = sentence("compare the numbers of this region, and the values of the pieces, with the original")
    return Finding(
        "impossible",
        sentence("it cannot be that {requirement}: {found}", requirement=one.requirement, found=found),
        help,
        cells=one.cells,
    )


def _shifted(reached: int, numbers: set[int]) -> int:
    found = 0
    for number in numbers:
        found |= reached << number
    return found


def _in_all(compiled: CompiledTiling, values: Mapping[int, set[int]]) -> Iterator[Finding]:
    """The values of all pieces together against all regions that do not overlap."""
    puzzle = compiled.puzzle
    if any(piece.least != piece.most for piece in puzzle.pieces):
        return
    total = sum(int(value or 0) * piece.most for piece in puzzle.pieces for value in piece.values)
    low = high = 0
    left = set(range(len(puzzle.board))) - puzzle.blocked
    for one in compiled.items.of_sums:
        if one.n_plus == len(one.cells) and left.issuperset(one.cells):
            left -= set(one.cells)
            low += one.least
            high += min(one.most, sum(max(values.get(cell, {0})) for cell in one.cells))
    low += sum(min(values.get(cell, {0})) for cell in left)
    high += sum(max(values.get(cell, {0})) for cell in left)
    if not low <= total <= high:
        nouns = plural(len(puzzle.pieces), puzzle.noun)
        bound = sentence("at most {most}", most=str(high))
        if total < low:
            bound = sentence("at least {least}", least=str(low))
        message = sentence(
            "the values of {nouns} add up to {total}, but those in all regions to {bound}",
            nouns=nouns,
            total=total,
            bound=bound,
        )
        yield Finding(
            "impossible", message, sentence("compare the numbers of the regions and the pieces with the original")
        )
