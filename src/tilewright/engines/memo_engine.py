"""The engine `memo`, and how long it expects to take: the number of different rests, told by random descents.

The rest of a node is all that matters below it: the places and stocks that are left. A node shares its rest with as
many others as there are ways to cover the same places with the same stocks. So the nodes, each divided by the number
of these ways, add up to the number of rests; and random descents estimate such a sum: Knuth, Estimating the efficiency
of backtrack programs (1975).
"""

from __future__ import annotations

import random

from ..kernels.bits import lowest
from ..models import CoverModel
from .base import Engine, SavedState
from .memo import MemoSearch
from .scan import unfit
from .scan_layout import plans
from .scan_order import seen_from_first, stocks_of
from .starts import Ground, Starts, ground_of

_DESCENTS = 128
# Counting the ways to what a descent has covered may take so many nodes for one rest, and for all of them.
_NODES_FOR_ONE = 1 << 12
_NODES_FOR_ALL = 1 << 18
_MEMORY = 1 << 26


def n_rests(model: CoverModel) -> float | None:
    """About how many rests the tree has; None if searches of this model cannot begin anywhere."""
    stocks = stocks_of(model)
    ground = ground_of(model, (item for item in range(model.n_items) if item not in stocks), ())
    if isinstance(ground, str):
        return None
    copies = {field.item: field.most for field in plans(ground.model).fields}
    if any(model.upper[item] != most for item, most in copies.items()):
        # The search counts fewer copies than there are.
        return None
    descents = _Covering(ground, copies)
    chance = random.Random(0)
    return sum(descents.rests_below(chance) for _ in range(_DESCENTS)) / _DESCENTS


class _Covering:
    """Random descents from the first hole on, with a count of the ways to what each of them has covered."""

    def __init__(self, ground: Ground, copies: dict[int, int]) -> None:
        self._starts = Starts(ground, _MEMORY)
        self._starts.wait_for_nothing()
        self._one_of_stock, self._copies = ground.one_of_stock, copies
        model, place_of_item = ground.model, ground.place_of_item
        self._all = (1 << len(place_of_item)) - 1
        self._options: list[list[tuple[int, list[int]]]] = [[] for _ in place_of_item]
        """For each hole the options that begin there: their places, and their stocks that can run out."""
        for option in model.options:
            first, window = seen_from_first(option, place_of_item)
            self._options[first].append((window << first, [item for item, _ in option if item in copies]))
        for item, place in place_of_item.items():
            if item >= model.n_primary or model.lower[item] == 0:
                self._options[place].append((1 << place, []))

    def rests_below(self, chance: random.Random) -> float:
        """The estimate of one descent.

        Where it would take too long to count the ways to a node, they are taken to grow as they did at the last one.
        """
        covered, left = 0, dict(self._copies)
        n_nodes, ways, growth, rests = 1.0, 1.0, 1.0, 0.0
        is_counting = True
        while covered != self._all:
            hole = lowest(covered + 1)
            fitting = [
                option
                for option in self._options[hole]
                if not option[0] & covered and all(left[item] > 0 for item in option[1])
            ]
            if not fitting:
                break
            n_nodes *= len(fitting)
            places, used = chance.choice(fitting)
            covered |= places
            for item in used:
                left[item] -= 1
            counted = self._ways(covered, left) if is_counting else None
            if counted is None:
                is_counting = False
                ways *= growth
            else:
                ways, growth = counted, max(1.0, counted / ways)
            rests += n_nodes / ways
        return rests

    def _ways(self, covered: int, left: dict[int, int]) -> int | None:
        """The number of ways to cover these places with the stocks that are not left; None if that takes too long."""
        if self._starts.nodes > _NODES_FOR_ALL:
            return None
        used = sum(self._one_of_stock[item] * n for item, n in left.items())
        return self._starts.count_within(self._all & ~covered, used, _NODES_FOR_ONE)


def start(model: CoverModel, seed: int = 0) -> MemoSearch:
    """Begin a count; the seed is not used, the walk is always the same."""
    return MemoSearch(model)


def resume(model: CoverModel, saved: SavedState) -> MemoSearch:
    """Go on from a saved state of the same model."""
    return MemoSearch(model, saved)


# A compiled rest with its options; and about the number of rests that the table can keep.
_SECONDS_PER_REST = 0.2e-6
# In a table that does not fit the cache of the processor.
_SECONDS_PER_KEPT_REST = 0.4e-6
_HOPELESS = 1e13


def estimate(model: CoverModel) -> float:
    """About how many seconds the count takes."""
    plan = plans(model).plain
    # For a tree too large to walk to the end, the number of rests is capped.
    n = plan.n_states if plan.n_nodes < _HOPELESS else min(plan.n_states, _HOPELESS)
    return n * _SECONDS_PER_REST


def closer_estimate(model: CoverModel) -> float:
    """About how many seconds the count takes, by counting in how many ways random rests are reached."""
    n = n_rests(model)
    return estimate(model) if n is None else n * _SECONDS_PER_KEPT_REST


MEMO = Engine(
    name="memo",
    description="what is left of a puzzle is counted only once",
    model=CoverModel,
    is_exhaustive=True,
    only_counts=True,
    start=start,
    resume=resume,
    unfit=unfit,
    estimate=estimate,
    closer_estimate=closer_estimate,
)
