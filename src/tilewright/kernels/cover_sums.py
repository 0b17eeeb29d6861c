"""Sums of the values that options of an exact cover give to their items: their bounds, and what these forbid."""

from __future__ import annotations

from ._marks import kernel
from .cover_parts import CoverArrays, CoverState, take_out


@kernel
def bound_item(state: CoverState, model: CoverArrays, item: int, factor: int) -> None:
    """Write into `low` and `high` how little and how much an item can contribute to a sum."""
    if state.closed[item] != 0:
        state.low[item] = factor * state.given[item]
        state.high[item] = state.low[item]
        return
    members, node_value = state.members, model.node_value
    begin = model.base[item]
    end = begin + state.size[item]
    least = 0
    most = 0
    if begin < end:
        least = node_value[members[begin]]
        most = least
    for k in range(begin + 1, end):
        value = node_value[members[k]]
        least = min(least, value)
        most = max(most, value)
    if item >= len(model.lower) or model.lower[item] == 0:
        # It may stay uncovered.
        least = min(least, 0)
        most = max(most, 0)
    state.low[item] = min(factor * least, factor * most)
    state.high[item] = max(factor * least, factor * most)


@kernel
def take_out_beyond(state: CoverState, model: CoverArrays, row: int, item: int, over: int, under: int) -> int:
    """Take out the options of an item that lead a sum too far beyond its least or greatest value; count them.

    A chosen option decides about all its items, so their contributions count together. -1 at a dead end.
    """
    members, node_item, node_value = state.members, model.node_item, model.node_value
    low, high, factor = state.low, state.high, model.factor
    start = model.start
    at = row * len(state.size)
    begin = model.base[item]
    n_taken = 0
    possible = True
    # From the end: whatever takes the place of an option that goes was looked at before.
    for k in range(begin + state.size[item] - 1, begin - 1, -1):
        option = model.node_option[members[k]]
        above = 0
        below = 0
        for node in range(start[option], start[option + 1]):
            other = node_item[node]
            if factor[at + other] != 0:
                value = factor[at + other] * node_value[node]
                above += value - low[other]
                below += high[other] - value
        if above > over or below > under:
            possible = take_out(state, model, option) and possible
            n_taken += 1
    return n_taken if possible else -1


@kernel
def settle(state: CoverState, model: CoverArrays, option: int) -> bool:
    """Give the items of a chosen option (-1: none) their values and bound all sums; False at a dead end."""
    sum_start, sum_item, sum_factor = model.sum_start, model.sum_item, model.sum_factor
    low, high, closed = state.low, state.high, state.closed
    if option >= 0:
        for node in range(model.start[option], model.start[option + 1]):
            state.given[model.node_item[node]] = model.node_value[node]
    changed = True
    while changed:
        changed = False
        for row in range(len(model.sum_least)):
            least = 0
            most = 0
            for k in range(sum_start[row], sum_start[row + 1]):
                item = sum_item[k]
                bound_item(state, model, item, sum_factor[k])
                least += low[item]
                most += high[item]
            over = model.sum_most[row] - least
            under = most - model.sum_least[row]
            if over < 0 or under < 0:
                return False
            if most - least > over or most - least > under:
                for k in range(sum_start[row], sum_start[row + 1]):
                    item = sum_item[k]
                    if closed[item] == 0:
                        n_taken = take_out_beyond(state, model, row, item, over, under)
                        if n_taken < 0:
                            return False
                        if n_taken > 0:
                            changed = True
    return True
