"""Decides which points of a sum model to choose, in which order, and how these force all others.

Every line says that some values add up to the target; all values together add up to what they are; a
point may have a value given. These are linear equations. Solved for the points that come last in an
order, they say which points are *free* and express each other point by free ones before it. How other conditions
join them is said in `sum_conditions.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import gcd

from ..models import SumModel
from ..models.sums import feasible_targets
from ..values import frozen, replace
from .sum_conditions import Check, Equation, Limited, checks_by_level, in_lowest_terms, limited_rows, reduced


@frozen
class Bound:
    """`gcd` * (`factor` * the free point + the rest) = `row`; `rest` has the factors of the points that come later.

    With a `width` it may be more by up to that.
    """

    row: Equation
    gcd: int
    factor: int
    rest: tuple[int, ...]
    width: int = 0

    def steps(self) -> list[tuple[int, int]]:
        """Pairs (weight, count): the least value of the rest is the sum of weight * that of the `count` least values.

        Great factors go with small values. So factors 5, 3, 3 are 2 times the least value and 3 times the sum
        of the three least. With a negative weight it is the greatest values instead.
        """
        pairs = []
        for sign in (1, -1):
            factors = [*sorted((sign * x for x in self.rest if sign * x > 0), reverse=True), 0]
            pairs += [(sign * (x - y), k + 1) for k, (x, y) in enumerate(pairwise(factors)) if x > y]
        return pairs


@frozen
class ForcedPoint:
    """`divisor` * the point = `row` + `factor` * the free point of its level."""

    point: int
    divisor: int
    factor: int
    row: Equation


@frozen
class SumLevel:
    """A free point, the points that it forces, and what bounds it. The root has no free point, -1."""

    free: int
    forced: tuple[ForcedPoint, ...]
    bounds: tuple[Bound, ...]
    limits: tuple[tuple[int, bool], ...]
    """Points known before the free point, and whether that must have more."""
    in_order: tuple[tuple[int, int], ...]
    """Other pairs of points, known since this level, of which the first must have less."""
    due: tuple[int, ...]
    """Values that no point takes that gets known later, if all values are used."""
    checks: tuple[Check, ...] = ()


@frozen
class SumPlan:
    """All that the kernels need to know of a model. Values in rows are counted from the least one."""

    levels: tuple[SumLevel, ...]
    domains: tuple[tuple[int, ...], ...]
    targets: tuple[int, ...]

    def greatest_factor(self) -> int:
        """The greatest number by which a value is multiplied or divided."""
        n = len(self.domains)
        rows = [f.row[: n + 1] for level in self.levels for f in level.forced]
        rows += [b.row[: n + 1] for level in self.levels for b in level.bounds]
        numbers = [abs(x) for row in rows for x in row]
        numbers += [x for level in self.levels for f in level.forced for x in (f.divisor, abs(f.factor))]
        numbers += [x for level in self.levels for b in level.bounds for x in (b.gcd, b.factor, *map(abs, b.rest))]
        return max(numbers, default=0)


def planned(model: SumModel) -> SumPlan:
    """Decide how to search a model."""
    levels, domains, pointless = _levels_and_domains(replace(model, targets=None))
    targets = feasible_targets(replace(model, domains=domains))
    fitting = tuple(
        target for target in targets if all(0 <= slope * target + constant <= w for (slope, constant), w in pointless)
    )
    return SumPlan(levels, domains, fitting)


@lru_cache(maxsize=2)
def _levels_and_domains(
    model: SumModel,
) -> tuple[tuple[SumLevel, ...], tuple[tuple[int, ...], ...], tuple[Limited, ...]]:
    """The levels and domains of a plan, and what is left of rows without points, which the target must meet.

    A count asks for them once for each target, on which they do not depend.
    """
    domains = narrowed(model)
    limited = limited_rows(model)
    rows = equations(model, domains) + [row for row, width in limited if not width]
    order = filling_order(model, domains)
    pivots = solved(rows, order)
    in_free = [reduced(row, pivots) for row in [*((row, 0) for row in rows), *limited]]
    bounding = [row for row in dict.fromkeys([*limited, *in_free]) if row[1]]
    levels = levels_of(rows, pivots, order, model, domains, bounding)
    if not model.uses_all_values:
        levels = [replace(level, due=()) for level in levels]
    pointless = tuple((row[-2:], width) for row, width in in_free if not any(row[:-2]))
    return tuple(levels), domains, pointless


def equations(model: SumModel, domains: Sequence[tuple[int, ...]]) -> list[Equation]:
    """The equations of the lines, of all values together if all are used, and of points with one value."""
    n, least, own = model.n_points, min(model.values), dict(model.own_targets)
    rows = []
    for number, line in enumerate(model.lines):
        row = [0] * n
        for point in line:
            row[point] += 1
        target = (0, -own[number]) if number in own else (-1, 0)
        rows.append((*row, target[0], least * len(line) + target[1]))
    if model.uses_all_values:
        rows.append((*(1,) * n, 0, -sum(value - least for value in model.values)))
    for point, domain in enumerate(domains):
        if len(domain) == 1:
            rows.append((*(int(other == point) for other in range(n)), 0, least - domain[0]))
    return list(dict.fromkeys(rows))


def narrowed(model: SumModel) -> tuple[tuple[int, ...], ...]:
    """The domains without values that others exclude: each value lies on one point at most, and pairs are in order."""
    values = sorted(model.values)
    domains = [set(domain).intersection(values) for domain in model.domains]
    above, below = _related(model.n_points, model.less)
    for point, domain in enumerate(domains):
        # Points that must have more, or less, need values above, or below, the point's own.
        domain.intersection_update(values[len(below[point]) : max(0, len(values) - len(above[point]))])
    changes = True
    while changes and all(domains):
        before = sum(map(len, domains))
        for a, b in model.less:
            domains[a] = {x for x in domains[a] if x < max(domains[b], default=x)}
            domains[b] = {x for x in domains[b] if x > min(domains[a], default=x)}
        given = {min(domain): point for point, domain in enumerate(domains) if len(domain) == 1}
        for value in model.values if model.uses_all_values else ():
            places = [point for point, domain in enumerate(domains) if value in domain]
            if len(places) == 1:
                given[value] = places[0]
        for point, domain in enumerate(domains):
            domains[point] = {value for value in domain if given.get(value, point) == point}
        for value, point in given.items():
            domains[point] &= {value}
        changes = sum(map(len, domains)) < before
    return tuple(tuple(sorted(domain)) for domain in domains)


def _related(n: int, less: Iterable[tuple[int, int]]) -> tuple[list[set[int]], list[set[int]]]:
    """The points that must have more than each point, and those that must have less, through others as well."""
    above: list[set[int]] = [set() for _ in range(n)]
    for a, b in less:
        above[a].add(b)
    for middle in range(n):
        for point in range(n):
            if middle in above[point]:
                above[point] |= above[middle]
    return above, [{point for point in range(n) if other in above[point]} for other in range(n)]


def _reduced(row: Sequence[int]) -> Equation:
    divisor = gcd(*row)
    return tuple(x // divisor for x in row) if divisor > 1 else tuple(row)


def _without(row: Sequence[int], pivot: Sequence[int], column: int) -> Equation:
    """The row with a multiple of the pivot's row subtracted, so that its column is 0."""
    a, b = pivot[column], row[column]
    return _reduced([a * x - b * y for x, y in zip(row, pivot, strict=True)])


