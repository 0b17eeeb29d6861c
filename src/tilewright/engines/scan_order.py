"""In which order to cover the places of an exact cover: that of the smallest tree, by trial."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from math import prod
from operator import attrgetter

from ..kernels.bits import WORD_BITS, lowest
from ..models import CoverModel, Option
from ..values import frozen
from .base import Unfit

# The hole and what lies behind it; one bit less than a word, so that adding 1 to a window stays within a word.
WINDOW_BITS = WORD_BITS - 1
# Random descents for each order that is compared; a tree with fewer nodes than this is not worth comparing.
_PROBES = 200
_FEW_PROBES = 30
_SMALL_TREE = 20_000
_HOPELESS_TREE = 1e16
# Few descents miss the few large branches, and there are more of them below roots. From both ends they are smaller than
# those without roots: of nine strips and boxes, trees were 2.4 to 3.6 times smaller, estimated as 0.2 to 16 times.
_CAUTION = 3
_TRUST = 0.2
# With more options than this to begin with, nothing is gained.
_MOST_ROOTS = 256

_SeenOption = tuple[int, int, int, list[int]]
"""An option in bits: the places from its first one, its single stocks, both together; then its other stocks, listed."""


def stocks_of(model: CoverModel) -> frozenset[int]:
    """The items that options use up besides: those that every option uses exactly one of, and all with copies."""
    copied = frozenset(item for item in range(model.n_primary) if (model.lower[item], model.upper[item]) != (1, 1))
    if model.orders:
        hinted = frozenset(model.orders[0])
        return frozenset(item for item in range(model.n_primary) if item not in hinted) | (copied - hinted)
    # In a bare model the pieces usually come first, or last.
    n = model.n_primary
    for prefix in (_split(model, range(n)), _split(model, range(n - 1, -1, -1))):
        if prefix and copied <= prefix:
            return prefix
    return copied


def _split(model: CoverModel, items: Iterable[int]) -> frozenset[int]:
    """The first few of the items of which every option has exactly one; empty if there are no such items."""
    hit = [False] * len(model.options)
    left = len(hit)
    chosen = []
    for item in items:
        if left == 0:
            break
        chosen.append(item)
        for number in set(model.options_of[item]):
            if hit[number]:
                return frozenset()
            hit[number] = True
            left -= 1
    return frozenset(chosen) if left == 0 and len(chosen) < model.n_items else frozenset()


@frozen
class ScanPlan:
    """The order of the places, the options to begin with one after the other, and the estimated size of the tree.

    Without roots the walk begins at the first place. Roots in `far_roots`, which come after `near_roots`, lie nearer to
    the last place, and from there they are walked.
    """

    order: tuple[int, ...]
    near_roots: tuple[int, ...]
    far_roots: tuple[int, ...]
    n_nodes: float
    n_states: float
    """The number of different rests of the puzzle in the tree, also estimated."""
    most_states: float
    """A rough bound on that number."""

    @property
    def roots(self) -> tuple[int, ...]:
        return self.near_roots + self.far_roots


def best_plans(model: CoverModel, places: Sequence[int], stocks: frozenset[int]) -> tuple[ScanPlan, ScanPlan]:
    """The plan with the smallest tree, and that among those without roots.

    Orders are one that the model hints at, or that of the numbers, and a grown one; each with and without
    beginning by the options of that item that has fewest: a piece with few placements, which would
    otherwise be placed late. Sizes are estimated; see `_Probe`. Unfit if the pieces reach too far in all orders.
    """
    covers = [[item for item, _ in option if item not in stocks] for option in model.options]
    hinted = [order for order in model.orders if set(order) == set(places)]
    roots = _roots(model, len(places), stocks)
    used = _Used(model, covers, stocks)
    bests: list[ScanPlan] = []
    plains: list[ScanPlan] = []
    for order in dict.fromkeys((*(hinted[:1] or [tuple(places)]), _grown(places, covers))):
        probes = _Probes(used, order)
        if probes.widest > WINDOW_BITS:
            continue
        plain = probes.plan(order, ())
        rooted = probes.plan(order, roots) if roots else plain
        has_both_ends = rooted.near_roots and rooted.far_roots
        is_smaller = rooted.n_nodes * (_TRUST if has_both_ends else _CAUTION) < plain.n_nodes
        bests.append(rooted if is_smaller else plain)
        plains.append(plain)
        if rooted.n_nodes <= _SMALL_TREE:
            break
    if not bests:
        raise Unfit(f"its pieces reach over more than {WINDOW_BITS} places in every order tried")
    by_size = attrgetter("n_nodes")
    return min(bests, key=by_size), min(plains, key=by_size)


def _roots(model: CoverModel, n_places: int, stocks: frozenset[int]) -> tuple[int, ...]:
    """The options of the item with the fewest, of those that must be covered once; none if there are many."""
    once = [item for item in range(model.n_primary) if model.lower[item] == model.upper[item] == 1]
    options_of = [[number for number in model.options_of[item] if model.usable[number]] for item in once]
    fewest = min(options_of, key=len, default=[])
    covers_all = any(sum(item not in stocks for item, _ in model.options[number]) == n_places for number in fewest)
    return () if len(fewest) > _MOST_ROOTS or covers_all else tuple(fewest)


def seen_from_first(option: Option, position: Mapping[int, int]) -> tuple[int, int]:
    """The first place that an option covers, and all that it covers as a window from there."""
    covered = 0
    for item, _ in option:
        if item in position:
            covered |= 1 << position[item]
    first = lowest(covered)
    return first, covered >> first


class _Used:
    """The places that each option covers and the stocks that it takes, whatever the order of the places."""

    def __init__(self, model: CoverModel, covers: Sequence[Sequence[int]], stocks: frozenset[int]) -> None:
        self.copies = {item: model.upper[item] for item in stocks if model.upper[item] != 1}
        bit = {item: 1 << k for k, item in enumerate(sorted(stocks - self.copies.keys()))}
        self.n_single = len(bit)
        self.may_be_free = frozenset(
            item for item in range(model.n_items) if item >= model.n_primary or model.lower[item] == 0
        )
        self.options: list[tuple[Sequence[int], int, list[int]]] = []
        """The places, the single stocks as a set of bits, and the others."""
        for option, places in zip(model.options, covers, strict=True):
            single, others = 0, []
            if len(option) > len(places):
                for item, _ in option:
                    single |= bit.get(item, 0)
                    if item in self.copies:
                        others.append(item)
            self.options.append((places, single, others))


class _Probes:
    """Random descents of the tree that an order gives, from both of its ends."""

    def __init__(self, used: _Used, order: Sequence[int]) -> None:
        self._near = _Probe(used, order)
        self._n_places = len(order)
        self.widest = self._near.widest
        self._arguments = used, order[::-1]

    @cached_property
    def _far(self) -> _Probe:
        return _Probe(*self._arguments)

    def plan(self, order: Sequence[int], roots: Sequence[int]) -> ScanPlan:
        """The plan that begins with these roots, each from the end that it lies nearer to."""
        is_far = {root: sum(self._near.reach(root)) >= self._n_places for root in roots}
        near = tuple(root for root in roots if not is_far[root])
        far = tuple(root for root in roots if is_far[root])
        size, n_states = self.descend(_FEW_PROBES, near, far)
        if _SMALL_TREE < size < _HOPELESS_TREE:
            size, n_states = self.descend(_PROBES, near, far)
        return ScanPlan(tuple(order), near, far, size, n_states, self._near.most_states)

    def descend(self, n_probes: int, near: Sequence[int], far: Sequence[int]) -> tuple[float, float]:
        """Estimates of the number of nodes and of that of different rests; always the same for the same model."""
        if not far:
            return self._near.descend(n_probes, near)
        if not near:
            return self._far.descend(n_probes, far)
        (near_size, near_states), (far_size, far_states) = (
            self._near.descend(n_probes // 2, near),
            self._far.descend(n_probes // 2, far),
        )
        return near_size + far_size, near_states + far_states


class _Probe:
    """Random descents of the tree that an order gives.

    On the way down the product of the numbers of branches estimates the number of nodes on each level:
    Knuth, Estimating the efficiency of backtrack programs (1975).
    """

    def __init__(self, used: _Used, order: Sequence[int]) -> None:
        at = {item: 1 << k for k, item in enumerate(order)}
        self._n_single, self._copies = used.n_single, used.copies
        # For each hole the options that begin there, and all by their numbers.
        self._options: list[list[_SeenOption]] = [[] for _ in order]
        self._seen: list[tuple[int, _SeenOption]] = []
        self.widest = 0
        for places, single, others in used.options:
            covered = 0
            for item in places:
                covered |= at[item]
            first = lowest(covered)
            window = covered >> first
            self.widest = max(self.widest, window.bit_length())
            self._options[first].append((window, single, single | window << self._n_single, others))
            self._seen.append((first, self._options[first][-1]))
        for spot, item in enumerate(order):
            if item in used.may_be_free:
                self._options[spot].append((1, 0, 1 << self._n_single, []))

    @cached_property
    def most_states(self) -> float:
        """A rough bound on the number of different rests: of all windows, with all that may be left of the stocks.

        What is left of one stock follows from the places that are covered.
        """
        ways = sorted(self._n_single * [2] + [most + 1 for most in self._copies.values()])
        return len(self._options) * 2.0 ** min(self.widest - 1, WINDOW_BITS) * prod(map(float, ways[:-1]))

    def reach(self, number: int) -> tuple[int, int]:
        """The first and the last place that an option covers."""
        first, (window, *_) = self._seen[number]
        return first, first + window.bit_length() - 1

    def descend(self, n_probes: int, roots: Sequence[int]) -> tuple[float, float]:
        """Estimates of the number of nodes and of that of different rests; always the same for the same model.

        If among k descents c pairs come to the same rest on some level, that level has about k**2 / 2c rests.
        """
        chance = random.Random(0)
        n = len(self._options)
        sizes: list[float] = []
        rests: list[dict[object, int]] = []
        for _ in range(n_probes):
            hole, window, taken, product = 0, 0, 0, 1.0
            left = dict(self._copies)
            has_run_out = 0 in left.values()
            if roots:
                product = float(len(roots))
                first, (covered, taken, _, used) = self._seen[roots[int(chance.random() * len(roots))]]
                window = covered << first
                for item in used:
                    left[item] -= 1
                has_run_out = any(number <= 0 for number in left.values())
                hole = lowest(window + 1)
                window >>= hole
            level = 0
            while hole < n:
                if level == len(rests):
                    rests.append({})
                    sizes.append(0.0)
                rest = (hole, window, taken, *left.values())
                rests[level][rest] = rests[level].get(rest, 0) + 1
                gone = taken | window << self._n_single
                fitting = [seen for seen in self._options[hole] if not seen[2] & gone]
                if has_run_out:
                    fitting = [seen for seen in fitting if all(left[item] > 0 for item in seen[3])]
                if not fitting:
                    break
                product *= len(fitting)
                sizes[level] += product / n_probes
                level += 1
                covered, single, _, used = fitting[int(chance.random() * len(fitting))]
                for item in used:
                    left[item] -= 1
                    has_run_out = has_run_out or left[item] <= 0
                taken |= single
                window |= covered
                step = lowest(window + 1)
                hole += step
                window >>= step
        n_states = 0.0
        for size, seen in zip(sizes, rests, strict=True):
            k = sum(seen.values())
            pairs = sum(times * (times - 1) for times in seen.values()) / 2
            n_states += min(size, k * k / (2 * pairs)) if pairs else size
        return sum(sizes), min(n_states, self.most_states)


def _grown(places: Sequence[int], covers: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """By breadth from a place at the end of a longest shortest path: the order of Cuthill and McKee (1969)."""
    neighbors: dict[int, set[int]] = {item: set() for item in places}
    for option in covers:
        for item in option:
            neighbors[item].update(option)

    def spread(start: int) -> list[int]:
        order, seen = [start], {start}
        for item in order:
            for other in sorted(neighbors[item] - seen, key=lambda other: (len(neighbors[other]), other)):
                seen.add(other)
                order.append(other)
        return order

    order: list[int] = []
    left = set(places)
    while left:
        component = spread(spread(min(left, key=lambda item: (len(neighbors[item]), item)))[-1])
        order += component
        left -= set(component)
    return tuple(order)
