"""In which order to cover the places of an exact cover: that of the smallest tree, by trial."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence, Set
from functools import cached_property
from math import prod
from operator import attrgetter

from ..deadline import in_time, timely
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


def best_plans(
    model: CoverModel, places: Sequence[int], stocks: frozenset[int], counted: Set[int]
) -> tuple[ScanPlan, ScanPlan]:
    """The plan with the smallest tree, and among those without roots that with the fewest rests.

    Of the stocks those to be counted tell rests apart.

    Each of the orders is tried with and without beginning by the options of that item that has fewest: a piece with
    few placements, which would otherwise be placed late. Sizes are estimated; see `_Probe`. Unfit if the pieces reach
    too far in all orders.
    """
    covers = [[item for item in items if item not in stocks] for items in model.items_of]
    first_item, roots = _roots(model, len(places), stocks)
    used = _Used(model, covers, stocks, counted)
    bests: list[ScanPlan] = []
    plains: list[ScanPlan] = []
    for order in orders_to_try(model, places, covers):
        probes = _Probes(used, order)
        if probes.widest > WINDOW_BITS:
            continue
        # To begin with the options of the first place is what the plain walk does.
        rooted = probes.plan(order, () if first_item == order[0] else roots)
        is_small = rooted.n_nodes <= _SMALL_TREE
        plain = probes.plan(order, (), is_rough=is_small) if rooted.roots else rooted
        has_both_ends = rooted.near_roots and rooted.far_roots
        is_smaller = rooted.n_nodes * (_TRUST if has_both_ends else _CAUTION) < plain.n_nodes
        bests.append(rooted if is_smaller else plain)
        plains.append(plain)
        if is_small:
            break
    if not bests:
        raise Unfit(f"its pieces reach over more than {WINDOW_BITS} places in every order tried")
    return min(bests, key=attrgetter("n_nodes")), min(plains, key=attrgetter("n_states", "n_nodes"))


def orders_to_try(model: CoverModel, places: Sequence[int], covers: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """One order that the model hints at, or that of the numbers; and one grown along options, which cover `covers`."""
    hinted = [order for order in model.orders if set(order) == set(places)]
    return list(dict.fromkeys((*(hinted[:1] or [tuple(places)]), _grown(places, covers))))


def _roots(model: CoverModel, n_places: int, stocks: frozenset[int]) -> tuple[int, tuple[int, ...]]:
    """The item with the fewest options, of those that must be covered once, and these; none if there are many."""
    once = [item for item in range(model.n_primary) if model.lower[item] == model.upper[item] == 1]
    usable = model.usable
    options_of = {item: [number for number in model.options_of[item] if usable[number]] for item in once}
    item = min(once, key=lambda item: len(options_of[item]), default=-1)
    fewest = options_of.get(item, [])
    covers_all = any(sum(item not in stocks for item in model.items_of[number]) == n_places for number in fewest)
    return item, () if len(fewest) > _MOST_ROOTS or covers_all else tuple(fewest)


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

    def __init__(
        self, model: CoverModel, covers: Sequence[Sequence[int]], stocks: frozenset[int], counted: Set[int]
    ) -> None:
        self.copies = {item: model.upper[item] for item in counted if model.upper[item] != 1}
        bit = {item: 1 << k for k, item in enumerate(sorted(item for item in stocks if model.upper[item] == 1))}
        self.n_single = len(bit)
        self.may_be_free = frozenset(
            item for item in range(model.n_items) if item >= model.n_primary or model.lower[item] == 0
        )
        self.options: list[tuple[Sequence[int], int, list[int]]] = []
        """The places, the single stocks as a set of bits, and the others."""
        for items, places in timely(zip(model.items_of, covers, strict=True)):
            single, others = 0, []
            if len(items) > len(places):
                for item in items:
                    if item in bit:
                        single |= bit[item]
                    elif item in self.copies:
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

    def plan(self, order: Sequence[int], roots: Sequence[int], *, is_rough: bool = False) -> ScanPlan:
        """The plan that begins with these roots, each from the end that it lies nearer to; roughly by few descents."""
        is_far = {root: sum(self._near.reach(root)) >= self._n_places for root in roots}
        near = tuple(root for root in roots if not is_far[root])
        far = tuple(root for root in roots if is_far[root])
        size, n_states = self.descend(_FEW_PROBES, near, far)
        if not is_rough and _SMALL_TREE < size < _HOPELESS_TREE:
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
        # What the descents so far have met, of the tree that begins with these roots.
        self._roots: Sequence[int] | None = None
        self._chance, self._n_made = random.Random(0), 0
        self._sums: list[float] = []
        self._rests: list[dict[object, int]] = []
        # Near the root all descents come by.
        self._fitting: dict[object, list[_SeenOption]] = {}
        # For each hole the options that begin there, and all by their numbers.
        self._options: list[list[_SeenOption]] = [[] for _ in order]
        self._seen: list[tuple[int, _SeenOption]] = []
        n_single, all_windows = self._n_single, 0
        for places, single, others in timely(used.options):
            covered = 0
            for item in places:
                covered |= at[item]
            first = (covered & -covered).bit_length() - 1
            window = covered >> first
            all_windows |= window
            option = window, single, single | window << n_single, others
            self._options[first].append(option)
            self._seen.append((first, option))
        self.widest = all_windows.bit_length()
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

        More descents of the same tree go on with those that were made before. If among k descents c pairs come to the
        same rest on some level, that level has about k**2 / 2c rests.
        """
        if self._roots != roots:
            self._roots, self._chance, self._n_made = roots, random.Random(0), 0
            self._sums, self._rests = [], []
        for _ in range(self._n_made, n_probes):
            self._descend()
        self._n_made = max(self._n_made, n_probes)
        n_states = 0.0
        sizes = [total / self._n_made for total in self._sums]
        for size, seen in zip(sizes, self._rests, strict=True):
            k = sum(seen.values())
            pairs = sum(times * (times - 1) for times in seen.values()) / 2
            n_states += min(size, k * k / (2 * pairs)) if pairs else size
        return sum(sizes), min(n_states, self.most_states)

    def _descend(self) -> None:
        """Go down once, and note for each level how many nodes it stands for and which rest it is at."""
        in_time()
        chance, options, n_single, known = self._chance.random, self._options, self._n_single, self._fitting
        hole, window, taken, product = 0, 0, 0, 1.0
        left = dict(self._copies)
        has_run_out = 0 in left.values()
        if self._roots:
            product = float(len(self._roots))
            first, (covered, taken, _, used) = self._seen[self._roots[int(chance() * len(self._roots))]]
            window = covered << first
            for item in used:
                left[item] -= 1
            has_run_out = any(number <= 0 for number in left.values())
            hole = lowest(window + 1)
            window >>= hole
        level = 0
        while hole < len(options):
            if level == len(self._sums):
                self._rests.append({})
                self._sums.append(0.0)
            rest = (hole, window, taken, *left.values()) if left else (hole, window, taken)
            seen = self._rests[level]
            seen[rest] = seen.get(rest, 0) + 1
            fitting = known.get(rest)
            if fitting is None:
                gone = taken | window << n_single
                fitting = [option for option in options[hole] if not option[2] & gone]
                if has_run_out:
                    fitting = [option for option in fitting if all(left[item] > 0 for item in option[3])]
                known[rest] = fitting
            if not fitting:
                break
            product *= len(fitting)
            self._sums[level] += product
            level += 1
            covered, single, _, used = fitting[int(chance() * len(fitting))]
            for item in used:
                left[item] -= 1
                has_run_out = has_run_out or left[item] <= 0
            taken |= single
            window |= covered
            step = (~window & window + 1).bit_length() - 1
            hole += step
            window >>= step


def _grown(places: Sequence[int], covers: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """By breadth from a place at the end of a longest shortest path: the order of Cuthill and McKee (1969)."""
    neighbors: dict[int, set[int]] = {item: set() for item in places}
    for option in timely(covers):
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
