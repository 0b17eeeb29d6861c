"""Models in a numbering that does not depend on names, turns or order.

Items and options, or points and lines, get *colors*: numbers that say how each is connected. In rounds each takes up
the colors of its neighbors, until no more colors appear (color refinement; Weisfeiler and Leman 1968). If some still
look alike, one of them is singled out, and the rounds go on: each of several is tried, and the least outcome counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace

from ..deadline import in_time
from ..values import frozen
from .cover import CoverModel
from .sums import PointCondition, SumModel

NodeColors = list[int]
TwoSorts = tuple[NodeColors, NodeColors]
# How many are singled out by way of trial at a time, and the colors of all these trials together.
_MOST_TRIED = 100
_MOST_COLORS = 150_000
_MASK = (1 << 64) - 1
_FACTOR = 0x9E3779B97F4A7C15


def _mixed(x: int) -> int:
    """A number of 64 bits made of another one, as if by chance (the finalizer of SplitMix64)."""
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    x = (x ^ x >> 27) * 0x94D049BB133111EB & _MASK
    return x ^ x >> 31


def _joined(own: int, others: int) -> int:
    return _mixed(own * _FACTOR + others & _MASK)


def _color(*numbers: int) -> int:
    color = len(numbers)
    for number in numbers:
        color = _joined(color, number & _MASK)
    return color


def _told_apart(places: NodeColors, groups: NodeColors, step: Callable[[NodeColors, NodeColors], TwoSorts]) -> TwoSorts:
    """Refine the colors of two sorts until all differ, or only those do not that can be exchanged."""
    ways = [_refined((places, groups), step)]
    most = min(_MOST_TRIED, max(1, _MOST_COLORS // (len(places) + len(groups))))
    while lot := _lot(ways[0], most):
        sort, color = lot
        tries = [(both, k) for both in ways for k, other in enumerate(both[sort]) if other == color]
        # Some look alike and are not: then it matters which is singled out, and what comes of it decides.
        found = [
            _refined(_singled_out(both, sort, k), step) for both, k in (tries if len(tries) <= most else tries[:1])
        ]
        outcomes = [[sorted(colors) for colors in both] for both in found]
        least = min(outcomes)
        ways = [both for both, outcome in zip(found, outcomes, strict=True) if outcome == least]
    return ways[0]


def _lot(both: TwoSorts, most: int) -> tuple[int, int] | None:
    """The sort and the color of some that look alike, if any do.

    They should be few, and yet leave little to be told apart: most options lie in as many ways as there are symmetries,
    so that a lot of the size that most have is as large as their group.
    """
    times = Counter((sort, color) for sort in (0, 1) for color in both[sort])
    lots = {lot: n for lot, n in times.items() if n > 1}
    if not lots:
        return None
    sizes = Counter(lots.values())
    size = max((n for n in sizes if n <= most), key=lambda n: (n * sizes[n], n), default=min(sizes))
    return min(lot for lot, n in lots.items() if n == size)


def _refined(both: TwoSorts, step: Callable[[NodeColors, NodeColors], TwoSorts]) -> TwoSorts:
    """Rounds until no further colors differ."""
    n_all, n_before = len(both[0]) + len(both[1]), 0
    while n_before < (n := len(set(both[0])) + len(set(both[1]))) < n_all:
        in_time()
        both, n_before = step(*both), n
    return both


def _singled_out(both: TwoSorts, sort: int, number: int) -> TwoSorts:
    colors = list(both[sort])
    colors[number] = _color(colors[number], 1)
    return (colors, both[1]) if sort == 0 else (both[0], colors)


def _order(colors: NodeColors) -> list[int]:
    return sorted(range(len(colors)), key=colors.__getitem__)


@frozen
class CoverOrder:
    """The primary items and the options of an exact cover, each in canonical order."""

    items: tuple[int, ...]
    options: tuple[int, ...]

    @classmethod
    def of(cls, model: CoverModel) -> CoverOrder:
        n = model.n_primary
        covers = [tuple(item for item in items if item < n) for items in model.items_of]
        shares = [tuple(pair for pair in option if pair[0] >= n) for option in model.options]
        gains = _gains(model)
        bounds = [_color(*one[:2]) for one in model.sums]

        def step(items: NodeColors, options: NodeColors) -> TwoSorts:
            of_item = [0] * n
            of_secondary: Counter[int] = Counter()
            of_pair: Counter[tuple[int, int]] = Counter()
            for color, covered, pairs in zip(options, covers, shares, strict=True):
                for item in covered:
                    of_item[item] += color
                for pair in pairs:
                    of_secondary[pair[0]] += color
                    of_pair[pair] += color
            totals = [0] * len(bounds)
            for color, gained in zip(options, gains, strict=True):
                for one, gain in gained:
                    totals[one] += _joined(color, gain)
            of_sum = list(map(_joined, bounds, totals))
            # Of secondary items it matters only which options they keep from one another, however that is put.
            found = [
                _joined(
                    color,
                    sum([items[item] for item in covered])
                    + 3 * sum([of_secondary[pair[0]] - (of_pair[pair] if pair[1] else color) for pair in pairs])
                    + sum([_joined(of_sum[one], gain) for one, gain in gained]),
                )
                for color, covered, pairs, gained in zip(options, covers, shares, gains, strict=True)
            ]
            return list(map(_joined, items, of_item)), found

        items = [_color(*bounds) for bounds in zip(model.lower, model.upper, strict=True)]
        options = [_color(usable) for usable in model.usable]
        items, options = _told_apart(items, options, step)
        return cls(tuple(_order(items)), tuple(_order(options)))

    def arranged(self, model: CoverModel) -> CoverModel:
        """The model with its primary items and options in this order."""
        number = {item: k for k, item in enumerate(self.items)}
        sums = [
            one._replace(factors=tuple(sorted((number.get(item, item), factor) for item, factor in one.factors)))
            for one in model.sums
        ]
        return CoverModel(
            tuple(model.lower[item] for item in self.items),
            tuple(model.upper[item] for item in self.items),
            model.n_secondary,
            tuple(tuple((number.get(item, item), color) for item, color in model.options[k]) for k in self.options),
            sums=tuple(sorted(sums)),
            values=tuple(model.values[k] for k in self.options) if model.values else (),
        )


def _gains(model: CoverModel) -> list[tuple[tuple[int, int], ...]]:
    """For each option the sums that it adds something to, each with how much."""
    if not model.sums:
        return [()] * len(model.options)
    factors_of: dict[int, list[tuple[int, int]]] = {}
    for number, one in enumerate(model.sums):
        for item, factor in one.factors:
            factors_of.setdefault(item, []).append((number, factor))
    found = []
    for items, values in zip(model.items_of, model.values, strict=True):
        gains = Counter[int]()
        for item, value in zip(items, values, strict=True):
            for number, factor in factors_of.get(item, ()):
                gains[number] += factor * value
        found.append(tuple((number, gain) for number, gain in gains.items() if gain))
    return found


@frozen
class SumOrder:
    """The points and the lines of a model of sums, each in canonical order; with `sign` -1 all numbers change sign.

    Behind the lines of the model its conditions are numbered.
    """

    points: tuple[int, ...]
    lines: tuple[int, ...]
    sign: int

    @classmethod
    def of(cls, model: SumModel) -> SumOrder:
        """The order. To change the sign of all numbers makes no difference to a puzzle."""
        own = dict(model.own_targets)

        signed = [[(point, 1) for point in line] for line in model.lines]
        signed += [list(one.signed) for one in model.conditions]

        def step(points: NodeColors, lines: NodeColors) -> TwoSorts:
            of_point = [0] * model.n_points
            for color, line in zip(lines, signed, strict=True):
                for point, factor in line:
                    of_point[point] += factor * color
            of_line = [sum([factor * points[point] for point, factor in line]) for line in signed]
            return list(map(_joined, points, of_point)), list(map(_joined, lines, of_line))

        found = []
        for sign in (1, -1):
            points = [_color(*sorted(sign * value for value in domain)) for domain in model.domains]
            lines = [_color(*([sign * own[k]] if k in own else [])) for k in range(len(model.lines))]
            lines += [_color(*_said(one, sign)) for one in model.conditions]
            points, lines = _told_apart(points, lines, step)
            targets = None if model.targets is None else sorted(sign * target for target in model.targets)
            key = sorted(sign * value for value in model.values), targets, sorted(points), sorted(lines)
            found.append((key, cls(tuple(_order(points)), tuple(_order(lines)), sign)))
        return min(found, key=lambda pair: repr(pair[0]))[1]

    def arranged(self, model: SumModel) -> SumModel:
        """The model with its points and lines in this order, and its numbers with this sign."""
        sign, own = self.sign, dict(model.own_targets)
        number = {point: k for k, point in enumerate(self.points)}
        n = len(model.lines)
        lines = [line for line in self.lines if line < n]
        conditions = [model.conditions[line - n] for line in self.lines if line >= n]
        return replace(
            model,
            values=tuple(sorted(sign * value for value in model.values)),
            domains=tuple(tuple(sorted(sign * value for value in model.domains[point])) for point in self.points),
            lines=tuple(tuple(sorted(number[point] for point in model.lines[k])) for k in lines),
            targets=None if model.targets is None else tuple(sorted(sign * target for target in model.targets)),
            own_targets=tuple((k, sign * own[line]) for k, line in enumerate(lines) if line in own),
            conditions=tuple(_moved(one, number, sign) for one in conditions),
        )


def _said(condition: PointCondition, sign: int) -> list[int]:
    """What a condition says apart from its points, if all numbers change their sign, as numbers."""
    moved = _moved(condition, {point: 0 for point, _ in condition.signed}, sign)
    ends = [(end is None, end or 0) for ends in moved.allowed.ranges for end in ends]
    return [1, len(ends), *(int(part) for end in ends for part in end), *(moved.counted or ()), moved.counted is None]


def _moved(condition: PointCondition, number: Mapping[int, int], sign: int) -> PointCondition:
    """The condition on points with other numbers, if all values change their sign."""
    counted = condition.counted
    return PointCondition(
        tuple(sorted(number[point] for point in condition.points)),
        condition.allowed.taken_from(0) if sign < 0 and counted is None else condition.allowed,
        tuple(sorted(number[point] for point in condition.minus)),
        None if counted is None else tuple(sorted(sign * value for value in counted)),
    )
