"""How the conditions of a sum model join the plan of a search (`sum_order.py`): as rows with bounds, and as checks.

A sum that must lie between two ends is an equation whose right side is not 0 but anything from 0 to a *width*. So it
bounds the free points as the equations of lines do, and the last of them decides it. What bounds cannot say is checked
once the points have values: sums with gaps between the allowed ones, and numbers of points that have certain values.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import gcd

from ..models import SumModel
from ..models.sums import PointCondition
from ..values import frozen

Equation = tuple[int, ...]
"""The factor of every point, that of the target and a constant, which add up to 0."""
Limited = tuple[Equation, int]
"""An equation whose right side is anything from 0 to this width."""


@frozen
class Check:
    """The total of some points, which must lie in one of the ranges; each value weighs what its table says.

    `terms` are pairs (point, table); a table is a sign, and the values that are counted, None to add up all. Values are
    counted from the least one.
    """

    terms: tuple[tuple[int, tuple[int, tuple[int, ...] | None]], ...]
    ranges: tuple[tuple[int, int], ...]


def limited_rows(model: SumModel) -> list[Limited]:
    """The rows of all conditions on sums."""
    return [row for one in model.conditions if one.counted is None for row in _row(model, one)]


def _row(model: SumModel, condition: PointCondition) -> Iterator[Limited]:
    ranges = condition.allowed.within(*_extremes(model, condition))
    row = [0] * model.n_points
    for point, sign in condition.signed:
        row[point] += sign
    if not ranges:
        # 0 is never 1.
        yield ((0,) * (model.n_points + 1) + (1,), 0)
        return
    low, high = ranges[0][0], ranges[-1][1]
    if (low, high) != _extremes(model, condition):
        yield (*row, 0, _least_of(model, condition) - low), high - low


def _least_of(model: SumModel, condition: PointCondition) -> int:
    """The condition's sum where all its points have the least value."""
    return min(model.values) * sum(sign for _, sign in condition.signed)


def _extremes(model: SumModel, condition: PointCondition) -> tuple[int, int]:
    """Numbers between which the sum is, wherever the values lie."""
    if condition.counted is not None:
        return 0, len(condition.points)
    values, plus, minus = sorted(model.values), len(condition.points), len(condition.minus)
    n = len(values)
    return (
        sum(values[:plus]) - sum(values[n - minus :]),
        sum(values[n - plus :]) - sum(values[:minus]),
    )


def reduced(row: Limited, pivots: Mapping[int, Equation]) -> Limited:
    """The row in free points alone."""
    factors, width = row
    for point, pivot in pivots.items():
        if times := factors[point]:
            scale = abs(pivot[point])
            times = times if pivot[point] > 0 else -times
            factors = tuple(scale * x - times * y for x, y in zip(factors, pivot, strict=True))
            factors, width = in_lowest_terms(factors, scale * width)
    return factors, width


def in_lowest_terms(factors: Sequence[int], width: int) -> Limited:
    """The row without a factor that all its numbers have in common."""
    divisor = gcd(*factors, width)
    return tuple(x // divisor for x in factors) if divisor > 1 else tuple(factors), width // max(divisor, 1)


def checks_by_level(model: SumModel, known: Sequence[int], n_levels: int) -> list[list[Check]]:
    """For each level, 0 for the root, what is checked once its points have values: `known` has the level of each."""
    found: list[list[Check]] = [[] for _ in range(n_levels)]
    for one in model.conditions:
        least, most = _extremes(model, one)
        shift = 0 if one.counted is not None else _least_of(model, one)
        ranges = tuple((low - shift, high - shift) for low, high in one.allowed.within(least, most))
        last = max((known[point] for point, _ in one.signed), default=0)
        if one.counted is not None:
            for level in sorted({known[point] for point in one.points}):
                counted = tuple(value - min(model.values) for value in one.counted)
                terms = tuple((point, (1, counted)) for point in one.points if known[point] <= level)
                left = len(one.points) - len(terms)
                wide = tuple((low - left, high) for low, high in ranges) if left else ranges
                if any(low <= 0 and high >= len(terms) for low, high in wide):
                    continue
                found[level].append(Check(terms, wide))
        elif len(ranges) > 1:
            found[last].append(Check(tuple((point, (sign, None)) for point, sign in one.signed), ranges))
    return found
