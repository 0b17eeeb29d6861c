"""Distinct values on points, with lines whose sums are bounded to a set of targets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, combinations
from math import gcd

from ..values import frozen

Line = frozenset[int]
# Up to this many lines, every pair of lines is compared.
_MOST_PAIRED = 100


@frozen
class SumModel:
    """Place each of `values` on one point, so that every line adds up to one and the same target.

    There are exactly as many values as points, all different integers. `domains[p]` lists the values
    that point p may take (all of them unless a value is fixed). `targets` is the sorted tuple of
    allowed sums; all lines reach the same one. With `targets` None any common sum will do. For each pair
    (a, b) of `less` point a has a smaller value than point b.
    """

    n_points: int
    values: tuple[int, ...]
    domains: tuple[tuple[int, ...], ...]
    lines: tuple[tuple[int, ...], ...]
    targets: tuple[int, ...] | None
    less: tuple[tuple[int, int], ...] = ()


def reachable_sums(values: Iterable[int], count: int) -> tuple[int, ...]:
    """All totals of `count` different values of a list, ascending."""
    values = sorted(values)
    if not 0 <= count <= len(values):
        return ()
    # Values are counted from the least one, so that bit s of sums[k] says whether k of them can add up to s.
    least = values[0] if values else 0
    sums = [1] + [0] * count
    for value in values:
        for k in range(count, 0, -1):
            sums[k] |= sums[k - 1] << (value - least)
    digits = reversed(f"{sums[count]:b}")
    return tuple(count * least + s for s, digit in enumerate(digits) if digit == "1")


def feasible_targets(model: SumModel) -> tuple[int, ...]:
    """The allowed sums that survive what can be said without a search.

    Each line must be able to reach the sum by itself; the equations of all lines, and of all values together, must
    have a solution in whole numbers; and all lines together, as well as each two of them, bound it.
    """
    lines = list(dict.fromkeys(frozenset(line) for line in model.lines))
    given = {point: domain[0] for point, domain in enumerate(model.domains) if len(domain) == 1}
    rest = sorted(set(model.values).difference(given.values()))
    if len(given) + len(rest) != model.n_points:
        # A value is given twice, or is none.
        return ()
    if not lines:
        return model.targets or ()
    allowed = _reachable_by_each(lines, given, rest)
    if model.targets is not None:
        allowed.intersection_update(model.targets)
    low, high = _bounds(lines, given, rest)
    whole = _whole_sums(lines, given, rest)
    if whole is None:
        return ()
    first, step = whole
    return tuple(
        sorted(
            target
            for target in allowed
            if low <= target <= high and (target == first or (step and (target - first) % step == 0))
        )
    )


def _reachable_by_each(lines: Iterable[Line], given: Mapping[int, int], rest: Sequence[int]) -> set[int]:
    """The sums that every line can have by itself."""
    parts = {(len(line - given.keys()), sum(given.get(point, 0) for point in line)) for line in lines}
    of_count = {count: reachable_sums(rest, count) for count in {count for count, _ in parts}}
    return set.intersection(*({known + total for total in of_count[count]} for count, known in parts))


def _bounds(lines: Sequence[Line], given: Mapping[int, int], rest: Sequence[int]) -> tuple[int, int]:
    """A least and a greatest sum; the least is greater than the other if there can be none.

    Lines added up give each point a weight, the number of these lines that pass it, and k lines make k times the sum.
    The total of weight * value is greatest with great values on great weights, and least the other way round (the
    rearrangement inequality), wherever the values lie. It is so for all lines together, where points of many lines
    count more often, and for any two. One line less another makes 0, which must lie within its bounds as well.
    """

    def known(points: Iterable[int]) -> int:
        return sum(given.get(point, 0) for point in points)

    def extremes(weights: Iterable[int]) -> tuple[int, int]:
        """For points that have no value given."""
        falling = sorted(weights, reverse=True)
        above = [weight for weight in falling if weight > 0]
        below = [weight for weight in reversed(falling) if weight < 0]
        return _matched(above, rest) + _matched(below, rest[::-1]), _matched(above, rest[::-1]) + _matched(below, rest)

    passing = Counter(chain.from_iterable(lines))
    least, most = extremes(weight for point, weight in passing.items() if point not in given)
    total, n = sum(map(known, lines)), len(lines)
    low, high = -(-(total + least) // n), (total + most) // n
    if n > _MOST_PAIRED:
        return low, high
    # Most pairs are alike.
    kinds = {
        tuple((len(points - given.keys()), known(points)) for points in (one & other, one - other, other - one))
        for one, other in combinations(lines, 2)
    }
    for (n_both, in_both), (n_one, in_one), (n_other, in_other) in kinds:
        least, most = extremes([2] * n_both + [1] * (n_one + n_other))
        total = 2 * in_both + in_one + in_other
        low, high = max(low, -(-(total + least) // 2)), min(high, (total + most) // 2)
        least, most = extremes([1] * n_one + [-1] * n_other)
        if not least <= in_other - in_one <= most:
            return 1, 0
    return low, high


def _matched(weights: Iterable[int], values: Iterable[int]) -> int:
    return sum(weight * value for weight, value in zip(weights, values, strict=False))


def _whole_sums(lines: Sequence[Line], given: Mapping[int, int], rest: Sequence[int]) -> tuple[int, int] | None:
    """The sums for which the equations have a solution in whole numbers, not necessarily in the values given.

    Returns the first sum and the step to the next one, 0 if there is no other; None if no sum does. Where some
    lines pass every point equally often, the sum is decided so. And if four lines of three meet in a hub and pass all
    other points once, four times the sum is the total of the values and three times the hub.
    """
    # For each free point its factors in the equations: those of the lines, and the last one, of all values together.
    # To take a multiple of one column from another changes the unknowns, not whether there are any: what is left in
    # the end is a triangle, and each equation in turn gives one new unknown, which must be whole (Hermite's form).
    open_points = sorted(frozenset().union(*lines).difference(given))
    columns = [{k: 1 for k, line in enumerate(lines) if point in line} | {len(lines): 1} for point in open_points]
    if len(open_points) < len(rest):
        columns.append({len(lines): 1})
    # The right side of each equation: a constant and a multiple of u, where the sum is first + step * u.
    wanted = [(-sum(given.get(point, 0) for point in line), 1) for line in lines]
    wanted.append((sum(rest), 0))
    first, step = 0, 1
    for row in range(len(wanted)):
        pivot = _reduced_to_one(columns, row)
        constant, factor = wanted[row]
        if pivot is None and not factor:
            if constant:
                return None
            continue
        divisor = abs(pivot[row]) if pivot is not None else 0
        # Without a new unknown, u must make it 0; with one, a multiple of its factor.
        common = gcd(factor, divisor)
        if constant % common:
            return None
        period = divisor // common
        u = -constant // factor if not period else -constant // common * pow(factor // common, -1, period) % period
        first, step = first + step * u, step * period
        wanted = [(c + f * u, f * period) for c, f in wanted]
        if pivot is not None:
            constant, factor = (number // pivot[row] for number in wanted[row])
            for k, x in pivot.items():
                wanted[k] = (wanted[k][0] - constant * x, wanted[k][1] - factor * x)
    return first, step


def _reduced_to_one(columns: list[dict[int, int]], row: int) -> dict[int, int] | None:
    """Take multiples of columns from one another until at most one of them has a number in a row; it is taken out."""
    having = [column for column in columns if row in column]
    while len(having) > 1:
        pivot = min(having, key=lambda column: abs(column[row]))
        for column in having:
            if column is not pivot:
                times = column[row] // pivot[row]
                for k, x in pivot.items():
                    column[k] = column.get(k, 0) - times * x
                    if not column[k]:
                        del column[k]
        having = [column for column in having if row in column]
    if not having:
        return None
    columns[:] = [column for column in columns if column is not having[0]]
    return having[0]
