"""Estimates the time of a search by the most constrained item, by random descents."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

from ..models import CoverModel
from .packing_layout import lay_out

_PROBES = 24
# The time of a compiled node, and of each option that it looks at.
_SECONDS_PER_NODE = 40e-9
_SECONDS_PER_OPTION = 2.2e-9


@lru_cache(maxsize=4)
def estimate(model: CoverModel) -> float:
    """About how many seconds the whole tree takes: by random descents, as Knuth (1975) estimates trees.

    Copies are not counted, so that puzzles with many of them seem larger than they are.
    """
    layout = lay_out(model)
    chance = random.Random(0)
    total = 0.0
    for _ in range(_PROBES):
        live: Sequence[int] = layout.masks
        needed = layout.needed & layout.single
        product = 1.0
        while needed:
            item = _fewest(live, needed)
            branches = [mask for mask in live if mask & item]
            if not branches:
                break
            product *= len(branches)
            chosen = branches[int(chance.random() * len(branches))]
            excluded = chosen & layout.single
            live = [mask for mask in live if not mask & excluded]
            needed &= ~chosen
            total += product * (_SECONDS_PER_NODE + _SECONDS_PER_OPTION * len(live))
    return total / _PROBES


def _fewest(masks: Sequence[int], needed: int) -> int:
    """The lowest of the needed bits that are set in the fewest masks: counters of all bits at once, plane by plane."""
    planes: list[int] = []
    for mask in masks:
        carry = mask
        for k, plane in enumerate(planes):
            planes[k] = plane ^ carry
            carry &= plane
            if not carry:
                break
        else:
            planes.append(carry)
    for plane in reversed(planes):
        needed = needed & ~plane or needed
    return needed & -needed
