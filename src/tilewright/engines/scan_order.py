"""In which order to cover the places of an exact cover: that of the smallest tree, by trial."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter

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
_CAUTION = 3
# With more options than this to begin with, nothing is gained.
_MOST_ROOTS = 256

_SeenOption = tuple[int, int, list[int]]


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
    options_of: list[list[int]] = [[] for _ in range(model.n_items)]
    for number, option in enumerate(model.options):
        for item, _ in option:
            options_of[item].append(number)
    hit = [False] * len(model.options)
    left = len(hit)
    chosen = []
    for item in items:
        if left == 0:
            break
        chosen.append(item)
        for number in set(options_of[item]):
            if hit[number]:
                return frozenset()
            hit[number] = True
            left -= 1
    return frozenset(chosen) if left == 0 and len(chosen) < model.n_items else frozenset()


@frozen
class ScanPlan:
    """The order of the places, the options to begin with one after the other, and the estimated size of the tree.

    Without roots the walk begins at the first place.
    """

    order: tuple[int, ...]
    roots: tuple[int, ...]
    n_nodes: float
    n_states: float
    """The number of different rests of the puzzle in the tree, also estimated."""


def best_plans(model: CoverModel, places: Sequence[int], stocks: frozenset[int]) -> tuple[ScanPlan, ScanPlan]:
    """The plan with the smallest tree, and that among those without roots.

    Orders are one that the model hints at, or that of the numbers, and a grown one; each with and without
    beginning by the options of that item that has fewest: a piece with few placements, which would
    otherwise be placed late. Sizes are estimated; see `_Probe`. Unfit if the pieces reach too far in all orders.
    """
    covers = [[item for item, _ in option if item not in stocks] for option in model.options]
    hinted = [order for order in model.orders if set(order) == set(places)]
    roots = _roots(model, len(places), stocks)
    plans: list[tuple[float, ScanPlan]] = []
    for order in dict.fromkeys((*(hinted[:1] or [tuple(places)]), _grown(places, covers))):
        probe = _Probe(model, order, stocks)
        if probe.widest > WINDOW_BITS:
            continue
        for begin in dict.fromkeys(((), roots)):
            size, n_states = probe.descend(_FEW_PROBES, begin)
            if size > _SMALL_TREE:
                size, n_states = probe.descend(_PROBES, begin)
            # Few descents miss the few large branches, and there are more of them below roots.
            plans.append((size * (_CAUTION if begin else 1), ScanPlan(tuple(order), begin, size, n_states)))
        if plans[-1][1].n_nodes <= _SMALL_TREE:
            break
    if not plans:
        raise Unfit(f"its pieces reach over more than {WINDOW_BITS} places in every order tried")
    _, best = min(plans, key=itemgetter(0))
    _, plain = min((plan for plan in plans if not plan[1].roots), key=itemgetter(0))
    return best, plain


def _roots(model: CoverModel, n_places: int, stocks: frozenset[int]) -> tuple[int, ...]:
    """The options of the item with the fewest, of those that must be covered once; none if there are many."""
    options_of: dict[int, list[int]] = {
        item: [] for item in range(model.n_primary) if model.lower[item] == model.upper[item] == 1
    }
    for number, option in enumerate(model.options):
        for item, _ in option if model.usable[number] else ():
            if item in options_of:
                options_of[item].append(number)
    fewest = min(options_of.values(), key=len, default=[])
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


class _Probe:
    """Random descents of the tree that an order gives.

    On the way down the product of the numbers of branches estimates the number of nodes on each level:
    Knuth, Estimating the efficiency of backtrack programs (1975).
    """

    def __init__(self, model: CoverModel, order: Sequence[int], stocks: frozenset[int]) -> None:
        position = {item: k for k, item in enumerate(order)}
        copied = {item for item in stocks if model.upper[item] != 1}
        bit = {item: 1 << k for k, item in enumerate(sorted(stocks - copied))}
        self._copies = {item: model.upper[item] for item in copied}
        # For each hole what the options cover from there, what single stocks they take, and what others; by number.
        self._options: list[list[_SeenOption]] = [[] for _ in order]
        self._seen: list[tuple[int, _SeenOption]] = []
        self.widest = 0
        for option in model.options:
            first, window = seen_from_first(option, position)
            self.widest = max(self.widest, window.bit_length())
            single = sum({bit[item] for item, _ in option if item in bit})
            used = [item for item, _ in option if item in copied]
            self._options[first].append((window, single, used))
            self._seen.append((first, self._options[first][-1]))
        for spot, item in enumerate(order):
            if item >= model.n_primary or model.lower[item] == 0:
                self._options[spot].append((1, 0, []))

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
            if roots:
                product = float(len(roots))
                first, (mask, taken, used) = self._seen[roots[int(chance.random() * len(roots))]]
                window = mask << first
                for item in used:
                    left[item] -= 1
                hole = lowest(window + 1)
                window >>= hole
            level = 0
            while hole < n:
                if level == len(rests):
                    rests.append({})
                    sizes.append(0.0)
                rest = (hole, window, taken, *left.values())
                rests[level][rest] = rests[level].get(rest, 0) + 1
                fitting = [
                    seen
                    for seen in self._options[hole]
                    if not seen[0] & window
                    and not seen[1] & taken
                    and (not seen[2] or all(left[item] > 0 for item in seen[2]))
                ]
                if not fitting:
                    break
                product *= len(fitting)
                sizes[level] += product / n_probes
                level += 1
                mask, single, used = fitting[int(chance.random() * len(fitting))]
                for item in used:
                    left[item] -= 1
                taken |= single
                window |= mask
                step = lowest(window + 1)
                hole += step
                window >>= step
        n_states = 0.0
        for size, seen in zip(sizes, rests, strict=True):
            k = sum(seen.values())
            pairs = sum(times * (times - 1) for times in seen.values()) / 2
            n_states += min(size, k * k / (2 * pairs)) if pairs else size
        return sum(sizes), n_states


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
