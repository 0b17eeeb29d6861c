"""Exact cover with colors and multiplicities, by dancing cells.

The options of every item are kept as a sparse set: `members[base[i] : base[i] + size[i]]` are the
nodes of the options of item i that are still possible, `place[node]` says where a node stands. An
option is taken out by swapping its nodes behind the ends of the sets. It comes back when the sets get
their old lengths again: what was taken out last stands first behind the end. So a choice is undone by
copying the lengths that were saved before it, however many options it ruled out. See Knuth, The Art
of Computer Programming 4B, 7.2.2.1, and his program ssxcc (2020) for sparse sets in exact cover;
multiplicities as in his Algorithm M.

The tree. A level takes the open primary item with the fewest branches. With `need` the number of
options that the item still lacks and n the number of its options, branch j chooses the j-th of them,
in the order of the model, and rules out those before it, which leaves n - need + 1 branches; where
nothing is needed any more (need = 0) the last branch rules out all. An item needed once has n
branches, as usual; copies of one piece are never permuted. Ties go to the lowest item, so that the
walk is the same on every machine. The order within a set depends on all that was searched before and
decides nothing: a subtree is the same whoever walks it, and whatever was walked before it.

An item is *closed* when it takes no further option: a primary one that reached its upper bound, a
secondary one that got its color. Sets of closed items are left as they are.

Sums. Options may give values to their items, and sums of these may have bounds. After each choice `settle` bounds
every sum: closed items have their values, open ones one of those that their options would give. It takes out the
options that lead a sum beyond a bound whatever the others give, until that changes nothing. What it takes out comes
back with the choice.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ._marks import KernelEntry, kernel
from .status import EXHAUSTED, FULL, N_FOUND, N_STORED, NODES, RUNNING

# Ints is a list when interpreted and an int32 (nodes: int64) array when compiled.
Ints = Any

# Registers of CoverState.reg
DEPTH, TRAIL, PHASE, OPEN = range(3, 7)
N_REGISTERS = 7
# Phases
FORWARD, NEXT, DONE = range(3)


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


@kernel
def pick_item(state: CoverState, model: CoverArrays) -> int:
    """The open item with the fewest branches, -1 if all is covered; needed items come first."""
    best = -1
    best_degree = 0
    best_free = -1
    best_free_degree = 0
    open_items, size, used, lower = state.open_items, state.size, state.used, model.lower
    for k in range(state.reg[OPEN]):
        item = open_items[k]
        need = lower[item] - used[item]
        if need > 0:
            degree = size[item] - need + 1
            if best < 0 or degree < best_degree or (degree == best_degree and item < best):
                best = item
                best_degree = degree
        elif size[item] > 0:
            degree = size[item] + 1
            if best_free < 0 or degree < best_free_degree or (degree == best_free_degree and item < best_free):
                best_free = item
                best_free_degree = degree
    return best if best >= 0 else best_free


@kernel
def first_node(members: Ints, begin: int, end: int) -> int:
    """The lowest node of a set, and so that of its first option; the set must not be empty."""
    first = members[begin]
    for k in range(begin + 1, end):
        node = members[k]
        if node < first:
            first = node
    return int(first)


@kernel
def store(state: CoverState, depth: int, row_length: int) -> None:
    """Write the chosen options into the buffer of found solutions."""
    at = state.reg[N_STORED] * row_length
    count = 0
    for level in range(depth):
        option = state.level_option[level]
        if option >= 0:
            count += 1
            state.found[at + count] = option
    state.found[at] = count


@kernel
def advance(state: CoverState, model: CoverArrays, budget: int, capacity: int) -> int:
    """Visit up to `budget` nodes; return RUNNING, FULL or EXHAUSTED.

    A node is an option chosen. Solutions are appended to state.found, whose first `capacity` rows
    may be used: with FULL all of them are taken. With capacity 0 solutions are only counted.
    Changes `state` in place and allocates nothing.
    """
    reg, members, size = state.reg, state.members, state.size
    base, node_option = model.base, model.node_option
    n_sums = len(model.sum_least)
    row_length = len(state.level_item) + 1
    stop = reg[NODES] + budget
    while True:
        phase = reg[PHASE]
        if phase == DONE:
            return EXHAUSTED
        if phase == FORWARD:
            depth = reg[DEPTH]
            item = pick_item(state, model)
            if item < 0 and n_sums > 0 and not settle(state, model, -1):
                # What stays uncovered gives a sum too little, or too much.
                reg[PHASE] = NEXT
            elif item < 0:
                if capacity > 0 and reg[N_STORED] >= capacity:
                    # The solution is seen again when the buffer is empty.
                    return FULL
                reg[N_FOUND] += 1
                if capacity > 0:
                    store(state, depth, row_length)
                    reg[N_STORED] += 1
                reg[PHASE] = NEXT
                if capacity > 0 and reg[N_STORED] >= capacity:
                    return FULL
            else:
                need = model.lower[item] - state.used[item]
                state.level_item[depth] = item
                state.level_option[depth] = -2
                state.level_degree[depth] = size[item] - max(need, 0) + 1
                state.level_branch[depth] = 0
                reg[DEPTH] = depth + 1
                reg[PHASE] = NEXT
        else:
            # Go on with the next branch of the deepest level.
            level = reg[DEPTH]
            if level == 0:
                reg[PHASE] = DONE
                return EXHAUSTED
            if reg[NODES] >= stop:
                return RUNNING
            item = state.level_item[level - 1]
            option = state.level_option[level - 1]
            possible = option < 0 or unchoose(state, model, option, level)
            branch = state.level_branch[level - 1]
            state.level_branch[level - 1] = branch + 1
            if option == -1 or not possible or branch >= state.level_degree[level - 1]:
                # The options that this level ruled out come back when the level above it undoes its choice.
                reg[DEPTH] = level - 1
            elif size[item] == 0:
                # The last branch of an item that needs nothing: none of its options.
                state.level_option[level - 1] = -1
                reg[PHASE] = FORWARD
            else:
                reg[NODES] += 1
                option = node_option[first_node(members, base[item], base[item] + size[item])]
                state.level_option[level - 1] = option
                if choose(state, model, option, level) and (n_sums == 0 or settle(state, model, option)):
                    reg[PHASE] = FORWARD


KERNEL = KernelEntry("cover", advance, CoverState, CoverArrays)
