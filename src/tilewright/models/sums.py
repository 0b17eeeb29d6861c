"""Distinct values on points, with lines of one common sum, or of their own, and conditions on any points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, combinations
from math import gcd, inf

from ..values import frozen
from .number_sets import NumberSet

Line = tuple[frozenset[int], int | None]
"""The points of a line, and its sum if it has one of its own."""
# Up to this many lines, every pair of lines is compared.
_MOST_PAIRED = 100


@frozen
class PointCondition:
    """What some points come to is one of the `allowed` numbers.

    They come to the sum of their values, less that of the points `minus`; or, with `counted`, to the number of those
    that have one of these values.
    """

    points: tuple[int, ...]
    allowed: NumberSet
    minus: tuple[int, ...] = ()
    counted: tuple[int, ...] | None = None

    @property
    def signed(self) -> tuple[tuple[int, int], ...]:
        """The points, each with 1 if it is added, -1 if it is taken away."""
        return (*((point, 1) for point in self.points), *((point, -1) for point in self.minus))


@frozen
class SumModel:
    """Place a value on each point, none of `values` twice, so that every line adds up to one and the same target.

    There are at least as many values as points, all different integers. `domains[p]` lists the values
    that point p may take (all of them unless a value is fixed). `targets` is the sorted tuple of
    allowed sums; all lines reach the same one. With `targets` None any common sum will do. For each pair
    (a, b) of `less` point a has a smaller value than point b. For each pair (line, sum) of `own_targets`
    the line with that number reaches this sum instead. `conditions` hold besides.
    """

    n_points: int
    values: tuple[int, ...]
    domains: tuple[tuple[int, ...], ...]
    lines: tuple[tuple[int, ...], ...]
    targets: tuple[int, ...] | None
    less: tuple[tuple[int, int], ...] = ()
    own_targets: tuple[tuple[int, int], ...] = ()
    conditions: tuple[PointCondition, ...] = ()

    @property
    def common_lines(self) -> tuple[tuple[int, ...], ...]:
        """The lines that have no sum of their own."""
        own = dict(self.own_targets)
        return tuple(line for number, line in enumerate(self.lines) if number not in own)

    @property
    def uses_all_values(self) -> bool:
        """Tell whether there are as many values as points, so that each value lies somewhere."""
        return len(self.values) == self.n_points


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
    have a solution in whole numbers; and all lines together, as well as each two of them, bound it. Where every line
    has a sum of its own, 0 stands for the sum that no line asks for. Conditions are not looked at.
    """
    own = dict(model.own_targets)
    lines = list(dict.fromkeys((frozenset(line), own.get(number)) for number, line in enumerate(model.lines)))
    given = {point: domain[0] for point, domain in enumerate(model.domains) if len(domain) == 1}
    rest = sorted(set(model.values).difference(given.values()))
    if len(given) + len(rest) != len(model.values):
        # A value is given twice, or is none.
        return ()
    if not lines:
        return (0,)
    allowed = _reachable_by_each(lines, given, rest)
    if model.targets is not None and model.common_lines:
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
    """The sums that every line without one of its own can have by itself; none if another line cannot reach its own."""
    parts = {(len(line - given.keys()), sum(given.get(point, 0) for point in line), own) for line, own in lines}
    of_count = {count: reachable_sums(rest, count) for count in {count for count, _, _ in parts}}
    if any(own is not None and own - known not in of_count[count] for count, known, own in parts):
        return set()
    common = [{known + total for total in of_count[count]} for count, known, own in parts if own is None]
    return set.intersection(*common) if common else {0}


def _bounds(lines: Sequence[Line], given: Mapping[int, int], rest: Sequence[int]) -> tuple[float, float]:
    """A least and a greatest sum; the least is greater than the other if there can be none.

    Lines added up give each point a weight, the number of these lines that pass it, and k lines make k times the sum.
    The total of weight * value is greatest with great values on great weights, and least the other way round (the
    rearrangement inequality), wherever the values lie. It is so for all lines together, where points of many lines
    count more often, and for any two. One line less another makes 0, or what the sums of their own differ by, which
    must lie within its bounds as well.
    """
    low, high = -inf, inf

    def extremes(weights: Iterable[int]) -> tuple[int, int]:
        """For points that have no value given."""
        falling = sorted(weights, reverse=True)
        above = [weight for weight in falling if weight > 0]
        below = [weight for weight in reversed(falling) if weight < 0]
        return _matched(above, rest) + _matched(below, rest[::-1]), _matched(above, rest[::-1]) + _matched(below, rest)

    def narrow(times: int, constant: int, weights: Iterable[int]) -> None:
        """So many times the sum, and the constant, are what values on points of these weights make."""
        nonlocal low, high
        least, most = (extreme - constant for extreme in extremes(weights))
        if times < 0:
            times, least, most = -times, -most, -least
        if times:
            low, high = max(low, -(-least // times)), min(high, most // times)
        elif not least <= 0 <= most:
            low, high = 1, 0

    # What the open points of each line make: the sum, this many times, and a constant.
    made = [
        (line - given.keys(), int(own is None), (own or 0) - sum(given.get(point, 0) for point in line))
        for line, own in lines
    ]
    passing = Counter(chain.from_iterable(line for line, _, _ in made))
    narrow(sum(times for _, times, _ in made), sum(constant for _, _, constant in made), passing.values())
    if len(lines) > _MOST_PAIRED:
        return low, high
    # Most pairs are alike.
    kinds = {
        (len(one & other), (len(one - other), *of_one), (len(other - one), *of_other))
        for (one, *of_one), (other, *of_other) in combinations(made, 2)
    }
    for n_both, (n_one, times, constant), (n_other, other_times, other_constant) in kinds:
        narrow(times + other_times, constant + other_constant, [2] * n_both + [1] * (n_one + n_other))
        narrow(times - other_times, constant - other_constant, [1] * n_one + [-1] * n_other)
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
    open_points = sorted({point for line, _ in lines for point in line if point not in given})
    columns = [{k: 1 for k, (line, _) in enumerate(lines) if point in line} | {len(lines): 1} for point in open_points]
    if len(open_points) < len(rest):
        columns.append({len(lines): 1})
    # The right side of each equation: a constant and a multiple of u, where the sum is first + step * u.
    wanted = [((own or 0) - sum(given.get(point, 0) for point in line), int(own is None)) for line, own in lines]
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