def solved(equations: Iterable[Equation], order: Sequence[int]) -> dict[int, Equation]:
    """Solve for the points that come last in the order: for each of these a row with free points before it only."""
    rows = list(equations)
    pivots: dict[int, Equation] = {}
    for point in reversed(order):
        having = [row for row in rows if row[point]]
        if not having:
            continue
        pivot = min(having, key=lambda row: (abs(row[point]), sum(map(bool, row))))
        rows.remove(pivot)
        rows = [_without(row, pivot, point) if row[point] else row for row in rows]
        for other, row in pivots.items():
            if row[point]:
                pivots[other] = _without(row, pivot, point)
        pivots[point] = pivot
    return pivots


def levels_of(
    equations: Sequence[Equation],
    pivots: Mapping[int, Equation],
    order: Sequence[int],
    model: SumModel,
    domains: Sequence[tuple[int, ...]],
    limited: Sequence[Limited],
) -> list[SumLevel]:
    """The root and the levels of the tree that fills the points in this order."""
    n, less = len(order), model.less
    free = [point for point in order if point not in pivots]
    number = {point: k + 1 for k, point in enumerate(free)}
    # The level at which each point gets known: that of the last free point on which it depends.
    known = [
        number[point] if point in number else max((number[other] for other in free if pivots[point][other]), default=0)
        for point in range(n)
    ]
    last: dict[int, int] = {}
    for point, domain in enumerate(domains):
        last.update((value, max(known[point], last.get(value, 0))) for value in domain)
    useful = list(dict.fromkeys([*map(_reduced, equations), *pivots.values()]))
    bounding: list[Limited] = [*((row, 0) for row in useful), *limited]
    checks = checks_by_level(model, known, len(free) + 1)
    levels = []
    for level in range(len(free) + 1):
        chosen = free[level - 1] if level else -1
        forced = tuple(
            _forced(useful, pivots[point], known, point, chosen, level)
            for point in order
            if point in pivots and known[point] == level
        )
        bounds = _bounds(bounding, known, chosen, level, forced) if level else ()
        pairs = [(a, b) for a, b in less if max(known[a], known[b]) == level]
        beside = [(a, b) for a, b in pairs if a != b and chosen in (a, b) and min(known[a], known[b]) < level]
        limits = tuple((a, True) if b == chosen else (b, False) for a, b in beside)
        in_order = tuple(pair for pair in pairs if pair not in beside)
        due = tuple(value for value in last if last[value] == level)
        levels.append(SumLevel(chosen, forced, bounds, limits, in_order, due, tuple(checks[level])))
    return levels


