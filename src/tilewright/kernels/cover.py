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

from ._marks import KernelEntry, kernel
from .cover_parts import DEPTH, OPEN, PHASE, CoverArrays, CoverState, Ints, choose, unchoose
from .cover_sums import settle
from .status import EXHAUSTED, FULL, N_FOUND, N_STORED, NODES, RUNNING

# Phases
FORWARD, NEXT, DONE = range(3)


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
            if n_sums > 0 and depth == 0 and not settle(state, model, -1):
                # What goes here, before the first level, goes for good.
                reg[PHASE] = DONE
                return EXHAUSTED
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
