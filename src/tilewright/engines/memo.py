"""The engine `memo`, and how long it expects to take."""

from __future__ import annotations

from functools import lru_cache
from math import exp, inf, log

from ..models import CoverModel
from . import scan
from .base import Engine, Search, Status
from .memo_search import MemoSearch
from .scan_layout import plans

# The time of a compiled rest with its options, and of a compiled node.
_SECONDS_PER_REST = 0.2e-6
_SECONDS_PER_NODE = 0.12e-6
# In a tree with more nodes no descent tells how many rests there are.
_HOPELESS = 1e13
# A short walk has at least so many nodes and at most so many, which interpreted take half a second. Then its first part
# is one of so many.
_LEAST_NODES, _MOST_NODES = 1 << 10, 1 << 16
_FIRST_PART = 16
# The power of the whole count by the one between the two parts of a short walk.
_POWER, _POWER_GROWTH = 1.2, 0.5


# More items than these of which the options cover only a part of the places make nearly every rest a new one: each item
# tells how what is behind it was laid. No short walk shows that.
_MOST_LOCAL = 8


@lru_cache(maxsize=4)
def _is_hopeless(model: CoverModel) -> bool:
    known = plans(model)
    places, n_local = set(known.plain.order), 0
    for stock in known.stocks:
        touched = {item for option in model.options_of[stock.item] for item in model.items_of[option]}
        n_local += 2 * len(touched & places) < len(places)
    return n_local > _MOST_LOCAL


def estimate(model: CoverModel) -> float:
    """About how many seconds the count takes."""
    if _is_hopeless(model):
        return inf
    plan = plans(model).plain
    # For a tree too large to walk to the end, the number of rests is capped.
    n = plan.n_states if plan.n_nodes < _HOPELESS else min(plan.n_states, _HOPELESS)
    return n * _SECONDS_PER_REST


def closer_estimate(model: CoverModel, search: Search, seconds: float) -> float:
    """About how many seconds the count takes, from a short walk that takes about `seconds` itself, if it is compiled.

    The more is kept, the faster a count goes through the tree: the share of it that is walked grows like a power of the
    nodes. The power grows, too; what it comes to was fitted to 54 puzzles. Interpreted, the guess is the same.
    """
    if _is_hopeless(model):
        return inf
    n = int(min(max(seconds / _SECONDS_PER_NODE, _LEAST_NODES), _MOST_NODES))
    shares = []
    for end in (n // _FIRST_PART, n):
        if search.advance(end - search.nodes, 0)[0] is Status.EXHAUSTED:
            return search.nodes * _SECONDS_PER_NODE
        shares.append(search.progress())
    most = plans(model).plain.most_states * _SECONDS_PER_REST
    if not shares[0]:
        return most
    power = _POWER + _POWER_GROWTH * log(shares[1] / shares[0]) / log(_FIRST_PART)
    return min(most, n * exp(-log(shares[1]) / power) * _SECONDS_PER_NODE)


MEMO = Engine(
    name="memo",
    description="what is left of a puzzle is counted only once",
    model=CoverModel,
    is_exhaustive=True,
    only_counts=True,
    start=lambda model, seed: MemoSearch(model),
    resume=MemoSearch,
    unfit=scan.unfit,
    estimate=estimate,
    closer_estimate=closer_estimate,
)