def _forced(
    useful: list[Equation], pivot: Equation, known: list[int], point: int, chosen: int, level: int
) -> ForcedPoint:
    """The shortest equation that forces a point at its level."""
    n = len(known)

    def forces(row: Equation) -> bool:
        return row[point] != 0 and all(
            known[other] < level or other in (point, chosen) for other in range(n) if row[other]
        )

    row = min((row for row in useful if forces(row)), key=lambda row: sum(map(bool, row[:n])), default=pivot)
    sign = -1 if row[point] > 0 else 1
    rest = [sign * x for x in row]
    rest[point] = 0
    factor = 0
    if chosen >= 0:
        factor, rest[chosen] = rest[chosen], 0
    return ForcedPoint(point, abs(row[point]), factor, tuple(rest))


def _bounds(
    useful: list[Limited], known: list[int], chosen: int, level: int, forced: tuple[ForcedPoint, ...]
) -> tuple[Bound, ...]:
    """The bounds on a free point from rows of which other points are not known yet: several, if the width is 0."""
    n = len(known)
    bounds: dict[Bound, None] = {}
    for equation, width in useful:
        row = list(equation)
        for f in forced:
            if row[f.point]:
                multiple = row[f.point]
                row = [f.divisor * x for x in row]
                width *= f.divisor
                row[f.point] = 0
                for k, x in enumerate(f.row):
                    row[k] += multiple * x
                row[chosen] += multiple * f.factor
        later = [point for point in range(n) if row[point] and known[point] > level]
        if row[chosen] == 0 or (len(later) < 2 and not width):
            continue
        factors, width = in_lowest_terms(row, width)
        if factors[chosen] < 0:
            # What is to be between 0 and the width is so as well if it is taken from the width.
            factors = (*(-x for x in factors[:-1]), width - factors[-1])
        row = list(factors)
        rest = tuple(sorted(row[point] for point in later))
        common = 1 if width else gcd(row[chosen], *rest)
        factor = row[chosen] // common
        for point in (*later, chosen):
            row[point] = 0
        bounds[Bound(tuple(-x for x in row), common, factor, tuple(x // common for x in rest), width)] = None
    return tuple(bounds)


def filling_order(model: SumModel, domains: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The points in the order in which to fill them: that of the smallest estimated tree.

    Points that have a value come first. From there one order is grown from every point that looks different to
    its lines, and from all places of each value that has few.
    """
    n = model.n_points
    given = [point for point in range(n) if len(domains[point]) == 1]
    if len(given) == n:
        return tuple(given)
    colors = _colors(model, domains)
    begins = {colors[point]: [point] for point in reversed(range(n)) if len(domains[point]) != 1}
    places = _places_of_bound_values(domains) if model.uses_all_values else []
    orders = [_grow(model, [*given, *begin]) for begin in (*begins.values(), *map(list, places))]
    sizes = [_tree_size(model, order, len(given), places) for order in orders]
    return tuple(orders[sizes.index(min(sizes))])


def _places_of_bound_values(domains: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """For every value that only some points may take, these points."""
    points_of: dict[int, list[int]] = {}
    free = [point for point, domain in enumerate(domains) if len(domain) != 1]
    for point in free:
        for value in domains[point]:
            points_of.setdefault(value, []).append(point)
    return list(dict.fromkeys(tuple(points) for points in points_of.values() if len(points) <= len(free) // 2))


def _lines_of(model: SumModel) -> list[tuple[int, ...]]:
    """The points of each line and of each condition."""
    return [*model.lines, *(tuple(dict.fromkeys(point for point, _ in one.signed)) for one in model.conditions)]


def _colors(model: SumModel, domains: Sequence[tuple[int, ...]]) -> list[int]:
    """Numbers for points, equal where the lines, seen a few steps far, are alike."""
    lines = _lines_of(model)
    before = [sum(b == point for _, b in model.less) for point in range(model.n_points)]
    after = [sum(a == point for a, _ in model.less) for point in range(model.n_points)]
    looks: list[object] = list(zip(domains, before, after, strict=True))
    colors: list[int] = []
    for _ in range(3):
        numbers = {look: number for number, look in enumerate(dict.fromkeys(looks))}
        colors = [numbers[look] for look in looks]
        seen: list[list[tuple[int, ...]]] = [[] for _ in colors]
        for line in lines:
            of_line = tuple(sorted(colors[point] for point in line))
            for point in line:
                seen[point].append(of_line)
        looks = [(color, *sorted(lines)) for color, lines in zip(colors, seen, strict=True)]
    return colors


def _grow(model: SumModel, begin: list[int]) -> list[int]:
    """Go on with a point of the line that lacks fewest points, of these the one on most lines."""
    lines = _lines_of(model)
    missing = [len(line) for line in lines]
    lines_of_point: list[list[int]] = [[] for _ in range(model.n_points)]
    for number, line in enumerate(lines):
        for point in line:
            lines_of_point[point].append(number)

    def rank(point: int) -> tuple[int, int, int, int]:
        lacking = [missing[number] for number in lines_of_point[point]]
        fewest = min(lacking, default=model.n_points + 1)
        return fewest, -lacking.count(fewest), -len(lacking), point

    order: list[int] = []
    left = set(range(model.n_points))
    while left:
        point = begin[len(order)] if len(order) < len(begin) else min(left, key=rank)
        order.append(point)
        left.remove(point)
        for number in lines_of_point[point]:
            missing[number] -= 1
    return order


def _tree_size(model: SumModel, order: list[int], n_given: int, places: list[tuple[int, ...]]) -> float:
    """A rough number of nodes: a point tries all unused values, of which lines, places and pairs let few through."""
    n = len(model.values)
    level = {point: depth for depth, point in enumerate(order)}
    # A line of random values has roughly n sums, so that it meets the target with a chance of 1 in n.
    share = [1.0] * n
    for line in filter(None, model.lines):
        share[max(level[point] for point in line)] /= n
    for one in model.conditions:
        # Bounds let a good part through.
        share[max(level[point] for point, _ in one.signed)] /= n if one.allowed.only is not None else 2
    for few in places:
        share[max(level[point] for point in few)] *= len(few) / n
    for pair in model.less:
        share[max(level[point] for point in pair)] /= 2
    size, width = 0.0, 1.0
    for depth in range(n_given, model.n_points):
        width *= (n - depth) * share[depth]
        size += width
    return size
