"""A search of exact covers: its model, its state, and the choice of an option with all that follows and is undone.

`cover.py` says how it works.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ._marks import kernel

# Ints is a list when interpreted and an int32 (nodes: int64) array when compiled.
Ints = Any

# Registers of CoverState.reg
DEPTH, TRAIL, PHASE, OPEN = range(3, 7)
N_REGISTERS = 7


class CoverArrays(NamedTuple):
    """A model; option o has the nodes start[o] : start[o + 1].

    node_value : [n_nodes], the value that the option gives to the item; empty if there are no sums
    sum_item, sum_factor : the items of each sum with their factors, those of sum r in sum_start[r] : sum_start[r + 1]
    factor : [n_sums * n_items], the same by items, 0 where an item is not in a sum
    sum_least, sum_most : [n_sums]
    """

    start: Ints
    node_item: Ints
    node_color: Ints
    node_option: Ints
    lower: Ints
    upper: Ints
    base: Ints
    node_value: Ints
    sum_start: Ints
    sum_item: Ints
    sum_factor: Ints
    factor: Ints
    sum_least: Ints
    sum_most: Ints


class CoverState(NamedTuple):
    """Everything that changes during a search.

    members, place : [n_nodes], the sparse sets
    size, used, closed : [n_items]; closed is the level (from 1) that closed the item, 0 if open
    live : [n_options], 1 if still possible
    open_items, open_place : [n_primary], the open primary items as a sparse set of reg[OPEN]
    trail : [n_options], options taken out, in order, live in [: reg[TRAIL]]
    level_item, level_option, level_degree, level_branch, level_trail : [n_levels], the item of a level, the option
        under way (-1: none of the item, -2: nothing that would have to be undone), the number of branches, of those
        begun, and the length of the trail before the choice
    saved : [n_levels * n_items], the sizes before each level's choice
    given : [n_items], the values of closed items; empty without sums, as the next two
    low, high : [n_items], the least and the greatest contribution of an item to the sum that is bounded
    found : [capacity * (n_levels + 1)], rows of a length and so many options; reg[N_STORED] rows
    reg : [N_REGISTERS] int64
    """

    members: Ints
    place: Ints
    size: Ints
    used: Ints
    closed: Ints
    live: Ints
    open_items: Ints
    open_place: Ints
    trail: Ints
    level_item: Ints
    level_option: Ints
    level_degree: Ints
    level_branch: Ints
    level_trail: Ints
    saved: Ints
    given: Ints
    low: Ints
    high: Ints
    found: Ints
    reg: Ints


@kernel
def take_out(state: CoverState, model: CoverArrays, option: int) -> bool:
    """Rule an option out; False if an open primary item can no longer reach its lower bound."""
    size, place, members, closed = state.size, state.place, state.members, state.closed
    node_item, base, lower, used = model.node_item, model.base, model.lower, state.used
    start = model.start
    n_primary = len(lower)
    state.live[option] = 0
    reg = state.reg
    state.trail[reg[TRAIL]] = option
    reg[TRAIL] += 1
    possible = True
    for node in range(start[option], start[option + 1]):
        item = node_item[node]
        if closed[item] == 0:
            left = size[item] - 1
            size[item] = left
            here = place[node]
            end = base[item] + left
            other = members[end]
            members[end] = node
            place[node] = end
            members[here] = other
            place[other] = here
            if item < n_primary and left + used[item] < lower[item]:
                possible = False
    return possible


@kernel
def choose(state: CoverState, model: CoverArrays, option: int, level: int) -> bool:
    """Choose an option on a level: close what it fills, rule out what it excludes; False at a dead end.

    The option goes first, while its items are open; then they are closed; then their other options go.
    """
    closed, used, size = state.closed, state.used, state.size
    node_item, node_color, node_option, base = model.node_item, model.node_color, model.node_option, model.base
    lower, upper, members, live = model.lower, model.upper, state.members, state.live
    open_items, open_place = state.open_items, state.open_place
    n_primary, n_items = len(lower), len(size)
    reg = state.reg
    saved, at = state.saved, (level - 1) * n_items
    for item in range(n_items):
        saved[at + item] = size[item]
    state.level_trail[level - 1] = reg[TRAIL]
    first, last = model.start[option], model.start[option + 1]
    take_out(state, model, option)
    possible = True
    for node in range(first, last):
        item = node_item[node]
        if item < n_primary:
            used[item] += 1
            if used[item] > upper[item]:
                # Only an option that names an item several times can go too far.
                possible = False
            if used[item] == upper[item]:
                closed[item] = level
                here = open_place[item]
                end = reg[OPEN] - 1
                reg[OPEN] = end
                last_open = open_items[end]
                open_items[end] = item
                open_place[item] = end
                open_items[here] = last_open
                open_place[last_open] = here
        elif closed[item] == 0:
            closed[item] = level
    for node in range(first, last):
        item = node_item[node]
        if closed[item] == level:
            color = node_color[node]
            for k in range(base[item], base[item] + size[item]):
                rival = members[k]
                other_option = node_option[rival]
                # An option that shares two items with the chosen one is ruled out by the first.
                if live[other_option] == 1 and (color == 0 or node_color[rival] != color):
                    possible = take_out(state, model, other_option) and possible
        elif item < n_primary and size[item] + used[item] < lower[item]:
            possible = False
    return possible


@kernel
def unchoose(state: CoverState, model: CoverArrays, option: int, level: int) -> bool:
    """Undo `choose` and rule the option out; False if an item can then no longer reach its lower bound."""
    closed, used, live, trail, reg = state.closed, state.used, state.live, state.trail, state.reg
    node_item = model.node_item
    n_primary = len(model.lower)
    n_items = len(state.size)
    size, saved, at = state.size, state.saved, (level - 1) * n_items
    for item in range(n_items):
        size[item] = saved[at + item]
    mark = state.level_trail[level - 1]
    for k in range(mark, reg[TRAIL]):
        live[trail[k]] = 1
    reg[TRAIL] = mark
    for node in range(model.start[option], model.start[option + 1]):
        item = node_item[node]
        if item < n_primary:
            used[item] -= 1
            if closed[item] == level:
                reg[OPEN] += 1
        if closed[item] == level:
            closed[item] = 0
    return take_out(state, model, option)
